#include "model/map/extent.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::at;
using testing_support::smallMap;
using testing_support::twoSheets;

namespace {

TEST(Extent, HoldsOnlyTheSheetsInPlay) {
    const Map map = twoSheets();
    const Extent extent(map, {SheetId("E")});
    EXPECT_TRUE(extent.isOnMap(at(map, "E-0101")));
    EXPECT_FALSE(extent.isOnMap(at(map, "W-0101")));
    EXPECT_EQ(extent.hexes().size(), 5u * 10 + 5u * 9);
    EXPECT_EQ(Extent(map, {}).hexes().size(), 100u + 95);
}

TEST(Extent, LeavesClosedHexesOut) {
    Map map = smallMap();
    ClosedList closed;
    closed.hexes.insert(at(map, "0202"));
    map.closed.push_back(Shared<ClosedList>(closed));
    const Extent extent(map, {});
    EXPECT_FALSE(extent.isOnMap(at(map, "0202")));
    EXPECT_EQ(extent.neighbours(at(map, "0303")).size(), 5u); // 0202 is its north-west neighbour
}

TEST(Extent, KnowsItsEdge) {
    const Map map = smallMap();
    const Extent extent(map, {});
    EXPECT_TRUE(extent.isOnEdge(at(map, "0105")));
    EXPECT_TRUE(extent.isOnEdge(at(map, "2020")));
    EXPECT_TRUE(extent.isOnEdge(at(map, "0301"))); // odd columns reach the north edge
    EXPECT_TRUE(extent.isOnEdge(at(map, "0401"))); // even ones stand lower, yet 0400 is missing
    EXPECT_FALSE(extent.isOnEdge(at(map, "0402")));
    EXPECT_FALSE(extent.isOnEdge({1000, 1000}));
}

TEST(Region, GrowsByWholeHexes) {
    const Region one = Region::of({{0, 0}});
    EXPECT_TRUE(one.grown(2).contains({0, 2}));
    EXPECT_FALSE(one.grown(2).contains({0, 3}));
    EXPECT_TRUE(Region::everywhere().grown(1).contains({500, 500}));
    EXPECT_FALSE(Region::of({}).contains({0, 0}));
}

} // namespace
