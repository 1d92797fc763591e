#pragma once
// The symbols of terrain, by the pattern word of its type: trees, rows of vines, reeds, the shore
// of a lake. They fill an area of hexes or of an outline. Internal to the drawing.

#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/region.h"

#include <functional>
#include <string>
#include <vector>

namespace formats {

/// What a terrain covers.
struct TerrainArea {
    /// Those in which symbols may stand.
    const std::vector<model::Hex>& hexes;
    /// Whether a symbol may stand at a place of a hex, given in radii from its centre, so far
    /// inside the border.
    std::function<bool(model::Hex, model::PlanePoint, double margin)> holds;
    /// Appends the border to the current path.
    std::function<void()> addBorder;
    bool isOutline = false; ///< with exact points
};

BorderStyle borderOf(const std::string& pattern, double radius);

void paintSymbols(const Pass& pass, const TerrainArea& area, const TerrainGroup& look);

} // namespace formats
