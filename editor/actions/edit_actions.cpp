#include "editor/actions/all_actions.h"
#include "editor/canvas/map_canvas.h"
#include "editor/main_frame.h"
#include "model/edits/setup_edits.h"

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
    return "&Undo " + text(document.history()[document.now()].name);
}

std::string redoTitle(const MainFrame& frame) {
    if (!canRedo(frame)) return "&Redo";
    const auto& document = frame.session()->document();
    return "&Redo " + text(document.history()[document.now() + 1].name);
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
    {"edit.take-off", Menu::edit, "&Take Off the Map",
     "Take the selected units off the map; they stay in the order of battle", "Delete", removeUnits,
     hasUnits, nullptr, nullptr, "", true},
    {"edit.escape", Menu::edit, "&Cancel or Deselect",
     "Drop what the mouse is drawing; else select nothing", "Escape", escape, hasSelection},
};

} // namespace

std::span<const Action> editActions() {
    return actions;
}

} // namespace editor
