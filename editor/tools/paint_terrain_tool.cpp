#include "editor/tools/paint_terrain_tool.h"

#include "editor/tools/type_names.h"
#include "model/edits/terrain_edits.h"
#include "model/map/labels.h"

#include <algorithm>

namespace editor {

using model::tr;

namespace {

/// Sorted; the ground where no list names a terrain.
std::vector<model::TerrainId> contentOf(const model::Map& map, model::Hex hex) {
    auto terrains = model::terrainAt(map, hex);
    if (terrains.empty())
        if (const auto* sheet = model::sheetOf(map, hex)) terrains.push_back(sheet->ground);
    std::sort(terrains.begin(), terrains.end());
    return terrains;
}

} // namespace

PaintTerrainTool::PaintTerrainTool(Session& session, Mode mode) : Tool(session), mode_(mode) {}

void PaintTerrainTool::begin(const Pick& pick) {
    terrain_ = session().toolSettings().terrain;
    erasing_ = session().toolSettings().erase || pick.modifiers.control;
    filling_ = mode_ == Mode::fill || pick.modifiers.shift;
    if (!filling_) return extend(pick);
    if (!pick.at.onMap) return;
    show(connectedLikeTerrain(*session().scenario().map, session().extent(), pick.at.hex));
}

void PaintTerrainTool::extend(const Pick& pick) {
    if (filling_) return;
    if (stroke_.moveTo(pick.at.hex, session().toolSettings().brushRadius, session().extent()))
        show(stroke_.hexes());
}

void PaintTerrainTool::show(const std::vector<model::Hex>& hexes) {
    const auto ruleset = session().ruleset();
    if (erasing_)
        document().preview(
            model::eraseTerrain(hexes, terrain_.empty() ? std::nullopt : std::optional(terrain_)));
    else if (!terrain_.empty())
        document().preview(model::paintTerrain(hexes, terrain_,
                                               ruleset ? excludedBy(*ruleset, terrain_)
                                                       : std::vector<model::TerrainId>()));
}

void PaintTerrainTool::forget() {
    stroke_ = {};
    filling_ = false;
}

std::vector<formats::Shape> PaintTerrainTool::shapes() const {
    if (!pointer() || !pointer()->at.onMap) return {};
    formats::HexOutline brush;
    brush.look.role = formats::Role::hover;
    const int radius = mode_ == Mode::fill ? 0 : session().toolSettings().brushRadius;
    brush.hexes = hexesUnderBrush(pointer()->at.hex, radius, session().extent());
    return {brush};
}

model::Message PaintTerrainTool::status() const {
    if (!pointer() || !pointer()->at.onMap) return {};
    const auto& map = *session().scenario().map;
    const auto holds = namesOf(session(), contentOf(map, pointer()->at.hex));
    return tr("{hex}: {terrain}",
              {{"hex", model::label(map, pointer()->at.hex)}, {"terrain", holds}});
}

std::vector<model::Hex> connectedLikeTerrain(const model::Map& map, const model::Extent& extent,
                                             model::Hex start) {
    if (!extent.isOnMap(start)) return {};
    const auto like = contentOf(map, start);
    std::vector<model::Hex> found{start};
    model::HexSet seen;
    seen.insert(start);
    for (std::size_t next = 0; next < found.size(); ++next)
        for (const model::Hex hex : extent.neighbours(found[next])) {
            if (seen.contains(hex)) continue;
            seen.insert(hex);
            if (contentOf(map, hex) == like) found.push_back(hex);
        }
    return found;
}

} // namespace editor
