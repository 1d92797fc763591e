#include "validators/checks/span_fixes.h"

#include "model/edits/hexside_edits.h"
#include "model/edits/road_edits.h"
#include "model/edits/span_edits.h"

#include <algorithm>

namespace validators {

namespace {

bool isNamed(const std::vector<model::HexsideTypeId>& types, const model::HexsideTypeId& type) {
    return std::find(types.begin(), types.end(), type) != types.end();
}

/// `A bridge`, by the name that the ruleset gives the kind.
template <class Type>
std::string nameOf(const Type& type) {
    return type.name.empty() ? type.id.text : type.name;
}

} // namespace

model::Fix removeSpanFix(model::Hexside at, const model::SpanTypeId& type) {
    return {model::tr("Remove the {span}", {{"span", type.text}}), false,
            model::removeSpans({at}, type)};
}

void addSpanFixes(const Situation& situation, model::Hexside at, const model::SpanTypeId& type,
                  std::vector<model::Fix>& fixes) {
    const model::Ruleset* ruleset = situation.ruleset();
    const auto* known = ruleset ? model::find(*ruleset, type) : nullptr;
    bool hasWater = false;
    for (const LaidFeature& feature : situation.lines().featuresAt(at)) {
        hasWater = hasWater || feature.isWater();
        if (!known) continue;
        for (const auto& other : ruleset->spans)
            if (other.needsRoad == known->needsRoad && isNamed(other.crosses, *feature.id))
                fixes.push_back({model::tr("Make it: {span}", {{"span", nameOf(other)}}), false,
                                 model::changeSpanType(at, type, other.id)});
    }
    if (known && !hasWater)
        for (const auto& water : known->crosses)
            fixes.push_back({model::tr("Draw the {water}", {{"water", water.text}}), false,
                             model::drawWatercourse({at}, water)});
    fixes.push_back(removeSpanFix(at, type));
}

void addBridgeFixes(const Situation& situation, model::Hexside at, const LaidFeature& feature,
                    std::vector<model::Fix>& fixes) {
    if (!situation.ruleset()) return;
    const auto add = [&](const model::SpanType& span) {
        fixes.push_back({model::tr("Add: {span}", {{"span", nameOf(span)}}), false,
                         model::addSpans({at}, span.id)});
    };
    // The span that belongs to the water comes first.
    const auto& spans = situation.ruleset()->spans;
    for (const auto& span : spans)
        if (feature.type && span.id == feature.type->span) add(span);
    for (const auto& span : spans)
        if (isNamed(span.crosses, *feature.id) && !(feature.type && span.id == feature.type->span))
            add(span);
}

} // namespace validators
