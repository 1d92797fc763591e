#pragma once
// What the drawing tools draw with: terrains, hexside features and water of the ruleset as painted
// swatches, and the brush. Choosing something takes up the tool for it.

#include "editor/session.h"
#include "editor/tools/all_tools.h"
#include "model/signal.h"

#include <wx/panel.h>

#include <string_view>

class wxCheckBox;
class wxChoice;

namespace editor {

class SwatchList;

class PalettePanel : public wxPanel {
public:
    explicit PalettePanel(wxWindow* parent);

    void show(Session* session);
    /// The tool in hand: what it draws with is marked.
    void follow(const ToolRow* tool);

    /// The user chose something that this palette belongs to.
    model::Signal<Palette> chosen;

private:
    void rebuild();
    void mark();
    void onChosen(int row);

    Session* session_ = nullptr;
    std::vector<model::Connection> connections_;
    Palette palette_ = Palette::none;
    SwatchList* list_;
    wxChoice* brush_;
    wxCheckBox* erase_;
};

} // namespace editor
