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
    if (!fs::is_regular_file(path, error) || !name.ends_with(".xml")) return std::nullopt;
    try {
        return formats::fileKind(formats::readFile(path));
    } catch (const formats::FileError&) {
        return std::nullopt; // nobody knows that it is one of ours
    }
}

bool isHidden(const fs::path& path) {
    return path.filename().string().starts_with('.');
}

/// A folder that cannot be read is given like a file, so that opening it tells why.
void collect(const fs::path& folder, std::initializer_list<FileKind> kinds,
             std::vector<fs::path>& files) {
    std::error_code error;
    for (auto entry = fs::directory_iterator(folder, error); !error && entry != fs::end(entry);
         entry.increment(error)) {
        const fs::path& path = entry->path();
        if (isHidden(path)) continue;
        std::error_code none; // the end of a link may be gone, or be the link itself
        if (fs::is_directory(path, none)) {
            if (!fs::is_symlink(path, none)) collect(path, kinds, files);
            continue;
        }
        const auto kind = kindOf(path);
        if (kind && std::find(kinds.begin(), kinds.end(), *kind) != kinds.end())
            files.push_back(path);
    }
    if (error) files.push_back(folder);
}

} // namespace

std::vector<fs::path> nativeFiles(const fs::path& path, std::initializer_list<FileKind> kinds) {
    std::error_code error;
    if (!fs::is_directory(path, error)) return {path};
    std::vector<fs::path> files;
    collect(path, kinds, files);
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace editor::cli
