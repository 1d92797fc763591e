#include "editor/dialogs/shortcuts_dialog.h"

#include "editor/actions/all_actions.h"
#include "editor/dialogs/texts.h"
#include "editor/tools/all_tools.h"

#include <wx/listctrl.h>
#include <wx/sizer.h>

#include <algorithm>

namespace editor {

std::vector<ListedShortcut> listedShortcuts() {
    std::vector<ListedShortcut> listed;
    const auto add = [&](std::string_view key, std::string_view title) {
        std::string plain(title);
        std::erase(plain, '&');
        if (!key.empty()) listed.push_back({std::string(key), std::move(plain)});
    };
    for (const Action* action : allActions())
        add(action->shortcut, action->title);
    for (const ToolRow& tool : allTools())
        add(toolShortcut(tool.id), "Tool: " + std::string(tool.title));
    add("R or full stop, comma", "Turn what is pasted right or left");
    add("M", "Mirror what is pasted");
    add("Enter", "End the outline that is drawn");
    add("Delete, Backspace", "Take back the last point of the outline");
    add("+ / -", "Zoom in or out");
    add("Ctrl+Wheel", "Zoom in or out at the pointer");
    add("Arrow keys", "Scroll the map by a hex");
    add("Wheel, Shift+Wheel", "Scroll the map");
    add("Space+Drag, Middle button", "Move the map");
    return listed;
}

ShortcutsDialog::ShortcutsDialog(wxWindow* parent) : wxDialog(parent, wxID_ANY, "Keys") {
    auto* list = new wxListView(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(500, 640)),
                                wxLC_REPORT | wxLC_SINGLE_SEL);
    list->AppendColumn("Key", wxLIST_FORMAT_LEFT, FromDIP(200));
    list->AppendColumn("Does", wxLIST_FORMAT_LEFT, FromDIP(296));
    for (const auto& [key, title] : listedShortcuts()) {
        const long row = list->InsertItem(list->GetItemCount(), shown(key));
        list->SetItem(row, 1, shown(title));
    }
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list, 1, wxEXPAND | wxALL, FromDIP(12));
    column->Add(CreateButtonSizer(wxOK), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12));
    SetSizerAndFit(column);
    FindWindow(wxID_OK)->SetLabel("&Close");
    SetEscapeId(wxID_OK);
    CentreOnParent();
}

} // namespace editor
