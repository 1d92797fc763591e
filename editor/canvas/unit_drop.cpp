#include "editor/canvas/unit_drop.h"

#include <wx/dataobj.h>

namespace editor {

UnitDrop::UnitDrop(MapCanvas& canvas, Read read)
    : canvas_(canvas), read_(read), text_(new wxTextDataObject) {
    SetDataObject(text_);
}

/// Which unit it is, is known only when it is dropped.
wxDragResult UnitDrop::OnDragOver(wxCoord x, wxCoord y, wxDragResult) {
    return canvas_.dragOver({x, y}) ? wxDragCopy : wxDragNone;
}

void UnitDrop::OnLeave() {
    canvas_.dragAway();
}

wxDragResult UnitDrop::OnData(wxCoord x, wxCoord y, wxDragResult usual) {
    if (!GetData()) return wxDragNone;
    const auto unit = read_(text_->GetText().utf8_string());
    if (!unit) {
        canvas_.dragAway();
        return wxDragNone;
    }
    return canvas_.dropUnitAt(*unit, {x, y}) ? usual : wxDragNone;
}

} // namespace editor
