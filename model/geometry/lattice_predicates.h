#pragma once
// What meets what in the plane of lattice points, decided in exact integers. Everything is closed:
// ends, borders and corners belong to it, so that what only touches meets. Coordinates may have any
// value up to 2^60 either way.

#include "model/geometry/hex.h"
#include "model/geometry/hexside.h"
#include "model/geometry/lattice_point.h"

#include <array>
#include <span>

namespace model {

struct LatticeSegment {
    LatticePoint from, to;

    bool operator==(const LatticeSegment&) const = default;
};

/// Both corners belong to it; empty when least is beyond most.
struct LatticeBox {
    LatticePoint least, most;

    bool operator==(const LatticeBox&) const = default;
};

LatticeBox boxOf(std::span<const LatticePoint> points);
LatticeBox boxOf(LatticeSegment segment);
LatticeBox boxOf(Hex hex);

/// Clockwise, in the order of cornerDirections.
std::array<LatticePoint, 6> cornersOf(Hex hex);
LatticeSegment segmentOf(Hexside hexside);

/// To which side c lies of the way from a to b: 1 clockwise to the eye, -1 counterclockwise, 0 when
/// the three lie on one line.
int turn(LatticePoint a, LatticePoint b, LatticePoint c);

bool liesOn(LatticePoint point, LatticeSegment segment);
bool meet(LatticeSegment a, LatticeSegment b);
bool meet(LatticeBox a, LatticeBox b);

enum class Where { outside, border, inside };
/// An area is the ring of its points, whichever way round. Where the ring crosses itself a point is
/// inside when an odd number of turns leads round it.
Where whereIn(std::span<const LatticePoint> area, LatticePoint point);

bool lineMeets(std::span<const LatticePoint> line, LatticeSegment segment);
bool areaMeets(std::span<const LatticePoint> area, LatticeSegment segment);

/// With the hex and its border.
bool lineMeets(std::span<const LatticePoint> line, Hex hex);
bool areaMeets(std::span<const LatticePoint> area, Hex hex);

/// With the hex without its border: a line along a hexside enters neither of its hexes.
bool lineEnters(std::span<const LatticePoint> line, Hex hex);
bool areaEnters(std::span<const LatticePoint> area, Hex hex);

/// Whether the ring meets itself elsewhere than where one side ends and the next begins.
bool crossesItself(std::span<const LatticePoint> area);

} // namespace model
