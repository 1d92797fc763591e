#include "editor/tools/outline_tool.h"

#include "editor/tools/type_names.h"
#include "model/edits/outline_edits.h"
#include "model/edits/record_edits.h"
#include "model/map/labels.h"

#include <algorithm>
#include <cmath>

namespace editor {

using model::tr;

namespace {

/// On the map, in radii of a hex; the lattice itself is not true to scale.
struct Arm {
    double x = 0, y = 0;
    double length() const { return std::hypot(x, y); }
};
Arm armOf(model::LatticePoint from, model::LatticePoint to) {
    constexpr double unit = model::LatticePoint::unit;
    const auto arm = to - from;
    return {static_cast<double>(arm.x) / unit / 2,
            static_cast<double>(arm.y) / unit * std::sqrt(3.0) / 2};
}

double distanceBetween(model::LatticePoint a, model::LatticePoint b) {
    return armOf(a, b).length();
}

double distanceToEdge(model::LatticePoint point, model::LatticePoint from, model::LatticePoint to) {
    const Arm edge = armOf(from, to);
    const Arm arm = armOf(from, point);
    const double square = edge.x * edge.x + edge.y * edge.y;
    if (square == 0) return arm.length();
    const double part = std::clamp((edge.x * arm.x + edge.y * arm.y) / square, 0.0, 1.0);
    return std::hypot(arm.x - part * edge.x, arm.y - part * edge.y);
}

/// With Shift the nearer one of the nearest corner and the centre.
model::LatticePoint pointAt(const Pick& pick) {
    if (!pick.modifiers.shift) return pick.at.lattice;
    const auto corner = latticePoint(pick.at.vertex.what);
    const auto centre = latticePoint(pick.at.hex);
    return distanceBetween(pick.at.lattice, corner) < distanceBetween(pick.at.lattice, centre)
               ? corner
               : centre;
}

} // namespace

std::optional<OutlineTool::Grip> OutlineTool::pointUnder(const Pick& pick) const {
    std::optional<Grip> nearest;
    double least = pick.toleranceInRadii();
    for (const auto& outline : session().document().committed().map->outlines) {
        const auto points = model::pointsOf(*outline);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const double away = distanceBetween(points[i], pick.at.lattice);
            if (away > least) continue;
            least = away;
            nearest = Grip{outline->id, i, points[i]};
        }
    }
    return nearest;
}

std::optional<OutlineTool::Grip> OutlineTool::edgeUnder(const Pick& pick) const {
    std::optional<Grip> nearest;
    double least = pick.toleranceInRadii();
    for (const auto& outline : session().document().committed().map->outlines) {
        const auto points = model::pointsOf(*outline);
        const std::size_t edges = points.size() - (outline->open && !points.empty() ? 1 : 0);
        for (std::size_t i = 0; i < edges; ++i) {
            const double away =
                distanceToEdge(pick.at.lattice, points[i], points[(i + 1) % points.size()]);
            if (away > least) continue;
            least = away;
            nearest = Grip{outline->id, i + 1, pick.at.lattice};
        }
    }
    return nearest;
}

bool OutlineTool::isLine(const model::TerrainId& type) const {
    const auto* ruleset = session().ruleset().get();
    return ruleset && !find(*ruleset, type) && find(*ruleset, model::HexsideTypeId(type.text));
}

void OutlineTool::begin(const Pick& pick) {
    if (!points_.empty()) return addPoint(pick);
    const auto point = pointUnder(pick);
    if (session().toolSettings().erase || pick.modifiers.control) {
        if (point) document().preview(model::deleteOutlinePoint(point->outline, point->index));
        return;
    }
    if (pick.modifiers.alt) {
        grip_ = edgeUnder(pick);
        inserting_ = grip_.has_value();
        if (inserting_) extend(pick);
        return;
    }
    if (point) {
        grip_ = point;
        session().selection().select(
            model::ObjectRef{model::ObjectKind::outline, point->outline.text});
        return;
    }
    type_ = session().toolSettings().outline;
    if (!type_.empty()) addPoint(pick);
}

void OutlineTool::extend(const Pick& pick) {
    if (!grip_) return;
    const auto point = pointAt(pick);
    if (inserting_)
        document().preview(model::insertOutlinePoint(grip_->outline, grip_->index, point));
    else if (pick.at.lattice != grip_->point &&
             distanceBetween(grip_->point, pick.at.lattice) > pick.toleranceInRadii() / 4)
        document().preview(model::moveOutlinePoint(grip_->outline, grip_->index, point));
}

void OutlineTool::addPoint(const Pick& pick) {
    const auto point = pointAt(pick);
    const bool isAtFirst =
        !points_.empty() && distanceBetween(points_.front(), point) <= pick.toleranceInRadii();
    if (isAtFirst && points_.size() > 2 && !isLine(type_)) return close();
    if (!points_.empty() && points_.back() == point) return;
    if (!anchor_ && pick.at.onMap) anchor_ = pick.at.hex;
    points_.push_back(point);
    show();
}

void OutlineTool::show() {
    const bool open = isLine(type_);
    if (anchor_ && points_.size() >= (open ? 2u : 3u))
        document().preview(model::addRecord(model::outlineThrough(points_, *anchor_, type_, open)));
    else if (document().hasPreview())
        document().cancel();
}

void OutlineTool::close() {
    closed_ = true;
    show();
}

/// The last point is taken back.
bool OutlineTool::use(Key key) {
    if (key != Key::remove || points_.empty()) return false;
    if (points_.size() == 1) {
        cancel();
        return true;
    }
    points_.pop_back();
    show();
    return true;
}

void OutlineTool::forget() {
    points_.clear();
    anchor_.reset();
    closed_ = false;
    grip_.reset();
    inserting_ = false;
}

std::vector<formats::Shape> OutlineTool::shapes() const {
    std::vector<formats::Shape> shapes;
    const formats::Look drawn{formats::Role::preview, {}, 1.0, {}};
    const formats::Look pointed{formats::Role::hover, {}, 1.0, {}};
    constexpr double gripRadius = 0.1;
    if (!points_.empty()) {
        formats::Path line;
        line.points = points_;
        if (pointer()) line.points.push_back(pointAt(*pointer()));
        line.look = drawn;
        shapes.emplace_back(std::move(line));
        for (const auto point : points_)
            shapes.emplace_back(formats::Circle{point, gripRadius, drawn});
        return shapes;
    }
    if (!pointer()) return shapes;
    if (const auto point = pointUnder(*pointer()))
        shapes.emplace_back(formats::Circle{point->point, gripRadius, pointed});
    else if (pointer()->modifiers.alt && edgeUnder(*pointer()))
        shapes.emplace_back(formats::Circle{pointer()->at.lattice, gripRadius, pointed});
    else if (pointer()->modifiers.shift)
        shapes.emplace_back(formats::Circle{pointAt(*pointer()), gripRadius, pointed});
    return shapes;
}

model::Message OutlineTool::status() const {
    const auto& type = points_.empty() ? session().toolSettings().outline : type_;
    const auto name =
        isLine(type) ? nameOf(session(), model::HexsideTypeId(type.text)) : nameOf(session(), type);
    if (!points_.empty())
        return tr("{type}: {count} points; Enter ends it, Delete takes the last point back",
                  {{"type", name}, {"count", std::to_string(points_.size())}});
    if (type.empty()) return tr("Choose a type of outline in the palette.");
    if (!pointer() || !pointer()->at.onMap) return {};
    return tr("{hex}: {type}", {{"hex", model::label(*session().scenario().map, pointer()->at.hex)},
                                {"type", name}});
}

} // namespace editor
