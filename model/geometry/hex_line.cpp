#include "model/geometry/hex_line.h"

#include "model/geometry/lattice_point.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace model {

namespace {

/// A point of the lattice in whole units: centres and corners have integer coordinates.
struct Point {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

constexpr Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}

constexpr std::int64_t dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}

/// Positive when b points clockwise of a to the eye, for y grows downwards.
constexpr std::int64_t cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}

constexpr Point inUnits(LatticePoint point) {
    return {point.x / LatticePoint::unit, point.y / LatticePoint::unit};
}

constexpr Point centre(Hex hex) {
    return inUnits(latticePoint(hex));
}

/// The points p beyond a hexside, seen from the centre of its hex, have dot(outward, p) > limit.
struct Boundary {
    Point outward;
    std::int64_t limit = 0;
};

constexpr Boundary boundary(Direction hexside) {
    constexpr std::array<Boundary, 6> boundaries{
        {{{0, -1}, 1}, {{1, -1}, 2}, {{1, 1}, 2}, {{0, 1}, 1}, {{-1, 1}, 2}, {{-1, -1}, 2}}};
    return boundaries[static_cast<std::size_t>(hexside.index() / 2)];
}

/// How far along the line something is met, as an exact fraction of its length.
struct Fraction {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1; // positive
};

constexpr bool operator<(Fraction a, Fraction b) {
    return a.numerator * b.denominator < b.numerator * a.denominator;
}

/// The direction in which the line leaves the hex: through a hexside, or through a corner when it
/// meets two hexsides at once. `start` is the start of the line, seen from the centre of the hex.
Direction exitFrom(Point start, Point along) {
    std::optional<Fraction> first;
    Direction exit;
    for (const Direction hexside : hexsideDirections) {
        const auto [outward, limit] = boundary(hexside);
        const std::int64_t speed = dot(outward, along);
        if (speed <= 0) continue;

        const Fraction met{limit - dot(outward, start), speed};
        if (!first || met < *first) {
            first = met;
            exit = hexside;
        } else if (!(*first < met)) {
            // The corner lies between the two; hexsides 0 and 10 are neighbours as well.
            exit = hexside == exit.turned(2) ? exit.turned(1) : exit.turned(-1);
        }
    }
    return exit;
}

} // namespace

HexLine hexLine(Hex from, Hex to) {
    HexLine line;
    const Point along = centre(to) - centre(from);
    for (Hex hex = from; hex != to;) {
        const Direction exit = exitFrom(centre(from) - centre(hex), along);
        if (exit.isHexside()) {
            line.push_back(CrossedHexside{Hexside{hex, exit}});
            hex = neighbour(hex, exit);
        } else {
            line.push_back(PassedVertex{Vertex{hex, exit}});
            const Hex left = neighbour(hex, exit.turned(-1));
            const Hex right = neighbour(hex, exit.turned(1));
            // The hexside between the two runs on from the corner, straight away from the hex.
            const std::int64_t side = cross(inUnits(cornerOffset(exit)), along);
            if (side < 0) {
                hex = left;
            } else if (side > 0) {
                hex = right;
            } else {
                line.push_back(FollowedHexside{*hexsideBetween(left, right)});
                hex = neighbour(left, exit.turned(1));
                line.push_back(PassedVertex{Vertex{hex, exit.opposite()}});
            }
        }
        if (hex != to) line.push_back(CrossedHex{hex});
    }
    return line;
}

} // namespace model
