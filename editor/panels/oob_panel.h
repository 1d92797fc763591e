#pragma once
// The order of battle as a tree: side, army, formation, unit. A unit is dragged from here onto the
// map; what stands on the map already shows where. Selecting here selects there, and the other way
// round.

#include "editor/panels/tree_rows.h"
#include "editor/session.h"
#include "model/signal.h"

#include <wx/panel.h>

#include <map>
#include <string>
#include <vector>

class wxSearchCtrl;

namespace editor {

/// How a dragged unit is spelled in the text that drag and drop carries.
std::string dragText(const model::UnitId& unit);
std::optional<model::UnitId> draggedUnit(const std::string& text);

class OobPanel : public wxPanel {
public:
    explicit OobPanel(wxWindow* parent);

    void show(Session* session);

    /// The user chose to see the unit on the map.
    model::Signal<const model::UnitId&> chosen;

private:
    void rebuild();
    void updatePlaces();
    void followSelection();
    void onSelected();
    void onDrag(wxDataViewEvent& event);
    const wxBitmapBundle& iconOf(const model::Unit& unit);

    Session* session_ = nullptr;
    std::vector<model::Connection> connections_;
    wxSearchCtrl* filter_;
    wxDataViewCtrl* tree_;
    wxObjectDataPtr<TreeRows> rows_;
    struct Icon {
        model::Unit of; ///< as it was when it was drawn
        wxBitmapBundle picture;
    };
    std::map<std::string, Icon> icons_; ///< by unit
    bool following_ = false;            ///< the tree is being set from the selection
};

} // namespace editor
