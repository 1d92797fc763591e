#pragma once
// Joins a ruleset and the checks: which run, with which severity and rule, which do not and why,
// and which ids of the ruleset nobody has.

#include "model/read_findings.h"
#include "model/ruleset/ruleset.h"
#include "model/validation_report.h"
#include "validators/checks/check.h"

#include <span>
#include <vector>

namespace validators {

struct BoundCheck {
    const Check* check = nullptr;
    model::Severity severity = model::Severity::error;
    model::RuleRef rule;
};

struct BoundChecks {
    std::vector<BoundCheck> toRun; ///< in the order of the checks
    std::vector<model::CheckNotRun> notRun;
    std::vector<model::ReadFinding> unknownIds; ///< `read.unknown-name`, in the order of the file
};

/// `ruleset` may be null: then only structural checks run. `said` are the parts that the file says:
/// of a map alone no rule of the game is judged that reads anything else.
BoundChecks bindChecks(const model::Ruleset* ruleset, model::Parts said = model::Parts::all(),
                       std::span<const Check> checks = allChecks());

} // namespace validators
