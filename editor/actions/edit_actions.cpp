#include "editor/actions/all_actions.h"
#include "editor/canvas/map_canvas.h"
#include "editor/main_frame.h"
#include "editor/region_actions.h"
#include "editor/tools/type_names.h"
#include "editor/underlay.h"
#include "model/edits/record_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"

#include <wx/textentry.h>
#include <wx/window.h>

#include <algorithm>

namespace editor {

namespace {

bool canUndo(const MainFrame& frame) {
    const Session* session = frame.session();
    return session && (session->document().canUndo() || session->document().hasPreview());
}

bool canRedo(const MainFrame& frame) {
    return frame.session() && frame.session()->document().canRedo();
}

bool hasUnits(const MainFrame& frame) {
    return frame.session() && !frame.session()->selection().units().empty();
}

bool hasSelection(const MainFrame& frame) {
    return frame.session() && !frame.session()->selection().empty();
}

std::string undoTitle(const MainFrame& frame) {
    if (!frame.session() || !frame.session()->document().canUndo()) return "&Undo";
    const auto& document = frame.session()->document();
    return "&Undo " + text(named(*frame.session(), document.history()[document.now()].name));
}

std::string redoTitle(const MainFrame& frame) {
    if (!canRedo(frame)) return "&Redo";
    const auto& document = frame.session()->document();
    return "&Redo " + text(named(*frame.session(), document.history()[document.now() + 1].name));
}

// Hexes of the map.

bool hasHexes(const MainFrame& frame) {
    return frame.session() && frame.session()->selection().hex();
}

/// Copying in a field means its text.
wxTextEntry* fieldInUse() {
    return dynamic_cast<wxTextEntry*>(wxWindow::FindFocus());
}

template <void (wxTextEntryBase::*inField)(), bool (*onMap)(Session&)>
void either(MainFrame& frame) {
    if (auto* field = fieldInUse())
        (field->*inField)();
    else
        onMap(*frame.session());
}

bool canCopy(const MainFrame& frame) {
    return fieldInUse() || hasHexes(frame);
}

bool canPaste(const MainFrame& frame) {
    return fieldInUse() || (frame.session() && frame.session()->toolSettings().copied);
}

void paste(MainFrame& frame) {
    if (auto* field = fieldInUse()) return field->Paste();
    frame.takeUp(*findTool("paste"));
}

bool selectAll(Session& session) {
    selectAllHexes(session);
    return true;
}

bool isOpen(const MainFrame& frame) {
    return frame.session() || fieldInUse();
}

bool hasRuleset(const MainFrame& frame) {
    return frame.session() && frame.session()->ruleset();
}

void replaceTerrain(MainFrame& frame) {
    Session& session = *frame.session();
    const auto wanted =
        frame.ask().replacement(&frame, *session.ruleset(), session.toolSettings().terrain,
                                !session.selection().hexes().empty());
    if (wanted)
        editor::replaceTerrain(session, wanted->from, wanted->to,
                               wanted->wholeMap ? Where::wholeMap : Where::selection);
}

void drawSlopes(MainFrame& frame) {
    drawSlopesFromLevels(*frame.session(), hasHexes(frame) ? Where::selection : Where::wholeMap);
}

std::string slopesTitle(const MainFrame& frame) {
    return hasHexes(frame) ? "&Slopes from Levels in the Selection" : "&Slopes from Levels";
}

/// Those of the selection that are played are closed; when there are none, all are opened.
bool closesHexes(const MainFrame& frame) {
    const auto hexes = frame.session()->selection().hexes();
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](model::Hex hex) { return frame.session()->extent().isOnMap(hex); });
}

void closeHexes(MainFrame& frame) {
    frame.session()->apply(
        model::setClosed(frame.session()->selection().hexes(), closesHexes(frame)));
}

std::string closeTitle(const MainFrame& frame) {
    return hasHexes(frame) && !closesHexes(frame) ? "&Open Hexes" : "Cl&ose Hexes";
}

/// A box that lies beside one of the selected hexes.
const model::MapBox* selectedBox(const MainFrame& frame) {
    const auto hexes = frame.session()->selection().hexes();
    for (const auto& box : frame.session()->scenario().map->boxes)
        for (const model::Hex hex : box->beside)
            if (std::find(hexes.begin(), hexes.end(), hex) != hexes.end()) return &*box;
    return nullptr;
}

void addOrRemoveBox(MainFrame& frame) {
    if (const auto* box = selectedBox(frame))
        return frame.session()->apply(model::removeRecord(*box));
    model::MapBox box;
    box.name = text(model::tr("New box"));
    box.beside = frame.session()->selection().hexes();
    frame.session()->apply(model::addRecord(std::move(box)));
}

std::string boxTitle(const MainFrame& frame) {
    return hasHexes(frame) && selectedBox(frame) ? "Remove &Box off the Map"
                                                 : "Add &Box off the Map";
}

void layUnderlay(MainFrame& frame) {
    if (const auto picture = frame.ask().pictureToOpen(&frame))
        addUnderlay(*frame.session(), *picture);
}

void removeUnits(MainFrame& frame) {
    frame.session()->apply(model::removeFromMap(frame.session()->selection().units()));
}

/// What the hand is doing first, then what is selected.
void escape(MainFrame& frame) {
    if (!frame.session()) return;
    if (frame.canvas().cancelStroke() || frame.session()->interrupt()) return;
    frame.session()->selection().clear();
}

constexpr Action actions[] = {
    {"edit.undo", Menu::edit, "&Undo", "Take the last edit back", "Ctrl+Z",
     [](MainFrame& frame) { frame.session()->undo(); }, canUndo, nullptr, undoTitle, "undo"},
    {"edit.redo", Menu::edit, "&Redo", "Make the edit again that was taken back", "Ctrl+Shift+Z",
     [](MainFrame& frame) { frame.session()->redo(); }, canRedo, nullptr, redoTitle, "redo"},
    {"edit.cut", Menu::edit, "Cu&t", "Copy the selected hexes, then clear them", "Ctrl+X",
     either<&wxTextEntryBase::Cut, cutSelection>, canCopy, nullptr, nullptr, "", true},
    {"edit.copy", Menu::edit, "&Copy", "Copy all that the map has in the selected hexes", "Ctrl+C",
     either<&wxTextEntryBase::Copy, copySelection>, canCopy},
    {"edit.paste", Menu::edit, "&Paste",
     "Take up what was copied; a click puts it down, R turns it and M mirrors it", "Ctrl+V", paste,
     canPaste},
    {"edit.select-all", Menu::edit, "Select &All", "Select every hex in play", "Ctrl+A",
     either<&wxTextEntryBase::SelectAll, selectAll>, isOpen},
    {"edit.fill", Menu::edit, "&Fill Hexes", "Give the selected hexes the terrain of the palette",
     "Ctrl+F", [](MainFrame& frame) { fillSelection(*frame.session()); }, hasHexes, nullptr,
     nullptr, "", true},
    {"edit.clear", Menu::edit, "Clea&r Hexes",
     "Take all that the map has out of the selected hexes", "Ctrl+Delete",
     [](MainFrame& frame) { clearSelection(*frame.session()); }, hasHexes},
    {"edit.close-hexes", Menu::edit, "Cl&ose Hexes",
     "Say that the selected hexes are printed but not played, or that they are", "", closeHexes,
     hasHexes, nullptr, closeTitle},
    {"edit.replace", Menu::edit, "R&eplace Terrain…", "Put one terrain in the place of another",
     "Ctrl+H", replaceTerrain, hasRuleset},
    {"edit.slopes", Menu::edit, "&Slopes from Levels",
     "Draw slopes where the levels of neighbours differ, and take other slopes away", "",
     drawSlopes, hasRuleset, nullptr, slopesTitle},
    {"edit.box", Menu::edit, "Add &Box off the Map",
     "Put a box for pieces beside the selected hexes of the map edge, or take it away", "",
     addOrRemoveBox, hasHexes, nullptr, boxTitle},
    {"edit.underlay", Menu::edit, "Scanned &Map…",
     "Lay a picture under the map; the properties of the map tie its points to hexes", "",
     layUnderlay, isOpen},
    {"edit.take-off", Menu::edit, "&Take Off the Map",
     "Take the selected units off the map; they stay in the order of battle", "Delete", removeUnits,
     hasUnits, nullptr, nullptr, "", true},
    {"edit.escape", Menu::edit, "Cance&l or Deselect",
     "Drop what the mouse is drawing; else select nothing", "Escape", escape, hasSelection},
};

} // namespace

std::span<const Action> editActions() {
    return actions;
}

} // namespace editor
