#include "editor/canvas/pictures.h"

#include "formats/drawing/map_painter.h"

#include <wx/image.h>

#include <cairo.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <vector>

namespace editor {

namespace {

/// One column of hexes.
model::Map smallMap(int rows) {
    model::Map map;
    model::Sheet sheet;
    sheet.columns = {1, 1};
    sheet.oddRows = sheet.evenRows = {1, rows};
    map.sheets.push_back(sheet);
    return map;
}

model::Hex firstHex(const model::Map& map) {
    return model::hexAt(map, 0, 1, 1);
}

/// Everything that would distract in a small picture is off.
formats::Layers plain() {
    formats::Layers layers;
    layers.numbers = layers.places = layers.zones = layers.findings = false;
    return layers;
}

wxBitmap bitmapOf(const std::vector<std::uint32_t>& pixels, int width, int height, double scale) {
    wxImage image(width, height, false);
    image.InitAlpha();
    unsigned char* colour = image.GetData();
    unsigned char* alpha = image.GetAlpha();
    for (const std::uint32_t pixel : pixels) {
        const std::uint32_t a = pixel >> 24U;
        for (const unsigned shift : {16U, 8U, 0U}) {
            const std::uint32_t part = (pixel >> shift) & 0xffU;
            *colour++ = static_cast<unsigned char>(a == 0 ? 0 : std::min(255U, part * 255U / a));
        }
        *alpha++ = static_cast<unsigned char>(a);
    }
    wxBitmap bitmap(image);
    bitmap.SetScaleFactor(scale);
    return bitmap;
}

/// Draws the part of the plane whose upper left corner is given.
wxBitmap drawn(wxSize size, double scale, model::PlanePoint topLeft,
               const std::function<void(cairo_t*, model::PlaneBox)>& draw) {
    const int width = static_cast<int>(std::ceil(size.x * scale));
    const int height = static_cast<int>(std::ceil(size.y * scale));
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width) *
                                      static_cast<std::size_t>(height));
    cairo_surface_t* surface = cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels.data()), CAIRO_FORMAT_ARGB32, width, height,
        width * static_cast<int>(sizeof(std::uint32_t)));
    cairo_t* cairo = cairo_create(surface);
    cairo_translate(cairo, -topLeft.x, -topLeft.y);
    draw(cairo, {topLeft.x, topLeft.y, topLeft.x + width, topLeft.y + height});
    cairo_destroy(cairo);
    cairo_surface_flush(surface);
    cairo_surface_destroy(surface);
    return bitmapOf(pixels, width, height, scale);
}

void addFrameTo(cairo_t* cairo, model::PlaneBox area, double scale) {
    cairo_set_source_rgba(cairo, 0, 0, 0, 0.25);
    cairo_set_line_width(cairo, 2 * scale);
    cairo_rectangle(cairo, area.left, area.top, area.right - area.left, area.bottom - area.top);
    cairo_stroke(cairo);
}

/// Three hexes side by side.
model::Map smallRow() {
    model::Map map;
    map.grid.numbering.orientation = model::Orientation::pointyTop;
    model::Sheet sheet;
    sheet.columns = {1, 3};
    sheet.oddRows = sheet.evenRows = {1, 1};
    map.sheets.push_back(sheet);
    return map;
}

/// The middle hex of the row and the one after it.
std::array<model::Hex, 2> middleOf(const model::Map& row) {
    return {model::hexAt(row, 0, 2, 1), model::hexAt(row, 0, 3, 1)};
}

model::Road roadAlong(const model::Map& row, const model::RoadTypeId& type) {
    model::Road road;
    road.type = type;
    road.hexes = {model::hexAt(row, 0, 1, 1), middleOf(row)[0], middleOf(row)[1]};
    return road;
}

/// Of the row, with the place where the middle hex touches the next in the middle.
wxBitmap rowPicture(const RulesetPointer& ruleset, model::Map map, wxSize size, double scale) {
    const auto [hex, next] = middleOf(map);
    model::Scenario scenario;
    scenario.map = std::move(map);
    const formats::MapPainter painter(scenario, ruleset, formats::classicTheme(), plain());
    const model::HexLayout layout{model::Orientation::pointyTop, size.x * scale * 0.6, {}};
    const auto a = layout.centre(hex);
    const auto b = layout.centre(next);
    return drawn(size, scale,
                 {(a.x + b.x) / 2 - size.x * scale / 2, (a.y + b.y) / 2 - size.y * scale / 2},
                 [&](cairo_t* cairo, model::PlaneBox area) {
                     painter.paint(cairo, layout, area);
                     addFrameTo(cairo, area, scale);
                 });
}

void addHexTo(cairo_t* cairo, const model::HexLayout& layout, model::Hex hex) {
    const auto corners = layout.corners(hex);
    cairo_move_to(cairo, corners[0].x, corners[0].y);
    for (std::size_t i = 1; i < corners.size(); ++i)
        cairo_line_to(cairo, corners[i].x, corners[i].y);
    cairo_close_path(cairo);
}

} // namespace

wxBitmap terrainPicture(const RulesetPointer& ruleset, const model::TerrainId& terrain, int size,
                        double scale) {
    model::Map map = smallMap(1);
    const model::Hex hex = firstHex(map);
    model::TerrainList list;
    list.type = terrain;
    list.hexes.insert(hex);
    map.terrain.emplace_back(list);
    model::Scenario scenario;
    scenario.map = std::move(map);
    const formats::MapPainter painter(scenario, ruleset, formats::classicTheme(), plain());

    const double radius = size * scale / 2;
    const model::HexLayout layout{model::Orientation::flatTop, radius, {}};
    const auto box = layout.bounds(hex);
    const int height = static_cast<int>(std::ceil((box.bottom - box.top) / scale));
    return drawn({size, height}, scale, {box.left, box.top},
                 [&](cairo_t* cairo, model::PlaneBox area) {
                     addHexTo(cairo, layout, hex);
                     cairo_clip(cairo);
                     painter.paint(cairo, layout, area);
                     cairo_reset_clip(cairo);
                     addHexTo(cairo, layout, hex);
                     cairo_set_source_rgba(cairo, 0, 0, 0, 0.35);
                     cairo_set_line_width(cairo, 1.5 * scale);
                     cairo_stroke(cairo);
                 });
}

wxBitmap hexsidePicture(const RulesetPointer& ruleset, const model::HexsideType& type, wxSize size,
                        double scale) {
    model::Map map = smallMap(2);
    const model::Hex hex = firstHex(map);
    const model::Direction south{6};
    if (type.water) {
        model::Watercourse water;
        water.type = type.id;
        water.hexsides.emplace_back(hex, south);
        map.watercourses.emplace_back(water);
    } else {
        model::HexsideList list;
        list.type = type.id;
        list.uphillFirst = type.uphill;
        list.hexsides.insert({hex, south});
        map.hexsides.emplace_back(list);
    }
    model::Scenario scenario;
    scenario.map = std::move(map);
    const formats::MapPainter painter(scenario, ruleset, formats::classicTheme(), plain());

    // The hexside is as long as the radius; a little is left at both ends.
    const double radius = size.x * scale * 0.8;
    const model::HexLayout layout{model::Orientation::flatTop, radius, {}};
    const auto ends = layout.ends(model::Hexside(hex, south));
    const model::PlanePoint middle{(ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2};
    return drawn(size, scale, {middle.x - size.x * scale / 2, middle.y - size.y * scale / 2},
                 [&](cairo_t* cairo, model::PlaneBox area) {
                     painter.paint(cairo, layout, area);
                     addFrameTo(cairo, area, scale);
                 });
}

wxBitmap roadPicture(const RulesetPointer& ruleset, const model::RoadType& type, wxSize size,
                     double scale) {
    model::Map map = smallRow();
    map.roads.emplace_back(roadAlong(map, type.id));
    return rowPicture(ruleset, std::move(map), size, scale);
}

wxBitmap spanPicture(const RulesetPointer& ruleset, const model::SpanType& type, wxSize size,
                     double scale) {
    model::Map map = smallRow();
    const auto [hex, next] = middleOf(map);
    const auto across = model::hexsideBetween(hex, next);
    model::Watercourse water;
    if (!type.crosses.empty()) water.type = type.crosses.front();
    water.hexsides.push_back(*across);
    map.watercourses.emplace_back(water);
    if (!ruleset->roads.empty()) map.roads.emplace_back(roadAlong(map, ruleset->roads.front().id));
    model::Span span;
    span.type = type.id;
    span.at = across;
    map.spans.emplace_back(span);
    return rowPicture(ruleset, std::move(map), size, scale);
}

wxBitmap counterPicture(const RulesetPointer& ruleset, const model::Forces& forces,
                        const model::Unit& unit, int size, double scale) {
    // The painter looks through all units that it is given.
    model::Forces alone;
    alone.sides = forces.sides;
    alone.armies = forces.armies;
    alone.units.emplace_back(unit);
    model::Map map = smallMap(1);
    const model::Hex hex = firstHex(map);
    model::Scenario scenario;
    scenario.map = std::move(map);
    scenario.forces = std::move(alone);
    model::Piece piece;
    piece.unit = unit.id;
    piece.at = hex;
    model::Arrangement arrangement;
    arrangement.pieces.emplace_back(piece);
    scenario.arrangement = std::move(arrangement);
    const formats::MapPainter painter(scenario, ruleset, formats::classicTheme(), plain());

    model::HexLayout layout{model::Orientation::flatTop, 100, {}};
    auto counters = painter.countersAt(hex, layout);
    if (counters.empty()) return drawn({size, size}, scale, {}, [](cairo_t*, model::PlaneBox) {});
    const double side = counters.back().box.right - counters.back().box.left;
    layout.radius = 100 * (size - 2) * scale / side;
    const auto box = painter.countersAt(hex, layout).back().box;
    return drawn({size, size}, scale, {box.left - scale, box.top - scale},
                 [&](cairo_t* cairo, model::PlaneBox area) {
                     cairo_rectangle(cairo, box.left - scale / 2, box.top - scale / 2,
                                     box.right - box.left + scale, box.bottom - box.top + scale);
                     cairo_clip(cairo);
                     painter.paint(cairo, layout, area);
                 });
}

} // namespace editor
