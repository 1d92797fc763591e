#include "model/geometry/lattice_point.h"

#include <gtest/gtest.h>

namespace model {
namespace {

TEST(LatticePoint, CentresLieThreeUnitsAColumnAndTwoARowApart) {
    EXPECT_EQ(latticePoint(Hex{0, 0}), (LatticePoint{0, 0}));
    EXPECT_EQ(latticePoint(Hex{0, 1}), (LatticePoint{0, 2000}));
    EXPECT_EQ(latticePoint(Hex{1, 0}), (LatticePoint{3000, 1000}));
    EXPECT_EQ(latticePoint(Hex{2, -1}), (LatticePoint{6000, 0}));
}

TEST(LatticePoint, CornersOfTheOriginClockwiseFromNorthNortheast) {
    const LatticePoint expected[] = {{1000, -1000}, {2000, 0},  {1000, 1000},
                                     {-1000, 1000}, {-2000, 0}, {-1000, -1000}};
    for (std::size_t i = 0; i < 6; ++i)
        EXPECT_EQ(latticePoint(Vertex{Hex{}, cornerDirections[i]}), expected[i]);
}

TEST(LatticePoint, AVertexLiesAtTheSamePointFromEachOfItsHexes) {
    for (const Hex hex : hexesWithin({}, 3))
        for (const Direction corner : cornerDirections)
            EXPECT_EQ(latticePoint(Vertex{hex, corner}), latticePoint(hex) + cornerOffset(corner));
}

TEST(LatticePoint, AVertexLiesAtTheMeanOfTheThreeCentresAroundIt) {
    for (const Direction corner : cornerDirections) {
        const Vertex vertex{{5, -2}, corner};
        LatticePoint sum;
        for (const Hex hex : vertex.hexes())
            sum = sum + latticePoint(hex);
        const LatticePoint point = latticePoint(vertex);
        EXPECT_EQ(sum, (LatticePoint{3 * point.x, 3 * point.y}));
    }
}

TEST(LatticePoint, StaysExactFarFromTheOrigin) {
    const Hex far{2'000'000'000, -1'900'000'000};
    EXPECT_EQ(latticePoint(far), (LatticePoint{6'000'000'000'000, -1'800'000'000'000}));
}

} // namespace
} // namespace model
