#include "editor/tools/level_tool.h"

#include "model/edits/level_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/map/labels.h"

namespace editor {

using model::tr;

namespace {

model::Edit levelEdit(LevelChange change, const std::vector<model::Hex>& hexes, int level) {
    switch (change) {
    case LevelChange::raise:
        return model::changeLevels(hexes, 1);
    case LevelChange::lower:
        return model::changeLevels(hexes, -1);
    case LevelChange::smooth:
        return model::smoothLevels(hexes);
    case LevelChange::clear:
        return model::setLevel(hexes, std::nullopt);
    case LevelChange::set:
        break;
    }
    return model::setLevel(hexes, level);
}

LevelChange changeFor(const ToolSettings& settings, Modifiers modifiers) {
    if (settings.erase || modifiers.control) return LevelChange::clear;
    if (!modifiers.shift) return settings.levelChange;
    if (settings.levelChange == LevelChange::raise) return LevelChange::lower;
    if (settings.levelChange == LevelChange::lower) return LevelChange::raise;
    return settings.levelChange;
}

} // namespace

void LevelTool::begin(const Pick& pick) {
    change_ = changeFor(session().toolSettings(), pick.modifiers);
    extend(pick);
}

void LevelTool::extend(const Pick& pick) {
    const auto& settings = session().toolSettings();
    if (stroke_.moveTo(pick.at.hex, settings.brushRadius, session().extent()))
        document().preview(levelEdit(change_, stroke_.hexes(), settings.level));
}

std::vector<formats::Shape> LevelTool::shapes() const {
    if (!pointer() || !pointer()->at.onMap) return {};
    formats::HexOutline brush;
    brush.look.role = formats::Role::hover;
    brush.hexes = hexesUnderBrush(pointer()->at.hex, session().toolSettings().brushRadius,
                                  session().extent());
    return {brush};
}

model::Message LevelTool::status() const {
    if (!pointer() || !pointer()->at.onMap) return {};
    const auto& map = *session().scenario().map;
    const auto hex = model::label(map, pointer()->at.hex);
    const auto level = model::levelAt(map, pointer()->at.hex);
    if (!level) return tr("{hex}: no level", {{"hex", hex}});
    return tr("{hex}: level {level}", {{"hex", hex}, {"level", std::to_string(*level)}});
}

} // namespace editor
