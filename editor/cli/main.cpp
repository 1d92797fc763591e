// berthier-cli: the checks, cases, pictures and canonical files of Berthier without a window.

#include "editor/cli/run.h"
#include "editor/cli/subcommand.h"

#include <array>
#include <csignal>
#include <sstream>
#include <utility>
#include <vector>

namespace {

using editor::cli::Action;
using editor::cli::Exit;
using editor::cli::Run;
using editor::cli::Subcommand;

const std::array<const Subcommand*, 7> subcommands{
    &editor::cli::validateCommand, &editor::cli::casesCommand,  &editor::cli::checksCommand,
    &editor::cli::explainCommand,  &editor::cli::formatCommand, &editor::cli::renderCommand,
    &editor::cli::queryCommand,
};

constexpr auto footer =
    "Exit status, the strongest of a run: 2 usage, 5 a ruleset could not be loaded, 3 a file "
    "could\n"
    "not be read, 4 output could not be written, 1 findings, 0 none.\n"
    "\n"
    "Rulesets are looked for beside the scenario, in --data, in $BERTHIER_DATA and in\n"
    "share/berthier beside the program.\n"
    "\n"
    "Examples:\n"
    "  berthier-cli validate samples/piedmont/montenotte.scenario.xml\n"
    "  berthier-cli render samples/piedmont/montenotte.scenario.xml -o montenotte.png\n"
    "  berthier-cli explain stacking.limit\n"
    "\n"
    "berthier-cli COMMAND --help tells more of a command.\n";

/// CLI11 has statuses of its own; ours is one.
void explainTo(Run& run, const CLI::App& app, const CLI::ParseError& error) {
    std::ostringstream out, err;
    const bool isHelp = app.exit(error, out, err) == 0;
    run.print(out.str());
    if (isHelp) return;
    auto text = err.str();
    while (text.ends_with('\n'))
        text.pop_back();
    run.refuse(text);
}

} // namespace

int main(int argc, char** argv) {
    // A reader that goes away is a failed write, not the end of the program.
    std::signal(SIGPIPE, SIG_IGN);

    Run run;
    CLI::App app{"Check, draw and tidy hex-wargame scenarios.", "berthier-cli"};
    app.set_version_flag("--version", "berthier-cli " BERTHIER_VERSION,
                         "Print the version and end");
    app.set_help_flag("-h,--help", "Print this text and end");
    app.require_subcommand(1);
    app.footer(footer);

    std::vector<std::pair<CLI::App*, Action>> actions;
    for (const auto* subcommand : subcommands) {
        auto* added =
            app.add_subcommand(std::string(subcommand->name), std::string(subcommand->about));
        added->footer(std::string(subcommand->examples));
        actions.emplace_back(added, subcommand->declare(*added));
    }

    try {
        app.parse(argc, argv);
        for (const auto& each : actions)
            if (each.first->parsed()) run.attempt(Exit::unread, [&] { each.second(run); });
    } catch (const CLI::ParseError& error) {
        explainTo(run, app, error);
    }
    return run.finish();
}
