#pragma once
// Asks what a new document shall be. Shows how its hexes will be numbered while it is filled in,
// and refuses nothing silently: what is wrong stands under the fields.

#include "editor/new_document.h"
#include "formats/native/ruleset_library.h"

#include <wx/dialog.h>

class wxChoice;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace editor {

class NewDialog : public wxDialog {
public:
    NewDialog(wxWindow* parent, const formats::RulesetLibrary& library);

    NewDocument wanted() const;

private:
    void update();
    void nameParities();

    wxChoice* kind_;
    wxTextCtrl* title_;
    wxChoice* ruleset_;
    std::vector<std::string> rulesetIds_;
    wxChoice* orientation_;
    wxSpinCtrl* columns_;
    wxSpinCtrl* rows_;
    wxTextCtrl* pattern_;
    wxChoice* shifted_;
    wxStaticText* note_;
};

} // namespace editor
