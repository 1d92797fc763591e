// What is not played on is veiled: closed hexes, and the part of a half hex that the sheet does not
// show.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/region.h"

#include <array>
#include <cmath>
#include <utility>

namespace formats {

using model::Hex;
using model::PlanePoint;

namespace {

/// Slanting lines over the current clip.
void hatch(const Pass& pass, double step, Colour colour) {
    const PlanePoint from{pass.area.left - pass.layout.origin.x,
                          pass.area.top - pass.layout.origin.y};
    const PlanePoint to{pass.area.right - pass.layout.origin.x,
                        pass.area.bottom - pass.layout.origin.y};
    // On each line x + y is the same multiple of the step, in every tile.
    for (double sum = std::floor((from.x + from.y) / step) * step; sum < to.x + to.y; sum += step) {
        cairo_move_to(pass.cairo, sum - from.y + pass.layout.origin.x, pass.area.top);
        cairo_line_to(pass.cairo, sum - to.y + pass.layout.origin.x, pass.area.bottom);
    }
    cairo_set_line_width(pass.cairo, std::max(0.6, 0.03 * pass.radius()));
    setColour(pass.cairo, colour);
    cairo_stroke(pass.cairo);
}

void veil(const Pass& pass, double alpha) {
    if (cairo_has_current_point(pass.cairo) == 0) return;
    cairo_save(pass.cairo);
    cairo_clip(pass.cairo);
    setColour(pass.cairo, withAlpha(pass.theme().paper, alpha));
    cairo_paint(pass.cairo);
    const double step = std::max(4.0, 0.24 * pass.radius());
    if (pass.radius() >= detail_radius::counters)
        hatch(pass, step, withAlpha(pass.theme().grid, 0.45));
    cairo_restore(pass.cairo);
}

/// The way to where nothing is printed, of length 1; of length 0 when there is no such way.
PlanePoint outward(const Pass& pass, Hex hex) {
    PlanePoint sum;
    const PlanePoint centre = pass.layout.centre(hex);
    for (const Hex beside : model::neighbours(hex)) {
        if (pass.patch.printed.at(beside) != 0) continue;
        const PlanePoint to = pass.layout.centre(beside);
        sum = {sum.x + to.x - centre.x, sum.y + to.y - centre.y};
    }
    const double length = std::hypot(sum.x, sum.y);
    if (length < 0.1 * pass.radius()) return {};
    return {sum.x / length, sum.y / length};
}

/// The part of the polygon that lies farther along `way` than `limit`.
std::vector<PlanePoint> beyond(const std::array<PlanePoint, 6>& corners, PlanePoint way,
                               double limit) {
    std::vector<PlanePoint> part;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const PlanePoint a = corners[i];
        const PlanePoint b = corners[(i + 1) % corners.size()];
        const double fromA = a.x * way.x + a.y * way.y - limit;
        const double fromB = b.x * way.x + b.y * way.y - limit;
        if (fromA >= 0) part.push_back(a);
        if ((fromA < 0) == (fromB < 0)) continue;
        const double share = fromA / (fromA - fromB);
        part.push_back({a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share});
    }
    return part;
}

double areaOf(const std::vector<PlanePoint>& polygon) {
    double twice = 0.0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const PlanePoint a = polygon[i];
        const PlanePoint b = polygon[(i + 1) % polygon.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    return std::abs(twice) / 2;
}

/// What a sheet that ends in this direction does not show.
std::vector<PlanePoint> hiddenPart(const Pass& pass, Hex hex, int shows) {
    const auto corners = pass.layout.corners(hex);
    const PlanePoint way = outward(pass, hex);
    if (way == PlanePoint{}) return {corners.begin(), corners.end()};
    const PlanePoint centre = pass.layout.centre(hex);
    const double middle = centre.x * way.x + centre.y * way.y;
    const double r = pass.radius();
    const double wanted = (100 - shows) / 100.0 * 1.5 * 1.7320508075688772 * r * r;
    double least = middle - r, most = middle + r;
    for (int i = 0; i < 24; ++i) {
        const double limit = (least + most) / 2;
        (areaOf(beyond(corners, way, limit)) > wanted ? least : most) = limit;
    }
    return beyond(corners, way, least);
}

} // namespace

void paintVeils(const Pass& pass) {
    cairo_new_path(pass.cairo);
    for (const auto& list : pass.map().partial)
        for (const Hex hex : pass.patch.visible)
            if (list->hexes.contains(hex))
                if (const auto hidden = hiddenPart(pass, hex, list->shows); hidden.size() > 2)
                    addPolygon(pass.cairo, hidden);
    veil(pass, 0.62);

    HexFlags members = pass.patch.table<std::uint8_t>();
    std::vector<Hex> hexes;
    for (const Hex hex : pass.patch.hexes)
        for (const auto& list : pass.map().closed)
            if (members.at(hex) == 0 && list->hexes.contains(hex)) {
                members[hex] = 1;
                hexes.push_back(hex);
            }
    cairo_new_path(pass.cairo);
    addBorder(pass.cairo, pass.layout, members, hexes);
    veil(pass, 0.58);
}

} // namespace formats
