#include "editor/tools/road_tool.h"

#include "editor/tools/hex_path.h"
#include "editor/tools/span_tool.h"
#include "editor/tools/type_names.h"
#include "model/map/labels.h"

#include <algorithm>

namespace editor {

using model::tr;

namespace {

std::vector<model::SpanTypeId> spansOfRoads(const model::Ruleset* ruleset) {
    std::vector<model::SpanTypeId> types;
    if (!ruleset) return types;
    for (const auto& type : ruleset->spans)
        if (type.needsRoad) types.push_back(type.id);
    return types;
}

} // namespace

void RoadTool::begin(const Pick& pick) {
    type_ = session().toolSettings().road;
    erasing_ = session().toolSettings().erase || pick.modifiers.control;
    last_ = pick.at.hex;
    if (!erasing_ && pick.at.onMap) chain_ = {pick.at.hex};
}

void RoadTool::extend(const Pick& pick) {
    if (erasing_) return erase(pick);
    if (type_.empty()) return;
    const bool withSpans = session().toolSettings().roadSpans != pick.modifiers.alt;
    if (pick.at.hex == last_ && withSpans == withSpans_) return;
    withSpans_ = withSpans;
    if (pick.at.hex != last_) {
        if (pick.at.onMap)
            drawTo(pick.at.hex);
        else if (!chain_.empty())
            leaveTo(pick.at.hex);
        last_ = pick.at.hex;
    }
    show();
}

void RoadTool::drawTo(model::Hex hex) {
    ends_.afterLast.reset();
    if (chain_.empty()) {
        // It comes from outside: the hex before the first one in play says through which hexside.
        const auto line = hexesAlong(last_, hex);
        const auto first = std::find_if(line.begin(), line.end(), [&](model::Hex each) {
            return session().extent().isOnMap(each);
        });
        chain_ = {*first};
        if (first != line.begin()) ends_.beforeFirst = directionTo(*first, *(first - 1));
    }
    const auto& map = *document().committed().map;
    for (const model::Hex next : roadRoute(map, session().extent(), chain_.back(), hex))
        step(next);
}

void RoadTool::leaveTo(model::Hex outside) {
    ends_.afterLast.reset();
    for (const model::Hex next : hexesAlong(chain_.back(), outside)) {
        if (!session().extent().isOnMap(next)) {
            ends_.afterLast = directionTo(chain_.back(), next);
            return;
        }
        step(next);
    }
}

/// Going back takes the road back, and a loop is cut off.
void RoadTool::step(model::Hex hex) {
    chain_.erase(std::find(chain_.begin(), chain_.end(), hex), chain_.end());
    chain_.push_back(hex);
}

void RoadTool::show() {
    if (chain_.size() < 2 && ends_ == model::RoadEnds{}) {
        if (document().hasPreview()) document().cancel();
        return;
    }
    std::vector<model::Edit> edits{model::drawRoad(chain_, type_, ends_)};
    const auto name = edits.front().name;
    const bool stone = session().toolSettings().stone;
    for (const auto& [side, span] : spans())
        edits.push_back(model::addSpans({side}, span, stone));
    document().preview(together(name, std::move(edits)));
}

RoadTool::Spans RoadTool::spans() const {
    Spans spans;
    const auto* ruleset = session().ruleset().get();
    if (!ruleset || !withSpans_) return spans;
    const auto& map = *session().document().committed().map;
    for (std::size_t i = 1; i < chain_.size(); ++i) {
        const auto side = *hexsideBetween(chain_[i - 1], chain_[i]);
        if (const auto span = missingSpan(*ruleset, map, side)) spans.emplace_back(side, *span);
    }
    return spans;
}

void RoadTool::erase(const Pick& pick) {
    if (pick.at.hex == last_) return;
    const auto passed = hexesAlong(last_, pick.at.hex);
    for (std::size_t i = 1; i < passed.size(); ++i)
        links_.push_back(*hexsideBetween(passed[i - 1], passed[i]));
    last_ = pick.at.hex;
    const auto roads = model::eraseRoads({}, links_);
    const auto types = spansOfRoads(session().ruleset().get());
    document().preview(together(roads.name, {roads, model::removeBareSpans(links_, types)}));
}

void RoadTool::finish(const Pick& pick) {
    if (!erasing_ || !links_.empty() || !pick.at.onMap) return;
    for (const model::Direction direction : model::hexsideDirections)
        links_.emplace_back(pick.at.hex, direction);
    const auto roads = model::eraseRoads({pick.at.hex}, {});
    const auto types = spansOfRoads(session().ruleset().get());
    document().preview(together(roads.name, {roads, model::removeBareSpans(links_, types)}));
}

void RoadTool::forget() {
    chain_.clear();
    ends_ = {};
    links_.clear();
}

std::vector<formats::Shape> RoadTool::shapes() const {
    std::vector<formats::Shape> shapes;
    if (chain_.size() > 1)
        shapes.emplace_back(formats::pathThrough(chain_, {formats::Role::preview, {}, 1.0, {}}));
    if (pointer() && pointer()->at.onMap)
        shapes.emplace_back(
            formats::HexOutline{{pointer()->at.hex}, {formats::Role::hover, {}, 1.0, {}}});
    return shapes;
}

model::Message RoadTool::status() const {
    const auto& settings = session().toolSettings();
    if (settings.road.empty() && !settings.erase) return tr("Choose a road in the palette.");
    if (!pointer()) return {};
    const auto& map = *session().scenario().map;
    const auto hex = model::label(map, pointer()->at.hex);
    if (inStroke() && !erasing_ && !chain_.empty()) {
        const auto road = nameOf(session(), type_);
        const auto count = std::to_string(chain_.size());
        const auto last = model::label(map, chain_.back());
        std::vector<model::SpanTypeId> types;
        for (const auto& [side, span] : spans())
            types.push_back(span);
        if (!types.empty())
            return tr("{hex}: {road} of {count} hexes with {spans}; Alt leaves that out",
                      {{"hex", last},
                       {"road", road},
                       {"count", count},
                       {"spans", namesOf(session(), types)}});
        if (ends_.afterLast)
            return tr("{hex}: {road} of {count} hexes that leads off the map",
                      {{"hex", last}, {"road", road}, {"count", count}});
        return tr("{hex}: {road} of {count} hexes",
                  {{"hex", last}, {"road", road}, {"count", count}});
    }
    if (!pointer()->at.onMap) return {};
    std::vector<model::RoadTypeId> types;
    for (const auto& road : map.roads) {
        const bool isHere = std::find(road->hexes.begin(), road->hexes.end(), pointer()->at.hex) !=
                            road->hexes.end();
        if (isHere && std::find(types.begin(), types.end(), road->type) == types.end())
            types.push_back(road->type);
    }
    if (types.empty()) return tr("{hex}", {{"hex", hex}});
    return tr("{hex}: {roads}", {{"hex", hex}, {"roads", namesOf(session(), types)}});
}

} // namespace editor
