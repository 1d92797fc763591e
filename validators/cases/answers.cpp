#include "validators/cases/answers.h"

#include "model/map/labels.h"
#include "model/ruleset/figure.h"
#include "validators/cases/stated.h"
#include "validators/checks/check.h"
#include "validators/rules/setup_zone.h"
#include "validators/rules/stacking.h"

#include <algorithm>

namespace validators {

namespace {

std::string_view word(Verdict verdict) {
    switch (verdict) {
    case Verdict::yes:
        return "legal";
    case Verdict::no:
        return "illegal";
    case Verdict::undecided:
        return "undecided";
    }
    return {};
}

// --- findings ---

/// The findings that a question means: by check, subjects and part.
bool isMeant(const CaseGround& ground, const model::ExpectFinding& asked,
             const model::ReportedFinding& reported) {
    if (reported.finding.check != asked.check) return false;
    if (!asked.part.empty() && reported.finding.part != asked.part) return false;
    return std::all_of(asked.subjects.begin(), asked.subjects.end(), [&](const Spelling& subject) {
        const Spelling wanted{subject.first, canonical(ground.situation.map(), subject)};
        return std::find(reported.spellings.begin(), reported.spellings.end(), wanted) !=
               reported.spellings.end();
    });
}

std::string questionOf(const model::ExpectFinding& asked) {
    std::string text = "finding " + asked.check;
    for (const auto& [kind, id] : asked.subjects)
        text += " " + kind + " " + id;
    if (!asked.part.empty()) text += " part " + asked.part;
    return text;
}

/// Empty when the check had its say; otherwise why it had not.
std::string whySilent(const CaseGround& ground, const std::string& check) {
    const auto& report = ground.report;
    if (!findCheck(check)) return "there is no such check";
    if (std::find(report.checksRun.begin(), report.checksRun.end(), check) !=
        report.checksRun.end())
        return {};
    for (const auto& notRun : report.checksNotRun)
        if (notRun.id == check) return "the check did not run: " + notRun.why;
    return "the check did not run";
}

Stated compared(const model::ExpectFinding& asked, const model::Finding& finding) {
    Stated stated;
    stated.add("found", asked.found, std::string(finding.message.argument("found")));
    stated.add("allowed", asked.allowed, std::string(finding.message.argument("allowed")));
    stated.add("severity", asked.severity, std::string(model::word(finding.severity)));
    stated.add("by", asked.by, finding.rule.text);
    return stated;
}

Answer answerNone(const model::ExpectFinding& asked,
                  const std::vector<const model::ReportedFinding*>& meant) {
    Answer answer{questionOf(asked), "none", "none", meant.empty()};
    if (!meant.empty())
        answer.got =
            (meant.front()->waived ? "waived: " : "") + model::text(meant.front()->finding.message);
    return answer;
}

} // namespace

Answer answer(const CaseGround& ground, const model::ExpectFinding& asked) {
    const auto silent = whySilent(ground, asked.check);
    if (!silent.empty())
        return {questionOf(asked), asked.none ? "none" : "a finding", silent, false};
    std::vector<const model::ReportedFinding*> meant;
    for (const auto& reported : ground.report.findings)
        if (isMeant(ground, asked, reported)) meant.push_back(&reported);
    if (asked.none) return answerNone(asked, meant);
    std::erase_if(meant, [](const auto* reported) { return reported->waived; });
    if (meant.empty()) return {questionOf(asked), "a finding", "none", false};
    Answer best = compared(asked, meant.front()->finding).answer(questionOf(asked));
    for (const auto* reported : meant) {
        Answer each = compared(asked, reported->finding).answer(questionOf(asked));
        if (each.passed) best = std::move(each);
    }
    if (best.expected.empty()) best.expected = best.got = "a finding";
    return best;
}

Answer answer(const CaseGround& ground, const model::ExpectStack& asked) {
    std::string question = "stack of " + asked.side.text + " at " + asked.at;
    const auto hex = model::readHex(ground.situation.map(), asked.at).value;
    if (!hex) return unreadable(std::move(question), asked.at);
    const StackCount count = stackAt(ground.situation, *hex, asked.side);
    Stated stated;
    stated.add("is", asked.is, std::string(word(count.verdict)));
    stated.add("by", asked.by, count.clause.text);
    if (asked.units) stated.add("units", std::to_string(*asked.units), std::to_string(count.units));
    stated.addMissing(asked.missing, count.missing);
    return stated.answer(std::move(question));
}

Answer answer(const CaseGround& ground, const model::ExpectLabel& asked) {
    const auto hex = model::readHex(ground.situation.map(), asked.text).value;
    Stated stated;
    stated.add("is", asked.is, hex ? ground.situation.label(*hex) : "invalid");
    return stated.answer("label " + asked.text);
}

Answer answer(const CaseGround& ground, const model::ExpectNeighbours& asked) {
    std::string question = "neighbours of " + asked.of;
    const auto hex = model::readHex(ground.situation.map(), asked.of).value;
    if (!hex) return unreadable(std::move(question), asked.of);
    std::vector<std::string> labels;
    for (const model::Hex neighbour : ground.situation.extent().neighbours(*hex))
        labels.push_back(ground.situation.label(neighbour));
    return {std::move(question), joined(asked.are), joined(labels), asked.are == labels};
}

Answer answer(const CaseGround& ground, const model::ExpectDistance& asked) {
    std::string question = "distance from " + asked.from + " to " + asked.to;
    const model::Map& map = ground.situation.map();
    const auto from = model::readHex(map, asked.from).value;
    const auto to = model::readHex(map, asked.to).value;
    if (!from || !to) return unreadable(std::move(question), from ? asked.to : asked.from);
    const int hexes = model::distance(*from, *to);
    return {std::move(question), std::to_string(asked.is), std::to_string(hexes),
            hexes == asked.is};
}

Answer answer(const CaseGround& ground, const model::ExpectState& asked) {
    std::string question = "figure " + asked.figure;
    const auto* figure = model::findFigure(asked.figure);
    const model::Ruleset* ruleset = ground.situation.ruleset();
    if (!figure || !ruleset)
        return {std::move(question), asked.is,
                figure ? "there is no ruleset" : "there is no such figure", false};
    Stated stated;
    stated.add("is", asked.is, figure->text(*ruleset));
    stated.add("by", asked.by, figure->rule(*ruleset).text);
    stated.add("layer", asked.layer, figure->layer(*ruleset));
    return stated.answer(std::move(question));
}

Answer answer(const CaseGround& ground, const model::ExpectZone& asked) {
    std::string question = "zone of set-up " + asked.setup.text;
    const auto& setups = ground.situation.scenario().setups;
    const auto setup = std::find_if(setups.begin(), setups.end(),
                                    [&](const auto& each) { return each->id == asked.setup; });
    if (setup == setups.end())
        return {std::move(question), "a set-up", "there is no such set-up", false};
    const SetupZone zone = setupZone(ground.situation, **setup);
    if (zone.verdict == Verdict::undecided)
        return {std::move(question), "its hexes", "undecided: " + joined(zone.missing), false};

    Stated stated;
    if (asked.count)
        stated.add("count", std::to_string(*asked.count), std::to_string(zone.hexes.size()));
    stated.addHexes(ground.situation, {asked.are, asked.with, asked.without}, zone.hexes);
    return stated.answer(std::move(question));
}

} // namespace validators
