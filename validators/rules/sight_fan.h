#pragma once
// What is seen from a hex, what a side sees, and at what a battery can fire: many lines of sight at
// once, each judged by line_of_sight.

#include "validators/rules/line_of_sight.h"

#include <vector>

namespace validators {

/// `out` is the line from the middle of the fan, `back` the one to it.
struct FanLine {
    model::Hex hex;
    SightLine out, back;
};
struct SightFan {
    model::Hex from;
    SightRange range;
    std::vector<FanLine> lines; ///< to every other hex in play within range, ascending
};
SightFan sightFan(const Situation& situation, model::Hex from, SightMode mode);

/// The hexes that units of the side see, by their numbers in Ground; leaders see nothing, and a
/// unit sees its own hex. Undecided where a unit may see and none surely does.
std::vector<Verdict> sightOfSide(const Situation& situation, const model::SideId& side);

/// Whether units stand in the hex: pieces that are no leaders. Undecided for a unit of no known
/// class. `side` empty: of any side.
Verdict hasUnits(const Situation& situation, model::Hex hex, const model::SideId& side = {});

/// Whether a battery in the hex has the other within range and in sight: not beside it, except
/// over water without a crossing or over a wall (TLNB 13.2, 13.34; BOP 25.77). What stands in the
/// target and in the hex of the battery is not asked.
Verdict canFireAt(const Situation& situation, model::Hex battery, model::Hex target);

} // namespace validators
