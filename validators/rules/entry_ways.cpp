// Entry hexes that are blocked, and where a group goes instead (19.31).

#include "validators/add_once.h"
#include "validators/rules/conditions.h"
#include "validators/rules/entry.h"
#include "validators/rules/entry_costs.h"
#include "validators/rules/ground.h"

#include <algorithm>
#include <memory>

namespace validators {

namespace {

bool isEnemy(const Standing& piece, const model::SideId& side) {
    return piece.facts && !piece.facts->side.empty() && piece.facts->side != side;
}

} // namespace

struct EntryWays::Judge {
    const Situation& situation;
    model::SideId side;
    const model::EntryRule* rule = nullptr; ///< null: without a ruleset
    EntryZones zones;
    bool frozen = false;

    Judge(const Situation& where, model::SideId whose)
        : situation(where), side(std::move(whose)),
          rule(where.ruleset() ? &where.ruleset()->entry : nullptr), zones(where, side),
          frozen(conditionsOf(where).frozen()) {}

    model::EntryVedettes vedettes() const {
        return rule ? rule->vedettes.value : model::EntryVedettes::target;
    }

    /// A piece of no known class may be a combat unit or an enemy.
    bool holdsUnknown(model::Hex hex) const {
        for (const Standing& piece : situation.standingAt(hex))
            if (!piece.facts || (!piece.facts->isLeader && !piece.facts->unitClass)) return true;
        return false;
    }

    /// 25.91: nobody enters the hex of an enemy roadblock.
    Verdict holdsRoadblock(model::Hex hex) const {
        Verdict holds = Verdict::no;
        for (const auto& block : situation.scenario().onMap->roadblocks) {
            if (block->at != hex || block->side == side) continue;
            if (!block->side.empty()) return Verdict::yes;
            holds = Verdict::undecided;
        }
        return holds;
    }

    /// Whether the terrain bears a unit. 11.1H: lakes freeze, but what their hexes then cost
    /// nobody prints.
    Verdict bears(model::Hex hex, MissingFigures& missing) const {
        const auto& ground = situation.ground();
        const auto index = ground.indexOf(hex);
        if (index == Ground::none) return Verdict::no;
        Verdict bears = Verdict::yes;
        for (const model::TerrainType* terrain : ground.terrain(index)) {
            if (terrain->enterable) continue;
            if (!frozen || !freezes(*situation.ruleset(), terrain->id)) return Verdict::no;
            addOnce(missing, "movement.into." + terrain->id.text);
            bears = Verdict::undecided;
        }
        return bears;
    }

    /// `missing` is added to where it is undecided.
    Verdict isClear(model::Hex hex, MissingFigures& missing) const {
        MissingFigures open;
        Verdict clear = bears(hex, open);
        if (clear == Verdict::no) return Verdict::no;
        const bool minding = vedettes() != model::EntryVedettes::never;
        for (const Standing& piece : situation.standingAt(hex)) {
            if (piece.isCombat()) return Verdict::no;
            // 7.4: nobody enters a hex with an enemy unit in it.
            const bool isUnit = piece.facts && !piece.facts->isLeader;
            if (isUnit && isEnemy(piece, side)) return Verdict::no;
        }
        const Verdict barred =
            either(holdsRoadblock(hex), minding ? zones.ofAnybody(hex) : zones.ofCombatUnits(hex));
        if (barred == Verdict::yes) return Verdict::no;
        if (barred == Verdict::undecided || holdsUnknown(hex)) {
            addOnce(open, "zone-of-control");
            clear = Verdict::undecided;
        }
        if (clear == Verdict::undecided) addEachOnce(missing, open);
        return clear;
    }

    bool maySendTo(model::Hex hex) const {
        return rule && (rule->alternative.value == model::EntryAlternative::any ||
                        (rule->alternative.value == model::EntryAlternative::edge &&
                         situation.extent().isOnEdge(hex)));
    }

    /// Those at the least distance. One of which nobody can say whether it is clear ends the
    /// search: what lies farther may then be too far.
    void findInstead(EntryHexState& state) const {
        if (!rule || rule->alternative.value == model::EntryAlternative::none) return;
        const auto all = static_cast<int>(situation.extent().hexes().size());
        int seen = 1;
        for (int radius = 1; seen < all && radius <= all; ++radius) {
            const auto ring = situation.extent().ring(state.hex, radius);
            if (ring.empty()) return;
            seen += static_cast<int>(ring.size());
            bool open = false;
            for (const model::Hex hex : ring) {
                if (!maySendTo(hex)) continue;
                const Verdict clear = isClear(hex, state.missing);
                if (clear == Verdict::yes) state.instead.push_back(hex);
                open = open || clear == Verdict::undecided;
            }
            if (open) {
                state.instead.clear();
                return;
            }
            if (!state.instead.empty()) return;
        }
    }
};

EntryWays::EntryWays(const Situation& situation, model::SideId side)
    : judge_(std::make_unique<const Judge>(situation, std::move(side))) {}
EntryWays::~EntryWays() = default;

EntryHexState EntryWays::at(model::Hex hex) const {
    const Judge& here = *judge_;
    const Situation& situation = here.situation;
    EntryHexState state;
    state.hex = hex;
    if (here.rule) state.clause = here.rule->alternative.rule;
    state.blocked = Verdict::no;
    state.enterable = here.bears(hex, state.missing);
    if (state.enterable == Verdict::no) {
        const bool inPlay = situation.ground().indexOf(hex) != Ground::none;
        state.why = inPlay ? "terrain that nobody enters" : "not on a sheet in play";
        return state;
    }
    // 19.31: a combat unit of either side in the hex, or a zone of an enemy combat unit.
    const bool minding = here.vedettes() == model::EntryVedettes::always;
    for (const Standing& piece : situation.standingAt(hex)) {
        const bool enemy = isEnemy(piece, here.side);
        const bool blocks = piece.isCombat() || (minding && enemy && piece.kind() == "vedette");
        if (blocks && (!state.by || enemy)) {
            state.blocked = Verdict::yes;
            state.by = &piece;
            state.why = "held by " + situation.name(piece.piece.unit);
        }
        // 7.4: an enemy unit bars the hex, whatever it is.
        if (enemy && !piece.facts->isLeader) {
            state.enterable = Verdict::no;
            if (!state.by) state.why = "held by " + situation.name(piece.piece.unit);
        }
    }
    const Verdict roadblock = here.holdsRoadblock(hex);
    if (roadblock != Verdict::no && state.enterable != Verdict::no) {
        state.enterable = roadblock == Verdict::yes ? Verdict::no : Verdict::undecided;
        if (state.why.empty()) state.why = "roadblocked";
        if (roadblock == Verdict::undecided)
            state.missing.push_back("roadblock at " + situation.label(hex) + ": side");
    }
    if (state.blocked != Verdict::yes && here.holdsUnknown(hex)) {
        state.blocked = Verdict::undecided;
        state.missing.push_back("class of a unit at " + situation.label(hex));
    }
    if (state.blocked != Verdict::yes) {
        const Verdict zone = minding ? here.zones.ofAnybody(hex) : here.zones.ofCombatUnits(hex);
        state.blocked = either(state.blocked, zone);
        if (zone == Verdict::yes) {
            state.by = here.zones.by(hex);
            state.why = state.by ? "in the zone of " + situation.name(state.by->piece.unit)
                                 : "in an enemy zone";
        } else if (zone == Verdict::undecided) {
            const auto missing = here.zones.missing(hex);
            state.missing.insert(state.missing.end(), missing.begin(), missing.end());
        }
    }
    state.inZone = here.zones.ofAnybody(hex);
    if (state.blocked != Verdict::no) here.findInstead(state);
    return state;
}

} // namespace validators
