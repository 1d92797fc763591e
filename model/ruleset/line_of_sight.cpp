#include "model/ruleset/line_of_sight.h"

#include "model/ruleset/mechanism_figure.h"

#include <array>

namespace model {

template <>
struct Words<AlongHexside> : WordsInOrder<AlongHexside> {
    static constexpr std::string_view values = "both either";
};
template <>
struct Words<Downslope> : WordsInOrder<Downslope> {
    static constexpr std::string_view values = "foot whole-line";
};
template <>
struct Words<OwnAtJuncture> : WordsInOrder<OwnAtJuncture> {
    static constexpr std::string_view values = "left-out frees";
};

namespace {

/// Hexes; nothing where it is not printed.
struct Range : NumberWords<1, farthestSight> {
    static constexpr std::string_view values = "1..9";
    static std::string text(int value) {
        return value == 0 ? std::string{} : NumberWords::text(value);
    }
};

using Sight = SightByJunctures;
using ByJunctures = OfKind<&Ruleset::sight, Sight>;

template <auto member, class Written = Words<ValueOf<ByJunctures, member>>>
constexpr FigureRow row(std::string_view name, std::string_view standard,
                        std::string_view question) {
    return figureOf<ByJunctures, member, Written>(name, standard, question);
}

constexpr auto figures = std::to_array<FigureRow>({
    row<&Sight::range, Range>("line-of-sight.range", "",
                              "How many hexes does a unit see by day in fair weather?"),
    row<&Sight::adjacentSee>(
        "line-of-sight.adjacent-see", "yes",
        "Are neighbours always in sight of each other, whatever lies between them?"),
    row<&Sight::adjacentSeeAtRangeNone>(
        "line-of-sight.adjacent-see-at-range-none", "no",
        "Do they see each other in turns in which nobody has a line of sight?"),
    row<&Sight::adjacentSeeOverBarrier>(
        "line-of-sight.adjacent-see-over-barrier", "no",
        "Do they see each other over a hexside that bars the sight of neighbours?"),
    row<&Sight::unitsBlock>("line-of-sight.units-block", "yes",
                            "Does a unit in a hex, of whatever side, block lines "
                            "through it?"),
    row<&Sight::lightCoverBlocks>("line-of-sight.light-cover-blocks", "no",
                                  "Does light cover, such as an orchard, block?"),
    row<&Sight::plateauBlocks>(
        "line-of-sight.plateau-blocks", "yes",
        "Does a hilltop between two hilltops of its own level block the line between them?"),
    row<&Sight::targetCrestBlocks>(
        "line-of-sight.target-crest-blocks", "yes",
        "Does a crest on the boundary of the target block, or is it like one beside the viewer?"),
    row<&Sight::slopesBetweenHilltopsBlock>(
        "line-of-sight.slopes-between-hilltops-block", "no",
        "Do slope hexsides block the sight from a hilltop to one that is not higher?"),
    row<&Sight::followedHexsideBlocks>("line-of-sight.followed-hexside-blocks", "no",
                                       "Does a blocking hexside block a line that runs along it?"),
    row<&Sight::alongHexside>(
        "line-of-sight.along-hexside", "both",
        "Must both hexes beside a line along a hexside obstruct it, or is one enough?"),
    row<&Sight::downslope>(
        "line-of-sight.downslope", "foot",
        "Looking down a slope, does a unit see over the slope hex at its foot only, or over every "
        "slope hex on the line?"),
    row<&Sight::ownAtJuncture>(
        "line-of-sight.own-at-juncture", "left-out",
        "Is a hexside that does not hinder the viewer left out at a juncture, or does it free the "
        "juncture?"),
    row<&Sight::fireFrom, Range>("line-of-sight.fire-from", "",
                                 "How near, in hexes, may the target of a battery be?"),
    row<&Sight::fireTo, Range>("line-of-sight.fire-to", "",
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
