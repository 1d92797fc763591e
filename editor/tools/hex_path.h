#pragma once
// Ways from hex to hex, for strokes that come in few picks and for roads.

#include "model/map/extent.h"
#include "model/map/map.h"

#include <vector>

namespace editor {

/// The hexes of a straight stroke, both ends included, so that it has no holes.
std::vector<model::Hex> hexesAlong(model::Hex from, model::Hex to);

/// A shortest way over hexes in play, both ends included; among equals the one that follows most
/// roads of the map, then the straightest. Empty when there is none.
std::vector<model::Hex> roadRoute(const model::Map& map, const model::Extent& extent,
                                  model::Hex from, model::Hex to);

} // namespace editor
