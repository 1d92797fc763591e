#pragma once
// Options that several subcommands share, so that they are called and explained alike.

#include "formats/native/ruleset_library.h"
#include "model/scenario/scenario.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace editor::cli {

using Paths = std::vector<std::filesystem::path>;

/// PATH, or PATH... when there may be several.
void addPath(CLI::App& command, std::filesystem::path& path, const std::string& what);
void addPaths(CLI::App& command, Paths& paths, const std::string& what);

/// --data DIR, once for each folder.
void addData(CLI::App& command, Paths& folders);
/// -o, --output FILE.
void addOutput(CLI::App& command, std::filesystem::path& output, const std::string& what);
/// --format with one of `words`, the first one unless stated.
void addFormat(CLI::App& command, std::string& format, std::vector<std::string> words);

formats::RulesetLibrary libraryOf(const Paths& folders);

/// The known word that was probably meant, as the end of a sentence: `; did you mean x?`
std::string didYouMean(const std::vector<std::string_view>& known, std::string_view word);

} // namespace editor::cli
