#include "editor/tools/watercourse_tool.h"

#include "model/edits/hexside_edits.h"
#include "model/geometry/lattice_point.h"
#include "model/map/labels.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>

namespace editor {

using model::tr;

namespace {

bool isOnMap(const model::Extent& extent, model::Hexside side) {
    return extent.isOnMap(side.first()) || extent.isOnMap(side.second());
}

model::Vertex otherEnd(model::Hexside side, model::Vertex corner) {
    const auto ends = verticesOf(side);
    return ends[0] == corner ? ends[1] : ends[0];
}

/// How far the corner lies beside the straight line, in units that only compare.
std::int64_t besideLine(model::Vertex from, model::Vertex to, model::Vertex corner) {
    const auto unit = model::LatticePoint::unit;
    const auto line = latticePoint(to) - latticePoint(from);
    const auto arm = latticePoint(corner) - latticePoint(from);
    return std::abs((line.x / unit) * (arm.y / unit) - (line.y / unit) * (arm.x / unit));
}

/// The way that found a corner: the shorter is better, then the straighter.
struct Way {
    int length = 0;
    std::int64_t beside = 0;
    model::Vertex corner;
    auto operator<=>(const Way&) const = default;
};

} // namespace

std::optional<model::Hexside> hexsideAlong(model::Vertex a, model::Vertex b) {
    for (const model::Hexside side : a.hexsides())
        if (otherEnd(side, a) == b) return side;
    return std::nullopt;
}

std::vector<model::Vertex> pathAlongHexsides(const model::Extent& extent, model::Vertex from,
                                             model::Vertex to) {
    std::set<Way> open{{0, 0, from}};
    std::map<model::Vertex, Way> best{{from, {0, 0, from}}};
    std::map<model::Vertex, model::Vertex> before;
    while (!open.empty()) {
        const Way way = open.extract(open.begin()).value();
        if (way.corner == to) break;
        if (best[way.corner] < way) continue;
        for (const model::Hexside side : way.corner.hexsides()) {
            if (!isOnMap(extent, side)) continue;
            const model::Vertex next = otherEnd(side, way.corner);
            const Way longer{way.length + 1, way.beside + besideLine(from, to, next), next};
            const auto known = best.find(next);
            if (known != best.end() && known->second <= longer) continue;
            best[next] = longer;
            before[next] = way.corner;
            open.insert(longer);
        }
    }
    if (!best.contains(to)) return {};

    std::vector<model::Vertex> path{to};
    while (path.back() != from)
        path.push_back(before.at(path.back()));
    std::reverse(path.begin(), path.end());
    return path;
}

void WatercourseTool::begin(const Pick& pick) {
    type_ = session().toolSettings().water;
    erasing_ = session().toolSettings().erase || pick.modifiers.control;
    if (!erasing_ && exists(session().scenario(), session().extent(), pick.at.vertex.what))
        corners_.push_back(pick.at.vertex.what);
    extend(pick);
}

void WatercourseTool::extend(const Pick& pick) {
    if (erasing_) {
        const model::Hexside side = pick.at.hexside.what;
        const bool known = std::find(hexsides_.begin(), hexsides_.end(), side) != hexsides_.end();
        if (known || !pick.isNearHexside() || !isOnMap(session().extent(), side)) return;
        hexsides_.push_back(side);
        show();
        return;
    }
    if (corners_.empty() || pick.at.vertex.what == corners_.back()) return;
    for (const model::Vertex corner :
         pathAlongHexsides(session().extent(), corners_.back(), pick.at.vertex.what)) {
        // Going back takes the line back, and a loop is cut off.
        const auto passed = std::find(corners_.begin(), corners_.end(), corner);
        corners_.erase(passed, corners_.end());
        corners_.push_back(corner);
    }
    hexsides_.clear();
    for (std::size_t i = 1; i < corners_.size(); ++i)
        hexsides_.push_back(*hexsideAlong(corners_[i - 1], corners_[i]));
    show();
}

void WatercourseTool::show() {
    if (erasing_)
        document().preview(model::eraseWater(hexsides_));
    else if (hexsides_.empty() || type_.empty())
        document().cancel();
    else
        document().preview(model::drawWatercourse(hexsides_, type_));
}

void WatercourseTool::forget() {
    corners_.clear();
    hexsides_.clear();
}

std::vector<formats::Shape> WatercourseTool::shapes() const {
    std::vector<formats::Shape> shapes;
    if (inStroke() && !hexsides_.empty())
        shapes.emplace_back(
            formats::HexsideStroke{hexsides_, {formats::Role::preview, {}, 1.0, {}}});
    if (pointer() && exists(session().scenario(), session().extent(), pointer()->at.vertex.what))
        shapes.emplace_back(formats::Circle{
            latticePoint(pointer()->at.vertex.what), 0.15, {formats::Role::hover, {}, 1.0, {}}});
    return shapes;
}

model::Message WatercourseTool::status() const {
    if (!pointer() || !exists(session().scenario(), session().extent(), pointer()->at.vertex.what))
        return {};
    const auto corner = model::label(*session().scenario().map, pointer()->at.vertex.what);
    if (!inStroke()) return tr("{corner}", {{"corner", corner}});
    return tr("{corner}: {count} hexsides",
              {{"corner", corner}, {"count", std::to_string(hexsides_.size())}});
}

} // namespace editor
