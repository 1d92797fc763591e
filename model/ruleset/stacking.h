#pragma once
// Stacking: which pieces may stand in one hex. The alternatives are the published ways of
// limiting it; their members are the figures.

#include "model/id.h"
#include "model/rule_ref.h"
#include "model/ruleset/figure.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace model {

/// Conditions under which a row applies.
enum class StackingCondition {
    leader,      ///< a leader as `leaderOf` asks is in the hex
    oneDivision, ///< all combat units of the hex are of one division
};

/// The hex is legal when one row admits it. A limit that is not given does not limit.
struct StackingRow {
    std::optional<int> units; ///< combat units
    std::optional<int> infantry, cavalry, artillery;
    std::vector<StackingCondition> when;
    RuleRef rule;

    bool operator==(const StackingRow&) const = default;
};

/// Pieces that stand beside any stack, up to a number.
struct StackedBeside {
    std::string countsAs; ///< kind of the unit class: `vedette`
    int atMost = 0;
    RuleRef rule;
    bool operator==(const StackedBeside&) const = default;
};

/// Pieces that share their hex with no other unit.
struct StackedAlone {
    std::string countsAs; ///< `train`
    RuleRef rule;
    bool operator==(const StackedAlone&) const = default;
};

/// Terrain that keeps its effect only while the stack in it stays small (a chateau, 15.21). A limit
/// that is not given does not limit. In files `<keeps-effect terrain="chateau" infantry="2"
/// train="0" unless-alone="artillery" rule="15.21"/>`.
struct StackInTerrain {
    TerrainId terrain;
    std::optional<int> infantry, cavalry, artillery, trains;
    std::vector<std::string> unlessAlone; ///< kinds of which one unit without others does no harm
    RuleRef rule;
    bool operator==(const StackInTerrain&) const = default;
};

/// Whose leader gives his hex the wider limits.
/// `formation`: an officer of the formation of all units in the hex, or a commander of their army
/// who has no formation.
enum class LeaderOf { army, formation };

/// TLNB 3.2, Caldiero 3.11-3.14.
struct StackByClassTable {
    RuleRef rule;
    std::vector<StackingRow> rows;
    std::vector<StackedBeside> beside;
    std::vector<StackedAlone> alone;
    std::vector<StackInTerrain> inTerrain;
    /// Units of different armies of one side may share a hex.
    Figure<bool> armiesMix{true, {}, {}};
    /// A combat unit or train in road march may share its hex with another (TLNB 7.53: no).
    Figure<bool> roadMarchStacks{true, {}, {}};
    Figure<LeaderOf> leaderOf{LeaderOf::army, {}, {}};
    /// A formation of division size counts as one division without a leader in the hex (BOP 25.33:
    /// no, whether its officer is in the forces or not).
    Figure<bool> divisionAlone{true, {}, {}};
    /// A formation of division size within a corps counts as a division of that corps, whatever the
    /// two figures beside this one say of divisions with an officer (BOP 25.33).
    Figure<bool> divisionOfCorpsAlone{false, {}, {}};
    /// A formation of division size that has an officer of its own counts as one division without
    /// a leader in the hex (TLNB 3.22: no).
    Figure<bool> divisionWithOfficerIsOneDivision{true, {}, {}};
    /// Such a formation counts as one division under a leader.
    Figure<bool> divisionWithOfficerUnderLeader{true, {}, {}};
    /// A leader may stand with a piece that stands alone.
    Figure<bool> leaderBesideTrain{true, {}, {}};

    bool operator==(const StackByClassTable&) const = default;
};

/// std::monostate: the ruleset says nothing of stacking.
using StackingRule = std::variant<std::monostate, StackByClassTable>;

std::span<const FigureRow> stackingFigures();

} // namespace model
