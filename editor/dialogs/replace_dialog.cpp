#include "editor/dialogs/replace_dialog.h"

#include "editor/dialogs/texts.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/radiobut.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace editor {

ReplaceDialog::ReplaceDialog(wxWindow* parent, const model::Ruleset& ruleset,
                             const model::TerrainId& from, bool hexesSelected)
    : wxDialog(parent, wxID_ANY, "Replace terrain") {
    from_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(220, -1)));
    to_ = new wxChoice(this, wxID_ANY);
    int chosen = 0;
    for (const auto& type : ruleset.terrain) {
        if (type.id == from) chosen = static_cast<int>(terrains_.size());
        terrains_.push_back(type.id);
        from_->Append(shown(type.name));
        to_->Append(shown(type.name));
    }
    if (!terrains_.empty()) {
        from_->SetSelection(chosen);
        to_->SetSelection(chosen == 0 && terrains_.size() > 1 ? 1 : 0);
    }
    selected_ = new wxRadioButton(this, wxID_ANY, "In the &selected hexes", wxDefaultPosition,
                                  wxDefaultSize, wxRB_GROUP);
    everywhere_ = new wxRadioButton(this, wxID_ANY, "On the whole &map");
    selected_->Enable(hexesSelected);
    (hexesSelected ? selected_ : everywhere_)->SetValue(true);

    auto* fields = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
    fields->AddGrowableCol(1);
    fields->Add(new wxStaticText(this, wxID_ANY, "&Replace"), 0, wxALIGN_CENTRE_VERTICAL);
    fields->Add(from_, 0, wxEXPAND);
    fields->Add(new wxStaticText(this, wxID_ANY, "&by"), 0, wxALIGN_CENTRE_VERTICAL);
    fields->Add(to_, 0, wxEXPAND);
    fields->AddSpacer(0);
    fields->Add(selected_);
    fields->AddSpacer(0);
    fields->Add(everywhere_);
    auto* column = new wxBoxSizer(wxVERTICAL);
    const int gap = FromDIP(14);
    column->Add(fields, 1, wxEXPAND | wxALL, gap);
    column->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, gap);
    FindWindow(wxID_OK)->SetLabel("&Replace");
    SetSizerAndFit(column);
    Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { update(); });
    update();
    CentreOnParent();
}

TerrainReplacement ReplaceDialog::wanted() const {
    const auto chosen = [this](const wxChoice* choice) {
        const int place = choice->GetSelection();
        return place < 0 ? model::TerrainId() : terrains_[static_cast<std::size_t>(place)];
    };
    return {chosen(from_), chosen(to_), everywhere_->GetValue()};
}

/// Replacing something by itself is nothing.
void ReplaceDialog::update() {
    FindWindow(wxID_OK)->Enable(from_->GetSelection() != to_->GetSelection());
}

} // namespace editor
