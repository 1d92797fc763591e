#pragma once
// Measures of a map as they are written, `480 m` or `16 mm`, and how large a sheet is on paper.

#include "model/map/map.h"

#include <optional>
#include <string>
#include <string_view>

namespace validators {

/// Metres. `480 m`, `525 yards`, `16 mm`, `0.3 miles`; nothing when it is no length.
std::optional<double> length(std::string_view text);
/// Both say the same length, or the same words. A thousandth does not count.
bool sameLength(std::string_view a, std::string_view b);

/// Metres.
struct PaperSize {
    double width = 0.0, height = 0.0;
};
/// `297 x 210 mm`.
std::optional<PaperSize> paperSize(std::string_view text);
/// For people, in whole millimetres.
std::string text(PaperSize size);

/// From edge to edge of the whole hexes of the sheet, when opposite sides of a hex lie `acrossHex`
/// metres apart.
PaperSize sizeOnPaper(const model::Map& map, const model::Sheet& sheet, double acrossHex);

/// Whether the hexes find room on the paper either way round. Edge hexes may be cut, so they may
/// reach over by one hex in all.
bool fits(PaperSize size, PaperSize paper, model::Orientation orientation, double acrossHex);

} // namespace validators
