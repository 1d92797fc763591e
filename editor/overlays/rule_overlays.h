#pragma once
// What the rules answer about units, as pictures: the same answers that `query` prints and the
// checks judge by. Each may be asked without a window.

#include "editor/overlays/overlay.h"
#include "model/forces/forces.h"
#include "validators/rules/line_of_sight.h"
#include "validators/rules/situation.h"

#include <optional>

namespace editor {

using validators::Situation;

/// Where the unit can go this turn, each hex with its cost, and the way to the hex under the
/// pointer. Empty when the unit is not on the map.
OverlayPicture reachPicture(const Situation& situation, const model::UnitId& unit,
                            std::optional<model::Hex> pointer);

/// The hexes that a unit controls, or all units of the sides.
OverlayPicture zonePicture(const Situation& situation, const model::UnitId& unit,
                           std::optional<model::Hex> pointer);
OverlayPicture zonesPicture(const Situation& situation, std::optional<model::SideId> side,
                            std::optional<model::Hex> pointer);

/// What is seen from the hex, and the line to the hex under the pointer.
OverlayPicture sightPicture(const Situation& situation, model::Hex from, validators::SightMode mode,
                            std::optional<model::Hex> pointer);

/// Who is in supply, and the line of the unit.
OverlayPicture supplyPicture(const Situation& situation, std::optional<model::SideId> side,
                             const model::UnitId& unit, std::optional<model::Hex> pointer);

/// Who enters where at the turn of the situation, and who waits.
OverlayPicture entryPicture(const Situation& situation, std::optional<model::Hex> pointer);

// The rows of the table: they ask for what is selected.

OverlayPicture reachOverlay(const OverlayInput& input);
OverlayPicture zoneOverlay(const OverlayInput& input);
OverlayPicture sightOverlay(const OverlayInput& input);
OverlayPicture supplyOverlay(const OverlayInput& input);
OverlayPicture entryOverlay(const OverlayInput& input);

} // namespace editor
