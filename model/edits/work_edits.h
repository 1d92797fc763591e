#pragma once
// Edits of the state of the map in a scenario: works in hexes, roadblocks, damage and pontoons on
// hexsides, and who controls a hex.

#include "model/edits/edit.h"
#include "model/geometry/hexside.h"
#include "model/id.h"

namespace model {

enum class Work { improvedPosition, positionBegun, roadblock, damage, pontoon, control };

/// In a hex, or, in the case of damage and pontoons, on the hexside towards a neighbour of it.
struct WorkPlace {
    Hex at;
    Hex toward;  ///< a neighbour; across the defile hexside of a roadblock
    SideId side; ///< of roadblocks, pontoons and control
};

/// What is there already makes room: a finished position for one that is begun, the roadblock of
/// the same hexside, the control of the other side. Nothing is built off the map, nor a roadblock
/// against a hex that is off it.
Edit addWork(Work work, const WorkPlace& place);
/// A position whether finished or begun, roadblocks and control of any side.
Edit removeWork(Work work, const WorkPlace& place);

/// Whether such a work is there, whose ever it is.
bool hasWork(const Scenario& scenario, Work work, const WorkPlace& place);

} // namespace model
