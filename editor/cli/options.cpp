#include "editor/cli/options.h"

#include "formats/native/names.h"

#include <utility>

#include <fmt/format.h>

namespace editor::cli {

void addPath(CLI::App& command, std::filesystem::path& path, const std::string& what) {
    command.add_option("PATH", path, what)->required()->type_name("");
}

void addPaths(CLI::App& command, Paths& paths, const std::string& what) {
    command.add_option("PATH", paths, what)->required()->type_name("");
}

void addData(CLI::App& command, Paths& folders) {
    command
        .add_option("--data", folders,
                    "Look for rulesets in this folder first; may be given several times")
        ->type_name("DIR")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
}

void addOutput(CLI::App& command, std::filesystem::path& output, const std::string& what) {
    command.add_option("-o,--output", output, what)->type_name("FILE");
}

void addFormat(CLI::App& command, std::string& format, std::vector<std::string> words) {
    format = words.front();
    std::string what;
    for (const auto& word : words)
        what += what.empty() ? word : fmt::format("|{}", word);
    command.add_option("--format", format, fmt::format("How to print: {}", what))
        ->check(CLI::IsMember(std::move(words)).description(""))
        ->type_name("WORD")
        ->capture_default_str();
}

formats::RulesetLibrary libraryOf(const Paths& folders) {
    return formats::RulesetLibrary(formats::dataFolders(folders));
}

std::string didYouMean(const std::vector<std::string_view>& known, std::string_view word) {
    const auto near = formats::nearestName(known, word);
    return near.empty() ? std::string{} : fmt::format("; did you mean {}?", near);
}

} // namespace editor::cli
