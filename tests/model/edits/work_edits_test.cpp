#include "model/edits/work_edits.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::at;

namespace {

TEST(AddWork, BuildsNothingOffTheMap) {
    Scenario scenario = testing_support::scenarioOn(testing_support::smallMap());
    const Hex corner = at(*scenario.map, "0101");
    const Hex off = neighbour(corner, Direction(0));
    addWork(Work::roadblock, {corner, off, SideId("F")}).apply(scenario);
    addWork(Work::improvedPosition, {off, corner, SideId("F")}).apply(scenario);
    EXPECT_EQ(*scenario.onMap, OnMap{});
    addWork(Work::pontoon, {corner, off, SideId("F")}).apply(scenario); // a hexside of the edge
    EXPECT_EQ(scenario.onMap->pontoons.size(), 1u);
}

} // namespace
