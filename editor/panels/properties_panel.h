#pragma once
// What is selected, in fields that can be changed: a unit, a hex or a hexside, else the scenario
// itself. Every change is an edit. What a field cannot take is refused with the reason, and the
// field keeps its value.

#include "editor/session.h"

#include <wx/panel.h>

#include <vector>

class wxStaticText;

namespace editor {

class PropertyRows;

class PropertiesPanel : public wxPanel {
public:
    explicit PropertiesPanel(wxWindow* parent);

    void show(Session* session);

private:
    void rebuild();
    void showScenario();
    void showUnit(const model::Unit& unit);
    void showHex(model::Hex hex);

    Session* session_ = nullptr;
    std::vector<model::Connection> connections_;
    wxStaticText* title_;
    PropertyRows* rows_;
    bool rebuildAsked_ = false;
};

} // namespace editor
