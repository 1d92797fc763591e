#include "editor/cli/native_files.h"
#include "editor/cli/options.h"
#include "editor/cli/subcommand.h"
#include "editor/open_scenario.h"
#include "formats/file_io.h"
#include "formats/reports/report_text.h"
#include "validators/cases/run_case.h"
#include "validators/checks/bind_checks.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace editor::cli {

namespace {

struct Options {
    Paths paths, data;
};

struct Tally {
    std::size_t cases = 0, expectations = 0, failed = 0;
};

bool complains(const std::vector<model::ReadFinding>& findings, model::Severity atLeast, Run& run) {
    bool any = false;
    for (const auto& read : findings) {
        if (read.finding.severity < atLeast) continue;
        any = true;
        run.complain(formats::findingLine(reported({}, read), read.location.file));
    }
    return any;
}

/// Null when there is none that can be trusted; the reason has been told.
std::shared_ptr<const model::Ruleset> rulesetOf(const model::CaseFile& file,
                                                const std::filesystem::path& path,
                                                const formats::RulesetLibrary& library, Run& run) {
    auto loaded = library.load(file.ruleset, path.parent_path());
    for (auto& unknown : validators::bindChecks(loaded.ruleset.get()).unknownIds)
        loaded.findings.push_back(std::move(unknown));
    if (!complains(loaded.findings, model::Severity::error, run) && loaded.ruleset)
        return loaded.ruleset;
    run.complain(fmt::format("{}: no case was judged, its ruleset {} could not be loaded",
                             path.string(), file.ruleset.text));
    run.raise(Exit::noRuleset);
    return nullptr;
}

void judge(const model::Case& each, const std::shared_ptr<const model::Ruleset>& ruleset,
           Tally& tally, Run& run) {
    const auto result = validators::runCase(each, ruleset);
    ++tally.cases;
    tally.expectations += result.results.size();
    if (result.passed()) return;
    ++tally.failed;
    if (result.results.empty())
        run.print(fmt::format("{}: case {} expects nothing\n", text(result.location), result.id));
    for (const auto& one : result.results)
        if (!one.passed)
            run.print(fmt::format("{}: case {}: {}\n    expected {}\n    got      {}\n",
                                  text(one.location), result.id, one.question, one.expected,
                                  one.got));
}

void judgeFile(const std::filesystem::path& path, const formats::RulesetLibrary& library,
               Tally& tally, Run& run) {
    const auto read = formats::readCases(formats::openSource(path));
    // A case of which a word was not understood is another case and must not pass, so the others
    // are judged and the file fails.
    if (complains(read.findings, model::Severity::warning, run) || !read.value)
        run.raise(Exit::unread);
    if (!read.value) return;
    const auto needsRuleset = !read.value->ruleset.empty();
    const auto ruleset = needsRuleset ? rulesetOf(*read.value, path, library, run) : nullptr;
    if (needsRuleset && !ruleset) return;
    for (const auto& each : read.value->cases)
        judge(each, ruleset, tally, run);
}

void cases(const Options& options, Run& run) {
    const auto library = libraryOf(options.data);
    Tally tally;
    std::size_t files = 0;
    for (const auto& path : options.paths)
        run.attempt(Exit::unread, [&] {
            for (const auto& file : nativeFiles(path, {formats::FileKind::cases})) {
                ++files;
                run.attempt(Exit::unread, [&] { judgeFile(file, library, tally, run); });
            }
        });
    run.print(fmt::format("{} cases in {} files, {} expectations: {} failed\n", tally.cases, files,
                          tally.expectations, tally.failed));
    if (tally.failed > 0) run.raise(Exit::findings);
    // Nothing judged is no success.
    if (tally.cases == 0) run.refuse("no cases were found");
}

Action declare(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPaths(command, options->paths, "Case files, or folders of them");
    addData(command, options->data);
    return [options](Run& run) { cases(*options, run); };
}

} // namespace

const Subcommand casesCommand{
    "cases", "Judge case files: small scenarios with questions and their answers",
    "Status 1: an answer is not the one expected, or a check that should be silent did not run.\n"
    "\n"
    "Examples:\n"
    "  berthier-cli cases tests/cases\n"
    "  berthier-cli cases my.cases.xml --data my-rulesets\n",
    declare};

} // namespace editor::cli
