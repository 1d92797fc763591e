#include "model/geometry/hex_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>
#include <vector>

namespace model {
namespace {

constexpr double tolerance = 1e-9;
constexpr double root3 = std::numbers::sqrt3;

const std::array<HexLayout, 3> layouts{{{Orientation::flatTop, 1.0, {}},
                                        {Orientation::flatTop, 31.25, {-400.5, 1234.0}},
                                        {Orientation::pointyTop, 17.3, {88.0, -12.75}}}};

PlanePoint between(PlanePoint a, PlanePoint b, double part) {
    return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

void expectNear(PlanePoint a, PlanePoint b) {
    EXPECT_NEAR(a.x, b.x, tolerance);
    EXPECT_NEAR(a.y, b.y, tolerance);
}

/// Where a compass direction points, 0 north and clockwise, on a plane with y down.
PlanePoint heading(PlanePoint from, double degrees, double length) {
    const double angle = degrees * std::numbers::pi / 180;
    return {from.x + length * std::sin(angle), from.y - length * std::cos(angle)};
}

double degreesOf(Direction direction, Orientation orientation) {
    return direction.index() * 30.0 - (orientation == Orientation::flatTop ? 0.0 : 30.0);
}

TEST(HexLayout, CornersLieOneRadiusFromTheCentreWhereTheirDirectionPoints) {
    for (const HexLayout& layout : layouts)
        for (const Hex hex : hexesWithin({3, -5}, 2)) {
            const auto corners = layout.corners(hex);
            for (std::size_t i = 0; i < 6; ++i) {
                const double degrees = degreesOf(cornerDirections[i], layout.orientation);
                expectNear(corners[i], heading(layout.centre(hex), degrees, layout.radius));
                expectNear(corners[i], layout.corner(hex, cornerDirections[i]));
            }
        }
}

TEST(HexLayout, NeighboursLieRootThreeRadiiAwayWhereTheirDirectionPoints) {
    for (const HexLayout& layout : layouts)
        for (const Hex hex : hexesWithin({-8, 1}, 2))
            for (const Direction direction : hexsideDirections) {
                const double degrees = degreesOf(direction, layout.orientation);
                expectNear(layout.centre(neighbour(hex, direction)),
                           heading(layout.centre(hex), degrees, layout.radius * root3));
            }
}

TEST(HexLayout, TheOriginIsTheCentreOfTheFirstHex) {
    for (const HexLayout& layout : layouts)
        EXPECT_EQ(layout.centre({}), layout.origin);
}

TEST(HexLayout, AFlatTopHexIsTwoRadiiWideAndRootThreeHigh) {
    const HexLayout layout{Orientation::flatTop, 10.0, {}};
    const PlaneBox box = layout.bounds({});
    EXPECT_NEAR(box.left, -10.0, tolerance);
    EXPECT_NEAR(box.right, 10.0, tolerance);
    EXPECT_NEAR(box.top, -5.0 * root3, tolerance);
    EXPECT_NEAR(box.bottom, 5.0 * root3, tolerance);
}

TEST(HexLayout, BoundsHoldAllCornersAndNoMore) {
    for (const HexLayout& layout : layouts) {
        const auto corners = layout.corners({4, 4});
        const auto [left, right] = std::ranges::minmax(corners, {}, &PlanePoint::x);
        const auto [top, bottom] = std::ranges::minmax(corners, {}, &PlanePoint::y);
        const PlaneBox box = layout.bounds({4, 4});
        EXPECT_NEAR(box.left, left.x, tolerance);
        EXPECT_NEAR(box.right, right.x, tolerance);
        EXPECT_NEAR(box.top, top.y, tolerance);
        EXPECT_NEAR(box.bottom, bottom.y, tolerance);
    }
}

TEST(HexLayout, VerticesAndHexsidesLieWhereTheCornersOfAllTheirHexesAre) {
    for (const HexLayout& layout : layouts)
        for (const Hex hex : hexesWithin({}, 2)) {
            for (const Direction corner : cornerDirections)
                expectNear(layout.position(Vertex{hex, corner}), layout.corner(hex, corner));
            for (const Direction direction : hexsideDirections) {
                const auto ends = layout.ends(Hexside{hex, direction});
                expectNear(
                    between(ends[0], ends[1], 0.5),
                    between(layout.centre(hex), layout.centre(neighbour(hex, direction)), 0.5));
                EXPECT_NEAR(distance(ends[0], ends[1]), layout.radius, tolerance);
            }
        }
}

TEST(HexLayout, APointInsideAHexFindsIt) {
    for (const HexLayout& layout : layouts)
        for (const Hex hex : hexesWithin({-2, 6}, 5)) {
            const PlanePoint centre = layout.centre(hex);
            EXPECT_EQ(layout.nearestHex(centre).what, hex);
            EXPECT_NEAR(layout.nearestHex(centre).distance, 0.0, tolerance);
            for (const PlanePoint corner : layout.corners(hex)) {
                const PlanePoint almost = between(centre, corner, 0.98);
                EXPECT_EQ(layout.nearestHex(almost).what, hex);
                EXPECT_NEAR(layout.nearestHex(almost).distance, layout.radius * 0.98, 1e-6);
            }
        }
}

TEST(HexLayout, TheNearestHexHasTheNearestCentre) {
    for (const HexLayout& layout : layouts)
        for (int i = -20; i <= 20; ++i)
            for (int j = -20; j <= 20; ++j) {
                const PlanePoint point{layout.origin.x + layout.radius * i * 0.1931,
                                       layout.origin.y + layout.radius * j * 0.2057};
                double least = 1e9;
                for (const Hex hex : hexesWithin({}, 6))
                    least = std::min(least, distance(point, layout.centre(hex)));
                EXPECT_NEAR(layout.nearestHex(point).distance, least, tolerance);
            }
}

TEST(HexLayout, APointBesideAHexsideFindsItFromBothSides) {
    for (const HexLayout& layout : layouts)
        for (const Hex hex : hexesWithin({1, 1}, 2))
            for (const Direction direction : hexsideDirections) {
                const PlanePoint centre = layout.centre(hex);
                const PlanePoint other = layout.centre(neighbour(hex, direction));
                for (const double part : {0.4, 0.6}) {
                    const auto found = layout.nearestHexside(between(centre, other, part));
                    EXPECT_EQ(found.what, (Hexside{hex, direction}));
                    EXPECT_NEAR(found.distance, 0.1 * layout.radius * root3, tolerance);
                }
            }
}

TEST(HexLayout, APointNearACornerFindsItFromAllThreeHexes) {
    for (const HexLayout& layout : layouts)
        for (const Direction corner : cornerDirections) {
            const Vertex vertex{{2, 3}, corner};
            for (const Hex hex : vertex.hexes()) {
                const auto found =
                    layout.nearestVertex(between(layout.position(vertex), layout.centre(hex), 0.2));
                EXPECT_EQ(found.what, vertex);
                EXPECT_NEAR(found.distance, 0.2 * layout.radius, tolerance);
            }
        }
}

TEST(HexLayout, TheNearestVertexAndHexsideAreNearerThanAllOthers) {
    for (const HexLayout& layout : layouts)
        for (int i = -15; i <= 15; i += 2)
            for (int j = -15; j <= 15; j += 3) {
                const PlanePoint point{layout.origin.x + layout.radius * i * 0.113,
                                       layout.origin.y + layout.radius * j * 0.127};
                double leastVertex = 1e9;
                double leastHexside = 1e9;
                for (const Hex hex : hexesWithin({}, 3))
                    for (std::size_t k = 0; k < 6; ++k) {
                        const auto corners = layout.corners(hex);
                        leastVertex = std::min(leastVertex, distance(point, corners[k]));
                        for (int part = 0; part <= 32; ++part)
                            leastHexside =
                                std::min(leastHexside,
                                         distance(point, between(corners[k], corners[(k + 1) % 6],
                                                                 part / 32.0)));
                    }
                EXPECT_NEAR(layout.nearestVertex(point).distance, leastVertex, tolerance);
                EXPECT_NEAR(layout.nearestHexside(point).distance, leastHexside,
                            layout.radius / 32);
                EXPECT_LE(layout.nearestHexside(point).distance, leastHexside + tolerance);
            }
}

TEST(HexLayout, LatticePointsComeBackFromThePlane) {
    for (const HexLayout& layout : layouts)
        for (std::int64_t x = -20'000; x <= 20'000; x += 1'237)
            for (std::int64_t y = -20'000; y <= 20'000; y += 1'511) {
                const LatticePoint point{x, y};
                EXPECT_EQ(layout.nearestLatticePoint(layout.position(point)), point);
            }
}

TEST(HexLayout, ABoxHoldsTheHexesWhoseBoundsMeetIt) {
    for (const HexLayout& layout : layouts) {
        const PlanePoint o = layout.origin;
        const double r = layout.radius;
        const PlaneBox box{o.x - 4.3 * r, o.y - 2.9 * r, o.x + 5.1 * r, o.y + 6.7 * r};
        std::vector<Hex> expected;
        for (const Hex hex : hexesWithin({}, 12)) {
            const PlaneBox own = layout.bounds(hex);
            if (own.left <= box.right && own.right >= box.left && own.top <= box.bottom &&
                own.bottom >= box.top)
                expected.push_back(hex);
        }
        EXPECT_EQ(layout.hexesIn(box), expected);
    }
}

TEST(HexLayout, AnEmptyBoxFarInsideAHexStillHoldsIt) {
    const HexLayout layout{Orientation::flatTop, 10.0, {}};
    EXPECT_EQ(layout.hexesIn({0.0, 0.0, 0.0, 0.0}), std::vector<Hex>{Hex{}});
    EXPECT_TRUE(layout.hexesIn({100.0, 0.0, -100.0, 0.0}).empty());
}

} // namespace
} // namespace model
