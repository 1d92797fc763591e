#include "model/edits/outline_edits.h"

#include "model/scenario/scenario.h"

#include <algorithm>
#include <utility>

namespace model {

namespace {

Edit changePoints(Message name, OutlineId id,
                  std::function<void(std::vector<LatticePoint>&, LatticePoint anchor)> change) {
    return {std::move(name), [id = std::move(id), change = std::move(change)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    const auto found =
                        std::find_if(map.outlines.begin(), map.outlines.end(),
                                     [&](const auto& each) { return each->id == id; });
                    if (found == map.outlines.end() || !(*found)->at) return;
                    const auto count = (*found)->points.size();
                    found->edit([&](Outline& outline) {
                        change(outline.points, latticePoint(*outline.at));
                    });
                    const std::size_t least = (*found)->open ? 2 : 3;
                    const auto left = (*found)->points.size();
                    if (left < count && left < least) map.outlines.erase(found);
                });
            }};
}

} // namespace

Outline outlineThrough(const std::vector<LatticePoint>& points, Hex anchor, TerrainId type,
                       bool open) {
    Outline outline;
    outline.type = std::move(type);
    outline.open = open;
    outline.at = anchor;
    for (const LatticePoint point : points)
        outline.points.push_back(point - latticePoint(anchor));
    return outline;
}

Edit moveOutlinePoint(OutlineId outline, std::size_t index, LatticePoint to) {
    return changePoints(tr("Move a point"), std::move(outline),
                        [index, to](auto& points, auto anchor) {
                            if (index < points.size()) points[index] = to - anchor;
                        });
}

Edit insertOutlinePoint(OutlineId outline, std::size_t index, LatticePoint at) {
    return changePoints(
        tr("Insert a point"), std::move(outline), [index, at](auto& points, auto anchor) {
            if (index > points.size()) return;
            points.insert(points.begin() + static_cast<std::ptrdiff_t>(index), at - anchor);
        });
}

Edit deleteOutlinePoint(OutlineId outline, std::size_t index) {
    return changePoints(tr("Delete a point"), std::move(outline), [index](auto& points, auto) {
        if (index < points.size())
            points.erase(points.begin() + static_cast<std::ptrdiff_t>(index));
    });
}

} // namespace model
