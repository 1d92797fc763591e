// Entry hexes that are blocked, and where a group goes instead (19.31).

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

bool isEnterable(const Ground& ground, Ground::Index index) {
    const auto& terrain = ground.terrain(index);
    return std::all_of(terrain.begin(), terrain.end(),
                       [](const auto* type) { return type->enterable; });
}

} // namespace

struct EntryWays::Judge {
    const Situation& situation;
    model::SideId side;
    const model::EntryRule* rule = nullptr; ///< null: without a ruleset
    EntryZones zones;

    Judge(const Situation& where, model::SideId whose)
        : situation(where), side(std::move(whose)),
          rule(where.ruleset() ? &where.ruleset()->entry : nullptr), zones(where, side) {}

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

    Verdict isClear(model::Hex hex) const {
        const auto& ground = situation.ground();
        const auto index = ground.indexOf(hex);
        if (index == Ground::none || !isEnterable(ground, index)) return Verdict::no;
        const bool minding = vedettes() != model::EntryVedettes::never;
        for (const Standing& piece : situation.standingAt(hex)) {
            if (piece.isCombat()) return Verdict::no;
            // 7.4: nobody enters a hex with an enemy unit in it.
            const bool isUnit = piece.facts && !piece.facts->isLeader;
            if (isUnit && isEnemy(piece, side)) return Verdict::no;
        }
        const Verdict roadblock = holdsRoadblock(hex);
        if (roadblock == Verdict::yes) return Verdict::no;
        if (holdsUnknown(hex) || roadblock == Verdict::undecided) return Verdict::undecided;
        const Verdict zone = minding ? zones.ofAnybody(hex) : zones.ofCombatUnits(hex);
        if (zone == Verdict::undecided) return Verdict::undecided;
        return zone == Verdict::yes ? Verdict::no : Verdict::yes;
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
                const Verdict clear = isClear(hex);
                if (clear == Verdict::yes) state.instead.push_back(hex);
                open = open || clear == Verdict::undecided;
            }
            if (open) {
                state.instead.clear();
                state.missing.push_back("zone-of-control");
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
    const auto index = situation.ground().indexOf(hex);
    if (index == Ground::none || !isEnterable(situation.ground(), index)) {
        state.blocked = Verdict::no;
        state.enterable = Verdict::no;
        state.why = index == Ground::none ? "not on a sheet in play" : "terrain that nobody enters";
        return state;
    }
    // 19.31: a combat unit of either side in the hex, or a zone of an enemy combat unit.
    state.blocked = Verdict::no;
    state.enterable = Verdict::yes;
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
    if (roadblock != Verdict::no && state.enterable == Verdict::yes) {
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
