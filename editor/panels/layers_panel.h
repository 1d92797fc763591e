#pragma once
// Check boxes for what is shown: parts of the drawing, and overlays from their table.

#include "editor/canvas/map_canvas.h"

#include <wx/scrolwin.h>

namespace editor {

class LayersPanel : public wxScrolledWindow {
public:
    LayersPanel(wxWindow* parent, MapCanvas& canvas);
};

} // namespace editor
