#pragma once
// The line below the map: the hex under the pointer, what the tool or an overlay says about it, the
// zoom, and how many findings there are.

#include "editor/session.h"

#include <wx/statusbr.h>

#include <string>
#include <utility>

namespace editor {

class MapCanvas;

class StatusBar : public wxStatusBar {
public:
    explicit StatusBar(wxWindow* parent);

    /// Where the help of menu entries is shown.
    static constexpr int helpField = 1;

    /// A null session: no document is open.
    void showPlace(const Session* session, const MapCanvas& canvas);
    void showCounts(const Session* session);
    /// Shown from the next showPlace on, where nothing else is said.
    void note(std::string text) { note_ = std::move(text); }

private:
    std::string note_;
};

} // namespace editor
