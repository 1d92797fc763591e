#pragma once
// The table of all checks as people read it: those of the validators and what readers say, each
// with the rule that every ruleset gives it.

#include "editor/cli/run.h"
#include "formats/native/ruleset_library.h"
#include "model/finding.h"
#include "model/ruleset/ruleset.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace editor::cli {

/// A ruleset that lists a check. A game that says of it what its series says is left out.
struct Listing {
    std::string ruleset;
    model::RuleRef rule;
    model::Severity severity = model::Severity::error; ///< after the ruleset
};

struct CheckRow {
    std::string_view id, title, help;
    model::Severity severity = model::Severity::error;
    bool structural = false;
    bool ofReading = false; ///< a reader says it, no check
    std::vector<Listing> listings;

    std::string_view area() const { return id.substr(0, id.find('.')); }
};

using Rulesets = std::vector<std::shared_ptr<const model::Ruleset>>;

/// All rulesets found, by id; those that cannot be loaded are complained about.
Rulesets allRulesets(const formats::RulesetLibrary& library, Run& run);

/// Every check, by id.
std::vector<CheckRow> checkRows(const Rulesets& rulesets);

/// `error, structural`.
std::string kindOf(const CheckRow& row);
/// `TLNB 3.22 (tlnb)`, with the severity where the ruleset changes it.
std::string textOf(const Listing& listing, model::Severity usual);

} // namespace editor::cli
