// Values of the file that their fields do not allow.

#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/misfit_text.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <map>

namespace validators {

namespace {

/// The whole number with which the text begins: `3` of `3½`.
std::string leadingNumber(const std::string& text) {
    const auto digits = text.find_first_not_of("0123456789", text.find_first_of('-') == 0 ? 1 : 0);
    return text.substr(0, std::min(digits, text.size()));
}

void reportTexts(const Situation& situation, Findings& findings) {
    std::map<MisfitSubject, std::vector<model::FoundMisfit>> grouped;
    for (const auto& found : situation.misfits())
        if (found.misfit.kind == model::MisfitKind::value)
            grouped[subjectOf(situation, found)].push_back(found);
    for (const auto& [subject, group] : grouped) {
        std::vector<std::string> texts;
        std::vector<model::Fix> fixes;
        for (const auto& found : group) {
            texts.push_back('"' + found.misfit.text + '"');
            const auto number = leadingNumber(found.misfit.text);
            const auto add = [&](std::vector<model::Fix> more) {
                fixes.insert(fixes.end(), more.begin(), more.end());
            };
            add(adoptFix(situation, found, {}, true));
            if (!number.empty() && number != found.misfit.text)
                add(adoptFix(situation, found, number, false));
            fixes.push_back(dropFix(found, false));
        }
        const auto& expected = group.front().misfit.expected;
        const model::Message message =
            model::tr(expected.empty() ? "{where}: {field} cannot be {found}"
                                       : "{where}: {field} cannot be {found}, it is {allowed}",
                      {{"where", place(situation, group.front().record)},
                       {"field", group.front().misfit.field},
                       {"found", listed(texts)},
                       {"allowed", expected}});
        findings.add(message, {subject.subject},
                     {.part = subject.part, .withoutRule = true, .fixes = std::move(fixes)});
    }
}

void reportVictoryHexes(const Situation& situation, Findings& findings) {
    std::map<model::Hex, std::string> wrong;
    for (const auto& victory : situation.map().victoryHexes) {
        const auto& misfits = victory->about.extras.misfits;
        const bool reported =
            std::any_of(misfits.begin(), misfits.end(),
                        [](const model::Misfit& misfit) { return misfit.field == "points"; });
        const auto& points = victory->points;
        if (!victory->at || reported || points.isMissing() || points.valueOr(0) > 0) continue;
        wrong[*victory->at] = points.hasValue() ? std::to_string(*points) : "none";
    }
    for (const auto& [hex, found] : wrong)
        findings.add(
            model::tr("{hex}: its victory points are {found}, but must be {allowed}",
                      {{"hex", situation.label(hex)}, {"found", found}, {"allowed", "1 or more"}}),
            {hex}, {.part = "points"});
}

void reportOverrides(const Situation& situation, Findings& findings) {
    if (!situation.ruleset()) return;
    const auto& overrides = situation.scenario().rules->overrides;
    std::map<std::string, model::Message> refused;
    for (const auto& each : situation.refusedOverrides()) {
        if (each.index >= overrides.size()) continue;
        const auto& house = overrides[each.index];
        refused[house.figure] =
            each.unknownFigure
                ? model::tr("{figure}: no figure of {ruleset}",
                            {{"figure", house.figure}, {"ruleset", situation.ruleset()->name}})
                : model::tr("{figure}: cannot be {found}, it is {allowed}",
                            {{"figure", house.figure},
                             {"found", house.value},
                             {"allowed", each.allowed}});
    }
    for (auto& [figure, message] : refused)
        findings.add(std::move(message), {model::ObjectRef{model::ObjectKind::figure, figure}},
                     {.part = "override", .withoutRule = true});
}

void badValue(const Situation& situation, Findings& findings) {
    reportTexts(situation, findings);
    reportVictoryHexes(situation, findings);
    reportOverrides(situation, findings);
}

constexpr auto checks = std::to_array<Check>({
    {"file.bad-value", "A value that its field does not allow",
     "A number, choice or list cannot be what the file says: it is out of its scale, a fraction, "
     "or not written as one. The field stays empty for the rules, and the text is kept.",
     model::Severity::error, model::Parts::all(), badValue, true},
});

} // namespace

std::span<const Check> fileChecks() {
    return checks;
}

} // namespace validators
