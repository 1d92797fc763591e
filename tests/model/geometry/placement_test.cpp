#include "model/geometry/placement.h"

#include <gtest/gtest.h>

#include <vector>

using namespace model;

namespace {

std::vector<Placement> allPlacements() {
    std::vector<Placement> all;
    for (int turns = -1; turns < 7; ++turns)
        for (const bool mirrored : {false, true})
            all.push_back({{5, -3}, turns, mirrored});
    return all;
}

TEST(Placement, CarriesNeighboursToNeighboursInTheTurnedDirection) {
    const Hex hex{2, 7};
    for (const Placement& placement : allPlacements())
        for (const Direction direction : hexsideDirections)
            EXPECT_EQ(placement(neighbour(hex, direction)),
                      neighbour(placement(hex), placement(direction)));
}

TEST(Placement, CarriesCornersAlong) {
    const Hex hex{-4, 1};
    for (const Placement& placement : allPlacements())
        for (const Direction corner : cornerDirections)
            EXPECT_EQ(placement.turned(cornerOffset(corner)), cornerOffset(placement(corner)));
    for (const Placement& placement : allPlacements()) {
        const auto arm = latticePoint(hex) - latticePoint(Hex{});
        EXPECT_EQ(placement.turned(arm),
                  latticePoint(placement(hex)) - latticePoint(placement(Hex{})));
    }
}

TEST(Placement, TurnsClockwiseAndMirrorsFromLeftToRight) {
    // From north to north-east.
    EXPECT_EQ((Placement{{}, 1, false}(Direction{0})), Direction{2});
    EXPECT_EQ((Placement{{}, 0, true}(Direction{2})), Direction{10});
    EXPECT_EQ((Placement{{}, 0, true}(Direction{0})), Direction{0});
}

TEST(Placement, SixTurnsAreNone) {
    const Hex hex{3, -8};
    EXPECT_EQ((Placement{{1, 1}, 6, false}(hex)), (Placement{{1, 1}, 0, false}(hex)));
    EXPECT_EQ((Placement{{1, 1}, -1, true}(hex)), (Placement{{1, 1}, 5, true}(hex)));
}

TEST(Placement, KeepsHexsidesBetweenTheirHexes) {
    const Hexside side(Hex{1, 2}, Direction{4});
    for (const Placement& placement : allPlacements()) {
        EXPECT_TRUE(placement(side).touches(placement(side.first())));
        EXPECT_TRUE(placement(side).touches(placement(side.second())));
    }
}

} // namespace
