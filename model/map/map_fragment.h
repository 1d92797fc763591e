#pragma once
// A part of a map cut out with everything that lies inside: terrain, levels, hexsides between two
// of its hexes, the parts of water and roads, spans, places, entries, outlines and lettering. It
// belongs to no sheet; its hexes are counted from an anchor, the hex (0, 0).

#include "model/geometry/placement.h"
#include "model/map/hex_set.h"
#include "model/map/map.h"

#include <vector>

namespace model {

struct MapFragment {
    HexSet hexes;
    /// The lists only, without sheets. A hex that has the ground of its sheet is in a terrain list.
    Map content;

    bool empty() const { return hexes.empty(); }
    bool operator==(const MapFragment&) const = default;
};

/// Hexes that are not printed are left out.
MapFragment copyOf(const Map& map, const std::vector<Hex>& hexes, Hex anchor);

/// The fragment carried elsewhere; its coordinates are then those of the map.
MapFragment placed(const MapFragment& fragment, const Placement& placement);

} // namespace model
