#include "model/edits/schedule_edits.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::allAt;
using testing_support::at;

namespace {

Scenario withArrivalAt(const std::vector<std::string>& labels) {
    Scenario scenario = testing_support::scenarioOn(testing_support::smallMap());
    Arrival arrival;
    arrival.id = ArrivalId("late");
    arrival.enter.push_back({{}, {}, allAt(*scenario.map, labels), {}});
    scenario.schedule.edit([&](Schedule& schedule) { schedule.arrivals.push_back(arrival); });
    return scenario;
}

std::vector<Hex> entryHexes(const Scenario& scenario) {
    return scenario.schedule->arrivals[0]->enter[0].at;
}

TEST(AddEntryHex, NamesAHexOnce) {
    Scenario scenario = withArrivalAt({"0101"});
    const Hex other = at(*scenario.map, "0201");
    addEntryHex(ArrivalId("late"), other).apply(scenario);
    addEntryHex(ArrivalId("late"), other).apply(scenario);
    EXPECT_EQ(entryHexes(scenario), allAt(*scenario.map, {"0101", "0201"}));
}

TEST(MoveEntryHex, ToOneThatIsNamedAlreadyLeavesItOnce) {
    Scenario scenario = withArrivalAt({"0101", "0201", "0301"});
    const Map& map = *scenario.map;
    moveEntryHex(ArrivalId("late"), at(map, "0101"), at(map, "0301")).apply(scenario);
    EXPECT_EQ(entryHexes(scenario), allAt(map, {"0201", "0301"}));
    moveEntryHex(ArrivalId("late"), at(map, "0201"), at(map, "0401")).apply(scenario);
    EXPECT_EQ(entryHexes(scenario), allAt(map, {"0401", "0301"}));
    moveEntryHex(ArrivalId("late"), at(map, "0401"), at(map, "0401")).apply(scenario);
    EXPECT_EQ(entryHexes(scenario), allAt(map, {"0401", "0301"}));
}

} // namespace
