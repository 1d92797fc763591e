#pragma once
// Rows of a tree as the toolkit's tree view wants them: a plain tree of texts with icons, replaced
// as a whole or row by row. What a row stands for is kept by its owner in `what`.

#include <wx/bmpbndl.h>
#include <wx/dataview.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace editor {

struct TreeRow {
    std::vector<wxString> cells; ///< the first is shown beside the icon
    wxBitmapBundle icon;
    bool bold = false;
    bool grey = false;
    std::string what;       ///< an id
    std::size_t number = 0; ///< a place in a list
    TreeRow* parent = nullptr;
    std::vector<std::unique_ptr<TreeRow>> children;

    TreeRow& add(std::vector<wxString> texts);
};

class TreeRows : public wxDataViewModel {
public:
    /// The root itself is not shown. Selection and what is folded are lost. `view` is the one that
    /// shows these rows.
    void replace(std::unique_ptr<TreeRow> root, wxDataViewCtrl& view);
    const TreeRow& root() const { return *root_; }
    TreeRow& root() { return *root_; }

    static TreeRow* row(const wxDataViewItem& item);
    static wxDataViewItem item(const TreeRow* row);

    void GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const override;
    bool GetAttr(const wxDataViewItem& item, unsigned column,
                 wxDataViewItemAttr& attributes) const override;
    bool SetValue(const wxVariant&, const wxDataViewItem&, unsigned) override { return false; }
    wxDataViewItem GetParent(const wxDataViewItem& item) const override;
    bool IsContainer(const wxDataViewItem& item) const override;
    bool HasContainerColumns(const wxDataViewItem&) const override { return true; }
    unsigned GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const override;

private:
    std::unique_ptr<TreeRow> root_ = std::make_unique<TreeRow>();
    std::unique_ptr<TreeRow> former_; ///< the view may still ask for it while it is emptied
};

/// The first row, depth first, for which it is true.
template <class Predicate>
TreeRow* findRow(TreeRow& from, const Predicate& predicate) {
    for (const auto& child : from.children) {
        if (predicate(*child)) return child.get();
        if (TreeRow* found = findRow(*child, predicate)) return found;
    }
    return nullptr;
}

} // namespace editor
