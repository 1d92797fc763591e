#pragma once
// Any edit there is, with any arguments, as the bytes of an input say: hexes on the map and off it,
// ids that are there and that are not, texts that fit and that do not.

#include "model/edits/edit.h"
#include "model/scenario/scenario.h"
#include "tests/fuzz/arguments.h"

namespace fuzz {

/// The next edit of the stream, for a scenario that is as `now`.
model::Edit anyEdit(Bytes& bytes, const model::Scenario& now, Where where);

// Its parts, each by the files of model/edits that it takes edits from.
model::Edit groundEdit(Arguments& any);   ///< terrain, levels, grid, regions
model::Edit lineEdit(Arguments& any);     ///< hexsides, watercourses, roads, spans, types
model::Edit recordEdit(Arguments& any);   ///< records of the map, places, outlines, works
model::Edit scenarioEdit(Arguments& any); ///< forces, set-up, schedule, texts

/// A map of 6 by 5 hexes with a little of everything, and a few units.
model::Scenario firstScenario();

} // namespace fuzz
