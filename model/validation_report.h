#pragma once
// What a validation says: findings in a fixed order, waived or not, and which checks ran, which
// did not and why, under which ruleset. Filled by the validator, printed by formats.

#include "model/file_location.h"
#include "model/finding.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

struct ReportedFinding {
    Finding finding;
    std::vector<std::pair<std::string, std::string>> spellings; ///< of its subjects
    std::optional<FileLocation> location;
    bool waived = false;
    std::string waiverReason;
};

/// A waiver that met nothing, or a finding with another figure (`nowFound` not empty).
struct StaleWaiver {
    std::string check;
    std::vector<std::pair<std::string, std::string>> subjects;
    std::string part, found, nowFound;
};

struct CheckNotRun {
    std::string id;
    std::string why;
};

struct RulesetLayerInfo {
    std::string id, name, edition;
    bool operator==(const RulesetLayerInfo&) const = default;
};

struct ValidationReport {
    std::string subject;                   ///< id of the scenario or map
    std::vector<RulesetLayerInfo> ruleset; ///< game first, then what it extends
    std::vector<ReportedFinding> findings;
    std::vector<StaleWaiver> staleWaivers;
    std::vector<std::string> checksRun;
    std::vector<CheckNotRun> checksNotRun;

    /// Findings that are not waived, at or above a severity.
    std::size_t count(Severity atLeast) const;
};

} // namespace model
