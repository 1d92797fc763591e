#pragma once
// PNG files, by libpng: fast, and with the size on paper. And a whole map as one, drawn in bands so
// that its size does not matter for memory.

#include "formats/drawing/layers.h"
#include "formats/drawing/shape.h"
#include "formats/drawing/theme.h"
#include "model/geometry/hex_layout.h"
#include "model/message.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace formats {

/// Pixels as Cairo keeps them in CAIRO_FORMAT_RGB24 (0x00RRGGBB); `stride` in bytes. `dpi` 0: not
/// said.
std::string encodePng(int width, int height, int stride, const std::uint8_t* pixels,
                      double dpi = 0.0);

struct RenderOptions {
    /// The radius of a hex in pixels; 0: from `dpi` and the size that the map prints its hexes at,
    /// else 20.
    double pixelsPerRadius = 0.0;
    double dpi = 0.0;
    Layers layers;
    Theme theme = classicTheme();
    /// Only around these hexes; empty: everything that is printed.
    std::vector<model::Hex> around;
    std::vector<model::SheetId> sheets; ///< empty: all of them
    std::vector<Shape> shapes;
};

struct RenderedMap {
    int width = 0;
    int height = 0;
    std::string png;        ///< empty when refused
    model::Message refusal; ///< why not: the picture would be too large
};

/// The largest side of a picture, in pixels.
inline constexpr int largestPictureSide = 65'000;

RenderedMap renderMap(const model::Scenario& scenario,
                      std::shared_ptr<const model::Ruleset> ruleset, const RenderOptions& options);

} // namespace formats
