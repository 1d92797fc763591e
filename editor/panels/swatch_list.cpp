#include "editor/panels/swatch_list.h"

#include <wx/dc.h>
#include <wx/settings.h>

#include <utility>

namespace editor {

SwatchList::SwatchList(wxWindow* parent)
    : wxVListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE, listName) {
    SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
}

void SwatchList::show(std::vector<Swatch> swatches) {
    swatches_ = std::move(swatches);
    SetItemCount(swatches_.size());
    SetSelection(wxNOT_FOUND);
    Refresh();
}

void SwatchList::mark(int group, const std::string& id) {
    int found = wxNOT_FOUND;
    for (std::size_t row = 0; row < swatches_.size(); ++row)
        if (!swatches_[row].isHeading() && swatches_[row].group == group && swatches_[row].id == id)
            found = static_cast<int>(row);
    if (found != GetSelection()) SetSelection(found);
}

void SwatchList::scrollTo(int group) {
    for (std::size_t row = 0; row < swatches_.size(); ++row) {
        if (swatches_[row].isHeading() || swatches_[row].group != group) continue;
        const std::size_t first = row > 0 && swatches_[row - 1].isHeading() ? row - 1 : row;
        if (!IsVisible(first) || !IsVisible(row)) ScrollToRow(first);
        return;
    }
}

void SwatchList::OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const {
    if (swatches_[row].isHeading() || !IsSelected(row)) return;
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT)));
    dc.DrawRectangle(rect);
}

void SwatchList::OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Swatch& swatch = swatches_[row];
    const int gap = FromDIP(8);
    if (swatch.isHeading()) {
        dc.SetFont(GetFont().Bold());
        dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
        const int height = dc.GetTextExtent(swatch.name).y;
        dc.DrawText(swatch.name, rect.x + gap, rect.GetBottom() - height - FromDIP(3));
        return;
    }
    const wxSize size = swatch.picture.GetLogicalSize();
    dc.DrawBitmap(swatch.picture, rect.x + gap, rect.y + (rect.height - size.y) / 2, true);
    dc.SetFont(GetFont());
    dc.SetTextForeground(wxSystemSettings::GetColour(IsSelected(row) ? wxSYS_COLOUR_HIGHLIGHTTEXT
                                                                     : wxSYS_COLOUR_LISTBOXTEXT));
    const wxString name =
        wxControl::Ellipsize(swatch.name, dc, wxELLIPSIZE_END, rect.width - 3 * gap - size.x);
    dc.DrawText(name, rect.x + 2 * gap + size.x,
                rect.y + (rect.height - dc.GetTextExtent(name).y) / 2);
}

wxCoord SwatchList::OnMeasureItem(std::size_t row) const {
    return FromDIP(swatches_[row].isHeading() ? 28 : 32);
}

} // namespace editor
