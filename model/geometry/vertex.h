#pragma once

// The corner where three hexes and three hexsides meet, one value from whichever hex it is named.
// Rulebooks decide what a line of sight through it does; on the map it is where watercourses join.

#include "model/geometry/hexside.h"

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <functional>
#include <optional>

namespace model {

class Vertex {
public:
    /// Some vertex; for containers.
    constexpr Vertex() : Vertex{Hex{}, Direction{1}} {}
    /// The direction must be a corner direction.
    constexpr Vertex(Hex hex, Direction direction);

    /// Ascending.
    constexpr std::array<Hex, 3> hexes() const { return hexes_; }
    constexpr std::array<Hexside, 3> hexsides() const;
    constexpr bool touches(Hex hex) const;

    /// Which corner of `hex` it is; `hex` must be one of the three.
    constexpr Direction directionFrom(Hex hex) const;

    constexpr auto operator<=>(const Vertex&) const = default;

private:
    std::array<Hex, 3> hexes_;
};

/// Nothing unless each of the three hexes touches the other two.
constexpr std::optional<Vertex> vertexBetween(Hex a, Hex b, Hex c);

/// Both ends; seen from the first hex of the side, the counterclockwise end comes first.
constexpr std::array<Vertex, 2> verticesOf(Hexside hexside);

constexpr Vertex::Vertex(Hex hex, Direction direction)
    : hexes_{hex, neighbour(hex, direction.turned(-1)), neighbour(hex, direction.turned(1))} {
    assert(direction.isCorner());
    const auto order = [](Hex& a, Hex& b) {
        if (b < a) {
            const Hex greater = a;
            a = b;
            b = greater;
        }
    };
    order(hexes_[0], hexes_[1]);
    order(hexes_[1], hexes_[2]);
    order(hexes_[0], hexes_[1]);
}

constexpr std::array<Hexside, 3> Vertex::hexsides() const {
    return {*hexsideBetween(hexes_[0], hexes_[1]), *hexsideBetween(hexes_[0], hexes_[2]),
            *hexsideBetween(hexes_[1], hexes_[2])};
}

constexpr bool Vertex::touches(Hex hex) const {
    return hex == hexes_[0] || hex == hexes_[1] || hex == hexes_[2];
}

constexpr Direction Vertex::directionFrom(Hex hex) const {
    assert(touches(hex));
    for (const Direction corner : cornerDirections)
        if (Vertex{hex, corner} == *this) return corner;
    return {};
}

constexpr std::optional<Vertex> vertexBetween(Hex a, Hex b, Hex c) {
    const auto toB = directionTo(a, b);
    const auto toC = directionTo(a, c);
    if (!toB || !toC) return std::nullopt;
    if (*toC == toB->turned(2)) return Vertex{a, toB->turned(1)};
    if (*toB == toC->turned(2)) return Vertex{a, toC->turned(1)};
    return std::nullopt;
}

constexpr std::array<Vertex, 2> verticesOf(Hexside hexside) {
    const Direction direction = hexside.directionFrom(hexside.first());
    return {Vertex{hexside.first(), direction.turned(-1)},
            Vertex{hexside.first(), direction.turned(1)}};
}

} // namespace model

template <>
struct std::hash<model::Vertex> {
    std::size_t operator()(const model::Vertex& vertex) const noexcept {
        const std::hash<model::Hex> ofHex;
        const auto hexes = vertex.hexes();
        return (ofHex(hexes[0]) * 31U + ofHex(hexes[1])) * 31U + ofHex(hexes[2]);
    }
};
