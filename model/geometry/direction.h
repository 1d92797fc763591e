#pragma once

// Directions in steps of 30 degrees, clockwise: even ones point through a hexside, odd ones at a
// corner. They belong to the abstract lattice; only their names depend on how the hexes stand. A
// pointy-top grid is the flat-top one turned by 30 degrees counterclockwise, so direction 0 is N on
// flat-top hexes and NW on pointy-top ones.

#include <array>
#include <compare>
#include <optional>
#include <string_view>

namespace model {

enum class Orientation { flatTop, pointyTop };

class Direction {
public:
    constexpr Direction() = default;
    /// Any integer: 12 is 0 again, -1 is 11.
    constexpr explicit Direction(int index) : index_{((index % 12) + 12) % 12} {}

    constexpr int index() const { return index_; }
    constexpr bool isHexside() const { return index_ % 2 == 0; }
    constexpr bool isCorner() const { return !isHexside(); }
    /// `steps` of 30 degrees, clockwise when positive.
    constexpr Direction turned(int steps) const { return Direction{index_ + steps % 12}; }
    constexpr Direction opposite() const { return turned(6); }

    constexpr auto operator<=>(const Direction&) const = default;

private:
    int index_ = 0;
};

inline constexpr std::array<Direction, 6> hexsideDirections{
    Direction{0}, Direction{2}, Direction{4}, Direction{6}, Direction{8}, Direction{10}};
inline constexpr std::array<Direction, 6> cornerDirections{
    Direction{1}, Direction{3}, Direction{5}, Direction{7}, Direction{9}, Direction{11}};

/// Compass names as files spell them: N NNE NE E SE SSE ... on flat-top hexes, N NE ENE E ESE ...
/// on pointy-top ones.
std::string_view name(Direction direction, Orientation orientation);
std::optional<Direction> parseDirection(std::string_view text, Orientation orientation);

} // namespace model
