#include "model/map/offsets.h"

#include <gtest/gtest.h>

using namespace model;

namespace {

TEST(Offsets, CountUpwardsAndAreExactInThousandths) {
    EXPECT_EQ(readOffset("-1.2,0.4"), (LatticePoint{-1200, -400}));
    EXPECT_EQ(readOffset("1.125,-0.25"), (LatticePoint{1125, 250}));
    EXPECT_EQ(readOffset("0,99999.999"), (LatticePoint{0, -99'999'999}));
    EXPECT_EQ(readOffset("-0,-0.0"), (LatticePoint{0, 0}));
    EXPECT_EQ(readOffset("007,1.500"), (LatticePoint{7000, -1500}));
}

TEST(Offsets, TakeNothingElseForANumber) {
    for (const char* text : {"", ",", "1", "1,", ",1", "1,2,3", "+1,1", "1.,1", ".5,1", "1.2345,0",
                             "100000,0", "1e3,0", "nan,0", "1, 2", "--1,0", "1,0x1"})
        EXPECT_FALSE(readOffset(text)) << text;
    EXPECT_FALSE(readOffsets("0,0 1"));
    EXPECT_EQ(readOffsets(" "), std::vector<LatticePoint>{});
}

TEST(Offsets, AreWrittenShort) {
    EXPECT_EQ(offsetText({-1200, -400}), "-1.2,0.4");
    EXPECT_EQ(offsetText({1125, 250}), "1.125,-0.25");
    EXPECT_EQ(offsetText({0, 0}), "0,0");
    EXPECT_EQ(offsetText({-1, 10}), "-0.001,-0.01");
    EXPECT_EQ(offsetText({12000, -30000}), "12,30");
}

} // namespace
