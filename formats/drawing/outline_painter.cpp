// Areas and lines that are drawn with exact points.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/terrain_symbols.h"

#include <algorithm>
#include <cmath>

namespace formats {

using model::Hex;
using model::PlaneBox;
using model::PlanePoint;

namespace {

PlaneBox scaled(PlaneBox unit, const model::HexLayout& layout) {
    const auto x = [&](double value) { return layout.origin.x + layout.radius * value; };
    const auto y = [&](double value) { return layout.origin.y + layout.radius * value; };
    return {x(unit.left), y(unit.top), x(unit.right), y(unit.bottom)};
}

/// The points in the plane of the layout.
class Polygon {
public:
    Polygon(const DrawnOutline& outline, const model::HexLayout& layout) {
        for (const model::LatticePoint point : outline.points)
            points_.push_back(layout.position(point));
    }

    const std::vector<PlanePoint>& points() const { return points_; }

    bool contains(PlanePoint at) const {
        bool inside = false;
        for (std::size_t i = 0; i < points_.size(); ++i) {
            const PlanePoint a = points_[i];
            const PlanePoint b = points_[(i + 1) % points_.size()];
            if ((a.y > at.y) == (b.y > at.y)) continue;
            if (at.x < a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
        }
        return inside;
    }
    double distanceTo(PlanePoint at) const {
        double least = HUGE_VAL;
        for (std::size_t i = 0; i < points_.size(); ++i) {
            const PlanePoint a = points_[i];
            const PlanePoint b = points_[(i + 1) % points_.size()];
            const double dx = b.x - a.x, dy = b.y - a.y;
            const double square = dx * dx + dy * dy;
            const double share =
                square == 0.0
                    ? 0.0
                    : std::clamp(((at.x - a.x) * dx + (at.y - a.y) * dy) / square, 0.0, 1.0);
            least = std::min(least, std::hypot(at.x - a.x - share * dx, at.y - a.y - share * dy));
        }
        return least;
    }

private:
    std::vector<PlanePoint> points_;
};

PlaneBox common(PlaneBox a, PlaneBox b) {
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
            std::min(a.bottom, b.bottom)};
}

void paintArea(const Pass& pass, const DrawnOutline& outline, PlaneBox box) {
    const double r = pass.radius();
    const Polygon polygon(outline, pass.layout);
    const std::vector<Hex> hexes = pass.layout.hexesIn(common(box, grown(pass.area, r)));
    TerrainArea area{hexes, {}, {}, true};
    area.holds = [&](Hex hex, PlanePoint at, double margin) {
        const PlanePoint centre = pass.layout.centre(hex);
        const PlanePoint point{centre.x + r * at.x, centre.y + r * at.y};
        return polygon.contains(point) && polygon.distanceTo(point) > 0.6 * margin * r;
    };
    area.addBorder = [&] { addPolygon(pass.cairo, polygon.points()); };
    const TerrainGroup& look = outline.area;
    const bool plain = r < 7.0;
    area.addBorder();
    cairo_set_fill_rule(pass.cairo, CAIRO_FILL_RULE_EVEN_ODD);
    setColour(pass.cairo, withAlpha(plain ? mixed(look.ground, look.ink, look.cover) : look.ground,
                                    std::max(0.6, look.opacity)));
    cairo_fill(pass.cairo);
    cairo_set_fill_rule(pass.cairo, CAIRO_FILL_RULE_WINDING);
    paintSymbols(pass, area, look);
}

/// A side may lead far beyond the map. A long one is cut, everywhere alike so that tiles fit
/// together, and what lies outside the picture is left out.
void addBits(const Pass& pass, const LineBit& side, std::vector<LineBit>& bits) {
    const double length = model::distance(side.from, side.to);
    if (length == 0.0) return;
    constexpr double longest = 24.0;
    const double r = pass.radius();
    const auto count = std::max(1, static_cast<int>(std::ceil(length / (longest * r))));
    const PlaneBox seen = grown(pass.area, r);
    const auto along = [&](int i) {
        const double share = static_cast<double>(i) / count;
        return PlanePoint{side.from.x + share * (side.to.x - side.from.x),
                          side.from.y + share * (side.to.y - side.from.y)};
    };
    for (int i = 0; i < count; ++i) {
        LineBit bit = side;
        bit.from = along(i);
        bit.to = along(i + 1);
        bit.up = {(bit.to.y - bit.from.y) / length * count,
                  (bit.from.x - bit.to.x) / length * count};
        const PlaneBox box{std::min(bit.from.x, bit.to.x), std::min(bit.from.y, bit.to.y),
                           std::max(bit.from.x, bit.to.x), std::max(bit.from.y, bit.to.y)};
        if (overlap(box, seen)) bits.push_back(bit);
    }
}

void paintLine(const Pass& pass, const DrawnOutline& outline) {
    std::vector<LineBit> bits;
    const std::size_t count = outline.points.size();
    const std::size_t sides = outline.isOpen ? count - 1 : count;
    for (std::size_t i = 0; i < sides; ++i) {
        const PlanePoint a = pass.layout.position(outline.points[i]);
        const PlanePoint b = pass.layout.position(outline.points[(i + 1) % count]);
        addBits(pass, {a, b, {}, false, outline.seat, static_cast<int>(i % 12)}, bits);
    }
    paintLineFeature(pass.cairo, pass.radius(), bits, outline.line);
}

} // namespace

void paintOutlines(const Pass& pass) {
    for (const DrawnOutline& outline : pass.drawing.outlines) {
        const PlaneBox box = scaled(outline.box, pass.layout);
        if (!outline.isArea || !overlap(box, grown(pass.area, 0.3 * pass.radius()))) continue;
        paintArea(pass, outline, box);
    }
}

void paintOutlineLines(const Pass& pass) {
    for (const DrawnOutline& outline : pass.drawing.outlines) {
        const PlaneBox box = grown(scaled(outline.box, pass.layout), 0.3 * pass.radius());
        if (!outline.isArea && overlap(box, pass.area)) paintLine(pass, outline);
    }
}

} // namespace formats
