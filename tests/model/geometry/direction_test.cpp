#include "model/geometry/direction.h"

#include <gtest/gtest.h>

#include <string_view>
#include <type_traits>
#include <vector>

namespace model {
namespace {

static_assert(std::is_trivially_copyable_v<Direction>);
static_assert(Direction{12} == Direction{0});
static_assert(Direction{-1} == Direction{11});
static_assert(Direction{3}.turned(-6) == Direction{9});

std::vector<std::string_view> namesClockwiseFrom(int index, Orientation orientation) {
    std::vector<std::string_view> names;
    for (int step = 0; step < 12; ++step)
        names.push_back(name(Direction{index + step}, orientation));
    return names;
}

TEST(Direction, EvenOnesAreHexsidesAndOddOnesCorners) {
    for (const Direction direction : hexsideDirections) {
        EXPECT_TRUE(direction.isHexside());
        EXPECT_TRUE(direction.turned(1).isCorner());
    }
    for (const Direction direction : cornerDirections)
        EXPECT_TRUE(direction.isCorner());
}

TEST(Direction, OppositeOfOppositeIsTheSame) {
    for (int index = 0; index < 12; ++index) {
        const Direction direction{index};
        EXPECT_NE(direction.opposite(), direction);
        EXPECT_EQ(direction.opposite().opposite(), direction);
        EXPECT_EQ(direction.opposite().isHexside(), direction.isHexside());
    }
}

TEST(Direction, TurningBackUndoesTurning) {
    for (int index = 0; index < 12; ++index)
        for (int steps = -30; steps <= 30; ++steps)
            EXPECT_EQ(Direction{index}.turned(steps).turned(-steps), Direction{index});
}

TEST(Direction, FlatTopNamesRunClockwiseFromTheNorthHexside) {
    const std::vector<std::string_view> expected{"N", "NNE", "NE", "E", "SE", "SSE",
                                                 "S", "SSW", "SW", "W", "NW", "NNW"};
    EXPECT_EQ(namesClockwiseFrom(0, Orientation::flatTop), expected);
}

TEST(Direction, PointyTopNamesRunClockwiseFromTheNorthCorner) {
    const std::vector<std::string_view> expected{"N", "NE", "ENE", "E", "ESE", "SE",
                                                 "S", "SW", "WSW", "W", "WNW", "NW"};
    EXPECT_EQ(namesClockwiseFrom(1, Orientation::pointyTop), expected);
}

TEST(Direction, NorthIsAHexsideOnFlatTopAndACornerOnPointyTop) {
    EXPECT_TRUE(parseDirection("N", Orientation::flatTop)->isHexside());
    EXPECT_TRUE(parseDirection("E", Orientation::flatTop)->isCorner());
    EXPECT_TRUE(parseDirection("N", Orientation::pointyTop)->isCorner());
    EXPECT_TRUE(parseDirection("E", Orientation::pointyTop)->isHexside());
}

TEST(Direction, EveryNameReadsBack) {
    for (const Orientation orientation : {Orientation::flatTop, Orientation::pointyTop})
        for (int index = 0; index < 12; ++index)
            EXPECT_EQ(parseDirection(name(Direction{index}, orientation), orientation),
                      Direction{index});
}

TEST(Direction, NamesOfTheOtherOrientationAreNotRead) {
    EXPECT_FALSE(parseDirection("NNE", Orientation::pointyTop));
    EXPECT_FALSE(parseDirection("ENE", Orientation::flatTop));
    EXPECT_FALSE(parseDirection("", Orientation::flatTop));
    EXPECT_FALSE(parseDirection("n", Orientation::flatTop));
}

} // namespace
} // namespace model
