#include "editor/panels/history_panel.h"

#include "editor/dialogs/texts.h"
#include "editor/tools/type_names.h"

#include <wx/listctrl.h>
#include <wx/settings.h>
#include <wx/sizer.h>

namespace editor {

HistoryPanel::HistoryPanel(wxWindow* parent) : wxPanel(parent) {
    list_ = new wxListView(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                           wxLC_REPORT | wxLC_NO_HEADER | wxLC_SINGLE_SEL | wxBORDER_NONE);
    list_->AppendColumn("Edit");
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list_, 1, wxEXPAND);
    SetSizer(column);

    list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        list_->SetColumnWidth(0, list_->GetClientSize().x - FromDIP(4));
        event.Skip();
    });
    list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent& event) {
        if (following_ || !session_) return;
        // The list is rebuilt by going there, which it does not like in the midst of its event.
        CallAfter([this, step = static_cast<std::size_t>(event.GetIndex())] {
            if (session_ && step < session_->document().history().size()) session_->goTo(step);
        });
    });
}

void HistoryPanel::show(Session* session) {
    connections_.clear();
    session_ = session;
    if (session_)
        connections_.push_back(session_->document().historyMoved.connect([this] { rebuild(); }));
    rebuild();
}

void HistoryPanel::rebuild() {
    following_ = true;
    list_->Freeze();
    list_->DeleteAllItems();
    if (session_) {
        const auto& document = session_->document();
        for (std::size_t step = 0; step < document.history().size(); ++step) {
            const auto row = static_cast<long>(step);
            list_->InsertItem(row, step == 0
                                       ? wxString("As opened")
                                       : shown(named(*session_, document.history()[step].name)));
            if (step > document.now()) list_->SetItemTextColour(row, wxColour(0x8a, 0x8f, 0x94));
        }
        const auto now = static_cast<long>(document.now());
        list_->Select(now);
        list_->Focus(now);
    }
    list_->Thaw();
    following_ = false;
}

} // namespace editor
