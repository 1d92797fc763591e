#include "model/ruleset/line_of_sight.h"

#include "model/number.h"
#include "model/ruleset/ruleset.h"

#include <array>
#include <optional>

namespace model {

namespace {

/// How the figures of each kind are written.
template <class T>
struct Words;

template <>
struct Words<int> {
    static constexpr std::string_view values = "1..9";
    static std::string text(int value) {
        return value == 0 ? std::string{} : std::to_string(value);
    }
    static std::optional<int> read(std::string_view text) {
        const auto value = readNumber(text);
        return value && *value >= 1 && *value <= farthestSight ? value : std::nullopt;
    }
};

template <>
struct Words<bool> {
    static constexpr std::string_view values = "yes no";
    static std::string text(bool value) { return value ? "yes" : "no"; }
    static std::optional<bool> read(std::string_view text) {
        if (text == "yes") return true;
        if (text == "no") return false;
        return std::nullopt;
    }
};

/// One of two words.
template <class T, T first, T second>
struct TwoWords {
    static std::string either(T value, std::string_view one, std::string_view other) {
        return std::string(value == first ? one : other);
    }
    static std::optional<T> chosen(std::string_view text, std::string_view one,
                                   std::string_view other) {
        if (text == one) return first;
        if (text == other) return second;
        return std::nullopt;
    }
};

template <>
struct Words<AlongHexside> : TwoWords<AlongHexside, AlongHexside::both, AlongHexside::either> {
    static constexpr std::string_view values = "both either";
    static std::string text(AlongHexside value) { return either(value, "both", "either"); }
    static auto read(std::string_view text) { return chosen(text, "both", "either"); }
};

template <>
struct Words<Downslope> : TwoWords<Downslope, Downslope::foot, Downslope::wholeLine> {
    static constexpr std::string_view values = "foot whole-line";
    static std::string text(Downslope value) { return either(value, "foot", "whole-line"); }
    static auto read(std::string_view text) { return chosen(text, "foot", "whole-line"); }
};

template <>
struct Words<OwnAtJuncture>
    : TwoWords<OwnAtJuncture, OwnAtJuncture::leftOut, OwnAtJuncture::frees> {
    static constexpr std::string_view values = "left-out frees";
    static std::string text(OwnAtJuncture value) { return either(value, "left-out", "frees"); }
    static auto read(std::string_view text) { return chosen(text, "left-out", "frees"); }
};

/// The row of one figure. A ruleset without the mechanism shows the default and takes no value.
template <auto member>
constexpr FigureRow row(std::string_view name, std::string_view standard,
                        std::string_view question) {
    using Value = decltype((SightByJunctures{}.*member).value);
    return {
        name,
        Words<Value>::values,
        standard,
        question,
        [](const Ruleset& ruleset) {
            const auto* sight = std::get_if<SightByJunctures>(&ruleset.sight);
            return Words<Value>::text(((sight ? *sight : SightByJunctures{}).*member).value);
        },
        [](const Ruleset& ruleset) {
            const auto* sight = std::get_if<SightByJunctures>(&ruleset.sight);
            return sight && (sight->*member).isSet();
        },
        [](const Ruleset& ruleset) {
            const auto* sight = std::get_if<SightByJunctures>(&ruleset.sight);
            return sight ? (sight->*member).rule : RuleRef{};
        },
        [](const Ruleset& ruleset) {
            const auto* sight = std::get_if<SightByJunctures>(&ruleset.sight);
            return sight ? (sight->*member).layer : std::string{};
        },
        [](Ruleset& ruleset, std::string_view text, const RuleRef& rule, std::string_view layer) {
            const auto value = Words<Value>::read(text);
            auto* sight = std::get_if<SightByJunctures>(&ruleset.sight);
            if (!value || !sight) return false;
            sight->*member = {*value, rule, std::string(layer)};
            return true;
        }};
}

constexpr auto figures = std::to_array<FigureRow>({
    row<&SightByJunctures::range>("line-of-sight.range", "",
                                  "How many hexes does a unit see by day in fair weather?"),
    row<&SightByJunctures::adjacentSee>(
        "line-of-sight.adjacent-see", "yes",
        "Are neighbours always in sight of each other, whatever lies between them?"),
    row<&SightByJunctures::adjacentSeeAtRangeNone>(
        "line-of-sight.adjacent-see-at-range-none", "no",
        "Do they see each other in turns in which nobody has a line of sight?"),
    row<&SightByJunctures::adjacentSeeOverBarrier>(
        "line-of-sight.adjacent-see-over-barrier", "no",
        "Do they see each other over a hexside that bars the sight of neighbours?"),
    row<&SightByJunctures::unitsBlock>("line-of-sight.units-block", "yes",
                                       "Does a unit in a hex, of whatever side, block lines "
                                       "through it?"),
    row<&SightByJunctures::lightCoverBlocks>("line-of-sight.light-cover-blocks", "no",
                                             "Does light cover, such as an orchard, block?"),
    row<&SightByJunctures::plateauBlocks>(
        "line-of-sight.plateau-blocks", "yes",
        "Does a hilltop between two hilltops of its own level block the line between them?"),
    row<&SightByJunctures::targetCrestBlocks>(
        "line-of-sight.target-crest-blocks", "yes",
        "Does a crest on the boundary of the target block, or is it like one beside the viewer?"),
    row<&SightByJunctures::slopesBetweenHilltopsBlock>(
        "line-of-sight.slopes-between-hilltops-block", "no",
        "Do slope hexsides block the sight from a hilltop to one that is not higher?"),
    row<&SightByJunctures::followedHexsideBlocks>(
        "line-of-sight.followed-hexside-blocks", "no",
        "Does a blocking hexside block a line that runs along it?"),
    row<&SightByJunctures::alongHexside>(
        "line-of-sight.along-hexside", "both",
        "Must both hexes beside a line along a hexside obstruct it, or is one enough?"),
    row<&SightByJunctures::downslope>(
        "line-of-sight.downslope", "foot",
        "Looking down a slope, does a unit see over the slope hex at its foot only, or over every "
        "slope hex on the line?"),
    row<&SightByJunctures::ownAtJuncture>(
        "line-of-sight.own-at-juncture", "left-out",
        "Is a hexside that does not hinder the viewer left out at a juncture, or does it free the "
        "juncture?"),
    row<&SightByJunctures::fireFrom>("line-of-sight.fire-from", "",
                                     "How near, in hexes, may the target of a battery be?"),
    row<&SightByJunctures::fireTo>("line-of-sight.fire-to", "",
                                   "How far, in hexes, may the target of a battery be?"),
});

void lay(RuleRef& series, const RuleRef& game) {
    if (!game.empty()) series = game;
}

} // namespace

std::span<const FigureRow> sightFigures() {
    return figures;
}

void lay(SightRule& series, const SightRule& game) {
    const auto* over = std::get_if<SightByJunctures>(&game);
    if (!over) return;
    auto* below = std::get_if<SightByJunctures>(&series);
    if (!below) {
        series = *over;
        return;
    }
    lay(below->rule, over->rule);
    for (const auto clause : {&SightClauses::hexes, &SightClauses::slopes, &SightClauses::hexsides,
                              &SightClauses::junctures, &SightClauses::artillerySlopes,
                              &SightClauses::artilleryHexsides})
        lay(below->clauses.*clause, over->clauses.*clause);
}

} // namespace model
