#include "formats/drawing/name_placement.h"

#include "formats/drawing/prepared_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <unordered_map>

namespace formats {

using model::Hex;
using model::HexLayout;
using model::PlaneBox;
using model::PlanePoint;

namespace {

struct NameStyle {
    double size; ///< in radii
    double fromRadius;
    bool bold;
    bool italic;
    int rank;            ///< those of a lower one are placed first
    bool inside = false; ///< written over the place itself
};

NameStyle styleOf(const std::string& kind) {
    if (kind == "city" || kind == "fortress") return {0.50, 7.0, true, false, 0};
    if (kind == "town" || kind == "walled-town") return {0.42, 9.0, true, false, 1};
    if (kind == "castle" || kind == "fort" || kind == "redoubt")
        return {0.35, 12.0, false, false, 2};
    if (kind == "height" || kind == "mountain" || kind == "pass" || kind == "wood")
        return {0.34, 16.0, false, true, 4};
    if (kind == "lake" || kind == "sea" || kind == "marsh" || kind == "region")
        return {0.38, 11.0, false, true, 3, true};
    return {0.35, 14.0, false, false, 3};
}

FontStyle fontOf(const Theme& theme, const NameStyle& style, double radius) {
    // Small maps need letters that can be read, large ones none that shout.
    return {theme.nameFontFamily, std::max(8.5, style.size * radius), style.bold, style.italic};
}

PlanePoint centreOf(const HexLayout& layout, const std::vector<Hex>& hexes) {
    PlanePoint sum;
    for (const Hex hex : hexes) {
        const PlanePoint centre = layout.centre(hex);
        sum = {sum.x + centre.x, sum.y + centre.y};
    }
    const auto count = static_cast<double>(hexes.size());
    return {sum.x / count, sum.y / count};
}

double sharedArea(PlaneBox a, PlaneBox b) {
    const double across = std::min(a.right, b.right) - std::max(a.left, b.left);
    const double down = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
    return across > 0 && down > 0 ? across * down : 0.0;
}

/// What names should keep clear of, found by place.
class Obstacles {
public:
    explicit Obstacles(double cell) : cell_(cell) {}

    /// A name is the worst to write over.
    void add(PlaneBox box, double weight, bool isName = false) {
        forEachCell(box, [&](std::int64_t key) { cells_[key].push_back(boxes_.size()); });
        boxes_.push_back({box, weight, isName});
    }

    struct Cost {
        double all = 0.0;
        double ofNames = 0.0; ///< area shared with other names
    };
    Cost costOf(PlaneBox box) const {
        Cost cost;
        std::vector<std::size_t> seen;
        forEachCell(box, [&](std::int64_t key) {
            const auto found = cells_.find(key);
            if (found == cells_.end()) return;
            for (const std::size_t i : found->second) {
                if (std::find(seen.begin(), seen.end(), i) != seen.end()) continue;
                seen.push_back(i);
                const double shared = sharedArea(box, boxes_[i].box);
                cost.all += boxes_[i].weight * shared;
                if (boxes_[i].isName) cost.ofNames += shared;
            }
        });
        return cost;
    }

private:
    struct Obstacle {
        PlaneBox box;
        double weight;
        bool isName;
    };

    template <class Visit>
    void forEachCell(PlaneBox box, Visit&& visit) const {
        const auto cell = [&](double value) {
            return static_cast<std::int64_t>(std::floor(value / cell_));
        };
        for (std::int64_t x = cell(box.left); x <= cell(box.right); ++x)
            for (std::int64_t y = cell(box.top); y <= cell(box.bottom); ++y)
                visit(x * 1'000'003 + y);
    }

    double cell_;
    std::vector<Obstacle> boxes_;
    std::unordered_map<std::int64_t, std::vector<std::size_t>> cells_;
};

PlaneBox around(PlanePoint at, double across, double down) {
    return {at.x - across, at.y - down, at.x + across, at.y + down};
}

void addObstacles(Obstacles& obstacles, const PreparedDrawing& drawing, const HexLayout& layout) {
    const double r = layout.radius;
    const model::Map& map = *drawing.scenario.map;
    if (drawing.layers.units && r >= detail_radius::counters)
        for (std::size_t i = 0; i < drawing.pieces->size();) {
            const Hex hex = (*drawing.pieces)[i].at;
            const std::size_t count = drawing.stack(hex).size();
            for (const PlaneBox& box : counterBoxes(count, hex, layout))
                obstacles.add(box, 4.0);
            i += count;
        }
    const auto sign = [&](Hex hex) {
        obstacles.add(around(layout.centre(hex), 0.45 * r, 0.45 * r), 1.5);
    };
    for (const auto& entry : map.entries)
        for (const Hex hex : entry->at)
            sign(hex);
    for (const auto& source : map.sources)
        if (source->at) sign(*source->at);
    for (const auto& victory : map.victoryHexes)
        if (victory->at) sign(*victory->at);
    for (const auto& point : map.gatherPoints)
        if (point->at) sign(*point->at);
    // Houses and the like, of which a name tells.
    for (const auto& place : map.places)
        if (place->at.size() == 1 && !styleOf(place->kind).inside)
            obstacles.add(around(layout.centre(place->at.front()), 0.4 * r, 0.4 * r), 0.6);
}

/// Where the middle of a name may lie, the best place first.
std::array<PlanePoint, 8> candidates(PlanePoint middle, double r, double across, double down,
                                     bool inside) {
    const double half = across / 2;
    const auto at = [&](double x, double y) { return PlanePoint{middle.x + x, middle.y + y}; };
    const double low = 0.80 * r;
    const double high = -0.94 * r - 0.2 * down;
    return {at(0, inside ? 0.0 : low),      at(0.55 * r + half, 0.02 * r),
            at(-0.55 * r - half, 0.02 * r), at(0.35 * r + half, 0.62 * r),
            at(-0.35 * r - half, 0.62 * r), at(0, high),
            at(0.40 * r + half, -0.52 * r), at(-0.40 * r - half, -0.52 * r)};
}

std::vector<PlaneBox> boxesOfGroups(const PreparedDrawing& drawing, const HexLayout& layout) {
    std::vector<PlaneBox> boxes;
    for (const auto& sheets : drawing.groups)
        if (const auto box = groupBox(*drawing.scenario.map, sheets, layout))
            boxes.push_back(grown(*box, 0.5 * layout.radius));
    return boxes;
}

std::vector<double> widthsOf(const PreparedDrawing& drawing) {
    constexpr double size = 100.0;
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    cairo_t* cairo = cairo_create(surface);
    std::vector<double> widths;
    {
        TextPens pens(cairo);
        for (const auto& place : drawing.scenario.map->places) {
            const NameStyle style = styleOf(place->kind);
            TextPen& pen =
                pens.with({drawing.theme.nameFontFamily, size, style.bold, style.italic});
            widths.push_back(pen.quickWidth(place->name) / size);
        }
    }
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    return widths;
}

std::vector<PlacedName> place(const PreparedDrawing& drawing, const std::vector<double>& widths,
                              double radius) {
    const model::Map& map = *drawing.scenario.map;
    const HexLayout layout{map.grid.numbering.orientation, radius, {}};
    Obstacles obstacles(3 * radius);
    addObstacles(obstacles, drawing, layout);
    std::vector<std::size_t> order(map.places.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return styleOf(map.places[a]->kind).rank < styleOf(map.places[b]->kind).rank;
    });
    const auto boxes = boxesOfGroups(drawing, layout);
    std::vector<PlacedName> names;
    for (const std::size_t i : order) {
        const model::Place& named = *map.places[i];
        const NameStyle style = styleOf(named.kind);
        if (named.at.empty() || named.name.empty() || radius < style.fromRadius) continue;
        const FontStyle font = fontOf(drawing.theme, style, radius);
        const double across = widths[i] * font.size;
        const double down = font.size;
        const PlanePoint middle = centreOf(layout, named.at);
        const auto sheet = std::find_if(boxes.begin(), boxes.end(), [&](const PlaneBox& box) {
            return sharedArea(box, around(middle, 1.0, 1.0)) > 0.0;
        });
        std::optional<PlaneBox> best;
        Obstacles::Cost least;
        double rank = 0.0;
        for (const PlanePoint at : candidates(middle, radius, across, down, style.inside)) {
            const PlaneBox box = around(at, across / 2, down / 2);
            Obstacles::Cost cost = obstacles.costOf(box);
            if (sheet != boxes.end()) cost.all += 8.0 * (across * down - sharedArea(box, *sheet));
            // Where nothing is better, the earlier place.
            cost.all += 0.012 * rank++ * across * down;
            if (best && cost.all >= least.all) continue;
            best = box;
            least = cost;
        }
        // Two names over each other help nobody.
        if (radius < detail_radius::text && least.ofNames > 0.25 * across * down) continue;
        obstacles.add(*best, 6.0, true);
        names.push_back({named.name, font, *best});
    }
    return names;
}

} // namespace

std::shared_ptr<const PlacedNames::Names> PlacedNames::at(double radius) const {
    const std::lock_guard lock(mutex_);
    for (const auto& [known, names] : known_)
        if (known == radius) return names;
    if (widths_.empty()) widths_ = widthsOf(drawing_);
    // A window shows one size at a time, and few after each other.
    if (known_.size() > 4) known_.erase(known_.begin());
    auto names = std::make_shared<const Names>(place(drawing_, widths_, radius));
    return known_.emplace_back(radius, std::move(names)).second;
}

} // namespace formats
