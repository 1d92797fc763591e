#pragma once
// Offsets from the centre of a hex as files write them, `-1.2,0.4`: x to the right and y up, three
// units a column and two a row, at most three decimals, so that they are exact.

#include "model/geometry/lattice_point.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// Nothing when it is no offset, or one of 100,000 units and more.
std::optional<LatticePoint> readOffset(std::string_view text);
std::string offsetText(LatticePoint offset);

/// All of a list with blanks between, or nothing when one of them is no offset.
std::optional<std::vector<LatticePoint>> readOffsets(std::string_view text);

} // namespace model
