#pragma once
// The map of a scenario as a file of the Tiled map editor, so that both can be measured on the
// same hexes: flat-top, one tile for each terrain, one layer.

#include "model/scenario/scenario.h"

#include <filesystem>

namespace bench {

/// Writes country.tmx and the picture of its tiles into the folder. The map is that of a country:
/// one sheet without gaps, its even columns lowered.
std::filesystem::path writeTiledMap(const model::Map& map, const std::filesystem::path& folder);

} // namespace bench
