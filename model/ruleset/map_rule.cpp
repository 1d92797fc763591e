#include "model/ruleset/map_rule.h"

#include "model/ruleset/mechanism_figure.h"

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

struct SlopeStep : NumberWords<1, 99> {
    static constexpr std::string_view values = "1..99";
};
struct UpTo3 : NumberWords<0, 3> {
    static constexpr std::string_view values = "0..3";
};
struct PerCent : NumberWords<0, 100> {
    static constexpr std::string_view values = "0..100";
};

/// Measures are kept as written.
template <bool (*isGood)(std::string_view)>
struct Measure {
    static std::string text(std::string value) { return value; }
    static std::optional<std::string> read(std::string_view text) {
        return isGood(text) ? std::optional<std::string>(text) : std::nullopt;
    }
};
struct Length : Measure<isLength> {
    static constexpr std::string_view values = "<length>";
};
struct SheetSize : Measure<isSheetSize> {
    static constexpr std::string_view values = "<size>";
};

template <auto member, class Written>
constexpr FigureRow row(std::string_view name, std::string_view standard,
                        std::string_view question) {
    return figureOf<Always<&Ruleset::map>, member, Written>(name, standard, question);
}

constexpr auto figures = std::to_array<FigureRow>({
    row<&MapRule::slopeStep, SlopeStep>(
        "map.slope-step", "1",
        "From which difference in level do two neighbours need a slope or crest between them?"),
    row<&MapRule::levelsNearHilltop, UpTo3>("map.levels-near-hilltop", "0",
                                            "Within how many hexes of a hilltop does a hill "
                                            "need a level? 0: only where a line of sight "
                                            "depends on it"),
    row<&MapRule::leastShown, PerCent>(
        "map.least-shown", "50",
        "How much of an edge hex, per cent, must show for it to be playable?"),
    row<&MapRule::across, Length>("map.across", "",
                                  "What does a hex measure in the field from side to side?"),
    row<&MapRule::onPaper, Length>("map.on-paper", "",
                                   "What does a hex measure on paper from side to side?"),
    row<&MapRule::paper, SheetSize>("map.paper", "", "What size is the printed sheet?"),
});

} // namespace

std::span<const FigureRow> mapFigures() {
    return figures;
}

} // namespace model
