#include "editor/cli/native_files.h"

#include "formats/file_io.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace editor::cli {

namespace {

namespace fs = std::filesystem;
using formats::FileKind;

constexpr std::array<std::pair<std::string_view, FileKind>, 5> endings{{
    {".cases.xml", FileKind::cases},
    {".forces.xml", FileKind::forces},
    {".map.xml", FileKind::map},
    {".ruleset.xml", FileKind::ruleset},
    {".scenario.xml", FileKind::scenario},
}};

std::optional<FileKind> kindOf(const fs::path& path) {
    const auto name = path.filename().string();
    for (const auto& [ending, kind] : endings)
        if (name.ends_with(ending)) return kind;
    std::error_code error;
    if (fs::is_regular_file(path, error) && name.ends_with(".xml"))
        return formats::fileKind(formats::readFile(path));
    return std::nullopt;
}

bool isHidden(const fs::path& path) {
    return path.filename().string().starts_with('.');
}

} // namespace

std::vector<fs::path> nativeFiles(const fs::path& path, std::initializer_list<FileKind> kinds) {
    if (!fs::is_directory(path)) return {path};
    std::vector<fs::path> files;
    for (auto entry = fs::recursive_directory_iterator(path); entry != fs::end(entry); ++entry) {
        if (isHidden(entry->path())) {
            entry.disable_recursion_pending();
            continue;
        }
        if (entry->is_directory()) continue;
        const auto kind = kindOf(entry->path());
        if (kind && std::find(kinds.begin(), kinds.end(), *kind) != kinds.end())
            files.push_back(entry->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace editor::cli
