#include "validators/rules/march_rules.h"

#include "validators/rules/stacking.h"
#include "validators/rules/zone_of_control.h"

#include <algorithm>
#include <variant>

namespace validators {

namespace {

using Index = Ground::Index;

/// True where it holds as far as the reading asks: an open bit counts against the mover.
bool against(Reading reading, bool sure, bool open) {
    return sure || (open && reading == Reading::surely);
}

const model::StackByClassTable* stackingOf(const model::Ruleset& ruleset) {
    return std::get_if<model::StackByClassTable>(&ruleset.stacking);
}

} // namespace

MarchRules::MarchRules(const Situation& situation, const Standing& piece)
    : situation_(situation), ground_(situation.ground()), mover_(moverOf(situation, piece)),
      steps_(situation, mover_), start_(ground_.indexOf(piece.at)), place_(ground_.size(), 0),
      states_(1) {
    isLeader_ = mover_.kind == "leader";
    heedsMarch_ = mover_.isCombat() || mover_.kind == "train";
    isHeld_ = mover_.isCombat() || mover_.kind == "vedette";
    if (const auto* stacking = stackingOf(ruleset()))
        for (const auto& alone : stacking->alone)
            standsAlone_ = standsAlone_ || alone.countsAs == mover_.kind;
    bool met = false;
    for (const Standing& other : situation.standing()) {
        const bool itself = !met && other.at == piece.at && other.piece.unit == piece.piece.unit &&
                            other.piece.part == piece.piece.part;
        met = met || itself;
        if (!itself) meet(other);
    }
    meetRoadblocks();
    meetZones();
}

MarchRules::HexState& MarchRules::state(Index hex) {
    if (place_[hex] == 0) {
        place_[hex] = static_cast<std::uint32_t>(states_.size());
        states_.emplace_back();
    }
    return states_[place_[hex]];
}

void MarchRules::meet(const Standing& piece) {
    const Index hex = ground_.indexOf(piece.at);
    if (hex == Ground::none) return;
    const Mover other = moverOf(situation_, piece);
    if (mover_.side.empty() || other.side.empty())
        state(hex).enemyOpen = state(hex).unitOpen = true;
    else if (other.side == mover_.side)
        meetFriend(state(hex), piece, other);
    else
        meetEnemy(hex, other);
}

void MarchRules::meetFriend(HexState& state, const Standing& piece, const Mover& other) {
    if (other.kind == "leader") return;
    state.unit = true;
    state.combat = state.combat || other.isCombat();
    state.train = state.train || other.kind == "train";
    state.combatOpen = state.combatOpen || other.kind.empty();
    if (!piece.piece.roadMarch || other.needsNoMarker()) return;
    (other.kind.empty() ? state.marchingOpen : state.marching) = true;
    state.marcher = &piece;
}

/// 7.4: leaders are no units.
void MarchRules::meetEnemy(Index hex, const Mover& other) {
    if (other.kind == "leader") return;
    (other.kind.empty() ? state(hex).enemyOpen : state(hex).enemy) = true;
    if (!other.isCombat() && !other.kind.empty()) return;
    for (const Index beside : ground_.neighbours(hex)) {
        if (beside == Ground::none) continue;
        HexState& next = state(beside);
        (other.isCombat() ? next.besideCombat : next.besideCombatOpen) = true;
    }
}

/// 25.91: enemies do not enter the hex of a roadblock.
void MarchRules::meetRoadblocks() {
    for (const auto& block : situation_.scenario().onMap->roadblocks) {
        const Index hex = block->at ? ground_.indexOf(*block->at) : Ground::none;
        if (hex == Ground::none) continue;
        const bool open = block->side.empty() || mover_.side.empty();
        if (!open && block->side == mover_.side) continue;
        (open ? state(hex).enemyOpen : state(hex).enemy) = true;
    }
}

void MarchRules::meetZones() {
    for (const Controller& each : situation_.enemyZones(mover_.side).all())
        (each.surely ? state(each.at).zone : state(each.at).zoneOpen) = true;
}

const model::RuleRef* MarchRules::heldAtStart(Reading reading) const {
    // 4.31
    const auto& holds = ruleset().zoneOfControl.holds;
    const HexState& state = at(start_);
    const bool held = holds.value && isHeld_ && against(reading, state.zone, state.zoneOpen);
    return held ? &holds.rule : nullptr;
}

const model::RuleRef* MarchRules::bar(Index into, bool marching, Reading reading) const {
    const model::MovementRule& rule = ruleset().movement;
    const HexState& state = at(into);
    // 7.4
    if (!rule.intoEnemies.value && against(reading, state.enemy, state.enemyOpen))
        return &rule.intoEnemies.rule;
    // 18.12
    const bool zone = against(reading, state.zone, state.zoneOpen);
    if (zone)
        if (const auto* limit = steps_.barredFromZones()) return &limit->rule;
    // 4.32
    const auto& alone = ruleset().zoneOfControl.leadersEnterAlone;
    const bool company = state.combat || (state.combatOpen && reading == Reading::possibly);
    if (zone && isLeader_ && !alone.value && !company) return &alone.rule;
    // 7.53: nobody passes a unit in road march, save leaders and vedettes (7.57).
    if (heedsMarch_ && !rule.roadMarchIsPassed.value &&
        against(reading, state.marching, state.marchingOpen))
        return &rule.roadMarchIsPassed.rule;
    if (marching && heedsMarch_ && !rule.roadMarchCloseUp.value && closesUp(into, reading))
        return &rule.roadMarchCloseUp.rule;
    return nullptr;
}

bool MarchRules::stopsIn(Index hex, Reading reading) const {
    const HexState& state = at(hex);
    // 4.31
    if (ruleset().zoneOfControl.stops.value && isHeld_ &&
        against(reading, state.zone, state.zoneOpen))
        return true;
    // 15.11: leaders are no units.
    return !ruleset().movement.onPastFortified.value && !isLeader_ &&
           against(reading, state.besideCombat, state.besideCombatOpen) &&
           isFortified(hex, reading);
}

const model::RuleRef* MarchRules::barToStop(Index hex, bool marching, Reading reading) const {
    const auto* stacking = stackingOf(ruleset());
    if (hex == start_ || !stacking) return nullptr;
    const HexState& state = at(hex);
    // 18.12: a train stands with no unit.
    const bool alone = standsAlone_ && against(reading, state.unit, state.unitOpen);
    if (!stacking->alone.empty() && (alone || (state.train && !isLeader_)))
        return &stacking->alone.front().rule;
    // 7.53
    if (marching && heedsMarch_ && !stacking->roadMarchStacks.value &&
        against(reading, state.combat, state.combatOpen))
        return &stacking->roadMarchStacks.rule;
    return nullptr;
}

bool MarchRules::paysToStop(Index hex, Reading reading) const {
    const HexState& state = at(hex);
    return hex != start_ && mover_.isCombat() && against(reading, state.combat, state.combatOpen);
}

/// Whether a chateau that has lost its effects (15.21) still stops units (15.11) is not said.
bool MarchRules::isFortified(Index hex, Reading reading) const {
    if (ground_.improvedPosition(hex)) return true;
    const auto& terrain = ground_.terrain(hex);
    return std::any_of(terrain.begin(), terrain.end(), [&](const auto* each) {
        return !each->zoneInto && (reading == Reading::surely ||
                                   !isEffectLost(situation_, ground_.hexAt(hex), each->id));
    });
}

/// 7.53: a road joins the hex to one beside it in which a friend is in road march.
bool MarchRules::closesUp(Index into, Reading reading) const {
    const auto& around = ground_.neighbours(into);
    for (std::size_t direction = 0; direction < around.size(); ++direction) {
        if (around[direction] == Ground::none || ground_.isPlain(into, direction)) continue;
        const HexState& state = at(around[direction]);
        if (!against(reading, state.marching, state.marchingOpen)) continue;
        const SideState& side = ground_.side(into, direction);
        const bool joined = !side.roads.empty() || (side.unknownRoad && reading == Reading::surely);
        if (joined && !isSmallPair(*state.marcher, reading)) return true;
    }
    return false;
}

/// 25.85, where the scenario plays it.
bool MarchRules::isSmallPair(const Standing& other, Reading reading) const {
    const auto& figure = ruleset().movement.smallCloseUp;
    if (figure.value == 0 || !isPlayed(figure.rule)) return false;
    const auto isSmall = [&](const Mover& mover) {
        if (!mover.facts) return reading == Reading::possibly;
        const auto& combat = mover.facts->unit->combat;
        const auto& strength = mover.reduced ? combat.reduced : combat.strength;
        if (strength.hasValue()) return *strength <= figure.value;
        return reading == Reading::possibly;
    };
    return isSmall(mover_) && isSmall(moverOf(situation_, other));
}

/// A rule that is an option of the game counts only where the scenario plays it.
bool MarchRules::isPlayed(const model::RuleRef& rule) const {
    const auto isIt = [&](const auto& option) { return option.id.text == rule.text; };
    const auto& options = ruleset().options;
    if (std::none_of(options.begin(), options.end(), isIt)) return true;
    const auto& played = situation_.scenario().rules->options;
    return std::any_of(played.begin(), played.end(), isIt);
}

} // namespace validators
