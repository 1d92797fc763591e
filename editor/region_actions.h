#pragma once
// What menus do to the selected hexes or the whole map: fill, replace, copy, paste, clear, slopes.
// Each makes at most one step of history and says whether there was anything to do. A copy goes to
// the tool settings, where the paste tool finds it.

#include "editor/session.h"
#include "model/map/map_fragment.h"

#include <optional>
#include <vector>

namespace editor {

enum class Where { selection, wholeMap };

/// The selected hexes, or all in play, in that order.
std::vector<model::Hex> hexesOf(const Session& session, Where where);

void selectAllHexes(Session& session);

/// Gives the terrain chosen in the palette to the selected hexes.
bool fillSelection(Session& session);

bool replaceTerrain(Session& session, const model::TerrainId& from, const model::TerrainId& to,
                    Where where);

/// Slopes where the levels of neighbours differ by the step of the ruleset, and nowhere else.
bool drawSlopesFromLevels(Session& session, Where where);

bool copySelection(Session& session);
bool cutSelection(Session& session);
/// Deletes the selected hexes' content: terrain, levels, hexsides, lines and all that stands there.
bool clearSelection(Session& session);

/// Puts the copy down with its anchor at the hex, turned as the tool settings say, and selects the
/// hexes that it covers.
bool paste(Session& session, model::Hex at);

} // namespace editor
