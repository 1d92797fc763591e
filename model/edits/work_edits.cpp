#include "model/edits/work_edits.h"

#include "model/scenario/scenario.h"

#include <algorithm>

namespace model {

namespace {

std::optional<Hexside> sideOf(const WorkPlace& place) {
    return hexsideBetween(place.at, place.toward);
}

bool lies(const ImprovedPosition& position, const WorkPlace& place) {
    return position.at == place.at;
}
bool lies(const Roadblock& block, const WorkPlace& place) {
    return block.at == place.at && block.toward == place.toward;
}
bool lies(const DamagedSpan& damaged, const WorkPlace& place) {
    return damaged.at && damaged.at == sideOf(place);
}
bool lies(const Pontoon& pontoon, const WorkPlace& place) {
    return pontoon.at && pontoon.at == sideOf(place);
}

template <class Record>
bool isThere(const std::vector<Shared<Record>>& records, const WorkPlace& place) {
    return std::any_of(records.begin(), records.end(),
                       [&](const auto& record) { return lies(*record, place); });
}

template <class Record>
void take(std::vector<Shared<Record>>& records, const WorkPlace& place) {
    std::erase_if(records, [&](const auto& record) { return lies(*record, place); });
}

template <class Record>
void put(std::vector<Shared<Record>>& records, const WorkPlace& place, Record record) {
    const auto same = std::find_if(records.begin(), records.end(),
                                   [&](const auto& each) { return lies(*each, place); });
    if (same == records.end()) {
        records.emplace_back(std::move(record));
        return;
    }
    // Comments and rule of the one that was there stay.
    record.about = (*same)->about;
    *same = Shared<Record>(std::move(record));
}

void takeControl(OnMap& onMap, Hex at) {
    for (auto& control : onMap.control)
        if (std::find(control->at.begin(), control->at.end(), at) != control->at.end())
            control.edit([&](Control& changed) { std::erase(changed.at, at); });
    std::erase_if(onMap.control, [](const auto& control) {
        return control->at.empty() && control->about == Annotations{};
    });
}

void giveControl(OnMap& onMap, const WorkPlace& place) {
    takeControl(onMap, place.at);
    const auto own = std::find_if(onMap.control.begin(), onMap.control.end(),
                                  [&](const auto& control) { return control->side == place.side; });
    if (own == onMap.control.end())
        onMap.control.emplace_back(Control{place.side, {place.at}, {}});
    else
        own->edit([&](Control& changed) { changed.at.push_back(place.at); });
}

void add(OnMap& onMap, Work work, const WorkPlace& place) {
    switch (work) {
    case Work::improvedPosition:
        return put(onMap.improvedPositions, place, ImprovedPosition{place.at, false, {}});
    case Work::positionBegun:
        return put(onMap.improvedPositions, place, ImprovedPosition{place.at, true, {}});
    case Work::roadblock:
        return put(onMap.roadblocks, place, Roadblock{place.side, place.at, place.toward, {}});
    case Work::damage:
        return put(onMap.damaged, place, DamagedSpan{sideOf(place), {}});
    case Work::pontoon:
        return put(onMap.pontoons, place, Pontoon{place.side, sideOf(place), {}, {}});
    case Work::control:
        return giveControl(onMap, place);
    }
}

void remove(OnMap& onMap, Work work, const WorkPlace& place) {
    switch (work) {
    case Work::improvedPosition:
    case Work::positionBegun:
        return take(onMap.improvedPositions, place);
    case Work::roadblock:
        return take(onMap.roadblocks, place);
    case Work::damage:
        return take(onMap.damaged, place);
    case Work::pontoon:
        return take(onMap.pontoons, place);
    case Work::control:
        return takeControl(onMap, place.at);
    }
}

Message nameOf(Work work, bool added) {
    switch (work) {
    case Work::improvedPosition:
        return added ? tr("Build an improved position") : tr("Remove an improved position");
    case Work::positionBegun:
        return added ? tr("Begin an improved position") : tr("Remove an improved position");
    case Work::roadblock:
        return added ? tr("Set a roadblock") : tr("Remove a roadblock");
    case Work::damage:
        return added ? tr("Damage a span") : tr("Repair a span");
    case Work::pontoon:
        return added ? tr("Lay a pontoon bridge") : tr("Take up a pontoon bridge");
    case Work::control:
        return added ? tr("Give control of a hex") : tr("Take away control of a hex");
    }
    return {};
}

} // namespace

bool hasWork(const Scenario& scenario, Work work, const WorkPlace& place) {
    const OnMap& onMap = *scenario.onMap;
    switch (work) {
    case Work::improvedPosition:
    case Work::positionBegun:
        return isThere(onMap.improvedPositions, place);
    case Work::roadblock:
        return isThere(onMap.roadblocks, place);
    case Work::damage:
        return isThere(onMap.damaged, place);
    case Work::pontoon:
        return isThere(onMap.pontoons, place);
    case Work::control:
        return std::any_of(onMap.control.begin(), onMap.control.end(), [&](const auto& control) {
            return std::find(control->at.begin(), control->at.end(), place.at) != control->at.end();
        });
    }
    return false;
}

Edit addWork(Work work, const WorkPlace& place) {
    return {nameOf(work, true), [work, place](Scenario& scenario) {
                if (!sheetOf(*scenario.map, place.at)) return;
                if (work == Work::roadblock && !sheetOf(*scenario.map, place.toward)) return;
                scenario.onMap.edit([&](OnMap& onMap) { add(onMap, work, place); });
            }};
}

Edit removeWork(Work work, const WorkPlace& place) {
    return {nameOf(work, false), [work, place](Scenario& scenario) {
                if (hasWork(scenario, work, place))
                    scenario.onMap.edit([&](OnMap& onMap) { remove(onMap, work, place); });
            }};
}

} // namespace model
