#include "editor/panels/properties_panel.h"

#include "editor/dialogs/texts.h"
#include "editor/overlays/finding_markers.h"
#include "editor/panels/map_rows.h"
#include "editor/panels/property_rows.h"
#include "model/edits/force_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/text_edits.h"
#include "model/forces/unit_attributes.h"
#include "model/map/labels.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

namespace editor {

namespace {

std::optional<model::Piece> pieceOf(const model::Scenario& scenario, const model::UnitId& unit) {
    for (const auto& placed : placedPieces(scenario))
        if (placed.piece.unit == unit) return placed.piece;
    return std::nullopt;
}

/// The hex selected, or where the place or letter stands that is.
std::optional<model::Hex> hexSelected(const Session& session) {
    const auto& subjects = session.selection().subjects();
    for (auto subject = subjects.rbegin(); subject != subjects.rend(); ++subject)
        if (const auto hex = placeOf(session.scenario(), *subject)) return hex;
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
        else if (const auto hexside = session_->selection().hexside()) {
            title_->SetLabel(shown("Hexside " + model::label(*session_->scenario().map, *hexside)));
            showHexside(*rows_, *session_, *hexside);
        } else if (const auto hex = hexSelected(*session_))
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
    showMap(*rows_, *session_);
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
    const auto selected = session_->selection().hexes().size();
    std::string title = "Hex " + model::label(*scenario.map, hex);
    if (selected > 1) title += ", the last of " + std::to_string(selected);
    title_->SetLabel(shown(title));
    showTerrain(*rows_, *session_, hex);
    std::vector<std::string> units;
    for (const auto& placed : placedPieces(scenario)) {
        if (placed.piece.at != hex) continue;
        const auto* unit = find(*scenario.forces, placed.piece.unit);
        units.push_back(unit && !unit->name.empty() ? unit->name : placed.piece.unit.text);
    }
    if (!units.empty()) rows_->section("Stack");
    for (std::size_t i = 0; i < units.size(); ++i)
        rows_->shown(i == 0 ? "Top" : "Below", units[i]);
    showThingsIn(*rows_, *session_, hex);
}

} // namespace editor
