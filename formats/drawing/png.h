#pragma once
// PNG files, by libpng: fast, and with the size on paper.

#include "model/geometry/hex_layout.h"

#include <cairo.h>

#include <cstdint>
#include <functional>
#include <string>

namespace formats {

/// Pixels as Cairo keeps them in CAIRO_FORMAT_RGB24 (0x00RRGGBB); `stride` in bytes. `dpi` 0: not
/// said.
std::string encodePng(int width, int height, int stride, const std::uint8_t* pixels,
                      double dpi = 0.0);

/// A picture drawn in bands, so that its size does not matter for memory: `draw` is given a context
/// in pixels of the whole picture, and the band to draw.
std::string drawPng(int width, int height, double dpi,
                    const std::function<void(cairo_t*, model::PlaneBox)>& draw);

} // namespace formats
