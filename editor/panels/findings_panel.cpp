#include "editor/panels/findings_panel.h"

#include "editor/dialogs/texts.h"
#include "editor/panels/icons.h"
#include "editor/waiving.h"
#include "model/read_findings.h"
#include "validators/checks/check.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <string>

namespace editor {

namespace {

enum Column : unsigned { whatColumn, whereColumn, ruleColumn };

std::string titleOf(const std::string& check) {
    if (const auto* found = validators::findCheck(check)) return std::string(found->title);
    if (const auto* found = model::findReadCheck(check)) return std::string(found->title);
    return check;
}

std::string titleOf(model::Severity severity) {
    switch (severity) {
    case model::Severity::error:
        return "Errors";
    case model::Severity::warning:
        return "Warnings";
    case model::Severity::info:
        return "Notes";
    }
    return {};
}

/// A file by its name alone: the folder is that of the document, as a rule.
std::string fileName(const std::string& path) {
    return path.substr(path.find_last_of('/') + 1);
}

/// The first subject as the map or the order of battle calls it.
std::string whereOf(const ShownFinding& found, const model::Forces& forces) {
    if (!found.reported.spellings.empty()) {
        const auto& [kind, id] = found.reported.spellings.front();
        const auto* unit = kind == "unit" ? find(forces, model::UnitId(id)) : nullptr;
        if (unit && !unit->name.empty()) return unit->name;
        if (kind == "file") return fileName(id);
        return kind == "hex" || kind == "hexside" || id.empty() ? (id.empty() ? kind : id)
                                                                : kind + " " + id;
    }
    return found.reported.location ? fileName(text(*found.reported.location)) : std::string();
}

std::string ruleOf(const model::Finding& finding) {
    if (finding.rule.empty()) return {};
    return finding.rule.book.empty() ? finding.rule.text
                                     : finding.rule.book + " " + finding.rule.text;
}

std::string whatOf(const ShownFinding& found) {
    const std::string what = text(found.finding().message);
    // In front, where a narrow column does not cut it off.
    return found.reported.waived ? "Waived (" + found.reported.waiverReason + "): " + what : what;
}

} // namespace

FindingsPanel::FindingsPanel(wxWindow* parent, Ask& ask)
    : wxPanel(parent), ask_(ask), rows_(new TreeRows) {
    grouping_ = new wxChoice(this, wxID_ANY);
    grouping_->Append("By severity");
    grouping_->Append("By check");
    grouping_->SetSelection(0);
    waivedBox_ = new wxCheckBox(this, wxID_ANY, "Show &waived");
    fix_ = new wxButton(this, wxID_ANY, shown("Fix ▾"));
    fix_->SetToolTip("Mend the selected finding (Ctrl+. takes the first fix)");
    waive_ = new wxButton(this, wxID_ANY, shown("Waive…"));
    waive_->SetToolTip("Forgive the selected finding, with a reason");
    empty_ = new wxStaticText(this, wxID_ANY, "");
    empty_->SetForegroundColour(wxColour(0x5a, 0x60, 0x66));

    tree_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxDV_SINGLE | wxBORDER_NONE, wxDefaultValidator, "findings");
    tree_->AssociateModel(rows_.get());
    tree_->AppendColumn(new wxDataViewColumn("What", new wxDataViewIconTextRenderer, whatColumn,
                                             FromDIP(560), wxALIGN_LEFT, wxDATAVIEW_COL_RESIZABLE));
    tree_->AppendTextColumn("Where", whereColumn, wxDATAVIEW_CELL_INERT, FromDIP(130));
    tree_->AppendTextColumn("Rule", ruleColumn, wxDATAVIEW_CELL_INERT, FromDIP(100));
    tree_->SetExpanderColumn(tree_->GetColumn(whatColumn));
    for (const auto& [column, cutAt] : {std::pair{whatColumn, wxELLIPSIZE_END},
                                        {whereColumn, wxELLIPSIZE_MIDDLE},
                                        {ruleColumn, wxELLIPSIZE_END}})
        tree_->GetColumn(column)->GetRenderer()->EnableEllipsize(cutAt);
    tree_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        shareWidth();
        event.Skip();
    });

    auto* bar = new wxBoxSizer(wxHORIZONTAL);
    const auto between = wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(8));
    bar->Add(fix_, between);
    bar->Add(waive_, between);
    bar->Add(empty_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(8)));
    bar->Add(waivedBox_, between);
    bar->Add(grouping_, wxSizerFlags().CentreVertical());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(bar, 0, wxEXPAND | wxALL, FromDIP(6));
    column->Add(tree_, 1, wxEXPAND);
    SetSizer(column);

    grouping_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { rebuild(); });
    waivedBox_->Bind(wxEVT_CHECKBOX,
                     [this](wxCommandEvent& event) { showWaived(event.IsChecked()); });
    fix_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { fixMenu(); });
    waive_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { waive(); });
    tree_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { onSelected(); });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { onSelected(); });
}

void FindingsPanel::show(Session* session) {
    connections_.clear();
    session_ = session;
    selected_.reset();
    if (session_) connections_.push_back(session_->findingsChanged.connect([this] { rebuild(); }));
    rebuild();
}

void FindingsPanel::rebuild() {
    order_.clear();
    auto root = std::make_unique<TreeRow>();
    const bool byCheck = grouping_->GetSelection() == 1;
    const std::vector<ShownFinding> none;
    const auto& findings = session_ ? session_->findings() : none;

    std::vector<std::size_t> listed;
    for (std::size_t i = 0; i < findings.size(); ++i)
        if (showsWaived_ || !findings[i].reported.waived) listed.push_back(i);
    if (!byCheck)
        std::stable_sort(listed.begin(), listed.end(), [&](std::size_t a, std::size_t b) {
            return findings[a].finding().severity > findings[b].finding().severity;
        });

    TreeRow* group = nullptr;
    for (const std::size_t i : listed) {
        const ShownFinding& found = findings[i];
        const std::string key =
            byCheck ? found.finding().check : std::string(word(found.finding().severity));
        if (!group || group->what != key) {
            group = &root->add(
                {shown(byCheck ? titleOf(key) : titleOf(found.finding().severity)), "", ""});
            group->what = key;
            group->bold = true;
            group->icon = severityIcon(found.finding().severity);
            group->number = findings.size();
        }
        TreeRow& row =
            group->add({shown(whatOf(found)), shown(whereOf(found, *session_->scenario().forces)),
                        shown(ruleOf(found.finding()))});
        row.icon = severityIcon(found.finding().severity);
        row.grey = found.stale || found.reported.waived;
        row.number = i;
        order_.push_back(i);
    }
    for (const auto& child : root->children)
        child->cells[0] += wxString::Format(" (%zu)", child->children.size());

    following_ = true;
    rows_->replace(std::move(root), *tree_);
    for (const auto& child : rows_->root().children)
        tree_->Expand(TreeRows::item(child.get()));
    shareWidth();
    following_ = false;
    if (order_.empty())
        empty_->SetLabel(!session_                 ? wxString()
                         : session_->isValidated() ? shown("Nothing found.")
                                                   : shown("Checking…"));
    else
        empty_->SetLabel("");
    mark();
    updateButtons();
}

const ShownFinding* FindingsPanel::selected() const {
    if (!session_ || !selected_) return nullptr;
    for (const ShownFinding& found : session_->findings())
        if (sameIdentity(found.finding(), *selected_)) return &found;
    return nullptr;
}

/// Selects the row of the selected finding again.
void FindingsPanel::mark() {
    const ShownFinding* found = selected();
    following_ = true;
    if (found) {
        const auto index = static_cast<std::size_t>(found - session_->findings().data());
        const TreeRow* row = findRow(rows_->root(), [&](const TreeRow& candidate) {
            return candidate.children.empty() && candidate.number == index;
        });
        if (row) {
            tree_->Select(TreeRows::item(row));
            tree_->EnsureVisible(TreeRows::item(row));
        }
    } else {
        tree_->UnselectAll();
    }
    following_ = false;
}

void FindingsPanel::onSelected() {
    if (following_ || !session_) return;
    const TreeRow* row = TreeRows::row(tree_->GetSelection());
    if (!row || !row->children.empty() || row->number >= session_->findings().size()) return;
    choose(row->number);
}

void FindingsPanel::choose(std::size_t index) {
    selected_ = session_->findings()[index].finding();
    updateButtons();
    const model::Finding finding = *selected_;
    chosen(finding);
}

void FindingsPanel::move(int step) {
    if (!canMove()) return;
    const auto count = static_cast<int>(order_.size());
    int place = step > 0 ? -1 : 0; // nothing selected: the first or the last one
    if (const ShownFinding* now = selected()) {
        const auto index = static_cast<std::size_t>(now - session_->findings().data());
        const auto found = std::find(order_.begin(), order_.end(), index);
        if (found != order_.end()) place = static_cast<int>(found - order_.begin());
    }
    place = (place + step + count) % count;
    choose(order_[static_cast<std::size_t>(place)]);
    mark();
}

bool FindingsPanel::canFix() const {
    const ShownFinding* found = selected();
    return found && !found->finding().fixes.empty();
}

void FindingsPanel::fixFirst() {
    if (canFix()) fix(0);
}

void FindingsPanel::fix(std::size_t number) {
    const ShownFinding* found = selected();
    if (!found || number >= found->finding().fixes.size()) return;
    // The findings are replaced while the edit is applied.
    const model::Edit edit = found->finding().fixes[number].edit;
    session_->apply(edit);
}

void FindingsPanel::fixMenu() {
    if (!canFix()) return;
    wxMenu menu;
    const auto& fixes = selected()->finding().fixes;
    for (std::size_t i = 0; i < fixes.size(); ++i) {
        const int id = wxID_HIGHEST + 1 + static_cast<int>(i);
        menu.Append(id, shown(fixes[i].title));
        menu.Bind(
            wxEVT_MENU, [this, i](wxCommandEvent&) { fix(i); }, id);
    }
    fix_->PopupMenu(&menu, 0, fix_->GetSize().y);
}

bool FindingsPanel::canWaive() const {
    const ShownFinding* found = selected();
    return found && !found->ofReading && editor::canWaive(found->reported);
}

void FindingsPanel::waive() {
    if (!canWaive()) return;
    const model::ReportedFinding finding = selected()->reported;
    const auto reason = ask_.waiverReason(wxGetTopLevelParent(this), text(finding.finding.message));
    if (reason && session_) session_->apply(editor::waive(finding, *reason));
}

void FindingsPanel::showWaived(bool shown) {
    showsWaived_ = shown;
    waivedBox_->SetValue(shown);
    rebuild();
}

/// Where and rule get what they need, as far as most of the list is left for the message.
void FindingsPanel::shareWidth() {
    const int all = tree_->GetClientSize().x;
    const auto wanted = [&](Column column, int least) {
        int widest = FromDIP(least);
        for (const auto& group : rows_->root().children)
            for (const auto& row : group->children)
                widest = std::max(widest, GetTextExtent(row->cells[column]).x + FromDIP(16));
        return std::min(widest, all / 4);
    };
    const int where = wanted(whereColumn, 110);
    const int rule = wanted(ruleColumn, 90);
    tree_->GetColumn(whatColumn)
        ->SetWidth(std::max(FromDIP(200), all - where - rule - FromDIP(20)));
    tree_->GetColumn(whereColumn)->SetWidth(where);
    tree_->GetColumn(ruleColumn)->SetWidth(rule);
}

void FindingsPanel::updateButtons() {
    fix_->Enable(canFix());
    waive_->Enable(canWaive());
}

} // namespace editor
