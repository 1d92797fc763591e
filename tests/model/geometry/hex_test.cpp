#include "model/geometry/hex.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <type_traits>
#include <unordered_set>
#include <vector>

namespace model {
namespace {

static_assert(std::is_trivially_copyable_v<Hex>);
static_assert(std::is_default_constructible_v<Hex> && Hex{} == Hex{0, 0});
static_assert(Hex{0, 5} < Hex{1, 0} && Hex{1, 0} < Hex{1, 1});
static_assert(neighbour(Hex{3, 3}, Direction{2}) == Hex{4, 2});

TEST(Hex, NeighboursInOrderNorthNortheastSoutheastSouthSouthwestNorthwest) {
    const std::array<Hex, 6> expected{{{5, 6}, {6, 6}, {6, 7}, {5, 8}, {4, 8}, {4, 7}}};
    EXPECT_EQ(neighbours(Hex{5, 7}), expected);
}

TEST(Hex, TheNeighbourBackIsTheHexItself) {
    for (const Hex hex : hexesWithin({}, 3))
        for (const Direction direction : hexsideDirections)
            EXPECT_EQ(neighbour(neighbour(hex, direction), direction.opposite()), hex);
}

TEST(Hex, SixStepsThatTurnByTwoReturnToTheStart) {
    for (const Direction direction : hexsideDirections) {
        Hex hex{-2, 9};
        for (int step = 0; step < 6; ++step)
            hex = neighbour(hex, direction.turned(2 * step));
        EXPECT_EQ(hex, (Hex{-2, 9}));
    }
}

TEST(Hex, DirectionToANeighbourAndToNobodyElse) {
    for (const Hex other : hexesWithin({}, 3)) {
        const auto direction = directionTo({}, other);
        EXPECT_EQ(direction.has_value(), distance({}, other) == 1);
        if (direction) {
            EXPECT_EQ(neighbour({}, *direction), other);
        }
    }
}

/// Fewest steps from the origin, found by walking.
int stepsTo(Hex target) {
    std::set<Hex> reached{Hex{}};
    for (int steps = 0;; ++steps) {
        if (reached.contains(target)) return steps;
        const std::set<Hex> before = reached;
        for (const Hex hex : before)
            for (const Hex next : neighbours(hex))
                reached.insert(next);
    }
}

TEST(Hex, DistanceIsTheFewestStepsBetweenNeighbours) {
    for (int q = -4; q <= 4; ++q)
        for (int r = -4; r <= 4; ++r)
            EXPECT_EQ(distance({}, Hex{q, r}), stepsTo({q, r}));
}

TEST(Hex, DistanceIsSymmetricAndDoesNotChangeWhenBothMove) {
    const Hex move{-17, 40};
    for (const Hex a : hexesWithin({}, 3))
        for (const Hex b : hexesWithin({2, -5}, 3)) {
            EXPECT_EQ(distance(a, b), distance(b, a));
            EXPECT_EQ(distance(a + move, b + move), distance(a, b));
        }
}

TEST(Hex, ARingHasSixHexesARadiusAllAtThatDistance) {
    const Hex centre{4, -9};
    for (int radius = 1; radius <= 6; ++radius) {
        const auto hexes = ring(centre, radius);
        EXPECT_EQ(std::set<Hex>(hexes.begin(), hexes.end()).size(),
                  static_cast<std::size_t>(6 * radius));
        EXPECT_EQ(hexes.size(), static_cast<std::size_t>(6 * radius));
        for (const Hex hex : hexes)
            EXPECT_EQ(distance(centre, hex), radius);
    }
}

TEST(Hex, ARingRunsClockwiseFromTheNorth) {
    const auto around = neighbours({});
    EXPECT_EQ(ring({}, 1), std::vector<Hex>(around.begin(), around.end()));
    const auto hexes = ring({}, 3);
    EXPECT_EQ(hexes.front(), (Hex{0, -3}));
    for (std::size_t i = 0; i < hexes.size(); ++i)
        EXPECT_EQ(distance(hexes[i], hexes[(i + 1) % hexes.size()]), 1);
}

TEST(Hex, WithinARadiusLieExactlyTheHexesAtThatDistanceOrLess) {
    const Hex centre{-3, 2};
    for (int radius = 0; radius <= 5; ++radius) {
        std::vector<Hex> expected;
        for (int q = -20; q <= 20; ++q)
            for (int r = -20; r <= 20; ++r)
                if (distance(centre, {q, r}) <= radius) expected.push_back({q, r});
        EXPECT_EQ(hexesWithin(centre, radius), expected);
    }
}

TEST(Hex, ANegativeRadiusHoldsNothingAndRadiusZeroTheHexItself) {
    EXPECT_TRUE(ring({}, -1).empty());
    EXPECT_TRUE(hexesWithin({}, -1).empty());
    EXPECT_EQ(ring({7, 7}, 0), std::vector<Hex>{(Hex{7, 7})});
}

TEST(Hex, HashesTellNearbyHexesApart) {
    std::unordered_set<std::size_t> hashes;
    const auto hexes = hexesWithin({}, 60);
    for (const Hex hex : hexes)
        hashes.insert(std::hash<Hex>{}(hex));
    EXPECT_EQ(hashes.size(), hexes.size());
}

} // namespace
} // namespace model
