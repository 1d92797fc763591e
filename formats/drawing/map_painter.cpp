#include "formats/drawing/map_painter.h"

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"

#include <algorithm>
#include <array>
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
std::optional<PlaneBox> sheetBox(const model::Map& map, std::size_t index,
                                 const HexLayout& layout) {
    const model::Sheet& sheet = map.sheets[index];
    const model::NumberRange columns = columnsOf(map, sheet);
    std::optional<PlaneBox> box;
    // The first and last two of each have both parities.
    for (const int column : {columns.first, columns.first + 1, columns.last - 1, columns.last}) {
        if (!columns.contains(column)) continue;
        const model::NumberRange rows = rowsOf(map, sheet, column);
        for (const int row : {rows.first, rows.first + 1, rows.last - 1, rows.last}) {
            if (!rows.contains(row)) continue;
            const PlaneBox hex = layout.bounds(hexAt(map, index, column, row));
            box = box ? united(*box, hex) : hex;
        }
    }
    return box;
}

/// With boxes that lie beside the hexes.
PlaneBox withMargin(PlaneBox box, const PreparedDrawing& drawing, const HexLayout& layout) {
    PlaneBox all = grown(box, 0.6 * layout.radius);
    if (!drawing.layers.places) return all;
    const PlaneBox near = grown(box, MapPainter::nameReach * layout.radius);
    for (const auto& beside : drawing.scenario.map->boxes)
        if (const auto place = boxPlace(*drawing.scenario.map, *beside, layout))
            if (overlap(*place, near)) all = united(all, grown(*place, 0.3 * layout.radius));
    return all;
}

/// One part of the drawing.
struct Part {
    std::string_view id;
    bool Layers::*layer; ///< nothing: it is always drawn
    double fromRadius;
    void (*paint)(const Pass&);
};

constexpr std::array allParts{
    Part{"ground", nullptr, 0.0, paintGround},
    Part{"underlay", &Layers::underlay, 0.0, paintUnderlays},
    Part{"levels", &Layers::levels, 0.0, paintLevels},
    Part{"terrain", &Layers::terrain, 0.0, paintTerrain},
    Part{"outlines", &Layers::outlines, detail_radius::lines, paintOutlines},
    Part{"grid", &Layers::grid, detail_radius::grid, paintGrid},
    Part{"hexsides", &Layers::hexsides, detail_radius::lines, paintHexsides},
    Part{"outline-lines", &Layers::outlines, detail_radius::lines, paintOutlineLines},
    Part{"water", &Layers::water, detail_radius::lines, paintWater},
    Part{"roads", &Layers::roads, detail_radius::lines, paintRoads},
    Part{"buildings", &Layers::terrain, detail_radius::lines, paintBuildings},
    Part{"spans", &Layers::spans, detail_radius::lines, paintSpans},
    Part{"partial", &Layers::partial, detail_radius::lines, paintVeils},
    Part{"numbers", &Layers::numbers, detail_radius::text, paintNumbers},
    Part{"labels", &Layers::labels, detail_radius::lines, paintLabels},
    Part{"zones", &Layers::zones, detail_radius::counters, paintZones},
    Part{"works", &Layers::works, detail_radius::counters, paintWorks},
    Part{"marks", &Layers::places, detail_radius::counters, paintMarks},
    Part{"names", &Layers::places, detail_radius::names, paintPlaces},
    Part{"units", &Layers::units, detail_radius::lines, paintUnits},
};

bool isShown(const Part& part, const Layers& layers) {
    return part.layer == nullptr || layers.*part.layer;
}

void clipTo(cairo_t* cairo, PlaneBox area) {
    cairo_new_path(cairo);
    cairo_rectangle(cairo, area.left, area.top, area.right - area.left, area.bottom - area.top);
    cairo_clip(cairo);
}

/// Paints what `wanted` says of each part, one group of sheets after the other.
template <class Wanted>
void paintParts(cairo_t* cairo, const PreparedDrawing& drawing, const HexLayout& layout,
                PlaneBox area, Wanted&& wanted) {
    const model::Map& map = *drawing.scenario.map;
    assert(layout.orientation == map.grid.numbering.orientation);
    for (const auto& sheets : drawing.groups) {
        const auto box = groupBox(map, sheets, layout);
        if (!box) continue;
        // Groups lie far apart in one plane: look only where this one is.
        const PlaneBox near = common(grown(area, MapPainter::reach * layout.radius), *box);
        const PlaneBox names = common(grown(area, MapPainter::nameReach * layout.radius),
                                      grown(*box, MapPainter::nameReach * layout.radius));
        if (isEmpty(names)) continue;
        const HexPatch patch =
            isEmpty(near) ? HexPatch{} : drawing.patch(layout, near, area, sheets);
        const Pass pass{cairo, layout, area, patch, drawing};
        for (const Part& part : allParts) {
            if (layout.radius < part.fromRadius || !wanted(part)) continue;
            cairo_save(cairo); // a part must not look otherwise because of the one before
            part.paint(pass);
            cairo_restore(cairo);
        }
    }
}

} // namespace

std::optional<PlaneBox> groupBox(const model::Map& map, const std::vector<std::size_t>& sheets,
                                 const HexLayout& layout) {
    std::optional<PlaneBox> all;
    for (const std::size_t sheet : sheets)
        if (const auto box = sheetBox(map, sheet, layout)) all = all ? united(*all, *box) : *box;
    return all;
}

MapPainter::MapPainter(const model::Scenario& scenario,
                       std::shared_ptr<const model::Ruleset> ruleset, Theme theme, Layers layers,
                       UnderlayPictures pictures)
    : prepared_(std::make_unique<const PreparedDrawing>(
          scenario, std::move(ruleset), std::move(theme), layers, std::move(pictures))) {}
MapPainter::MapPainter(const model::Scenario& scenario, const MapPainter& former)
    : prepared_(std::make_unique<const PreparedDrawing>(
          scenario, former.prepared_->ruleset, former.prepared_->theme, former.prepared_->layers,
          former.prepared_->pictures, former.prepared_.get())) {}
MapPainter::~MapPainter() = default;
MapPainter::MapPainter(MapPainter&&) noexcept = default;
MapPainter& MapPainter::operator=(MapPainter&&) noexcept = default;

void MapPainter::paint(cairo_t* cairo, const HexLayout& layout, PlaneBox area) const {
    cairo_save(cairo);
    clipTo(cairo, area);
    setColour(cairo, prepared_->theme.paper);
    cairo_paint(cairo);
    paintParts(cairo, *prepared_, layout, area,
               [this](const Part& part) { return isShown(part, prepared_->layers); });
    cairo_restore(cairo);
}

std::vector<std::string_view> MapPainter::parts() const {
    std::vector<std::string_view> ids{"paper"};
    for (const Part& part : allParts)
        if (isShown(part, prepared_->layers)) ids.push_back(part.id);
    return ids;
}

void MapPainter::paintPart(cairo_t* cairo, const HexLayout& layout, PlaneBox area,
                           std::string_view id) const {
    cairo_save(cairo);
    clipTo(cairo, area);
    if (id == "paper") {
        setColour(cairo, prepared_->theme.paper);
        cairo_paint(cairo);
    }
    paintParts(cairo, *prepared_, layout, area, [id](const Part& part) { return part.id == id; });
    cairo_restore(cairo);
}

void MapPainter::paintShapes(cairo_t* cairo, const HexLayout& layout,
                             const std::vector<Shape>& shapes) const {
    formats::paintShapes(cairo, layout, prepared_->theme, shapes);
}

std::vector<SheetGroup> MapPainter::groups(const HexLayout& layout) const {
    const model::Map& map = *prepared_->scenario.map;
    std::vector<SheetGroup> groups;
    for (const auto& sheets : prepared_->groups) {
        const auto box = groupBox(map, sheets, layout);
        if (!box) continue;
        SheetGroup& group = groups.emplace_back();
        group.box = withMargin(*box, *prepared_, layout);
        for (const std::size_t sheet : sheets)
            group.sheets.push_back(map.sheets[sheet].id);
    }
    return groups;
}

std::vector<PlaneBox> MapPainter::movedNames(const MapPainter& before,
                                             const HexLayout& layout) const {
    std::vector<PlaneBox> moved;
    if (!prepared_->layers.places || layout.radius < detail_radius::names) return moved;
    const auto now = prepared_->names->at(layout.radius);
    const auto old = before.prepared_->names->at(layout.radius);
    const auto addMissing = [&](const auto& from, const auto& in) {
        for (const PlacedName& name : from)
            if (std::find(in.begin(), in.end(), name) == in.end()) {
                const PlaneBox box{name.box.left + layout.origin.x, name.box.top + layout.origin.y,
                                   name.box.right + layout.origin.x,
                                   name.box.bottom + layout.origin.y};
                moved.push_back(grown(box, 0.3 * layout.radius + 3.0));
            }
    };
    addMissing(*old, *now);
    addMissing(*now, *old);
    return moved;
}

PlaneBox MapPainter::extentBox(const HexLayout& layout,
                               const std::vector<model::SheetId>& sheets) const {
    const model::Map& map = *prepared_->scenario.map;
    std::vector<std::size_t> wanted;
    for (std::size_t i = 0; i < map.sheets.size(); ++i)
        if (sheets.empty() ||
            std::find(sheets.begin(), sheets.end(), map.sheets[i].id) != sheets.end())
            wanted.push_back(i);
    return withMargin(groupBox(map, wanted, layout).value_or(layout.bounds(Hex{})), *prepared_,
                      layout);
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
