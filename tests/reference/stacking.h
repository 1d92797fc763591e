#pragma once
// Stacking at the end of a phase in play (3.2, 3.3, 7.53, 18.12, 25.17, 25.33), read plainly.

#include "tests/reference/small_map.h"

namespace reference {

/// Which rules the pieces of one side in a hex break.
struct Stack {
    bool tooMany = false;     ///< 3.21-3.24, 16.22
    bool withTrain = false;   ///< 3.3, 18.12
    bool armiesMix = false;   ///< 25.17
    bool inRoadMarch = false; ///< 3.3, 7.53
    bool operator==(const Stack&) const = default;

    bool legal() const { return !tooMany && !withTrain && !armiesMix && !inRoadMarch; }
};

Stack stackOf(const SmallMap& map, const std::vector<const Piece*>& pieces);
Stack stackIn(const SmallMap& map, Hex hex, char side);
bool legal(const SmallMap& map, Hex hex, char side);

/// All combat units of one division (3.22, 25.33). Where there is none: no.
bool hasIntegrity(const SmallMap& map, const std::vector<const Piece*>& pieces);

} // namespace reference
