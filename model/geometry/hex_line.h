#pragma once

// The straight line between the centres of two hexes as a list of what it meets, in order.
// Rulebooks decide lines along a hexside and through a corner, so it is computed in exact integers
// of the lattice (see LatticePoint). What blocks it is not said here.

#include "model/geometry/hex.h"
#include "model/geometry/hexside.h"
#include "model/geometry/vertex.h"

#include <variant>
#include <vector>

namespace model {

/// The line passes through the interior of the hex.
struct CrossedHex {
    Hex hex;
    bool operator==(const CrossedHex&) const = default;
};

/// The line goes through the hexside between its ends, from one of its hexes into the other.
struct CrossedHexside {
    Hexside hexside;
    bool operator==(const CrossedHexside&) const = default;
};

/// The line goes through the corner; the hexsides that meet there are not reported as crossed.
struct PassedVertex {
    Vertex vertex;
    bool operator==(const PassedVertex&) const = default;
};

/// The line runs along the whole hexside, from one of its vertices (the step before) to the other
/// (the step after), and crosses neither of its hexes there.
struct FollowedHexside {
    Hexside hexside;
    bool operator==(const FollowedHexside&) const = default;
};

using LineStep = std::variant<CrossedHex, CrossedHexside, PassedVertex, FollowedHexside>;
using HexLine = std::vector<LineStep>;

/// The two end hexes are left out, so neighbours give the one hexside between them and a hex to
/// itself nothing. The line back is the same list reversed.
HexLine hexLine(Hex from, Hex to);

} // namespace model
