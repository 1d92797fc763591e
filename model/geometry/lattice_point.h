#pragma once

// A point of the plane in integer thousandths of the lattice, where the hex (q, r) has its centre
// at (3q, 2r + q) and its corners at (+-2, 0) and (+-1, +-1) from there; x grows east and y grows
// south in the flat-top picture. The lattice is an affine image of the map, so what lies on, left
// of or inside what is decided exactly; lengths and angles are not those of the map (see
// HexLayout).

#include "model/geometry/vertex.h"

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace model {

struct LatticePoint {
    static constexpr std::int64_t unit = 1000;

    std::int64_t x = 0;
    std::int64_t y = 0;

    constexpr auto operator<=>(const LatticePoint&) const = default;
};

constexpr LatticePoint operator+(LatticePoint a, LatticePoint b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr LatticePoint operator-(LatticePoint a, LatticePoint b) {
    return {a.x - b.x, a.y - b.y};
}

/// The centre of the hex.
constexpr LatticePoint latticePoint(Hex hex) {
    const std::int64_t q = hex.q;
    const std::int64_t r = hex.r;
    return {3 * q * LatticePoint::unit, (2 * r + q) * LatticePoint::unit};
}

/// From the centre of a hex to its corner in this direction, which must be a corner direction.
constexpr LatticePoint cornerOffset(Direction direction) {
    assert(direction.isCorner());
    constexpr auto u = LatticePoint::unit;
    constexpr std::array<LatticePoint, 6> offsets{
        {{u, -u}, {2 * u, 0}, {u, u}, {-u, u}, {-2 * u, 0}, {-u, -u}}};
    return offsets[static_cast<std::size_t>(direction.index() / 2)];
}

constexpr LatticePoint latticePoint(Vertex vertex) {
    const Hex hex = vertex.hexes()[0];
    return latticePoint(hex) + cornerOffset(vertex.directionFrom(hex));
}

} // namespace model
