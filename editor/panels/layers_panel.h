#pragma once
// What is shown: parts of the drawing, overlays from their table, and the turn that these are asked
// for.

#include "editor/canvas/map_canvas.h"

#include <wx/scrolwin.h>

#include <string>
#include <vector>

class wxChoice;

namespace editor {

class LayersPanel : public wxScrolledWindow {
public:
    LayersPanel(wxWindow* parent, MapCanvas& canvas);
    void show(Session* session);

private:
    /// The turns of the track; the first one where there is no track.
    void fillTurns();

    Session* session_ = nullptr;
    std::vector<model::Connection> connections_;
    wxChoice* turn_;
    std::vector<std::string> turns_; ///< labels, as listed
};

} // namespace editor
