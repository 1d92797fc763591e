#pragma once
// The table of overlays, in the order of the View menu; later ones are drawn over earlier ones.

#include "editor/overlays/overlay.h"

#include <span>
#include <string_view>

namespace editor {

std::span<const Overlay> allOverlays();
const Overlay* findOverlay(std::string_view id);

} // namespace editor
