#pragma once
// A move of the lattice onto itself: mirrored from left to right, turned about the hex (0, 0) in
// steps of 60 degrees, then moved. It carries a piece of a map to another place.

#include "model/geometry/hexside.h"
#include "model/geometry/lattice_point.h"

namespace model {

struct Placement {
    Hex to;                ///< where the hex (0, 0) comes to lie
    int turns = 0;         ///< of 60 degrees clockwise, any whole number
    bool mirrored = false; ///< before it is turned

    Hex operator()(Hex hex) const;
    Direction operator()(Direction direction) const;
    Hexside operator()(Hexside hexside) const;
    /// Of an arm between two points, so it is not moved. What is not a corner or centre may be
    /// rounded to the thousandth.
    LatticePoint turned(LatticePoint arm) const;

    bool operator==(const Placement&) const = default;
};

} // namespace model
