#pragma once
// A map as one picture: PNG by pixels, SVG and PDF at an exact size on paper.

#include "formats/drawing/layers.h"
#include "formats/drawing/shape.h"
#include "formats/drawing/theme.h"
#include "formats/drawing/underlay.h"
#include "model/geometry/hex.h"
#include "model/message.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace formats {

enum class PictureFormat { png, svg, pdf };

struct RenderOptions {
    PictureFormat format = PictureFormat::png;
    /// The radius of a hex in pixels, for PNG; 0: from the size on paper, else 20.
    double pixelsPerRadius = 0.0;
    /// Between two opposite sides of a hex on paper; 0: what the map says, else 16 for SVG and PDF.
    double hexMillimetres = 0.0;
    double dpi = 0.0; ///< of a PNG; 0: 150 where the size on paper is asked for, else not said
    Layers layers;
    Theme theme = classicTheme();
    /// Only around these hexes; empty: everything that is printed.
    std::vector<model::Hex> around;
    std::vector<model::SheetId> sheets; ///< empty: all of them
    std::vector<Shape> shapes;
    UnderlayPictures pictures;
};

struct RenderedMap {
    int width = 0; ///< pixels of a PNG
    int height = 0;
    double acrossMillimetres = 0.0; ///< of an SVG or PDF
    double downMillimetres = 0.0;
    std::string bytes;      ///< empty when refused
    model::Message refusal; ///< why not: it would be too large, or its sheets lie apart
};

/// The largest side of a PNG, in pixels.
inline constexpr int largestPictureSide = 65'000;

/// An SVG has one group for each part that MapPainter::parts names, in that order and with those
/// ids, and one `findings` for the shapes; its text is drawn as outlines of letters, so that it
/// looks the same everywhere. A PDF embeds its fonts and bears the title.
RenderedMap renderMap(const model::Scenario& scenario,
                      std::shared_ptr<const model::Ruleset> ruleset, const RenderOptions& options);

} // namespace formats
