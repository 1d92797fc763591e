#include "editor/tools/work_tool.h"

#include "editor/tools/span_tool.h"
#include "model/map/labels.h"

namespace editor {

using model::tr;
using model::Work;

model::Message titleOf(Work work) {
    switch (work) {
    case Work::improvedPosition:
        return tr("Improved position");
    case Work::positionBegun:
        return tr("Position begun");
    case Work::roadblock:
        return tr("Roadblock");
    case Work::damage:
        return tr("Damaged span");
    case Work::pontoon:
        return tr("Pontoon bridge");
    case Work::control:
        return tr("Control");
    }
    return {};
}

bool isOnHexside(Work work) {
    return work == Work::roadblock || work == Work::damage || work == Work::pontoon;
}

bool hasSide(Work work) {
    return work == Work::roadblock || work == Work::pontoon || work == Work::control;
}

std::optional<model::WorkPlace> WorkTool::placeAt(const Pick& pick) const {
    if (!pick.at.onMap || !session().toolSettings().work) return std::nullopt;
    const auto& settings = session().toolSettings();
    const model::Hexside near = pick.at.hexside.what;
    model::WorkPlace place{pick.at.hex,
                           near.touches(pick.at.hex) ? near.across(pick.at.hex) : near.first(),
                           settings.side};
    if (isOnHexside(*settings.work) && !session().extent().isOnMap(place.toward))
        return std::nullopt;
    if (hasSide(*settings.work) && place.side.empty() &&
        !session().scenario().forces->sides.empty())
        place.side = session().scenario().forces->sides.front().id;
    return place;
}

void WorkTool::begin(const Pick& pick) {
    const auto place = placeAt(pick);
    if (!place) return;
    const auto& settings = session().toolSettings();
    if (settings.erase || pick.modifiers.control) {
        document().preview(model::removeWork(*settings.work, *place));
        return;
    }
    // Only what is there can be damaged.
    if (settings.work == Work::damage &&
        !spanAt(*session().scenario().map, *model::hexsideBetween(place->at, place->toward)))
        return;
    document().preview(model::addWork(*settings.work, *place));
}

std::vector<formats::Shape> WorkTool::shapes() const {
    const auto place = pointer() ? placeAt(*pointer()) : std::nullopt;
    if (!place) return {};
    const formats::Look look{formats::Role::hover, {}, 1.0, {}};
    std::vector<formats::Shape> shapes;
    const Work work = *session().toolSettings().work;
    if (work != Work::damage && work != Work::pontoon)
        shapes.emplace_back(formats::HexOutline{{place->at}, look});
    if (isOnHexside(work))
        shapes.emplace_back(
            formats::HexsideStroke{{*model::hexsideBetween(place->at, place->toward)}, look});
    return shapes;
}

model::Message WorkTool::status() const {
    const auto place = pointer() ? placeAt(*pointer()) : std::nullopt;
    if (!place) return {};
    const auto& scenario = session().scenario();
    const Work work = *session().toolSettings().work;
    const auto side = model::hexsideBetween(place->at, place->toward);
    const auto where = isOnHexside(work) ? model::label(*scenario.map, *side)
                                         : model::label(*scenario.map, place->at);
    if (model::hasWork(scenario, work, *place))
        return tr("{where}: {work}", {{"where", where}, {"work", text(titleOf(work))}});
    if (work == Work::damage && !spanAt(*scenario.map, *side))
        return tr("{where}: no span to damage", {{"where", where}});
    return tr("{where}", {{"where", where}});
}

} // namespace editor
