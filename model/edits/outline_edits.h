#pragma once
// Edits of the points of an outline. Points are given where they lie on the map; the outline keeps
// them as offsets from its anchor. It is added and deleted by record_edits.h.

#include "model/edits/edit.h"
#include "model/geometry/lattice_point.h"
#include "model/id.h"
#include "model/map/outline.h"

#include <cstddef>
#include <vector>

namespace model {

/// An outline through the points, anchored at the hex.
Outline outlineThrough(const std::vector<LatticePoint>& points, Hex anchor, TerrainId type,
                       bool open);

Edit moveOutlinePoint(OutlineId outline, std::size_t index, LatticePoint to);
/// The new point gets the index; the ones from there on follow it.
Edit insertOutlinePoint(OutlineId outline, std::size_t index, LatticePoint at);
/// An area of two points or a line of one is nothing and goes.
Edit deleteOutlinePoint(OutlineId outline, std::size_t index);

} // namespace model
