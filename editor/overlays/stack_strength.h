#pragma once
// How full the hex under the pointer is: the pieces counted, the row of the stacking table that
// applies and its clause.

#include "editor/overlays/overlay.h"

namespace editor {

OverlayPicture stackStrength(const OverlayInput& input);

} // namespace editor
