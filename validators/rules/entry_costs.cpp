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

/// What lies on the sides of the hex beyond which nothing is in play: its roads.
SideState edgeOf(const Situation& situation, model::Hex hex) {
    SideState edge;
    for (const model::Direction direction : model::hexsideDirections) {
        if (situation.extent().isOnMap(model::neighbour(hex, direction))) continue;
        for (const RoadLink& link : situation.lines().linksAt(model::Hexside(hex, direction))) {
            if (link.halfFrom && *link.halfFrom != hex) continue;
            if (link.type)
                edge.roads.push_back(link.type);
            else
                edge.unknownRoad = true;
        }
    }
    return edge;
}

} // namespace

bool hasRoadToEdge(const Situation& situation, model::Hex hex) {
    const SideState edge = edgeOf(situation, hex);
    return edge.unknownRoad || !edge.roads.empty();
}

EntryCost hexEntryCost(const Situation& situation, const UnitFacts& unit, model::Hex hex,
                       bool roadMarch) {
    const auto index = situation.ground().indexOf(hex);
    if (index == Ground::none) return {Verdict::no, {}, {}, {}};
    const SideState edge = edgeOf(situation, hex);
    const Mover mover = moverOf(unit);
    StepCost step;
    StepRules(situation, mover).enterMap(index, edge, roadMarch, &step);
    const bool lacksRoad = roadMarch && !mover.needsNoMarker() && edge.roads.empty();
    if (lacksRoad && !edge.unknownRoad && step.passable != Verdict::no)
        return {step.passable, {}, {}, {"road at " + situation.label(hex)}};
    return of(step);
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
    const EnemyZones &combat, &all;
    Zones(const Situation& where, const model::SideId& side)
        : situation(where), combat(where.enemyZones(side, ZonesOf::combatUnits)),
          all(where.enemyZones(side)) {}
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
