#include "model/geometry/vertex.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <type_traits>
#include <unordered_set>

namespace model {
namespace {

static_assert(std::is_trivially_copyable_v<Vertex>);
static_assert(std::is_default_constructible_v<Vertex>);

TEST(Vertex, IsTheSameFromEachOfItsThreeHexes) {
    for (const Hex hex : hexesWithin({}, 3))
        for (const Direction corner : cornerDirections) {
            const Vertex vertex{hex, corner};
            // Seen from the next hex clockwise around the corner, it lies 120 degrees further back.
            const Hex left = neighbour(hex, corner.turned(-1));
            const Hex right = neighbour(hex, corner.turned(1));
            EXPECT_EQ(vertex, (Vertex{left, corner.turned(4)}));
            EXPECT_EQ(vertex, (Vertex{right, corner.turned(-4)}));
            EXPECT_EQ(std::hash<Vertex>{}(vertex),
                      std::hash<Vertex>{}(Vertex{left, corner.turned(4)}));
        }
}

TEST(Vertex, EastCornerTouchesTheHexAndItsNortheastAndSoutheastNeighbours) {
    const std::array<Hex, 3> expected{{{0, 0}, {1, -1}, {1, 0}}};
    EXPECT_EQ((Vertex{{0, 0}, Direction{3}}.hexes()), expected);
}

TEST(Vertex, ItsHexesTouchEachOtherAndStandInAscendingOrder) {
    for (const Direction corner : cornerDirections) {
        const auto hexes = Vertex{{-4, 1}, corner}.hexes();
        EXPECT_TRUE(std::ranges::is_sorted(hexes));
        EXPECT_EQ(distance(hexes[0], hexes[1]), 1);
        EXPECT_EQ(distance(hexes[0], hexes[2]), 1);
        EXPECT_EQ(distance(hexes[1], hexes[2]), 1);
    }
}

TEST(Vertex, AHexHasSixAndEachKnowsWhichCornerItIs) {
    std::set<Vertex> ordered;
    std::unordered_set<Vertex> hashed;
    for (const Direction corner : cornerDirections) {
        const Vertex vertex{{2, 2}, corner};
        ordered.insert(vertex);
        hashed.insert(vertex);
        for (const Hex hex : vertex.hexes()) {
            EXPECT_TRUE(vertex.touches(hex));
            EXPECT_EQ((Vertex{hex, vertex.directionFrom(hex)}), vertex);
        }
        EXPECT_EQ(vertex.directionFrom({2, 2}), corner);
    }
    EXPECT_EQ(ordered.size(), 6U);
    EXPECT_EQ(hashed.size(), 6U);
}

TEST(Vertex, ItsThreeHexsidesLieBetweenItsHexesAndEndInIt) {
    for (const Direction corner : cornerDirections) {
        const Vertex vertex{{0, 7}, corner};
        const auto hexsides = vertex.hexsides();
        EXPECT_EQ(std::set<Hexside>(hexsides.begin(), hexsides.end()).size(), 3U);
        for (const Hexside hexside : hexsides) {
            EXPECT_TRUE(vertex.touches(hexside.first()));
            EXPECT_TRUE(vertex.touches(hexside.second()));
            const auto ends = verticesOf(hexside);
            EXPECT_EQ(std::ranges::count(ends, vertex), 1);
        }
    }
}

TEST(Vertex, AHexsideHasTwoAndTheyAreCornersOfBothItsHexes) {
    for (const Direction direction : hexsideDirections) {
        const Hexside hexside{{1, 1}, direction};
        const auto ends = verticesOf(hexside);
        EXPECT_NE(ends[0], ends[1]);
        for (const Vertex& end : ends) {
            EXPECT_TRUE(end.touches(hexside.first()));
            EXPECT_TRUE(end.touches(hexside.second()));
        }
    }
}

TEST(Vertex, LiesBetweenThreeHexesExactlyWhenAllTouch) {
    const Hex centre{};
    for (const Hex a : hexesWithin(centre, 2))
        for (const Hex b : hexesWithin(centre, 2)) {
            const bool allTouch =
                distance(centre, a) == 1 && distance(centre, b) == 1 && distance(a, b) == 1;
            const auto vertex = vertexBetween(centre, a, b);
            ASSERT_EQ(vertex.has_value(), allTouch);
            EXPECT_EQ(vertex, vertexBetween(b, centre, a));
            if (vertex) {
                EXPECT_TRUE(vertex->touches(a) && vertex->touches(b));
            }
        }
}

} // namespace
} // namespace model
