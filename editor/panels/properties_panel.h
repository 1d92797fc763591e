#pragma once
// What is selected, in fields that can be changed: a unit, a hex or a hexside, else the scenario
// itself. Every change is an edit. What a field cannot take is refused with the reason, and the
// field keeps its value.

#include "editor/session.h"

#include <wx/panel.h>

#include <functional>
#include <map>
#include <vector>

class wxPGProperty;
class wxPropertyGrid;
class wxPropertyGridEvent;
class wxStaticText;

namespace editor {

class PropertiesPanel : public wxPanel {
public:
    explicit PropertiesPanel(wxWindow* parent);

    void show(Session* session);

    /// What a field does with a new value: applies an edit, or says why it does not.
    using Change = std::function<std::string(const wxVariant&)>;

private:
    void rebuild();
    void showScenario();
    void showUnit(const model::Unit& unit);
    void showHex(model::Hex hex);
    void showHexside(model::Hexside hexside);
    void section(const std::string& title);
    wxPGProperty* text(const char* title, const std::string& value, Change change = {},
                       const char* help = "");
    void add(wxPGProperty* property, Change change, const char* help);
    void onChanging(wxPropertyGridEvent& event);

    Session* session_ = nullptr;
    std::vector<model::Connection> connections_;
    wxStaticText* title_;
    wxPropertyGrid* grid_;
    std::map<const wxPGProperty*, Change> changes_;
    bool rebuildAsked_ = false;
};

} // namespace editor
