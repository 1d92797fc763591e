#include "model/geometry/lattice_predicates.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace model {

namespace {

__extension__ using Wide = __int128; // products of differences of coordinates

Wide cross(LatticePoint a, LatticePoint b) {
    return Wide{a.x} * b.y - Wide{a.y} * b.x;
}

Wide dot(LatticePoint a, LatticePoint b) {
    return Wide{a.x} * b.x + Wide{a.y} * b.y;
}

/// The sides of a line, or of an area, which has one more from its last point to its first.
template <class Visit>
bool anySide(std::span<const LatticePoint> points, bool closed, Visit visit) {
    if (points.size() == 1) return visit(LatticeSegment{points[0], points[0]});
    for (std::size_t i = 1; i < points.size(); ++i)
        if (visit(LatticeSegment{points[i - 1], points[i]})) return true;
    return closed && points.size() > 1 && visit(LatticeSegment{points.back(), points.front()});
}

/// How far within its hexside the point lies, seen from the hex: positive inside, 0 on the line of
/// the hexside; in multiples that differ from hexside to hexside.
std::array<std::int64_t, 6> depths(LatticePoint point, Hex hex) {
    const LatticePoint p = point - latticePoint(hex);
    constexpr auto u = LatticePoint::unit;
    return {u + p.y, 2 * u - p.x + p.y, 2 * u - p.x - p.y,
            u - p.y, 2 * u + p.x - p.y, 2 * u + p.x + p.y};
}

/// A fraction of the way along a segment; the denominator is positive.
struct Fraction {
    std::int64_t numerator = 0, denominator = 1;
};

bool operator<(Fraction a, Fraction b) {
    return Wide{a.numerator} * b.denominator < Wide{b.numerator} * a.denominator;
}

/// The part of the segment on the inner side of all hexsides begins and ends at `from` and `to`;
/// there is none when they do not come in this order.
struct Clipped {
    Fraction from{0, 1}, to{1, 1};
    bool isBeside = false; ///< it runs outside of a hexside, or along it, all the way
};

Clipped clip(LatticeSegment segment, Hex hex) {
    const auto first = depths(segment.from, hex);
    const auto last = depths(segment.to, hex);
    Clipped clipped;
    for (std::size_t i = 0; i < first.size(); ++i) {
        if (first[i] <= 0 && last[i] <= 0) clipped.isBeside = true;
        if (first[i] < 0 && last[i] > 0)
            clipped.from = std::max(clipped.from, Fraction{-first[i], last[i] - first[i]});
        if (first[i] > 0 && last[i] < 0)
            clipped.to = std::min(clipped.to, Fraction{first[i], first[i] - last[i]});
    }
    return clipped;
}

bool enters(LatticeSegment segment, Hex hex) {
    const Clipped clipped = clip(segment, hex);
    return !clipped.isBeside && clipped.from < clipped.to;
}

bool contains(Hex hex, LatticePoint point) {
    const auto all = depths(point, hex);
    return std::all_of(all.begin(), all.end(), [](std::int64_t depth) { return depth >= 0; });
}

bool meets(LatticeSegment segment, Hex hex) {
    if (contains(hex, segment.from)) return true;
    const auto corners = cornersOf(hex);
    return anySide(corners, true, [&](LatticeSegment side) { return meet(side, segment); });
}

/// The ring without points that repeat the one before.
std::vector<LatticePoint> withoutRepeats(std::span<const LatticePoint> area) {
    std::vector<LatticePoint> ring;
    for (const LatticePoint point : area)
        if (ring.empty() || ring.back() != point) ring.push_back(point);
    while (ring.size() > 1 && ring.back() == ring.front())
        ring.pop_back();
    return ring;
}

} // namespace

LatticeBox boxOf(std::span<const LatticePoint> points) {
    if (points.empty()) return {{0, 0}, {-1, -1}};
    LatticeBox box{points.front(), points.front()};
    for (const LatticePoint point : points)
        box = {{std::min(box.least.x, point.x), std::min(box.least.y, point.y)},
               {std::max(box.most.x, point.x), std::max(box.most.y, point.y)}};
    return box;
}

LatticeBox boxOf(LatticeSegment segment) {
    return boxOf(std::array{segment.from, segment.to});
}

LatticeBox boxOf(Hex hex) {
    return boxOf(cornersOf(hex));
}

std::array<LatticePoint, 6> cornersOf(Hex hex) {
    std::array<LatticePoint, 6> corners;
    for (std::size_t i = 0; i < corners.size(); ++i)
        corners[i] = latticePoint(hex) + cornerOffset(cornerDirections[i]);
    return corners;
}

LatticeSegment segmentOf(Hexside hexside) {
    const auto ends = verticesOf(hexside);
    return {latticePoint(ends[0]), latticePoint(ends[1])};
}

int turn(LatticePoint a, LatticePoint b, LatticePoint c) {
    const Wide side = cross(b - a, c - a);
    return side > 0 ? 1 : side < 0 ? -1 : 0;
}

bool liesOn(LatticePoint point, LatticeSegment segment) {
    return turn(segment.from, segment.to, point) == 0 &&
           dot(segment.from - point, segment.to - point) <= 0;
}

bool meet(LatticeSegment a, LatticeSegment b) {
    const int fromSide = turn(a.from, a.to, b.from);
    const int toSide = turn(a.from, a.to, b.to);
    if (fromSide * toSide < 0 && turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) < 0)
        return true;
    return liesOn(b.from, a) || liesOn(b.to, a) || liesOn(a.from, b) || liesOn(a.to, b);
}

bool meet(LatticeBox a, LatticeBox b) {
    return a.least.x <= b.most.x && b.least.x <= a.most.x && a.least.y <= b.most.y &&
           b.least.y <= a.most.y;
}

Where whereIn(std::span<const LatticePoint> area, LatticePoint point) {
    bool isInside = false;
    const bool isOnBorder = anySide(area, true, [&](LatticeSegment side) {
        if (liesOn(point, side)) return true;
        // Does the side cross the ray from the point to the right? One of its ends counts.
        const bool down = side.from.y <= point.y && point.y < side.to.y;
        const bool up = side.to.y <= point.y && point.y < side.from.y;
        const int way = turn(side.from, side.to, point);
        if ((down && way > 0) || (up && way < 0)) isInside = !isInside;
        return false;
    });
    if (isOnBorder) return Where::border;
    return isInside ? Where::inside : Where::outside;
}

bool lineMeets(std::span<const LatticePoint> line, LatticeSegment segment) {
    return anySide(line, false, [&](LatticeSegment side) { return meet(side, segment); });
}

bool areaMeets(std::span<const LatticePoint> area, LatticeSegment segment) {
    return whereIn(area, segment.from) != Where::outside ||
           anySide(area, true, [&](LatticeSegment side) { return meet(side, segment); });
}

bool lineMeets(std::span<const LatticePoint> line, Hex hex) {
    return anySide(line, false, [&](LatticeSegment side) { return meets(side, hex); });
}

bool areaMeets(std::span<const LatticePoint> area, Hex hex) {
    return anySide(area, true, [&](LatticeSegment side) { return meets(side, hex); }) ||
           whereIn(area, latticePoint(hex)) != Where::outside;
}

bool lineEnters(std::span<const LatticePoint> line, Hex hex) {
    return anySide(line, false, [&](LatticeSegment side) { return enters(side, hex); });
}

bool areaEnters(std::span<const LatticePoint> area, Hex hex) {
    // Where no side of the area enters it, the hex lies within the area or outside as a whole.
    return anySide(area, true, [&](LatticeSegment side) { return enters(side, hex); }) ||
           whereIn(area, latticePoint(hex)) == Where::inside;
}

bool crossesItself(std::span<const LatticePoint> area) {
    const auto ring = withoutRepeats(area);
    const std::size_t count = ring.size();
    if (count < 3) return false;
    const auto at = [&](std::size_t i) { return ring[i % count]; };
    for (std::size_t i = 0; i < count; ++i) // turns back on itself
        if (turn(at(i), at(i + 1), at(i + 2)) == 0 &&
            dot(at(i) - at(i + 1), at(i + 2) - at(i + 1)) > 0)
            return true;

    struct Side {
        std::size_t place = 0;
        LatticeSegment segment;
        LatticeBox box;
    };
    std::vector<Side> sides;
    for (std::size_t i = 0; i < count; ++i) {
        const LatticeSegment segment{at(i), at(i + 1)};
        sides.push_back({i, segment, boxOf(segment)});
    }
    std::ranges::sort(sides, {}, [](const Side& side) { return side.box.least.x; });
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t k = i + 1; k < count && sides[k].box.least.x <= sides[i].box.most.x; ++k) {
            const std::size_t apart = (sides[k].place + count - sides[i].place) % count;
            const bool areNeighbours = apart == 1 || apart == count - 1;
            if (!areNeighbours && meet(sides[i].box, sides[k].box) &&
                meet(sides[i].segment, sides[k].segment))
                return true;
        }
    return false;
}

} // namespace model
