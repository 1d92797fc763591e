#include "model/geometry/hex_numbering.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace model {
namespace {

static_assert(std::is_default_constructible_v<HexNumbering>);
static_assert(std::is_copy_assignable_v<HexNumbering>);

HexNumbering withPattern(std::string pattern) {
    HexNumbering numbering;
    numbering.pattern = std::move(pattern);
    return numbering;
}

/// Piedmont 1796: sheet letter, columns from the west, rows from the north, even columns lower.
const HexNumbering tlnb = withPattern("S-CCRR");

/// Marengo: column and row with a dot, rows from the south, even columns up, so the odd ones lower.
const HexNumbering nbs{.pattern = "C.RR", .rows = RowsFrom::south, .shifted = Parity::odd};

Hex hexIn(const HexNumbering& numbering, std::string_view label) {
    const auto read = numbering.parse(label);
    EXPECT_TRUE(read) << label;
    return read ? numbering.hexAt(read->column, read->row) : Hex{};
}

std::string labelIn(const HexNumbering& numbering, Hex hex, std::string_view sheet = {}) {
    const ColumnRow at = numbering.columnRow(hex);
    return numbering.label(sheet, at.column, at.row);
}

std::vector<std::string> neighbourLabels(const HexNumbering& numbering, std::string_view label) {
    std::vector<std::string> labels;
    for (const Hex hex : neighbours(hexIn(numbering, label)))
        labels.push_back(labelIn(numbering, hex));
    return labels;
}

bool touch(const HexNumbering& numbering, std::string_view a, std::string_view b) {
    return distance(hexIn(numbering, a), hexIn(numbering, b)) == 1;
}

using Labels = std::vector<std::string>;

// The published figures of TLNB 7.36 with Bonaparte Overruns Piedmont.

TEST(HexNumbering, NeighboursOfAnEvenColumn) { // T-001
    EXPECT_EQ(neighbourLabels(tlnb, "1010"),
              (Labels{"1009", "1110", "1111", "1011", "0911", "0910"}));
}

TEST(HexNumbering, NeighboursOfAnOddColumn) { // T-002
    EXPECT_EQ(neighbourLabels(tlnb, "1111"),
              (Labels{"1110", "1210", "1211", "1112", "1011", "1010"}));
}

TEST(HexNumbering, TheRedoubtsOfMonteNeginoTouchOnlyWithEvenColumnsLower) { // T-003, 27.15
    EXPECT_TRUE(touch(tlnb, "E-5030", "E-5131"));
    EXPECT_EQ(directionTo(hexIn(tlnb, "E-5030"), hexIn(tlnb, "E-5131")),
              parseDirection("SE", Orientation::flatTop));
    HexNumbering other = tlnb;
    other.shifted = Parity::odd;
    EXPECT_EQ(distance(hexIn(other, "E-5030"), hexIn(other, "E-5131")), 2);
}

TEST(HexNumbering, TheHexesThatTouchTheThirdHexOfMondovi) { // T-004, 25.77, 25.78, 30.15
    EXPECT_FALSE(touch(tlnb, "W-2524", "W-2625"));
    EXPECT_TRUE(touch(tlnb, "W-2525", "W-2625"));
    EXPECT_TRUE(touch(tlnb, "W-2526", "W-2625"));
}

TEST(HexNumbering, DistancesBetweenPrintedHexes) { // T-005
    const auto between = [](std::string_view a, std::string_view b) {
        return distance(hexIn(tlnb, a), hexIn(tlnb, b));
    };
    EXPECT_EQ(between("1010", "1515"), 7);
    EXPECT_EQ(between("0101", "0404"), 5);
    EXPECT_EQ(between("2526", "2827"), 3);
    EXPECT_EQ(between("3009", "3409"), 4);
}

TEST(HexNumbering, PublishedGroupsOfPiedmontTouch) {
    for (const auto& [a, b] :
         std::vector<std::pair<std::string, std::string>>{{"W-2524", "W-2525"},
                                                          {"W-3828", "W-3829"},
                                                          {"C-0418", "C-0419"},
                                                          {"C-0419", "C-0420"},
                                                          {"C-0420", "C-0421"},
                                                          {"E-3009", "E-3109"},
                                                          {"C-0423", "C-0523"}})
        EXPECT_TRUE(touch(tlnb, a, b)) << a << ' ' << b;
}

TEST(HexNumbering, OnAStraightSouthEdgeOddColumnsEndOneRowLaterThanEvenOnes) { // 27.2, 27.35
    // 2534 and 2633 are edge hexes of sheet E: 2534 reaches half a hex further south than 2633.
    const auto halfHexesSouth = [](Hex hex) { return 2 * hex.r + hex.q; };
    EXPECT_EQ(halfHexesSouth(hexIn(tlnb, "2534")) - halfHexesSouth(hexIn(tlnb, "2633")), 1);
}

// The same for NBS 2.1 with Marengo, where rows count from the south (1.1a).

TEST(HexNumbering, RowsFromTheSouthGrowToTheNorth) {
    EXPECT_EQ(directionTo(hexIn(nbs, "17.14"), hexIn(nbs, "17.15")),
              parseDirection("N", Orientation::flatTop));
    EXPECT_EQ(neighbourLabels(nbs, "17.14"),
              (Labels{"17.15", "18.14", "18.13", "17.13", "16.13", "16.14"}));
    EXPECT_EQ(neighbourLabels(nbs, "18.14"),
              (Labels{"18.15", "19.15", "19.14", "18.13", "17.14", "17.15"}));
}

TEST(HexNumbering, MarengoAndCassinaGrossaAreTrianglesWithEvenColumnsUp) {
    for (const auto& [a, b, c] :
         {std::array{"17.14", "18.13", "18.14"}, std::array{"43.05", "44.05", "44.04"}}) {
        EXPECT_TRUE(touch(nbs, a, b) && touch(nbs, a, c) && touch(nbs, b, c)) << a;
        HexNumbering other = nbs;
        other.shifted = Parity::even;
        EXPECT_FALSE(touch(other, a, b) && touch(other, a, c) && touch(other, b, c)) << a;
    }
}

TEST(HexNumbering, VillanovaIsAChain) {
    EXPECT_TRUE(touch(nbs, "39.23", "40.23"));
    EXPECT_TRUE(touch(nbs, "40.23", "41.23"));
    EXPECT_FALSE(touch(nbs, "39.23", "41.23"));
    EXPECT_TRUE(touch(nbs, "61.12", "62.12"));
    EXPECT_TRUE(touch(nbs, "62.12", "63.12"));
}

TEST(HexNumbering, CastelCerioloAndMarengoLieWithinThePublishedReach) {
    EXPECT_LE(distance(hexIn(nbs, "17.14"), hexIn(nbs, "14.12")), 5);
    EXPECT_LE(distance(hexIn(nbs, "17.14"), hexIn(nbs, "18.13")), 2);
    EXPECT_LE(distance(hexIn(nbs, "17.14"), hexIn(nbs, "19.13")), 3);
    // Within 5 of 61.12 lie 91 hexes as long as the map has 66 columns.
    int columns = 0;
    for (const Hex hex : hexesWithin(hexIn(nbs, "61.12"), 5))
        columns = std::max(columns, nbs.columnRow(hex).column);
    EXPECT_EQ(columns, 66);
}

// Pointy-top hexes stand in rows; the indented ones half a hex to the right.

TEST(HexNumbering, PointyTopNeighboursOfAnIndentedRow) {
    const HexNumbering numbering{.orientation = Orientation::pointyTop, .shifted = Parity::even};
    // From NW clockwise: NW, NE, E, SE, SW, W.
    EXPECT_EQ(neighbourLabels(numbering, "1010"),
              (Labels{"1009", "1109", "1110", "1111", "1011", "0910"}));
    EXPECT_EQ(neighbourLabels(numbering, "1011"),
              (Labels{"0910", "1010", "1111", "1012", "0912", "0911"}));
}

// Laws over all schemes: every way to lay hexes, and every way to write their numbers.

bool isOblique(const HexNumbering& scheme) {
    return scheme.shifted == Parity::each || scheme.shifted == Parity::rising;
}

std::vector<HexNumbering> allGrids() {
    std::vector<HexNumbering> grids;
    for (const Orientation orientation : {Orientation::flatTop, Orientation::pointyTop})
        for (const ColumnsFrom columns : {ColumnsFrom::west, ColumnsFrom::east})
            for (const RowsFrom rows : {RowsFrom::north, RowsFrom::south})
                for (const Parity shifted :
                     {Parity::even, Parity::odd, Parity::each, Parity::rising})
                    grids.push_back({orientation, "CCRR", columns, rows, shifted});
    return grids;
}

std::vector<HexNumbering> allSchemes() {
    std::vector<HexNumbering> schemes;
    for (HexNumbering scheme : allGrids())
        for (const char* pattern :
             {"CCRR",    "RRCC",       "CCCRRR",  "CRR",         "CC.RR",   "C.RR",  "C.R",
              "R,C",     "CC-RR",      "ARR",     "AR",          "A-RR",    "RRA",   "S-CCRR",
              "S-C.RR",  "SCCRR",      "S~ARR",   "S-ARR",       "CCRR-S",  "CCRRS", "(S)CC-RR",
              "CC-S-RR", "AAR",        "AARR",    "S-AAR",       "RAA",     "LC",    "LLCC",
              "CL",      "CC.LL",      "S.LLC",   "A-L",         "AA.LL",   "RR.CC", "RRCC-S",
              "S-RRCC",  "'Alps'CCRR", "'S'CCRR", "'it'-AR-'L'", "C'x'RR-S"})
            schemes.emplace_back(scheme).pattern = pattern;
    for (const HexNumbering& scheme : schemes)
        EXPECT_FALSE(scheme.problem()) << scheme.pattern;
    return schemes;
}

TEST(HexNumbering, EveryHexHasOneColumnAndRowAlsoNegativeOnes) {
    for (const HexNumbering& scheme : allGrids()) {
        std::set<ColumnRow> seen;
        const auto hexes = hexesWithin({-3, 2}, 12);
        for (const Hex hex : hexes) {
            const ColumnRow at = scheme.columnRow(hex);
            ASSERT_EQ(scheme.hexAt(at.column, at.row), hex);
            seen.insert(at);
        }
        EXPECT_EQ(seen.size(), hexes.size());
        for (int column = -9; column <= 9; ++column)
            for (int row = -9; row <= 9; ++row)
                ASSERT_EQ(scheme.columnRow(scheme.hexAt(column, row)), (ColumnRow{column, row}));
    }
}

TEST(HexNumbering, IsExactAtTheEndsOfInt) {
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int least = std::numeric_limits<int>::min();
    for (const HexNumbering& scheme : allGrids())
        for (const int number : {most, most - 1, least + 1, least + 2}) {
            const ColumnRow wide{number, 0};
            const Hex hex = scheme.hexAt(wide.column, wide.row);
            EXPECT_EQ(scheme.columnRow(hex), wide);
        }
}

TEST(HexNumbering, TheOriginIsColumnZeroRowZero) {
    for (const HexNumbering& scheme : allGrids())
        EXPECT_EQ(scheme.hexAt(0, 0), (Hex{0, 0}));
}

TEST(HexNumbering, MovingByAnEvenNumberOfColumnsIsOneAxialOffset) {
    for (const HexNumbering& scheme : allGrids()) {
        const bool flatTop = scheme.orientation == Orientation::flatTop;
        const int columns = flatTop ? 256 : 1;
        const int rows = flatTop ? 1 : 256;
        const Hex offset = scheme.hexAt(columns, rows) - scheme.hexAt(0, 0);
        for (int column = -5; column <= 5; ++column)
            for (int row = -5; row <= 5; ++row)
                ASSERT_EQ(scheme.hexAt(column + columns, row + rows),
                          scheme.hexAt(column, row) + offset);
    }
}

/// Where the hex stands to the eye: half hexes across and down, in the direction in which a column
/// (pointy-top: a row) runs, and whole columns (rows) in the other.
struct Standing {
    int right = 0, down = 0;
    bool operator==(const Standing&) const = default;
};
Standing standing(const HexNumbering& scheme, int column, int row) {
    const Hex hex = scheme.hexAt(column, row);
    return scheme.orientation == Orientation::flatTop ? Standing{hex.q, 2 * hex.r + hex.q}
                                                      : Standing{2 * hex.q + hex.r, hex.r};
}

TEST(HexNumbering, ColumnsAndRowsRunWhereTheSchemeSays) {
    for (const HexNumbering& scheme : allGrids()) {
        if (isOblique(scheme)) continue;
        const bool flatTop = scheme.orientation == Orientation::flatTop;
        const Standing here = standing(scheme, 4, 4);
        const Standing east = standing(scheme, scheme.columns == ColumnsFrom::west ? 6 : 2, 4);
        const Standing south = standing(scheme, 4, scheme.rows == RowsFrom::north ? 6 : 2);
        EXPECT_EQ(east, (Standing{here.right + (flatTop ? 2 : 4), here.down}));
        EXPECT_EQ(south, (Standing{here.right, here.down + (flatTop ? 4 : 2)}));
    }
}

TEST(HexNumbering, TheShiftedColumnsStandHalfAHexLowerToTheEyeWhereverRowsCountFrom) {
    for (const HexNumbering& scheme : allGrids()) {
        if (isOblique(scheme)) continue;
        const int shifted = scheme.shifted == Parity::even ? 4 : 5;
        const bool flatTop = scheme.orientation == Orientation::flatTop;
        // Half hexes down (flat-top) or to the right (pointy-top).
        const auto halfHexes = [&](int number) {
            return flatTop ? standing(scheme, number, 7).down : standing(scheme, 7, number).right;
        };
        EXPECT_EQ(halfHexes(shifted) - halfHexes(shifted + 1), 1);
        EXPECT_EQ(halfHexes(shifted) - halfHexes(shifted - 1), 1);
    }
}

// Oblique axes: the numbers of one row lie in a straight line along a diagonal of the grid, each
// touching the next through the same hexside.

TEST(HexNumbering, WithObliqueAxesEachColumnStandsHalfAHexBeyondTheOneNumberedBefore) {
    for (const HexNumbering& scheme : allGrids()) {
        if (!isOblique(scheme)) continue;
        const bool flatTop = scheme.orientation == Orientation::flatTop;
        const auto halfHexes = [&](int number) {
            return flatTop ? standing(scheme, number, 7).down : standing(scheme, 7, number).right;
        };
        for (int number = -4; number <= 4; ++number)
            EXPECT_EQ(halfHexes(number + 1) - halfHexes(number),
                      scheme.shifted == Parity::each ? 1 : -1);
    }
}

TEST(HexNumbering, WithObliqueAxesBothAxesAreStraightLinesOfTouchingHexes) {
    for (const HexNumbering& scheme : allGrids()) {
        if (!isOblique(scheme)) continue;
        const auto alongRow = directionTo(scheme.hexAt(3, 3), scheme.hexAt(4, 3));
        const auto alongColumn = directionTo(scheme.hexAt(3, 3), scheme.hexAt(3, 4));
        ASSERT_TRUE(alongRow && alongColumn);
        EXPECT_NE(alongRow, alongColumn);
        EXPECT_NE(alongRow, alongColumn->opposite());
        for (int column = -5; column <= 5; ++column)
            for (int row = -5; row <= 5; ++row) {
                const Hex hex = scheme.hexAt(column, row);
                ASSERT_EQ(scheme.hexAt(column + 1, row), neighbour(hex, *alongRow));
                ASSERT_EQ(scheme.hexAt(column, row + 1), neighbour(hex, *alongColumn));
            }
    }
}

TEST(HexNumbering, WithObliqueAxesRowsOfFlatTopHexesRunDownOrUpToTheEast) {
    const auto toward = [](Parity shifted, ColumnsFrom columns) {
        const HexNumbering scheme{.columns = columns, .shifted = shifted};
        return *directionTo(scheme.hexAt(5, 5), scheme.hexAt(6, 5));
    };
    const auto named = [](std::string_view text) {
        return parseDirection(text, Orientation::flatTop);
    };
    EXPECT_EQ(toward(Parity::each, ColumnsFrom::west), named("SE"));
    EXPECT_EQ(toward(Parity::rising, ColumnsFrom::west), named("NE"));
    EXPECT_EQ(toward(Parity::each, ColumnsFrom::east), named("SW"));
    EXPECT_EQ(toward(Parity::rising, ColumnsFrom::east), named("NW"));
}

TEST(HexNumbering, EveryHexHasSixNeighboursWithSixLabels) {
    for (const HexNumbering& scheme : allSchemes()) {
        const std::string sheet = scheme.namesSheet() ? "E" : "";
        for (const auto& [column, row] : {ColumnRow{12, 13}, ColumnRow{13, 12}}) {
            const Hex hex = scheme.hexAt(column, row);
            std::set<std::string> labels{labelIn(scheme, hex, sheet)};
            for (const Hex next : neighbours(hex)) {
                const std::string label = labelIn(scheme, next, sheet);
                EXPECT_EQ(hexIn(scheme, label), next) << label;
                labels.insert(label);
            }
            EXPECT_EQ(labels.size(), 7U) << scheme.pattern;
        }
    }
}

TEST(HexNumbering, LabelToHexToCanonicalLabel) {
    for (const HexNumbering& scheme : allSchemes()) {
        const std::vector<std::string> sheets = scheme.namesSheet()
                                                    ? std::vector<std::string>{"E", "W", ""}
                                                    : std::vector<std::string>{""};
        for (const std::string& sheet : sheets)
            for (const int column : {1, 2, 9, 10, 26, 27, 52, 53, 66, 99})
                for (const int row : {1, 2, 9, 10, 34, 99}) {
                    const std::string label = scheme.label(sheet, column, row);
                    const auto read = scheme.parse(label);
                    ASSERT_EQ(read, (ParsedLabel{sheet, column, row, true})) << label;
                    EXPECT_EQ(labelIn(scheme, scheme.hexAt(read->column, read->row), sheet), label);
                }
    }
}

TEST(HexNumbering, DifferentHexesHaveDifferentLabels) {
    for (const HexNumbering& scheme : allSchemes()) {
        std::set<std::string> labels;
        for (int column = 1; column <= 30; ++column)
            for (int row = 1; row <= 12; ++row)
                labels.insert(scheme.label("E", column, row));
        EXPECT_EQ(labels.size(), 30U * 12U) << scheme.pattern;
    }
}

// What is printed and what is read.

TEST(HexNumbering, WritesEachPatternAsPrinted) {
    EXPECT_EQ(withPattern("CCRR").label("", 7, 3), "0703");
    EXPECT_EQ(withPattern("C.RR").label("", 7, 3), "7.03");
    EXPECT_EQ(withPattern("C.R").label("", 7, 3), "7.3");
    EXPECT_EQ(withPattern("S-CCRR").label("E", 50, 30), "E-5030");
    EXPECT_EQ(withPattern("S-CCRR").label("", 50, 30), "5030");
    EXPECT_EQ(withPattern("SC.RR").label("B", 29, 17), "B29.17");
    EXPECT_EQ(withPattern("ARR").label("", 1, 1), "A01");
    EXPECT_EQ(withPattern("ARR").label("", 26, 1), "Z01");
    EXPECT_EQ(withPattern("ARR").label("", 27, 1), "AA01");
    EXPECT_EQ(withPattern("ARR").label("", 52, 1), "AZ01");
    EXPECT_EQ(withPattern("ARR").label("", 703, 1), "AAA01");
    EXPECT_EQ(withPattern("CCRR-S").label("", 4, 5), "0405");
    EXPECT_EQ(withPattern("CC-RR").label("", 7, 3), "07-03");
    EXPECT_EQ(withPattern("RRCC").label("", 7, 3), "0307");
    EXPECT_EQ(withPattern("LCC").label("", 7, 3), "C07");
}

TEST(HexNumbering, DoublesLettersWhereThePatternDoes) {
    const HexNumbering doubled = withPattern("AAR");
    for (const auto& [column, label] :
         {std::pair{1, "A5"}, {26, "Z5"}, {27, "AA5"}, {28, "BB5"}, {52, "ZZ5"}, {53, "AAA5"}}) {
        EXPECT_EQ(doubled.label("", column, 5), label);
        EXPECT_EQ(doubled.parse(label), (ParsedLabel{"", column, 5, true}));
    }
    EXPECT_FALSE(doubled.parse("AB5")); // no column is called so
    EXPECT_EQ(withPattern("LLC").label("", 5, 33), "GG5");
}

TEST(HexNumbering, PrintsTheTextBetweenApostrophesAsItIs) {
    EXPECT_EQ(withPattern("'Alps'CCRR").label("", 7, 3), "Alps0703");
    EXPECT_EQ(withPattern("'CAR'-CCRR").parse("CAR-0703"), (ParsedLabel{"", 7, 3, true}));
    EXPECT_EQ(withPattern("C''R").label("", 7, 3), "7'3");
    EXPECT_FALSE(withPattern("'S'CCRR").namesSheet());
    EXPECT_FALSE(withPattern("'Alps'CCRR").parse("0703"));
}

TEST(HexNumbering, SheetsMayBeNumberedWhereNoNumberStandsBesideThem) {
    EXPECT_EQ(withPattern("S-AAR").parse("3-Y7"), (ParsedLabel{"3", 25, 7, true}));
    EXPECT_EQ(withPattern("S-AAR").parse("3Y7"), (ParsedLabel{"3", 25, 7, false}));
    EXPECT_EQ(withPattern("S-RRCC").parse("2A-1234"), (ParsedLabel{"2A", 34, 12, true}));
    EXPECT_EQ(withPattern("CCRR-S").parse("0405-12"), (ParsedLabel{"12", 4, 5, true}));
    EXPECT_EQ(withPattern("(S)CC-RR").parse("(N2)04-05"), (ParsedLabel{"N2", 4, 5, true}));
    // What could be either is the column.
    EXPECT_EQ(tlnb.parse("15030"), (ParsedLabel{"", 150, 30, true}));
}

TEST(HexNumbering, ASheetNameIsLeftOutWhereThePatternHasNone) {
    EXPECT_EQ(withPattern("CCRR").label("main", 4, 5), "0405");
}

TEST(HexNumbering, ReadsAColumnWithoutItsZeros) {
    EXPECT_EQ(withPattern("CCRR").parse("703"), (ParsedLabel{"", 7, 3, false}));
    EXPECT_EQ(withPattern("CC.RR").parse("7.17"), (ParsedLabel{"", 7, 17, false}));
    EXPECT_EQ(tlnb.parse("E-119"), (ParsedLabel{"E", 1, 19, false}));
}

TEST(HexNumbering, ReadsNeedlessZerosWhereThePatternHasNone) {
    EXPECT_EQ(nbs.parse("08.16"), (ParsedLabel{"", 8, 16, false}));
}

TEST(HexNumbering, ReadsASheetLetterWithoutItsHyphen) {
    EXPECT_EQ(tlnb.parse("E5030"), (ParsedLabel{"E", 50, 30, false}));
    EXPECT_EQ(tlnb.parse("E119"), (ParsedLabel{"E", 1, 19, false}));
}

TEST(HexNumbering, ALabelWithoutItsSheetLetterIsCanonicalWithinTheSheet) {
    EXPECT_EQ(tlnb.parse("5030"), (ParsedLabel{"", 50, 30, true}));
    EXPECT_EQ(tlnb.parse("119"), (ParsedLabel{"", 1, 19, false}));
}

TEST(HexNumbering, ADottedLabelIsNotADecimalNumber) {
    EXPECT_EQ(nbs.parse("7.10"), (ParsedLabel{"", 7, 10, true}));
    EXPECT_FALSE(nbs.parse("7.1"));
}

TEST(HexNumbering, DoesNotReadWhatIsNoLabel) {
    for (const char* text : {"", "E", "E-", "12", "-1203", "12034-", "12 03", " 1203", "1203 ",
                             "E--1203", "E-12o3", "1203/1204", "\xC3\x89-1203", "E-12\xC2\xBD"})
        EXPECT_FALSE(tlnb.parse(text)) << text;
    for (const char* text : {"17", "17.", ".14", "17,14", "17.14.1", "17.-14", "+17.14"})
        EXPECT_FALSE(nbs.parse(text)) << text;
    for (const char* text : {"A", "01", "a01", "A1", "1A01"})
        EXPECT_FALSE(withPattern("ARR").parse(text)) << text;
}

TEST(HexNumbering, NumbersTooLongForAnIntAreNotRead) {
    EXPECT_EQ(nbs.parse("999999999.999999999"), (ParsedLabel{"", 999999999, 999999999, true}));
    EXPECT_FALSE(nbs.parse("99999999999.01"));
    EXPECT_FALSE(nbs.parse("1.99999999999999999999"));
    EXPECT_FALSE(withPattern("ARR").parse("ZZZZZZZZZZZZ01"));
}

TEST(HexNumbering, AWideColumnIsWrittenInFullAndReadsBack) {
    EXPECT_EQ(withPattern("CCRR").label("", 104, 7), "10407");
    EXPECT_EQ(withPattern("CCRR").parse("10407"), (ParsedLabel{"", 104, 7, true}));
    EXPECT_FALSE(withPattern("CC.RR").parse("007.01"));
}

TEST(HexNumbering, SaysWhichHexesItCannotLabel) {
    EXPECT_TRUE(withPattern("CCRR").canLabel(104, 99));
    EXPECT_FALSE(withPattern("CCRR").canLabel(1, 100));
    EXPECT_TRUE(withPattern("CC.RR").canLabel(1, 100));
    EXPECT_FALSE(withPattern("CC.RR").canLabel(-1, 5));
    EXPECT_TRUE(withPattern("ARR").canLabel(1, 5));
    EXPECT_FALSE(withPattern("ARR").canLabel(0, 5));
    EXPECT_FALSE(withPattern("nonsense").canLabel(1, 1));
    EXPECT_TRUE(withPattern("AAR").canLabel(26 * 99, 1));
    EXPECT_FALSE(withPattern("AAR").canLabel(26 * 99 + 1, 1));
    EXPECT_FALSE(withPattern("LCC").canLabel(5, 0));
}

// Patterns that cannot be read back.

TEST(HexNumbering, SoundPatternsHaveNoProblem) {
    for (const char* pattern : {"CCRR", "C.RR", "S-CCRR", "SCCRR", "ARR", "A-R", "S-ARR", "RRA",
                                "CCRR-S", "(C|R)", "C\xC2\xB7R", "CCCCCCCCCRRRRRRRRR"})
        EXPECT_EQ(withPattern(pattern).problem(), std::nullopt) << pattern;
}

struct BadPattern {
    std::string pattern;
    PatternProblem problem;
};

class MalformedPattern : public testing::TestWithParam<BadPattern> {};

TEST_P(MalformedPattern, IsNamedAndReadsNothing) {
    const HexNumbering numbering = withPattern(GetParam().pattern);
    EXPECT_EQ(numbering.problem(), GetParam().problem) << GetParam().pattern;
    EXPECT_EQ(numbering.label("E", 12, 3), "12.3");
    for (const char* text : {"", "1203", "E-1203", "12.3"})
        EXPECT_FALSE(numbering.parse(text));
}

INSTANTIATE_TEST_SUITE_P(
    HexNumbering, MalformedPattern,
    testing::Values(BadPattern{"", PatternProblem::noColumn},
                    BadPattern{"RR", PatternProblem::noColumn},
                    BadPattern{"CC", PatternProblem::noRow},
                    BadPattern{"CCRRCC", PatternProblem::repeatedField},
                    BadPattern{"ACRR", PatternProblem::repeatedField},
                    BadPattern{"AAARR", PatternProblem::repeatedField},
                    BadPattern{"CCRRL", PatternProblem::repeatedField},
                    BadPattern{"'a''b''c''d''e''f''g''h''i'CCRR", PatternProblem::repeatedField},
                    BadPattern{"SS-CCRR", PatternProblem::repeatedField},
                    BadPattern{"C.R.R", PatternProblem::repeatedField},
                    BadPattern{"CCCCCCCCCCRR", PatternProblem::tooManyDigits},
                    BadPattern{"CR", PatternProblem::unseparatedNumbers},
                    BadPattern{"CCR", PatternProblem::unseparatedNumbers},
                    BadPattern{"CSR", PatternProblem::unseparatedNumbers},
                    BadPattern{"SARR", PatternProblem::unseparatedLetters},
                    BadPattern{"RRAS", PatternProblem::unseparatedLetters},
                    BadPattern{"AALL", PatternProblem::unseparatedLetters},
                    BadPattern{"S'x'CCRR", PatternProblem::unseparatedLetters},
                    BadPattern{"'CCRR", PatternProblem::openQuote},
                    BadPattern{"CC'RR", PatternProblem::openQuote},
                    BadPattern{"AxRR", PatternProblem::unseparatedLetters},
                    BadPattern{"SxCCRR", PatternProblem::unseparatedLetters},
                    BadPattern{"C/R", PatternProblem::reservedCharacter},
                    BadPattern{"C..R", PatternProblem::reservedCharacter},
                    BadPattern{"C R", PatternProblem::reservedCharacter},
                    BadPattern{"C:R", PatternProblem::reservedCharacter},
                    BadPattern{"C0R", PatternProblem::reservedCharacter},
                    BadPattern{std::string("C\0R", 3), PatternProblem::reservedCharacter}));

} // namespace
} // namespace model
