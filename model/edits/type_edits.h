#pragma once
// Edits that give all that has one type another, for names that a ruleset does not know.

#include "model/edits/edit.h"
#include "model/id.h"

namespace model {

/// Every list of hexsides and every watercourse of the type.
Edit retypeHexsides(HexsideTypeId from, HexsideTypeId to);
Edit retypeRoads(RoadTypeId from, RoadTypeId to);
Edit retypeSpans(SpanTypeId from, SpanTypeId to);
Edit retypeOutlines(TerrainId from, TerrainId to);

} // namespace model
