#include "editor/tools/all_tools.h"

#include "editor/tools/hexside_tool.h"
#include "editor/tools/paint_terrain_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/unit_tool.h"
#include "editor/tools/watercourse_tool.h"

#include <algorithm>

namespace editor {

namespace {

template <class T>
std::unique_ptr<Tool> make(Session& session) {
    return std::make_unique<T>(session);
}

std::unique_ptr<Tool> makeFill(Session& session) {
    return std::make_unique<PaintTerrainTool>(session, PaintTerrainTool::Mode::fill);
}

constexpr ToolRow tools[] = {
    {"select", "Select",
     "Click a piece, a stack or a hex to select it; with Control to add it, with Alt for a "
     "hexside. Drag a piece to move it; with Shift, or beside the pieces, the whole stack.",
     "arrow", Palette::none, make<SelectTool>},
    {"terrain", "Paint terrain",
     "Drag over hexes to paint the chosen terrain. What it excludes is taken away. With Control "
     "it is erased, with Shift connected hexes of like terrain are filled.",
     "brush", Palette::terrain, make<PaintTerrainTool>},
    {"fill", "Fill terrain",
     "Click a hex to give the chosen terrain to it and all connected hexes of like terrain. With "
     "Control the terrain is erased there.",
     "bucket", Palette::terrain, makeFill},
    {"hexsides", "Draw hexsides",
     "Drag along hexsides to draw the chosen feature. A slope rises to the hex under the pointer. "
     "With Control the feature is erased.",
     "hexside", Palette::hexsides, make<HexsideTool>},
    {"watercourses", "Draw rivers",
     "Drag from corner to corner to draw water along hexsides. A line that begins or ends at the "
     "end of a river makes that river longer. With Control water is erased.",
     "river", Palette::water, make<WatercourseTool>},
    {"units", "Place units",
     "Click a hex to place the unit chosen in the order of battle, or to move it there.", "counter",
     Palette::units, make<UnitTool>},
};

} // namespace

std::span<const ToolRow> allTools() {
    return tools;
}

const ToolRow* findTool(std::string_view id) {
    const auto row = std::find_if(std::begin(tools), std::end(tools),
                                  [&](const ToolRow& tool) { return tool.id == id; });
    return row == std::end(tools) ? nullptr : row;
}

} // namespace editor
