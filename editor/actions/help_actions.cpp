#include "editor/actions/all_actions.h"
#include "editor/main_frame.h"

namespace editor {

namespace {

void about(MainFrame& frame) {
    frame.ask().notice(&frame, "Berthier",
                       "Draws maps and scenarios of hex wargames, and checks them against the "
                       "rules of the game while you work.");
}

constexpr Action actions[] = {
    {"help.shortcuts", Menu::help, "&Keys", "Every key and what it does", "F1",
     [](MainFrame& frame) { frame.ask().shortcuts(&frame); }},
    {"help.about", Menu::help, "&About Berthier", "What this program is", "", about, nullptr,
     nullptr, nullptr, "", true},
};

} // namespace

std::span<const Action> helpActions() {
    return actions;
}

} // namespace editor
