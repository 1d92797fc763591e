#include "editor/cli/check_rows.h"
#include "editor/cli/native_files.h"
#include "editor/cli/options.h"
#include "editor/cli/subcommand.h"
#include "formats/file_io.h"
#include "validators/validator.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace editor::cli {

namespace {

struct Options {
    std::string id;
    Paths cases, data;
};

/// A case that expects the check to find something, with what it finds there.
struct Example {
    std::string caseId;
    model::FileLocation location;
    std::optional<model::Finding> finding; ///< nothing when its ruleset cannot be loaded
};

bool expects(const model::Expectation& expectation, const std::string& check) {
    const auto* finding = std::get_if<model::ExpectFinding>(&expectation.question);
    return finding && finding->check == check && !finding->none;
}

std::optional<model::Finding> findingOf(const model::Case& each, const model::RulesetId& ruleset,
                                        const std::string& check,
                                        const formats::RulesetLibrary& library) {
    const auto report = validators::validate(each.scenario, library.load(ruleset).ruleset);
    const auto found = std::find_if(
        report.findings.begin(), report.findings.end(),
        [&](const model::ReportedFinding& reported) { return reported.finding.check == check; });
    if (found == report.findings.end()) return std::nullopt;
    return found->finding;
}

std::optional<Example> exampleIn(const std::filesystem::path& path, const std::string& check,
                                 const formats::RulesetLibrary& library) {
    const auto source = formats::openSource(path);
    // Most files do not name it, and reading is dear.
    if (source.bytes.find(check) == std::string::npos) return std::nullopt;
    const auto read = formats::readCases(source);
    if (!read.value) return std::nullopt;
    for (const auto& each : read.value->cases)
        for (const auto& expectation : each.expectations)
            if (expects(expectation, check))
                return Example{each.id, expectation.location,
                               findingOf(each, read.value->ruleset, check, library)};
    return std::nullopt;
}

/// Folders given, or those that ship with the program.
Paths caseFolders(const Options& options) {
    if (!options.cases.empty()) return options.cases;
    Paths folders;
    for (const auto& folder : formats::dataFolders(options.data))
        if (std::filesystem::is_directory(folder / "cases")) folders.push_back(folder / "cases");
    return folders;
}

std::optional<Example> firstExample(const Options& options, const formats::RulesetLibrary& library,
                                    Run& run) {
    std::optional<Example> example;
    for (const auto& folder : caseFolders(options))
        run.attempt(Exit::unread, [&] {
            for (const auto& file : nativeFiles(folder, {formats::FileKind::cases}))
                if (!example) example = exampleIn(file, options.id, library);
        });
    return example;
}

/// Lines of at most 80 letters.
std::string wrapped(std::string_view text) {
    std::string lines, line;
    while (!text.empty()) {
        const auto blank = text.find(' ');
        const auto word = text.substr(0, blank);
        if (!line.empty() && line.size() + 1 + word.size() > 80) {
            lines += line + '\n';
            line.clear();
        }
        line += fmt::format("{}{}", line.empty() ? "" : " ", word);
        text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    }
    return lines + line + '\n';
}

std::string textOf(const Example& example) {
    auto lines = fmt::format("\nExample, case {}: {}\n", example.caseId, text(example.location));
    if (!example.finding) return lines;
    lines += fmt::format("  {}\n", text(example.finding->message));
    for (const auto& fix : example.finding->fixes)
        lines += fmt::format("  fix: {}{}\n", text(fix.title), fix.sure ? " (sure)" : "");
    return lines;
}

void explain(const Options& options, Run& run) {
    const auto library = libraryOf(options.data);
    const auto rows = checkRows(allRulesets(library, run));
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const CheckRow& each) { return each.id == options.id; });
    if (row == rows.end()) {
        std::vector<std::string_view> known;
        for (const auto& each : rows)
            known.push_back(each.id);
        run.refuse(
            fmt::format("{}: there is no such check{}", options.id, didYouMean(known, options.id)));
        return;
    }
    run.print(
        fmt::format("{}: {}\n{}\n\n{}", row->id, row->title, kindOf(*row), wrapped(row->help)));
    if (!row->listings.empty()) run.print("\nRules:\n");
    for (const auto& listing : row->listings)
        run.print(fmt::format("  {}\n", textOf(listing, row->severity)));
    if (const auto example = firstExample(options, library, run)) run.print(textOf(*example));
}

Action declare(CLI::App& command) {
    auto options = std::make_shared<Options>();
    command.add_option("CHECK-ID", options->id, "Id of a check")->required()->type_name("");
    command
        .add_option("--cases", options->cases,
                    "Look for an example in this file or folder of cases instead of those that "
                    "ship; may be given several times")
        ->type_name("PATH")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
    addData(command, options->data);
    return [options](Run& run) { explain(*options, run); };
}

} // namespace

const Subcommand explainCommand{
    "explain", "Tell what a check means, its rules, fixes and an example",
    "Examples:\n"
    "  berthier-cli explain stacking.limit\n"
    "  berthier-cli explain setup.overstacked --cases tests/cases/tlnb\n",
    declare};

} // namespace editor::cli
