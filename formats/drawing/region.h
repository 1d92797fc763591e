#pragma once
// The border of a set of hexes as a Cairo path: the hexes' own corners, or rounded and swaying a
// little like something that grew there. The sway of a place depends on the place alone, so
// neighbouring tiles fit.

#include "formats/drawing/hex_patch.h"
#include "model/geometry/hex_layout.h"

#include <cairo.h>

#include <vector>

namespace formats {

struct BorderStyle {
    double roundness = 0.0; ///< 0: corners; 1: from the middle of one hexside to the next
    double sway = 0.0;      ///< in radii
    int salt = 0;
};

/// Appends closed loops to the current path; holes run the other way round.
void addBorder(cairo_t* cairo, const model::HexLayout& layout, const HexFlags& members,
               const std::vector<model::Hex>& hexes, BorderStyle style = {});

model::PlanePoint middleOf(const model::HexLayout& layout, model::Hexside side);

} // namespace formats
