#pragma once
// A list of pictures with names under headings, of which one is chosen.

#include <wx/bitmap.h>
#include <wx/vlbox.h>

#include <string>
#include <vector>

namespace editor {

struct Swatch {
    wxString name;
    wxBitmap picture; ///< none: a heading
    int group = 0;    ///< what the owner sorts it under
    std::string id;

    bool isHeading() const { return !picture.IsOk(); }
};

class SwatchList : public wxVListBox {
public:
    /// Its name as a window, by which keys find out that it has the focus.
    static constexpr const char* listName = "swatches";

    explicit SwatchList(wxWindow* parent);

    void show(std::vector<Swatch> swatches);
    const std::vector<Swatch>& swatches() const { return swatches_; }
    /// Marks the row, none for an id that is not listed.
    void mark(int group, const std::string& id);
    /// Shows the beginning of the group, if it is not in sight.
    void scrollTo(int group);

private:
    void OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;

    std::vector<Swatch> swatches_;
};

} // namespace editor
