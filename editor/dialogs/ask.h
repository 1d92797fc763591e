#pragma once
// Every question that the program asks, as a value: the window uses the one that shows dialogs,
// tests and unattended runs give answers of their own. Nothing else opens a message box or a file
// chooser.

#include "editor/dialogs/replace_dialog.h"
#include "editor/new_document.h"
#include "formats/native/ruleset_library.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

class wxWindow;

namespace editor {

enum class UnsavedChanges { save, discard, cancel };
enum class UnsavedWork { recover, discard, later };

struct Ask {
    /// `name` is the file or the title.
    std::function<UnsavedChanges(wxWindow*, const std::string& name)> unsavedChanges;
    /// A session that was killed left work behind: of what, and since when.
    std::function<UnsavedWork(wxWindow*, const std::string& question, const std::string& text)>
        unsavedWork;
    /// Other files than the one chosen would be lost; true: write them all the same.
    std::function<bool(wxWindow*, const std::string& question, const std::string& files)> overwrite;
    std::function<std::optional<NewDocument>(wxWindow*, const formats::RulesetLibrary&)>
        newDocument;
    std::function<std::optional<std::filesystem::path>(wxWindow*)> fileToOpen;
    std::function<std::optional<std::filesystem::path>(wxWindow*,
                                                       const std::filesystem::path& suggested)>
        fileToSave;
    /// The scanned picture to lay under the map.
    std::function<std::optional<std::filesystem::path>(wxWindow*)> pictureToOpen;
    /// Why a finding is waived; nothing when the user thinks better of it.
    std::function<std::optional<std::string>(wxWindow*, const std::string& finding)> waiverReason;
    /// Which terrain takes the place of which; `from` is offered first.
    std::function<std::optional<TerrainReplacement>(
        wxWindow*, const model::Ruleset&, const model::TerrainId& from, bool hexesSelected)>
        replacement;
    /// Says loudly that something failed: what was attempted, and the reason.
    std::function<void(wxWindow*, const std::string& title, const std::string& reason)> failure;
    std::function<void(wxWindow*, const std::string& title, const std::string& text)> notice;
    /// Shows the list of keys.
    std::function<void(wxWindow*)> shortcuts;
};

Ask askInDialogs();

/// Never waits: cancels what can be cancelled, discards changes, and prints what it was asked.
Ask answerWithoutAsking();

} // namespace editor
