#pragma once
// Edits of what hexes hold: terrain, levels and hexes that are not playable.

#include "model/edits/edit.h"
#include "model/geometry/hex.h"
#include "model/id.h"

#include <optional>
#include <vector>

namespace model {

/// Adds the terrain to the hexes and takes away what it excludes. The ground of the sheet is
/// painted by taking everything away.
Edit paintTerrain(std::vector<Hex> hexes, TerrainId terrain, std::vector<TerrainId> excluded);

/// Takes the terrain away, or all terrain when none is named.
Edit eraseTerrain(std::vector<Hex> hexes, std::optional<TerrainId> terrain = std::nullopt);

/// Sets the level of the hexes, or clears it.
Edit setLevel(std::vector<Hex> hexes, std::optional<int> level);

Edit setClosed(std::vector<Hex> hexes, bool closed);

/// Says how much of the hexes their sheet shows, in per cent; nothing: all of them.
Edit setPartial(std::vector<Hex> hexes, std::optional<int> shows);

} // namespace model
