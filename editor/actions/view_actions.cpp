#include "editor/actions/all_actions.h"
#include "editor/canvas/map_canvas.h"
#include "editor/main_frame.h"

namespace editor {

namespace {

bool isOpen(const MainFrame& frame) {
    return frame.session() != nullptr;
}

bool hasMoreSheets(const MainFrame& frame) {
    return isOpen(frame) && frame.canvas().hasMoreSheets();
}

template <Pane pane>
constexpr Action paneAction(std::string_view id, std::string_view title, std::string_view help,
                            bool beginsGroup = false) {
    return {id,         Menu::view,
            title,      help,
            "",         [](MainFrame& frame) { frame.showPane(pane, !frame.isPaneShown(pane)); },
            nullptr,    [](const MainFrame& frame) { return frame.isPaneShown(pane); },
            nullptr,    "",
            beginsGroup};
}

constexpr Action actions[] = {
    {"view.zoom-in", Menu::view, "Zoom &In", "Show less of the map, larger", "Ctrl++",
     [](MainFrame& frame) { frame.canvas().zoomIn(); }, isOpen, nullptr, nullptr, "zoom-in"},
    {"view.zoom-out", Menu::view, "Zoom &Out", "Show more of the map, smaller", "Ctrl+-",
     [](MainFrame& frame) { frame.canvas().zoomOut(); }, isOpen, nullptr, nullptr, "zoom-out"},
    {"view.usual-size", Menu::view, "&Usual Size", "The size at which everything can be read",
     "Ctrl+1", [](MainFrame& frame) { frame.canvas().zoomToUsual(); }, isOpen},
    {"view.fit", Menu::view, "&Whole Map", "Show the whole map", "Ctrl+0",
     [](MainFrame& frame) { frame.canvas().fit(); }, isOpen, nullptr, nullptr, "fit"},
    {"view.next-sheets", Menu::view, "&Next Sheets",
     "Show the sheets that are not joined to those in sight", "Ctrl+PgDn",
     [](MainFrame& frame) { frame.canvas().showNextSheets(); }, hasMoreSheets},
    paneAction<Pane::palette>("view.palette", "&Palette", "What the drawing tools draw with", true),
    paneAction<Pane::layers>("view.layers", "&Layers", "What is shown of the map"),
    paneAction<Pane::oob>("view.oob", "Order of &Battle", "Sides, formations and units"),
    paneAction<Pane::properties>("view.properties", "P&roperties", "What is selected"),
    paneAction<Pane::findings>("view.findings", "&Findings", "What the checks say"),
    paneAction<Pane::history>("view.history", "&History", "The edits of this session"),
    {"view.usual-layout", Menu::view, "Usual La&yout", "Put all panels back to their places", "",
     [](MainFrame& frame) { frame.arrangePanes(); }, nullptr, nullptr, nullptr, "", true},
};

} // namespace

std::span<const Action> viewActions() {
    return actions;
}

} // namespace editor
