#pragma once

// Where hexes lie in a plane of real numbers, for drawing and for finding what is under the mouse:
// x grows to the right, y grows down. Rules never ask it; they count hexes or use the exact
// lattice.

#include "model/geometry/hex.h"
#include "model/geometry/hexside.h"
#include "model/geometry/lattice_point.h"
#include "model/geometry/vertex.h"

#include <array>
#include <vector>

namespace model {

struct PlanePoint {
    double x = 0.0;
    double y = 0.0;

    bool operator==(const PlanePoint&) const = default;
};

struct PlaneBox {
    double left = 0.0;
    double top = 0.0;
    double right = 0.0;
    double bottom = 0.0;

    bool operator==(const PlaneBox&) const = default;
};

double distance(PlanePoint a, PlanePoint b);

/// One of the hexes, hexsides or vertices, with its distance from the point asked for.
template <typename What>
struct Nearest {
    What what;
    double distance = 0.0;
};

struct HexLayout {
    Orientation orientation = Orientation::flatTop;
    /// From the centre to a corner, positive. A flat-top hex is 2 radii wide and sqrt(3) radii
    /// high, a pointy-top one the other way round.
    double radius = 1.0;
    /// The centre of Hex{0, 0}.
    PlanePoint origin;

    PlanePoint centre(Hex hex) const;
    PlanePoint corner(Hex hex, Direction direction) const;
    /// Clockwise, in the order of cornerDirections. The hexside in direction d runs from the
    /// corner in d.turned(-1) to the one in d.turned(1).
    std::array<PlanePoint, 6> corners(Hex hex) const;
    /// In the order of verticesOf.
    std::array<PlanePoint, 2> ends(Hexside hexside) const;
    PlanePoint position(Vertex vertex) const;
    PlanePoint position(LatticePoint point) const;
    PlaneBox bounds(Hex hex) const;

    /// The hex that contains the point, with the distance to its centre.
    Nearest<Hex> nearestHex(PlanePoint point) const;
    Nearest<Hexside> nearestHexside(PlanePoint point) const;
    Nearest<Vertex> nearestVertex(PlanePoint point) const;
    /// Rounded to the thousandth.
    LatticePoint nearestLatticePoint(PlanePoint point) const;

    /// All hexes whose bounds meet the box, in ascending order; for drawing what is visible.
    std::vector<Hex> hexesIn(PlaneBox box) const;

    bool operator==(const HexLayout&) const = default;
};

} // namespace model
