#pragma once
// Edits of whole regions: pasting a fragment, clearing, and exchanging one terrain for another.

#include "model/edits/edit.h"
#include "model/geometry/hex.h"
#include "model/id.h"
#include "model/map/map_fragment.h"

#include <optional>
#include <vector>

namespace model {

/// Puts the fragment down so that its anchor comes to lie at the placement. What was inside its
/// hexes goes; hexes that are not printed get nothing. Ids that are taken become free ones, and
/// roads that led off the map do so only at the map edge.
Edit pasteFragment(MapFragment fragment, Placement placement);

/// Takes away everything in the hexes: also hexsides and water between two of them, all roads that
/// touch them, and whatever has its place in one of them. The ground of the sheet stays.
Edit clearRegion(std::vector<Hex> hexes);

/// `from` becomes `to` wherever it lies, or within the hexes; `excluded` is what `to` excludes.
Edit replaceTerrain(TerrainId from, TerrainId to, std::vector<TerrainId> excluded,
                    std::optional<std::vector<Hex>> within = std::nullopt);

} // namespace model
