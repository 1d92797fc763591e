#include "model/geometry/hexside.h"

#include <gtest/gtest.h>

#include <set>
#include <type_traits>
#include <unordered_set>

namespace model {
namespace {

static_assert(std::is_trivially_copyable_v<Hexside>);
static_assert(std::is_default_constructible_v<Hexside>);

TEST(Hexside, TheNorthSideOfAHexIsTheSouthSideOfItsNorthernNeighbour) {
    for (const Hex hex : hexesWithin({}, 4))
        for (const Direction direction : hexsideDirections) {
            const Hex other = neighbour(hex, direction);
            EXPECT_EQ((Hexside{hex, direction}), (Hexside{other, direction.opposite()}));
            EXPECT_EQ(std::hash<Hexside>{}(Hexside{hex, direction}),
                      std::hash<Hexside>{}(Hexside{other, direction.opposite()}));
        }
}

TEST(Hexside, TheSixSidesOfAHexAreDifferent) {
    std::set<Hexside> ordered;
    std::unordered_set<Hexside> hashed;
    for (const Direction direction : hexsideDirections) {
        ordered.insert(Hexside{{3, 4}, direction});
        hashed.insert(Hexside{{3, 4}, direction});
    }
    EXPECT_EQ(ordered.size(), 6U);
    EXPECT_EQ(hashed.size(), 6U);
}

TEST(Hexside, KnowsItsTwoHexesTheSmallerFirst) {
    const Hexside north{{5, 5}, Direction{0}};
    EXPECT_EQ(north.first(), (Hex{5, 4}));
    EXPECT_EQ(north.second(), (Hex{5, 5}));
    EXPECT_TRUE(north.touches({5, 5}));
    EXPECT_FALSE(north.touches({6, 4}));
}

TEST(Hexside, ReachesAcrossFromBothHexes) {
    for (const Direction direction : hexsideDirections) {
        const Hex hex{-1, 2};
        const Hexside hexside{hex, direction};
        EXPECT_EQ(hexside.across(hex), neighbour(hex, direction));
        EXPECT_EQ(hexside.across(neighbour(hex, direction)), hex);
        EXPECT_EQ(hexside.directionFrom(hex), direction);
        EXPECT_EQ(hexside.directionFrom(neighbour(hex, direction)), direction.opposite());
    }
}

TEST(Hexside, LiesBetweenTwoHexesExactlyWhenTheyTouch) {
    for (const Hex other : hexesWithin({}, 3)) {
        const auto hexside = hexsideBetween({}, other);
        EXPECT_EQ(hexside.has_value(), distance({}, other) == 1);
        EXPECT_EQ(hexside, hexsideBetween(other, {}));
        if (hexside) {
            EXPECT_EQ(hexside->across({}), other);
        }
    }
}

} // namespace
} // namespace model
