#pragma once
// What the checks say about the scenario, grouped by severity or by check. Choosing a finding goes
// to its place; it can be mended by one of its fixes or waived with a reason. Findings of checks
// that have not run on the last edit yet are grey.

#include "editor/dialogs/ask.h"
#include "editor/panels/tree_rows.h"
#include "editor/session.h"
#include "model/signal.h"

#include <wx/panel.h>

#include <optional>
#include <vector>

class wxButton;
class wxCheckBox;
class wxChoice;
class wxStaticText;

namespace editor {

class FindingsPanel : public wxPanel {
public:
    FindingsPanel(wxWindow* parent, Ask& ask);

    void show(Session* session);

    /// Goes to the next (+1) or the previous (-1) finding on the list, round its ends.
    void move(int step);
    bool canMove() const { return !order_.empty(); }
    /// The finding selected on the list, if it is still there.
    const ShownFinding* selected() const;
    bool canFix() const;
    void fixFirst();
    bool canWaive() const;
    void waive();
    void showWaived(bool shown);
    bool showsWaived() const { return showsWaived_; }

    /// The user chose a finding: go to its subjects.
    model::Signal<const model::Finding&> chosen;

private:
    void rebuild();
    void onSelected();
    void choose(std::size_t index);
    void mark();
    void updateButtons();
    void shareWidth();
    void fixMenu();
    void fix(std::size_t number);

    Ask& ask_;
    Session* session_ = nullptr;
    std::vector<model::Connection> connections_;
    wxChoice* grouping_;
    wxCheckBox* waivedBox_;
    wxButton* fix_;
    wxButton* waive_;
    wxStaticText* empty_;
    wxDataViewCtrl* tree_;
    wxObjectDataPtr<TreeRows> rows_;
    std::vector<std::size_t> order_; ///< indexes of findings as listed
    std::optional<model::Finding> selected_;
    bool showsWaived_ = false;
    bool following_ = false; ///< the list is being set, not chosen from
};

} // namespace editor
