#pragma once
// Into which parts hexsides that nobody may cross divide the hexes that units may enter. A part is
// what units can reach of one another, whatever they pay.

#include "validators/rules/situation.h"

#include <vector>

namespace validators {

struct ReachPart {
    std::vector<model::Hex> hexes; ///< in the order of the map
    bool atEdge = false;           ///< units may come from off the map
    /// The part it would belong to if all water could be crossed.
    std::size_t withoutWater = 0;
    std::vector<const model::Watercourse*> shores; ///< the water that bounds it, each once
};

/// In the order of their first hexes. What is undecided bars nobody.
std::vector<ReachPart> reachParts(const Situation& situation);

} // namespace validators
