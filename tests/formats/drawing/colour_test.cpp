#include "formats/drawing/colour.h"

#include <gtest/gtest.h>

using namespace formats;

TEST(Colour, IsReadFromSixHexadecimalDigits) {
    EXPECT_EQ(parseColour("#ff0033"), (Colour{1.0, 0.0, 0.2, 1.0}));
    for (const char* text : {"", "ff0033", "#ff003", "#ff00331", "#ff00g3", "#-f0033", "red"})
        EXPECT_FALSE(parseColour(text)) << text;
}

TEST(Colour, MixesByShare) {
    EXPECT_EQ(mixed({0, 0, 0, 1}, {1, 0.5, 0, 1}, 0.5), (Colour{0.5, 0.25, 0.0, 1.0}));
}
