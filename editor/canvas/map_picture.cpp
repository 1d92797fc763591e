#include "editor/canvas/map_picture.h"

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <utility>
#include <vector>

namespace editor {

namespace {

constexpr std::size_t bytesForTiles = std::size_t{112} << 20U;

model::PlaneBox boxOf(TileKey key) {
    constexpr double size = TileCache::size;
    return {key.x * size, key.y * size, (key.x + 1) * size, (key.y + 1) * size};
}

TileCache::Pixels drawTile(const formats::MapPainter& painter, const model::HexLayout& layout,
                           TileKey key) {
    constexpr int size = TileCache::size;
    TileCache::Pixels pixels(static_cast<std::size_t>(size) * size);
    cairo_surface_t* surface = cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels.data()), CAIRO_FORMAT_RGB24, size, size,
        size * static_cast<int>(sizeof(std::uint32_t)));
    cairo_t* cairo = cairo_create(surface);
    const model::PlaneBox box = boxOf(key);
    cairo_translate(cairo, -box.left, -box.top);
    painter.paint(cairo, layout, box);
    cairo_destroy(cairo);
    cairo_surface_flush(surface);
    cairo_surface_destroy(surface);
    return pixels;
}

/// Which tiles show something of the changed hexes.
std::function<bool(TileKey)> touchedBy(const model::Change& change, model::Orientation orientation,
                                       double deviceScale, const formats::MapPainter& before,
                                       const formats::MapPainter& after) {
    if (change.hexes.isEverywhere()) return [](TileKey) { return true; };
    const double reach = change.parts.overlaps(model::Part::places) ? formats::MapPainter::nameReach
                                                                    : formats::MapPainter::reach;
    // Names keep clear of each other, of signs and of counters: an edit of these may move some that
    // lie farther off, and no other edit does.
    const bool namesMayMove = change.parts.overlaps(model::Part::places | model::Part::setup |
                                                    model::Parts(model::Part::forces));
    std::map<int, std::vector<model::PlaneBox>> movedNames;
    return [hexes = change.hexes.hexes().hexes(), orientation, deviceScale, reach, &before, &after,
            namesMayMove, movedNames](TileKey key) mutable {
        const double radius = Viewport::radiusOf(key.level) * deviceScale;
        const model::HexLayout layout{orientation, radius, {}};
        const model::PlaneBox box = boxOf(key);
        const double margin = reach * radius;
        const bool isNear = std::any_of(hexes.begin(), hexes.end(), [&](model::Hex hex) {
            const auto centre = layout.centre(hex);
            return centre.x > box.left - margin && centre.x < box.right + margin &&
                   centre.y > box.top - margin && centre.y < box.bottom + margin;
        });
        if (isNear || !namesMayMove) return isNear;
        if (movedNames.count(key.level) == 0)
            movedNames[key.level] = after.movedNames(before, layout);
        const auto& names = movedNames[key.level];
        return std::any_of(names.begin(), names.end(), [&](const model::PlaneBox& name) {
            return name.left < box.right && box.left < name.right && name.top < box.bottom &&
                   box.top < name.bottom;
        });
    };
}

struct TileRange {
    int left, top, right, bottom; ///< the last ones belong to it

    TileRange grown() const { return {left - 1, top - 1, right + 1, bottom + 1}; }
};

TileRange tilesOf(const Viewport& view) {
    const auto index = [](int pixel) {
        return static_cast<int>(std::floor(static_cast<double>(pixel) / TileCache::size));
    };
    return {index(view.left()), index(view.top()), index(view.left() + view.width() - 1),
            index(view.top() + view.height() - 1)};
}

std::vector<TileKey> keysOf(TileRange range, int level) {
    std::vector<TileKey> keys;
    for (int y = range.top; y <= range.bottom; ++y)
        for (int x = range.left; x <= range.right; ++x)
            keys.push_back({level, x, y});
    return keys;
}

/// The nearest to the middle first; those of the margin after all others.
std::vector<TileKey> byUrgency(TileRange range, int level) {
    std::vector<TileKey> keys = keysOf(range.grown(), level);
    const double x = (range.left + range.right) / 2.0;
    const double y = (range.top + range.bottom) / 2.0;
    const auto rank = [&](TileKey key) {
        const bool margin =
            key.x < range.left || key.x > range.right || key.y < range.top || key.y > range.bottom;
        return std::pair(margin, std::hypot(key.x - x, key.y - y));
    };
    std::stable_sort(keys.begin(), keys.end(),
                     [&](TileKey a, TileKey b) { return rank(a) < rank(b); });
    return keys;
}

/// Where the tile lies in the view, clipped to it, in pixels of the view.
struct Place {
    int left, top, right, bottom;
};

Place placeOf(TileKey key, const Viewport& view) {
    const int x = key.x * TileCache::size - view.left();
    const int y = key.y * TileCache::size - view.top();
    return {std::max(x, 0), std::max(y, 0), std::min(x + TileCache::size, view.width()),
            std::min(y + TileCache::size, view.height())};
}

void copyTile(formats::PixelView to, const TileCache::Pixels& tile, TileKey key,
              const Viewport& view) {
    const Place place = placeOf(key, view);
    const int x = place.left + view.left() - key.x * TileCache::size;
    const auto bytes = static_cast<std::size_t>(place.right - place.left) * sizeof(std::uint32_t);
    for (int row = place.top; row < place.bottom; ++row) {
        const int y = row + view.top() - key.y * TileCache::size;
        std::memcpy(to.pixels + static_cast<std::ptrdiff_t>(row) * to.stride + place.left,
                    tile.data() + static_cast<std::ptrdiff_t>(y) * TileCache::size + x, bytes);
    }
}

void fillTerrain(formats::PixelView to, const formats::Overview& overview, Place place,
                 const Viewport& view) {
    const formats::PixelView part{to.pixels + static_cast<std::ptrdiff_t>(place.top) * to.stride +
                                      place.left,
                                  place.right - place.left, place.bottom - place.top, to.stride};
    overview.fill(part, view.layout(), view.toLevel(place.left, place.top));
}

} // namespace

MapPicture::MapPicture(TileCache::Arrived arrived) : tiles_(std::move(arrived), bytesForTiles) {}

void MapPicture::show(const model::Scenario& scenario,
                      std::shared_ptr<const model::Ruleset> ruleset, formats::Layers layers,
                      formats::UnderlayPictures underlays) {
    ruleset_ = std::move(ruleset);
    layers_ = layers;
    underlays_ = std::move(underlays);
    tiles_.clear();
    makePainters(scenario);
    drawTiles([](TileKey) { return true; });
}

void MapPicture::follow(const model::Scenario& scenario, const model::Change& change) {
    const model::Orientation before = orientation_;
    const auto painterBefore = painter_;
    orientation_ = scenario.map->grid.numbering.orientation;
    painter_ = std::make_shared<const formats::MapPainter>(scenario, *painter_);
    overview_->follow(scenario, change);
    if (orientation_ != before) tiles_.clear();
    const auto& old = orientation_ == before ? *painterBefore : *painter_;
    drawTiles(touchedBy(change, orientation_, deviceScale_, old, *painter_));
}

void MapPicture::makePainters(const model::Scenario& scenario) {
    orientation_ = scenario.map->grid.numbering.orientation;
    painter_ = std::make_shared<const formats::MapPainter>(
        scenario, ruleset_, formats::classicTheme(), layers_, underlays_);
    overview_ =
        std::make_unique<formats::Overview>(scenario, ruleset_, formats::classicTheme(), layers_);
}

void MapPicture::drawTiles(const std::function<bool(TileKey)>& changed) {
    tiles_.draw(
        [painter = painter_, orientation = orientation_, scale = deviceScale_](TileKey key) {
            const double radius = Viewport::radiusOf(key.level) * scale;
            return drawTile(*painter, {orientation, radius, {}}, key);
        },
        changed);
}

void MapPicture::compose(formats::PixelView pixels, const Viewport& view) {
    if (!overview_) return;
    if (view.deviceScale() != deviceScale_) {
        deviceScale_ = view.deviceScale();
        tiles_.clear();
        drawTiles([](TileKey) { return true; });
    }
    if (view.radius() < formats::detail_radius::lines) {
        tiles_.want({});
        fillTerrain(pixels, *overview_, {0, 0, view.width(), view.height()}, view);
        return;
    }
    const TileRange range = tilesOf(view);
    for (const TileKey key : keysOf(range, view.level())) {
        if (const auto tile = tiles_.find(key))
            copyTile(pixels, *tile, key, view);
        else
            fillTerrain(pixels, *overview_, placeOf(key, view), view);
    }
    tiles_.want(byUrgency(range, view.level()));
}

} // namespace editor
