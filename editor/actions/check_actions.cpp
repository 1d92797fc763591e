#include "editor/actions/all_actions.h"
#include "editor/main_frame.h"
#include "editor/panels/findings_panel.h"

namespace editor {

namespace {

bool hasFindings(const MainFrame& frame) {
    return frame.session() && frame.findings().canMove();
}

constexpr Action actions[] = {
    {"check.next", Menu::check, "&Next Finding", "Go to the next finding on the list", "F8",
     [](MainFrame& frame) { frame.findings().move(1); }, hasFindings},
    {"check.previous", Menu::check, "&Previous Finding", "Go to the finding before", "Shift+F8",
     [](MainFrame& frame) { frame.findings().move(-1); }, hasFindings},
    {"check.fix", Menu::check, "&Fix", "Mend the selected finding by its first fix", "Ctrl+.",
     [](MainFrame& frame) { frame.findings().fixFirst(); },
     [](const MainFrame& frame) { return frame.session() && frame.findings().canFix(); }, nullptr,
     nullptr, "", true},
    {"check.waive", Menu::check, "&Waive…", "Forgive the selected finding, with a reason", "Ctrl+W",
     [](MainFrame& frame) { frame.findings().waive(); },
     [](const MainFrame& frame) { return frame.session() && frame.findings().canWaive(); }},
    {"check.show-waived", Menu::check, "&Show Waived", "List waived findings too", "",
     [](MainFrame& frame) { frame.findings().showWaived(!frame.findings().showsWaived()); },
     nullptr, [](const MainFrame& frame) { return frame.findings().showsWaived(); }, nullptr, "",
     true},
};

} // namespace

std::span<const Action> checkActions() {
    return actions;
}

} // namespace editor
