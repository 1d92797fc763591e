#pragma once
// What the File menu does: makes, opens and saves documents, asks first where something could be
// lost, and says loudly what failed. A save that fails leaves everything as it was.

#include "editor/dialogs/ask.h"
#include "editor/recent_files.h"
#include "editor/recovery.h"
#include "editor/session.h"

#include <filesystem>
#include <functional>
#include <memory>

class wxWindow;

namespace editor {

/// What the program keeps of its user.
struct UserFiles {
    std::filesystem::path recentList;
    std::filesystem::path autosaves; ///< the folder, see editor/autosave_files.h
};

class DocumentFiles {
public:
    using Show = std::function<void(std::unique_ptr<Session>)>;
    using Adopt = std::function<void(Orphan)>;

    /// `show` takes over a document that was opened, `adopt` the autosaves of work that was
    /// recovered into it; `library` must outlive this.
    DocumentFiles(wxWindow* parent, const formats::RulesetLibrary& library, Ask& ask,
                  UserFiles userFiles, Show show, Adopt adopt);

    /// The document shown; null: none.
    void follow(Session* session) { session_ = session; }

    void createNew();
    void chooseAndOpen();
    /// False when nothing could be made of it. Throws formats::FileError.
    bool open(const std::filesystem::path& path);
    /// False when it was not saved. Throw formats::FileError.
    bool save();
    bool saveAs();

    /// Asks about each new document that a killed session left behind, until one is recovered; it
    /// is shown. False when there is none left behind.
    bool offerUnsaved();

    /// Asks about unsaved changes; false: the user wants to stay.
    bool mayLeave();

    const RecentFiles& recent() const { return recent_; }

private:
    void offerRecovery(const std::filesystem::path& path);
    UnsavedWork askAbout(const Orphan& orphan, const std::string& name);
    void tellDamage(const Recovered& work);
    bool finish(const SaveOutcome& outcome, const std::function<SaveOutcome()>& overwrite);
    void remember(const std::filesystem::path& path);
    Post postTo() const;

    wxWindow* parent_;
    const formats::RulesetLibrary& library_;
    Ask& ask_;
    RecentFiles recent_;
    std::filesystem::path autosaves_;
    Show show_;
    Adopt adopt_;
    Session* session_ = nullptr;
};

} // namespace editor
