#include "editor/tools/hexside_tool.h"

#include "model/edits/hexside_edits.h"
#include "model/map/labels.h"

#include <algorithm>

namespace editor {

using model::tr;

void HexsideTool::begin(const Pick& pick) {
    type_ = session().toolSettings().hexside;
    erasing_ = session().toolSettings().erase || pick.modifiers.control;
    extend(pick);
}

void HexsideTool::extend(const Pick& pick) {
    const model::Hexside side = pick.at.hexside.what;
    if (type_.empty() || !pick.isNearHexside() ||
        !exists(session().scenario(), session().extent(), side))
        return;
    const bool known = std::any_of(hexsides_.begin(), hexsides_.end(),
                                   [&](const auto& drawn) { return drawn.hexside() == side; });
    if (known) return;
    // Beyond the map edge the pointer is still beside the printed hex.
    const model::Hex from = side.touches(pick.at.hex) ? pick.at.hex : side.first();
    hexsides_.push_back({from, side.directionFrom(from)});

    if (erasing_) {
        std::vector<model::Hexside> sides;
        for (const auto& drawn : hexsides_)
            sides.push_back(drawn.hexside());
        document().preview(model::removeHexsides(sides, type_));
        return;
    }
    const auto* ruleset = session().ruleset().get();
    const auto* type = ruleset ? find(*ruleset, type_) : nullptr;
    document().preview(model::addHexsides(hexsides_, type_, type && type->uphill));
}

void HexsideTool::forget() {
    hexsides_.clear();
}

std::vector<formats::Shape> HexsideTool::shapes() const {
    if (!pointer() || !pointer()->isNearHexside()) return {};
    const model::Hexside side = pointer()->at.hexside.what;
    if (!exists(session().scenario(), session().extent(), side)) return {};
    return {formats::HexsideStroke{{side}, {formats::Role::hover, {}, 1.0, {}}}};
}

model::Message HexsideTool::status() const {
    if (!pointer() || !pointer()->isNearHexside()) return {};
    const auto& map = *session().scenario().map;
    const model::Hexside side = pointer()->at.hexside.what;
    std::string holds;
    for (const auto& feature : model::featuresAt(map, side))
        holds += (holds.empty() ? "" : ", ") + feature.type.text;
    if (holds.empty()) return tr("{hexside}", {{"hexside", model::label(map, side)}});
    return tr("{hexside}: {features}", {{"hexside", model::label(map, side)}, {"features", holds}});
}

} // namespace editor
