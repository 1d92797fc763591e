#include "editor/panels/layers_panel.h"

#include "editor/dialogs/texts.h"
#include "editor/overlays/all_overlays.h"

#include <wx/checkbox.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/statline.h>

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

} // namespace editor
