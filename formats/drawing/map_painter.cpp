#include "formats/drawing/map_painter.h"

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"

#include <cassert>
#include <cmath>

namespace formats {

using model::Hex;
using model::HexLayout;
using model::PlaneBox;

namespace {

PlaneBox united(PlaneBox a, PlaneBox b) {
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
            std::max(a.bottom, b.bottom)};
}

PlaneBox common(PlaneBox a, PlaneBox b) {
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
            std::min(a.bottom, b.bottom)};
}

bool isEmpty(PlaneBox box) {
    return box.right <= box.left || box.bottom <= box.top;
}

/// From the ranges of the sheet alone: its hexes are not visited.
std::optional<PlaneBox> sheetBox(const model::Map& map, std::size_t sheet,
                                 const HexLayout& layout) {
    const model::Sheet& printed = map.sheets[sheet];
    std::optional<PlaneBox> box;
    const auto add = [&](int column, const model::NumberRange& rows) {
        if (rows.count() == 0 || !printed.columns.contains(column)) return;
        for (const int row : {rows.first, rows.last}) {
            const PlaneBox hex = layout.bounds(hexAt(map, sheet, column, row));
            box = box ? united(*box, hex) : hex;
        }
    };
    // The first and last two columns have both parities.
    for (const int column : {printed.columns.first, printed.columns.first + 1,
                             printed.columns.last - 1, printed.columns.last}) {
        const bool odd = column % 2 != 0;
        const bool byColumn = map.grid.numbering.orientation == model::Orientation::flatTop;
        add(column, odd || !byColumn ? printed.oddRows : printed.evenRows);
        // Pointy-top rows are shifted by their own parity.
        if (!byColumn && printed.oddRows.count() > 1)
            add(column, {printed.oddRows.first + 1, printed.oddRows.last - 1});
    }
    return box;
}

void paintSheet(const Pass& pass) {
    const Layers& layers = pass.drawing.layers;
    const double r = pass.radius();
    paintGround(pass);
    if (layers.levels) paintLevels(pass);
    if (layers.terrain) paintTerrain(pass);
    if (layers.grid && r >= detail_radius::grid) paintGrid(pass);
    if (r >= detail_radius::lines) {
        if (layers.hexsides) paintHexsides(pass);
        if (layers.water) paintWater(pass);
        if (layers.roads) paintRoads(pass);
        if (layers.terrain) paintBuildings(pass);
        if (layers.spans) paintSpans(pass);
    }
    if (layers.numbers) paintNumbers(pass);
    if (layers.zones && r >= detail_radius::counters) paintZones(pass);
    if (layers.works) paintWorks(pass);
    if (layers.places) {
        paintMarks(pass);
        paintPlaces(pass);
    }
    if (layers.units) paintUnits(pass);
}

} // namespace

MapPainter::MapPainter(const model::Scenario& scenario,
                       std::shared_ptr<const model::Ruleset> ruleset, Theme theme, Layers layers)
    : prepared_(std::make_unique<const PreparedDrawing>(scenario, std::move(ruleset),
                                                        std::move(theme), layers)) {}
MapPainter::~MapPainter() = default;
MapPainter::MapPainter(MapPainter&&) noexcept = default;
MapPainter& MapPainter::operator=(MapPainter&&) noexcept = default;

void MapPainter::paint(cairo_t* cairo, const HexLayout& layout, PlaneBox area) const {
    const model::Map& map = *prepared_->scenario.map;
    assert(layout.orientation == map.grid.numbering.orientation);
    cairo_save(cairo);
    cairo_new_path(cairo);
    cairo_rectangle(cairo, area.left, area.top, area.right - area.left, area.bottom - area.top);
    cairo_clip(cairo);
    setColour(cairo, prepared_->theme.paper);
    cairo_paint(cairo);
    for (std::size_t sheet = 0; sheet < map.sheets.size(); ++sheet) {
        const auto box = sheetBox(map, sheet, layout);
        if (!box) continue;
        // Sheets lie far apart in one plane: look only where this one is.
        const double margin = reach * layout.radius;
        const PlaneBox near = common(grown(area, margin), *box);
        const PlaneBox names = common(grown(area, nameReach * layout.radius), *box);
        if (isEmpty(names)) continue;
        const HexPatch patch =
            isEmpty(near) ? HexPatch{} : prepared_->patch(layout, near, area, sheet);
        paintSheet({cairo, layout, area, patch, *prepared_, sheet});
    }
    cairo_restore(cairo);
}

void MapPainter::paintShapes(cairo_t* cairo, const HexLayout& layout,
                             const std::vector<Shape>& shapes) const {
    formats::paintShapes(cairo, layout, prepared_->theme, shapes);
}

PlaneBox MapPainter::extentBox(const HexLayout& layout) const {
    return extentBox(layout, model::SheetId{});
}

PlaneBox MapPainter::extentBox(const HexLayout& layout, const model::SheetId& sheet) const {
    const model::Map& map = *prepared_->scenario.map;
    std::optional<PlaneBox> all;
    for (std::size_t i = 0; i < map.sheets.size(); ++i) {
        if (!sheet.empty() && map.sheets[i].id != sheet) continue;
        if (const auto box = sheetBox(map, i, layout)) all = all ? united(*all, *box) : *box;
    }
    return grown(all.value_or(layout.bounds(Hex{})), 0.6 * layout.radius);
}

std::vector<Counter> MapPainter::countersAt(Hex hex, const HexLayout& layout) const {
    std::vector<Counter> counters;
    if (!prepared_->layers.units) return counters;
    const auto stack = prepared_->stack(hex);
    const auto boxes = counterBoxes(stack.size(), hex, layout);
    for (std::size_t i = 0; i < stack.size(); ++i)
        counters.push_back({stack[i].piece, stack[i].id, stack[i].part, hex, boxes[i]});
    return counters;
}

std::optional<Counter> MapPainter::pieceAt(model::PlanePoint point, const HexLayout& layout) const {
    if (layout.radius < detail_radius::counters) return std::nullopt;
    // Hexes are drawn in ascending order, so the last counter over the point is the uppermost.
    const double margin = reach * layout.radius;
    const PlaneBox near{point.x - margin, point.y - margin, point.x + margin, point.y + margin};
    std::optional<Counter> found;
    for (const Hex hex : layout.hexesIn(near))
        for (const Counter& counter : countersAt(hex, layout))
            if (point.x >= counter.box.left && point.x < counter.box.right &&
                point.y >= counter.box.top && point.y < counter.box.bottom)
                found = counter;
    return found;
}

const Theme& MapPainter::theme() const {
    return prepared_->theme;
}
const Layers& MapPainter::layers() const {
    return prepared_->layers;
}

} // namespace formats
