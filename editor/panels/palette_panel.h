#pragma once
// What the drawing tools draw with: terrains, hexside features, water, roads and crossings of the
// ruleset as painted swatches, and above them what the tool in hand can be told. Choosing a swatch
// takes up the tool for it.

#include "editor/session.h"
#include "editor/tools/all_tools.h"
#include "model/signal.h"

#include <wx/panel.h>

#include <string_view>
#include <vector>

class wxCheckBox;
class wxChoice;
class wxSizer;
class wxSpinCtrl;
class wxTextCtrl;

namespace editor {

class SwatchList;

class PalettePanel : public wxPanel {
public:
    explicit PalettePanel(wxWindow* parent);

    void show(Session* session);
    /// The tool in hand: what it draws with is marked, what it can be told is shown.
    void follow(const ToolRow* tool);

    /// The user chose something that this palette belongs to.
    model::Signal<Palette> chosen;

private:
    /// A line of fields above the swatches, shown while one of the palettes is in hand.
    struct Options {
        wxSizer* line;
        std::vector<Palette> of;
    };

    wxSizer* makeOptions();
    void rebuild();
    void mark();
    void onChosen(int row);
    void showOptions();
    void fillChoices();

    Session* session_ = nullptr;
    std::vector<model::Connection> connections_;
    Palette palette_ = Palette::none;
    std::vector<Options> options_;
    SwatchList* list_;
    wxChoice* brush_;
    wxCheckBox* erase_;
    wxChoice* levelChange_;
    wxSpinCtrl* level_;
    wxCheckBox* roadSpans_;
    wxCheckBox* stone_;
    wxChoice* placeKind_;
    wxChoice* side_;
    wxTextCtrl* letter_;
    wxSpinCtrl* points_;
    wxChoice* labelKind_;
    wxChoice* work_;
    wxChoice* area_;
    std::vector<std::string> placeKinds_; ///< ids, as listed
    std::vector<model::SideId> sides_;    ///< likewise
};

} // namespace editor
