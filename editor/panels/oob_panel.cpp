#include "editor/panels/oob_panel.h"

#include "editor/canvas/pictures.h"
#include "editor/dialogs/texts.h"
#include "model/map/labels.h"

#include <wx/dataobj.h>
#include <wx/image.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>

#include <algorithm>
#include <cctype>

namespace editor {

namespace {

constexpr int counterSize = 22;
constexpr std::string_view dragPrefix = "berthier-unit:";
enum Column : std::size_t { nameColumn, strengthColumn, placeColumn };

std::string lower(std::string text) {
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::string nameOr(const std::string& name, const std::string& id) {
    return name.empty() ? id : name;
}

wxString strengthOf(const model::Unit& unit) {
    if (!unit.combat.strength.hasValue()) return {};
    return wxString::Format("%d", *unit.combat.strength);
}

std::map<std::string, wxString> placesOf(const model::Scenario& scenario) {
    std::map<std::string, wxString> places;
    for (const auto& placed : placedPieces(scenario)) {
        if (!placed.piece.at) continue;
        wxString& text = places[placed.piece.unit.text];
        if (!text.empty()) text += ", ";
        text += shown(model::label(*scenario.map, *placed.piece.at));
    }
    return places;
}

/// The tree view is as wide beside every text as its first row wants.
wxBitmapBundle emptyIcon() {
    wxImage image(counterSize, counterSize);
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), counterSize * counterSize, static_cast<unsigned char>(0));
    return wxBitmapBundle::FromImage(image);
}

/// Side, army, formation and division rows of one tree, made when the first unit needs them.
class RowFinder {
public:
    RowFinder(const model::Forces& forces, TreeRow& root) : forces_(forces), root_(root) {}

    /// Where the unit belongs. Names that the forces do not know get a row all the same.
    TreeRow& rowFor(const model::Unit& unit) {
        TreeRow* row = &root_;
        const auto* army = find(forces_, unit.army);
        const std::string side = !unit.side.empty() ? unit.side.text
                                 : army             ? army->side.text
                                                    : std::string();
        if (!side.empty()) {
            const auto* found = find(forces_, model::SideId(side));
            row = &below(*row, "side:" + side, found ? nameOr(found->name, side) : side, true);
        }
        if (!unit.army.empty() && !(army && army->implied))
            row = &below(*row, "army:" + unit.army.text,
                         army ? nameOr(army->name, unit.army.text) : unit.army.text, false);
        if (!unit.formation.empty()) {
            const auto* found = find(forces_, unit.formation);
            row = &below(*row, "formation:" + unit.formation.text,
                         found ? nameOr(found->name, unit.formation.text) : unit.formation.text,
                         false);
        }
        if (!unit.division.empty()) {
            const auto* found = find(forces_, unit.division);
            row =
                &below(*row, "division:" + unit.division.text,
                       found ? nameOr(found->name, unit.division.text) : unit.division.text, false);
        }
        return *row;
    }

private:
    TreeRow& below(TreeRow& parent, const std::string& what, const std::string& name, bool bold) {
        for (const auto& child : parent.children)
            if (child->what == what) return *child;
        TreeRow& row = parent.add({shown(name), "", ""});
        row.what = what;
        row.bold = bold;
        row.icon = empty_;
        return row;
    }

    const model::Forces& forces_;
    TreeRow& root_;
    wxBitmapBundle empty_ = emptyIcon();
};

bool isUnit(const TreeRow& row) {
    return row.what.rfind("unit:", 0) == 0;
}

model::UnitId unitOf(const TreeRow& row) {
    return model::UnitId(std::string_view(row.what).substr(5));
}

void expandAll(wxDataViewCtrl& tree, const TreeRow& row) {
    for (const auto& child : row.children) {
        if (child->children.empty()) continue;
        tree.Expand(TreeRows::item(child.get()));
        expandAll(tree, *child);
    }
}

} // namespace

std::string dragText(const model::UnitId& unit) {
    return std::string(dragPrefix) + unit.text;
}

std::optional<model::UnitId> draggedUnit(const std::string& text) {
    if (text.rfind(dragPrefix, 0) != 0) return std::nullopt;
    return model::UnitId(std::string_view(text).substr(dragPrefix.size()));
}

OobPanel::OobPanel(wxWindow* parent) : wxPanel(parent), rows_(new TreeRows) {
    filter_ = new wxSearchCtrl(this, wxID_ANY);
    filter_->SetDescriptiveText("Find a unit");
    filter_->ShowCancelButton(true);
    tree_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxDV_SINGLE | wxBORDER_NONE, wxDefaultValidator, "order of battle");
    tree_->AssociateModel(rows_.get());
    auto* name = new wxDataViewColumn("Unit", new wxDataViewIconTextRenderer, nameColumn,
                                      FromDIP(190), wxALIGN_LEFT, wxDATAVIEW_COL_RESIZABLE);
    tree_->AppendColumn(name);
    tree_->SetExpanderColumn(name);
    tree_->AppendTextColumn("SP", strengthColumn, wxDATAVIEW_CELL_INERT, FromDIP(36),
                            wxALIGN_RIGHT);
    tree_->AppendTextColumn("Hex", placeColumn, wxDATAVIEW_CELL_INERT, FromDIP(64));
    tree_->EnableDragSource(wxDF_UNICODETEXT);
    tree_->Bind(wxEVT_SIZE, [this, name](wxSizeEvent& event) {
        name->SetWidth(std::max(FromDIP(140), tree_->GetClientSize().x - FromDIP(125)));
        event.Skip();
    });

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(filter_, 0, wxEXPAND | wxALL, FromDIP(6));
    column->Add(tree_, 1, wxEXPAND);
    SetSizer(column);

    filter_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { rebuild(); });
    filter_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent&) { filter_->Clear(); });
    tree_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { onSelected(); });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
        const TreeRow* row = TreeRows::row(event.GetItem());
        if (row && isUnit(*row)) chosen(unitOf(*row));
    });
    tree_->Bind(wxEVT_DATAVIEW_ITEM_BEGIN_DRAG, &OobPanel::onDrag, this);
}

void OobPanel::show(Session* session) {
    connections_.clear();
    icons_.clear();
    session_ = session;
    filter_->ChangeValue("");
    if (session_) {
        connections_.push_back(session_->changed.connect([this](const model::Change& change) {
            if (change.parts.overlaps(model::Part::forces))
                rebuild();
            else if (change.parts.overlaps(model::Part::setup | model::Part::grid))
                updatePlaces();
        }));
        connections_.push_back(session_->rulesetChanged.connect([this] {
            icons_.clear();
            rebuild();
        }));
        connections_.push_back(session_->selectionChanged.connect([this] { followSelection(); }));
    }
    rebuild();
}

void OobPanel::rebuild() {
    auto root = std::make_unique<TreeRow>();
    if (session_) {
        const model::Scenario& scenario = session_->scenario();
        const model::Forces& forces = *scenario.forces;
        const auto places = placesOf(scenario);
        const std::string wanted = lower(utf8(filter_->GetValue()));
        RowFinder finder(forces, *root);
        for (const auto& unit : forces.units) {
            const std::string name = nameOr(unit->name, unit->id.text);
            if (lower(name + " " + unit->id.text).find(wanted) == std::string::npos) continue;
            const auto place = places.find(unit->id.text);
            TreeRow& row =
                finder.rowFor(*unit).add({shown(name), strengthOf(*unit),
                                          place == places.end() ? wxString() : place->second});
            row.what = "unit:" + unit->id.text;
            row.icon = iconOf(*unit);
        }
    }
    following_ = true;
    rows_->replace(std::move(root), *tree_);
    expandAll(*tree_, rows_->root());
    following_ = false;
    followSelection();
}

void OobPanel::updatePlaces() {
    const auto places = placesOf(session_->scenario());
    const auto update = [&](TreeRow& row, const auto& self) -> void {
        for (const auto& child : row.children)
            self(*child, self);
        if (!isUnit(row)) return;
        const auto place = places.find(unitOf(row).text);
        const wxString text = place == places.end() ? wxString() : place->second;
        if (text == row.cells[placeColumn]) return;
        row.cells[placeColumn] = text;
        rows_->ItemChanged(TreeRows::item(&row));
    };
    update(rows_->root(), update);
}

const wxBitmapBundle& OobPanel::iconOf(const model::Unit& unit) {
    Icon& icon = icons_[unit.id.text];
    if (!icon.picture.IsOk() || !(icon.of == unit)) {
        const auto& forces = *session_->scenario().forces;
        icon.of = unit;
        icon.picture = wxBitmapBundle::FromBitmap(counterPicture(
            session_->ruleset(), forces, unit, counterSize, GetContentScaleFactor()));
    }
    return icon.picture;
}

void OobPanel::followSelection() {
    if (following_ || !session_) return;
    following_ = true;
    const auto unit = session_->selection().unit();
    TreeRow* row = unit ? findRow(rows_->root(),
                                  [&](const TreeRow& candidate) {
                                      return isUnit(candidate) && unitOf(candidate) == *unit;
                                  })
                        : nullptr;
    const wxDataViewItem item = TreeRows::item(row);
    if (row && tree_->GetSelection() != item) {
        tree_->Select(item);
        tree_->EnsureVisible(item);
    } else if (!row) {
        tree_->UnselectAll();
    }
    following_ = false;
}

void OobPanel::onSelected() {
    if (following_ || !session_) return;
    const TreeRow* row = TreeRows::row(tree_->GetSelection());
    if (!row || !isUnit(*row)) return;
    following_ = true;
    const model::UnitId unit = unitOf(*row);
    session_->toolSettings().unit = unit;
    session_->selection().select(subjectOf(unit));
    following_ = false;
}

void OobPanel::onDrag(wxDataViewEvent& event) {
    const TreeRow* row = TreeRows::row(event.GetItem());
    if (!row || !isUnit(*row)) {
        event.Veto();
        return;
    }
    event.SetDataObject(new wxTextDataObject(shown(dragText(unitOf(*row)))));
    event.SetDragFlags(wxDrag_CopyOnly);
}

} // namespace editor
