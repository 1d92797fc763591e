#pragma once
// What the palette has chosen for the tools. Kept with the document, not with a tool, so that
// changing tools keeps it. Empty ids mean that nothing is chosen.

#include "model/edits/work_edits.h"
#include "model/id.h"

#include <memory>
#include <optional>
#include <string>

namespace model {
struct MapFragment;
}

namespace editor {

enum class LevelChange { set, raise, lower, smooth, clear };

struct ToolSettings {
    static constexpr int largestBrush = 3;

    model::TerrainId terrain;
    int brushRadius = 0;          ///< 0..largestBrush hexes around the one under the pointer
    bool erase = false;           ///< removes instead of adding; of all tools that paint
    model::HexsideTypeId hexside; ///< for the hexside tool
    model::HexsideTypeId water;   ///< for the river tool
    model::RoadTypeId road;
    bool roadSpans = true;  ///< a road brings the span of the water it crosses
    model::SpanTypeId span; ///< for the bridge tool
    bool stone = false;     ///< new spans are of stone
    LevelChange levelChange = LevelChange::set;
    int level = 0;         ///< for LevelChange::set
    std::string placeKind; ///< of new places; empty: none
    model::SideId side;    ///< of new entries, supply sources, gather points and works
    std::string letter;    ///< likewise, as printed
    int victoryPoints = 1; ///< of new victory hexes
    std::string labelKind = "region";
    model::TerrainId outline; ///< a terrain (an area), or the word of a hexside type (a line)
    std::optional<model::Work> work; ///< for the tool of works
    bool lasso = false; ///< selecting by dragging goes round the hexes, not across a rectangle
    std::shared_ptr<const model::MapFragment> copied; ///< for the paste tool; null: nothing
    int pasteTurns = 0;                               ///< of 60 degrees clockwise
    bool pasteMirrored = false;                       ///< before it is turned
    model::UnitId unit;                               ///< chosen in the order of battle
};

} // namespace editor
