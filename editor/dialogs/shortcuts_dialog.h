#pragma once
// The list of all keys, made from the tables of actions and tools.

#include <wx/dialog.h>

#include <string>
#include <vector>

namespace editor {

class ShortcutsDialog : public wxDialog {
public:
    explicit ShortcutsDialog(wxWindow* parent);
};

struct ListedShortcut {
    std::string key, title;
};
/// Actions in the order of the menus, then tools, then what the mouse does.
std::vector<ListedShortcut> listedShortcuts();

} // namespace editor
