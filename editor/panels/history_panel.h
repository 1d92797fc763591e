#pragma once
// The edits of the document, the oldest first; choosing one goes to the value after it.

#include "editor/session.h"

#include <wx/panel.h>

#include <vector>

class wxListView;

namespace editor {

class HistoryPanel : public wxPanel {
public:
    explicit HistoryPanel(wxWindow* parent);

    void show(Session* session);

private:
    void rebuild();

    Session* session_ = nullptr;
    std::vector<model::Connection> connections_;
    wxListView* list_;
    bool following_ = false; ///< the list is being set from the document
};

} // namespace editor
