#include "validators/rules/supply_steps.h"

#include "validators/rules/conditions.h"

#include <algorithm>

namespace validators {

using model::SupplyBar;

namespace {

bool notices(IgnoredBreaks ignored, SupplyBreak each) {
    return (ignored & ignoring(each)) == 0;
}

SupplyStep closed(SupplyBreak why, const model::RuleRef& clause) {
    return {Verdict::no, why, &clause};
}

/// The one that is farther from open.
SupplyStep worse(const SupplyStep& a, const SupplyStep& b) {
    if (a.open == Verdict::no || b.open == Verdict::yes) return a;
    return b;
}

/// Whole hexes of water, unless ice carries a line over them.
class OpenWater {
public:
    explicit OpenWater(const Situation& situation)
        : ruleset_(situation.ruleset()), frozen_(conditionsOf(situation).frozen()) {}

    bool is(const model::TerrainType& type) const {
        return type.water && !type.enterable && !(frozen_ && freezes(*ruleset_, type.id));
    }

private:
    const model::Ruleset* ruleset_;
    bool frozen_;
};

} // namespace

/// 17.44: combat units and vedettes stop lines, leaders and trains do not.
Verdict stopsLine(const model::TwoStageSupply& supply, const model::SideId& side,
                  const Standing& standing) {
    using model::SupplyBlockers;
    if (supply.blockedBy.value == SupplyBlockers::none) return Verdict::no;
    if (!standing.facts) return Verdict::no; // a name without a unit
    const UnitFacts& facts = *standing.facts;
    if (facts.side == side || facts.isLeader) return Verdict::no;
    Verdict kind = Verdict::no;
    if (standing.kind() == "vedette")
        kind = supply.blockedBy.value == SupplyBlockers::combatAndVedettes ? Verdict::yes
                                                                           : Verdict::no;
    else if (!facts.unitClass)
        kind = Verdict::undecided;
    else if (facts.unitClass->isCombat())
        kind = Verdict::yes;
    return kind == Verdict::yes && facts.side.empty() ? Verdict::undecided : kind;
}

std::vector<const Standing*> enemiesOf(const Situation& situation,
                                       const model::TwoStageSupply& supply,
                                       const model::SideId& side, model::Hex hex) {
    std::vector<const Standing*> enemies;
    for (const Standing& standing : situation.standingAt(hex))
        if (stopsLine(supply, side, standing) == Verdict::yes) enemies.push_back(&standing);
    return enemies;
}

SupplySteps::SupplySteps(const Situation& situation, const model::TwoStageSupply& supply,
                         const model::SideId& side)
    : situation_(situation), supply_(supply), ground_(situation.ground()), side_(side),
      hexes_(ground_.size(), 0) {
    markPieces();
    markRoadblocks();
    markWater();
}

void SupplySteps::markPieces() {
    for (const Standing& standing : situation_.standing()) {
        const Verdict verdict = stops(standing);
        if (verdict == Verdict::no) continue;
        const Index at = ground_.indexOf(standing.at);
        if (at != Ground::none) mark(at, verdict == Verdict::yes ? Bit::enemy : Bit::perhapsEnemy);
    }
}

/// 25.91: enemies may not enter the hex of a roadblock.
void SupplySteps::markRoadblocks() {
    if (supply_.roadblocks.value != model::SupplyRoadblock::hexsideAndHex) return;
    for (const auto& block : situation_.scenario().onMap->roadblocks) {
        if (!block->at || block->side == side_) continue;
        const Index at = ground_.indexOf(*block->at);
        if (at != Ground::none)
            mark(at, block->side.empty() ? Bit::perhapsEnemyRoadblock : Bit::enemyRoadblock);
    }
}

void SupplySteps::markWater() {
    const OpenWater open(situation_);
    for (Index i = 0; i < ground_.size(); ++i) {
        const auto& terrain = ground_.terrain(i);
        const bool isWater = std::any_of(terrain.begin(), terrain.end(),
                                         [&](const auto* type) { return open.is(*type); });
        // A road leads a line through, as over a dam.
        if (isWater && !hasRoad(i)) mark(i, Bit::water);
        if (!isWater && ground_.hasUnknownTerrain(i)) mark(i, Bit::unknownTerrain);
    }
}

bool SupplySteps::hasRoad(Index hex) const {
    for (std::size_t d = 0; d < 6; ++d)
        if (!ground_.side(hex, d).roads.empty()) return true;
    return false;
}

SupplyStep SupplySteps::into(Index hex, const SupplySearch& search) const {
    const auto bits = hexes_[hex];
    if (bits == 0) return {};
    SupplyStep step;
    // 17.44: presence, never a zone of control.
    if (notices(search.ignored, SupplyBreak::enemy)) {
        if (bits & Bit::enemy) return closed(SupplyBreak::enemy, supply_.blockedBy.rule);
        if (bits & Bit::perhapsEnemy)
            step = {Verdict::undecided, SupplyBreak::enemy, &supply_.blockedBy.rule};
    }
    // 25.91
    if (notices(search.ignored, SupplyBreak::roadblock)) {
        if (bits & Bit::enemyRoadblock)
            return closed(SupplyBreak::roadblock, supply_.roadblocks.rule);
        if (bits & Bit::perhapsEnemyRoadblock)
            step = {Verdict::undecided, SupplyBreak::roadblock, &supply_.roadblocks.rule};
    }
    // 17.42: lakes. A trunk line keeps to roads, whatever is in the hex.
    if (search.stage == SupplyStage::forward && notices(search.ignored, SupplyBreak::water) &&
        supply_.water.value == SupplyBar::stops) {
        if (bits & Bit::water) return closed(SupplyBreak::water, supply_.water.rule);
        if (bits & Bit::unknownTerrain)
            step = {Verdict::undecided, SupplyBreak::water, &supply_.water.rule};
    }
    return step;
}

SupplyStep SupplySteps::over(Index hex, std::size_t direction, const SupplySearch& search) const {
    if (search.stage == SupplyStage::trunk)
        return trunkOver(ground_.side(hex, direction), search.ignored);
    if (ground_.isPlain(hex, direction)) return {};
    return forwardOver(ground_.side(hex, direction), search.ignored);
}

bool SupplySteps::carries(const SideState& state) const {
    if (state.pontoon) return true;
    if (!state.span || !state.spanType) return false;
    return !state.damaged || supply_.damagedSpan.value == SupplyBar::passes;
}

SupplyStep SupplySteps::barredAt(const SideState& state, IgnoredBreaks ignored) const {
    // 25.91: the hexside of a roadblock, for both sides.
    if (state.roadblock && supply_.roadblocks.value != model::SupplyRoadblock::none &&
        notices(ignored, SupplyBreak::roadblock))
        return closed(SupplyBreak::roadblock, supply_.roadblocks.rule);
    if (!notices(ignored, SupplyBreak::barrier)) return {};
    for (const SideFeature& feature : state.features) {
        const bool isWall = feature.type->encloses == model::Enclosure::wall;
        const bool isBarrier = !isWall && !feature.type->supply && !feature.printed->water;
        // 25.77, 25.78 (D-SUP-8)
        if ((isWall && supply_.walls.value == SupplyBar::stops) ||
            (isBarrier && supply_.barriers.value == SupplyBar::stops))
            return closed(SupplyBreak::barrier, feature.type->rule);
    }
    if (state.unknownFeature)
        return {Verdict::undecided, SupplyBreak::barrier, &supply_.barriers.rule};
    return {};
}

SupplyStep SupplySteps::forwardOver(const SideState& state, IgnoredBreaks ignored) const {
    const SupplyStep barred = barredAt(state, ignored);
    if (barred.open == Verdict::no || !notices(ignored, SupplyBreak::water)) return barred;
    // 17.42: rivers and lakes, unless frozen or crossed by an undamaged bridge or pontoon.
    for (const SideFeature& feature : state.features) {
        if (feature.type->supply || !feature.printed->water || carries(state)) continue;
        if (supply_.water.value == SupplyBar::passes) continue;
        if (state.span && !state.spanType) // who knows what it carries
            return {Verdict::undecided, SupplyBreak::water, &supply_.water.rule};
        if (state.damaged) return closed(SupplyBreak::damagedSpan, supply_.damagedSpan.rule);
        return closed(SupplyBreak::water, supply_.water.rule);
    }
    return barred;
}

SupplyStep SupplySteps::trunkOver(const SideState& state, IgnoredBreaks ignored) const {
    // 17.43: connected road and trail hexes; no search may leave them.
    if (state.roads.empty() && !state.unknownRoad)
        return closed(SupplyBreak::noRoad, supply_.trunkOverWater.rule);
    SupplyStep step = barredAt(state, ignored);
    if (step.open == Verdict::no) return step;
    if (state.roads.empty())
        step = {Verdict::undecided, SupplyBreak::noRoad, &supply_.trunkOverWater.rule};
    // 7.63: a damaged bridge, 7.62: a burnt trestle, unless a pontoon lies there.
    if (state.damaged && !carries(state) && notices(ignored, SupplyBreak::damagedSpan))
        return closed(SupplyBreak::damagedSpan, supply_.damagedSpan.rule);
    if (state.gone && !carries(state) && supply_.trunkOverBurnt.value == SupplyBar::stops &&
        notices(ignored, SupplyBreak::burntSpan))
        return closed(SupplyBreak::burntSpan, supply_.trunkOverBurnt.rule);
    if (state.damaged || !notices(ignored, SupplyBreak::water)) return step;
    for (const SideFeature& feature : state.features) {
        if (!feature.printed->water || feature.frozen()) continue;
        // D-SUP-6: a road leads over a stream, or through a ford.
        const bool dry = carries(state) && (state.pontoon || state.spanType->needsRoad);
        const bool wades = feature.type->supply || (carries(state) && !dry);
        if (dry || (wades && supply_.trunkOverWater.value == SupplyBar::passes)) continue;
        const SupplyStep wet = closed(SupplyBreak::water, supply_.trunkOverWater.rule);
        if (!state.span || state.spanType) return wet;
        step = worse(step, {Verdict::undecided, wet.why, wet.clause});
    }
    return step;
}

std::vector<const Standing*> SupplySteps::enemiesAt(Index hex) const {
    std::vector<const Standing*> enemies;
    for (const Standing& standing : situation_.standingAt(ground_.hexAt(hex)))
        if (stops(standing) != Verdict::no) enemies.push_back(&standing);
    return enemies;
}

const model::Roadblock* SupplySteps::roadblockAt(Index hex) const {
    for (const auto& block : situation_.scenario().onMap->roadblocks)
        if (block->at == ground_.hexAt(hex) && block->side != side_) return &*block;
    return nullptr;
}

std::string SupplySteps::missingInto(Index hex, SupplyStage stage) const {
    const auto bits = hexes_[hex];
    const std::string label = situation_.label(ground_.hexAt(hex));
    if (bits & Bit::perhapsEnemy)
        for (const Standing* standing : enemiesAt(hex))
            return "unit " + standing->piece.unit.text +
                   (standing->facts->unitClass ? ": side" : ": class");
    if (bits & Bit::perhapsEnemyRoadblock) return "roadblock at " + label + ": side";
    if (stage == SupplyStage::forward && (bits & Bit::unknownTerrain)) return "terrain of " + label;
    return {};
}

std::string SupplySteps::missingOver(Index hex, std::size_t direction) const {
    const auto side = model::hexsideBetween(ground_.hexAt(hex),
                                            ground_.hexAt(ground_.neighbours(hex)[direction]));
    const SideState& state = ground_.side(hex, direction);
    const char* what = state.unknownFeature ? "hexside " : "road over ";
    return what + situation_.label(*side);
}

} // namespace validators
