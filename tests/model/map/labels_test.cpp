#include "model/map/labels.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::at;
using testing_support::smallMap;
using testing_support::twoSheets;

namespace {

TEST(Labels, EveryPrintedHexReadsBackFromItsLabel) {
    for (const Map& map : {smallMap(), twoSheets()})
        for (const Hex hex : printedHexes(map)) {
            const auto reading = readHex(map, label(map, hex));
            ASSERT_TRUE(reading.value) << label(map, hex);
            EXPECT_EQ(*reading.value, hex);
            EXPECT_TRUE(reading.canonical);
        }
}

TEST(Labels, OfTheLastEvenRowAreOffAMapWithShorterEvenColumns) {
    const Map map = twoSheets();
    EXPECT_EQ(readHex(map, "E-0110").fault, LabelFault::none);
    EXPECT_EQ(readHex(map, "E-0210").fault, LabelFault::offMap);
    EXPECT_EQ(readHex(map, "E-1101").fault, LabelFault::offMap);
    EXPECT_EQ(readHex(map, "E-0100").fault, LabelFault::offMap);
}

TEST(Labels, SayWhyATextIsNone) {
    const Map map = twoSheets();
    EXPECT_EQ(readHex(map, "0101").fault, LabelFault::letterMissing);
    EXPECT_EQ(readHex(map, "X-0101").fault, LabelFault::unknownSheet);
    EXPECT_EQ(readHex(map, "E-01").fault, LabelFault::notALabel);
    EXPECT_EQ(readHex(map, "").fault, LabelFault::notALabel);
    EXPECT_EQ(readHexside(map, "E-0101/E-0103").fault, LabelFault::notAdjacent);
    EXPECT_EQ(readHexside(map, "E-0101").fault, LabelFault::notALabel);
}

TEST(Labels, TakeTheSheetThatIsGiven) {
    const Map map = twoSheets();
    const auto reading = readHex(map, "0101", SheetId("E"));
    EXPECT_EQ(reading.value, at(map, "E-0101"));
    EXPECT_TRUE(reading.canonical);
    EXPECT_EQ(label(map, at(map, "E-0101"), SheetId("E")), "0101");
    EXPECT_EQ(label(map, at(map, "W-0101"), SheetId("E")), "W-0101");
}

TEST(Labels, ReadAsWellButNotAsCanonical) { // 27.2 and 25.78 print E2534 and W5418
    const Map map = twoSheets();
    const auto reading = readHex(map, "E0503");
    EXPECT_EQ(reading.value, at(map, "E-0503"));
    EXPECT_FALSE(reading.canonical);
}

TEST(Labels, OfSheetsInOnePlaneNeverTouch) {
    const Map map = twoSheets();
    EXPECT_GT(distance(at(map, "W-1005"), at(map, "E-0105")), 256);
}

TEST(Labels, OfAHexsideAreTheSameFromBothSides) {
    const Map map = smallMap();
    const auto there = readHexside(map, "1110/1111").value.value();
    const auto back = readHexside(map, "1111/1110").value.value();
    EXPECT_EQ(there.hexside(), back.hexside());
    EXPECT_NE(there, back);
    EXPECT_EQ(label(map, there.hexside()), "1110/1111");
    EXPECT_EQ(label(map, back), "1111/1110");
}

TEST(Labels, NameAnEdgeHexsideByItsDirection) {
    const Map map = smallMap();
    const auto side = readHexside(map, "0101:NW").value.value();
    EXPECT_EQ(label(map, side.hexside()), "0101:NW");
    EXPECT_EQ(label(map, side), "0101:NW");
    EXPECT_EQ(readHexside(map, "0101:E").fault, LabelFault::notALabel); // a corner
}

TEST(Labels, OfACornerNameItsThreeHexes) {
    const Map map = smallMap();
    const auto vertex = readVertex(map, "1111/1110/1211").value;
    EXPECT_FALSE(vertex); // 1110 and 1211 do not touch: column 12 stands lower
    const auto sound = readVertex(map, "1111/1110/1210").value.value();
    EXPECT_EQ(label(map, sound), "1110/1111/1210");
    EXPECT_EQ(readVertex(map, "0101:W").value.has_value(), true);
    EXPECT_EQ(label(map, *readVertex(map, "0101:W").value), "0101:W");
}

} // namespace
