// Movement points of a unit in one turn.

#include "validators/rules/conditions.h"
#include "validators/rules/movement.h"

#include <algorithm>

namespace validators {

namespace {

/// What the class fixes for all its units.
const model::ClassAttribute* moveOfClass(const Mover& mover) {
    if (!mover.unitClass) return nullptr;
    const auto& attributes = mover.unitClass->attributes;
    const auto found = std::find_if(attributes.begin(), attributes.end(),
                                    [](const auto& each) { return each.name == "move"; });
    return found == attributes.end() ? nullptr : &*found;
}

model::Printed<int> printedMove(const Mover& mover, const model::ClassAttribute* ofClass) {
    if (mover.facts && !mover.isPart && mover.facts->unit->mobility.move.isStated())
        return mover.facts->unit->mobility.move;
    if (ofClass && ofClass->fixed) return *ofClass->fixed;
    return {};
}

/// 2.2C, 25.71: whatever is printed.
std::optional<int> moveOfTurn(const Conditions& conditions, const Mover& mover) {
    if (!conditions.kind || !mover.unitClass) return std::nullopt;
    return mover.isMounted() ? conditions.kind->mounted : conditions.kind->foot;
}

} // namespace

Allowance allowance(const Situation& situation, const Mover& mover) {
    Allowance result;
    const auto* ofClass = moveOfClass(mover);
    result.printed = printedMove(mover, ofClass);
    const Conditions conditions = conditionsOf(situation);
    const bool fixedByTurn = conditions.kind && (conditions.kind->foot || conditions.kind->mounted);
    if (fixedByTurn && !mover.unitClass) {
        result.missing.push_back("unit " + (mover.facts ? mover.facts->unit->id.text : "") +
                                 ": class");
        return result;
    }
    if (const auto points = moveOfTurn(conditions, mover)) {
        result.points = *points;
        result.clause = conditions.kind->rule;
    } else if (result.printed.hasValue()) {
        result.points = result.printed;
        if (ofClass) result.clause = ofClass->rule;
    } else {
        result.missing.push_back("unit " + (mover.facts ? mover.facts->unit->id.text : "") +
                                 ": move");
        return result;
    }
    if (conditions.unknownTurn || conditions.unknownWeather) {
        result.points = {};
        result.missing.push_back(conditions.unknownTurn ? "turn" : "weather");
        return result;
    }
    // 25.72: fog takes a point from every unit.
    if (conditions.weather && conditions.weather->allowance != 0) {
        result.points = std::max(0, *result.points + conditions.weather->allowance);
        result.clause = conditions.weather->rule;
    }
    return result;
}

} // namespace validators
