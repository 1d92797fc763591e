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

/// Whose leader gives his hex the wider limits.
enum class LeaderOf { army, formation };

/// TLNB 3.2, Caldiero 3.11-3.14.
struct StackByClassTable {
    RuleRef rule;
    std::vector<StackingRow> rows;
    std::vector<StackedBeside> beside;
    std::vector<StackedAlone> alone;
    Figure<bool> armiesMix{true, {}, {}};
    Figure<LeaderOf> leaderOf{LeaderOf::army, {}, {}};
    /// The leaderless stack of one division is closed to formations of division size that have an
    /// officer of their own (TLNB 3.22).
    Figure<bool> divisionWithOfficerIsOneDivision{true, {}, {}};
    /// With a leader such a formation counts as one division all the same.
    Figure<bool> divisionWithOfficerUnderLeader{true, {}, {}};
    /// A leader may stand with a piece that stands alone.
    Figure<bool> leaderBesideTrain{true, {}, {}};

    bool operator==(const StackByClassTable&) const = default;
};

/// std::monostate: the ruleset says nothing of stacking.
using StackingRule = std::variant<std::monostate, StackByClassTable>;

std::span<const FigureRow> stackingFigures();

} // namespace model
