#include "editor/open_scenario.h"

#include "formats/file_io.h"
#include "validators/checks/bind_checks.h"
#include "validators/validator.h"

#include <algorithm>
#include <string>
#include <utility>

namespace editor {

namespace {

/// Readers name the files beside a scenario as it does; others need the way to them.
model::FileLocation fromHere(model::FileLocation place, const std::filesystem::path& opened) {
    if (!place.file.empty() && place.file != opened.string())
        place.file = (opened.parent_path() / place.file).string();
    return place;
}

/// The first of its subjects that a file speaks of.
std::optional<model::FileLocation> placeOf(const model::ReportedFinding& reported,
                                           const OpenedScenario& opened) {
    for (const auto& [kind, id] : reported.spellings)
        if (const auto place = opened.locations.find(kind, id, reported.finding.part))
            return fromHere(*place, opened.path);
    return std::nullopt;
}

model::ValidationReport reportOf(const OpenedScenario& opened) {
    if (opened.scenario) {
        auto report =
            validators::validate(*opened.scenario, opened.inUse.ruleset, partsSaid(opened.root));
        for (auto& each : report.findings)
            if (!each.location) each.location = placeOf(each, opened);
        return report;
    }
    model::ValidationReport report;
    for (const auto& check : validators::allChecks())
        report.checksNotRun.push_back({std::string(check.id), "the file could not be read"});
    return report;
}

} // namespace

model::RulesetId rulesetWanted(const model::Scenario& scenario) {
    if (!scenario.rules->ruleset.empty()) return scenario.rules->ruleset;
    if (!scenario.map->vocabulary.empty()) return scenario.map->vocabulary;
    return scenario.forces->vocabulary;
}

model::Parts partsSaid(formats::FileKind root) {
    if (root == formats::FileKind::map) return model::Parts::map() | model::Part::texts;
    if (root == formats::FileKind::forces) return model::Part::forces | model::Part::texts;
    return model::Parts::all();
}

RulesetInUse rulesetFor(const model::Scenario& scenario, const std::filesystem::path& opened,
                        const formats::RulesetLibrary& library) {
    RulesetInUse inUse;
    const auto folder = opened.empty() || opened.has_parent_path() ? opened.parent_path()
                                                                   : std::filesystem::path(".");
    const auto id = rulesetWanted(scenario);
    if (id.empty()) return inUse;
    const bool isPromised = !scenario.rules->ruleset.empty();
    auto loaded = library.load(id, folder);
    if (!isPromised && !loaded.ruleset) return inUse;
    inUse.ruleset = std::move(loaded.ruleset);
    inUse.findings = std::move(loaded.findings);
    for (auto& unknown : validators::bindChecks(inUse.ruleset.get()).unknownIds)
        inUse.findings.push_back(std::move(unknown));
    const auto isError = [](const model::ReadFinding& read) {
        return read.finding.severity == model::Severity::error;
    };
    inUse.broken =
        !inUse.ruleset || std::any_of(inUse.findings.begin(), inUse.findings.end(), isError);
    return inUse;
}

std::filesystem::path mapFolder(const model::Scenario& scenario,
                                const std::filesystem::path& opened) {
    return (opened.parent_path() / scenario.mapFile.file).parent_path();
}

model::ReportedFinding reported(const model::Map& map, const model::ReadFinding& read) {
    model::ReportedFinding reported;
    reported.finding = read.finding;
    if (!read.location.file.empty()) reported.location = read.location;
    for (const auto& subject : read.finding.subjects)
        reported.spellings.push_back(model::spelling(map, subject));
    return reported;
}

OpenedScenario openScenario(const std::filesystem::path& path,
                            const formats::RulesetLibrary& library) {
    OpenedScenario opened;
    opened.path = path;
    const auto source = formats::openSource(path);
    auto result = formats::readScenario(source);
    opened.root = formats::fileKind(source.bytes).value_or(formats::FileKind::scenario);
    opened.unread = result.failed();
    opened.findings = std::move(result.findings);
    for (auto& read : opened.findings)
        read.location = fromHere(std::move(read.location), path);
    opened.locations = std::move(result.locations);
    opened.scenario = std::move(result.value);
    if (opened.scenario) opened.inUse = rulesetFor(*opened.scenario, path, library);
    return opened;
}

model::ValidationReport judged(const OpenedScenario& opened) {
    const model::Map map = opened.scenario ? *opened.scenario->map : model::Map{};
    auto report = reportOf(opened);
    for (const auto* list : {&opened.findings, &opened.inUse.findings})
        for (const auto& read : *list)
            report.findings.push_back(reported(map, read));
    std::stable_sort(
        report.findings.begin(), report.findings.end(),
        [](const auto& a, const auto& b) { return model::reportedBefore(a.finding, b.finding); });
    return report;
}

} // namespace editor
