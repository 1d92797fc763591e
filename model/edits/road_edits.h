#pragma once
// Edits of roads and of the spans that carry them over water. A road is a chain of hexes; the step
// from one of its hexes to the next is a link and crosses the hexside between them. Drawing makes
// longer only the road it touches at an end, erasing splits only the roads it meets.

#include "model/edits/edit.h"
#include "model/geometry/direction.h"
#include "model/geometry/hexside.h"
#include "model/id.h"

#include <optional>
#include <vector>

namespace model {

/// Where the ends of a drawn chain lead on, off the map for instance.
struct RoadEnds {
    std::optional<Direction> beforeFirst, afterLast;
    bool operator==(const RoadEnds&) const = default;
};

/// Draws a road along a chain of neighbouring hexes. When the chain starts or ends where a road of
/// the type ends, that one is made longer; else a new one begins. Links that a road of the type
/// has already are not drawn again.
Edit drawRoad(std::vector<Hex> chain, RoadTypeId type, RoadEnds ends = {});

/// Takes hexes and links out of the roads of the type, or of all; a road cut in two becomes two. A
/// single hex that leads nowhere is no road and goes as well. The link off the map is the hexside
/// of the map edge.
Edit eraseRoads(std::vector<Hex> hexes, std::vector<Hexside> links,
                std::optional<RoadTypeId> type = std::nullopt);

/// Adds the span where there is none of its type.
Edit addSpans(std::vector<Hexside> hexsides, SpanTypeId type, bool stone = false);

/// Takes the spans of the type, or all, from the hexsides.
Edit removeSpans(std::vector<Hexside> hexsides, std::optional<SpanTypeId> type = std::nullopt);

/// Takes those spans of the types from the hexsides that no road crosses.
Edit removeBareSpans(std::vector<Hexside> hexsides, std::vector<SpanTypeId> types);

Edit setSpanStone(std::vector<Hexside> hexsides, bool stone);

} // namespace model
