#include "editor/panels/tree_rows.h"

#include <utility>

namespace editor {

TreeRow& TreeRow::add(std::vector<wxString> texts) {
    auto& child = *children.emplace_back(std::make_unique<TreeRow>());
    child.cells = std::move(texts);
    child.parent = this;
    return child;
}

void TreeRows::replace(std::unique_ptr<TreeRow> root, wxDataViewCtrl& view) {
    // A view that was told to scroll to a row does so when it is next idle; the row must be there.
    view.OnInternalIdle();
    former_ = std::move(root_);
    root_ = std::move(root);
    Cleared();
    former_.reset();
}

TreeRow* TreeRows::row(const wxDataViewItem& item) {
    return static_cast<TreeRow*>(item.GetID());
}

wxDataViewItem TreeRows::item(const TreeRow* row) {
    return wxDataViewItem(const_cast<TreeRow*>(row));
}

void TreeRows::GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const {
    const TreeRow* asked = row(item);
    const wxString text = asked && column < asked->cells.size() ? asked->cells[column] : wxString();
    if (column == 0)
        value << wxDataViewIconText(text, asked ? asked->icon : wxBitmapBundle());
    else
        value = text;
}

bool TreeRows::GetAttr(const wxDataViewItem& item, unsigned, wxDataViewItemAttr& attributes) const {
    const TreeRow* asked = row(item);
    if (!asked || (!asked->bold && !asked->grey)) return false;
    attributes.SetBold(asked->bold);
    if (asked->grey) attributes.SetColour(wxColour(0x8a, 0x8f, 0x94));
    return true;
}

wxDataViewItem TreeRows::GetParent(const wxDataViewItem& item) const {
    const TreeRow* asked = row(item);
    if (!asked || asked->parent == root_.get()) return {};
    return TreeRows::item(asked->parent);
}

bool TreeRows::IsContainer(const wxDataViewItem& item) const {
    return !item.IsOk() || !row(item)->children.empty();
}

unsigned TreeRows::GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const {
    const TreeRow& asked = item.IsOk() ? *row(item) : *root_;
    for (const auto& child : asked.children)
        children.Add(TreeRows::item(child.get()));
    return static_cast<unsigned>(asked.children.size());
}

} // namespace editor
