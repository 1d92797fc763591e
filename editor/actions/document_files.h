#pragma once
// What the File menu does: makes, opens and saves documents, asks first where something could be
// lost, and says loudly what failed. A save that fails leaves everything as it was.

#include "editor/dialogs/ask.h"
#include "editor/recent_files.h"
#include "editor/session.h"

#include <filesystem>
#include <functional>
#include <memory>

class wxWindow;

namespace editor {

class DocumentFiles {
public:
    using Show = std::function<void(std::unique_ptr<Session>)>;

    /// `show` takes over a document that was opened; `library` must outlive this.
    DocumentFiles(wxWindow* parent, const formats::RulesetLibrary& library, Ask& ask,
                  std::filesystem::path recentList, Show show);

    /// The document shown; null: none.
    void follow(Session* session) { session_ = session; }

    void createNew();
    void chooseAndOpen();
    /// False when nothing could be made of it. Throws formats::FileError.
    bool open(const std::filesystem::path& path);
    /// False when it was not saved. Throw formats::FileError.
    bool save();
    bool saveAs();

    /// Asks about unsaved changes; false: the user wants to stay.
    bool mayLeave();

    const RecentFiles& recent() const { return recent_; }

private:
    bool finish(const SaveOutcome& outcome, const std::function<SaveOutcome()>& overwrite);
    void remember(const std::filesystem::path& path);
    Post postTo() const;

    wxWindow* parent_;
    const formats::RulesetLibrary& library_;
    Ask& ask_;
    RecentFiles recent_;
    Show show_;
    Session* session_ = nullptr;
};

} // namespace editor
