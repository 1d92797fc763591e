#include "validators/checks/setup_enemy_zones.h"

#include "model/edits/setup_edits.h"
#include "validators/rules/movement.h"
#include "validators/rules/setup_zone.h"
#include "validators/rules/zone_of_control.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace validators {

namespace {

/// Whose zones the piece keeps out of, and the clause.
struct Ban {
    ZonesOf zones = ZonesOf::combatUnits;
    model::RuleRef clause;
};

const model::Setup* setupOf(const Situation& situation, const model::UnitId& unit) {
    const auto& setups = situation.scenario().setups;
    const auto found = std::find_if(setups.begin(), setups.end(), [&](const auto& setup) {
        return std::find(setup->units.begin(), setup->units.end(), unit) != setup->units.end();
    });
    return found == setups.end() ? nullptr : &**found;
}

/// Its set-up gives it a circle to choose from. One that names hexes may be the list of the game,
/// and a piece that no set-up names may stand where the list has it.
bool isPlacedFreely(const Situation& situation, const Standing& piece) {
    const model::Setup* setup = setupOf(situation, piece.piece.unit);
    return setup && !setup->zones.empty() &&
           std::all_of(setup->zones.begin(), setup->zones.end(), [](const model::Zone& zone) {
               return std::holds_alternative<model::WithinZone>(zone.area);
           });
}

/// 25.28: vedettes are on no list, but a set-up of one hex may be what the game says of this one.
bool isListed(const Situation& situation, const Standing& piece) {
    const model::Setup* setup = setupOf(situation, piece.piece.unit);
    return piece.piece.part == model::PiecePart::whole && setup && setup->fixedHex();
}

std::optional<Ban> banOf(const Situation& situation, const Standing& piece) {
    const auto& rule = situation.ruleset()->zoneOfControl;
    const Mover mover = moverOf(situation, piece);
    const bool setUp = situation.moment() == model::Moment::setup;
    if (mover.kind == "train") {
        // 18.12, 18.14: only combat units take trains, a vedette may come up to one.
        for (const model::MoveLimit& limit : situation.ruleset()->movement.limits)
            if (limit.id == mover.kind && !limit.enemyZones)
                return Ban{ZonesOf::combatUnits, limit.rule};
    } else if (mover.kind == "vedette") {
        if (!setUp || rule.vedettesStartIn.value || isListed(situation, piece)) return std::nullopt;
        // 25.28: the second player deploys his vedettes first, those of the first come after him.
        const auto& first = situation.scenario().schedule->turns.firstPlayer;
        const bool last = !first.empty() && first == mover.side;
        return Ban{last ? ZonesOf::all : ZonesOf::combatUnits, rule.vedettesStartIn.rule};
    } else if (mover.kind == "leader") {
        if (!setUp || rule.leadersStartIn.value || !isPlacedFreely(situation, piece))
            return std::nullopt;
        return Ban{ZonesOf::all, rule.leadersStartIn.rule};
    }
    return std::nullopt;
}

/// A hex that would do: empty, free of all enemy zones, within reach of what the piece is bound to.
class OtherHexes {
public:
    OtherHexes(const Situation& situation, const Standing& piece, const EnemyZones& zones)
        : situation_(situation), piece_(piece), mover_(moverOf(situation, piece)), zones_(zones) {
        if (const model::Setup* setup = setupOf(situation, piece.piece.unit))
            for (const model::Hex hex : setupZone(situation, *setup).hexes)
                allowed_.insert(hex);
    }

    /// The nearest ones.
    std::vector<model::Hex> nearest() const {
        constexpr int farthest = 4;
        constexpr std::size_t most = 3;
        std::vector<model::Hex> hexes;
        for (int radius = 1; radius <= farthest && hexes.size() < most; ++radius)
            for (const model::Hex hex : model::ring(piece_.at, radius))
                if (hexes.size() < most && willDo(hex)) hexes.push_back(hex);
        return hexes;
    }

private:
    bool willDo(model::Hex hex) const {
        const auto at = situation_.ground().indexOf(hex);
        if (at == Ground::none || zones_.at(at) != Verdict::no) return false;
        if (!allowed_.empty() && !allowed_.contains(hex)) return false;
        if (hexCost(situation_, mover_, at).passable != Verdict::yes) return false;
        return mover_.kind == "leader" ? hasForce(hex) : situation_.standingAt(hex).empty();
    }

    /// 25.27: a commander goes with any force of his, an officer with units of his formation.
    bool hasForce(model::Hex hex) const {
        const auto pieces = situation_.standingAt(hex);
        return std::any_of(pieces.begin(), pieces.end(), [&](const Standing& other) {
            if (!other.facts || other.facts->side != mover_.side) return false;
            const auto& own = piece_.facts->unit->formation;
            return other.isCombat() && (own.empty() || other.facts->unit->formation == own);
        });
    }

    const Situation& situation_;
    const Standing& piece_;
    Mover mover_;
    const EnemyZones& zones_;
    std::set<model::Hex> allowed_; ///< by its set-up; empty: any
};

std::vector<model::Fix> offers(const Situation& situation, const Standing& piece,
                               const EnemyZones& zones) {
    std::vector<model::Fix> fixes;
    const model::UnitId unit = piece.piece.unit;
    for (const model::Hex to : OtherHexes(situation, piece, zones).nearest()) {
        const bool moves = piece.piece.part == model::PiecePart::vedette;
        fixes.push_back({model::tr("Move {unit} to {hex}",
                                   {{"unit", situation.name(unit)}, {"hex", situation.label(to)}}),
                         false,
                         moves ? model::movePiece(unit, piece.piece.part, piece.at, to)
                               : model::placeUnits({unit}, to)});
    }
    return fixes;
}

} // namespace

void inEnemyZone(const Situation& situation, Findings& findings) {
    if (!situation.ruleset()) return;
    for (const Standing& piece : situation.standing()) {
        if (findings.cancelled()) return;
        if (!piece.facts || piece.facts->side.empty()) continue;
        const auto ban = banOf(situation, piece);
        if (!ban) continue;
        const EnemyZones& enemy = situation.enemyZones(piece.facts->side, ban->zones);
        const auto at = situation.ground().indexOf(piece.at);
        const Standing* by = enemy.by(at);
        if (!enemy.contains(at) || !by) continue;
        findings.add(
            model::tr("{hex}: {unit} stands in the zone of control of {enemy} in {enemyHex}",
                      {{"hex", situation.label(piece.at)},
                       {"unit", situation.name(piece.piece.unit)},
                       {"enemy", situation.name(by->piece.unit)},
                       {"enemyHex", situation.label(by->at)}}),
            {model::ObjectRef{model::ObjectKind::unit, piece.piece.unit.text}, piece.at},
            {.rule = ban->clause,
             .fixes = offers(situation, piece, situation.enemyZones(piece.facts->side))});
    }
}

} // namespace validators
