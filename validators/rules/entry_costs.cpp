#include "validators/rules/entry_costs.h"

#include "validators/rules/ground.h"
#include "validators/rules/movement.h"
#include "validators/rules/step_cost.h"
#include "validators/rules/step_rules.h"
#include "validators/rules/zone_of_control.h"

#include <algorithm>

namespace validators {

namespace {

constexpr int halvesOfAPoint = 2;

EntryCost of(const StepCost& step) {
    return {step.passable, step.halfPoints, step.clause, step.missing};
}

/// The road that leads through the hex at the best rate of road march.
const model::RoadCost* bestRoad(const Situation& situation, model::Hex hex) {
    const model::RoadCost* best = nullptr;
    for (const auto& road : situation.map().roads) {
        if (std::find(road->hexes.begin(), road->hexes.end(), hex) == road->hexes.end()) continue;
        for (const model::RoadCost& row : situation.ruleset()->movement.along)
            if (row.id == road->type && row.roadMarch.hasValue() &&
                (!best || *row.roadMarch < *best->roadMarch))
                best = &row;
    }
    return best;
}

} // namespace

EntryCost hexEntryCost(const Situation& situation, const UnitFacts& unit, model::Hex hex) {
    const auto index = situation.ground().indexOf(hex);
    if (index == Ground::none) return {Verdict::no, {}, {}, {}};
    return of(hexCost(situation, moverOf(unit), index));
}

EntryCost roadEntryCost(const Situation& situation, const UnitFacts& unit, model::Hex hex) {
    EntryCost cost = hexEntryCost(situation, unit, hex);
    if (cost.passable == Verdict::no || !situation.ruleset()) return cost;
    const model::RoadCost* road = bestRoad(situation, hex);
    if (!road) return {cost.passable, {}, {}, {"road at " + situation.label(hex)}};
    return {cost.passable, road->roadMarch, road->rule, {}};
}

EntryCost stepEntryCost(const Situation& situation, const UnitFacts& unit, model::Hex from,
                        model::Hex to, bool roadMarch) {
    const Ground& ground = situation.ground();
    const auto start = ground.indexOf(from);
    const auto end = ground.indexOf(to);
    if (start == Ground::none || end == Ground::none) return {Verdict::no, {}, {}, {}};
    return of(stepCost(situation, moverOf(unit), start, ground.directionTo(start, end), roadMarch));
}

std::optional<model::RuleRef> keptOutOfZones(const Situation& situation, const UnitFacts& unit) {
    const auto* limit = StepRules(situation, moverOf(unit)).barredFromZones();
    return limit ? std::optional(limit->rule) : std::nullopt;
}

EntryAllowance entryAllowance(const Situation& situation, const UnitFacts& unit) {
    const Allowance allowed = allowance(situation, moverOf(unit));
    EntryAllowance answer;
    answer.missing = allowed.missing;
    if (allowed.points.hasValue()) answer.halfPoints = *allowed.points * halvesOfAPoint;
    if (!situation.ruleset()) return answer;
    const auto minimum = situation.ruleset()->movement.minimum.value;
    const auto& above =
        minimum == model::MinimumMovement::printed ? allowed.printed : allowed.points;
    if (minimum != model::MinimumMovement::none && above.hasValue())
        answer.leastMovementAbove = *above * halvesOfAPoint;
    return answer;
}

struct EntryZones::Zones {
    const Situation& situation;
    EnemyZones combat, all;
    Zones(const Situation& where, const model::SideId& side)
        : situation(where), combat(where, side, ZonesOf::combatUnits), all(where, side) {}
    Ground::Index at(model::Hex hex) const { return situation.ground().indexOf(hex); }
};

EntryZones::EntryZones(const Situation& situation, const model::SideId& side)
    : zones_(std::make_unique<const Zones>(situation, side)) {}
EntryZones::~EntryZones() = default;

Verdict EntryZones::ofCombatUnits(model::Hex hex) const {
    return zones_->combat.at(zones_->at(hex));
}
Verdict EntryZones::ofAnybody(model::Hex hex) const {
    return zones_->all.at(zones_->at(hex));
}
const Standing* EntryZones::by(model::Hex hex) const {
    return zones_->combat.by(zones_->at(hex));
}
MissingFigures EntryZones::missing(model::Hex hex) const {
    return zones_->combat.missing(zones_->at(hex));
}

} // namespace validators
