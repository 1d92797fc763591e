#pragma once
// Edits of which way a watercourse flows and what its ends are.

#include "model/edits/edit.h"
#include "model/geometry/vertex.h"
#include "model/id.h"
#include "model/map/lines.h"

namespace model {

/// Source and mouth change places, with the texts that could not be read.
void reverse(Watercourse& water);
Edit reverseFlow(WatercourseId water);

/// The end of the watercourse at this corner becomes its source; the flow turns where that was the
/// mouth.
Edit markSource(WatercourseId water, Vertex corner);

} // namespace model
