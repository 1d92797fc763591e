// The signs of entry hexes, supply sources, victory hexes, gather points, and boxes off the map.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/region.h"

#include <algorithm>
#include <cmath>

namespace formats {

using model::Direction;
using model::Hex;
using model::PlaneBox;
using model::PlanePoint;

namespace {

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

/// The army's or side's colour where the scenario has it, that of all marks otherwise.
Colour markColour(const Pass& pass, const model::SideId& side, const model::ArmyId& army) {
    const CounterLook* look = lookOfOwner(pass.drawing, side, army);
    return look == nullptr ? pass.theme().mark : look->edge;
}

void paintEntry(const Pass& pass, const model::Entry& entry, TextPen* letter, TextPen* text) {
    const double r = pass.radius();
    const Colour colour = markColour(pass, entry.side, entry.army);
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
        setColour(pass.cairo, withAlpha(colour, 0.9));
        cairo_fill_preserve(pass.cairo);
        setColour(pass.cairo, pass.theme().halo);
        cairo_set_line_width(pass.cairo, std::max(0.6, 0.03 * r));
        cairo_stroke(pass.cairo);
        const PlanePoint below{centre.x, centre.y + 0.34 * r};
        if (!entry.letter.empty()) {
            if (letter != nullptr)
                letter->writeWithHalo(entry.letter, below, colour, pass.theme().halo, 0.08 * r);
        } else if (text != nullptr) {
            const std::string& name = entry.name.empty() ? entry.id.text : entry.name;
            text->writeWithHalo(name, below, colour, pass.theme().halo, 0.07 * r);
        }
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
    setColour(pass.cairo, markColour(pass, source.side, source.army));
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

/// The letter in a diamond of the side's colours.
void paintGatherPoint(const Pass& pass, const model::GatherPoint& point, TextPen* text) {
    if (!point.at || pass.patch.printed.at(*point.at) == 0) return;
    const double r = pass.radius();
    const PlanePoint at = pass.layout.centre(*point.at);
    const CounterLook* known = lookOfOwner(pass.drawing, point.side, {});
    const Colour white = withAlpha(pass.theme().halo, 1.0);
    const CounterLook look =
        known == nullptr ? CounterLook{pass.theme().mark, white, white} : *known;
    addPolygon(pass.cairo, {{at.x, at.y - 0.50 * r},
                            {at.x + 0.42 * r, at.y},
                            {at.x, at.y + 0.50 * r},
                            {at.x - 0.42 * r, at.y}});
    cairo_set_line_join(pass.cairo, CAIRO_LINE_JOIN_MITER);
    cairo_set_line_width(pass.cairo, std::max(1.6, 0.13 * r));
    setColour(pass.cairo, white);
    cairo_stroke_preserve(pass.cairo);
    setColour(pass.cairo, look.face);
    cairo_fill_preserve(pass.cairo);
    cairo_set_line_width(pass.cairo, std::max(0.8, 0.055 * r));
    setColour(pass.cairo, look.edge);
    cairo_stroke(pass.cairo);
    if (text != nullptr) text->write(point.letter, at, look.ink);
}

void paintBox(const Pass& pass, const model::MapBox& box, TextPen* text) {
    const auto place = boxPlace(pass.map(), box, pass.layout);
    if (!place) return;
    PlaneBox all = *place; // with its ties to the hexes
    for (const Hex hex : box.beside) {
        const PlaneBox bounds = pass.layout.bounds(hex);
        all = {std::min(all.left, bounds.left), std::min(all.top, bounds.top),
               std::max(all.right, bounds.right), std::max(all.bottom, bounds.bottom)};
    }
    const double r = pass.radius();
    if (!overlap(grown(all, 0.2 * r), pass.area)) return;
    const PlanePoint middle{(place->left + place->right) / 2, (place->top + place->bottom) / 2};
    for (const Hex hex : box.beside) {
        const PlanePoint centre = pass.layout.centre(hex);
        cairo_move_to(pass.cairo, middle.x, middle.y);
        cairo_line_to(pass.cairo, centre.x, centre.y);
    }
    cairo_set_line_width(pass.cairo, std::max(0.8, 0.06 * r));
    setColour(pass.cairo, withAlpha(pass.theme().mark, 0.55));
    setDash(pass.cairo, Dash::dashed, 0.06 * r);
    cairo_stroke(pass.cairo);
    setDash(pass.cairo, Dash::solid, 1.0);
    addRoundedBox(pass.cairo, *place, 0.15 * r);
    setColour(pass.cairo, pass.theme().ground);
    cairo_fill_preserve(pass.cairo);
    cairo_set_line_width(pass.cairo, std::max(0.8, 0.05 * r));
    setColour(pass.cairo, pass.theme().mark);
    cairo_stroke(pass.cairo);
    if (text != nullptr)
        text->writeWithin(box.name.empty() ? box.id.text : box.name, middle,
                          place->right - place->left - 0.3 * r, pass.theme().name);
}

} // namespace

std::optional<PlaneBox> boxPlace(const model::Map& map, const model::MapBox& box,
                                 const model::HexLayout& layout) {
    if (box.beside.empty()) return std::nullopt;
    PlanePoint middle, way;
    for (const Hex hex : box.beside) {
        const PlanePoint centre = layout.centre(hex);
        middle = {middle.x + centre.x, middle.y + centre.y};
        for (const Hex beside : model::neighbours(hex)) {
            if (sheetOf(map, beside) != nullptr) continue;
            const PlanePoint to = layout.centre(beside);
            way = {way.x + to.x - centre.x, way.y + to.y - centre.y};
        }
    }
    const double length = std::hypot(way.x, way.y);
    if (length < 0.1 * layout.radius) return std::nullopt; // not at an edge
    const auto count = static_cast<double>(box.beside.size());
    const double r = layout.radius;
    const double across = 1.9 * r, down = 0.75 * r;
    // So far that the box is clear of the edge.
    const double away = 1.6 * r + (std::abs(way.x) * across + std::abs(way.y) * down) / length;
    const PlanePoint at{middle.x / count + away * way.x / length,
                        middle.y / count + away * way.y / length};
    return PlaneBox{at.x - across, at.y - down, at.x + across, at.y + down};
}

void paintMarks(const Pass& pass) {
    const double r = pass.radius();
    std::optional<TextPen> bold, small;
    if (r >= 9.0)
        bold.emplace(pass.cairo, FontStyle{pass.theme().fontFamily, 0.36 * r, true, false});
    if (r >= detail_radius::text)
        small.emplace(pass.cairo, FontStyle{pass.theme().fontFamily, 0.25 * r, true, false});
    TextPen* letters = bold ? &*bold : nullptr;
    TextPen* texts = small ? &*small : nullptr;
    const model::Map& map = pass.map();
    for (const auto& box : map.boxes)
        paintBox(pass, *box, letters);
    for (const auto& entry : map.entries)
        paintEntry(pass, *entry, letters, texts);
    for (const auto& victory : map.victoryHexes)
        paintVictory(pass, *victory, texts);
    for (const auto& source : map.sources)
        paintSource(pass, *source, letters);
    for (const auto& point : map.gatherPoints)
        paintGatherPoint(pass, *point, letters);
}

} // namespace formats
