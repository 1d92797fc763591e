#include "editor/dialogs/ask.h"

#include "editor/dialogs/new_dialog.h"
#include "editor/dialogs/shortcuts_dialog.h"
#include "editor/dialogs/texts.h"
#include "editor/dialogs/waiver_dialog.h"

#include <wx/filedlg.h>
#include <wx/msgdlg.h>

#include <iostream>

namespace editor {

namespace {

const char* const files = "Berthier files (*.xml)|*.xml|All files|*";

std::filesystem::path chosen(const wxFileDialog& dialog) {
    return std::filesystem::path(utf8(dialog.GetPath()));
}

UnsavedChanges askUnsavedChanges(wxWindow* parent, const std::string& name) {
    wxMessageDialog dialog(parent, shown("Save the changes to “" + name + "”?"), "Unsaved changes",
                           wxYES_NO | wxCANCEL | wxICON_WARNING);
    dialog.SetExtendedMessage("If you do not save them, they are lost.");
    dialog.SetYesNoCancelLabels("&Save", "&Discard", "Cancel");
    switch (dialog.ShowModal()) {
    case wxID_YES:
        return UnsavedChanges::save;
    case wxID_NO:
        return UnsavedChanges::discard;
    default:
        return UnsavedChanges::cancel;
    }
}

UnsavedWork askUnsavedWork(wxWindow* parent, const std::string& question, const std::string& text) {
    wxMessageDialog dialog(parent, shown(question), "Unsaved work",
                           wxYES_NO | wxCANCEL | wxICON_QUESTION);
    dialog.SetExtendedMessage(shown(text));
    dialog.SetYesNoCancelLabels("&Recover", "&Discard", "&Later");
    switch (dialog.ShowModal()) {
    case wxID_YES:
        return UnsavedWork::recover;
    case wxID_NO:
        return UnsavedWork::discard;
    default:
        return UnsavedWork::later;
    }
}

bool askOverwrite(wxWindow* parent, const std::string& question, const std::string& list) {
    wxMessageDialog dialog(parent, shown(question), "Berthier",
                           wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    dialog.SetExtendedMessage(shown(list));
    dialog.SetYesNoLabels("&Overwrite", "Cancel");
    return dialog.ShowModal() == wxID_YES;
}

std::optional<NewDocument> askNewDocument(wxWindow* parent,
                                          const formats::RulesetLibrary& library) {
    NewDialog dialog(parent, library);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.wanted();
}

std::optional<std::filesystem::path> askFileToOpen(wxWindow* parent) {
    wxFileDialog dialog(parent, "Open a scenario, map or order of battle", "", "", files,
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return chosen(dialog);
}

std::optional<std::filesystem::path> askPictureToOpen(wxWindow* parent) {
    wxFileDialog dialog(parent, "Lay a scanned map under this one", "", "",
                        "Pictures (*.png)|*.png|All files|*", wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return chosen(dialog);
}

std::optional<std::filesystem::path> askFileToSave(wxWindow* parent,
                                                   const std::filesystem::path& suggested) {
    wxFileDialog dialog(parent, "Save as", shown(suggested.parent_path().string()),
                        shown(suggested.filename().string()), files,
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    auto path = chosen(dialog);
    if (!path.has_extension()) path += ".scenario.xml";
    return path;
}

std::optional<std::string> askWaiverReason(wxWindow* parent, const std::string& finding) {
    WaiverDialog dialog(parent, finding);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.reason();
}

std::optional<TerrainReplacement> askReplacement(wxWindow* parent, const model::Ruleset& ruleset,
                                                 const model::TerrainId& from, bool hexesSelected) {
    ReplaceDialog dialog(parent, ruleset, from, hexesSelected);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.wanted();
}

void say(wxWindow* parent, const std::string& title, const std::string& text, long icon) {
    wxMessageDialog dialog(parent, shown(title), "Berthier", wxOK | icon);
    dialog.SetExtendedMessage(shown(text));
    dialog.ShowModal();
}

} // namespace

Ask askInDialogs() {
    return {
        askUnsavedChanges,
        askUnsavedWork,
        askOverwrite,
        askNewDocument,
        askFileToOpen,
        askFileToSave,
        askPictureToOpen,
        askWaiverReason,
        askReplacement,
        [](wxWindow* parent, const std::string& title, const std::string& reason) {
            say(parent, title, reason, wxICON_ERROR);
        },
        [](wxWindow* parent, const std::string& title, const std::string& text) {
            say(parent, title, text, wxICON_INFORMATION);
        },
        [](wxWindow* parent) { ShortcutsDialog(parent).ShowModal(); },
    };
}

Ask answerWithoutAsking() {
    return {
        [](wxWindow*, const std::string& name) {
            std::cerr << "asked: save the changes to " << name << "? discarded\n";
            return UnsavedChanges::discard;
        },
        [](wxWindow*, const std::string& question, const std::string&) {
            std::cerr << "asked: " << question << " later\n";
            return UnsavedWork::later;
        },
        [](wxWindow*, const std::string& question, const std::string&) {
            std::cerr << "asked: " << question << " not overwritten\n";
            return false;
        },
        [](wxWindow*, const formats::RulesetLibrary&) -> std::optional<NewDocument> {
            std::cerr << "asked: what to begin? cancelled\n";
            return std::nullopt;
        },
        [](wxWindow*) -> std::optional<std::filesystem::path> {
            std::cerr << "asked: which file to open? cancelled\n";
            return std::nullopt;
        },
        [](wxWindow*, const std::filesystem::path&) -> std::optional<std::filesystem::path> {
            std::cerr << "asked: where to save? cancelled\n";
            return std::nullopt;
        },
        [](wxWindow*) -> std::optional<std::filesystem::path> {
            std::cerr << "asked: which picture to lay under the map? cancelled\n";
            return std::nullopt;
        },
        [](wxWindow*, const std::string& finding) -> std::optional<std::string> {
            std::cerr << "asked: why waive " << finding << "? cancelled\n";
            return std::nullopt;
        },
        [](wxWindow*, const model::Ruleset&, const model::TerrainId&,
           bool) -> std::optional<TerrainReplacement> {
            std::cerr << "asked: which terrain to replace? cancelled\n";
            return std::nullopt;
        },
        [](wxWindow*, const std::string& title, const std::string& reason) {
            std::cerr << "failure: " << title << ": " << reason << '\n';
        },
        [](wxWindow*, const std::string& title, const std::string& text) {
            std::cerr << "notice: " << title << ": " << text << '\n';
        },
        [](wxWindow*) {},
    };
}

} // namespace editor
