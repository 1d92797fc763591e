#include "validators/rules/zone_of_control.h"

#include "validators/add_once.h"
#include "validators/rules/stacking.h"

#include <algorithm>
#include <tuple>

namespace validators {

namespace {

ZoneStep both(ZoneStep a, ZoneStep b) {
    if (a.reaches == Verdict::no) return a;
    if (b.reaches == Verdict::no) return b;
    if (a.reaches == Verdict::yes && b.reaches == Verdict::yes) return a;
    addEachOnce(a.missing, b.missing);
    a.reaches = Verdict::undecided;
    return a;
}

ZoneStep openBy(std::string figure) {
    return {Verdict::undecided, {}, {std::move(figure)}};
}

bool isLakeSide(const model::HexsideType& type) {
    return !type.borders.empty();
}

/// What of the type keeps zones from crossing it; the figures are readings of 4.2.
bool stopsZone(const model::HexsideType& type, const model::ZoneOfControlRule& rule) {
    if (type.zone) return false;
    if (isLakeSide(type)) return !rule.overLakeSides.value;
    if (type.encloses == model::Enclosure::wall) return !rule.overWalls.value;
    return true;
}

/// 4.2: unfrozen rivers, whatever span lies on them; 25.74, 25.77, 25.78. The side knows what is
/// frozen.
ZoneStep crosses(const SideState& side, const model::ZoneOfControlRule& rule) {
    for (const SideFeature& feature : side.features)
        if (stopsZone(*feature.type, rule)) return {Verdict::no, feature.type->rule, {}};
    if (side.unknownFeature) return openBy("type of a hexside feature");
    return {Verdict::yes, rule.rule, {}};
}

/// 4.2, 15.11: not into fortified places, nor into terrain where nobody can stand.
ZoneStep enters(const Situation& situation, Ground::Index into,
                const model::ZoneOfControlRule& rule) {
    const Ground& ground = situation.ground();
    for (const model::TerrainType* terrain : ground.terrain(into))
        if (!terrain->zoneInto && !isEffectLost(situation, ground.hexAt(into), terrain->id))
            return {Verdict::no, terrain->rule, {}};
    if (ground.improvedPosition(into) && !rule.intoImprovedPositions.value)
        return {Verdict::no, rule.intoImprovedPositions.rule, {}};
    if (ground.hasUnknownTerrain(into)) return openBy("terrain of a hex");
    return {Verdict::yes, rule.rule, {}};
}

/// The directions in which the piece has a zone, with the neighbours.
template <class Visit>
void forEachStep(const Situation& situation, Ground::Index from, const ZoneStep& own,
                 const Visit& visit) {
    if (from == Ground::none || own.reaches == Verdict::no) return;
    const auto& neighbours = situation.ground().neighbours(from);
    for (std::size_t direction = 0; direction < neighbours.size(); ++direction) {
        if (neighbours[direction] == Ground::none) continue;
        const ZoneStep step = both(own, zoneCrosses(situation, from, direction));
        if (step.reaches != Verdict::no) visit(neighbours[direction], step);
    }
}

template <class Visit>
void forEachStep(const Situation& situation, const Standing& piece, const Visit& visit) {
    forEachStep(situation, situation.ground().indexOf(piece.at), hasZone(situation, piece), visit);
}

/// 25.94: hidden it controls all six hexes, revealed only the one that its arrow points into.
/// Before the first move nothing is revealed (25.93); later nobody writes it down.
ZoneStep roadblockZone(const Situation& situation, const model::Roadblock& block, model::Hex into) {
    const bool defile = block.toward && *block.toward == into;
    const auto& rule = situation.ruleset()->zoneOfControl;
    if (defile || situation.moment() == model::Moment::setup) return {Verdict::yes, rule.rule, {}};
    return openBy("roadblock: revealed");
}

/// 25.94 leaves a roadblock the hex that it points into, and 4.2 lets no zone over a river, be it
/// bridged: at the end of a bridge the two do not go together.
bool pointsOverRiver(const Situation& situation, const model::Roadblock& block) {
    const Ground& ground = situation.ground();
    const auto from = ground.indexOf(*block.at);
    const auto into = block.toward ? ground.indexOf(*block.toward) : Ground::none;
    if (from == Ground::none || into == Ground::none) return false;
    const auto& around = ground.neighbours(from);
    const auto direction = std::find(around.begin(), around.end(), into);
    if (direction == around.end()) return false;
    const SideState& side = ground.side(from, static_cast<std::size_t>(direction - around.begin()));
    const auto& rule = situation.ruleset()->zoneOfControl;
    return side.span && std::any_of(side.features.begin(), side.features.end(), [&](const auto& f) {
               return f.printed->water && stopsZone(*f.type, rule);
           });
}

/// Enemies, as far as anybody knows whose the piece is.
Verdict isEnemy(const model::SideId& side, const model::SideId& other) {
    if (other.empty() || side.empty()) return Verdict::undecided;
    return side == other ? Verdict::no : Verdict::yes;
}

ZoneStep enemyZone(const Situation& situation, const Standing& piece, const model::SideId& side,
                   ZonesOf whose) {
    const Verdict enemy = isEnemy(side, piece.facts ? piece.facts->side : model::SideId{});
    if (enemy == Verdict::no) return {Verdict::no, {}, {}};
    if (whose == ZonesOf::combatUnits && piece.kind() == "vedette") return {Verdict::no, {}, {}};
    const ZoneStep own = hasZone(situation, piece);
    if (enemy == Verdict::yes) return own;
    return both(own, openBy("unit " + piece.piece.unit.text + ": side"));
}

} // namespace

ZoneStep hasZone(const Situation& situation, const Standing& piece) {
    if (!situation.ruleset()) return openBy("zone-of-control");
    const auto& rule = situation.ruleset()->zoneOfControl;
    if (rule.rule.empty()) return openBy("zone-of-control");
    // 4.1: vedettes and combat units have one, leaders and trains none.
    if (piece.piece.part == model::PiecePart::vedette) return {Verdict::yes, rule.rule, {}};
    if (piece.facts && piece.facts->isLeader) return {Verdict::no, rule.rule, {}};
    if (!piece.facts || !piece.facts->unitClass)
        return openBy("unit " + piece.piece.unit.text + ": class");
    return {piece.facts->unitClass->zoneOfControl ? Verdict::yes : Verdict::no, rule.rule, {}};
}

ZoneStep zoneCrosses(const Situation& situation, Ground::Index from, std::size_t direction) {
    if (!situation.ruleset() || situation.ruleset()->zoneOfControl.rule.empty())
        return openBy("zone-of-control");
    const auto& rule = situation.ruleset()->zoneOfControl;
    const Ground& ground = situation.ground();
    const Ground::Index into = ground.neighbours(from)[direction];
    if (into == Ground::none) return {Verdict::no, {}, {}};
    ZoneStep step = enters(situation, into, rule);
    if (ground.isPlain(from, direction)) return step;
    return both(crosses(ground.side(from, direction), rule), std::move(step));
}

std::vector<model::Hex> zoneOfControl(const Situation& situation, const Standing& piece) {
    std::vector<model::Hex> hexes;
    forEachStep(situation, piece, [&](Ground::Index into, const ZoneStep& step) {
        if (step.reaches == Verdict::yes) hexes.push_back(situation.ground().hexAt(into));
    });
    std::sort(hexes.begin(), hexes.end());
    return hexes;
}

OpenZone openZoneOfControl(const Situation& situation, const Standing& piece) {
    OpenZone open;
    forEachStep(situation, piece, [&](Ground::Index into, const ZoneStep& step) {
        if (step.reaches != Verdict::undecided) return;
        open.hexes.push_back(situation.ground().hexAt(into));
        addEachOnce(open.missing, step.missing);
    });
    std::sort(open.hexes.begin(), open.hexes.end());
    return open;
}

EnemyZones::EnemyZones(const Situation& situation, const model::SideId& side, ZonesOf whose)
    : situation_(&situation) {
    for (const Standing& piece : situation.standing()) {
        const ZoneStep zone = enemyZone(situation, piece, side, whose);
        forEachStep(situation, situation.ground().indexOf(piece.at), zone,
                    [&](Ground::Index into, const ZoneStep& step) {
                        controllers_.push_back(
                            {into, &piece, nullptr, step.reaches == Verdict::yes, step.missing});
                    });
    }
    if (whose == ZonesOf::all) addRoadblocks(side);
    std::stable_sort(controllers_.begin(), controllers_.end(),
                     [](const Controller& a, const Controller& b) { return a.at < b.at; });
}

void EnemyZones::addRoadblocks(const model::SideId& side) {
    if (!situation_->ruleset()) return;
    const Ground& ground = situation_->ground();
    for (const auto& block : situation_->scenario().onMap->roadblocks) {
        const Verdict enemy = isEnemy(side, block->side);
        if (!block->at || enemy == Verdict::no) continue;
        const ZoneStep own =
            enemy == Verdict::yes ? ZoneStep{Verdict::yes, {}, {}} : openBy("roadblock: side");
        forEachStep(*situation_, ground.indexOf(*block->at), own,
                    [&](Ground::Index into, const ZoneStep& crossing) {
                        const ZoneStep step =
                            both(crossing, roadblockZone(*situation_, *block, ground.hexAt(into)));
                        controllers_.push_back(
                            {into, nullptr, &*block, step.reaches == Verdict::yes, step.missing});
                    });
        if (pointsOverRiver(*situation_, *block))
            controllers_.push_back({ground.indexOf(*block->toward),
                                    nullptr,
                                    &*block,
                                    false,
                                    {"roadblock: zone over a river"}});
    }
}

std::span<const Controller> EnemyZones::controllers(Ground::Index at) const {
    const auto first = std::partition_point(controllers_.begin(), controllers_.end(),
                                            [&](const Controller& each) { return each.at < at; });
    auto last = first;
    while (last != controllers_.end() && last->at == at)
        ++last;
    return {first, last};
}

Verdict EnemyZones::at(Ground::Index at) const {
    const auto all = controllers(at);
    if (all.empty()) return Verdict::no;
    const bool surely =
        std::any_of(all.begin(), all.end(), [](const Controller& each) { return each.surely; });
    return surely ? Verdict::yes : Verdict::undecided;
}

const Standing* EnemyZones::by(Ground::Index at) const {
    const Standing* possibly = nullptr;
    for (const Controller& each : controllers(at)) {
        if (each.surely && each.piece) return each.piece;
        if (!possibly) possibly = each.piece;
    }
    return possibly;
}

MissingFigures EnemyZones::missing(Ground::Index at) const {
    MissingFigures figures;
    for (const Controller& each : controllers(at))
        addEachOnce(figures, each.missing);
    return figures;
}

} // namespace validators
