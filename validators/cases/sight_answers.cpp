#include "model/map/labels.h"
#include "validators/cases/stated.h"
#include "validators/rules/sight_fan.h"

#include <optional>
#include <string_view>
#include <vector>

namespace validators {

namespace {

std::string_view word(Verdict verdict) {
    switch (verdict) {
    case Verdict::yes:
        return "clear";
    case Verdict::no:
        return "blocked";
    case Verdict::undecided:
        return "undecided";
    }
    return {};
}

SightMode modeOf(bool artillery) {
    return artillery ? SightMode::artillery : SightMode::units;
}

/// A hex, hexside or corner as the map writes it, however the file does.
std::string placeNamed(const model::Map& map, const std::string& text) {
    if (const auto hex = model::readHex(map, text).value) return model::label(map, *hex);
    if (const auto side = model::readHexside(map, text).value)
        return model::label(map, side->hexside());
    if (const auto vertex = model::readVertex(map, text).value) return model::label(map, *vertex);
    return text;
}

} // namespace

Answer answer(const CaseGround& ground, const model::ExpectSight& asked) {
    std::string question = "sight from " + asked.from + " to " + asked.to;
    if (asked.artillery) question += " of artillery";
    const model::Map& map = ground.situation.map();
    const auto from = model::readHex(map, asked.from).value;
    const auto to = model::readHex(map, asked.to).value;
    if (!from || !to) return unreadable(std::move(question), from ? asked.to : asked.from);
    const SightLine line = sightLine(ground.situation, *from, *to, modeOf(asked.artillery));
    Stated stated;
    stated.add("is", asked.is, std::string(word(line.verdict)));
    const std::string at = asked.at.empty() ? asked.at : placeNamed(map, asked.at);
    stated.add("at", at, line.blocker ? model::spelling(map, *line.blocker).second : "nothing");
    stated.add("by", asked.by, line.clause.text);
    stated.addMissing(asked.missing, line.missing);
    return stated.answer(std::move(question));
}

Answer answer(const CaseGround& ground, const model::ExpectFan& asked) {
    std::string question = "fan from " + asked.from;
    if (asked.artillery) question += " of artillery";
    const auto from = model::readHex(ground.situation.map(), asked.from).value;
    if (!from) return unreadable(std::move(question), asked.from);
    const SightFan fan = sightFan(ground.situation, *from, modeOf(asked.artillery));
    std::vector<model::Hex> seen;
    for (const FanLine& line : fan.lines)
        if (line.out.verdict == Verdict::yes) seen.push_back(line.hex);
    Stated stated;
    stated.addHexes(ground.situation, {asked.are, asked.with, asked.without}, seen);
    return stated.answer(std::move(question));
}

} // namespace validators
