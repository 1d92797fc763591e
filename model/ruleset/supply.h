#pragma once
// Supply: from which sources, over which lines and trains units are supplied. The alternatives are
// the published ways of supplying; their members are the figures.

#include "model/id.h"
#include "model/rule_ref.h"
#include "model/ruleset/figure.h"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace model {

/// Units of this class carry supply. In files `<train class="baggage-train" rule="18.2"/>`.
struct SupplyTrain {
    UnitClassId unitClass;
    RuleRef rule;
    bool operator==(const SupplyTrain&) const = default;
};

/// Formations that must reach a source themselves until their own train is on the map, in the
/// published scenarios named, or in all. In files `<direct-only formations="AG I"
/// published="montenotte" rule="27.34"/>`.
struct DirectSupply {
    std::vector<std::string> published;
    std::vector<FormationId> formations;
    RuleRef rule;
    bool operator==(const DirectSupply&) const = default;
};

/// A unit, by name or id, that sources of another army of its side may supply. In files
/// `<either-army unit="Provera" rule="25.17"/>`.
struct SuppliedByEither {
    std::string unit;
    RuleRef rule;
    bool operator==(const SuppliedByEither&) const = default;
};

/// Which enemies stop a line where they stand; zones of control never do.
enum class SupplyBlockers { combatAndVedettes, combat, none };
/// Whether something stops a line.
enum class SupplyBar { stops, passes };
/// What a roadblock closes: the hexside of its arrow to all, and its hex to the enemy.
enum class SupplyRoadblock { hexsideAndHex, hexside, none };
/// A formation too small for a train of its own whose train is not on the map.
enum class SmallFormation { asLost, asWithout };
/// Whom a train without formation supplies.
enum class GenericTrain { oneStack, formation };
/// What counts as one stack of foreign units.
enum class ForeignStack { formation, hex };
/// The first turn on which supply is looked at: the next such turn after the start, or the start.
enum class FirstSupplyCheck { next, start };

/// TLNB 17, 18: a forward line of limited length over any ground to a source, or to a train from
/// which a trunk line of any length leads along roads to a source. A figure without a value is not
/// printed.
struct TwoStageSupply {
    RuleRef rule;
    std::vector<SupplyTrain> trains;
    std::vector<DirectSupply> direct;
    std::vector<SuppliedByEither> eitherArmy;
    Figure<std::optional<int>> forward;       ///< hexes, the unit's own not counted
    Figure<std::optional<int>> foreignStacks; ///< that a train takes beside its own formation
    /// Stacks in all that a formation whose train is lost or off the map may send to other trains.
    Figure<std::optional<int>> lostTrainStacks;
    Figure<int> ownTrainFrom{0, {}, {}}; ///< units in play that entitle a formation to a train
    Figure<SupplyBlockers> blockedBy{SupplyBlockers::combatAndVedettes, {}, {}};
    Figure<SupplyBar> water{SupplyBar::stops, {}, {}};       ///< unfrozen and without a whole span
    Figure<SupplyBar> damagedSpan{SupplyBar::stops, {}, {}}; ///< that carries units at a price
    Figure<SupplyBar> walls{SupplyBar::passes, {}, {}};      ///< of a walled place
    Figure<SupplyBar> barriers{SupplyBar::stops, {}, {}};    ///< hexsides other than water
    Figure<SupplyRoadblock> roadblocks{SupplyRoadblock::hexsideAndHex, {}, {}};
    Figure<SupplyBar> trunkOverWater{SupplyBar::passes, {}, {}}; ///< roads over streams and fords
    Figure<SupplyBar> trunkOverBurnt{SupplyBar::stops, {}, {}};  ///< where a span is gone
    Figure<SupplyBar> enemyControl{SupplyBar::passes, {}, {}};   ///< sources that nobody occupies
    Figure<bool> beyondOwnRange{true, {}, {}}; ///< stacks too far from the own train use others
    Figure<SmallFormation> smallFormation{SmallFormation::asLost, {}, {}};
    Figure<GenericTrain> genericTrain{GenericTrain::oneStack, {}, {}};
    Figure<bool> trainsAcrossArmies{false, {}, {}};
    Figure<ForeignStack> foreignStack{ForeignStack::formation, {}, {}};
    Figure<FirstSupplyCheck> firstCheck{FirstSupplyCheck::next, {}, {}};
    /// Formations that must reach a source themselves, beside those of `direct`.
    Figure<std::vector<std::string>> directOnly;

    bool operator==(const TwoStageSupply&) const = default;
};

/// std::monostate: the ruleset says nothing of supply.
using SupplyRule = std::variant<std::monostate, TwoStageSupply>;

std::span<const FigureRow> supplyFigures();

/// Lays what the game says over what the series says; figures are laid by their table.
void lay(SupplyRule& series, const SupplyRule& game);

} // namespace model
