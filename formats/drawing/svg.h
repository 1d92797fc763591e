#pragma once
// An SVG file whose layers are groups with ids. Cairo writes SVG but cannot name groups, so each
// layer is written by a surface of its own and then joined with the others.

#include <cairo.h>

#include <functional>
#include <string>
#include <vector>

namespace formats {

struct SvgLayer {
    std::string id;
    std::function<void(cairo_t*)> draw; ///< in points of the page
};

struct SvgPage {
    double across = 0.0; ///< in points
    double down = 0.0;
    std::string title;
};

std::string drawSvg(const SvgPage& page, const std::vector<SvgLayer>& layers);

} // namespace formats
