#pragma once
// Findings collects what one check says. It stamps the id, the severity and, where the check
// names no clause, the rule that the ruleset gives it, so a check only says what is wrong.

#include "model/finding.h"
#include "model/map/extent.h"
#include "validators/checks/check.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace validators {

/// What goes with a message where it matters.
struct FindingDetails {
    std::string part = {};
    model::RuleRef rule = {}; ///< the clause; empty: the rule of the check
    bool withoutRule = false; ///< the rule of the check says nothing of this fault
    std::vector<model::Fix> fixes = {};
};

class Findings {
public:
    Findings(std::string_view check, model::Severity severity, model::RuleRef rule,
             std::function<bool()> cancelled)
        : check_(check), severity_(severity), rule_(std::move(rule)),
          cancelled_(std::move(cancelled)) {}

    void add(model::Message message, std::vector<model::Subject> subjects,
             FindingDetails details = {});

    /// Long loops ask it and return early; what they added is thrown away then.
    bool cancelled() const { return cancelled_(); }

    std::vector<model::Finding> take() { return std::move(findings_); }

private:
    std::string_view check_;
    model::Severity severity_;
    model::RuleRef rule_;
    std::function<bool()> cancelled_;
    std::vector<model::Finding> findings_;
};

/// Whether a finding about the subject belongs to the region; an object that is no place on the
/// map belongs only to the whole map. Local checks and the validator agree by this function.
bool liesIn(const model::Region& region, const model::Subject& subject);

/// ` (3.22)`, or nothing when there is no clause.
std::string cited(const model::RuleRef& rule);

/// `a, b and c`.
std::string listed(const std::vector<std::string>& words);

} // namespace validators
