// Several sheets in one plane: where joins lay them, which hexes are printed where, and how
// sheets with oblique axes keep straight edges.

#include "model/map/labels.h"
#include "model/map/map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace model;

namespace {

Sheet sheet(std::string_view id, NumberRange columns, NumberRange odd, NumberRange even) {
    Sheet made;
    made.id = SheetId(id);
    made.columns = columns;
    made.oddRows = odd;
    made.evenRows = even;
    return made;
}

/// Sheets of 10 columns and 8 rows, `S-CCRR`, even columns lowered.
Map sheets(const std::vector<std::string>& ids, Orientation orientation = Orientation::flatTop) {
    Map map;
    map.grid.numbering.orientation = orientation;
    map.grid.numbering.pattern = "S-CCRR";
    for (const std::string& id : ids)
        map.sheets.push_back(sheet(id, {1, 10}, {1, 8}, {1, 8}));
    return map;
}

JoinedHex hex(std::string_view sheet, int column, int row) {
    return {SheetId(sheet), column, row};
}

Join same(JoinedHex first, JoinedHex second) {
    return {JoinKind::same, std::nullopt, first, second, {}};
}

Join next(JoinedHex first, JoinedHex second, std::string_view toward,
          Orientation orientation = Orientation::flatTop) {
    return {JoinKind::next, parseDirection(toward, orientation), first, second, {}};
}

Hex at(const Map& map, std::string_view label) {
    return readHex(map, label).value.value();
}

Map joined(std::vector<Join> joins, const std::vector<std::string>& ids = {"W", "E"}) {
    Map map = sheets(ids);
    map.joins = std::move(joins);
    placeSheets(map);
    return map;
}

std::vector<JoinFault> faults(const Map& map) {
    std::vector<JoinFault> all;
    for (const Join& join : map.joins)
        all.push_back(faultOf(map, join));
    return all;
}

using Faults = std::vector<JoinFault>;

bool liesApart(const Map& map, std::string_view a, std::string_view b) {
    return distance(at(map, a), at(map, b)) > 1000;
}

// --- shared columns ---

TEST(SharedColumn, IsOneHexWithTwoLabels) {
    // Column 9 of W is column 01 of E: both numbers are odd, so both stand as high.
    const Map map = joined({same(hex("W", 9, 1), hex("E", 1, 1))});
    EXPECT_EQ(faults(map), Faults{JoinFault::none});
    for (int row = 1; row <= 8; ++row) {
        const std::string number = "0" + std::to_string(row);
        const Hex shared = at(map, "E-01" + number);
        EXPECT_EQ(shared, at(map, "W-09" + number));
        EXPECT_EQ(label(map, shared), "W-09" + number);
        EXPECT_EQ(label(map, shared, SheetId("E")), "01" + number);
        EXPECT_EQ(sheetOf(map, shared)->id, SheetId("W"));
    }
    EXPECT_EQ(at(map, "E-0205"), at(map, "W-1005"));
}

TEST(SharedColumn, IsCountedOnce) {
    const Map map = joined({same(hex("W", 9, 1), hex("E", 1, 1))});
    const auto hexes = printedHexes(map);
    EXPECT_EQ(hexes.size(), 2U * 80 - 2 * 8); // columns 9 and 10 are 1 and 2 of E
    EXPECT_EQ(std::set<Hex>(hexes.begin(), hexes.end()).size(), hexes.size());
    EXPECT_EQ(printedHexes(map, map.sheets[1]).size(), 80U);
}

TEST(SharedColumn, ReadsHexsidesUnderTheSheetThatIsNamed) {
    const Map map = joined({same(hex("W", 9, 1), hex("E", 1, 1))});
    const Hexside across = readHexside(map, "E-0105/0205").value.value().hexside();
    EXPECT_EQ(across, readHexside(map, "W-0905/1005").value.value().hexside());
    const Hexside beyond = readHexside(map, "E-0205/0305").value.value().hexside();
    EXPECT_EQ(label(map, beyond), "W-1005/E-0305");
    EXPECT_EQ(readHexside(map, "W-1005/E-0305").value.value().hexside(), beyond);
    EXPECT_EQ(label(map, beyond, SheetId("E")), "0205/0305");
    EXPECT_EQ(readHexside(map, "0205/0305", SheetId("E")).value.value().hexside(), beyond);
}

TEST(SharedColumn, OfUnlikeShiftIsAFaultAndLeavesTheSheetsApart) {
    const Map map = joined({same(hex("W", 10, 1), hex("E", 1, 1))});
    EXPECT_EQ(faults(map), Faults{JoinFault::parity});
    EXPECT_TRUE(liesApart(map, "W-1001", "E-0101"));
}

// --- side by side ---

TEST(Next, TouchesThroughTheHexsideNamed) {
    for (const char* toward : {"NE", "SE"}) {
        const Map map = joined({next(hex("W", 10, 4), hex("E", 1, 4), toward)});
        EXPECT_EQ(faults(map), Faults{JoinFault::none}) << toward;
        EXPECT_EQ(directionTo(at(map, "W-1004"), at(map, "E-0104")),
                  parseDirection(toward, Orientation::flatTop));
        EXPECT_EQ(printedHexes(map).size(), 160U);
        EXPECT_EQ(label(map, at(map, "E-0104")), "E-0104");
    }
}

TEST(Next, GoesAnyWayRound) {
    // Each direction, and back from the other sheet: the same plane.
    for (const char* toward : {"N", "NE", "SE", "S", "SW", "NW"}) {
        const Direction direction = *parseDirection(toward, Orientation::flatTop);
        const bool along = direction.index() % 6 == 0;
        const JoinedHex first = hex("W", 5, 4);
        const JoinedHex second = hex("E", along ? 1 : 2, 4);
        const Map there = joined({next(first, second, toward)});
        EXPECT_EQ(faults(there), Faults{JoinFault::none}) << toward;
        const Map back = joined({{JoinKind::next, direction.opposite(), second, first, {}}});
        EXPECT_EQ(faults(back), Faults{JoinFault::none}) << toward;
        for (const Map* map : {&there, &back})
            EXPECT_EQ(neighbour(hexAt(*map, 0, 5, 4), direction), hexAt(*map, 1, second.column, 4));
        EXPECT_EQ(there.sheets[1].origin, back.sheets[1].origin);
    }
}

TEST(Next, OfColumnsShiftedAlikeIsAFault) {
    // Both columns are odd; beside an odd one must lie an even one.
    const Map map = joined({next(hex("W", 9, 4), hex("E", 1, 4), "NE")});
    EXPECT_EQ(faults(map), Faults{JoinFault::parity});
    EXPECT_TRUE(liesApart(map, "W-0904", "E-0104"));
}

TEST(Next, NorthToSouthNeedsColumnsShiftedAlike) {
    const Map sound = joined({next(hex("W", 3, 8), hex("E", 5, 1), "S")});
    EXPECT_EQ(faults(sound), Faults{JoinFault::none});
    EXPECT_EQ(directionTo(at(sound, "W-0308"), at(sound, "E-0501")),
              parseDirection("S", Orientation::flatTop));
    EXPECT_EQ(distance(at(sound, "W-0408"), at(sound, "E-0601")), 1);
    const Map wrong = joined({next(hex("W", 3, 8), hex("E", 4, 1), "S")});
    EXPECT_EQ(faults(wrong), Faults{JoinFault::parity});
}

TEST(Next, OfPointyTopHexesRunsAlongRowsToTheEast) {
    const auto pointy = Orientation::pointyTop;
    Map map = sheets({"W", "E"}, pointy);
    map.joins = {next(hex("W", 10, 3), hex("E", 1, 5), "E", pointy)};
    placeSheets(map);
    EXPECT_EQ(faults(map), Faults{JoinFault::none}) << "rows 3 and 5 are both not indented";
    EXPECT_EQ(directionTo(at(map, "W-1003"), at(map, "E-0105")), parseDirection("E", pointy));
    EXPECT_EQ(distance(at(map, "W-1004"), at(map, "E-0106")), 1);
    map.joins = {next(hex("W", 10, 3), hex("E", 1, 4), "E", pointy)};
    placeSheets(map);
    EXPECT_EQ(faults(map), Faults{JoinFault::parity});

    map.joins = {next(hex("W", 4, 8), hex("E", 4, 1), "SE", pointy)};
    placeSheets(map);
    EXPECT_EQ(faults(map), Faults{JoinFault::none}) << "below an indented row lies one that is not";
    EXPECT_EQ(distance(at(map, "W-0408"), at(map, "E-0401")), 1);
    map.joins = {next(hex("W", 4, 8), hex("E", 4, 2), "SE", pointy)};
    placeSheets(map);
    EXPECT_EQ(faults(map), Faults{JoinFault::parity});
}

// --- faults ---

TEST(JoinFaults, NameWhatTheMapDoesNotHave) {
    const Map map = joined({same(hex("W", 9, 1), hex("X", 1, 1)),
                            same(hex("W", 9, 1), hex("W", 1, 1)),
                            same(hex("W", 11, 1), hex("E", 1, 1)),
                            same(hex("W", 9, 1), hex("E", 1, 9)),
                            {JoinKind::next, std::nullopt, hex("W", 10, 1), hex("E", 1, 1), {}},
                            next(hex("W", 10, 1), hex("E", 1, 1), "E"),
                            {JoinKind::same, std::nullopt, std::nullopt, hex("E", 1, 1), {}}});
    EXPECT_EQ(faults(map),
              (Faults{JoinFault::unknownSheet, JoinFault::unknownSheet, JoinFault::notPrinted,
                      JoinFault::notPrinted, JoinFault::noDirection, JoinFault::noDirection,
                      JoinFault::notPrinted}));
    EXPECT_TRUE(liesApart(map, "W-1001", "E-0101"));
}

TEST(JoinFaults, TheEarlierOfTwoJoinsThatContradictIsKept) {
    const Join five = same(hex("W", 9, 5), hex("E", 1, 5));
    const Join six = same(hex("W", 9, 6), hex("E", 1, 5));
    const Map fiveFirst = joined({five, six});
    EXPECT_EQ(faults(fiveFirst), (Faults{JoinFault::none, JoinFault::contradicted}));
    EXPECT_EQ(at(fiveFirst, "W-0905"), at(fiveFirst, "E-0105"));
    const Map sixFirst = joined({six, five});
    EXPECT_EQ(faults(sixFirst), (Faults{JoinFault::none, JoinFault::contradicted}));
    EXPECT_EQ(at(sixFirst, "W-0906"), at(sixFirst, "E-0105"));
    EXPECT_EQ(faults(joined({five, same(hex("W", 9, 7), hex("E", 1, 7))})),
              (Faults{JoinFault::none, JoinFault::none}));
}

TEST(JoinFaults, OfAThirdJoinRoundACircleIsTheLastOne) {
    const std::vector<Join> circle{same(hex("A", 9, 1), hex("B", 1, 1)),
                                   same(hex("B", 9, 1), hex("C", 1, 1)),
                                   same(hex("A", 9, 1), hex("C", 1, 1))};
    EXPECT_EQ(faults(joined(circle, {"A", "B", "C"})),
              (Faults{JoinFault::none, JoinFault::none, JoinFault::contradicted}));
}

TEST(JoinFaults, OfABadJoinLeaveAGoodOneAlone) {
    const Map map = joined(
        {next(hex("W", 9, 4), hex("E", 1, 4), "NE"), next(hex("W", 10, 4), hex("E", 1, 4), "NE")});
    EXPECT_EQ(faults(map), (Faults{JoinFault::parity, JoinFault::none}));
    EXPECT_EQ(distance(at(map, "W-1004"), at(map, "E-0104")), 1);
}

// --- chains ---

TEST(ChainOfSheets, IsTheSamePlaneInAnyOrderOfJoinsAndSheets) {
    std::vector<std::string> ids{"A", "B", "C"};
    const std::vector<Join> pieces{next(hex("A", 10, 4), hex("B", 1, 4), "NE"),
                                   next(hex("C", 1, 4), hex("B", 10, 4), "SW")};
    std::sort(ids.begin(), ids.end());
    do {
        for (const bool turned : {false, true}) {
            auto joins = pieces;
            if (turned) std::reverse(joins.begin(), joins.end());
            const Map map = joined(joins, ids);
            EXPECT_EQ(faults(map), (Faults{JoinFault::none, JoinFault::none}));
            EXPECT_EQ(map.sheets[0].origin, Hex{});
            EXPECT_EQ(at(map, "B-0104") - at(map, "A-1004"), (Hex{1, -1}));
            EXPECT_EQ(at(map, "C-0104") - at(map, "B-1004"), (Hex{1, -1}));
            EXPECT_EQ(distance(at(map, "A-0104"), at(map, "C-1004")), 29);
        }
    } while (std::next_permutation(ids.begin(), ids.end()));
}

TEST(ChainOfSheets, ThatIsNotJoinedToOthersLiesFarFromThem) {
    const Map map = joined({next(hex("B", 10, 4), hex("C", 1, 4), "NE")}, {"A", "B", "C", "D"});
    EXPECT_EQ(distance(at(map, "B-1004"), at(map, "C-0104")), 1);
    for (const char* one : {"A", "D"})
        for (const char* other : {"B", "C"})
            EXPECT_TRUE(liesApart(map, std::string(one) + "-0101", std::string(other) + "-0101"));
    EXPECT_TRUE(liesApart(map, "A-0101", "D-0101"));
}

TEST(ChainOfSheets, CountedFromTheEastLiesApartToo) {
    Map map = sheets({"A", "B", "C"});
    map.grid.numbering.columns = ColumnsFrom::east;
    placeSheets(map);
    EXPECT_TRUE(liesApart(map, "A-1001", "B-0101"));
    EXPECT_TRUE(liesApart(map, "A-0101", "B-1001"));
    EXPECT_TRUE(liesApart(map, "B-0101", "C-1001"));
}

// --- positions ---

TEST(PositionOf, IsTheInverseOfHexAtOnEverySheet) {
    for (const bool areJoined : {false, true}) {
        Map map = sheets({"A", "B", "C"});
        if (areJoined)
            map.joins = {next(hex("A", 10, 4), hex("B", 1, 4), "NE"),
                         next(hex("B", 4, 8), hex("C", 2, 1), "S")};
        placeSheets(map);
        for (std::size_t i = 0; i < map.sheets.size(); ++i)
            for (int column = 1; column <= 10; ++column)
                for (int row = 1; row <= 8; ++row)
                    EXPECT_EQ(positionOf(map, hexAt(map, i, column, row)),
                              (SheetPosition{i, column, row}));
    }
}

TEST(PositionOf, OfAHexBeyondTheMapIsThatOfTheNearestSheet) {
    const Map map = joined({});
    EXPECT_EQ(positionOf(map, hexAt(map, 1, 12, 3)), (SheetPosition{1, 12, 3}));
    EXPECT_EQ(positionOf(map, hexAt(map, 0, 12, 3)), (SheetPosition{0, 12, 3}));
    EXPECT_EQ(label(map, hexAt(map, 1, 12, 3)), "E-1203");
}

TEST(PositionOf, KnowsSheetsThatWereChangedAfterTheyWereLaid) {
    Map map = joined({});
    map.sheets[1].columns = {1, 40};
    EXPECT_EQ(positionOf(map, hexAt(map, 1, 40, 3)), (SheetPosition{1, 40, 3}));
    EXPECT_EQ(sheetOf(map, hexAt(map, 1, 40, 3)), &map.sheets[1]);
}

TEST(PositionOf, FindsEachOfFiveHundredSheetsJoinedInABlock) {
    // 16 columns of 32 sheets, each 10 x 8, joined to the west and to the north.
    Map map;
    map.grid.numbering.pattern = "S-CCRR";
    constexpr int across = 16, down = 32;
    const auto id = [](int x, int y) { return "n" + std::to_string(x) + "x" + std::to_string(y); };
    for (int y = 0; y < down; ++y)
        for (int x = 0; x < across; ++x) {
            map.sheets.push_back(sheet(id(x, y), {1, 10}, {1, 8}, {1, 8}));
            if (x > 0)
                map.joins.push_back(next(hex(id(x - 1, y), 10, 4), hex(id(x, y), 1, 4), "NE"));
            else if (y > 0)
                map.joins.push_back(next(hex(id(x, y - 1), 3, 8), hex(id(x, y), 3, 1), "S"));
        }
    placeSheets(map);
    EXPECT_EQ(faults(map), Faults(map.joins.size(), JoinFault::none));
    for (std::size_t i = 0; i < map.sheets.size(); ++i)
        for (const auto& [column, row] : {ColumnRow{1, 1}, ColumnRow{10, 8}, ColumnRow{4, 5}})
            EXPECT_EQ(positionOf(map, hexAt(map, i, column, row)), (SheetPosition{i, column, row}));
    EXPECT_EQ(printedHexes(map).size(), 512U * 80);
}

// --- numbers without letters ---

TEST(NumbersWithoutLetters, RunOnFromSheetToSheet) {
    Map map;
    map.sheets = {sheet("one", {1, 10}, {1, 8}, {1, 8}), sheet("two", {11, 20}, {1, 8}, {1, 8})};
    map.joins = {next(hex("one", 10, 4), hex("two", 11, 4), "NE")};
    placeSheets(map);
    EXPECT_EQ(faults(map), Faults{JoinFault::none});
    for (const Hex each : printedHexes(map))
        EXPECT_EQ(readHex(map, label(map, each)).value, each) << label(map, each);
    EXPECT_EQ(readHexside(map, "1004/1104").value.value().hexside(),
              *hexsideBetween(hexAt(map, 0, 10, 4), hexAt(map, 1, 11, 4)));
    EXPECT_EQ(readHexside(map, "1004/1104", SheetId("one")).fault, LabelFault::none);
    EXPECT_EQ(readHex(map, "2101").fault, LabelFault::offMap);
}

// --- ranges ---

TEST(RangesOfASheet, MayLeaveColumnsEmpty) {
    Map map;
    map.sheets = {sheet("main", {1, 6}, {1, 3}, {1, 0})};
    placeSheets(map);
    EXPECT_EQ(printedHexes(map).size(), 9U);
    EXPECT_FALSE(isPrinted(map, 0, 2, 1));
    EXPECT_EQ(readHex(map, "0201").fault, LabelFault::offMap);
    map.sheets[0].columns = {1, 0};
    EXPECT_TRUE(printedHexes(map).empty());
    EXPECT_EQ(positionOf(map, {3, 3}).sheet, 0U);
}

/// How far to each side hexes of a sheet stick out of the smallest box around their centres, in
/// half hexes: 0 and 1 on a straight edge.
void expectStraightEdges(const Map& map) {
    const bool flatTop = map.grid.numbering.orientation == Orientation::flatTop;
    std::map<int, std::pair<int, int>> lines; // by column (row): first and last, in half hexes
    for (const Hex each : printedHexes(map)) {
        const int line = flatTop ? each.q : each.r;
        const int place = flatTop ? 2 * each.r + each.q : 2 * each.q + each.r;
        const auto [found, isNew] = lines.try_emplace(line, place, place);
        if (isNew) continue;
        found->second.first = std::min(found->second.first, place);
        found->second.second = std::max(found->second.second, place);
    }
    ASSERT_EQ(lines.size(), 9U);
    int least = lines.begin()->second.first, most = lines.begin()->second.second;
    for (const auto& [line, ends] : lines) {
        least = std::min(least, ends.first);
        most = std::max(most, ends.second);
    }
    for (const auto& [line, ends] : lines) {
        EXPECT_LE(ends.first - least, 1);
        EXPECT_LE(most - ends.second, 1);
    }
}

TEST(ObliqueAxes, LeaveTheEdgesOfASheetStraight) {
    for (const Orientation orientation : {Orientation::flatTop, Orientation::pointyTop})
        for (const ColumnsFrom columns : {ColumnsFrom::west, ColumnsFrom::east})
            for (const RowsFrom rows : {RowsFrom::north, RowsFrom::south})
                for (const Parity shifted : {Parity::each, Parity::rising})
                    for (const int first : {1, 2}) {
                        Map map;
                        map.grid.numbering = {orientation, "CC.RR", columns, rows, shifted};
                        map.sheets = {sheet("main", {20 + first, 28 + first}, {30, 38}, {30, 38})};
                        placeSheets(map);
                        expectStraightEdges(map);
                        for (const Hex each : printedHexes(map))
                            ASSERT_EQ(readHex(map, label(map, each)).value, each);
                    }
}

TEST(ObliqueAxes, NumberRowsAlongTheHexsides) {
    // Rows run down to the east, so column 3 begins one number earlier than column 1.
    Map map;
    map.grid.numbering = {Orientation::flatTop, "CC.RR", ColumnsFrom::west, RowsFrom::north,
                          Parity::each};
    map.sheets = {sheet("main", {1, 5}, {10, 12}, {10, 12})};
    placeSheets(map);
    EXPECT_EQ(rowsOf(map, map.sheets[0], 1), (NumberRange{10, 12}));
    EXPECT_EQ(rowsOf(map, map.sheets[0], 2), (NumberRange{10, 12}));
    EXPECT_EQ(rowsOf(map, map.sheets[0], 3), (NumberRange{9, 11}));
    EXPECT_EQ(rowsOf(map, map.sheets[0], 5), (NumberRange{8, 10}));
    EXPECT_EQ(readHex(map, "03.12").fault, LabelFault::offMap);
    EXPECT_EQ(directionTo(at(map, "01.11"), at(map, "02.11")),
              parseDirection("SE", Orientation::flatTop));
}

TEST(ObliqueAxes, JoinInAnyDirection) {
    Map map = sheets({"W", "E"});
    map.grid.numbering.shifted = Parity::each;
    for (const char* toward : {"N", "NE", "SE", "S", "SW", "NW"}) {
        map.joins = {next(hex("W", 5, 4), hex("E", 1, 4), toward)};
        placeSheets(map);
        EXPECT_EQ(faults(map), Faults{JoinFault::none}) << toward;
    }
}

TEST(Sheets, LaidAgainAreEqual) {
    const Map map = joined({same(hex("W", 9, 1), hex("E", 1, 1))});
    Map again = map;
    placeSheets(again);
    EXPECT_EQ(again, map);
}

} // namespace
