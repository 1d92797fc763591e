#include "editor/overlays/all_overlays.h"

#include "editor/overlays/finding_markers.h"
#include "editor/overlays/stack_strength.h"

#include <algorithm>

namespace editor {

namespace {

constexpr Overlay overlays[] = {
    {"stack-strength", "Stack under the pointer",
     "Counts the pieces in the hex under the pointer, side by side, and names the limit that "
     "applies with its rule.",
     true, true, stackStrength},
    {"findings", "Findings",
     "Marks the places of findings: red for errors, amber for warnings, blue for remarks, grey "
     "while a check has not yet seen the last change.",
     false, true, findingMarkers},
};

} // namespace

std::span<const Overlay> allOverlays() {
    return overlays;
}

const Overlay* findOverlay(std::string_view id) {
    const auto row = std::find_if(std::begin(overlays), std::end(overlays),
                                  [&](const Overlay& overlay) { return overlay.id == id; });
    return row == std::end(overlays) ? nullptr : row;
}

} // namespace editor
