#include "editor/actions/all_actions.h"
#include "editor/main_frame.h"

namespace editor {

namespace {

bool isOpen(const MainFrame& frame) {
    return frame.session() != nullptr;
}

constexpr Action actions[] = {
    {"file.new", Menu::file, "&New…", "Begin a new map or scenario", "Ctrl+N",
     [](MainFrame& frame) { frame.files().createNew(); }, nullptr, nullptr, nullptr, "new"},
    {"file.open", Menu::file, "&Open…", "Open a scenario, a map or an order of battle", "Ctrl+O",
     [](MainFrame& frame) { frame.files().chooseAndOpen(); }, nullptr, nullptr, nullptr, "open"},
    {"file.save", Menu::file, "&Save", "Write the files that changed", "Ctrl+S",
     [](MainFrame& frame) { frame.files().save(); }, isOpen, nullptr, nullptr, "save", true},
    {"file.save-as", Menu::file, "Save &As…", "Write everything under another name", "Ctrl+Shift+S",
     [](MainFrame& frame) { frame.files().saveAs(); }, isOpen},
    {"file.recover", Menu::file, "&Recover Unsaved…",
     "New documents that were not saved when the program was killed", "",
     [](MainFrame& frame) {
         if (!frame.files().mayLeave()) return;
         if (!frame.files().offerUnsaved())
             frame.ask().notice(&frame, "There is nothing to recover.",
                                "Work on a file is offered when the file is opened.");
     }},
    {"file.quit", Menu::file, "&Quit", "Close the window; asks about unsaved changes", "Ctrl+Q",
     [](MainFrame& frame) { frame.Close(); }, nullptr, nullptr, nullptr, "", true},
};

} // namespace

std::span<const Action> fileActions() {
    return actions;
}

} // namespace editor
