#include "editor/panels/properties_panel.h"

#include "editor/dialogs/texts.h"
#include "model/edits/force_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/edits/text_edits.h"
#include "model/forces/unit_attributes.h"
#include "model/map/labels.h"

#include <wx/propgrid/advprops.h>
#include <wx/propgrid/propgrid.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <charconv>

namespace editor {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const auto& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

std::string nameOf(const model::Ruleset* ruleset, const model::TerrainId& id) {
    const auto* type = ruleset ? find(*ruleset, id) : nullptr;
    return type ? type->name : id.text;
}

std::string nameOf(const model::Ruleset* ruleset, const model::HexsideTypeId& id) {
    const auto* type = ruleset ? find(*ruleset, id) : nullptr;
    return type ? type->name : id.text;
}

std::optional<int> wholeNumber(const std::string& text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// The terrains that can be chosen for a hex: those of the ruleset, and whatever it holds now.
std::vector<model::TerrainId> terrainChoices(const model::Ruleset* ruleset,
                                             const std::vector<model::TerrainId>& now) {
    std::vector<model::TerrainId> choices;
    if (ruleset)
        for (const auto& type : ruleset->terrain)
            choices.push_back(type.id);
    for (const auto& id : now)
        if (std::find(choices.begin(), choices.end(), id) == choices.end()) choices.push_back(id);
    return choices;
}

/// One step for all that was ticked and unticked.
model::Edit setTerrains(model::Hex hex, const std::vector<model::TerrainId>& before,
                        const std::vector<model::TerrainId>& after, const model::Ruleset* ruleset) {
    std::vector<model::Edit> edits;
    for (const auto& id : before)
        if (std::find(after.begin(), after.end(), id) == after.end())
            edits.push_back(model::eraseTerrain({hex}, id));
    for (const auto& id : after)
        if (std::find(before.begin(), before.end(), id) == before.end())
            edits.push_back(model::paintTerrain(
                {hex}, id, ruleset ? excludedBy(*ruleset, id) : std::vector<model::TerrainId>()));
    model::Message name = model::tr("Change terrain");
    if (edits.size() == 1) name = edits.front().name;
    return {std::move(name), [edits](model::Scenario& scenario) {
                for (const auto& edit : edits)
                    edit.apply(scenario);
            }};
}

std::optional<model::Piece> pieceOf(const model::Scenario& scenario, const model::UnitId& unit) {
    for (const auto& placed : placedPieces(scenario))
        if (placed.piece.unit == unit) return placed.piece;
    return std::nullopt;
}

const model::Misfit* misfitOf(const model::Unit& unit, std::string_view attribute) {
    for (const auto& misfit : unit.about.extras.misfits)
        if (misfit.field == attribute) return &misfit;
    return nullptr;
}

/// The toolkit's own puts every word in quotes.
class ListProperty : public wxMultiChoiceProperty {
public:
    using wxMultiChoiceProperty::wxMultiChoiceProperty;
    wxString ValueToString(wxVariant& value, int) const override {
        wxString all;
        for (const wxString& word : value.GetArrayString())
            all += (all.empty() ? "" : ", ") + word;
        return all;
    }
};

} // namespace

PropertiesPanel::PropertiesPanel(wxWindow* parent) : wxPanel(parent) {
    title_ = new wxStaticText(this, wxID_ANY, "");
    title_->SetFont(GetFont().Bold());
    const long tips = wxPG_TOOLTIPS;
    grid_ = new wxPropertyGrid(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               tips | wxBORDER_NONE, "properties");
    grid_->SetMarginColour(grid_->GetCellBackgroundColour());
    grid_->SetCaptionBackgroundColour(wxColour(0xef, 0xee, 0xec));
    grid_->SetLineColour(wxColour(0xe4, 0xe2, 0xdf));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(title_, 0, wxEXPAND | wxALL, FromDIP(8));
    column->Add(grid_, 1, wxEXPAND);
    SetSizer(column);
    grid_->Bind(wxEVT_PG_CHANGING, &PropertiesPanel::onChanging, this);
}

void PropertiesPanel::show(Session* session) {
    connections_.clear();
    session_ = session;
    if (session_) {
        // A stroke changes the scenario many times; the panel follows once.
        const auto follow = [this] {
            if (rebuildAsked_) return;
            rebuildAsked_ = true;
            CallAfter([this] {
                rebuildAsked_ = false;
                rebuild();
            });
        };
        connections_.push_back(
            session_->changed.connect([follow](const model::Change&) { follow(); }));
        connections_.push_back(session_->rulesetChanged.connect(follow));
        connections_.push_back(session_->selectionChanged.connect(follow));
    }
    rebuild();
}

void PropertiesPanel::rebuild() {
    grid_->Freeze();
    grid_->Clear();
    changes_.clear();
    title_->SetLabel("");
    if (session_) {
        const auto unit = session_->selection().unit();
        const model::Unit* found = unit ? find(*session_->scenario().forces, *unit) : nullptr;
        if (found)
            showUnit(*found);
        else if (const auto hexside = session_->selection().hexside())
            showHexside(*hexside);
        else if (const auto hex = session_->selection().hex())
            showHex(*hex);
        else
            showScenario();
    }
    grid_->SetSplitterPosition(FromDIP(170));
    grid_->Thaw();
}

void PropertiesPanel::section(const std::string& title) {
    grid_->Append(new wxPropertyCategory(shown(title)));
}

wxPGProperty* PropertiesPanel::text(const char* title, const std::string& value, Change change,
                                    const char* help) {
    auto* property = new wxStringProperty(title, wxPG_LABEL, shown(value));
    add(property, std::move(change), help);
    return property;
}

void PropertiesPanel::add(wxPGProperty* property, Change change, const char* help) {
    // Labels may repeat (two blocks with a "Name"), names must not.
    property->SetName(wxString::Format("p%zu", changes_.size()));
    property->SetHelpString(help);
    grid_->Append(property);
    if (!change) property->ChangeFlag(wxPG_PROP_READONLY, true);
    changes_[property] = std::move(change);
}

void PropertiesPanel::onChanging(wxPropertyGridEvent& event) {
    const auto found = changes_.find(event.GetProperty());
    if (found == changes_.end() || !found->second || !session_) return;
    const std::string refused = found->second(event.GetValue());
    if (refused.empty()) return;
    event.SetValidationFailureMessage(shown(refused));
    event.SetValidationFailureBehavior(
        static_cast<wxPGVFBFlags>(wxPG_VFB_MARK_CELL | wxPG_VFB_SHOW_MESSAGE_ON_STATUSBAR));
    event.Veto();
}

void PropertiesPanel::showScenario() {
    const model::Scenario& scenario = session_->scenario();
    title_->SetLabel(session_->root() == formats::FileKind::map ? "Map" : "Scenario");
    text("Title", session_->title(), [this](const wxVariant& value) {
        session_->apply(model::setTitle(utf8(value.GetString())));
        return std::string();
    });
    const auto* ruleset = session_->ruleset().get();
    text("Rules", ruleset && !ruleset->name.empty() ? ruleset->name : scenario.rules->ruleset.text);
    text("Hexes in play", std::to_string(session_->extent().hexes().size()));
    text("Units", std::to_string(scenario.forces->units.size()));
    text("On the map", std::to_string(placedPieces(scenario).size()));
    text("Waived", std::to_string(scenario.waivers.size() + scenario.map->waivers.size()));
}

void PropertiesPanel::showUnit(const model::Unit& unit) {
    const model::Scenario& scenario = session_->scenario();
    const model::UnitId id = unit.id;
    title_->SetLabel(shown(unit.name.empty() ? id.text : unit.name));
    text("Id", id.text);
    const auto piece = pieceOf(scenario, id);
    text(
        "Hex", piece && piece->at ? model::label(*scenario.map, *piece->at) : std::string(),
        [this, id](const wxVariant& value) -> std::string {
            const std::string wanted = utf8(value.GetString());
            if (wanted.empty()) {
                session_->apply(model::removeFromMap({id}));
                return {};
            }
            const auto hex = model::readHex(*session_->scenario().map, wanted).value;
            if (!hex || !session_->extent().isOnMap(*hex))
                return "There is no hex " + wanted + " in play.";
            session_->apply(model::placeUnits({id}, *hex));
            return {};
        },
        "Where it stands; empty: off the map");
    if (piece) {
        const auto flag = [&](const char* title, bool value, auto edit, const char* help) {
            auto* property = new wxBoolProperty(title, wxPG_LABEL, value);
            property->SetAttribute(wxPG_BOOL_USE_CHECKBOX, true);
            add(
                property,
                [this, id, edit](const wxVariant& changed) {
                    session_->apply(edit(id, changed.GetBool()));
                    return std::string();
                },
                help);
        };
        flag("Reduced", piece->reduced, model::setReduced, "Its reduced side is up");
        flag("Road march", piece->roadMarch, model::setRoadMarch, "It is in road march");
    }
    section("Counter");
    for (const auto& attribute : model::unitAttributes()) {
        const auto* wrong = misfitOf(unit, attribute.name);
        const auto* property = text(
            std::string(attribute.title).c_str(),
            wrong ? wrong->text : model::attributeText(attribute, unit),
            [this, id, &attribute](const wxVariant& value) {
                // What is no figure is kept as it was typed, and a finding says so.
                session_->apply(model::setUnitAttribute(id, std::string(attribute.name),
                                                        utf8(value.GetString())));
                return std::string();
            },
            wrong ? ("Not " + wrong->expected).c_str() : "");
        if (wrong) grid_->SetPropertyTextColour(property, wxColour(0xb0, 0x20, 0x20));
    }
}

void PropertiesPanel::showHex(model::Hex hex) {
    const model::Scenario& scenario = session_->scenario();
    const model::Map& map = *scenario.map;
    const auto* ruleset = session_->ruleset().get();
    title_->SetLabel(shown("Hex " + model::label(map, hex)));

    const auto now = model::terrainAt(map, hex);
    const auto choices = terrainChoices(ruleset, now);
    wxPGChoices names;
    wxArrayString chosen;
    for (const auto& id : choices)
        names.Add(shown(nameOf(ruleset, id)));
    for (const auto& id : now)
        chosen.Add(shown(nameOf(ruleset, id)));
    auto* terrain = new ListProperty("Terrain", wxPG_LABEL, names, chosen);
    terrain->ChangeFlag(wxPG_PROP_NOEDITOR, true);
    add(
        terrain,
        [this, hex, now, choices](const wxVariant& value) {
            const auto* rules = session_->ruleset().get();
            const wxArrayString picked = value.GetArrayString();
            std::vector<model::TerrainId> after;
            for (const auto& id : choices)
                if (picked.Index(shown(nameOf(rules, id))) != wxNOT_FOUND) after.push_back(id);
            session_->apply(setTerrains(hex, now, after, rules));
            return std::string();
        },
        "What the hex holds beside the ground of the sheet");
    const auto level = model::levelAt(map, hex);
    text(
        "Level", level ? std::to_string(*level) : "",
        [this, hex](const wxVariant& value) -> std::string {
            const std::string wanted = utf8(value.GetString());
            const auto number = wholeNumber(wanted);
            if (!wanted.empty() && !number) return "A level is a whole number, or empty.";
            session_->apply(model::setLevel({hex}, number));
            return {};
        },
        "Height in contour levels");
    std::vector<std::string> places;
    for (const auto& place : map.places)
        if (std::find(place->at.begin(), place->at.end(), hex) != place->at.end())
            places.push_back(place->name);
    if (!places.empty()) text("Places", joined(places));

    std::vector<std::string> units;
    for (const auto& placed : placedPieces(scenario)) {
        if (placed.piece.at != hex) continue;
        const auto* unit = find(*scenario.forces, placed.piece.unit);
        units.push_back(unit && !unit->name.empty() ? unit->name : placed.piece.unit.text);
    }
    section("Stack");
    for (std::size_t i = 0; i < units.size(); ++i)
        text(i == 0 ? "Top" : "Below", units[i]);
    if (units.empty()) text("Pieces", "none");
}

void PropertiesPanel::showHexside(model::Hexside hexside) {
    const model::Map& map = *session_->scenario().map;
    const auto* ruleset = session_->ruleset().get();
    title_->SetLabel(shown("Hexside " + model::label(map, hexside)));
    std::vector<std::string> features;
    for (const auto& feature : model::featuresAt(map, hexside))
        features.push_back(
            nameOf(ruleset, feature.type) +
            (feature.uphill ? ", up to " + model::label(map, *feature.uphill) : std::string()));
    text("Features", features.empty() ? "none" : joined(features));
    std::vector<std::string> water;
    for (const auto& course : map.watercourses)
        if (std::find(course->hexsides.begin(), course->hexsides.end(), hexside) !=
            course->hexsides.end())
            water.push_back(course->name.empty() ? nameOf(ruleset, course->type) : course->name);
    text("Water", water.empty() ? "none" : joined(water));
    std::vector<std::string> spans;
    for (const auto& span : map.spans)
        if (span->at == hexside) spans.push_back(span->type.text);
    text("Crossings", spans.empty() ? "none" : joined(spans));
}

} // namespace editor
