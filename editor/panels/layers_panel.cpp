#include "editor/panels/layers_panel.h"

#include "editor/dialogs/texts.h"
#include "editor/overlays/all_overlays.h"
#include "validators/rules/turn_track.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/stattext.h>

#include <algorithm>

namespace editor {

namespace {

struct LayerRow {
    const char* title;
    bool formats::Layers::*member;
};

constexpr LayerRow layers[] = {
    {"Terrain", &formats::Layers::terrain},   {"Levels", &formats::Layers::levels},
    {"Hexsides", &formats::Layers::hexsides}, {"Water", &formats::Layers::water},
    {"Roads", &formats::Layers::roads},       {"Crossings", &formats::Layers::spans},
    {"Outlines", &formats::Layers::outlines}, {"Closed hexes", &formats::Layers::partial},
    {"Names", &formats::Layers::places},      {"Lettering", &formats::Layers::labels},
    {"Grid", &formats::Layers::grid},         {"Hex numbers", &formats::Layers::numbers},
    {"Works", &formats::Layers::works},       {"Set-up hexes", &formats::Layers::zones},
    {"Units", &formats::Layers::units},       {"Underlay", &formats::Layers::underlay},
};

} // namespace

LayersPanel::LayersPanel(wxWindow* parent, MapCanvas& canvas)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxBORDER_NONE) {
    SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(4, 2)));
    grid->AddGrowableCol(0);
    grid->AddGrowableCol(1);
    for (const LayerRow& layer : layers) {
        auto* box = new wxCheckBox(this, wxID_ANY, layer.title);
        box->SetValue(canvas.layers().*layer.member);
        grid->Add(box, 0, wxEXPAND);
        box->Bind(wxEVT_CHECKBOX, [&canvas, member = layer.member](wxCommandEvent& event) {
            formats::Layers now = canvas.layers();
            now.*member = event.IsChecked();
            canvas.setLayers(now);
        });
    }
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid, 0, wxEXPAND | wxALL, FromDIP(8));
    column->Add(new wxStaticLine(this), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8));
    auto* turns = new wxBoxSizer(wxHORIZONTAL);
    turn_ = new wxChoice(this, wxID_ANY);
    turn_->SetToolTip("The turn that overlays are asked for: light, weather and arrivals");
    turns->Add(new wxStaticText(this, wxID_ANY, "T&urn"), 0, wxALIGN_CENTRE_VERTICAL);
    turns->AddSpacer(FromDIP(8));
    turns->Add(turn_, 1, wxALIGN_CENTRE_VERTICAL);
    column->Add(turns, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8));
    turn_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        const auto chosen = static_cast<std::size_t>(event.GetSelection());
        if (session_ && chosen < turns_.size()) session_->showTurn(turns_[chosen]);
    });
    for (const Overlay& overlay : allOverlays()) {
        auto* box = new wxCheckBox(this, wxID_ANY, shown(overlay.title));
        box->SetToolTip(shown(overlay.help));
        box->SetValue(canvas.isShown(overlay));
        column->Add(box, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(8));
        box->Bind(wxEVT_CHECKBOX, [&canvas, id = overlay.id](wxCommandEvent& event) {
            canvas.showOverlay(id, event.IsChecked());
        });
        // The menu switches it, too.
        box->Bind(wxEVT_UPDATE_UI, [&canvas, &overlay](wxUpdateUIEvent& event) {
            event.Check(canvas.isShown(overlay));
        });
    }
    SetSizer(column);
    SetScrollRate(0, FromDIP(8));
}

void LayersPanel::show(Session* session) {
    connections_.clear();
    session_ = session;
    if (session_) {
        connections_.push_back(session_->rulesetChanged.connect([this] { fillTurns(); }));
        connections_.push_back(session_->changed.connect([this](const model::Change& change) {
            if (change.parts.overlaps(model::Part::schedule)) fillTurns();
        }));
    }
    fillTurns();
}

void LayersPanel::fillTurns() {
    turns_.clear();
    if (session_)
        for (const auto& turn : session_->situation().track().turns())
            turns_.push_back(turn.label);
    wxArrayString labels;
    for (const auto& label : turns_)
        labels.Add(shown(label));
    if (labels.empty()) labels.Add("First turn");
    turn_->Set(labels);
    turn_->Enable(turns_.size() > 1);
    const auto now =
        session_ ? std::find(turns_.begin(), turns_.end(), session_->shownTurn()) : turns_.end();
    turn_->SetSelection(now == turns_.end() ? 0 : static_cast<int>(now - turns_.begin()));
}

} // namespace editor
