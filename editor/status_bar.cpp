#include "editor/status_bar.h"

#include "editor/canvas/map_canvas.h"
#include "editor/dialogs/texts.h"
#include "model/map/labels.h"

#include <cmath>
#include <string>

namespace editor {

namespace {

enum Field { placeField, saidField, zoomField, countsField, fieldCount };

/// Label, whether it is closed, terrain, level and number of pieces.
std::string textOf(const Session& session, model::Hex hex) {
    const model::Scenario& scenario = session.scenario();
    const auto* ruleset = session.ruleset().get();
    std::string place = model::label(*scenario.map, hex);
    if (!session.extent().isOnMap(hex)) place += "   closed";
    for (const auto& terrain : model::terrainAt(*scenario.map, hex))
        place += "   " + model::nameOf(ruleset, terrain);
    if (const auto level = model::levelAt(*scenario.map, hex))
        place += "   level " + std::to_string(*level);
    std::size_t pieces = 0;
    for (const auto& placed : placedPieces(scenario))
        if (placed.piece.at == hex) ++pieces;
    if (pieces > 0) place += "   " + std::to_string(pieces) + (pieces == 1 ? " piece" : " pieces");
    return place;
}

} // namespace

StatusBar::StatusBar(wxWindow* parent) : wxStatusBar(parent) {
    static_assert(helpField == saidField);
    const int widths[fieldCount] = {-3, -5, FromDIP(80), FromDIP(250)};
    SetFieldsCount(fieldCount, widths);
}

void StatusBar::showPlace(const Session* session, const MapCanvas& canvas) {
    if (!session) {
        SetStatusText("", placeField);
        SetStatusText("Open a scenario, or begin a new one (Ctrl+O, Ctrl+N).", saidField);
        SetStatusText("", zoomField);
        return;
    }
    const auto hex = canvas.pointedHex();
    SetStatusText(hex ? shown(textOf(*session, *hex)) : wxString(), placeField);
    const auto said = text(canvas.pointedText());
    SetStatusText(shown(said.empty() ? note_ : said), saidField);
    const double percent = 100 * canvas.view().radius() / canvas.view().deviceScale() /
                           Viewport::radiusOf(Viewport::usualLevel);
    SetStatusText(wxString::Format("%.0f %%", std::round(percent)), zoomField);
}

void StatusBar::showCounts(const Session* session) {
    if (!session) {
        SetStatusText("", countsField);
        return;
    }
    const auto counted = [&](model::Severity severity, const char* one, const char* many) {
        const auto count = session->count(severity);
        return wxString::Format("%zu %s", count, count == 1 ? one : many);
    };
    wxString text = counted(model::Severity::error, "error", "errors") + ", " +
                    counted(model::Severity::warning, "warning", "warnings") + ", " +
                    counted(model::Severity::info, "note", "notes");
    if (!session->isValidated()) text += shown(" …");
    SetStatusText(text, countsField);
}

} // namespace editor
