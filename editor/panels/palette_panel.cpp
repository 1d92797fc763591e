#include "editor/panels/palette_panel.h"

#include "editor/canvas/pictures.h"
#include "editor/dialogs/texts.h"
#include "editor/panels/swatch_list.h"
#include "editor/tools/work_tool.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace editor {

namespace {

constexpr std::array<std::pair<LevelChange, const char*>, 5> levelChanges{{
    {LevelChange::set, "Set to"},
    {LevelChange::raise, "Raise"},
    {LevelChange::lower, "Lower"},
    {LevelChange::smooth, "Smooth"},
    {LevelChange::clear, "Clear"},
}};

/// What lettering is for; the painter knows the words.
constexpr std::array<std::pair<const char*, const char*>, 4> labelKinds{{
    {"region", "Region"},
    {"water", "Water"},
    {"height", "Height"},
    {"note", "Note"},
}};

constexpr std::array works{model::Work::improvedPosition, model::Work::positionBegun,
                           model::Work::roadblock,        model::Work::damage,
                           model::Work::pontoon,          model::Work::control};

int groupOf(Palette palette) {
    return static_cast<int>(palette);
}

/// The swatches of a ruleset, group by group; a group without any has no heading.
class SwatchMaker {
public:
    SwatchMaker(RulesetPointer ruleset, const wxWindow& window)
        : ruleset_(std::move(ruleset)), scale_(window.GetContentScaleFactor()),
          hex_(window.FromDIP(28)), part_(window.FromDIP(wxSize(28, 22))) {}

    /// What outlines can be of: the areas and the lines.
    std::vector<Swatch> outlines() const {
        std::vector<Swatch> areas, lines;
        const bool someDrawn = std::any_of(ruleset_->terrain.begin(), ruleset_->terrain.end(),
                                           [](const auto& type) { return type.drawn; });
        for (const auto& type : ruleset_->terrain)
            if (type.drawn || !someDrawn) areas.push_back(terrain(type, Palette::outlines));
        for (const auto& type : ruleset_->hexsides)
            if (!type.water && !type.uphill) lines.push_back(hexside(type, Palette::outlines));
        return joined({{"Areas", std::move(areas)}, {"Lines", std::move(lines)}});
    }

    std::vector<Swatch> all() const {
        std::vector<Swatch> terrains, hexsides, water, roads, spans;
        for (const auto& type : ruleset_->terrain)
            terrains.push_back(terrain(type, Palette::terrain));
        for (const auto& type : ruleset_->hexsides) {
            if (type.water)
                water.push_back(hexside(type, Palette::water));
            else
                hexsides.push_back(hexside(type, Palette::hexsides));
        }
        for (const auto& type : ruleset_->roads)
            roads.push_back({shown(type.name), roadPicture(ruleset_, type, part_, scale_),
                             groupOf(Palette::roads), type.id.text});
        for (const auto& type : ruleset_->spans)
            spans.push_back({shown(type.name), spanPicture(ruleset_, type, part_, scale_),
                             groupOf(Palette::spans), type.id.text});
        return joined({{"Terrain", std::move(terrains)},
                       {"Hexsides", std::move(hexsides)},
                       {"Water", std::move(water)},
                       {"Roads", std::move(roads)},
                       {"Crossings", std::move(spans)}});
    }

private:
    using Group = std::pair<const char*, std::vector<Swatch>>;

    static std::vector<Swatch> joined(std::vector<Group> groups) {
        std::vector<Swatch> swatches;
        for (auto& [name, group] : groups) {
            if (group.empty()) continue;
            swatches.push_back({name, {}, 0, {}});
            std::move(group.begin(), group.end(), std::back_inserter(swatches));
        }
        if (swatches.empty()) swatches.push_back({"Nothing in these rules.", {}, 0, {}});
        return swatches;
    }
    Swatch terrain(const model::TerrainType& type, Palette palette) const {
        return {shown(type.name), terrainPicture(ruleset_, type.id, hex_, scale_), groupOf(palette),
                type.id.text};
    }
    Swatch hexside(const model::HexsideType& type, Palette palette) const {
        return {shown(type.name), hexsidePicture(ruleset_, type, part_, scale_), groupOf(palette),
                type.id.text};
    }

    RulesetPointer ruleset_;
    double scale_;
    int hex_;
    wxSize part_;
};

template <class Ids, class Id>
int placeIn(const Ids& ids, const Id& id) {
    const auto found = std::find(ids.begin(), ids.end(), id);
    return found == ids.end() ? 0 : static_cast<int>(found - ids.begin());
}

/// The id that the setting of a palette holds.
std::string settingOf(const ToolSettings& settings, Palette palette) {
    switch (palette) {
    case Palette::terrain:
        return settings.terrain.text;
    case Palette::hexsides:
        return settings.hexside.text;
    case Palette::water:
        return settings.water.text;
    case Palette::roads:
        return settings.road.text;
    case Palette::spans:
        return settings.span.text;
    case Palette::outlines:
        return settings.outline.text;
    default:
        return {};
    }
}

void setSetting(ToolSettings& settings, Palette palette, const std::string& id) {
    switch (palette) {
    case Palette::terrain:
        settings.terrain = model::TerrainId(id);
        break;
    case Palette::hexsides:
        settings.hexside = model::HexsideTypeId(id);
        break;
    case Palette::water:
        settings.water = model::HexsideTypeId(id);
        break;
    case Palette::roads:
        settings.road = model::RoadTypeId(id);
        break;
    case Palette::spans:
        settings.span = model::SpanTypeId(id);
        break;
    case Palette::outlines:
        settings.outline = model::TerrainId(id);
        break;
    default:
        break;
    }
}

} // namespace

PalettePanel::PalettePanel(wxWindow* parent) : wxPanel(parent) {
    list_ = new SwatchList(this);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(makeOptions(), 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(8));
    column->Add(list_, 1, wxEXPAND);
    SetSizer(column);
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) { onChosen(event.GetInt()); });
    showOptions();
}

wxSizer* PalettePanel::makeOptions() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto line = [&](std::vector<Palette> of) {
        auto* sizer = new wxBoxSizer(wxHORIZONTAL);
        column->Add(sizer, 0, wxEXPAND | wxBOTTOM, FromDIP(8));
        options_.push_back({sizer, std::move(of)});
        return sizer;
    };
    const auto add = [this](wxSizer* sizer, const char* label, wxWindow* field) {
        if (sizer->GetItemCount() > 0) sizer->AddSpacer(FromDIP(8));
        if (*label != '\0') {
            sizer->Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
            sizer->AddSpacer(FromDIP(8));
        }
        sizer->Add(field, *label == '\0' ? 0 : 1, wxALIGN_CENTRE_VERTICAL);
    };
    const auto choice = [this](const char* help) {
        auto* field = new wxChoice(this, wxID_ANY);
        field->SetToolTip(help);
        return field;
    };
    const auto box = [this](const char* label, const char* help) {
        auto* field = new wxCheckBox(this, wxID_ANY, label);
        field->SetToolTip(help);
        return field;
    };
    const auto spin = [this](int least, int most, const char* help) {
        auto* field = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(60, -1)),
                                     wxSP_ARROW_KEYS, least, most, 0);
        field->SetToolTip(help);
        return field;
    };

    auto* levels = line({Palette::levels});
    levelChange_ = choice("What the brush does to levels");
    for (const auto& [change, name] : levelChanges)
        levelChange_->Append(name);
    level_ = spin(-99, 99, "The level that is set");
    add(levels, "&Do", levelChange_);
    add(line({Palette::levels}), "&Level", level_);

    auto* brush = line({Palette::terrain, Palette::levels});
    brush_ = choice("How many hexes the brush paints at once");
    brush_->Append("1 hex");
    for (int radius = 1; radius <= ToolSettings::largestBrush; ++radius)
        brush_->Append(wxString::Format("%d hexes", 1 + 3 * radius * (radius + 1)));
    add(brush, "&Brush", brush_);

    auto* selecting = line({Palette::selection});
    area_ = choice("How hexes are selected by dragging");
    area_->Append("Across a rectangle");
    area_->Append("Round them");
    add(selecting, "&Drag", area_);

    auto* kinds = line({Palette::places});
    placeKind_ = choice("The kind of new places, a word of the rules");
    add(kinds, "&Kind", placeKind_);

    auto* worksLine = line({Palette::works});
    work_ = choice("What a click sets");
    for (const model::Work work : works)
        work_->Append(shown(text(titleOf(work))));
    add(worksLine, "&Set", work_);

    auto* sides = line({Palette::entries, Palette::works});
    side_ = choice("The side of new entries, supply sources, gather points and works");
    add(sides, "S&ide", side_);
    auto* letters = line({Palette::entries});
    letter_ = new wxTextCtrl(this, wxID_ANY);
    letter_->SetToolTip("The letter of new ones, as printed");
    add(letters, "Le&tter", letter_);

    auto* victory = line({Palette::victory});
    points_ = spin(-999, 999, "What a new victory hex is worth");
    add(victory, "P&oints", points_);

    auto* lettering = line({Palette::labels});
    labelKind_ = choice("What new lettering is for");
    for (const auto& [word, name] : labelKinds)
        labelKind_->Append(name);
    add(lettering, "&Kind", labelKind_);

    auto* roads = line({Palette::roads});
    roadSpans_ = box("With &bridges", "A road brings the bridge or ford of the water that it "
                                      "crosses; holding Alt leaves it out");
    add(roads, "", roadSpans_);
    auto* spans = line({Palette::spans});
    stone_ = box("Of &stone", "New bridges are of stone");
    add(spans, "", stone_);

    auto* erasing = line({Palette::terrain, Palette::hexsides, Palette::water, Palette::roads,
                          Palette::spans, Palette::works});
    erase_ = box("E&rase", "Take away instead of drawing; holding Ctrl does the same");
    add(erasing, "", erase_);

    const auto take = [this](auto change) {
        return [this, change](wxCommandEvent& event) {
            if (session_) change(session_->toolSettings(), event);
        };
    };
    brush_->Bind(wxEVT_CHOICE, take([](ToolSettings& settings, wxCommandEvent& event) {
                     settings.brushRadius = event.GetSelection();
                 }));
    erase_->Bind(wxEVT_CHECKBOX, take([](ToolSettings& settings, wxCommandEvent& event) {
                     settings.erase = event.IsChecked();
                 }));
    levelChange_->Bind(wxEVT_CHOICE, take([this](ToolSettings& settings, wxCommandEvent& event) {
                           settings.levelChange =
                               levelChanges[static_cast<std::size_t>(event.GetSelection())].first;
                           level_->Enable(settings.levelChange == LevelChange::set);
                       }));
    level_->Bind(wxEVT_SPINCTRL, take([](ToolSettings& settings, wxCommandEvent& event) {
                     settings.level = event.GetInt();
                 }));
    roadSpans_->Bind(wxEVT_CHECKBOX, take([](ToolSettings& settings, wxCommandEvent& event) {
                         settings.roadSpans = event.IsChecked();
                     }));
    stone_->Bind(wxEVT_CHECKBOX, take([](ToolSettings& settings, wxCommandEvent& event) {
                     settings.stone = event.IsChecked();
                 }));
    placeKind_->Bind(wxEVT_CHOICE, take([this](ToolSettings& settings, wxCommandEvent& event) {
                         settings.placeKind =
                             placeKinds_[static_cast<std::size_t>(event.GetSelection())];
                     }));
    work_->Bind(wxEVT_CHOICE, take([](ToolSettings& settings, wxCommandEvent& event) {
                    settings.work = works[static_cast<std::size_t>(event.GetSelection())];
                }));
    side_->Bind(wxEVT_CHOICE, take([this](ToolSettings& settings, wxCommandEvent& event) {
                    settings.side = sides_[static_cast<std::size_t>(event.GetSelection())];
                }));
    letter_->Bind(wxEVT_TEXT, take([](ToolSettings& settings, wxCommandEvent& event) {
                      settings.letter = utf8(event.GetString());
                  }));
    points_->Bind(wxEVT_SPINCTRL, take([](ToolSettings& settings, wxCommandEvent& event) {
                      settings.victoryPoints = event.GetInt();
                  }));
    labelKind_->Bind(wxEVT_CHOICE, take([](ToolSettings& settings, wxCommandEvent& event) {
                         settings.labelKind =
                             labelKinds[static_cast<std::size_t>(event.GetSelection())].first;
                     }));
    area_->Bind(wxEVT_CHOICE, take([](ToolSettings& settings, wxCommandEvent& event) {
                    settings.lasso = event.GetSelection() == 1;
                }));
    return column;
}

void PalettePanel::show(Session* session) {
    connections_.clear();
    session_ = session;
    if (session_) {
        connections_.push_back(session_->rulesetChanged.connect([this] {
            rebuild();
            fillChoices();
        }));
        const ToolSettings& settings = session_->toolSettings();
        brush_->SetSelection(settings.brushRadius);
        erase_->SetValue(settings.erase);
        for (std::size_t i = 0; i < levelChanges.size(); ++i)
            if (levelChanges[i].first == settings.levelChange)
                levelChange_->SetSelection(static_cast<int>(i));
        level_->SetValue(settings.level);
        roadSpans_->SetValue(settings.roadSpans);
        stone_->SetValue(settings.stone);
        letter_->ChangeValue(shown(settings.letter));
        points_->SetValue(settings.victoryPoints);
        for (std::size_t i = 0; i < labelKinds.size(); ++i)
            if (labelKinds[i].first == settings.labelKind)
                labelKind_->SetSelection(static_cast<int>(i));
        work_->SetSelection(placeIn(works, settings.work.value_or(works.front())));
        area_->SetSelection(settings.lasso ? 1 : 0);
    }
    rebuild();
    fillChoices();
}

void PalettePanel::follow(const ToolRow* tool) {
    const Palette palette = tool ? tool->palette : Palette::none;
    const bool otherList = (palette == Palette::outlines) != (palette_ == Palette::outlines);
    palette_ = palette;
    if (otherList) rebuild();
    fillChoices();
    showOptions();
    mark();
    list_->scrollTo(groupOf(palette_));
}

/// Kinds of places and sides, which are those of the rules and of the forces as they are now.
void PalettePanel::fillChoices() {
    placeKind_->Clear();
    side_->Clear();
    placeKinds_ = {""};
    sides_ = {model::SideId()};
    placeKind_->Append("None");
    side_->Append("None");
    if (!session_) return;
    if (const auto& ruleset = session_->ruleset())
        for (const auto& kind : ruleset->placeKinds) {
            placeKinds_.push_back(kind.id);
            placeKind_->Append(shown(kind.name));
        }
    for (const auto& side : session_->scenario().forces->sides) {
        sides_.push_back(side.id);
        side_->Append(shown(side.name.empty() ? side.id.text : side.name));
    }
    placeKind_->SetSelection(placeIn(placeKinds_, session_->toolSettings().placeKind));
    side_->SetSelection(placeIn(sides_, session_->toolSettings().side));
}

void PalettePanel::showOptions() {
    for (const Options& options : options_)
        options.line->ShowItems(std::find(options.of.begin(), options.of.end(), palette_) !=
                                options.of.end());
    if (session_) level_->Enable(session_->toolSettings().levelChange == LevelChange::set);
    Layout();
}

void PalettePanel::rebuild() {
    const auto ruleset = session_ ? session_->ruleset() : nullptr;
    if (!ruleset) {
        list_->show({});
        return;
    }
    const SwatchMaker maker(ruleset, *this);
    const auto outlines = maker.outlines();
    const auto all = maker.all();
    // Every tool begins with something to draw.
    ToolSettings& settings = session_->toolSettings();
    if (!settings.work) settings.work = works.front();
    for (const auto* swatches : {&all, &outlines})
        for (const Swatch& swatch : *swatches) {
            const auto palette = static_cast<Palette>(swatch.group);
            if (!swatch.isHeading() && settingOf(settings, palette).empty())
                setSetting(settings, palette, swatch.id);
        }
    list_->show(palette_ == Palette::outlines ? outlines : all);
    mark();
}

void PalettePanel::mark() {
    if (session_) list_->mark(groupOf(palette_), settingOf(session_->toolSettings(), palette_));
}

void PalettePanel::onChosen(int row) {
    if (!session_ || row < 0) return;
    const Swatch& swatch = list_->swatches()[static_cast<std::size_t>(row)];
    if (swatch.isHeading()) {
        mark();
        return;
    }
    const auto palette = static_cast<Palette>(swatch.group);
    setSetting(session_->toolSettings(), palette, swatch.id);
    chosen(palette);
    mark();
}

} // namespace editor
