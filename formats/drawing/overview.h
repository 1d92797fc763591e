#pragma once
// The map as coloured hexes without lines, straight into pixels: what is shown when hexes are too
// small for lines, and in the place of tiles that are not yet drawn. Its mean colour is that of the
// painter's drawing.

#include "formats/drawing/layers.h"
#include "formats/drawing/theme.h"
#include "model/change.h"
#include "model/geometry/hex_layout.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace formats {

/// Pixels as Cairo keeps them in CAIRO_FORMAT_RGB24 and, opaque, in ARGB32: 0xAARRGGBB.
struct PixelView {
    std::uint32_t* pixels = nullptr;
    int width = 0;
    int height = 0;
    int stride = 0; ///< pixels from one row to the next
};

class Overview {
public:
    /// Reads all hexes once: 1 ms for 6,000, some 50 ms for a million.
    Overview(const model::Scenario& scenario, std::shared_ptr<const model::Ruleset> ruleset,
             Theme theme = classicTheme(), Layers layers = {});
    ~Overview();
    /// After an edit: all but the scenario as before. Only hexes that changed are read again,
    /// unless the grid or the number of levels differs.
    void follow(const model::Scenario& scenario, const model::Change& change);
    Overview(Overview&&) noexcept;
    Overview& operator=(Overview&&) noexcept;

    /// Fills every pixel; `topLeft` is the place in the plane of the layout of the upper left
    /// corner of the first pixel. Safe from several threads, while nobody calls `follow`.
    void fill(PixelView view, const model::HexLayout& layout, model::PlanePoint topLeft) const;

    /// Opaque, the paper's for a hex that is not printed.
    std::uint32_t colourAt(model::Hex hex) const;

private:
    struct Colours;
    void read(const model::Scenario& scenario);

    std::shared_ptr<const model::Ruleset> ruleset_;
    Theme theme_;
    Layers layers_;
    std::unique_ptr<Colours> colours_;
};

} // namespace formats
