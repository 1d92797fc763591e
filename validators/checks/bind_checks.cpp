#include "validators/checks/bind_checks.h"

#include <algorithm>

namespace validators {

namespace {

model::ReadFinding unknownId(const model::Ruleset& ruleset, const model::ListedCheck& listed) {
    model::ReadFinding unknown;
    unknown.finding.check = "read.unknown-name";
    unknown.finding.severity = model::Severity::error;
    unknown.finding.rule = listed.rule;
    unknown.finding.message = model::tr("{check}: there is no such check", {{"check", listed.id}});
    unknown.finding.subjects = {model::ObjectRef{model::ObjectKind::check, listed.id}};
    unknown.location = {ruleset.id.text + ".xml", listed.line, 0};
    return unknown;
}

} // namespace

BoundChecks bindChecks(const model::Ruleset* ruleset, model::Parts said,
                       std::span<const Check> checks) {
    BoundChecks bound;
    said |= model::Part::rules; // those of the ruleset itself
    for (const Check& check : checks) {
        const auto* listed = ruleset ? model::findListed(*ruleset, check.id) : nullptr;
        if (listed && !check.structural && !check.reads.isWithin(said))
            bound.notRun.push_back({std::string(check.id), "only scenarios say what it reads"});
        else if (listed)
            bound.toRun.push_back(
                {&check, listed->severity.value_or(check.severity), listed->rule});
        else if (check.structural)
            bound.toRun.push_back({&check, check.severity, {}});
        else
            bound.notRun.push_back(
                {std::string(check.id), ruleset ? "the ruleset does not list it" : "no ruleset"});
    }
    if (!ruleset) return bound;
    for (const auto& listed : ruleset->checks) {
        const bool known = std::any_of(checks.begin(), checks.end(),
                                       [&](const Check& check) { return check.id == listed.id; });
        if (!known) bound.unknownIds.push_back(unknownId(*ruleset, listed));
    }
    return bound;
}

} // namespace validators
