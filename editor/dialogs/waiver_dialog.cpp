#include "editor/dialogs/waiver_dialog.h"

#include "editor/dialogs/texts.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace editor {

WaiverDialog::WaiverDialog(wxWindow* parent, const std::string& finding)
    : wxDialog(parent, wxID_ANY, "Waive a finding", wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    auto* what = new wxStaticText(this, wxID_ANY, shown(finding));
    what->Wrap(FromDIP(440));
    auto* label = new wxStaticText(this, wxID_ANY, "&Reason, kept with the scenario:");
    reason_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(440, 80)),
                             wxTE_MULTILINE);

    auto* column = new wxBoxSizer(wxVERTICAL);
    const int gap = FromDIP(12);
    column->Add(what, 0, wxEXPAND | wxALL, gap);
    column->Add(label, 0, wxLEFT | wxRIGHT, gap);
    column->AddSpacer(gap / 2);
    column->Add(reason_, 1, wxEXPAND | wxLEFT | wxRIGHT, gap);
    column->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, gap);
    SetSizerAndFit(column);

    auto* ok = FindWindow(wxID_OK);
    ok->SetLabel("&Waive");
    ok->Disable();
    reason_->Bind(wxEVT_TEXT, [this, ok](wxCommandEvent&) { ok->Enable(!reason().empty()); });
    reason_->SetFocus();
    CentreOnParent();
}

std::string WaiverDialog::reason() const {
    wxString text = reason_->GetValue();
    return utf8(text.Trim(true).Trim(false));
}

} // namespace editor
