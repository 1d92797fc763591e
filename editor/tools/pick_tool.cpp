#include "editor/tools/pick_tool.h"

#include "editor/tools/span_tool.h"
#include "editor/tools/type_names.h"
#include "model/map/labels.h"

#include <algorithm>

namespace editor {

using model::tr;

ToolSettings settingsFrom(const Session& session, const Pick& pick) {
    ToolSettings settings = session.toolSettings();
    const auto& map = *session.scenario().map;
    const auto* ruleset = session.ruleset().get();
    const model::Hexside side = pick.at.hexside.what;
    if (pick.isNearHexside() && exists(session.scenario(), session.extent(), side)) {
        for (const auto& feature : model::featuresAt(map, side)) {
            const auto* type = ruleset ? find(*ruleset, feature.type) : nullptr;
            (type && type->water ? settings.water : settings.hexside) = feature.type;
        }
        if (const auto* span = spanAt(map, side)) {
            settings.span = span->type;
            settings.stone = span->stone;
        }
    }
    if (!pick.at.onMap) return settings;
    const model::Hex hex = pick.at.hex;
    const auto terrain = model::terrainAt(map, hex);
    if (!terrain.empty())
        settings.terrain = terrain.back();
    else if (const auto* sheet = model::sheetOf(map, hex))
        settings.terrain = sheet->ground;
    if (const auto level = model::levelAt(map, hex)) settings.level = *level;
    for (const auto& road : map.roads)
        if (std::find(road->hexes.begin(), road->hexes.end(), hex) != road->hexes.end())
            settings.road = road->type;
    return settings;
}

void PickTool::finish(const Pick& pick) {
    session().toolSettings() = settingsFrom(session(), pick);
    session().settingsPicked();
}

std::vector<formats::Shape> PickTool::shapes() const {
    const formats::Look pointed{formats::Role::hover, {}, 1.0, {}};
    std::vector<formats::Shape> shapes;
    if (!pointer()) return shapes;
    if (pointer()->at.onMap) shapes.emplace_back(formats::HexOutline{{pointer()->at.hex}, pointed});
    const model::Hexside side = pointer()->at.hexside.what;
    if (pointer()->isNearHexside() && !model::featuresAt(*session().scenario().map, side).empty())
        shapes.emplace_back(formats::HexsideStroke{{side}, pointed});
    return shapes;
}

model::Message PickTool::status() const {
    if (!pointer() || !pointer()->at.onMap) return {};
    const auto settings = settingsFrom(session(), *pointer());
    return tr("{hex}: take up {terrain}",
              {{"hex", model::label(*session().scenario().map, pointer()->at.hex)},
               {"terrain", nameOf(session(), settings.terrain)}});
}

} // namespace editor
