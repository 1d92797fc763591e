#include "editor/canvas/map_canvas.h"

#include "editor/canvas/present.h"
#include "editor/canvas/selection_shapes.h"
#include "editor/open_scenario.h"
#include "editor/overlays/all_overlays.h"
#include "editor/tools/hit_test.h"
#include "editor/tools/unit_tool.h"

#include <wx/app.h>
#include <wx/cursor.h>
#include <wx/dcclient.h>
#include <wx/settings.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <utility>

namespace editor {

namespace {

/// From this radius, in logical pixels, counters and numbers can be read.
constexpr int readableLevel = 13;

bool contains(const model::PlaneBox& box, model::PlanePoint point) {
    return box.left <= point.x && point.x <= box.right && box.top <= point.y &&
           point.y <= box.bottom;
}

Modifiers modifiersOf(const wxKeyboardState& state) {
    return {state.ShiftDown(), state.ControlDown(), state.AltDown()};
}

/// Called from the worker: asks for one new picture, however many tiles arrive meanwhile.
TileCache::Arrived askOnce(wxEvtHandler& handler, std::function<void()> act) {
    auto asked = std::make_shared<std::atomic<bool>>(false);
    return [&handler, asked, act = std::move(act)] {
        if (asked->exchange(true)) return;
        handler.CallAfter([asked, act] {
            *asked = false;
            act();
        });
    };
}

} // namespace

MapCanvas::MapCanvas(wxWindow* parent) : picture_(askOnce(*this, [this] { recompose(); })) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
           wxBORDER_NONE | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE, "map");
    for (const Overlay& overlay : allOverlays())
        if (overlay.shownAtFirst) overlays_.push_back(&overlay);

    Bind(wxEVT_PAINT, &MapCanvas::onPaint, this);
    Bind(wxEVT_SIZE, &MapCanvas::onSize, this);
    for (const auto& type : {wxEVT_LEFT_DOWN, wxEVT_LEFT_UP, wxEVT_LEFT_DCLICK, wxEVT_MIDDLE_DOWN,
                             wxEVT_MIDDLE_UP, wxEVT_MOTION, wxEVT_LEAVE_WINDOW})
        Bind(type, &MapCanvas::onMouse, this);
    Bind(wxEVT_MOUSEWHEEL, &MapCanvas::onWheel, this);
    Bind(wxEVT_KEY_DOWN, &MapCanvas::onKey, this);
    Bind(wxEVT_KEY_UP, &MapCanvas::onKey, this);
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { onCaptureLost(); });
}

MapCanvas::~MapCanvas() {
    if (HasCapture()) ReleaseMouse();
}

void MapCanvas::show(Session* session) {
    setTool(nullptr);
    connections_.clear();
    session_ = session;
    pointer_.reset();
    dropHex_.reset();
    if (session_) {
        connections_.push_back(
            session_->changed.connect([this](const model::Change& change) { follow(change); }));
        connections_.push_back(session_->rulesetChanged.connect([this] { picturesAnew(); }));
        connections_.push_back(session_->turnChanged.connect([this] { refreshShapes(); }));
        connections_.push_back(session_->findingsChanged.connect([this] { refreshShapes(); }));
        connections_.push_back(session_->selectionChanged.connect([this] { refreshShapes(); }));
        underlayFiles_.clear();
        underlays_.clear();
        readUnderlays();
        picturesAnew();
        group_ = 0;
        measureMap();
        fitted_ = true;
        onCaptureLost();
    }
    wxSizeEvent resized(GetSize());
    onSize(resized);
}

void MapCanvas::setTool(Tool* tool) {
    if (tool_) tool_->cancel();
    tool_ = tool;
    showCursor();
    refreshShapes();
}

void MapCanvas::setLayers(formats::Layers layers) {
    if (layers == layers_) return;
    layers_ = layers;
    picturesAnew();
}

void MapCanvas::showOverlay(std::string_view id, bool shown) {
    std::erase_if(overlays_, [&](const Overlay* overlay) { return overlay->id == id; });
    // In the order of the table, which is the order of drawing.
    std::vector<const Overlay*> kept;
    for (const Overlay& overlay : allOverlays())
        if ((overlay.id == id && shown) || isShown(overlay)) kept.push_back(&overlay);
    overlays_ = std::move(kept);
    refreshShapes();
}

bool MapCanvas::isShown(const Overlay& overlay) const {
    return std::find(overlays_.begin(), overlays_.end(), &overlay) != overlays_.end();
}

// Following the document.

void MapCanvas::picturesAnew() {
    if (!session_) return;
    picture_.show(session_->scenario(), session_->ruleset(), layers_, underlays_);
    recompose();
}

/// True when the map names other pictures than those that were read.
bool MapCanvas::readUnderlays() {
    const model::Scenario& scenario = session_->scenario();
    std::vector<std::string> files;
    for (const auto& underlay : scenario.map->underlays)
        files.push_back(underlay->file);
    if (files == underlayFiles_) return false;
    underlayFiles_ = std::move(files);
    auto read =
        formats::readUnderlays(*scenario.map, mapFolder(scenario, session_->path().value_or("")));
    underlays_ = std::move(read.pictures);
    if (!read.unread.empty()) underlaysUnread(read.unread);
    return true;
}

void MapCanvas::follow(const model::Change& change) {
    if (readUnderlays())
        picturesAnew();
    else
        picture_.follow(session_->scenario(), change);
    if (change.parts.overlaps(model::Part::grid)) measureMap();
    recompose();
}

void MapCanvas::measureMap() {
    const auto orientation = session_->scenario().map->grid.numbering.orientation;
    view_.setOrientation(orientation);
    const model::HexLayout unit{orientation, 1.0, {}};
    groups_.clear();
    for (const auto& [sheets, box] : picture_.painter()->groups(unit))
        if (std::any_of(sheets.begin(), sheets.end(), [&](const model::SheetId& sheet) {
                return session_->extent().isInPlay(sheet);
            }))
            groups_.push_back(box);
    if (groups_.empty()) groups_.push_back(picture_.painter()->extentBox(unit));
    showGroup(std::min(group_, groups_.size() - 1));
    viewMoved();
}

void MapCanvas::showGroup(std::size_t group) {
    group_ = group;
    view_.setMap(groups_[group_]);
}

// Moving over the map.

void MapCanvas::zoomIn() {
    zoomBy(1, wxPoint(GetClientSize().x / 2, GetClientSize().y / 2));
}

void MapCanvas::zoomOut() {
    zoomBy(-1, wxPoint(GetClientSize().x / 2, GetClientSize().y / 2));
}

void MapCanvas::zoomToUsual() {
    view_.zoomTo(Viewport::usualLevel);
    viewMoved();
}

void MapCanvas::fit() {
    view_.fit();
    viewMoved(true);
}

void MapCanvas::showNextSheets() {
    if (!session_) return;
    showGroup((group_ + 1) % groups_.size());
    fit();
}

void MapCanvas::goTo(model::Hex hex) {
    const auto at = model::HexLayout{view_.layout().orientation, 1.0, {}}.centre(hex);
    for (std::size_t i = 0; i < groups_.size(); ++i)
        if (contains(groups_[i], at)) showGroup(i);
    if (view_.level() < readableLevel) view_.zoomTo(readableLevel);
    const auto centre = view_.toView(view_.layout().centre(hex));
    const double margin = 2 * view_.radius();
    const bool inside = centre.x > margin && centre.y > margin &&
                        centre.x < view_.width() - margin && centre.y < view_.height() - margin;
    if (!inside) view_.centreOn(view_.layout().centre(hex));
    viewMoved();
}

void MapCanvas::zoomBy(int steps, wxPoint point) {
    const double scale = view_.deviceScale();
    view_.zoomTo(view_.level() + steps, point.x * scale, point.y * scale);
    viewMoved();
}

void MapCanvas::scrollBy(int hexesRight, int hexesDown) {
    if (!session_) return;
    const double step = 2 * view_.radius();
    view_.panBy(static_cast<int>(hexesRight * step), static_cast<int>(hexesDown * step));
    viewMoved();
}

void MapCanvas::viewMoved(bool fitted) {
    fitted_ = fitted;
    recompose();
    viewChanged();
}

void MapCanvas::onSize(wxSizeEvent& event) {
    event.Skip();
    const wxSize size = GetClientSize();
    const double scale = GetContentScaleFactor();
    view_.resize(static_cast<int>(std::lround(size.x * scale)),
                 static_cast<int>(std::lround(size.y * scale)), scale);
    pixels_.resize(static_cast<std::size_t>(view_.width()) *
                   static_cast<std::size_t>(view_.height()));
    if (fitted_) return fit();
    viewMoved();
}

// The mouse.

model::PlanePoint MapCanvas::toLevel(wxPoint point) const {
    return view_.toLevel(point.x * view_.deviceScale(), point.y * view_.deviceScale());
}

model::PlanePoint MapCanvas::inRadii(model::PlanePoint point) const {
    return {point.x / view_.radius(), point.y / view_.radius()};
}

wxPoint MapCanvas::toWindow(model::PlanePoint point) const {
    const auto at = view_.toView(point);
    return {static_cast<int>(std::lround(at.x / view_.deviceScale())),
            static_cast<int>(std::lround(at.y / view_.deviceScale()))};
}

Pick MapCanvas::pickAtPoint(model::PlanePoint point, Modifiers modifiers) const {
    return pickAt(session_->extent(), view_.layout(), picture_.painter(), point,
                  view_.deviceScale(), modifiers, pressedAt_);
}

void MapCanvas::onMouse(wxMouseEvent& event) {
    if (!session_) return;
    const auto type = event.GetEventType();
    if (type == wxEVT_LEFT_DOWN || type == wxEVT_LEFT_DCLICK || type == wxEVT_MIDDLE_DOWN)
        SetFocus();

    if (type == wxEVT_MIDDLE_DOWN || (type == wxEVT_LEFT_DOWN && spaceDown_)) {
        beginPan(event.GetPosition());
        return;
    }
    if (panFrom_) {
        if (type == wxEVT_MOTION) {
            const wxPoint moved = *panFrom_ - event.GetPosition();
            panFrom_ = event.GetPosition();
            view_.panBy(static_cast<int>(moved.x * view_.deviceScale()),
                        static_cast<int>(moved.y * view_.deviceScale()));
            viewMoved();
        } else if (type == wxEVT_MIDDLE_UP || type == wxEVT_LEFT_UP) {
            endPan();
        }
        return;
    }
    if (type == wxEVT_LEAVE_WINDOW) {
        if (!pressedAt_) showPointer(std::nullopt);
        return;
    }

    Pick pick = pickAtPoint(toLevel(event.GetPosition()), modifiersOf(event));
    if (type == wxEVT_LEFT_DOWN || type == wxEVT_LEFT_DCLICK) {
        pressedAt_ = pick.at;
        pick.from = pressedAt_;
        if (!HasCapture()) CaptureMouse();
        draggedTo_ = inRadii(pick.at.point);
        if (tool_ && type == wxEVT_LEFT_DCLICK)
            tool_->doubleClick(pick);
        else if (tool_)
            tool_->press(pick);
    } else if (type == wxEVT_LEFT_UP) {
        if (HasCapture()) ReleaseMouse();
        if (tool_ && pressedAt_) tool_->release(pick);
        pressedAt_.reset();
        pick.from.reset();
    } else if (type == wxEVT_MOTION && tool_) {
        if (pressedAt_)
            dragTool(pick);
        else
            tool_->hover(pick);
    }
    showPointer(pick);
}

/// A quick stroke comes in few events: the tool is also told of the points between them.
void MapCanvas::dragTool(const Pick& pick) {
    const auto from = draggedTo_;
    const auto to = inRadii(pick.at.point);
    draggedTo_ = to;
    const double radius = view_.radius();
    const int steps = static_cast<int>(std::hypot(to.x - from.x, to.y - from.y) * 4);
    for (int step = 1; step < steps; ++step) {
        const double part = static_cast<double>(step) / steps;
        tool_->drag(pickAtPoint({radius * (from.x + part * (to.x - from.x)),
                                 radius * (from.y + part * (to.y - from.y))},
                                pick.modifiers));
    }
    tool_->drag(pick);
}

void MapCanvas::showPointer(const std::optional<Pick>& pick) {
    pointer_ = pick;
    if (!pick && tool_) tool_->hover(std::nullopt);
    refreshShapes();
    makeShapes();
    pointerChanged();
}

void MapCanvas::beginPan(wxPoint point) {
    panFrom_ = point;
    if (!HasCapture()) CaptureMouse();
    showCursor();
}

void MapCanvas::endPan() {
    panFrom_.reset();
    if (HasCapture()) ReleaseMouse();
    showCursor();
}

void MapCanvas::onCaptureLost() {
    panFrom_.reset();
    pressedAt_.reset();
    if (tool_) tool_->cancel();
    showCursor();
}

bool MapCanvas::cancelStroke() {
    const bool stroke = tool_ && tool_->inStroke();
    if (stroke) tool_->cancel();
    pressedAt_.reset();
    if (HasCapture()) ReleaseMouse();
    refreshShapes();
    return stroke;
}

bool MapCanvas::toolKey(Key key) {
    if (!tool_ || !tool_->key(key)) return false;
    refreshShapes();
    pointerChanged();
    return true;
}

void MapCanvas::onWheel(wxMouseEvent& event) {
    if (!session_) return;
    const int delta = std::max(event.GetWheelDelta(), 1);
    if (event.ControlDown()) {
        wheelRest_ += event.GetWheelRotation();
        const int steps = wheelRest_ / delta;
        wheelRest_ -= steps * delta;
        if (steps != 0) zoomBy(steps, event.GetPosition());
        return;
    }
    wheelScrollRest_ += event.GetWheelRotation() * 60;
    const int pixels = wheelScrollRest_ / delta;
    wheelScrollRest_ -= pixels * delta;
    const bool sideways = event.ShiftDown() || event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL;
    const int sign = event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL ? 1 : -1;
    view_.panBy(sideways ? sign * pixels : 0, sideways ? 0 : -pixels);
    viewMoved();
}

void MapCanvas::onKey(wxKeyEvent& event) {
    event.Skip();
    const bool down = event.GetEventType() == wxEVT_KEY_DOWN;
    // While the mouse is captured the toolkit tells keys to this window only.
    if (down && event.GetKeyCode() == WXK_ESCAPE && cancelStroke()) event.Skip(false);
    if (event.GetKeyCode() != WXK_SPACE) return;
    spaceDown_ = down;
    showCursor();
}

void MapCanvas::showCursor() {
    if (panFrom_ || spaceDown_)
        SetCursor(wxCursor(wxCURSOR_SIZING));
    else
        SetCursor(wxNullCursor);
}

std::optional<model::Hex> MapCanvas::pointedHex() const {
    if (!pointer_ || !pointer_->at.isPrinted) return std::nullopt;
    return pointer_->at.hex;
}

model::Message MapCanvas::pointedText() const {
    const auto said = tool_ && pointer_ ? tool_->status() : model::Message{};
    const bool inStroke = session_ && session_->document().hasPreview();
    if (overlayText_.pattern.empty() || inStroke) return said;
    if (said.pattern.empty()) return overlayText_;
    return model::tr("{answer}   ·   {tool}",
                     {{"answer", text(overlayText_)}, {"tool", text(said)}});
}

// A unit from the order of battle.

bool MapCanvas::dragOver(wxPoint point) {
    if (!session_) return false;
    const Spot spot = spotAt(session_->extent(), view_.layout(), nullptr, toLevel(point));
    dropHex_ = spot.onMap ? std::optional(spot.hex) : std::nullopt;
    refreshShapes();
    return spot.onMap;
}

void MapCanvas::dragAway() {
    dropHex_.reset();
    refreshShapes();
}

bool MapCanvas::dropUnitAt(const model::UnitId& unit, wxPoint point) {
    dragAway();
    if (!session_) return false;
    const Spot spot = spotAt(session_->extent(), view_.layout(), nullptr, toLevel(point));
    if (!dropUnit(*session_, unit, spot.hex)) return false;
    session_->selection().select(subjectOf(unit));
    return true;
}

wxPoint MapCanvas::pointOf(model::Hex hex) const {
    return toWindow(view_.layout().centre(hex));
}

wxPoint MapCanvas::pointOf(model::Hexside hexside) const {
    const auto ends = view_.layout().ends(hexside);
    return toWindow({(ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2});
}

wxPoint MapCanvas::pointOf(model::Vertex vertex) const {
    return toWindow(view_.layout().position(vertex));
}

// Painting.

void MapCanvas::recompose() {
    composeNeeded_ = true;
    refreshShapes();
}

void MapCanvas::refreshShapes() {
    shapesNeeded_ = true;
    Refresh(false);
}

void MapCanvas::makeShapes() {
    if (!shapesNeeded_ || !session_) return;
    shapesNeeded_ = false;
    shapes_.clear();
    overlayText_ = {};
    const auto layout = view_.layout();
    const auto add = [&](std::vector<formats::Shape> shapes) {
        std::move(shapes.begin(), shapes.end(), std::back_inserter(shapes_));
    };
    for (const Overlay* overlay : overlays_) {
        auto picture = overlay->draw({*session_, pointedHex()});
        add(std::move(picture.shapes));
        if (!picture.text.pattern.empty()) overlayText_ = std::move(picture.text);
    }
    add(selectionShapes(session_->selection(), session_->scenario(), *picture_.painter(), layout));
    if (tool_) add(tool_->shapes());
    if (dropHex_)
        shapes_.emplace_back(
            formats::HexOutline{{*dropHex_}, {formats::Role::preview, {}, 1.0, {}}});
}

/// Where the view is on a map that goes on beyond it. Bars of the toolkit would leave their ground
/// unpainted here.
void MapCanvas::paintScrollMarks(wxDC& dc) const {
    if (fitted_) return;
    const auto range = view_.scrollRange();
    const wxSize size = GetClientSize();
    const int thick = FromDIP(4);
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(wxColour(0x8a, 0x80, 0x72)));
    const auto part = [](double at, double first, double last, int length) {
        return static_cast<int>(std::lround((at - first) / (last - first) * length));
    };
    if (range.right - range.left > view_.width()) {
        const int from = part(view_.left(), range.left, range.right, size.x);
        const int to = part(view_.left() + view_.width(), range.left, range.right, size.x);
        dc.DrawRoundedRectangle(from, size.y - thick, to - from, thick, thick / 2.0);
    }
    if (range.bottom - range.top > view_.height()) {
        const int from = part(view_.top(), range.top, range.bottom, size.y);
        const int to = part(view_.top() + view_.height(), range.top, range.bottom, size.y);
        dc.DrawRoundedRectangle(size.x - thick, from, thick, to - from, thick / 2.0);
    }
}

void MapCanvas::onPaint(wxPaintEvent&) {
    wxPaintDC dc(this);
    if (!session_) {
        dc.SetBackground(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_APPWORKSPACE)));
        dc.Clear();
        return;
    }
    const formats::PixelView pixels{pixels_.data(), view_.width(), view_.height(), view_.width()};
    if (composeNeeded_) {
        composeNeeded_ = false;
        picture_.compose(pixels, view_);
    }
    makeShapes();
    present(dc, pixels, view_.deviceScale(),
            {shapes_,
             picture_.painter()->theme(),
             view_.layout(),
             {static_cast<double>(view_.left()), static_cast<double>(view_.top())}});
    paintScrollMarks(dc);
}

} // namespace editor
