// What a scenario adds to the map: improved positions, roadblocks, damage, who controls a hex, and
// the hexes of set-ups.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/region.h"

#include <cmath>

namespace formats {

using model::Hex;
using model::PlanePoint;

namespace {

/// A redoubt seen from above: an open angle of earth with its ditch.
void paintPosition(const Pass& pass, Hex hex, bool underConstruction) {
    const double r = pass.radius();
    const PlanePoint centre = pass.layout.centre(hex);
    const auto outline = [&](double size) {
        cairo_move_to(pass.cairo, centre.x - 0.52 * size * r, centre.y + 0.52 * size * r);
        cairo_line_to(pass.cairo, centre.x - 0.66 * size * r, centre.y - 0.18 * size * r);
        cairo_line_to(pass.cairo, centre.x, centre.y - 0.56 * size * r);
        cairo_line_to(pass.cairo, centre.x + 0.66 * size * r, centre.y - 0.18 * size * r);
        cairo_line_to(pass.cairo, centre.x + 0.52 * size * r, centre.y + 0.52 * size * r);
    };
    cairo_set_line_join(pass.cairo, CAIRO_LINE_JOIN_MITER);
    cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_BUTT);
    outline(1.0);
    cairo_set_line_width(pass.cairo, std::max(1.5, 0.15 * r));
    setColour(pass.cairo, withAlpha(pass.theme().halo, 0.9));
    cairo_stroke_preserve(pass.cairo);
    cairo_set_line_width(pass.cairo, std::max(1.0, 0.09 * r));
    setColour(pass.cairo, pass.theme().work);
    if (underConstruction) setDash(pass.cairo, Dash::dashed, 0.06 * r);
    cairo_stroke(pass.cairo);
    setDash(pass.cairo, Dash::solid, 1.0);
}

void paintRoadblock(const Pass& pass, const model::Roadblock& block) {
    if (!block.at || pass.patch.printed.at(*block.at) == 0) return;
    const double r = pass.radius();
    const PlanePoint centre = pass.layout.centre(*block.at);
    double angle = 0.0;
    PlanePoint at = centre;
    if (block.toward) {
        const PlanePoint to = pass.layout.centre(*block.toward);
        angle = std::atan2(to.y - centre.y, to.x - centre.x);
        at = {centre.x + 0.34 * (to.x - centre.x), centre.y + 0.34 * (to.y - centre.y)};
    }
    cairo_save(pass.cairo);
    cairo_translate(pass.cairo, at.x, at.y);
    cairo_rotate(pass.cairo, angle);
    cairo_scale(pass.cairo, r, r);
    // A barrier of crossed stakes, across the road.
    for (const double y : {-0.24, -0.08, 0.08, 0.24})
        for (const double lean : {-0.09, 0.09}) {
            cairo_move_to(pass.cairo, -lean, y - 0.09);
            cairo_line_to(pass.cairo, lean, y + 0.09);
        }
    cairo_restore(pass.cairo);
    cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(pass.cairo, std::max(1.6, 0.10 * r));
    setColour(pass.cairo, withAlpha(pass.theme().halo, 0.9));
    cairo_stroke_preserve(pass.cairo);
    cairo_set_line_width(pass.cairo, std::max(0.9, 0.05 * r));
    setColour(pass.cairo, pass.theme().work);
    cairo_stroke(pass.cairo);
}

void paintDamage(const Pass& pass, model::Hexside side) {
    const double r = pass.radius();
    const PlanePoint at = crossingOf(pass.layout, side);
    for (const double lean : {-0.16, 0.16}) {
        cairo_move_to(pass.cairo, at.x - lean * r, at.y - 0.16 * r);
        cairo_line_to(pass.cairo, at.x + lean * r, at.y + 0.16 * r);
    }
    cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(pass.cairo, std::max(2.0, 0.13 * r));
    setColour(pass.cairo, withAlpha(pass.theme().halo, 0.9));
    cairo_stroke_preserve(pass.cairo);
    cairo_set_line_width(pass.cairo, std::max(1.2, 0.075 * r));
    setColour(pass.cairo, pass.theme().damage);
    cairo_stroke(pass.cairo);
}

/// Boats under a roadway, from hex to hex.
void paintPontoon(const Pass& pass, model::Hexside side) {
    const double r = pass.radius();
    const PlanePoint at = crossingOf(pass.layout, side);
    const PlanePoint to = pass.layout.centre(side.second());
    cairo_save(pass.cairo);
    cairo_translate(pass.cairo, at.x, at.y);
    cairo_rotate(pass.cairo, std::atan2(to.y - at.y, to.x - at.x));
    cairo_scale(pass.cairo, r, r);
    for (const double along : {-0.18, 0.0, 0.18}) {
        cairo_move_to(pass.cairo, along, -0.17);
        cairo_line_to(pass.cairo, along, 0.17);
    }
    cairo_move_to(pass.cairo, -0.34, -0.06);
    cairo_line_to(pass.cairo, 0.34, -0.06);
    cairo_move_to(pass.cairo, -0.34, 0.06);
    cairo_line_to(pass.cairo, 0.34, 0.06);
    cairo_restore(pass.cairo);
    cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(pass.cairo, std::max(2.0, 0.11 * r));
    setColour(pass.cairo, withAlpha(pass.theme().halo, 0.9));
    cairo_stroke_preserve(pass.cairo);
    cairo_set_line_width(pass.cairo, std::max(1.0, 0.05 * r));
    setColour(pass.cairo, pass.theme().work);
    cairo_stroke(pass.cairo);
}

void paintFlag(const Pass& pass, Hex hex, const CounterLook& look) {
    const double r = pass.radius();
    const PlanePoint centre = pass.layout.centre(hex);
    const PlanePoint foot{centre.x + 0.52 * r, centre.y - 0.10 * r};
    addPolygon(pass.cairo, {{foot.x, foot.y - 0.42 * r},
                            {foot.x + 0.32 * r, foot.y - 0.33 * r},
                            {foot.x, foot.y - 0.20 * r}});
    setColour(pass.cairo, look.face);
    cairo_fill_preserve(pass.cairo);
    cairo_move_to(pass.cairo, foot.x, foot.y - 0.42 * r);
    cairo_line_to(pass.cairo, foot.x, foot.y);
    cairo_set_line_width(pass.cairo, std::max(0.8, 0.035 * r));
    setColour(pass.cairo, look.edge);
    cairo_stroke(pass.cairo);
}

} // namespace

void paintWorks(const Pass& pass) {
    if (pass.radius() < detail_radius::counters) return;
    const model::OnMap& onMap = *pass.drawing.scenario.onMap;
    for (const auto& position : onMap.improvedPositions)
        if (position->at && pass.patch.printed.at(*position->at) != 0)
            paintPosition(pass, *position->at, position->underConstruction);
    for (const auto& block : onMap.roadblocks)
        paintRoadblock(pass, *block);
    const auto isNear = [&](const std::optional<model::Hexside>& side) {
        return side && (pass.patch.printed.at(side->first()) != 0 ||
                        pass.patch.printed.at(side->second()) != 0);
    };
    for (const auto& pontoon : onMap.pontoons)
        if (isNear(pontoon->at)) paintPontoon(pass, *pontoon->at);
    for (const auto& damaged : onMap.damaged)
        if (isNear(damaged->at)) paintDamage(pass, *damaged->at);
    for (const auto& control : onMap.control)
        for (const Hex hex : control->at)
            if (pass.patch.printed.at(hex) != 0)
                paintFlag(pass, hex, sideLook(pass, control->side));
}

void paintZones(const Pass& pass) {
    const double r = pass.radius();
    cairo_set_line_join(pass.cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_ROUND);
    for (const auto& setup : pass.drawing.scenario.setups) {
        HexFlags members = pass.patch.table<std::uint8_t>();
        std::vector<Hex> hexes;
        for (const model::Zone& zone : setup->zones) {
            const auto* list = std::get_if<model::HexesZone>(&zone.area);
            if (list == nullptr || list->hexes.size() < 2) continue;
            for (const Hex hex : list->hexes)
                if (pass.patch.printed.at(hex) != 0 && members.at(hex) == 0) {
                    members[hex] = 1;
                    hexes.push_back(hex);
                }
        }
        if (hexes.empty()) continue;
        std::sort(hexes.begin(), hexes.end());
        const double width = std::max(1.0, 0.06 * r);
        addBorder(pass.cairo, pass.layout, members, hexes, {0.5, 0.0, 0});
        cairo_set_line_width(pass.cairo, width);
        setColour(pass.cairo, withAlpha(sideLook(pass, setup->side).edge, 0.75));
        setDash(pass.cairo, Dash::dotted, width);
        cairo_stroke(pass.cairo);
        setDash(pass.cairo, Dash::solid, 1.0);
    }
}

} // namespace formats
