#pragma once
// Lines of sight: how far units see, and what blocks the line from hex to hex. Which terrain and
// which hexsides block is said of them in the vocabulary; the alternatives here are the published
// ways of judging a line by it. Their members are the figures.

#include "model/rule_ref.h"
#include "model/ruleset/figure.h"

#include <span>
#include <variant>

namespace model {

/// The greatest range that a ruleset can give; checks that look along lines of sight read so far.
inline constexpr int farthestSight = 9;

/// Of a line that runs along a hexside.
enum class AlongHexside {
    both,   ///< blocked when both hexes beside it obstruct
    either, ///< when one of them does
};

/// Which slope hexes a viewer above a slope sees over.
enum class Downslope {
    foot,      ///< only the one at the foot of his own slope
    wholeLine, ///< every one, when the line leaves his hex down a slope
};

/// A hexside that does not hinder the viewer, where it meets others at a vertex of the line.
enum class OwnAtJuncture {
    leftOut, ///< it does not count, the others do
    frees,   ///< the juncture does not block at all
};

/// Where a rulebook prints what blocks. In files `<clauses hexes="8.42" junctures="8.43"/>`.
struct SightClauses {
    RuleRef hexes;                              ///< terrain in a hex
    RuleRef slopes;                             ///< slope hexes
    RuleRef hexsides;                           ///< crests and slopes
    RuleRef junctures;                          ///< vertices, and lines along a hexside
    RuleRef artillerySlopes, artilleryHexsides; ///< instead, as a battery sees

    bool operator==(const SightClauses&) const = default;
};

/// TLNB 8.4 and 13.34: centre to centre; hexes and hexsides block, and so do the junctures of
/// them at a vertex.
struct SightByJunctures {
    RuleRef rule;
    SightClauses clauses;
    Figure<int> range;                            ///< hexes; not set: the rulebook prints none
    Figure<bool> adjacentSee{true, {}, {}};       ///< neighbours, whatever lies between
    Figure<bool> adjacentSeeAtRangeNone{};        ///< also in turns without any sight
    Figure<bool> adjacentSeeOverBarrier{};        ///< also over hexsides that bar neighbours
    Figure<bool> unitsBlock{true, {}, {}};        ///< of either side; leaders never do
    Figure<bool> lightCoverBlocks{};              ///< terrain marked so: orchards
    Figure<bool> plateauBlocks{true, {}, {}};     ///< hilltops between two of the same level
    Figure<bool> targetCrestBlocks{true, {}, {}}; ///< a crest on the boundary of the target
    Figure<bool> slopesBetweenHilltopsBlock{};    ///< where the target is not the higher one
    Figure<bool> followedHexsideBlocks{};         ///< a blocking one the line runs along
    Figure<AlongHexside> alongHexside{};
    Figure<Downslope> downslope{};
    Figure<OwnAtJuncture> ownAtJuncture{};
    Figure<int> fireFrom, fireTo; ///< hexes to the target of a battery

    bool operator==(const SightByJunctures&) const = default;
};

/// std::monostate: the ruleset says nothing of sight.
using SightRule = std::variant<std::monostate, SightByJunctures>;

std::span<const FigureRow> sightFigures();

/// Lays what the game says over what the series says; figures are laid by their table.
void lay(SightRule& series, const SightRule& game);

} // namespace model
