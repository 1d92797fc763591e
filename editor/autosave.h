#pragma once
// Keeps the committed value of one session on the disk while it is not saved, so that a crash or a
// power cut costs seconds. One thread writes, beside each file that differs; the window never
// waits for it, and a failure disturbs nobody. Autosaves go with a save, with an undo back to the
// saved value and when the user agrees to lose the work, never otherwise.

#include "editor/background_validator.h"
#include "editor/recovery.h"
#include "editor/session.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace editor {

struct AutosaveTimes {
    std::chrono::milliseconds pause{2000};    ///< without an edit, before it is written
    std::chrono::milliseconds longest{20000}; ///< from an edit to its autosave while one goes on
};

class Autosave {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// `folder`: the user's own, for new documents and where nothing can be written beside the
    /// file. The session must outlive this.
    Autosave(Session& session, std::filesystem::path folder, Post post, AutosaveTimes times = {});
    /// Nobody was asked, so what is not saved stays on the disk, the last edit with it.
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    /// To be called every now and then; writes when it is time.
    void tick(Time now);
    /// The work of this orphan is in the document now; its files go with the next save.
    void adopt(Orphan orphan);
    /// The user agreed to lose what is not saved.
    void discard();

    /// All that was asked for is on the disk or off it.
    bool isIdle() const { return asked_ == answered_ && !edited_ && !since_; }
    /// Files that hold the unsaved work now.
    const std::vector<std::filesystem::path>& files() const { return files_; }

    /// What could not be written, and where the work is kept instead. Told once, and again only
    /// after it has gone well, or worse, in between.
    model::Signal<const model::Message&> failed;

private:
    class Writer;
    struct Wanted;
    struct Result;

    void follow();
    void write(Wanted wanted);
    void clear(bool alsoAdopted);
    void ask(Wanted wanted);
    void take(const Result& result);

    Session& session_;
    AutosaveTimes times_;
    bool edited_;               ///< since the last tick
    std::optional<Time> since_; ///< the first edit that is not on the disk
    Time last_;                 ///< the last one
    std::uint64_t asked_ = 0, answered_ = 0;
    std::vector<std::filesystem::path> files_;
    std::optional<model::Message> told_; ///< the failure of the last write
    std::vector<model::Connection> connections_;
    std::unique_ptr<Writer> writer_; ///< last: its results use all the others
};

} // namespace editor
