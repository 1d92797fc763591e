#include "editor/cli/native_files.h"
#include "editor/cli/options.h"
#include "editor/cli/subcommand.h"
#include "formats/file_io.h"
#include "formats/reports/report_text.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace editor::cli {

namespace {

struct Options {
    Paths paths;
    std::filesystem::path output;
    bool check = false;
};

/// Nothing when writing it would lose what was not understood.
std::optional<std::string> canonical(const formats::Source& source, Run& run) {
    std::vector<model::ReadFinding> findings;
    auto text = formats::formatted(source, findings);
    for (const auto& read : findings) {
        const bool losesWork = read.finding.severity == model::Severity::error ||
                               read.finding.check == "read.newer-format";
        if (!losesWork) continue;
        text.reset();
        model::ReportedFinding reported;
        reported.finding = read.finding;
        if (!read.location.file.empty()) reported.location = read.location;
        run.complain(formats::findingLine(reported, source.name));
    }
    if (!text) {
        run.complain(fmt::format("{}: left as it is", source.name));
        run.raise(Exit::unread);
    }
    return text;
}

void formatOne(const std::filesystem::path& path, const Options& options, Run& run) {
    const auto source = formats::openSource(path);
    const auto text = canonical(source, run);
    if (!text) return;
    if (!options.output.empty()) {
        run.put(options.output, *text);
        return;
    }
    if (*text == source.bytes) return;
    if (options.check) {
        run.print(fmt::format("{}: not in canonical form\n", path.string()));
        run.raise(Exit::findings);
        return;
    }
    run.attempt(Exit::unwritten, [&] {
        formats::writeFiles({{path, *text}});
        run.print(fmt::format("{}: written anew\n", path.string()));
    });
}

void format(const Options& options, Run& run) {
    using formats::FileKind;
    std::vector<std::filesystem::path> files;
    for (const auto& path : options.paths)
        run.attempt(Exit::unread, [&] {
            const auto found =
                nativeFiles(path, {FileKind::map, FileKind::forces, FileKind::scenario,
                                   FileKind::ruleset, FileKind::cases});
            if (found.empty())
                run.refuse(fmt::format("{}: no native file in this folder", path.string()));
            files.insert(files.end(), found.begin(), found.end());
        });
    if (!options.output.empty() && files.size() > 1) {
        run.refuse("--output takes one file at a time");
        return;
    }
    for (const auto& file : files)
        run.attempt(Exit::unread, [&] { formatOne(file, options, run); });
}

Action declare(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPaths(command, options->paths, "Native files, or folders of them");
    auto* check = command.add_flag("--check", options->check,
                                   "Change nothing; tell which files differ and end with status 1");
    addOutput(command, options->output, "Write the canonical form of one file here, - to print it");
    command.get_option("--output")->excludes(check);
    return [options](Run& run) { format(*options, run); };
}

} // namespace

const Subcommand formatCommand{"format",
                               "Write files in canonical form; what cannot be read is left alone",
                               "The former file is kept beside the new one as NAME.bak.\n"
                               "\n"
                               "Examples:\n"
                               "  berthier-cli format my.scenario.xml my.map.xml\n"
                               "  berthier-cli format --check samples\n"
                               "  berthier-cli format my.map.xml -o -\n",
                               declare};

} // namespace editor::cli
