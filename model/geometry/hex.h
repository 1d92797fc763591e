#pragma once

// A hex of the abstract lattice in axial coordinates: q counts columns to the east of a flat-top
// picture, r goes down a column. It never carries a printed number (see HexNumbering) and does not
// know whether it stands flat-top or pointy-top.

#include "model/geometry/direction.h"

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace model {

struct Hex {
    int q = 0;
    int r = 0;

    constexpr auto operator<=>(const Hex&) const = default;
};

/// Axial offsets: the sum moves a hex, the difference is the move from one hex to another.
constexpr Hex operator+(Hex a, Hex b) {
    return {a.q + b.q, a.r + b.r};
}
constexpr Hex operator-(Hex a, Hex b) {
    return {a.q - b.q, a.r - b.r};
}

/// The hex across the hexside in this direction, which must be a hexside direction.
constexpr Hex neighbour(Hex hex, Direction direction) {
    assert(direction.isHexside());
    constexpr std::array<Hex, 6> offsets{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
    return hex + offsets[static_cast<std::size_t>(direction.index() / 2)];
}

/// In the order of hexsideDirections.
constexpr std::array<Hex, 6> neighbours(Hex hex) {
    std::array<Hex, 6> result{};
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = neighbour(hex, hexsideDirections[i]);
    return result;
}

/// In hexes: 0 to itself, 1 to a neighbour.
constexpr int distance(Hex a, Hex b) {
    const Hex d = b - a;
    const auto magnitude = [](int value) { return value < 0 ? -value : value; };
    return (magnitude(d.q) + magnitude(d.r) + magnitude(d.q + d.r)) / 2;
}

/// The hexside direction from one hex to a neighbour; nothing if they do not touch.
constexpr std::optional<Direction> directionTo(Hex from, Hex to) {
    for (const Direction direction : hexsideDirections)
        if (neighbour(from, direction) == to) return direction;
    return std::nullopt;
}

/// The hexes at exactly this distance, clockwise from the one straight in direction 0; the hex
/// itself for radius 0, none for a negative one.
std::vector<Hex> ring(Hex centre, int radius);

/// The hexes at this distance or less, the centre included, in ascending order.
std::vector<Hex> hexesWithin(Hex centre, int radius);

} // namespace model

template <>
struct std::hash<model::Hex> {
    std::size_t operator()(const model::Hex& hex) const noexcept {
        const auto q = static_cast<std::uint64_t>(static_cast<std::uint32_t>(hex.q));
        const auto r = static_cast<std::uint64_t>(static_cast<std::uint32_t>(hex.r));
        return std::hash<std::uint64_t>{}(((q << 32U) | r) * 0x9E3779B97F4A7C15ULL);
    }
};
