#pragma once
// Edits of the lie of the land: levels raised, lowered and smoothed, and the slopes that follow
// from them. A level is set or cleared by setLevel (terrain_edits.h).

#include "model/edits/edit.h"
#include "model/geometry/hex.h"
#include "model/id.h"

#include <vector>

namespace model {

/// Raises or lowers each hex; one without a level counts as 0.
Edit changeLevels(std::vector<Hex> hexes, int by);

/// Gives each hex that has a level the mean of its own and its neighbours' levels, rounded towards
/// its own. All of them are read before any is changed.
Edit smoothLevels(std::vector<Hex> hexes);

struct SlopeDrawing {
    HexsideTypeId type;
    int step = 1; ///< from which difference in level there is a slope
    bool uphillFirst = true;
    std::vector<HexsideTypeId> alsoRises; ///< where one of them lies, no slope is missing
};

/// Draws the slopes of all hexsides that touch one of the hexes: where the levels of both hexes
/// are known and differ by a step, uphill to the higher one; elsewhere slopes of the type go.
/// Hexsides with a hex whose level is not known keep what they have.
Edit slopesFromLevels(std::vector<Hex> hexes, SlopeDrawing drawing);

} // namespace model
