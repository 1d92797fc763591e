#pragma once
// Something that the user can do: one row with its texts, its key and its body. Menus, tool bar,
// keys and the list of shortcuts are built from the rows, so an action is added in one place.

#include <span>
#include <string>
#include <string_view>

namespace editor {

class MainFrame;

enum class Menu { file, edit, view, check, help };

struct Action {
    std::string_view id; ///< `file.open`
    Menu menu = Menu::file;
    std::string_view title;    ///< with `&` before the letter of the menu
    std::string_view help;     ///< one line for the status bar and the tool tip
    std::string_view shortcut; ///< `Ctrl+Shift+S`; one without Ctrl or Alt works outside of fields
    void (*run)(MainFrame&);
    bool (*enabled)(const MainFrame&) = nullptr;         ///< null: always
    bool (*checked)(const MainFrame&) = nullptr;         ///< set: the entry has a check mark
    std::string (*titleNow)(const MainFrame&) = nullptr; ///< a title that names what it does now
    std::string_view icon = {};                          ///< in the tool bar, if not empty
    bool beginsGroup = false;
};

} // namespace editor
