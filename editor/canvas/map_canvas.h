#pragma once
// The window in which the map is seen and worked on. It turns the mouse into picks for the tool in
// hand, moves over the map, and draws overlays above the picture of the map. What an edit is, the
// tools know; what the map looks like, the painter.

#include "editor/canvas/map_picture.h"
#include "editor/canvas/viewport.h"
#include "editor/overlays/overlay.h"
#include "editor/session.h"
#include "editor/tools/tool.h"
#include "model/signal.h"

#include <wx/window.h>

#include <optional>
#include <string_view>
#include <vector>

namespace editor {

class MapCanvas : public wxWindow {
public:
    explicit MapCanvas(wxWindow* parent);
    ~MapCanvas() override;

    /// Null: an empty window.
    void show(Session* session);
    /// Null: the mouse only moves the map. The tool must outlive its use here.
    void setTool(Tool* tool);
    Tool* tool() const { return tool_; }

    void setLayers(formats::Layers layers);
    formats::Layers layers() const { return layers_; }
    void showOverlay(std::string_view id, bool shown);
    bool isShown(const Overlay& overlay) const;

    const Viewport& view() const { return view_; }
    void zoomIn();
    void zoomOut();
    void zoomToUsual();
    void fit();
    /// Sheets that no join ties to those in sight are shown one group at a time.
    bool hasMoreSheets() const { return groups_.size() > 1; }
    void showNextSheets();
    void scrollBy(int hexesRight, int hexesDown);
    /// Scrolls so that the hex is well inside the view; enlarges when hexes are too small to read.
    void goTo(model::Hex hex);

    /// Under the pointer, in play or closed.
    std::optional<model::Hex> pointedHex() const;
    /// What overlays and the tool say about the place of the pointer.
    model::Message pointedText() const;

    /// True when the tool in hand had a use for the key.
    bool toolKey(Key key);
    /// Drops what the mouse is doing; true when there was a stroke.
    bool cancelStroke();

    /// A unit of the order of battle is dragged over the window (logical pixels), or away from it.
    /// False when it cannot stand there.
    bool dragOver(wxPoint point);
    void dragAway();
    bool dropUnitAt(const model::UnitId& unit, wxPoint point);

    /// Where the centre of the hex is in the window, in logical pixels.
    wxPoint pointOf(model::Hex hex) const;
    wxPoint pointOf(model::Hexside hexside) const;
    wxPoint pointOf(model::Vertex vertex) const;
    /// Every tile in sight is drawn and nothing waits to be painted.
    bool isSharp() const { return !composeNeeded_ && !shapesNeeded_ && picture_.isSharp(); }

    model::Signal<> viewChanged;    ///< zoom or place
    model::Signal<> pointerChanged; ///< hex under the pointer, or what is said about it
    /// Files of underlays that are missing or no PNG, as the map names them; they draw nothing.
    model::Signal<const std::vector<std::string>&> underlaysUnread;

private:
    void onPaint(wxPaintEvent& event);
    void onSize(wxSizeEvent& event);
    void onMouse(wxMouseEvent& event);
    void onWheel(wxMouseEvent& event);
    void onKey(wxKeyEvent& event);
    void onCaptureLost();

    void follow(const model::Change& change);
    void picturesAnew();
    bool readUnderlays();
    void measureMap();
    void showGroup(std::size_t group);
    void viewMoved(bool fitted = false);
    void paintScrollMarks(wxDC& dc) const;
    void recompose();
    void refreshShapes();
    void makeShapes();
    void showPointer(const std::optional<Pick>& pick);
    void beginPan(wxPoint point);
    void endPan();
    void zoomBy(int steps, wxPoint point);
    Pick pickAtPoint(model::PlanePoint point, Modifiers modifiers) const;
    void dragTool(const Pick& pick);
    model::PlanePoint toLevel(wxPoint point) const;
    model::PlanePoint inRadii(model::PlanePoint point) const;
    wxPoint toWindow(model::PlanePoint point) const;
    void showCursor();

    Session* session_ = nullptr;
    std::vector<model::Connection> connections_;
    Tool* tool_ = nullptr;
    formats::Layers layers_;
    std::vector<std::string> underlayFiles_; ///< read, as the map names them
    formats::UnderlayPictures underlays_;
    std::vector<const Overlay*> overlays_;

    Viewport view_;
    std::vector<model::PlaneBox> groups_; ///< of joined sheets in play, for radius 1
    std::size_t group_ = 0;               ///< the one shown
    std::vector<std::uint32_t> pixels_;
    bool composeNeeded_ = true;
    bool shapesNeeded_ = true;
    bool fitted_ = false; ///< the whole map is shown, also in a window of another size
    std::vector<formats::Shape> shapes_;
    model::Message overlayText_;

    std::optional<Pick> pointer_;
    std::optional<Spot> pressedAt_;
    model::PlanePoint draggedTo_; ///< in radii, since the zoom may change in mid-stroke
    std::optional<model::Hex> dropHex_;
    std::optional<wxPoint> panFrom_;
    bool spaceDown_ = false;
    int wheelRest_ = 0;
    int wheelScrollRest_ = 0;

    MapPicture picture_; ///< last: its worker calls back
};

} // namespace editor
