#include "model/ruleset/map_rule.h"

#include "model/number.h"
#include "model/ruleset/ruleset.h"

#include <algorithm>
#include <array>

namespace model {

namespace {

bool isMeasure(std::string_view text) {
    return readNumber(text).value_or(0) > 0;
}

/// `480 m`, `200 yd`; a blank between number and unit.
bool isLength(std::string_view text) {
    constexpr std::array<std::string_view, 5> units{"mm", "m", "km", "in", "yd"};
    const auto blank = std::min(text.find(' '), text.size());
    return isMeasure(text.substr(0, blank)) && blank < text.size() &&
           std::find(units.begin(), units.end(), text.substr(blank + 1)) != units.end();
}

/// `297 x 210 mm`.
bool isSheetSize(std::string_view text) {
    constexpr std::string_view times = " x ";
    const auto found = text.find(times);
    return found != std::string_view::npos && isMeasure(text.substr(0, found)) &&
           isLength(text.substr(found + times.size()));
}

/// The row of a whole number within bounds.
template <Figure<int> MapRule::*member, int least, int most>
constexpr FigureRow numberRow(std::string_view name, std::string_view values,
                              std::string_view standard, std::string_view question) {
    return {
        name,
        values,
        standard,
        question,
        [](const Ruleset& ruleset) { return std::to_string((ruleset.map.*member).value); },
        [](const Ruleset& ruleset) { return (ruleset.map.*member).isSet(); },
        [](const Ruleset& ruleset) { return (ruleset.map.*member).rule; },
        [](const Ruleset& ruleset) { return (ruleset.map.*member).layer; },
        [](Ruleset& ruleset, std::string_view text, const RuleRef& rule, std::string_view layer) {
            const auto value = readNumber(text);
            if (!value || *value < least || *value > most) return false;
            ruleset.map.*member = {*value, rule, std::string(layer)};
            return true;
        }};
}

/// The row of a measure, kept as written.
template <Figure<std::string> MapRule::*member, bool (*isGood)(std::string_view)>
constexpr FigureRow measureRow(std::string_view name, std::string_view values,
                               std::string_view question) {
    return {
        name,
        values,
        "",
        question,
        [](const Ruleset& ruleset) { return (ruleset.map.*member).value; },
        [](const Ruleset& ruleset) { return (ruleset.map.*member).isSet(); },
        [](const Ruleset& ruleset) { return (ruleset.map.*member).rule; },
        [](const Ruleset& ruleset) { return (ruleset.map.*member).layer; },
        [](Ruleset& ruleset, std::string_view text, const RuleRef& rule, std::string_view layer) {
            if (!isGood(text)) return false;
            ruleset.map.*member = {std::string(text), rule, std::string(layer)};
            return true;
        }};
}

constexpr auto figures = std::to_array<FigureRow>({
    numberRow<&MapRule::slopeStep, 1, 99>(
        "map.slope-step", "1..99", "1",
        "From which difference in level do two neighbours need a slope or crest between them?"),
    numberRow<&MapRule::levelsNearHilltop, 0, 3>("map.levels-near-hilltop", "0..3", "0",
                                                 "Within how many hexes of a hilltop does a hill "
                                                 "need a level? 0: only where a line of sight "
                                                 "depends on it"),
    numberRow<&MapRule::leastShown, 0, 100>(
        "map.least-shown", "0..100", "50",
        "How much of an edge hex, per cent, must show for it to be playable?"),
    measureRow<&MapRule::across, isLength>(
        "map.across", "<length>", "What does a hex measure in the field from side to side?"),
    measureRow<&MapRule::onPaper, isLength>("map.on-paper", "<length>",
                                            "What does a hex measure on paper from side to side?"),
    measureRow<&MapRule::paper, isSheetSize>("map.paper", "<size>",
                                             "What size is the printed sheet?"),
});

} // namespace

std::span<const FigureRow> mapFigures() {
    return figures;
}

} // namespace model
