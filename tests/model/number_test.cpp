#include "model/number.h"

#include <gtest/gtest.h>

using namespace model;

TEST(Decimals, AreReadWithoutSignsAndLettersOfOthers) {
    EXPECT_EQ(readDecimal("312"), 312.0);
    EXPECT_EQ(readDecimal("-0.5"), -0.5);
    EXPECT_EQ(readDecimal("007.250"), 7.25);
    for (const char* text : {"", "-", "+1", ".5", "5.", "1e3", "nan", "inf", "0x10", "1,5", " 1",
                             "10000000", "1.2.3", "1 px"})
        EXPECT_FALSE(readDecimal(text)) << text;
}

TEST(Decimals, AreWrittenShortAndReadBack) {
    EXPECT_EQ(decimalText(312.0), "312");
    EXPECT_EQ(decimalText(*readDecimal("-0")), "0");
    for (const double value : {0.1, -7.25, 1.0 / 3.0, 9'999'999.5, 1e-9})
        EXPECT_EQ(readDecimal(decimalText(value)), value);
}
