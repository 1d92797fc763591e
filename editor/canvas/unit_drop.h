#pragma once
// Takes units that are dragged onto the map.

#include "editor/canvas/map_canvas.h"

#include <wx/dnd.h>

#include <functional>
#include <optional>
#include <string>

namespace editor {

class UnitDrop : public wxDropTarget {
public:
    /// What the dragged text means; nothing for a text from elsewhere.
    using Read = std::optional<model::UnitId> (*)(const std::string&);

    UnitDrop(MapCanvas& canvas, Read read);

    wxDragResult OnDragOver(wxCoord x, wxCoord y, wxDragResult usual) override;
    void OnLeave() override;
    wxDragResult OnData(wxCoord x, wxCoord y, wxDragResult usual) override;

private:
    MapCanvas& canvas_;
    Read read_;
    wxTextDataObject* text_; ///< owned by the base
};

} // namespace editor
