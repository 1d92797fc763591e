#include "editor/autosave_files.h"

#include <chrono>
#include <cstdint>
#include <system_error>

#include <fmt/format.h>
#include <unistd.h>

namespace editor {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".autosave";

/// The file that a path means, so that every name of it leads to the same autosave.
fs::path realPath(const fs::path& file) {
    std::error_code error;
    auto real = fs::weakly_canonical(file, error);
    return error ? fs::absolute(file).lexically_normal() : real;
}

std::string stemBeside(const fs::path& real) {
    return "." + real.filename().string() + ".";
}

/// Names every file by its whole path (FNV-1a: the same in every build).
std::string stemElsewhere(const fs::path& real) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : real.string())
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return fmt::format("{:016x}.{}.", hash, real.filename().string());
}

const std::string stemOfNew = "new.";

std::string nameOf(const std::string& stem, std::string_view mark) {
    return stem + std::string(mark) + std::string(ending);
}

/// Marks have no dot, so the file `a.xml` is not taken for `a`.
void collect(const fs::path& folder, const std::string& stem, std::vector<FoundAutosave>& found) {
    std::error_code error;
    for (auto entry = fs::directory_iterator(folder, error); !error && entry != fs::end(entry);
         entry.increment(error)) {
        const auto name = entry->path().filename().string();
        if (name.size() <= stem.size() + ending.size() || !name.starts_with(stem) ||
            !name.ends_with(ending))
            continue;
        auto mark = name.substr(stem.size(), name.size() - stem.size() - ending.size());
        std::error_code gone;
        const auto written = fs::last_write_time(entry->path(), gone);
        if (!gone && mark.find('.') == std::string::npos)
            found.push_back({entry->path(), std::move(mark), written});
    }
}

} // namespace

std::string newMark() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return fmt::format("{}-{:x}", ::getpid(),
                       std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

fs::path autosaveBeside(const fs::path& file, std::string_view mark) {
    const auto real = realPath(file);
    return real.parent_path() / nameOf(stemBeside(real), mark);
}

fs::path autosaveElsewhere(const fs::path& folder, const fs::path& file, std::string_view mark) {
    return folder / nameOf(stemElsewhere(realPath(file)), mark);
}

fs::path autosaveOfNew(const fs::path& folder, std::string_view mark) {
    return folder / nameOf(stemOfNew, mark);
}

std::vector<FoundAutosave> autosavesOf(const fs::path& file, const fs::path& folder) {
    std::vector<FoundAutosave> found;
    const auto real = realPath(file);
    collect(real.parent_path(), stemBeside(real), found);
    collect(folder, stemElsewhere(real), found);
    return found;
}

std::vector<FoundAutosave> autosavesOfNew(const fs::path& folder) {
    std::vector<FoundAutosave> found;
    collect(folder, stemOfNew, found);
    return found;
}

} // namespace editor
