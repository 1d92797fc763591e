#include "model/map/extent.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

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

std::vector<std::string> named(const std::vector<Direction>& directions, Orientation orientation) {
    std::vector<std::string> names;
    for (const Direction direction : directions)
        names.emplace_back(name(direction, orientation));
    return names;
}

using Names = std::vector<std::string>;

TEST(Extent, NamesTheHexsidesThatLeaveTheMap) {
    const Map map = smallMap();
    const Extent extent(map, {});
    const auto out = [&](std::string_view hex) {
        return named(extent.edgeDirections(at(map, hex)), Orientation::flatTop);
    };
    EXPECT_EQ(out("0301"), (Names{"N", "NE", "NW"})); // odd columns stand higher
    EXPECT_EQ(out("0401"), Names{"N"});
    EXPECT_EQ(out("0420"), (Names{"SE", "S", "SW"}));
    EXPECT_EQ(out("0320"), Names{"S"});
    EXPECT_EQ(out("0105"), (Names{"SW", "NW"}));
    EXPECT_EQ(out("0101"), (Names{"N", "NE", "SW", "NW"}));
    EXPECT_EQ(out("0505"), Names{});
    EXPECT_TRUE(extent.edgeDirections({1000, 1000}).empty());
}

TEST(Extent, KnowsOnWhichEdgesOfTheMapAHexLies) {
    const Map map = smallMap();
    const Extent extent(map, {});
    const auto edges = [&](std::string_view hex) {
        return named(extent.mapEdges(at(map, hex)), Orientation::flatTop);
    };
    EXPECT_EQ(edges("0301"), Names{"N"});
    EXPECT_EQ(edges("0401"), Names{"N"});
    EXPECT_EQ(edges("0420"), Names{"S"});
    EXPECT_EQ(edges("0105"), Names{"W"});
    EXPECT_EQ(edges("2005"), Names{"E"});
    EXPECT_EQ(edges("0101"), (Names{"N", "W"}));
    EXPECT_EQ(edges("2001"), (Names{"N", "E"}));
    EXPECT_EQ(edges("2020"), (Names{"E", "S"}));
    EXPECT_EQ(edges("0120"), (Names{"S", "W"}));
    EXPECT_EQ(edges("0202"), Names{});
}

TEST(Extent, KnowsTheEdgesOfPointyTopHexesToo) {
    Map map = smallMap();
    map.grid.numbering.orientation = Orientation::pointyTop;
    const Extent extent(map, {});
    const auto edges = [&](std::string_view hex) {
        return named(extent.mapEdges(at(map, hex)), Orientation::pointyTop);
    };
    EXPECT_EQ(edges("0501"), Names{"N"});
    EXPECT_EQ(edges("0520"), Names{"S"});
    EXPECT_EQ(edges("0103"), Names{"W"});
    EXPECT_EQ(edges("0104"), Names{"W"}); // half a hex to the right, and still the first
    EXPECT_EQ(edges("2004"), Names{"E"});
    EXPECT_EQ(edges("2020"), (Names{"E", "S"}));
    EXPECT_EQ(edges("0202"), Names{});
}

TEST(Extent, TakesAClosedRimForTheEdge) {
    Map map = smallMap();
    ClosedList closed;
    for (int row = 1; row <= 20; ++row)
        closed.hexes.insert(hexAt(map, 0, 20, row));
    map.closed.push_back(Shared<ClosedList>(closed));
    const Extent extent(map, {});
    EXPECT_EQ(named(extent.mapEdges(at(map, "1905")), Orientation::flatTop), Names{"E"});
    EXPECT_TRUE(extent.mapEdges(at(map, "2005")).empty());
}

TEST(Extent, GivesTheRingOfHexesInPlay) {
    const Map map = smallMap();
    const Extent extent(map, {});
    EXPECT_EQ(extent.ring(at(map, "1010"), 2), ring(at(map, "1010"), 2));
    EXPECT_EQ(extent.ring(at(map, "0101"), 1), testing_support::allAt(map, {"0201", "0102"}));
    EXPECT_EQ(extent.ring(at(map, "0101"), 0), testing_support::allAt(map, {"0101"}));
}

/// W and E with column 9 of W on column 1 of E.
Map withSharedColumn() {
    Map map = twoSheets();
    map.joins = {{JoinKind::same,
                  std::nullopt,
                  JoinedHex{SheetId("W"), 9, 1},
                  JoinedHex{SheetId("E"), 1, 1},
                  {}}};
    placeSheets(map);
    return map;
}

TEST(Extent, HasTheHexesOfASharedColumnWithEitherSheet) {
    const Map map = withSharedColumn();
    const Hex shared = at(map, "W-0905");
    ASSERT_EQ(shared, at(map, "E-0105"));
    for (const char* sheet : {"W", "E"}) {
        const Extent extent(map, {SheetId(sheet)});
        EXPECT_TRUE(extent.isOnMap(shared)) << sheet;
    }
    const Extent east(map, {SheetId("E")});
    EXPECT_TRUE(east.isOnEdge(shared));
    EXPECT_EQ(east.positionOf(shared), (SheetPosition{1, 1, 5}));
    EXPECT_EQ(named(east.mapEdges(shared), Orientation::flatTop), Names{"W"});
    EXPECT_FALSE(east.isOnMap(at(map, "W-0805")));
    EXPECT_FALSE(east.positionOf(at(map, "W-0805")));
}

TEST(Extent, OfBothSheetsHasNoEdgeAtTheirSeam) {
    const Map map = withSharedColumn();
    const Extent extent(map, {});
    EXPECT_FALSE(extent.isOnEdge(at(map, "E-0105")));
    EXPECT_EQ(extent.positionOf(at(map, "E-0105")), (SheetPosition{0, 9, 5}));
    // E has one row less in its even columns, so W-1010 lies on no hex of E.
    EXPECT_EQ(extent.hexes().size(), 100U + 95 - 10 - 9);
}

TEST(Extent, OfSeveralSheetsCrossesASeamOnlyWhereTheyAreJoined) {
    Map map = twoSheets();
    EXPECT_TRUE(Extent(map, {}).isOnEdge(at(map, "W-1005")));
    map.joins = {{JoinKind::next,
                  Direction(2),
                  JoinedHex{SheetId("W"), 10, 5},
                  JoinedHex{SheetId("E"), 1, 5},
                  {}}};
    placeSheets(map);
    EXPECT_FALSE(Extent(map, {}).isOnEdge(at(map, "W-1005")));
    EXPECT_TRUE(Extent(map, {SheetId("W")}).isOnEdge(at(map, "W-1005")));
}

TEST(Region, GrowsByWholeHexes) {
    const Region one = Region::of({{0, 0}});
    EXPECT_TRUE(one.grown(2).contains({0, 2}));
    EXPECT_FALSE(one.grown(2).contains({0, 3}));
    EXPECT_TRUE(Region::everywhere().grown(1).contains({500, 500}));
    EXPECT_FALSE(Region::of({}).contains({0, 0}));
}

} // namespace
