#pragma once
// Marks findings where they are on the map, coloured by severity, grey while stale. Findings about
// units stand at the hexes of their pieces; waived ones are left out.

#include "editor/overlays/overlay.h"

namespace editor {

OverlayPicture findingMarkers(const OverlayInput& input);

/// The hex at which a subject is drawn, if it is on the map; the editor scrolls there.
std::optional<model::Hex> placeOf(const model::Scenario& scenario, const model::Subject& subject);

} // namespace editor
