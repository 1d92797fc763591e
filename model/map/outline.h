#pragma once
// Areas and lines drawn on the map with exact coordinates: woods whose symbol decides what blocks a
// line of sight, borders of trees.

#include "model/annotations.h"
#include "model/geometry/lattice_point.h"
#include "model/id.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

/// Points are offsets from the centre of the anchor hex, so moving the map does not touch them.
struct Outline {
    OutlineId id;
    TerrainId type; ///< a terrain or a hexside type of the ruleset
    std::string name;
    bool open = false; ///< a line, not an area
    std::optional<Hex> at;
    std::vector<LatticePoint> points;
    Annotations about;

    bool operator==(const Outline&) const = default;
};

/// The points in the plane; none without an anchor.
inline std::vector<LatticePoint> pointsOf(const Outline& outline) {
    std::vector<LatticePoint> points;
    if (!outline.at) return points;
    for (const LatticePoint offset : outline.points)
        points.push_back(latticePoint(*outline.at) + offset);
    return points;
}

} // namespace model
