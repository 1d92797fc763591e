#include "editor/tools/unit_tool.h"

#include "model/edits/setup_edits.h"
#include "model/map/labels.h"

namespace editor {

using model::tr;

void UnitTool::begin(const Pick& pick) {
    unit_ = session().toolSettings().unit;
    extend(pick);
}

void UnitTool::extend(const Pick& pick) {
    if (!model::find(*session().scenario().forces, unit_)) return;
    if (pick.at.onMap)
        document().preview(model::placeUnits({unit_}, pick.at.hex));
    else if (document().hasPreview())
        document().cancel();
}

void UnitTool::forget() {
    unit_ = {};
}

model::Message UnitTool::status() const {
    const auto* unit = model::find(*session().scenario().forces, session().toolSettings().unit);
    if (!unit) return tr("Choose a unit in the order of battle.");
    if (!pointer() || !pointer()->at.onMap) return {};
    return tr("{hex}: place {unit}",
              {{"hex", model::label(*session().scenario().map, pointer()->at.hex)},
               {"unit", unit->name}});
}

bool dropUnit(Session& session, const model::UnitId& unit, model::Hex hex) {
    if (!model::find(*session.scenario().forces, unit) || !session.extent().isOnMap(hex))
        return false;
    session.apply(model::placeUnits({unit}, hex));
    session.selection().select(subjectOf(unit));
    return true;
}

} // namespace editor
