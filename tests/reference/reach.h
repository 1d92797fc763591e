#pragma once
// What a move costs and how far a unit gets (7.0, 4.3, 15.11, 18.1), read plainly. Costs are in
// half movement points. A cost that the rulebook does not print, and what it leaves open, is asked
// twice: once as the mover would like it (free), once as he would not (closed).

#include "tests/reference/small_map.h"

namespace reference {

/// Half movement points: at best and at worst. Nothing: closed.
struct Cost {
    std::optional<int> atBest, atWorst;
    bool operator==(const Cost&) const = default;

    static Cost known(int halves) { return {halves, halves}; }
    static Cost closed() { return {}; }
    bool isKnown() const { return atBest == atWorst; }
};

/// From a hex into the next, `marching`: in road march. Only terrain and ways: what enemies and
/// friends forbid is not in it.
Cost stepCost(const SmallMap& map, const Piece& unit, Hex from, Hex to, bool marching);

/// The sum along the hexes, in one state all the way.
Cost pathCost(const SmallMap& map, const Piece& unit, const std::vector<Hex>& path, bool marching);

/// Movement points this turn (2.2, 20.41, 25.71, 25.72).
int allowance(const SmallMap& map, const Piece& unit);

enum class Answer { no, possibly, surely };

/// What it costs to be in a hex.
struct Reached {
    Cost passing;  ///< to go on, or to stop where nobody is
    Cost stopping; ///< with the cost of stacking and of leaving road march for it (3.1, 7.56)
    /// By minimum movement (7.3), which costs all there is.
    bool atBestByMinimum = false, atWorstByMinimum = false;

    Answer enters() const;
    Answer stops() const;
};

/// Every hex that may be reached, with the hex where it stands. The unit may declare and drop road
/// march on the way.
std::map<Hex, Reached> reach(const SmallMap& map, const Piece& unit);

} // namespace reference
