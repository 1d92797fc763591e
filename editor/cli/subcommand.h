#pragma once
// A subcommand of berthier-cli is a row: its name, texts, and a function that declares its options
// and gives what to do once they are read. One file a subcommand; main.cpp has the table.

#include "editor/cli/run.h"

#include <functional>
#include <string_view>

#include <CLI/CLI.hpp>

namespace editor::cli {

using Action = std::function<void(Run&)>;

struct Subcommand {
    std::string_view name, about, examples;
    Action (*declare)(CLI::App&);
};

extern const Subcommand casesCommand;
extern const Subcommand checksCommand;
extern const Subcommand explainCommand;
extern const Subcommand formatCommand;
extern const Subcommand queryCommand;
extern const Subcommand renderCommand;
extern const Subcommand validateCommand;

} // namespace editor::cli
