#include "model/map/features.h"

#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/geometry/strategies/strategies.hpp>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace model {

namespace {

namespace trees = boost::geometry::index;

using Point = boost::geometry::model::d2::point_xy<std::int64_t>;
using Box = boost::geometry::model::box<Point>;
using BoxedOutline = std::pair<Box, std::size_t>;

constexpr std::size_t boxesInANode = 16;

Box treeBox(LatticeBox box) {
    return {Point(box.least.x, box.least.y), Point(box.most.x, box.most.y)};
}

std::int64_t floorDiv(std::int64_t value, std::int64_t by) {
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

/// The hexes whose boxes meet the box, and some around.
template <class Visit>
void forHexesNear(LatticeBox box, Visit visit) {
    constexpr auto u = LatticePoint::unit;
    const std::int64_t first = floorDiv(box.least.x - 2 * u, 3 * u);
    const std::int64_t last = floorDiv(box.most.x + 2 * u, 3 * u);
    for (std::int64_t q = first; q <= last; ++q) {
        const std::int64_t top = floorDiv(box.least.y - u - q * u, 2 * u);
        const std::int64_t bottom = floorDiv(box.most.y + u - q * u, 2 * u);
        for (std::int64_t r = top; r <= bottom; ++r)
            visit(Hex{static_cast<int>(q), static_cast<int>(r)});
    }
}

} // namespace

struct Features::Tree {
    explicit Tree(const std::vector<BoxedOutline>& boxed) : boxes(boxed) {}
    trees::rtree<BoxedOutline, trees::rstar<boxesInANode>> boxes;
};

OutlineFault faultOf(const Outline& outline) {
    if (!outline.at) return OutlineFault::noAnchor;
    const auto& points = outline.points;
    const auto differs = [&](LatticePoint point) { return point != points.front(); };
    const auto second = std::find_if(points.begin(), points.end(), differs);
    if (second == points.end()) return OutlineFault::tooFewPoints;
    if (outline.open) return OutlineFault::none;
    const bool spansArea = std::any_of(second, points.end(), [&](LatticePoint point) {
        return turn(points.front(), *second, point) != 0;
    });
    if (!spansArea) return OutlineFault::tooFewPoints;
    return crossesItself(points) ? OutlineFault::crossesItself : OutlineFault::none;
}

Features::Features(const Map& map) : grid_(gridOf(map)) {
    for (const Sheet& sheet : grid_.sheets) {
        std::vector<LatticePoint> centres;
        for (const Hex hex : printedHexes(grid_, sheet))
            centres.push_back(latticePoint(hex));
        sheets_.push_back(boxOf(centres));
    }
    std::vector<BoxedOutline> boxed;
    for (const auto& outline : map.outlines) {
        Placed placed{outline->open, pointsOf(*outline)};
        if (!placed.points.empty())
            boxed.emplace_back(treeBox(boxOf(placed.points)), outlines_.size());
        outlines_.push_back(std::move(placed));
    }
    tree_ = std::make_shared<const Tree>(boxed);
}

std::vector<std::size_t> Features::near(LatticeBox box) const {
    std::vector<BoxedOutline> found;
    tree_->boxes.query(trees::intersects(treeBox(box)), std::back_inserter(found));
    std::vector<std::size_t> outlines;
    for (const BoxedOutline& each : found)
        outlines.push_back(each.second);
    std::sort(outlines.begin(), outlines.end());
    return outlines;
}

std::vector<std::size_t> Features::meeting(LatticeSegment segment) const {
    auto found = near(boxOf(segment));
    std::erase_if(found, [&](std::size_t outline) { return !meets(outline, segment); });
    return found;
}

std::vector<std::size_t> Features::at(LatticePoint point) const {
    return meeting({point, point});
}

std::vector<std::size_t> Features::reaching(Hex hex) const {
    auto found = near(boxOf(hex));
    std::erase_if(found, [&](std::size_t outline) { return !reaches(outline, hex); });
    return found;
}

std::vector<std::size_t> Features::reaching(Hexside hexside) const {
    return meeting(segmentOf(hexside));
}

std::vector<std::size_t> Features::entering(Hex hex) const {
    auto found = near(boxOf(hex));
    std::erase_if(found, [&](std::size_t outline) { return !enters(outline, hex); });
    return found;
}

bool Features::meets(std::size_t outline, LatticeSegment segment) const {
    const Placed& placed = outlines_[outline];
    return placed.open ? lineMeets(placed.points, segment) : areaMeets(placed.points, segment);
}

bool Features::reaches(std::size_t outline, Hex hex) const {
    const Placed& placed = outlines_[outline];
    return placed.open ? lineMeets(placed.points, hex) : areaMeets(placed.points, hex);
}

bool Features::enters(std::size_t outline, Hex hex) const {
    const Placed& placed = outlines_[outline];
    return placed.open ? lineEnters(placed.points, hex) : areaEnters(placed.points, hex);
}

std::vector<Hex> Features::hexesTouched(std::size_t outline) const {
    std::vector<Hex> hexes;
    if (outlines_[outline].points.empty()) return hexes;
    const LatticeBox box = boxOf(outlines_[outline].points);
    // Sheet by sheet, for nobody knows how far a wrong point lies.
    for (const LatticeBox& sheet : sheets_) {
        const LatticeBox both{
            {std::max(box.least.x, sheet.least.x), std::max(box.least.y, sheet.least.y)},
            {std::min(box.most.x, sheet.most.x), std::min(box.most.y, sheet.most.y)}};
        forHexesNear(both, [&](Hex hex) {
            if (sheetOf(grid_, hex) && reaches(outline, hex)) hexes.push_back(hex);
        });
    }
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

std::vector<Hex> Features::hexesEntered(std::size_t outline) const {
    auto hexes = hexesTouched(outline);
    std::erase_if(hexes, [&](Hex hex) { return !enters(outline, hex); });
    return hexes;
}

} // namespace model
