#include "validators/rules/map_scale.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

namespace {

using namespace validators;

TEST(Lengths, AreReadInTheUnitsOfMaps) {
    EXPECT_DOUBLE_EQ(length("480 m").value(), 480.0);
    EXPECT_DOUBLE_EQ(length("480m").value(), 480.0);
    EXPECT_DOUBLE_EQ(length(" 16 mm ").value(), 0.016);
    EXPECT_DOUBLE_EQ(length("0.5 km").value(), 500.0);
    EXPECT_DOUBLE_EQ(length("200 yards").value(), 182.88);
    for (const char* text : {"", "m", "480", "480 leagues", "-480 m", "4.8.0 m", "1. m", ".5 m",
                             "about 480 m", "99999999999999999 m"})
        EXPECT_FALSE(length(text)) << text;
}

TEST(Lengths, AreTheSameInOtherUnits) {
    EXPECT_TRUE(sameLength("480 m", "0.48 km"));
    EXPECT_TRUE(sameLength("480 m", "525 yards")) << "Caldiero 1.2 prints both";
    EXPECT_FALSE(sameLength("480 m", "500 m"));
    EXPECT_FALSE(sameLength("480 m", "480 yd"));
    EXPECT_TRUE(sameLength("a quarter league", "a quarter league "));
    EXPECT_FALSE(sameLength("a quarter league", "480 m"));
}

TEST(PaperSizes, AreReadWithEitherSign) {
    for (const char* text : {"297 x 210 mm", "297x210 mm", "297 \xC3\x97 210 mm", "29.7 x 21 cm"}) {
        const auto size = paperSize(text);
        ASSERT_TRUE(size) << text;
        EXPECT_NEAR(size->width, 0.297, 1e-9);
        EXPECT_NEAR(size->height, 0.210, 1e-9);
    }
    for (const char* text : {"", "A4", "297 mm", "297 x mm", "297 x 210", "x 210 mm"})
        EXPECT_FALSE(paperSize(text)) << text;
}

/// Caldiero 1.1, 1.2: A4 and 16 mm from side to side.
bool fitsOnA4(const model::Map& map) {
    constexpr double across = 0.016;
    return fits(sizeOnPaper(map, map.sheets[0], across), {0.297, 0.210},
                map.grid.numbering.orientation, across);
}

model::Map ofSize(int columns, int odd, int even) {
    auto map = testing_support::smallMap(columns, odd);
    map.sheets[0].evenRows = {1, even};
    return map;
}

TEST(SizeOnPaper, OfFlatTopHexes) {
    // 21 columns: 20 steps of 16 mm times half the root of 3, and a hex from corner to corner.
    const auto map = ofSize(21, 13, 12);
    const auto size = sizeOnPaper(map, map.sheets[0], 0.016);
    EXPECT_NEAR(size.width, 0.2956, 0.0001);
    EXPECT_NEAR(size.height, 13 * 0.016, 1e-9);
    EXPECT_EQ(text(size), "296 x 208 mm");
    const auto even = ofSize(21, 13, 13);
    EXPECT_NEAR(sizeOnPaper(even, even.sheets[0], 0.016).height, 13.5 * 0.016, 1e-9);
}

TEST(SizeOnPaper, MayReachOverByOneHex) {
    EXPECT_TRUE(fitsOnA4(ofSize(21, 13, 12)));
    EXPECT_TRUE(fitsOnA4(ofSize(22, 14, 13))) << "cut at the edges";
    EXPECT_FALSE(fitsOnA4(ofSize(22, 14, 14))) << "232 mm, and 226 are allowed";
    EXPECT_FALSE(fitsOnA4(ofSize(23, 14, 13)));
    EXPECT_FALSE(fitsOnA4(ofSize(22, 15, 15)));
}

TEST(SizeOnPaper, MayBePortrait) {
    EXPECT_TRUE(fitsOnA4(ofSize(14, 18, 18)));
    EXPECT_TRUE(fitsOnA4(ofSize(15, 19, 19)));
    EXPECT_FALSE(fitsOnA4(ofSize(15, 20, 20)));
}

} // namespace
