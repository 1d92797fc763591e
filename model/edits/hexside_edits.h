#pragma once
// Edits of what lies along hexsides: features such as slopes and crests, and watercourses. Drawing
// extends only the watercourse it touches; erasing splits only the one it meets.

#include "model/edits/edit.h"
#include "model/id.h"
#include "model/map/hex_set.h"

#include <vector>

namespace model {

/// Adds the feature; a directed one has its uphill hex in `from` and replaces the same feature
/// the other way round.
Edit addHexsides(std::vector<DirectedHexside> hexsides, HexsideTypeId type, bool uphillFirst);

/// Takes the feature from the hexsides, whichever way round.
Edit removeHexsides(std::vector<Hexside> hexsides, HexsideTypeId type);

/// Takes every feature and all water from the hexsides.
Edit clearHexsides(std::vector<Hexside> hexsides);

/// Draws water along a chain of hexsides, each of which shares a corner with the next. When the
/// chain starts or ends where a watercourse of the type ends, that one is made longer; else a new
/// one begins.
Edit drawWatercourse(std::vector<Hexside> chain, HexsideTypeId type);

/// Takes the hexsides out of all watercourses; one that is cut in two becomes two.
Edit eraseWater(std::vector<Hexside> hexsides);
/// Likewise, out of the watercourses of one type.
Edit eraseWater(std::vector<Hexside> hexsides, HexsideTypeId type);

/// Joins the second watercourse to the first by the hexside that is missing between them.
Edit joinWatercourses(WatercourseId upper, WatercourseId lower, Hexside gap);

/// True when the two hexsides have a corner in common.
bool shareCorner(Hexside a, Hexside b);

} // namespace model
