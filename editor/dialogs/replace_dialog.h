#pragma once
// Asks which terrain takes the place of which, and where.

#include "model/id.h"
#include "model/ruleset/ruleset.h"

#include <wx/dialog.h>

#include <vector>

class wxChoice;
class wxRadioButton;

namespace editor {

struct TerrainReplacement {
    model::TerrainId from, to;
    bool wholeMap = true; ///< else in the selected hexes
};

class ReplaceDialog : public wxDialog {
public:
    /// `from` is offered first; without selected hexes only the whole map can be meant.
    ReplaceDialog(wxWindow* parent, const model::Ruleset& ruleset, const model::TerrainId& from,
                  bool hexesSelected);

    TerrainReplacement wanted() const;

private:
    void update();

    std::vector<model::TerrainId> terrains_;
    wxChoice* from_;
    wxChoice* to_;
    wxRadioButton* selected_;
    wxRadioButton* everywhere_;
};

} // namespace editor
