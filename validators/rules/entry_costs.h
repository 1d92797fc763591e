#pragma once
// What entry asks of movement and of zones of control: the cost of a hex off the map's roads and
// in road march, the points that a unit has, and the enemy zones of a hex. All points are half
// movement points.

#include "model/printed.h"
#include "model/rule_ref.h"
#include "validators/rules/situation.h"
#include "validators/verdict.h"

#include <memory>
#include <optional>
#include <vector>

namespace validators {

struct EntryCost {
    Verdict passable = Verdict::undecided;
    model::Printed<int> halfPoints; ///< not stated where it is barred or a figure is missing
    model::RuleRef clause;
    MissingFigures missing;
};

/// A road or trail leads from the hex off the map (D-ENT-1).
bool hasRoadToEdge(const Situation& situation, model::Hex hex);
/// To enter the hex from off the map, along a road where one leads in. In road march it takes one,
/// but for those that need no marker (7.57).
EntryCost hexEntryCost(const Situation& situation, const UnitFacts& unit, model::Hex hex,
                       bool roadMarch);
/// One step of a unit in road march, or not; the hexes touch.
EntryCost stepEntryCost(const Situation& situation, const UnitFacts& unit, model::Hex from,
                        model::Hex to, bool roadMarch);

/// The rule that keeps such a unit out of enemy zones of control; nothing: none does.
std::optional<model::RuleRef> keptOutOfZones(const Situation& situation, const UnitFacts& unit);

struct EntryAllowance {
    model::Printed<int> halfPoints; ///< of this turn
    /// What a first step may cost more than, to be made all the same; nothing: no such rule.
    std::optional<int> leastMovementAbove;
    MissingFigures missing;
};
EntryAllowance entryAllowance(const Situation& situation, const UnitFacts& unit);

/// The zones of control of the enemies of a side.
class EntryZones {
public:
    EntryZones(const Situation& situation, const model::SideId& side);
    ~EntryZones();
    EntryZones(const EntryZones&) = delete;
    EntryZones& operator=(const EntryZones&) = delete;

    /// Of combat units, as 19.31 asks; without them, of anybody's.
    Verdict ofCombatUnits(model::Hex hex) const;
    Verdict ofAnybody(model::Hex hex) const;
    /// A combat unit whose zone it is; null: none is known.
    const Standing* by(model::Hex hex) const;
    MissingFigures missing(model::Hex hex) const;

private:
    struct Zones;
    std::unique_ptr<const Zones> zones_;
};

} // namespace validators
