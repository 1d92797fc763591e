#include "editor/panels/properties_panel.h"

#include "editor/dialogs/texts.h"
#include "editor/panels/property_rows.h"
#include "model/edits/force_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/edits/text_edits.h"
#include "model/forces/unit_attributes.h"
#include "model/map/labels.h"

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

std::string nameOf(const model::Ruleset* ruleset, const model::SpanTypeId& id) {
    const auto* type = ruleset ? find(*ruleset, id) : nullptr;
    return type ? type->name : id.text;
}

std::optional<int> wholeNumber(const std::string& text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
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

} // namespace

PropertiesPanel::PropertiesPanel(wxWindow* parent) : wxPanel(parent) {
    title_ = new wxStaticText(this, wxID_ANY, "");
    title_->SetFont(GetFont().Bold());
    rows_ = new PropertyRows(this);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(title_, 0, wxEXPAND | wxALL, FromDIP(8));
    column->Add(rows_, 1, wxEXPAND);
    SetSizer(column);
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
    rows_->begin();
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
    rows_->end();
}

void PropertiesPanel::showScenario() {
    const model::Scenario& scenario = session_->scenario();
    title_->SetLabel(session_->root() == formats::FileKind::map ? "Map" : "Scenario");
    rows_->freeText("Title", session_->title(),
                    [this](const std::string& title) { session_->apply(model::setTitle(title)); });
    const auto* ruleset = session_->ruleset().get();
    rows_->shown("Rules",
                 ruleset && !ruleset->name.empty() ? ruleset->name : scenario.rules->ruleset.text);
    rows_->shown("Hexes in play", std::to_string(session_->extent().hexes().size()));
    rows_->shown("Units", std::to_string(scenario.forces->units.size()));
    rows_->shown("On the map", std::to_string(placedPieces(scenario).size()));
    rows_->shown("Waived", std::to_string(scenario.waivers.size() + scenario.map->waivers.size()));
}

void PropertiesPanel::showUnit(const model::Unit& unit) {
    const model::Scenario& scenario = session_->scenario();
    const model::UnitId id = unit.id;
    title_->SetLabel(shown(unit.name.empty() ? id.text : unit.name));
    rows_->shown("Id", id.text);
    const auto piece = pieceOf(scenario, id);
    rows_->text(
        "Hex", piece && piece->at ? model::label(*scenario.map, *piece->at) : std::string(),
        [this, id](const std::string& wanted) -> std::string {
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
        rows_->flag(
            "Reduced", piece->reduced,
            [this, id](bool on) { session_->apply(model::setReduced(id, on)); },
            "Its reduced side is up");
        rows_->flag(
            "Road march", piece->roadMarch,
            [this, id](bool on) { session_->apply(model::setRoadMarch(id, on)); },
            "It is in road march");
    }
    rows_->section("Counter");
    for (const auto& attribute : model::unitAttributes()) {
        const std::string title(attribute.title);
        // What is no figure is kept as it was typed, and a finding says so.
        const auto take = [this, id, &attribute](const std::string& text) {
            session_->apply(model::setUnitAttribute(id, std::string(attribute.name), text));
        };
        if (const auto* wrong = misfitOf(unit, attribute.name))
            rows_->wrongText(title, wrong->text, take, "Not " + wrong->expected);
        else
            rows_->freeText(title, model::attributeText(attribute, unit), take);
    }
}

void PropertiesPanel::showHex(model::Hex hex) {
    const model::Scenario& scenario = session_->scenario();
    const model::Map& map = *scenario.map;
    const auto* ruleset = session_->ruleset().get();
    title_->SetLabel(shown("Hex " + model::label(map, hex)));

    const auto now = model::terrainAt(map, hex);
    std::vector<std::string> words;
    for (const auto& id : now)
        words.push_back(id.text);
    std::vector<Choice> terrains;
    if (ruleset)
        for (const auto& type : ruleset->terrain)
            terrains.push_back({type.id.text, type.name});
    if (const auto* sheet = model::sheetOf(map, hex))
        rows_->shown("Ground", nameOf(ruleset, sheet->ground), "What every hex of the sheet holds");
    rows_->several(
        "Terrain", words, terrains,
        [this, hex, now](const std::vector<std::string>& picked) {
            std::vector<model::TerrainId> after;
            for (const auto& word : picked)
                after.emplace_back(word);
            session_->apply(setTerrains(hex, now, after, session_->ruleset().get()));
        },
        "What the hex holds beside the ground of the sheet");
    const auto level = model::levelAt(map, hex);
    rows_->text(
        "Level", level ? std::to_string(*level) : "",
        [this, hex](const std::string& wanted) -> std::string {
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
    if (!places.empty()) rows_->shown("Places", joined(places));

    std::vector<std::string> units;
    for (const auto& placed : placedPieces(scenario)) {
        if (placed.piece.at != hex) continue;
        const auto* unit = find(*scenario.forces, placed.piece.unit);
        units.push_back(unit && !unit->name.empty() ? unit->name : placed.piece.unit.text);
    }
    if (units.empty()) return;
    rows_->section("Stack");
    for (std::size_t i = 0; i < units.size(); ++i)
        rows_->shown(i == 0 ? "Top" : "Below", units[i]);
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
    rows_->shown("Features", features.empty() ? "none" : joined(features));
    std::vector<std::string> water;
    for (const auto& course : map.watercourses)
        if (std::find(course->hexsides.begin(), course->hexsides.end(), hexside) !=
            course->hexsides.end())
            water.push_back(course->name.empty() ? nameOf(ruleset, course->type) : course->name);
    rows_->shown("Water", water.empty() ? "none" : joined(water));
    std::vector<std::string> spans;
    for (const auto& span : map.spans)
        if (span->at == hexside) spans.push_back(nameOf(ruleset, span->type));
    rows_->shown("Crossings", spans.empty() ? "none" : joined(spans));
}

} // namespace editor
