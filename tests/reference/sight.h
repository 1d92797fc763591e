#pragma once
// Line of sight (8.4, 13.34), read plainly: every hex, hexside and corner of the map is laid
// against the line from centre to centre. Whole numbers only: centres at (3X, Y), corners two to
// the side or one to the side and one up or down, which keeps who lies on and beside a line.

#include "tests/reference/small_map.h"

namespace reference {

/// How far one sees, in hexes (8.41, 25.71).
int sightRange(const SmallMap& map);

/// Whether a unit, or a battery that wants to fire, in `from` sees `to`. Hilltops without a level
/// are level with each other.
bool sees(const SmallMap& map, Hex from, Hex to, bool artillery = false);

/// The answer hangs on the level of a hilltop that has none.
bool needsLevels(const SmallMap& map, Hex from, Hex to, bool artillery = false);

} // namespace reference
