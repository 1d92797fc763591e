#pragma once
// How a line of the map is drawn by the pattern word of its type: a slope as hachures, a wall, a
// hedge. It lies on hexsides, or is a border drawn with exact points. Internal to the drawing.

#include "formats/drawing/colour.h"
#include "model/geometry/hex.h"
#include "model/geometry/hex_layout.h"

#include <cairo.h>

#include <string>
#include <vector>

namespace formats {

struct LineKind {
    std::string pattern;
    Colour colour;
    double width = 0.1; ///< in radii
    bool dashed = false;
    double weight = 1.0; ///< of hachures: a steep slope is heavier
};

/// A straight piece of the line.
struct LineBit {
    model::PlanePoint from, to;
    model::PlanePoint up;  ///< the unit vector at right angles: uphill, inward
    bool directed = false; ///< `up` means something
    model::Hex seat;       ///< with `turn` what irregularities depend on
    int turn = 0;
};

/// The words are line ticks teeth wall gate trench hedge sunken; any other is drawn as a line.
void paintLineFeature(cairo_t* cairo, double radius, const std::vector<LineBit>& bits,
                      const LineKind& kind);

} // namespace formats
