#pragma once
// Where unsaved work is kept: beside the file that it belongs to, under a hidden name with the mark
// of the session that wrote it, `.montenotte.scenario.xml.4711-1a2b.autosave`; in the user's own
// folder when there is no file yet or nothing can be written beside it.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace editor {

/// Tells the autosaves of one session from those of all others, of this program and of others.
std::string newMark();

std::filesystem::path autosaveBeside(const std::filesystem::path& file, std::string_view mark);
/// The other place for the same file.
std::filesystem::path autosaveElsewhere(const std::filesystem::path& folder,
                                        const std::filesystem::path& file, std::string_view mark);
/// Of a document that has no file.
std::filesystem::path autosaveOfNew(const std::filesystem::path& folder, std::string_view mark);

struct FoundAutosave {
    std::filesystem::path path;
    std::string mark;
    std::filesystem::file_time_type written;
};
/// Of this file, in both places, whoever wrote them.
std::vector<FoundAutosave> autosavesOf(const std::filesystem::path& file,
                                       const std::filesystem::path& folder);
std::vector<FoundAutosave> autosavesOfNew(const std::filesystem::path& folder);

} // namespace editor
