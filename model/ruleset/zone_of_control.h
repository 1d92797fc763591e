#pragma once
// Zones of control: the hexes that a unit controls by standing beside them. Which hexsides and
// terrains stop them is said where those are named (HexsideType::zone, TerrainType::zoneInto),
// which classes have one in UnitClass::zoneOfControl.

#include "model/rule_ref.h"
#include "model/ruleset/figure.h"

#include <span>

namespace model {

struct ZoneOfControlRule {
    RuleRef rule; ///< empty: the ruleset says nothing of zones of control
    /// Whether they reach into completed improved positions (TLNB 4.2, 15.11: no).
    Figure<bool> intoImprovedPositions{true, {}, {}};
    /// Whether they cross lake hexsides, though these are marked as stopping them.
    Figure<bool> overLakeSides{false, {}, {}};
    /// The same for walls that have no gate.
    Figure<bool> overWalls{false, {}, {}};
    /// Combat units and vedettes stop where they enter one (TLNB 4.31: yes).
    Figure<bool> stops{false, {}, {}};
    /// Those that stand in one may not leave it in the movement phase (TLNB 4.31: yes).
    Figure<bool> holds{false, {}, {}};
    /// Leaders enter one though no friendly combat unit is there (TLNB 4.32: no).
    Figure<bool> leadersEnterAlone{true, {}, {}};
    /// At set-up owners may place vedettes, or leaders without a hex of their own, in one (BOP
    /// 25.27, 25.28: no).
    Figure<bool> vedettesStartIn{true, {}, {}}, leadersStartIn{true, {}, {}};

    bool operator==(const ZoneOfControlRule&) const = default;
};

std::span<const FigureRow> zoneOfControlFigures();

/// Lays what the game says over what the series says; figures are laid by their table.
void lay(ZoneOfControlRule& series, const ZoneOfControlRule& game);

} // namespace model
