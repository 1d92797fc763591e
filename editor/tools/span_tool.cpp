#include "editor/tools/span_tool.h"

#include "editor/tools/type_names.h"
#include "model/edits/road_edits.h"
#include "model/map/labels.h"

#include <algorithm>

namespace editor {

using model::tr;

const model::Span* spanAt(const model::Map& map, model::Hexside side) {
    const auto found = std::find_if(map.spans.begin(), map.spans.end(),
                                    [&](const auto& span) { return span->at == side; });
    return found == map.spans.end() ? nullptr : &**found;
}

std::optional<model::SpanTypeId> missingSpan(const model::Ruleset& ruleset, const model::Map& map,
                                             model::Hexside side) {
    if (spanAt(map, side)) return std::nullopt;
    for (const auto& feature : model::featuresAt(map, side))
        if (const auto* type = find(ruleset, feature.type))
            if (type->water && !type->span.empty()) return type->span;
    return std::nullopt;
}

void SpanTool::begin(const Pick& pick) {
    const model::Hexside side = pick.at.hexside.what;
    if (!pick.isNearHexside() || !exists(session().scenario(), session().extent(), side)) return;
    const auto& settings = session().toolSettings();
    if (settings.erase || pick.modifiers.control) {
        document().preview(model::removeSpans({side}));
        return;
    }
    const auto& map = *session().scenario().map;
    const auto* ruleset = session().ruleset().get();
    const auto* there = spanAt(map, side);
    if (there && (settings.span.empty() || settings.span == there->type)) {
        document().preview(model::setSpanStone({side}, settings.stone));
        return;
    }
    const auto fitting = ruleset ? missingSpan(*ruleset, map, side) : std::nullopt;
    const auto type = settings.span.empty() ? fitting.value_or(model::SpanTypeId()) : settings.span;
    if (type.empty()) return;
    // Another one that lies there makes room.
    document().preview(
        together(model::addSpans({side}, type).name,
                 {model::removeSpans({side}), model::addSpans({side}, type, settings.stone)}));
}

std::vector<formats::Shape> SpanTool::shapes() const {
    if (!pointer() || !pointer()->isNearHexside()) return {};
    const model::Hexside side = pointer()->at.hexside.what;
    if (!exists(session().scenario(), session().extent(), side)) return {};
    return {formats::HexsideStroke{{side}, {formats::Role::hover, {}, 1.0, {}}}};
}

model::Message SpanTool::status() const {
    if (!pointer() || !pointer()->isNearHexside()) return {};
    const auto& map = *session().scenario().map;
    const model::Hexside side = pointer()->at.hexside.what;
    const auto label = model::label(map, side);
    const auto* span = spanAt(map, side);
    if (!span) return tr("{hexside}", {{"hexside", label}});
    const auto name = span->name.empty() ? nameOf(session(), span->type) : span->name;
    if (span->stone) return tr("{hexside}: {span} of stone", {{"hexside", label}, {"span", name}});
    return tr("{hexside}: {span}", {{"hexside", label}, {"span", name}});
}

} // namespace editor
