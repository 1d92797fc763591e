#pragma once
// What one step from hex to hex costs a unit by terrain, roads, water and weather, and what nobody
// of its kind may cross. It knows nothing of other pieces; `movement.h` does.

#include "model/printed.h"
#include "model/rule_ref.h"
#include "validators/rules/ground.h"
#include "validators/verdict.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace validators {

/// A piece as movement sees it. Made by `moverOf`.
struct Mover {
    const UnitFacts* facts = nullptr;
    const model::UnitClass* unitClass = nullptr; ///< null: unknown
    std::string_view kind; ///< infantry cavalry artillery vedette train leader; empty: unknown
    model::SideId side;
    bool reduced = false;
    bool isPart = false; ///< a vedette of the unit, apart from it

    bool isMounted() const { return unitClass && unitClass->moves == "mounted"; }
    bool isCombat() const { return model::isCombatKind(kind); }
    /// 7.57: it pays road rates without a marker and heeds no rule of road march.
    bool needsNoMarker() const { return kind == "leader" || kind == "vedette"; }
};

Mover moverOf(const Situation& situation, const Standing& piece);
/// The whole unit.
Mover moverOf(const UnitFacts& unit);

/// One thing that a step pays for.
struct CostPart {
    std::string what; ///< `woods`, `slope`, `bridge`, `road`
    int halfPoints = 0;
    model::RuleRef clause;
};

struct StepCost {
    Verdict passable = Verdict::undecided;
    /// Not stated where it is barred or a figure is missing.
    model::Printed<int> halfPoints;
    int leastHalfPoints = 0; ///< what the figures that are known come to
    /// Of what bars it, else of its first part.
    model::RuleRef clause;
    std::vector<CostPart> parts;
    MissingFigures missing; ///< `movement.into.orchard`
};

/// From the hex over the hexside in this direction, 0 to 5, into the hex beyond, which may be
/// none: nobody goes there. For leaders and vedettes `roadMarch` changes nothing.
StepCost stepCost(const Situation& situation, const Mover& mover, Ground::Index from,
                  std::size_t direction, bool roadMarch);

/// What it costs to enter the hex off the roads, its hexside left out (19.21).
StepCost hexCost(const Situation& situation, const Mover& mover, Ground::Index into);

using model::pointsText;

} // namespace validators
