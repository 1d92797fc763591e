#include "model/edits/outline_edits.h"

#include "model/edits/record_edits.h"
#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::at;
using testing_support::smallMap;

namespace {

struct Drawn {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    Hex anchor = at(*scenario.map, "0505");
    LatticePoint centre = latticePoint(anchor);

    explicit Drawn(bool open) {
        addRecord(outlineThrough(corners(), anchor, TerrainId("woods"), open)).apply(scenario);
    }
    /// A triangle round the centre.
    std::vector<LatticePoint> corners() const {
        return {centre + LatticePoint{0, -1000}, centre + LatticePoint{1000, 1000},
                centre + LatticePoint{-1000, 1000}};
    }
    std::vector<LatticePoint> points() const { return pointsOf(*scenario.map->outlines.at(0)); }
    OutlineId id() const { return scenario.map->outlines.at(0)->id; }
};

TEST(OutlineEdits, KeepPointsAsOffsetsFromTheAnchor) {
    const Drawn drawn(false);
    EXPECT_EQ(drawn.points(), drawn.corners());
    EXPECT_EQ(drawn.scenario.map->outlines[0]->points[0], (LatticePoint{0, -1000}));
}

TEST(OutlineEdits, MoveInsertAndDeleteAPoint) {
    Drawn drawn(false);
    const LatticePoint far = drawn.centre + LatticePoint{3000, 0};
    moveOutlinePoint(drawn.id(), 1, far).apply(drawn.scenario);
    auto expected = drawn.corners();
    expected[1] = far;
    EXPECT_EQ(drawn.points(), expected);
    insertOutlinePoint(drawn.id(), 3, drawn.centre).apply(drawn.scenario);
    expected.push_back(drawn.centre);
    EXPECT_EQ(drawn.points(), expected);
    deleteOutlinePoint(drawn.id(), 0).apply(drawn.scenario);
    expected.erase(expected.begin());
    EXPECT_EQ(drawn.points(), expected);
}

TEST(OutlineEdits, AnAreaOfTwoPointsIsNothing) {
    Drawn area(false);
    deleteOutlinePoint(area.id(), 0).apply(area.scenario);
    EXPECT_TRUE(area.scenario.map->outlines.empty());
    Drawn line(true);
    deleteOutlinePoint(line.id(), 0).apply(line.scenario);
    EXPECT_EQ(line.points().size(), 2u);
}

TEST(OutlineEdits, DoNothingWherePointOrOutlineIsGone) {
    Drawn drawn(false);
    const Scenario before = drawn.scenario;
    moveOutlinePoint(drawn.id(), 3, {}).apply(drawn.scenario);
    insertOutlinePoint(drawn.id(), 4, {}).apply(drawn.scenario);
    deleteOutlinePoint(OutlineId("other"), 0).apply(drawn.scenario);
    EXPECT_EQ(drawn.scenario, before);
}

} // namespace
