#include "editor/tools/close_tool.h"

#include "editor/tools/hex_path.h"
#include "model/edits/terrain_edits.h"
#include "model/map/labels.h"

#include <algorithm>

namespace editor {

using model::tr;

namespace {

bool isClosed(const model::Map& map, model::Hex hex) {
    return std::any_of(map.closed.begin(), map.closed.end(),
                       [&](const auto& list) { return list->hexes.contains(hex); });
}

} // namespace

void CloseTool::begin(const Pick& pick) {
    closing_ = !session().toolSettings().erase && !pick.modifiers.control;
    extend(pick);
}

void CloseTool::extend(const Pick& pick) {
    const auto& map = *session().scenario().map;
    const auto known = hexes_.size();
    for (const model::Hex hex : hexesAlong(last_.value_or(pick.at.hex), pick.at.hex))
        if (model::sheetOf(map, hex) && !met_.contains(hex)) {
            met_.insert(hex);
            hexes_.push_back(hex);
        }
    last_ = pick.at.hex;
    if (hexes_.size() != known) document().preview(model::setClosed(hexes_, closing_));
}

void CloseTool::forget() {
    hexes_.clear();
    met_ = {};
    last_.reset();
}

std::vector<formats::Shape> CloseTool::shapes() const {
    if (!pointer() || !model::sheetOf(*session().scenario().map, pointer()->at.hex)) return {};
    return {formats::HexOutline{{pointer()->at.hex}, {formats::Role::hover, {}, 1.0, {}}}};
}

model::Message CloseTool::status() const {
    const auto& map = *session().scenario().map;
    if (!pointer() || !model::sheetOf(map, pointer()->at.hex)) return {};
    const auto hex = model::label(map, pointer()->at.hex);
    return isClosed(map, pointer()->at.hex) ? tr("{hex}: closed", {{"hex", hex}})
                                            : tr("{hex}: in play", {{"hex", hex}});
}

} // namespace editor
