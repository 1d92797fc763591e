#include "editor/panels/palette_panel.h"

#include "editor/canvas/pictures.h"
#include "editor/dialogs/texts.h"
#include "editor/panels/swatch_list.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

namespace editor {

namespace {

int groupOf(Palette palette) {
    return static_cast<int>(palette);
}

Swatch heading(const char* name) {
    return {name, {}, 0, {}};
}

std::vector<Swatch> swatchesOf(const RulesetPointer& ruleset, const wxWindow& window) {
    const double scale = window.GetContentScaleFactor();
    std::vector<Swatch> swatches;
    swatches.push_back(heading("Terrain"));
    for (const auto& type : ruleset->terrain)
        swatches.push_back({shown(type.name),
                            terrainPicture(ruleset, type.id, window.FromDIP(28), scale),
                            groupOf(Palette::terrain), type.id.text});
    const auto addHexsides = [&](const char* name, Palette palette, bool water) {
        swatches.push_back(heading(name));
        for (const auto& type : ruleset->hexsides)
            if (type.water == water)
                swatches.push_back(
                    {shown(type.name),
                     hexsidePicture(ruleset, type, window.FromDIP(wxSize(28, 22)), scale),
                     groupOf(palette), type.id.text});
    };
    addHexsides("Hexsides", Palette::hexsides, false);
    addHexsides("Water", Palette::water, true);
    if (std::all_of(swatches.begin(), swatches.end(),
                    [](const Swatch& swatch) { return swatch.isHeading(); }))
        return {heading("Nothing in these rules.")};
    return swatches;
}

} // namespace

PalettePanel::PalettePanel(wxWindow* parent) : wxPanel(parent) {
    list_ = new SwatchList(this);
    brush_ = new wxChoice(this, wxID_ANY);
    brush_->Append("1 hex");
    for (int radius = 1; radius <= ToolSettings::largestBrush; ++radius)
        brush_->Append(wxString::Format("%d hexes", 1 + 3 * radius * (radius + 1)));
    brush_->SetSelection(0);
    brush_->SetToolTip("How many hexes the terrain brush paints at once");
    erase_ = new wxCheckBox(this, wxID_ANY, "E&rase");
    erase_->SetToolTip("Take away instead of drawing; holding Ctrl does the same");

    auto* options = new wxBoxSizer(wxHORIZONTAL);
    options->Add(new wxStaticText(this, wxID_ANY, "&Brush"), 0, wxALIGN_CENTRE_VERTICAL);
    options->Add(brush_, 1, wxLEFT | wxRIGHT, FromDIP(8));
    options->Add(erase_, 0, wxALIGN_CENTRE_VERTICAL);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(options, 0, wxEXPAND | wxALL, FromDIP(8));
    column->Add(list_, 1, wxEXPAND);
    SetSizer(column);

    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) { onChosen(event.GetInt()); });
    brush_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        if (session_) session_->toolSettings().brushRadius = event.GetSelection();
    });
    erase_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
        if (session_) session_->toolSettings().erase = event.IsChecked();
    });
}

void PalettePanel::show(Session* session) {
    connections_.clear();
    session_ = session;
    brush_->SetSelection(session_ ? session_->toolSettings().brushRadius : 0);
    erase_->SetValue(session_ && session_->toolSettings().erase);
    if (session_) connections_.push_back(session_->rulesetChanged.connect([this] { rebuild(); }));
    rebuild();
}

void PalettePanel::follow(const ToolRow* tool) {
    palette_ = tool ? tool->palette : Palette::none;
    mark();
}

void PalettePanel::rebuild() {
    const auto ruleset = session_ ? session_->ruleset() : nullptr;
    list_->show(ruleset ? swatchesOf(ruleset, *this) : std::vector<Swatch>());
    if (ruleset) {
        // Every tool begins with something to draw.
        ToolSettings& settings = session_->toolSettings();
        const auto chooseFirst = [&](auto& setting, Palette palette) {
            for (const Swatch& swatch : list_->swatches())
                if (setting.empty() && !swatch.isHeading() && swatch.group == groupOf(palette))
                    setting.text = swatch.id;
        };
        chooseFirst(settings.terrain, Palette::terrain);
        chooseFirst(settings.hexside, Palette::hexsides);
        chooseFirst(settings.water, Palette::water);
    }
    mark();
}

void PalettePanel::mark() {
    if (!session_) return;
    const ToolSettings& settings = session_->toolSettings();
    const std::string& id = palette_ == Palette::terrain    ? settings.terrain.text
                            : palette_ == Palette::hexsides ? settings.hexside.text
                                                            : settings.water.text;
    list_->mark(groupOf(palette_), id);
}

void PalettePanel::onChosen(int row) {
    if (!session_ || row < 0) return;
    const Swatch& swatch = list_->swatches()[static_cast<std::size_t>(row)];
    if (swatch.isHeading()) {
        mark();
        return;
    }
    ToolSettings& settings = session_->toolSettings();
    const auto palette = static_cast<Palette>(swatch.group);
    if (palette == Palette::terrain) settings.terrain = model::TerrainId(swatch.id);
    if (palette == Palette::hexsides) settings.hexside = model::HexsideTypeId(swatch.id);
    if (palette == Palette::water) settings.water = model::HexsideTypeId(swatch.id);
    chosen(palette);
    mark();
}

} // namespace editor
