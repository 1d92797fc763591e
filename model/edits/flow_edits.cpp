#include "model/edits/flow_edits.h"

#include "model/scenario/scenario.h"

#include <algorithm>
#include <utility>

namespace model {

namespace {

template <class Change>
void changeWatercourse(Scenario& scenario, const WatercourseId& id, Change change) {
    const auto& waters = scenario.map->watercourses;
    const bool exists = std::any_of(waters.begin(), waters.end(),
                                    [&](const auto& water) { return water->id == id; });
    if (!exists) return;
    scenario.map.edit([&](Map& map) {
        const auto found = std::find_if(map.watercourses.begin(), map.watercourses.end(),
                                        [&](const auto& water) { return water->id == id; });
        found->edit(change);
    });
}

bool meets(Hexside hexside, Vertex corner) {
    const auto corners = verticesOf(hexside);
    return corners[0] == corner || corners[1] == corner;
}

/// Whether the chain ends here rather than begins here.
bool endsAt(const Watercourse& water, Vertex corner) {
    return water.hexsides.size() > 1 && meets(water.hexsides.back(), corner) &&
           !meets(water.hexsides.front(), corner);
}

} // namespace

void reverse(Watercourse& water) {
    // Texts that could not be read keep their place among those that could.
    for (Misfit& misfit : water.about.extras.misfits) {
        if (misfit.field == "hexsides")
            misfit.position =
                water.hexsides.size() - std::min(misfit.position, water.hexsides.size());
        else if (misfit.field == "from")
            misfit.field = "to";
        else if (misfit.field == "to")
            misfit.field = "from";
    }
    std::reverse(water.hexsides.begin(), water.hexsides.end());
    std::swap(water.from, water.to);
}

Edit reverseFlow(WatercourseId water) {
    return {tr("Turn the flow"), [water = std::move(water)](Scenario& scenario) {
                changeWatercourse(scenario, water, reverse);
            }};
}

Edit markSource(WatercourseId water, Vertex corner) {
    return {tr("Mark the source"), [water = std::move(water), corner](Scenario& scenario) {
                changeWatercourse(scenario, water, [&](Watercourse& changed) {
                    if (endsAt(changed, corner)) reverse(changed);
                    changed.from = WaterEnd::source;
                });
            }};
}

} // namespace model
