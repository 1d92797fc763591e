#include "model/map/features.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

using namespace model;
using testing_support::allAt;
using testing_support::at;
using testing_support::smallMap;

namespace {

using Points = std::vector<LatticePoint>;
using Found = std::vector<std::size_t>;

constexpr auto u = LatticePoint::unit;

Outline outline(std::optional<Hex> anchor, Points points, bool open = false) {
    Outline made;
    made.at = anchor;
    made.points = std::move(points);
    made.open = open;
    return made;
}

Map mapWith(std::vector<Outline> outlines) {
    Map map = smallMap();
    for (Outline& each : outlines)
        map.outlines.emplace_back(std::move(each));
    return map;
}

/// A square round the centre of the anchor, within its hex.
Points square(std::int64_t half = u / 2) {
    return {{-half, -half}, {half, -half}, {half, half}, {-half, half}};
}

TEST(Outlines, ThatAreNoneSayWhy) {
    const Hex here{3, 3};
    EXPECT_EQ(faultOf(outline(here, square())), OutlineFault::none);
    EXPECT_EQ(faultOf(outline(std::nullopt, square())), OutlineFault::noAnchor);
    EXPECT_EQ(faultOf(outline(here, {})), OutlineFault::tooFewPoints);
    EXPECT_EQ(faultOf(outline(here, {{0, 0}, {5, 5}})), OutlineFault::tooFewPoints);
    EXPECT_EQ(faultOf(outline(here, {{0, 0}, {5, 5}}, true)), OutlineFault::none);
    EXPECT_EQ(faultOf(outline(here, {{5, 5}, {5, 5}}, true)), OutlineFault::tooFewPoints);
    EXPECT_EQ(faultOf(outline(here, {{0, 0}, {5, 5}, {9, 9}})), OutlineFault::tooFewPoints)
        << "three points in a line span no area";
    EXPECT_EQ(faultOf(outline(here, {{0, 0}, {5, 5}, {5, 0}, {0, 5}})),
              OutlineFault::crossesItself);
    EXPECT_EQ(faultOf(outline(here, {{0, 0}, {5, 5}, {5, 0}, {0, 5}}, true)), OutlineFault::none)
        << "a line may cross itself";
}

TEST(Features, LieUnderALineOfSightWhereTheSymbolIsAndNotWhereTheHexIs) { // NBS 19.3c
    Map map = smallMap();
    const Hex wooded = at(map, "1012");
    map.outlines.emplace_back(outline(wooded, square()));
    // The same wood drawn in the east of its hex, clear of the line down the column.
    Points aside = square(u / 4);
    for (LatticePoint& point : aside)
        point.x += u;
    map.outlines.emplace_back(outline(wooded, aside));
    const Features features(map);
    const LatticeSegment trace{latticePoint(at(map, "1010")), latticePoint(at(map, "1015"))};
    EXPECT_EQ(features.meeting(trace), Found{0});
    EXPECT_EQ(features.reaching(wooded), (Found{0, 1}));
    EXPECT_EQ(features.meeting({latticePoint(at(map, "0910")), latticePoint(at(map, "0915"))}),
              Found{});
}

TEST(Features, ThatOnlyTouchALineMeetIt) {
    const Map map = mapWith({outline(Hex{3, 3}, {{0, 0}, {u, 0}, {u, u}}),
                             outline(Hex{3, 3}, {{1, 0}, {u, 0}, {u, u}})});
    const Features features(map);
    const LatticePoint centre = latticePoint(Hex{3, 3});
    EXPECT_EQ(features.meeting({centre + LatticePoint{0, -u}, centre + LatticePoint{0, u}}),
              Found{0});
    EXPECT_EQ(features.at(centre), Found{0});
    EXPECT_EQ(features.at(centre + LatticePoint{u, u}), (Found{0, 1}));
}

TEST(Features, ReachAHexsideTheySpanTouchOrFollow) {
    Map map = smallMap();
    const Hex here = at(map, "1010");
    const Hexside south(here, Direction(6));
    map.outlines.emplace_back(outline(here, square()));                // clear of it
    map.outlines.emplace_back(outline(here, square(u)));               // reaches down to it
    map.outlines.emplace_back(outline(here, {{-u, u}, {u, u}}, true)); // a border of trees along it
    map.outlines.emplace_back(outline(here, {{2 * u, 0}, {4 * u, 0}}, true)); // from another corner
    const Features features(map);
    EXPECT_EQ(features.reaching(south), (Found{1, 2}));
    EXPECT_EQ(features.entering(neighbour(here, Direction(6))), Found{});
    EXPECT_EQ(features.reaching(neighbour(here, Direction(6))), (Found{1, 2}));
    EXPECT_EQ(features.entering(here), (Found{0, 1}));
}

TEST(Features, TouchTheHexesTheyLieIn) {
    Map map = smallMap();
    const Hex here = at(map, "1010");
    map.outlines.emplace_back(outline(here, square()));
    // To the centre of the next hex but one to the south.
    map.outlines.emplace_back(outline(here, {{0, 0}, {0, 4 * u}}, true));
    // Over the north edge of the map.
    map.outlines.emplace_back(outline(at(map, "0301"), {{0, 0}, {0, -9 * u}}, true));
    const Features features(map);
    EXPECT_EQ(features.hexesTouched(0), allAt(map, {"1010"}));
    auto line = allAt(map, {"1010", "1011", "1012"});
    std::sort(line.begin(), line.end());
    EXPECT_EQ(features.hexesTouched(1), line);
    EXPECT_EQ(features.hexesTouched(2), allAt(map, {"0301"}));
    EXPECT_EQ(features.hexesEntered(1), line);
}

TEST(Features, OfAnAreaAsLargeAsAHexTouchItsNeighboursAndEnterOnlyIt) {
    const Hex here{5, 5};
    Points corners;
    for (const Direction direction : cornerDirections)
        corners.push_back(cornerOffset(direction));
    const Features features(mapWith({outline(here, corners)}));
    EXPECT_EQ(features.hexesTouched(0), hexesWithin(here, 1));
    EXPECT_EQ(features.hexesEntered(0), std::vector<Hex>{here});
}

TEST(Features, WithoutAnchorOrPointsAreNowhere) {
    const Features features(mapWith(
        {outline(std::nullopt, square()), outline(Hex{3, 3}, {}), outline(Hex{3, 3}, square())}));
    EXPECT_EQ(features.reaching(Hex{3, 3}), Found{2});
    EXPECT_TRUE(features.hexesTouched(0).empty());
    EXPECT_TRUE(features.hexesTouched(1).empty());
    EXPECT_TRUE(Features(Map{}).near({{-u, -u}, {u, u}}).empty());
}

TEST(Features, OfAWrongPointFarAwayDoNotTakeForever) {
    Points points = square();
    points.push_back({100'000'000 * u, 100'000'000 * u});
    const Features features(mapWith({outline(Hex{3, 3}, points)}));
    EXPECT_FALSE(features.hexesTouched(0).empty());
}

TEST(Features, AreFoundAsByLookingAtEachOutline) {
    std::mt19937 random(42);
    const auto number = [&](std::int64_t least, std::int64_t most) {
        return std::uniform_int_distribution<std::int64_t>(least, most)(random);
    };
    Map map = smallMap();
    for (int i = 0; i < 300; ++i) {
        Points points;
        const auto count = number(1, 8);
        for (std::int64_t k = 0; k < count; ++k)
            points.push_back({number(-5, 5) * u / 2, number(-5, 5) * u / 2});
        map.outlines.emplace_back(
            outline(Hex{static_cast<int>(number(0, 20)), static_cast<int>(number(0, 20))},
                    std::move(points), number(0, 1) == 0));
    }
    const Features features(map);
    const auto each = [&](auto meets) {
        Found found;
        for (std::size_t i = 0; i < map.outlines.size(); ++i)
            if (meets(i)) found.push_back(i);
        return found;
    };
    std::vector<std::vector<Hex>> touched;
    for (std::size_t k = 0; k < map.outlines.size(); ++k)
        touched.push_back(features.hexesTouched(k));
    const auto printed = printedHexes(map);
    for (int i = 0; i < 300; ++i) {
        const LatticeSegment segment{{number(0, 120) * u / 2, number(0, 120) * u / 2},
                                     {number(0, 120) * u / 2, number(0, 120) * u / 2}};
        EXPECT_EQ(features.meeting(segment),
                  each([&](std::size_t k) { return features.meets(k, segment); }));
        const Hex hex{static_cast<int>(number(0, 20)), static_cast<int>(number(0, 20))};
        const auto reaching = each([&](std::size_t k) { return features.reaches(k, hex); });
        EXPECT_EQ(features.reaching(hex), reaching);
        EXPECT_EQ(features.entering(hex),
                  each([&](std::size_t k) { return features.enters(k, hex); }));
        if (std::find(printed.begin(), printed.end(), hex) == printed.end()) continue;
        for (std::size_t k = 0; k < touched.size(); ++k)
            EXPECT_EQ(std::binary_search(touched[k].begin(), touched[k].end(), hex),
                      std::binary_search(reaching.begin(), reaching.end(), k));
    }
}

} // namespace
