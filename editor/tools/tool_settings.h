#pragma once
// What the palette has chosen for the tools. Kept with the document, not with a tool, so that
// changing tools keeps it. Empty ids mean that nothing is chosen.

#include "model/id.h"

namespace editor {

struct ToolSettings {
    static constexpr int largestBrush = 3;

    model::TerrainId terrain;
    int brushRadius = 0;          ///< 0..largestBrush hexes around the one under the pointer
    bool erase = false;           ///< removes instead of adding; terrain, hexsides and water alike
    model::HexsideTypeId hexside; ///< for the hexside tool
    model::HexsideTypeId water;   ///< for the river tool
    model::UnitId unit;           ///< chosen in the order of battle
};

} // namespace editor
