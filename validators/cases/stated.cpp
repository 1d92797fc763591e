#include "validators/cases/stated.h"

#include "model/map/labels.h"

#include <algorithm>
#include <set>

namespace validators {

namespace {

void append(std::string& text, std::string_view key, const std::string& value) {
    if (!text.empty()) text += ' ';
    text.append(key).append("=\"").append(value).append("\"");
}

std::string joined(const std::set<std::string>& labels) {
    return validators::joined(std::vector<std::string>(labels.begin(), labels.end()));
}

} // namespace

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string canonical(const model::Map& map, const Spelling& subject) {
    const auto& [kind, text] = subject;
    if (kind == "hex")
        if (const auto hex = model::readHex(map, text).value) return model::label(map, *hex);
    if (kind == "hexside")
        if (const auto side = model::readHexside(map, text).value)
            return model::label(map, side->hexside());
    if (kind == "corner")
        if (const auto vertex = model::readVertex(map, text).value)
            return model::label(map, *vertex);
    return text;
}

Answer unreadable(std::string question, const std::string& label) {
    return {std::move(question), "a hex", label + " is no hex of this map", false};
}

void Stated::add(std::string_view key, const std::string& expected, const std::string& got) {
    if (expected.empty()) return;
    append(expected_, key, expected);
    append(got_, key, got);
    equal_ = equal_ && expected == got;
}

void Stated::addMissing(const std::string& expected, const MissingFigures& missing) {
    const bool named = std::find(missing.begin(), missing.end(), expected) != missing.end();
    add("missing", expected, named ? expected : joined(missing));
}

void Stated::addHexes(const Situation& situation, const ExpectedHexes& expected,
                      std::span<const model::Hex> got) {
    const auto labelled = [&](const std::vector<std::string>& labels) {
        std::set<std::string> all;
        for (const auto& label : labels)
            all.insert(canonical(situation.map(), {"hex", label}));
        return all;
    };
    std::set<std::string> is;
    for (const model::Hex hex : got)
        is.insert(canonical(situation.map(), {"hex", situation.label(hex)}));
    const auto members = [&](const std::vector<std::string>& labels, bool present) {
        auto kept = labelled(labels);
        std::erase_if(kept, [&](const auto& label) { return is.contains(label) != present; });
        return kept;
    };
    if (!expected.are.empty()) add("are", joined(labelled(expected.are)), joined(is));
    add("with", joined(labelled(expected.with)), joined(members(expected.with, true)));
    add("without", joined(labelled(expected.without)), joined(members(expected.without, false)));
}

} // namespace validators
