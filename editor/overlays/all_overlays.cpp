#include "editor/overlays/all_overlays.h"

#include "editor/overlays/finding_markers.h"
#include "editor/overlays/rule_overlays.h"
#include "editor/overlays/stack_strength.h"

#include <algorithm>

namespace editor {

namespace {

constexpr Overlay overlays[] = {
    {"stack-strength", "Stack under the pointer",
     "Counts the pieces in the hex under the pointer, side by side, and names the limit that "
     "applies with its rule.",
     true, true, stackStrength},
    {"reach", "Reach of the selected unit",
     "Where the selected unit can go on the turn shown, each hex with its cost, and the way to the "
     "hex under the pointer. Dashed: a figure that the rules do not print decides it.",
     true, false, reachOverlay},
    {"zoc", "Zones of control",
     "The hexes that the selected unit controls, or all units where none is selected.", true, false,
     zoneOverlay},
    {"los", "Line of sight",
     "What is seen from the selected unit or hex, and the line to the hex under the pointer with "
     "what blocks it. An arrow marks hexes that see one way only.",
     true, false, sightOverlay},
    {"supply", "Supply",
     "Who is in supply and who is not, and the line of the unit under the pointer.", true, false,
     supplyOverlay},
    {"entry", "Arrivals of the turn", "Who enters on the turn shown, where, and who has to wait.",
     true, false, entryOverlay},
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
