#pragma once
// Small scenarios made in code, and pictures of them that a test can look into.

#include "formats/drawing/map_painter.h"

#include <cairo.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

namespace drawn {

inline model::Scenario emptyScenario(int columns, int rows,
                                     model::Parity shifted = model::Parity::even,
                                     model::Orientation stands = model::Orientation::flatTop) {
    model::Map map;
    map.grid.numbering.orientation = stands;
    map.grid.numbering.shifted = shifted;
    model::Sheet sheet;
    sheet.id = model::SheetId("E");
    sheet.columns = {1, columns};
    sheet.oddRows = sheet.evenRows = {1, rows};
    sheet.ground = model::TerrainId("clear");
    map.sheets.push_back(sheet);
    model::Scenario scenario;
    scenario.map = model::Shared<model::Map>(map);
    return scenario;
}

inline model::Hex at(const model::Scenario& scenario, int column, int row) {
    return model::hexAt(*scenario.map, 0, column, row);
}

inline void addTerrain(model::Scenario& scenario, const char* type,
                       const std::vector<model::Hex>& hexes) {
    scenario.map.edit([&](model::Map& map) {
        model::TerrainList list;
        list.sheet = map.sheets.front().id;
        list.type = model::TerrainId(type);
        list.hexes.insert(hexes);
        map.terrain.push_back(list);
    });
}

inline void addRiver(model::Scenario& scenario, const std::vector<model::Hexside>& hexsides) {
    scenario.map.edit([&](model::Map& map) {
        model::Watercourse river;
        river.id = model::WatercourseId("bormida");
        river.type = model::HexsideTypeId("river");
        river.hexsides = hexsides;
        map.watercourses.push_back(river);
    });
}

inline void addRoad(model::Scenario& scenario, const std::vector<model::Hex>& hexes) {
    scenario.map.edit([&](model::Map& map) {
        model::Road road;
        road.type = model::RoadTypeId("road");
        road.hexes = hexes;
        map.roads.push_back(road);
    });
}

/// Puts a unit of the first army, above those that stand there.
inline void addUnit(model::Scenario& scenario, const char* id, model::Hex hex) {
    scenario.forces.edit([&](model::Forces& forces) {
        if (forces.armies.empty()) {
            forces.sides.push_back({model::SideId("F"), "French", {}, {}});
            forces.armies.push_back(
                {model::ArmyId("F"), model::SideId("F"), "Army of Italy", {}, false, {}});
        }
        model::Unit unit;
        unit.id = model::UnitId(id);
        unit.name = id;
        unit.unitClass = model::UnitClassId("infantry");
        unit.side = model::SideId("F");
        unit.army = model::ArmyId("F");
        unit.combat.strength = 4;
        forces.units.push_back(unit);
    });
    scenario.arrangement.edit([&](model::Arrangement& arrangement) {
        model::Piece piece;
        piece.unit = model::UnitId(id);
        piece.at = hex;
        arrangement.pieces.insert(arrangement.pieces.begin(), piece);
    });
}

/// Something of everything.
inline model::Scenario country() {
    model::Scenario scenario = emptyScenario(14, 10);
    const auto hex = [&](int column, int row) { return at(scenario, column, row); };
    addTerrain(scenario, "woods", {hex(3, 3), hex(3, 4), hex(4, 3), hex(4, 4), hex(5, 4)});
    addTerrain(scenario, "marsh", {hex(9, 3), hex(9, 4)});
    addTerrain(scenario, "orchard", {hex(11, 7)});
    addTerrain(scenario, "town", {hex(7, 6)});
    addTerrain(scenario, "lake", {hex(12, 3), hex(12, 4), hex(13, 4)});
    addRiver(scenario, {*model::hexsideBetween(hex(6, 2), hex(7, 2)),
                        *model::hexsideBetween(hex(6, 2), hex(7, 3)),
                        *model::hexsideBetween(hex(6, 3), hex(7, 3))});
    addRoad(scenario, {hex(7, 1), hex(7, 2), hex(7, 3), hex(7, 4), hex(7, 5), hex(7, 6)});
    scenario.map.edit([&](model::Map& map) {
        model::LevelList level;
        level.level = 2;
        level.hexes.insert(std::vector<model::Hex>{hex(2, 7), hex(2, 8), hex(3, 8)});
        map.levels.push_back(level);
        model::HexsideList slope;
        slope.type = model::HexsideTypeId("slope");
        slope.uphillFirst = true;
        slope.hexsides.insert({hex(3, 8), *model::directionTo(hex(3, 8), hex(3, 7))});
        map.hexsides.push_back(slope);
        model::Span bridge;
        bridge.type = model::SpanTypeId("bridge");
        bridge.at = model::hexsideBetween(hex(6, 3), hex(7, 3));
        map.spans.push_back(bridge);
        model::Place place;
        place.id = model::PlaceId("dego");
        place.name = "Dego";
        place.kind = "town";
        place.at = {hex(7, 6)};
        map.places.push_back(place);
    });
    scenario.onMap.edit([&](model::OnMap& onMap) {
        model::ImprovedPosition position;
        position.at = hex(10, 9);
        onMap.improvedPositions.push_back(position);
    });
    addUnit(scenario, "rampon", hex(10, 6));
    addUnit(scenario, "cervoni", hex(10, 6));
    return scenario;
}

inline model::HexLayout layoutFor(const model::Scenario& scenario, double radius) {
    model::HexLayout layout;
    layout.orientation = scenario.map->grid.numbering.orientation;
    layout.radius = radius;
    const auto box = formats::MapPainter(scenario, nullptr).extentBox(layout);
    layout.origin = {-box.left, -box.top};
    return layout;
}

struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;

    std::uint32_t at(model::PlanePoint point) const {
        return pixels[static_cast<std::size_t>(point.y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(point.x)] &
               0xFFFFFFU;
    }
    bool operator==(const Picture&) const = default;
};

/// Paints `area` in squares of `tile` units, or at one go for 0.
inline Picture paint(const formats::MapPainter& painter, const model::HexLayout& layout, int width,
                     int height, int tile = 0) {
    Picture picture{width, height,
                    std::vector<std::uint32_t>(static_cast<std::size_t>(width) *
                                               static_cast<std::size_t>(height))};
    const int step = tile == 0 ? std::max(width, height) : tile;
    for (int top = 0; top < height; top += step)
        for (int left = 0; left < width; left += step) {
            const int across = std::min(step, width - left);
            const int down = std::min(step, height - top);
            auto* from = reinterpret_cast<unsigned char*>(
                &picture.pixels[static_cast<std::size_t>(top) * static_cast<std::size_t>(width) +
                                static_cast<std::size_t>(left)]);
            cairo_surface_t* surface = cairo_image_surface_create_for_data(from, CAIRO_FORMAT_RGB24,
                                                                           across, down, 4 * width);
            cairo_t* cairo = cairo_create(surface);
            cairo_translate(cairo, -left, -top);
            painter.paint(cairo, layout,
                          {double(left), double(top), double(left + across), double(top + down)});
            cairo_destroy(cairo);
            cairo_surface_destroy(surface);
        }
    return picture;
}

inline Picture paintWhole(const model::Scenario& scenario, double radius,
                          formats::Layers layers = {}) {
    const formats::MapPainter painter(scenario, nullptr, formats::classicTheme(), layers);
    const model::HexLayout layout = layoutFor(scenario, radius);
    const auto box = painter.extentBox(layout);
    return paint(painter, layout, static_cast<int>(std::ceil(box.right)),
                 static_cast<int>(std::ceil(box.bottom)));
}

struct Mean {
    double red = 0.0, green = 0.0, blue = 0.0;
};

/// The mean colour of a square round a point, parts from 0 to 255.
inline Mean meanAround(const Picture& picture, model::PlanePoint centre, double reach) {
    Mean mean;
    double count = 0.0;
    for (double y = centre.y - reach; y <= centre.y + reach; y += 1.0)
        for (double x = centre.x - reach; x <= centre.x + reach; x += 1.0) {
            const std::uint32_t pixel = picture.at({x, y});
            mean.red += (pixel >> 16U) & 0xFFU;
            mean.green += (pixel >> 8U) & 0xFFU;
            mean.blue += pixel & 0xFFU;
            count += 1.0;
        }
    return {mean.red / count, mean.green / count, mean.blue / count};
}

inline double difference(Mean a, Mean b) {
    return std::hypot(a.red - b.red, a.green - b.green, a.blue - b.blue);
}

inline Mean meanOf(formats::Colour colour) {
    return {255.0 * colour.red, 255.0 * colour.green, 255.0 * colour.blue};
}

} // namespace drawn
