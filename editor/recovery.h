#pragma once
// Unsaved work that a session left behind when it was killed: finding its autosaves, reading them,
// and the edit that brings the work back. Autosaves of a session that lives are nobody else's.

#include "formats/file_io.h"
#include "formats/native/native_file.h"
#include "model/edits/edit.h"
#include "model/read_findings.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace editor {

/// What one session left behind of the files asked for.
struct Orphan {
    struct File {
        std::filesystem::path file; ///< that it would have been saved to; empty: none yet
        formats::HeldFile autosave; ///< nobody else is offered it meanwhile
    };
    std::string mark;
    std::vector<File> files;
    std::filesystem::file_time_type written; ///< of the newest
    bool savedSince = false;                 ///< one of the files was written later
};

/// `files` of a document; `folder`: the user's own. The newest first.
std::vector<Orphan> orphansOf(const std::vector<std::filesystem::path>& files,
                              const std::filesystem::path& folder);
/// Of documents that never had a file, each alone.
std::vector<Orphan> orphansOfNew(const std::filesystem::path& folder);

struct Recovered {
    /// Nothing: all of it is damaged.
    std::optional<model::Scenario> scenario;
    formats::FileKind root = formats::FileKind::scenario;
    /// What is wrong with autosaves that cannot be read. They are kept, the others are used.
    std::vector<model::ReadFinding> damage;
};
/// `path`: the file that is opened, empty for a new document. Parts that the orphan does not hold
/// are those of the files.
Recovered recovered(const Orphan& orphan, const std::filesystem::path& path);

/// Takes the autosaves off the disk.
void discard(Orphan& orphan);

/// One step of history.
model::Edit recover(model::Scenario value);

/// `1796-04-11 14:07`, in the user's time zone.
std::string timeOf(std::filesystem::file_time_type time);

} // namespace editor
