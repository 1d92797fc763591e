#include "editor/cli/native_files.h"
#include "editor/cli/options.h"
#include "editor/cli/subcommand.h"
#include "editor/open_scenario.h"
#include "formats/reports/report_json.h"
#include "formats/reports/report_text.h"
#include "validators/checks/check.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace editor::cli {

namespace {

struct Options {
    Paths paths, data;
    std::filesystem::path output;
    std::string format, show = "warning", failOn = "error";
    std::vector<std::string> checks;
    bool noWaivers = false;
};

/// Nothing: never.
std::optional<model::Severity> failLevel(const Options& options) {
    return model::severity(options.failOn);
}

/// What fails is shown.
model::Severity showLevel(const Options& options) {
    const auto show = *model::severity(options.show);
    return std::min(show, failLevel(options).value_or(show));
}

bool areChecksKnown(const Options& options, Run& run) {
    bool all = true;
    for (const auto& id : options.checks) {
        if (validators::findCheck(id) || model::findReadCheck(id)) continue;
        all = false;
        std::vector<std::string_view> known;
        for (const auto& check : validators::allChecks())
            known.push_back(check.id);
        for (const auto& check : model::readChecks())
            known.push_back(check.id);
        run.refuse(fmt::format("{}: there is no such check{}", id, didYouMean(known, id)));
    }
    return all;
}

/// Only the checks asked for, and always the reason why a file or ruleset could not be read.
void keepAsked(model::ValidationReport& report, const std::vector<std::string>& checks) {
    if (checks.empty()) return;
    const auto isOther = [&](const std::string& id) {
        return std::find(checks.begin(), checks.end(), id) == checks.end();
    };
    std::erase_if(report.findings, [&](const model::ReportedFinding& reported) {
        const bool isReason = reported.finding.check.starts_with("read.") &&
                              reported.finding.severity == model::Severity::error;
        return !isReason && isOther(reported.finding.check);
    });
    std::erase_if(report.staleWaivers,
                  [&](const model::StaleWaiver& waiver) { return isOther(waiver.check); });
    std::erase_if(report.checksRun, isOther);
    std::erase_if(report.checksNotRun,
                  [&](const model::CheckNotRun& check) { return isOther(check.id); });
}

void forgetWaivers(model::ValidationReport& report) {
    for (auto& reported : report.findings)
        reported.waived = false;
    report.staleWaivers.clear();
}

formats::FileReport reportOn(const std::filesystem::path& path,
                             const formats::RulesetLibrary& library, const Options& options,
                             Run& run) {
    formats::FileReport file;
    file.file = path.string();
    file.failure = run.attempt(Exit::unread, [&] {
        const auto opened = openScenario(path, library);
        file.report = judged(opened);
        file.refused = opened.unread;
        if (opened.unread) run.raise(Exit::unread);
        if (opened.inUse.broken) run.raise(Exit::noRuleset);
    });
    if (options.noWaivers) forgetWaivers(file.report);
    keepAsked(file.report, options.checks);
    const auto level = failLevel(options);
    if (level && file.report.count(*level) > 0) run.raise(Exit::findings);
    return file;
}

std::vector<std::filesystem::path> filesOf(const Options& options, Run& run) {
    std::vector<std::filesystem::path> files;
    for (const auto& path : options.paths)
        run.attempt(Exit::unread, [&] {
            const auto found =
                nativeFiles(path, {formats::FileKind::scenario, formats::FileKind::map,
                                   formats::FileKind::forces});
            if (found.empty())
                run.refuse(
                    fmt::format("{}: no scenario, map or forces in this folder", path.string()));
            files.insert(files.end(), found.begin(), found.end());
        });
    return files;
}

void validate(const Options& options, Run& run) {
    if (!areChecksKnown(options, run)) return;
    const auto library = libraryOf(options.data);
    std::vector<formats::FileReport> reports;
    for (const auto& file : filesOf(options, run))
        reports.push_back(reportOn(file, library, options, run));

    formats::ReportOptions shown;
    shown.show = showLevel(options);
    // Silence about a check that was asked for and did not run would look like success.
    shown.showChecksNotRun = shown.show == model::Severity::info || !options.checks.empty();
    run.put(options.output, options.format == "json" ? formats::reportJson(reports, shown)
                                                     : formats::reportText(reports, shown));
}

Action declare(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPaths(command, options->paths, "Scenarios, maps or forces, or folders of them");
    addFormat(command, options->format, {"text", "json"});
    addOutput(command, options->output, "Write the report to this file");
    command.add_option("--show", options->show, "The least to print: info|warning|error")
        ->check(CLI::IsMember({"info", "warning", "error"}).description(""))
        ->type_name("LEVEL")
        ->capture_default_str();
    command
        .add_option("--fail-on", options->failOn,
                    "The least that ends with status 1, and is shown: error|warning|info|never")
        ->check(CLI::IsMember({"error", "warning", "info", "never"}).description(""))
        ->type_name("LEVEL")
        ->capture_default_str();
    command
        .add_option("--check", options->checks,
                    "Report only on this check; may be given several times")
        ->type_name("ID")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
    command.add_flag("--no-waivers", options->noWaivers, "Report waived findings like the others");
    addData(command, options->data);
    return [options](Run& run) { validate(*options, run); };
}

} // namespace

const Subcommand validateCommand{
    "validate", "Check scenarios, maps and forces against the rules of their game",
    "Examples:\n"
    "  berthier-cli validate samples/piedmont/montenotte.scenario.xml\n"
    "  berthier-cli validate samples --show info\n"
    "  berthier-cli validate my.scenario.xml --fail-on warning --format json -o report.json\n"
    "  berthier-cli validate my.scenario.xml --check stacking.limit --no-waivers\n",
    declare};

} // namespace editor::cli
