#pragma once
// Brings pixels to the screen. On GTK the window is a Cairo context and takes them in one upload;
// other ports get a bitmap. The overlays are drawn in the same step.

#include "formats/drawing/overview.h"
#include "formats/drawing/shape.h"
#include "formats/drawing/theme.h"
#include "model/geometry/hex_layout.h"

#include <vector>

class wxPaintDC;

namespace editor {

/// What lies over the pixels of the map.
struct Overlaid {
    const std::vector<formats::Shape>& shapes;
    const formats::Theme& theme;
    model::HexLayout layout;   ///< in device pixels
    model::PlanePoint topLeft; ///< of the view, in the plane of the layout
};

/// `pixels` fill the window; `deviceScale` of them make a logical pixel.
void present(wxPaintDC& dc, formats::PixelView pixels, double deviceScale,
             const Overlaid& overlaid);

} // namespace editor
