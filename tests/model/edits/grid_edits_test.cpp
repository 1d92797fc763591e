#include "model/edits/grid_edits.h"

#include "model/edits/hexside_edits.h"

#include "model/map/extent.h"
#include "model/scenario/records.h"
#include "tests/support/small_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace model;
using testing_support::allAt;
using testing_support::at;
using testing_support::scenarioOn;
using testing_support::smallMap;
using testing_support::twoSheets;

namespace {

Hexside side(const Map& map, std::string_view text) {
    return readHexside(map, text).value.value().hexside();
}

/// One of everything that stands somewhere, at labels that any test may ask for.
Scenario furnished(Map map) {
    TerrainList woods;
    woods.type = TerrainId("woods");
    woods.hexes.insert(allAt(map, {"0101", "0302", "0404", "0808"}));
    map.terrain.emplace_back(woods);
    LevelList level;
    level.level = 2;
    level.hexes.insert(allAt(map, {"0505", "0707"}));
    map.levels.emplace_back(level);
    PartialList partial;
    partial.shows = 40;
    partial.hexes.insert(at(map, "0108"));
    map.partial.emplace_back(partial);
    HexsideList slope;
    slope.type = HexsideTypeId("slope");
    slope.uphillFirst = true;
    slope.hexsides.insert(readHexside(map, "0404/0405").value.value());
    slope.hexsides.insert(readHexside(map, "0101:N").value.value());
    map.hexsides.emplace_back(slope);
    Watercourse water;
    water.id = WatercourseId("w");
    water.hexsides = {side(map, "0202/0203"), side(map, "0304/0305")};
    map.watercourses.emplace_back(water);
    Road road;
    road.id = RoadId("r");
    road.hexes = allAt(map, {"0601", "0602", "0603", "0604"});
    map.roads.emplace_back(road);
    Span span;
    span.at = side(map, "0202/0203");
    map.spans.emplace_back(span);
    Place place;
    place.at = allAt(map, {"0303", "0304"});
    map.places.emplace_back(place);
    Outline outline;
    outline.at = at(map, "0202");
    outline.points = {{1, 2}, {3, 4}, {0, 9}};
    map.outlines.emplace_back(outline);
    Label label;
    label.at = at(map, "0502");
    map.labels.emplace_back(label);
    MapBox box;
    box.beside = allAt(map, {"0801", "0802"});
    map.boxes.emplace_back(box);

    Scenario scenario = scenarioOn(std::move(map));
    const Map& on = *scenario.map;
    scenario.arrangement.edit([&](Arrangement& arrangement) {
        for (const char* hex : {"0505", "0808"}) {
            Piece piece;
            piece.unit = UnitId(hex);
            piece.at = at(on, hex);
            arrangement.pieces.emplace_back(piece);
        }
    });
    Setup setup;
    Zone list, within;
    list.area = HexesZone{allAt(on, {"0803", "0103"})};
    within.area = WithinZone{2, allAt(on, {"0805"}), {}, {}};
    setup.zones = {list, within};
    scenario.setups.emplace_back(setup);
    scenario.onMap.edit([&](OnMap& onMap) {
        Roadblock block;
        block.at = at(on, "0404");
        block.toward = at(on, "0405");
        onMap.roadblocks.emplace_back(block);
    });
    scenario.schedule.edit([&](Schedule& schedule) {
        Arrival arrival;
        EntryPoint point;
        point.at = allAt(on, {"0804"});
        arrival.enter = {point};
        schedule.arrivals.emplace_back(arrival);
    });
    return scenario;
}

/// Everything that stands somewhere, by label.
std::vector<std::string> labels(const Scenario& scenario) {
    const Map& map = *scenario.map;
    std::vector<std::string> all;
    const auto add = [&](const std::string& what, const auto& where) {
        all.push_back(what + ' ' + label(map, where));
    };
    for (const auto& list : map.terrain)
        list->hexes.forEach([&](Hex hex) { add("terrain", hex); });
    for (const auto& list : map.levels)
        list->hexes.forEach([&](Hex hex) { add("level", hex); });
    for (const auto& list : map.partial)
        list->hexes.forEach([&](Hex hex) { add("partial", hex); });
    for (const auto& list : map.hexsides)
        list->hexsides.forEach([&](DirectedHexside each) { add("slope", each); });
    for (const auto& water : map.watercourses)
        for (const Hexside each : water->hexsides)
            add("water", each);
    for (const auto& road : map.roads)
        for (const Hex hex : road->hexes)
            add("road", hex);
    for (const auto& span : map.spans)
        if (span->at) add("span", *span->at);
    for (const auto& place : map.places)
        for (const Hex hex : place->at)
            add("place", hex);
    for (const auto& outline : map.outlines)
        if (outline->at) add("outline", *outline->at);
    for (const auto& lettering : map.labels)
        if (lettering->at) add("label", *lettering->at);
    for (const auto& box : map.boxes)
        for (const Hex hex : box->beside)
            add("box", hex);
    for (const auto& piece : scenario.arrangement->pieces)
        if (piece->at) add("piece", *piece->at);
    for (const auto& setup : scenario.setups)
        for (const auto& zone : setup->zones) {
            const auto* list = std::get_if<HexesZone>(&zone.area);
            for (const Hex hex : list ? list->hexes : std::get<WithinZone>(zone.area).of)
                add("zone", hex);
        }
    for (const auto& block : scenario.onMap->roadblocks) {
        if (block->at) add("roadblock", *block->at);
        if (block->toward) add("toward", *block->toward);
    }
    for (const auto& arrival : scenario.schedule->arrivals)
        for (const auto& point : arrival->enter)
            for (const Hex hex : point.at)
                add("arrival", hex);
    std::sort(all.begin(), all.end());
    return all;
}

std::vector<std::string> texts(const Scenario& scenario) {
    std::vector<std::string> all;
    for (const auto& found : misfits(scenario))
        all.push_back(found.misfit.text);
    return all;
}

Scenario edited(Scenario scenario, const Edit& edit) {
    edit.apply(scenario);
    return scenario;
}

using Texts = std::vector<std::string>;

TEST(SwitchShiftedColumns, LeavesEveryLabelWhereItIsPrinted) {
    const Scenario before = furnished(smallMap(8, 8));
    const Scenario after = edited(before, switchShiftedColumns());
    EXPECT_EQ(after.map->grid.numbering.shifted, Parity::odd);
    EXPECT_EQ(labels(after), labels(before));
    EXPECT_NE(*after.arrangement->pieces[0]->at, *before.arrangement->pieces[0]->at);
    EXPECT_EQ(texts(after), Texts{});
    EXPECT_EQ(edited(after, switchShiftedColumns()), before);
}

TEST(SwitchShiftedColumns, KeepsHexsidesWhoseHexesNoLongerTouchAsText) {
    Map map = smallMap(8, 8);
    Watercourse water;
    // With even columns lowered 0202 touches 0303 to the south-east, with odd ones it does not.
    for (const char* each : {"0202/0203", "0202/0303", "0203/0303", "0204/0205"})
        water.hexsides.push_back(side(map, each));
    map.watercourses.emplace_back(water);
    const Scenario before = scenarioOn(map);
    const Scenario after = edited(before, switchShiftedColumns());
    EXPECT_EQ(texts(after), Texts{"0202/0303"});
    EXPECT_EQ(after.map->watercourses[0]->about.extras.misfits[0].position, 1U);
    EXPECT_EQ(after.map->watercourses[0]->hexsides.size(), 3U);
    const Scenario back = edited(after, switchShiftedColumns());
    EXPECT_EQ(back, before) << "and takes them up where they stood";
}

TEST(ResizeSheet, KeepsWhatFallsOffAsTextAndTakesItUpAgain) {
    const Scenario before = furnished(smallMap(8, 8));
    const Scenario after = edited(before, resizeSheet(SheetId("main"), {1, 7}, {1, 8}, {1, 8}));
    auto lost = texts(after);
    std::sort(lost.begin(), lost.end());
    EXPECT_EQ(lost, (Texts{"0801", "0802", "0803", "0804", "0805", "0808", "0808"}));
    EXPECT_FALSE(after.arrangement->pieces[1]->at);
    const Scenario back = edited(after, resizeSheet(SheetId("main"), {1, 8}, {1, 8}, {1, 8}));
    EXPECT_EQ(texts(back), Texts{});
    EXPECT_EQ(labels(back), labels(before));
}

TEST(ResizeSheet, KeepsTheOrderOfARoad) {
    Map map = smallMap(8, 8);
    Road road;
    road.hexes = allAt(map, {"0101", "0201", "0301", "0401", "0502", "0602"});
    map.roads.emplace_back(road);
    const Scenario before = scenarioOn(map);
    const Scenario narrow = edited(before, resizeSheet(SheetId("main"), {1, 2}, {1, 8}, {1, 8}));
    EXPECT_EQ(texts(narrow), (Texts{"0301", "0401", "0502", "0602"}));
    const Scenario half = edited(narrow, resizeSheet(SheetId("main"), {1, 4}, {1, 8}, {1, 8}));
    EXPECT_EQ(texts(half), (Texts{"0502", "0602"}));
    EXPECT_EQ(edited(half, resizeSheet(SheetId("main"), {1, 8}, {1, 8}, {1, 8})), before);
    // Out at one end and in at the other.
    const Scenario east = edited(half, resizeSheet(SheetId("main"), {2, 8}, {1, 8}, {1, 8}));
    EXPECT_EQ(texts(east), Texts{"0101"});
    EXPECT_EQ(east.map->roads[0]->hexes,
              allAt(*east.map, {"0201", "0301", "0401", "0502", "0602"}));
    EXPECT_EQ(edited(east, resizeSheet(SheetId("main"), {1, 8}, {1, 8}, {1, 8})), before);
}

TEST(ResizeSheet, OfNoSheetDoesNothing) {
    const Scenario before = furnished(smallMap(8, 8));
    EXPECT_EQ(edited(before, resizeSheet(SheetId("other"), {1, 2}, {1, 2}, {1, 2})), before);
}

TEST(SetNumbering, WritesTheSameNumbersInAnotherWay) {
    Scenario before = furnished(smallMap(8, 8));
    Waiver waiver;
    waiver.subjects = {
        {"hex", "0303"}, {"hexside", "0404/0405"}, {"hexside", "0101:N"}, {"unit", "0303"}};
    before.waivers.emplace_back(waiver);
    HexNumbering other = before.map->grid.numbering;
    other.pattern = "C.RR";
    const Scenario after = edited(before, setNumbering(other));
    EXPECT_EQ(after.map->roads[0]->hexes, allAt(*after.map, {"6.01", "6.02", "6.03", "6.04"}));
    using Subjects = std::vector<std::pair<std::string, std::string>>;
    EXPECT_EQ(
        after.waivers[0]->subjects,
        (Subjects{
            {"hex", "3.03"}, {"hexside", "4.04/4.05"}, {"hexside", "1.01:N"}, {"unit", "0303"}}));
    EXPECT_EQ(edited(after, setNumbering(before.map->grid.numbering)), before);
    other.rows = RowsFrom::south;
    const Scenario turned = edited(before, setNumbering(other));
    EXPECT_EQ(turned.map->roads[0]->hexes, allAt(*turned.map, {"6.01", "6.02", "6.03", "6.04"}));
    EXPECT_EQ(directionTo(turned.map->roads[0]->hexes[0], turned.map->roads[0]->hexes[1]),
              parseDirection("N", Orientation::flatTop));
}

TEST(SetNumbering, LeavesTheOrientation) {
    const Scenario before = furnished(smallMap(8, 8));
    HexNumbering pointy = before.map->grid.numbering;
    pointy.orientation = Orientation::pointyTop;
    EXPECT_EQ(edited(before, setNumbering(pointy)), before);
}

TEST(ResizeSheet, ToNothingGivesTheOneEmptyRangeThatFilesHold) {
    const Scenario before = scenarioOn(smallMap());
    const Scenario after = edited(before, resizeSheet(SheetId("main"), {3, 2}, {7, 0}, {1, 5}));
    EXPECT_EQ(after.map->sheets[0].columns, NumberRange{});
    EXPECT_EQ(after.map->sheets[0].oddRows, NumberRange{});
    EXPECT_EQ(after.map->sheets[0].evenRows, (NumberRange{1, 5}));
}

TEST(SetNumbering, ThatCouldNotBeReadBackIsNotSet) {
    const Scenario before = scenarioOn(smallMap());
    HexNumbering rowsTwice = before.map->grid.numbering;
    rowsTwice.pattern = "RRRR";
    HexNumbering withoutRows = before.map->grid.numbering;
    withoutRows.pattern = "CC";
    EXPECT_EQ(edited(before, setNumbering(rowsTwice)), before);
    EXPECT_EQ(edited(before, setNumbering(withoutRows)), before);
}

Join shared() {
    return {JoinKind::same,
            std::nullopt,
            JoinedHex{SheetId("W"), 9, 1},
            JoinedHex{SheetId("E"), 1, 1},
            {}};
}

/// Woods in W-0905 and, under sheet E, in its columns 1 and 4.
Scenario onTwoSheets() {
    Map map = twoSheets();
    TerrainList west, east;
    west.sheet = SheetId("W");
    east.sheet = SheetId("E");
    west.type = east.type = TerrainId("woods");
    west.hexes.insert(at(map, "W-0905"));
    east.hexes.insert(allAt(map, {"E-0107", "E-0405"}));
    map.terrain.emplace_back(west);
    map.terrain.emplace_back(east);
    return scenarioOn(map);
}

TEST(Joins, MoveWhatStandsOnTheirSheets) {
    const Scenario apart = onTwoSheets();
    const Scenario joined = edited(apart, addJoin(shared()));
    for (const char* wooded : {"W-0907", "E-0405"})
        EXPECT_TRUE(joined.map->terrain[1]->hexes.contains(at(*joined.map, wooded))) << wooded;
    EXPECT_EQ(distance(at(*joined.map, "W-0905"), at(*joined.map, "E-0405")), 3);
    EXPECT_EQ(edited(joined, addJoin(shared())), joined) << "once is enough";
    EXPECT_EQ(edited(joined, dropJoin(shared())), apart)
        << "a hex of a shared column stays on the sheet under which it is written";
}

TEST(Joins, AreReplacedInTheirPlace) {
    Join beside{JoinKind::next,
                Direction(2),
                JoinedHex{SheetId("W"), 10, 5},
                JoinedHex{SheetId("E"), 1, 5},
                {}};
    const Scenario joined = edited(onTwoSheets(), addJoin(shared()));
    const Scenario after = edited(joined, replaceJoin(shared(), beside));
    EXPECT_EQ(after.map->joins, std::vector<Join>{beside});
    EXPECT_EQ(distance(at(*after.map, "W-1005"), at(*after.map, "E-0405")), 4);
    EXPECT_TRUE(after.map->terrain[1]->hexes.contains(at(*after.map, "E-0405")));
    EXPECT_EQ(edited(after, replaceJoin(shared(), beside)), after) << "it is gone";
}

TEST(Joins, ThatNeverWereDropNothing) {
    const Scenario apart = onTwoSheets();
    EXPECT_EQ(edited(apart, dropJoin(shared())), apart);
}

TEST(GridEdits, ShareWhatTheyDoNotMove) {
    const Scenario before = furnished(smallMap(8, 8));
    const Scenario after = edited(before, resizeSheet(SheetId("main"), {1, 9}, {1, 8}, {1, 8}));
    EXPECT_TRUE(after.map->roads[0].sameAs(before.map->roads[0]));
    EXPECT_TRUE(after.arrangement.sameAs(before.arrangement));
}

TEST(SetScale, SaysBothMeasures) {
    const Scenario after = edited(furnished(smallMap(8, 8)), setScale("480 m", "16 mm"));
    EXPECT_EQ(after.map->grid.across, "480 m");
    EXPECT_EQ(after.map->grid.onPaper, "16 mm");
}

TEST(SetNumbering, KeepsASlopeThatRisesToBeyondTheMap) {
    Scenario scenario = testing_support::scenarioOn(testing_support::smallMap());
    const Hex edge = hexAt(*scenario.map, 0, 1, 3);
    const Direction away(10);
    ASSERT_EQ(sheetOf(*scenario.map, neighbour(edge, away)), nullptr);
    addHexsides({{neighbour(edge, away), away.opposite()}}, HexsideTypeId("slope"), true)
        .apply(scenario);
    const auto before = featuresAt(*scenario.map, Hexside(edge, away));
    auto numbering = scenario.map->grid.numbering;
    numbering.pattern = "RR.CC";
    setNumbering(numbering).apply(scenario);
    EXPECT_EQ(featuresAt(*scenario.map, Hexside(edge, away)), before);
    ASSERT_EQ(before.size(), 1u);
    EXPECT_EQ(before.front().uphill, neighbour(edge, away));
}

} // namespace
