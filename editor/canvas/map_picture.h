#pragma once
// The map as pixels for any part and zoom: tiles of the worker where they are there, coloured
// hexes at once where they are not yet, and coloured hexes only where hexes are too small for
// lines. Follows the scenario by being told what changed. Knows no toolkit.

#include "editor/canvas/tile_cache.h"
#include "editor/canvas/viewport.h"
#include "formats/drawing/map_painter.h"
#include "formats/drawing/overview.h"
#include "model/change.h"

#include <memory>

namespace editor {

class MapPicture {
public:
    /// `arrived` is called on the worker thread when a tile was drawn.
    explicit MapPicture(TileCache::Arrived arrived);

    /// Another map, another ruleset, other layers or other pictures under the map.
    void show(const model::Scenario& scenario, std::shared_ptr<const model::Ruleset> ruleset,
              formats::Layers layers, formats::UnderlayPictures underlays = {});
    /// The same map after a change.
    void follow(const model::Scenario& scenario, const model::Change& change);

    /// Fills the pixels with the view, and has the tiles drawn that are missing.
    void compose(formats::PixelView pixels, const Viewport& view);

    /// Every tile of the last view is there and in date.
    bool isSharp() const { return tiles_.isIdle(); }

    const formats::MapPainter* painter() const { return painter_.get(); }

private:
    void makePainters(const model::Scenario& scenario);
    void drawTiles(const std::function<bool(TileKey)>& changed);

    std::shared_ptr<const model::Ruleset> ruleset_;
    formats::Layers layers_;
    formats::UnderlayPictures underlays_;
    std::shared_ptr<const formats::MapPainter> painter_;
    std::unique_ptr<formats::Overview> overview_;
    model::Orientation orientation_ = model::Orientation::flatTop;
    double deviceScale_ = 1.0;
    TileCache tiles_; ///< last: its worker uses the others
};

} // namespace editor
