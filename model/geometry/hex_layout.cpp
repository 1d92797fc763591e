#include "model/geometry/hex_layout.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace model {

namespace {

constexpr double root3 = std::numbers::sqrt3;

constexpr PlanePoint operator-(PlanePoint a, PlanePoint b) {
    return {a.x - b.x, a.y - b.y};
}

double distanceToSegment(PlanePoint point, PlanePoint a, PlanePoint b) {
    const PlanePoint along = b - a;
    const PlanePoint out = point - a;
    const double t = (out.x * along.x + out.y * along.y) / (along.x * along.x + along.y * along.y);
    const double within = std::clamp(t, 0.0, 1.0);
    return distance(point, {a.x + within * along.x, a.y + within * along.y});
}

/// From lattice units, not thousandths, to the plane; the pointy-top picture is the flat-top one
/// turned by 30 degrees counterclockwise.
PlanePoint fromLattice(const HexLayout& layout, double x, double y) {
    const double scale = layout.radius / 4;
    if (layout.orientation == Orientation::flatTop)
        return {layout.origin.x + scale * 2 * x, layout.origin.y + scale * 2 * root3 * y};
    return {layout.origin.x + scale * root3 * (x + y), layout.origin.y + scale * (3 * y - x)};
}

PlanePoint toLattice(const HexLayout& layout, PlanePoint point) {
    const PlanePoint from = point - layout.origin;
    const double scale = layout.radius / 4;
    if (layout.orientation == Orientation::flatTop)
        return {from.x / (scale * 2), from.y / (scale * 2 * root3)};
    const double sum = from.x / (scale * root3); // x + y
    const double rest = from.y / scale;          // 3y - x
    return {(3 * sum - rest) / 4, (sum + rest) / 4};
}

/// Half the width and half the height of a hex.
PlanePoint halfSize(const HexLayout& layout) {
    const double narrow = layout.radius * root3 / 2;
    if (layout.orientation == Orientation::flatTop) return {layout.radius, narrow};
    return {narrow, layout.radius};
}

PlanePoint inUnits(LatticePoint point) {
    constexpr auto unit = static_cast<double>(LatticePoint::unit);
    return {static_cast<double>(point.x) / unit, static_cast<double>(point.y) / unit};
}

} // namespace

double distance(PlanePoint a, PlanePoint b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

PlanePoint HexLayout::centre(Hex hex) const {
    return position(latticePoint(hex));
}

PlanePoint HexLayout::corner(Hex hex, Direction direction) const {
    return position(latticePoint(hex) + cornerOffset(direction));
}

std::array<PlanePoint, 6> HexLayout::corners(Hex hex) const {
    std::array<PlanePoint, 6> result;
    std::ranges::transform(cornerDirections, result.begin(),
                           [&](Direction direction) { return corner(hex, direction); });
    return result;
}

std::array<PlanePoint, 2> HexLayout::ends(Hexside hexside) const {
    const auto vertices = verticesOf(hexside);
    return {position(vertices[0]), position(vertices[1])};
}

PlanePoint HexLayout::position(Vertex vertex) const {
    return position(latticePoint(vertex));
}

PlanePoint HexLayout::position(LatticePoint point) const {
    const PlanePoint units = inUnits(point);
    return fromLattice(*this, units.x, units.y);
}

PlaneBox HexLayout::bounds(Hex hex) const {
    const PlanePoint middle = centre(hex);
    const PlanePoint half = halfSize(*this);
    return {middle.x - half.x, middle.y - half.y, middle.x + half.x, middle.y + half.y};
}

Nearest<Hex> HexLayout::nearestHex(PlanePoint point) const {
    const PlanePoint lattice = toLattice(*this, point);
    const double q = lattice.x / 3;
    const double r = (lattice.y - q) / 2;

    // q, r and s sum to zero; of the three rounded ones the worst is made from the other two.
    const double s = -q - r;
    double wholeQ = std::round(q);
    double wholeR = std::round(r);
    const double wholeS = std::round(s);
    const double errorQ = std::abs(wholeQ - q);
    const double errorR = std::abs(wholeR - r);
    const double errorS = std::abs(wholeS - s);
    if (errorQ > errorR && errorQ > errorS)
        wholeQ = -wholeR - wholeS;
    else if (errorR > errorS)
        wholeR = -wholeQ - wholeS;

    const Hex hex{static_cast<int>(wholeQ), static_cast<int>(wholeR)};
    return {hex, distance(point, centre(hex))};
}

Nearest<Hexside> HexLayout::nearestHexside(PlanePoint point) const {
    const Hex hex = nearestHex(point).what;
    const auto reach = [&](Direction direction) {
        return distanceToSegment(point, corner(hex, direction.turned(-1)),
                                 corner(hex, direction.turned(1)));
    };
    const Direction direction = *std::ranges::min_element(hexsideDirections, {}, reach);
    return {Hexside{hex, direction}, reach(direction)};
}

Nearest<Vertex> HexLayout::nearestVertex(PlanePoint point) const {
    const Hex hex = nearestHex(point).what;
    const auto reach = [&](Direction direction) { return distance(point, corner(hex, direction)); };
    const Direction direction = *std::ranges::min_element(cornerDirections, {}, reach);
    return {Vertex{hex, direction}, reach(direction)};
}

LatticePoint HexLayout::nearestLatticePoint(PlanePoint point) const {
    const PlanePoint lattice = toLattice(*this, point);
    constexpr auto unit = static_cast<double>(LatticePoint::unit);
    return {std::llround(lattice.x * unit), std::llround(lattice.y * unit)};
}

std::vector<Hex> HexLayout::hexesIn(PlaneBox box) const {
    const PlanePoint half = halfSize(*this);
    const auto firstWhole = [](double value) { return static_cast<int>(std::ceil(value)); };
    const auto lastWhole = [](double value) { return static_cast<int>(std::floor(value)); };

    // Where centres may lie, in columns of a flat-top or rows of a pointy-top grid (`lines`), and
    // along each of them in hexes.
    const bool flatTop = orientation == Orientation::flatTop;
    const double lineStep = radius * 1.5;
    const double hexStep = radius * root3;
    const double lineLow = flatTop ? box.left - half.x - origin.x : box.top - half.y - origin.y;
    const double lineHigh =
        flatTop ? box.right + half.x - origin.x : box.bottom + half.y - origin.y;
    const double hexLow = flatTop ? box.top - half.y - origin.y : box.left - half.x - origin.x;
    const double hexHigh = flatTop ? box.bottom + half.y - origin.y : box.right + half.x - origin.x;

    std::vector<Hex> result;
    for (int line = firstWhole(lineLow / lineStep); line <= lastWhole(lineHigh / lineStep);
         ++line) {
        const double shift = line / 2.0;
        const int last = lastWhole(hexHigh / hexStep - shift);
        for (int i = firstWhole(hexLow / hexStep - shift); i <= last; ++i)
            result.push_back(flatTop ? Hex{line, i} : Hex{i, line});
    }
    std::ranges::sort(result);
    return result;
}

} // namespace model
