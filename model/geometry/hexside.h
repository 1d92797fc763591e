#pragma once

// The side between two hexes, one value from whichever of them it is named: the north side of a hex
// is the south side of its northern neighbour. It has no direction; the flow of a river or the
// uphill hex of a slope is said beside it.

#include "model/geometry/hex.h"

#include <cassert>
#include <compare>
#include <cstddef>
#include <functional>
#include <optional>

namespace model {

class Hexside {
public:
    /// Some hexside; for containers.
    constexpr Hexside() : Hexside{Hex{}, Direction{}} {}
    /// The direction must be a hexside direction.
    constexpr Hexside(Hex hex, Direction direction) : Hexside{hex, neighbour(hex, direction)} {}

    /// The smaller of its two hexes.
    constexpr Hex first() const { return first_; }
    constexpr Hex second() const { return second_; }
    constexpr bool touches(Hex hex) const { return hex == first_ || hex == second_; }

    /// The hex across from `hex`, which must be one of the two.
    constexpr Hex across(Hex hex) const {
        assert(touches(hex));
        return hex == first_ ? second_ : first_;
    }

    /// Which side of `hex` it is; `hex` must be one of the two.
    constexpr Direction directionFrom(Hex hex) const { return *directionTo(hex, across(hex)); }

    constexpr auto operator<=>(const Hexside&) const = default;

private:
    constexpr Hexside(Hex a, Hex b) : first_{a < b ? a : b}, second_{a < b ? b : a} {}

    Hex first_;
    Hex second_;
};

/// Nothing if the two hexes do not touch.
constexpr std::optional<Hexside> hexsideBetween(Hex a, Hex b) {
    if (const auto direction = directionTo(a, b)) return Hexside{a, *direction};
    return std::nullopt;
}

} // namespace model

template <>
struct std::hash<model::Hexside> {
    std::size_t operator()(const model::Hexside& hexside) const noexcept {
        const std::hash<model::Hex> ofHex;
        return ofHex(hexside.first()) * 31U + ofHex(hexside.second());
    }
};
