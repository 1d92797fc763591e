// Hex numbers, names, and the signs of entry hexes, supply sources, victory hexes and works.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/region.h"
#include "model/map/labels.h"

#include <cmath>

namespace formats {

using model::Direction;
using model::Hex;
using model::PlaneBox;
using model::PlanePoint;

namespace {

bool overlap(PlaneBox a, PlaneBox b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

PlaneBox around(PlanePoint at, double reach) {
    return {at.x - reach, at.y - reach, at.x + reach, at.y + reach};
}

struct NameStyle {
    double size; ///< in radii
    double fromRadius;
    bool bold;
    bool italic;
};

NameStyle styleOf(const std::string& kind) {
    if (kind == "city" || kind == "fortress") return {0.50, 7.0, true, false};
    if (kind == "town") return {0.42, 9.0, true, false};
    if (kind == "height" || kind == "mountain" || kind == "pass" || kind == "wood")
        return {0.34, 16.0, false, true};
    return {0.35, 14.0, false, false};
}

PlanePoint centreOf(const Pass& pass, const std::vector<Hex>& hexes) {
    PlanePoint sum;
    for (const Hex hex : hexes) {
        const PlanePoint centre = pass.layout.centre(hex);
        sum.x += centre.x;
        sum.y += centre.y;
    }
    const auto count = static_cast<double>(hexes.size());
    return {sum.x / count, sum.y / count};
}

/// The side of a hex at which something comes onto the map: the one named, else the first that
/// leads off its sheet.
std::optional<Direction> outside(const model::Map& map, Hex hex, std::optional<Direction> named) {
    if (named) return named;
    for (const Direction toward : model::hexsideDirections)
        if (sheetOf(map, model::neighbour(hex, toward)) == nullptr) return toward;
    return std::nullopt;
}

PlanePoint edgePoint(const Pass& pass, Hex hex, Direction toward) {
    if (toward.isCorner()) return pass.layout.corner(hex, toward);
    return middleOf(pass.layout, model::Hexside(hex, toward));
}

void paintEntry(const Pass& pass, const model::Entry& entry, TextPen* text) {
    const double r = pass.radius();
    for (const Hex hex : entry.at) {
        if (pass.patch.printed.at(hex) == 0) continue;
        const PlanePoint centre = pass.layout.centre(hex);
        const auto toward = outside(pass.map(), hex, entry.edge);
        const PlanePoint from =
            toward ? edgePoint(pass, hex, *toward) : PlanePoint{centre.x, centre.y - 0.85 * r};
        const double length = model::distance(from, centre);
        cairo_save(pass.cairo);
        cairo_translate(pass.cairo, from.x, from.y);
        cairo_rotate(pass.cairo, std::atan2(centre.y - from.y, centre.x - from.x));
        cairo_scale(pass.cairo, length, length);
        addPolygon(pass.cairo, {{-0.10, -0.10},
                                {0.28, -0.10},
                                {0.28, -0.22},
                                {0.62, 0.0},
                                {0.28, 0.22},
                                {0.28, 0.10},
                                {-0.10, 0.10}});
        cairo_restore(pass.cairo);
        setColour(pass.cairo, withAlpha(pass.theme().mark, 0.9));
        cairo_fill_preserve(pass.cairo);
        setColour(pass.cairo, pass.theme().halo);
        cairo_set_line_width(pass.cairo, std::max(0.6, 0.03 * r));
        cairo_stroke(pass.cairo);
        if (text == nullptr) continue;
        const std::string& label = entry.name.empty() ? entry.id.text : entry.name;
        text->writeWithHalo(label, {centre.x, centre.y + 0.30 * r}, pass.theme().mark,
                            pass.theme().halo, 0.07 * r);
    }
}

void paintSource(const Pass& pass, const model::SupplySource& source, TextPen* text) {
    if (!source.at || pass.patch.printed.at(*source.at) == 0) return;
    const double r = pass.radius();
    const PlanePoint centre = pass.layout.centre(*source.at);
    PlanePoint at = centre;
    if (const auto toward = outside(pass.map(), *source.at, source.edge)) {
        const PlanePoint edge = edgePoint(pass, *source.at, *toward);
        at = {centre.x + 0.5 * (edge.x - centre.x), centre.y + 0.5 * (edge.y - centre.y)};
    }
    addCircle(pass.cairo, at, 0.30 * r);
    setColour(pass.cairo, pass.theme().mark);
    cairo_fill_preserve(pass.cairo);
    setColour(pass.cairo, withAlpha(pass.theme().halo, 1.0));
    cairo_set_line_width(pass.cairo, std::max(0.8, 0.045 * r));
    cairo_stroke(pass.cairo);
    if (text != nullptr) text->write(source.letter, at, withAlpha(pass.theme().halo, 1.0));
}

void paintVictory(const Pass& pass, const model::VictoryHex& victory, TextPen* text) {
    if (!victory.at || pass.patch.printed.at(*victory.at) == 0) return;
    const double r = pass.radius();
    const PlanePoint centre = pass.layout.centre(*victory.at);
    const PlanePoint at{centre.x + 0.5 * r, centre.y + 0.42 * r};
    std::vector<PlanePoint> star;
    for (int i = 0; i < 10; ++i) {
        const double angle = 3.14159265358979323846 * (i / 5.0 - 0.5);
        const double reach = (i % 2 == 0 ? 0.27 : 0.17) * r;
        star.push_back({at.x + reach * std::cos(angle), at.y + reach * std::sin(angle)});
    }
    addPolygon(pass.cairo, star);
    cairo_set_line_join(pass.cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(pass.cairo, std::max(0.8, 0.05 * r));
    setColour(pass.cairo, withAlpha(pass.theme().halo, 1.0));
    cairo_stroke_preserve(pass.cairo);
    setColour(pass.cairo, pass.theme().mark);
    cairo_fill(pass.cairo);
    if (text != nullptr && victory.points.hasValue())
        text->write(std::to_string(*victory.points), {at.x, at.y + 0.01 * r},
                    withAlpha(pass.theme().halo, 1.0));
}

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

/// A side's colours are those of its first army.
const CounterLook& sideLook(const Pass& pass, const model::SideId& side) {
    const auto& armies = pass.drawing.scenario.forces->armies;
    for (std::size_t i = 0; i < armies.size(); ++i)
        if (armies[i].side == side) return counterLook(pass.theme(), i);
    return counterLook(pass.theme(), armies.size());
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

void paintNumbers(const Pass& pass) {
    if (pass.radius() < detail_radius::text) return;
    const double size = std::max(5.6, pass.theme().numberSize * pass.radius());
    TextPen text(pass.cairo, {pass.theme().fontFamily, size, false, false});
    const bool flat = pass.layout.orientation == model::Orientation::flatTop;
    const double up = (flat ? 0.70 : 0.66) * pass.radius();
    const model::Map& map = pass.map();
    for (const Hex hex : pass.patch.visible) {
        const PlanePoint centre = pass.layout.centre(hex);
        const PlanePoint at{centre.x, centre.y - up};
        const std::size_t sheet = pass.patch.printed.at(hex) - 1U;
        text.writeFigures(label(map, hex, map.sheets[sheet].id), at, pass.theme().number);
    }
}

void paintPlaces(const Pass& pass) {
    const double r = pass.radius();
    if (r < detail_radius::names) return;
    TextPens pens(pass.cairo);
    for (const auto& place : pass.map().places) {
        if (place->at.empty() || place->name.empty()) continue;
        const NameStyle style = styleOf(place->kind);
        if (r < style.fromRadius) continue;
        const PlanePoint middle = centreOf(pass, place->at);
        if (!overlap(around(middle, MapPainter::nameReach * r), pass.area)) continue;
        // Small maps need letters that can be read, large ones none that shout.
        const double size = std::max(8.5, style.size * r);
        TextPen& text = pens.with({pass.theme().nameFontFamily, size, style.bold, style.italic});
        text.writeWithHalo(place->name, {middle.x, middle.y + 0.80 * r}, pass.theme().name,
                           pass.theme().halo, std::max(1.2, 0.055 * r));
    }
}

void paintMarks(const Pass& pass) {
    const double r = pass.radius();
    if (r < detail_radius::counters) return;
    std::optional<TextPen> bold, small;
    if (r >= 9.0)
        bold.emplace(pass.cairo, FontStyle{pass.theme().fontFamily, 0.36 * r, true, false});
    if (r >= detail_radius::text)
        small.emplace(pass.cairo, FontStyle{pass.theme().fontFamily, 0.25 * r, true, false});
    for (const auto& entry : pass.map().entries)
        paintEntry(pass, *entry, small ? &*small : nullptr);
    for (const auto& victory : pass.map().victoryHexes)
        paintVictory(pass, *victory, small ? &*small : nullptr);
    for (const auto& source : pass.map().sources)
        paintSource(pass, *source, bold ? &*bold : nullptr);
}

void paintWorks(const Pass& pass) {
    if (pass.radius() < detail_radius::counters) return;
    const model::OnMap& onMap = *pass.drawing.scenario.onMap;
    for (const auto& position : onMap.improvedPositions)
        if (position->at && pass.patch.printed.at(*position->at) != 0)
            paintPosition(pass, *position->at, position->underConstruction);
    for (const auto& block : onMap.roadblocks)
        paintRoadblock(pass, *block);
    for (const auto& damaged : onMap.damaged)
        if (damaged->at && (pass.patch.printed.at(damaged->at->first()) != 0 ||
                            pass.patch.printed.at(damaged->at->second()) != 0))
            paintDamage(pass, *damaged->at);
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
