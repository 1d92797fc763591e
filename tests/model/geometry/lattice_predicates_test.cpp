#include "model/geometry/lattice_predicates.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <random>
#include <vector>

namespace model {
namespace {

using Points = std::vector<LatticePoint>;

constexpr std::int64_t u = LatticePoint::unit;

LatticePoint units(std::int64_t x, std::int64_t y) {
    return {x * u, y * u};
}

TEST(LatticePredicates, KnowTheSideOfALine) {
    EXPECT_EQ(turn({0, 0}, {4, 0}, {2, 3}), 1); // y grows down, so this is clockwise
    EXPECT_EQ(turn({0, 0}, {4, 0}, {2, -3}), -1);
    EXPECT_EQ(turn({0, 0}, {4, 2}, {-2, -1}), 0);
}

TEST(LatticePredicates, AreExactWhereDoublesAreNot) {
    const std::int64_t far = std::int64_t{1} << 60;
    // One unit beside the diagonal of a huge square.
    EXPECT_EQ(turn({-far, -far}, {far, far}, {far - 1, far}), 1);
    EXPECT_EQ(turn({-far, -far}, {far, far}, {far, far - 1}), -1);
    EXPECT_EQ(turn({-far, -far}, {far, far}, {0, 0}), 0);
    const LatticeSegment diagonal{{-far, -far}, {far, far}};
    EXPECT_TRUE(meet(diagonal, {{-far, far}, {0, 0}}));
    EXPECT_FALSE(meet(diagonal, {{-far, far}, {-1, 0}}));
}

TEST(LatticePredicates, SegmentsMeetWhereTheyTouch) {
    const LatticeSegment level{{0, 0}, {10, 0}};
    EXPECT_TRUE(meet(level, {{5, -5}, {5, 5}}));
    EXPECT_TRUE(meet(level, {{10, 0}, {12, 4}})) << "end on end";
    EXPECT_TRUE(meet(level, {{4, 0}, {4, 7}})) << "end on the middle";
    EXPECT_TRUE(meet(level, {{8, 0}, {20, 0}})) << "along it";
    EXPECT_TRUE(meet(level, {{5, 0}, {5, 0}})) << "a point";
    EXPECT_FALSE(meet(level, {{4, 1}, {4, 7}}));
    EXPECT_FALSE(meet(level, {{11, 0}, {20, 0}})) << "farther along";
    EXPECT_FALSE(meet(level, {{0, 1}, {10, 1}})) << "beside it";
    EXPECT_FALSE(meet(level, {{12, -2}, {12, 2}})) << "beyond its end";
}

TEST(LatticePredicates, KnowInsideBorderAndOutsideOfAnArea) {
    // An L.
    const Points area{{0, 0}, {10, 0}, {10, 4}, {4, 4}, {4, 10}, {0, 10}};
    EXPECT_EQ(whereIn(area, {2, 2}), Where::inside);
    EXPECT_EQ(whereIn(area, {7, 7}), Where::outside);
    EXPECT_EQ(whereIn(area, {4, 7}), Where::border);
    EXPECT_EQ(whereIn(area, {4, 4}), Where::border) << "a corner";
    EXPECT_EQ(whereIn(area, {2, 4}), Where::inside) << "level with a side";
    EXPECT_EQ(whereIn(area, {-1, 4}), Where::outside);
    EXPECT_EQ(whereIn(area, {-1, 0}), Where::outside);
    const Points turned(area.rbegin(), area.rend());
    EXPECT_EQ(whereIn(turned, {2, 2}), Where::inside);
    EXPECT_EQ(whereIn({}, {0, 0}), Where::outside);
}

TEST(LatticePredicates, AnAreaMeetsASegmentWithinIt) {
    const Points area{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    EXPECT_TRUE(areaMeets(area, LatticeSegment{{2, 2}, {3, 3}}));
    EXPECT_TRUE(areaMeets(area, LatticeSegment{{-5, 5}, {15, 5}}));
    EXPECT_TRUE(areaMeets(area, LatticeSegment{{-5, 5}, {0, 5}})) << "touches";
    EXPECT_TRUE(areaMeets(area, LatticeSegment{{-5, 5}, {5, -5}})) << "touches a corner";
    EXPECT_FALSE(areaMeets(area, LatticeSegment{{-5, 4}, {4, -5}}));
    EXPECT_FALSE(lineMeets(area, LatticeSegment{{2, 2}, {3, 3}}));
    EXPECT_FALSE(lineMeets(area, LatticeSegment{{-5, 5}, {5, 5}})) << "a line has no last side";
}

TEST(LatticePredicates, HexCornersAndHexsidesAreThoseOfTheLattice) {
    const auto corners = cornersOf({0, 0});
    EXPECT_EQ(corners[0], units(1, -1));
    EXPECT_EQ(corners[1], units(2, 0));
    const auto north = segmentOf(Hexside({0, 0}, Direction(0)));
    EXPECT_EQ(north.from.y, -u);
    EXPECT_EQ(north.to.y, -u);
    EXPECT_EQ(boxOf(Hex{1, 0}), (LatticeBox{units(1, 0), units(5, 2)}));
}

TEST(LatticePredicates, WhatLiesAlongAHexsideTouchesBothHexesAndEntersNone) {
    const Hex north{0, -1}, here{0, 0};
    const Points line{units(-1, -1), units(1, -1)};
    for (const Hex hex : {north, here}) {
        EXPECT_TRUE(lineMeets(line, hex));
        EXPECT_FALSE(lineEnters(line, hex));
    }
    const auto corners = cornersOf(here);
    const Points whole(corners.begin(), corners.end());
    EXPECT_TRUE(areaEnters(whole, here));
    for (const Hex next : neighbours(here)) {
        EXPECT_TRUE(areaMeets(whole, next));
        EXPECT_FALSE(areaEnters(whole, next));
    }
    EXPECT_FALSE(areaMeets(whole, Hex{0, 2}));
}

TEST(LatticePredicates, AnAreaRoundAHexEntersIt) {
    const Points square{units(-9, -9), units(9, -9), units(9, 9), units(-9, 9)};
    EXPECT_TRUE(areaMeets(square, Hex{0, 0}));
    EXPECT_TRUE(areaEnters(square, Hex{0, 0}));
    EXPECT_FALSE(lineMeets(square, Hex{0, 0}));
    const Points speck{{10, 10}, {20, 10}, {10, 20}};
    EXPECT_TRUE(areaEnters(speck, Hex{0, 0}));
    EXPECT_FALSE(areaMeets(speck, Hex{1, 0}));
}

TEST(LatticePredicates, ALineThroughACornerTouchesTheHexBeside) {
    // Down through the corner (2, 0) of the hex, which lies west of it.
    const Points line{units(2, -3), units(2, 3)};
    EXPECT_TRUE(lineMeets(line, Hex{0, 0}));
    EXPECT_FALSE(lineEnters(line, Hex{0, 0}));
    EXPECT_TRUE(lineEnters(line, Hex{1, -1}));
}

TEST(LatticePredicates, KnowARingThatCrossesItself) {
    EXPECT_FALSE(crossesItself(Points{{0, 0}, {4, 0}, {4, 4}, {0, 4}}));
    EXPECT_FALSE(crossesItself(Points{{0, 0}, {4, 0}, {4, 4}}));
    EXPECT_FALSE(crossesItself(Points{{0, 0}, {2, 0}, {4, 0}, {4, 4}})) << "a point on a side";
    EXPECT_FALSE(crossesItself(Points{{0, 0}, {4, 0}, {4, 0}, {4, 4}, {0, 0}})) << "said twice";
    EXPECT_TRUE(crossesItself(Points{{0, 0}, {4, 4}, {4, 0}, {0, 4}})) << "a bow tie";
    EXPECT_TRUE(crossesItself(Points{{0, 0}, {4, 0}, {2, 0}, {2, 4}})) << "turns back";
    EXPECT_TRUE(crossesItself(Points{{0, 0}, {8, 0}, {8, 8}, {4, 0}, {0, 8}})) << "touches a side";
    EXPECT_TRUE(crossesItself(Points{{0, 0}, {4, 0}, {0, 4}, {4, 8}, {0, 8}, {0, 4}}))
        << "touches a corner";
}

// Against brute force on small numbers, where every point of the grid can be tried.

struct Random {
    std::mt19937 generator{20260401};
    std::int64_t number(std::int64_t least, std::int64_t most) {
        return std::uniform_int_distribution<std::int64_t>(least, most)(generator);
    }
    LatticePoint point(std::int64_t range) {
        return {number(-range, range), number(-range, range)};
    }
    Points points(std::size_t count, std::int64_t range) {
        Points all;
        while (all.size() < count)
            all.push_back(point(range));
        return all;
    }
};

/// Segments in the plane meet when a point of the one, as a fraction along it, lies on the other.
bool meetByFractions(LatticeSegment a, LatticeSegment b) {
    const auto da = a.to - a.from;
    const auto db = b.to - b.from;
    const auto cross = da.x * db.y - da.y * db.x;
    const auto between = b.from - a.from;
    if (cross != 0) {
        auto s = between.x * db.y - between.y * db.x;
        auto t = between.x * da.y - between.y * da.x;
        auto whole = cross;
        if (whole < 0) {
            s = -s;
            t = -t;
            whole = -whole;
        }
        return s >= 0 && s <= whole && t >= 0 && t <= whole;
    }
    if (between.x * da.y - between.y * da.x != 0 || between.x * db.y - between.y * db.x != 0)
        return false;
    if (da == LatticePoint{} && db == LatticePoint{}) return between == LatticePoint{};
    // All on one line: do their boxes meet?
    return meet(boxOf(a), boxOf(b));
}

TEST(LatticePredicates, SegmentsMeetAsFractionsSay) {
    Random random;
    for (int i = 0; i < 20000; ++i) {
        const LatticeSegment a{random.point(4), random.point(4)};
        const LatticeSegment b{random.point(4), random.point(4)};
        ASSERT_EQ(meet(a, b), meetByFractions(a, b))
            << a.from.x << ',' << a.from.y << ' ' << a.to.x << ',' << a.to.y << " and " << b.from.x
            << ',' << b.from.y << ' ' << b.to.x << ',' << b.to.y;
    }
}

TEST(LatticePredicates, APointIsInsideAsARayToTheLeftSays) {
    // A ray that goes through no lattice point cannot meet a corner: (p.x, p.y) to far left and a
    // little up, in doubled coordinates.
    Random random;
    for (int i = 0; i < 4000; ++i) {
        const auto area = random.points(static_cast<std::size_t>(random.number(3, 7)), 5);
        const LatticePoint point = random.point(5);
        bool isOnBorder = false;
        int crossings = 0;
        const LatticePoint far{-1000 * 2, point.y * 2 + 1};
        for (std::size_t k = 0; k < area.size(); ++k) {
            const LatticePoint from = area[k], to = area[(k + 1) % area.size()];
            isOnBorder = isOnBorder || meetByFractions({from, to}, {point, point});
            const LatticeSegment doubled{{from.x * 2, from.y * 2}, {to.x * 2, to.y * 2}};
            crossings += meetByFractions(doubled, {{point.x * 2, point.y * 2}, far}) ? 1 : 0;
        }
        const Where expected = isOnBorder           ? Where::border
                               : crossings % 2 == 1 ? Where::inside
                                                    : Where::outside;
        ASSERT_EQ(whereIn(area, point), expected) << "polygon " << i;
    }
}

TEST(LatticePredicates, WhatEntersAHexTouchesItAndHoldsAPointOfIt) {
    // Points of a fine grid within the hex, against areas with corners on a coarser one. An area of
    // such corners that enters a hex need not hold a point of the grid, but the other way round.
    Random random;
    const Hex hex{0, 0};
    for (int i = 0; i < 600; ++i) {
        const Points area{units(random.number(-4, 4), random.number(-3, 3)),
                          units(random.number(-4, 4), random.number(-3, 3)),
                          units(random.number(-4, 4), random.number(-3, 3))};
        if (turn(area[0], area[1], area[2]) == 0) continue;
        bool holdsInner = false, holdsAny = false;
        for (std::int64_t x = -40; x <= 40; ++x)
            for (std::int64_t y = -20; y <= 20; ++y) {
                const LatticePoint point{x * u / 20, y * u / 20};
                // |y| <= 1 and |x| + |y| <= 2 is the hex.
                const auto depth = 40 - std::abs(x) - std::abs(y);
                if (depth < 0) continue;
                const Where where = whereIn(area, point);
                holdsAny = holdsAny || where != Where::outside;
                holdsInner =
                    holdsInner || (depth > 0 && std::abs(y) < 20 && where == Where::inside);
            }
        if (holdsAny) {
            EXPECT_TRUE(areaMeets(area, hex)) << i;
        }
        EXPECT_EQ(areaEnters(area, hex), holdsInner) << i;
        if (areaEnters(area, hex)) {
            EXPECT_TRUE(areaMeets(area, hex)) << i;
        }
    }
}

} // namespace
} // namespace model
