#include "model/map/joined_hexes.h"

#include <gtest/gtest.h>

using namespace model;

namespace {

HexNumbering numbered(const char* pattern) {
    HexNumbering numbering;
    numbering.pattern = pattern;
    return numbering;
}

const JoinedHex west{SheetId("C"), 21, 1};
const JoinedHex east{SheetId("E"), 1, 1};

TEST(JoinedHexes, AreReadWithOrWithoutTheLetter) {
    const auto numbering = numbered("S-CCRR");
    for (const auto& [sheets, labels] :
         {std::pair("C E", "C-2101 E-0101"), std::pair("C E", "2101 0101"),
          std::pair("", "C-2101 E-0101"), std::pair(" C  E ", "C2101 0101")}) {
        const auto read = readJoinedHexes(numbering, sheets, labels);
        ASSERT_TRUE(read) << labels;
        EXPECT_EQ(read->first, west) << labels;
        EXPECT_EQ(read->second, east) << labels;
    }
    EXPECT_TRUE(readJoinedHexes(numbered("CCRR"), "C E", "2101 0101"));
}

TEST(JoinedHexes, AreNoneWithoutTwoSheetsAndALabelOfEach) {
    const auto numbering = numbered("S-CCRR");
    for (const auto& [sheets, labels] :
         {std::pair("C", "C-2101 E-0101"), std::pair("C E W", "2101 0101"),
          std::pair("", "2101 0101"), std::pair("C E", "E-0101 C-2101"), std::pair("C E", "2101"),
          std::pair("C E", "2101 xx"), std::pair("C E", "")})
        EXPECT_FALSE(readJoinedHexes(numbering, sheets, labels)) << sheets << ": " << labels;
}

TEST(JoinedHexes, AreWrittenSoThatTheyReadBack) {
    EXPECT_EQ(label(numbered("S-CCRR"), west), "C-2101");
    EXPECT_EQ(label(numbered("C.RR"), west), "21.01");
    EXPECT_EQ(label(numbered("SCCRR"), JoinedHex{SheetId("E2"), 1, 1}), "0101");
}

} // namespace
