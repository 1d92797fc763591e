#include "editor/dialogs/new_dialog.h"

#include "editor/dialogs/texts.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace editor {

namespace {

const wxString columnParities[] = {"Even columns half a hex lower", "Odd columns half a hex lower"};
const wxString rowParities[] = {"Even rows half a hex to the right",
                                "Odd rows half a hex to the right"};

} // namespace

NewDialog::NewDialog(wxWindow* parent, const formats::RulesetLibrary& library)
    : wxDialog(parent, wxID_ANY, "New"), rulesetIds_(library.ids()) {
    const NewDocument usual;
    auto* fields = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
    fields->AddGrowableCol(1);
    const auto add = [&](const char* label, wxWindow* field) {
        fields->Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
        fields->Add(field, 0, wxEXPAND);
    };

    kind_ = new wxChoice(this, wxID_ANY);
    kind_->Append("Scenario with a map and forces");
    kind_->Append("Map alone");
    kind_->SetSelection(0);
    title_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(320, -1)));
    title_->SetHint("Untitled");
    ruleset_ = new wxChoice(this, wxID_ANY);
    int usualRules = 0; // the first that say what can be drawn
    bool haveTerrain = false;
    for (const std::string& id : rulesetIds_) {
        const auto loaded = library.load(model::RulesetId(id));
        const bool named = loaded.ruleset && !loaded.ruleset->name.empty();
        const int place = ruleset_->Append(shown(named ? loaded.ruleset->name : id));
        if (haveTerrain || !loaded.ruleset || loaded.ruleset->terrain.empty()) continue;
        haveTerrain = true;
        usualRules = place;
    }
    if (!rulesetIds_.empty()) ruleset_->SetSelection(usualRules);
    orientation_ = new wxChoice(this, wxID_ANY);
    orientation_->Append("Flat side up");
    orientation_->Append("Corner up");
    orientation_->SetSelection(0);
    const auto number = [this](int value) {
        return new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                              1, mostColumnsOrRows, value);
    };
    columns_ = number(usual.columns);
    rows_ = number(usual.rows);
    pattern_ = new wxTextCtrl(this, wxID_ANY, shown(usual.pattern));
    pattern_->SetToolTip("CC and RR: column and row with leading zeros; C and R: without; "
                         "A: the column in letters; S: the sheet letter");
    shifted_ = new wxChoice(this, wxID_ANY);

    add("&Begin", kind_);
    add("&Title", title_);
    add("&Rules of", ruleset_);
    add("&Hexes", orientation_);
    add("&Columns", columns_);
    add("R&ows", rows_);
    add("&Numbers", pattern_);
    add("&Shift", shifted_);

    note_ = new wxStaticText(this, wxID_ANY, " ");
    auto* column = new wxBoxSizer(wxVERTICAL);
    const int gap = FromDIP(14);
    column->Add(fields, 1, wxEXPAND | wxALL, gap);
    column->Add(note_, 0, wxEXPAND | wxLEFT | wxRIGHT, gap);
    column->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, gap);
    FindWindow(wxID_OK)->SetLabel("&Create");
    nameParities();
    SetSizer(column);
    update();
    Fit();
    CentreOnParent();
    title_->SetFocus();

    const auto changed = [this](wxCommandEvent& event) {
        if (event.GetEventObject() == orientation_) nameParities();
        update();
    };
    Bind(wxEVT_CHOICE, changed);
    Bind(wxEVT_TEXT, changed);
    Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { update(); });
}

void NewDialog::nameParities() {
    const int kept = std::max(shifted_->GetSelection(), 0);
    shifted_->Clear();
    for (const wxString& parity : orientation_->GetSelection() == 1 ? rowParities : columnParities)
        shifted_->Append(parity);
    shifted_->SetSelection(kept);
}

NewDocument NewDialog::wanted() const {
    NewDocument wanted;
    wanted.kind = kind_->GetSelection() == 1 ? formats::FileKind::map : formats::FileKind::scenario;
    wanted.title = utf8(title_->GetValue().IsEmpty() ? title_->GetHint() : title_->GetValue());
    wanted.columns = columns_->GetValue();
    wanted.rows = rows_->GetValue();
    wanted.pattern = utf8(pattern_->GetValue());
    wanted.orientation = orientation_->GetSelection() == 1 ? model::Orientation::pointyTop
                                                           : model::Orientation::flatTop;
    wanted.shifted = shifted_->GetSelection() == 1 ? model::Parity::odd : model::Parity::even;
    if (const int chosen = ruleset_->GetSelection(); chosen >= 0)
        wanted.ruleset = model::RulesetId(rulesetIds_[static_cast<std::size_t>(chosen)]);
    return wanted;
}

void NewDialog::update() {
    const NewDocument now = wanted();
    const auto wrong = problem(now);
    FindWindow(wxID_OK)->Enable(!wrong.has_value());
    if (wrong) {
        note_->SetLabel(shown(*wrong));
    } else {
        const model::HexNumbering numbering{now.orientation, now.pattern, model::ColumnsFrom::west,
                                            model::RowsFrom::north, now.shifted};
        note_->SetLabel(shown("Hexes " + numbering.label({}, 1, 1) + " to " +
                              numbering.label({}, now.columns, now.rows)));
    }
    note_->SetForegroundColour(wrong ? wxColour(0xb0, 0x20, 0x20) : wxColour());
    Layout();
}

} // namespace editor
