#include "editor/tools/all_tools.h"

#include "editor/tools/close_tool.h"
#include "editor/tools/hexside_tool.h"
#include "editor/tools/level_tool.h"
#include "editor/tools/outline_tool.h"
#include "editor/tools/paint_terrain_tool.h"
#include "editor/tools/paste_tool.h"
#include "editor/tools/pick_tool.h"
#include "editor/tools/record_tool.h"
#include "editor/tools/road_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/span_tool.h"
#include "editor/tools/unit_tool.h"
#include "editor/tools/watercourse_tool.h"
#include "editor/tools/work_tool.h"

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
     "hexside. Drag a piece to move it; with Shift the whole stack. Drag with Shift beside the "
     "pieces to select the hexes of a rectangle, or those the stroke goes round.",
     "arrow", Palette::selection, make<SelectTool>},
    {"pick", "Take up",
     "Click to choose in the palette what lies there: terrain, level, road, and near a hexside "
     "what lies along it. The tool before comes back.",
     "dropper", Palette::none, make<PickTool>},
    {"paste", "Paste",
     "Click to put down the copied part of the map; it takes the place of what is there. Keys turn "
     "and mirror it.",
     "paste", Palette::none, make<PasteTool>},
    {"terrain", "Paint terrain",
     "Drag over hexes to paint the chosen terrain. What it excludes is taken away. With Control "
     "it is erased, with Shift connected hexes of like terrain are filled.",
     "brush", Palette::terrain, make<PaintTerrainTool>},
    {"fill", "Fill terrain",
     "Click a hex to give the chosen terrain to it and all connected hexes of like terrain. With "
     "Control the terrain is erased there.",
     "bucket", Palette::terrain, makeFill},
    {"levels", "Shape levels",
     "Drag over hexes to set, raise, lower, smooth or clear their levels. Shift lowers instead of "
     "raising. With Control levels are cleared.",
     "level", Palette::levels, make<LevelTool>},
    {"closed", "Close hexes",
     "Drag over hexes that are printed but not played on, such as half hexes. With Control they "
     "are "
     "opened again.",
     "closed", Palette::none, make<CloseTool>},
    {"hexsides", "Draw hexsides",
     "Click a hexside to draw the chosen feature there, or drag along hexsides for a line of it. A "
     "slope rises to the side on which the pointer went down, with Shift to the other. With "
     "Control the feature is erased.",
     "hexside", Palette::hexsides, make<HexsideTool>},
    {"watercourses", "Draw rivers",
     "Drag from corner to corner to draw water along hexsides. A line that begins or ends at the "
     "end of a river makes that river longer. With Control water is erased.",
     "river", Palette::water, make<WatercourseTool>},
    {"roads", "Draw roads",
     "Drag from hex to hex to draw a road. It goes on with the road at whose end it begins, brings "
     "bridges over the water it crosses (not with Alt), and dragged over the map edge it leads off "
     "the map. With Control a click erases the roads of a hex, a drag those it crosses.",
     "road", Palette::roads, make<RoadTool>},
    {"spans", "Build bridges",
     "Click a hexside to put the chosen bridge, trestle or ford there. With Control it is taken "
     "away.",
     "bridge", Palette::spans, make<SpanTool>},
    {"outlines", "Draw outlines",
     "Click point by point; a double click, Enter or a click on the first point ends the outline. "
     "Shift holds on to corners and centres. Drag a point to move it, click the line between two "
     "with Alt to "
     "insert one, a point with Control to delete it.",
     "outline", Palette::outlines, make<OutlineTool>},
    {"places", "Name places",
     "Click a hex to put a place there, then name it. Drag a place to move it; with Shift a click "
     "gives the selected one another hex. With Control it is deleted.",
     "place", Palette::places, make<RecordTool<model::Place>>},
    {"entries", "Set entry hexes",
     "Click a hex at the edge to let units enter there. With Shift a click gives the selected "
     "entry "
     "another hex. With Control it is deleted.",
     "entry", Palette::entries, make<RecordTool<model::Entry>>},
    {"sources", "Set supply sources",
     "Click a hex to make it a supply source; drag one to move it. With Control it is deleted.",
     "source", Palette::entries, make<RecordTool<model::SupplySource>>},
    {"victory", "Set victory hexes",
     "Click a hex to give it the chosen victory points; drag them to move them. With Control they "
     "are deleted.",
     "victory", Palette::victory, make<RecordTool<model::VictoryHex>>},
    {"gather-points", "Set gather points",
     "Click a hex to put the letter there round which a side sets up; drag it to move it. With "
     "Control it is deleted.",
     "gather", Palette::entries, make<RecordTool<model::GatherPoint>>},
    {"labels", "Letter the map",
     "Click a hex to put a label there, then write it; drag it to move it. With Control it is "
     "deleted.",
     "label", Palette::labels, make<RecordTool<model::Label>>},
    {"works", "Set works and control",
     "Click a hex to build an improved position or to give control of it, a hexside to damage its "
     "span, to lay a pontoon bridge or to block the road across it. With Control it is taken away.",
     "work", Palette::works, make<WorkTool>},
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
