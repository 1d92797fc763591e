// What a map holds beside lists and lines: joins, part hexes, gather points, boxes, outlines,
// lettering and underlays.

#include "formats/native/native_file.h"
#include "model/map/labels.h"
#include "tests/formats/native/texts.h"

#include <gmock/gmock.h>

using namespace formats;
using model::Map;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

/// A map of the small grid with these elements on it is written as it was read.
void expectUnchanged(std::string_view elements) {
    EXPECT_THAT(writeMap(readMap(smallMap(elements))), HasSubstr(std::string(elements) + "</map>"));
}

/// Sheets C (columns 1 to 21) and E (1 to 10), ten rows each, with these elements on them.
std::string twoSheets(std::string_view elements) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<map format=\"1\">\n"
           "  <grid hexes=\"flat-top\" label=\"S-CCRR\" columns=\"from west\" "
           "rows=\"from north\" lowered=\"even\"/>\n"
           "  <sheet id=\"C\" columns=\"1..21\" rows=\"1..10\"/>\n"
           "  <sheet id=\"E\" columns=\"1..10\" rows=\"1..10\"/>\n" +
           std::string(elements) + "</map>\n";
}

const std::string shared = "  <join sheets=\"C E\" same=\"C-2101 E-0101\"/>\n";

model::Hex hexOf(const Map& map, std::string_view label) {
    return model::readHex(map, label).value.value();
}

} // namespace

TEST(MapJoins, LayASharedColumnOnItself) {
    const Map map = readMap(twoSheets(shared));
    ASSERT_THAT(map.joins, SizeIs(1));
    EXPECT_EQ(map.joins[0].first, (model::JoinedHex{model::SheetId("C"), 21, 1}));
    EXPECT_EQ(map.joins[0].second, (model::JoinedHex{model::SheetId("E"), 1, 1}));
    EXPECT_EQ(hexOf(map, "C-2107"), hexOf(map, "E-0107"));
    EXPECT_EQ(model::printedHexes(map).size(), 21u * 10 + 9 * 10);
    EXPECT_EQ(writeMap(map), twoSheets(shared));
}

TEST(MapJoins, PutSheetsSideBySide) {
    const std::string next = "  <join sheets=\"C E\" next=\"C-2101 E-0201\" toward=\"SE\"/>\n";
    const Map map = readMap(twoSheets(next));
    EXPECT_EQ(map.joins[0].kind, model::JoinKind::next);
    EXPECT_EQ(model::neighbour(hexOf(map, "C-2101"), model::Direction(4)), hexOf(map, "E-0201"));
    EXPECT_EQ(writeMap(map), twoSheets(next));
}

TEST(MapJoins, AreReadBeforeTheHexesWhereverTheyStand) {
    const Map map = readMap(twoSheets("<place id='p' at='E-0107'/><terrain type='woods' sheet='E'>"
                                      "0105..0106</terrain><join sheets='C E' same='2101 0101'/>"));
    EXPECT_EQ(map.places[0]->at, std::vector{hexOf(map, "C-2107")});
    EXPECT_THAT(writeMap(map), HasSubstr(shared + "  <terrain sheet=\"E\" type=\"woods\">\n"
                                                  "    0105..0106\n"
                                                  "  </terrain>\n"
                                                  "  <place id=\"p\" at=\"C-2107\"/>\n"));
}

TEST(MapJoins, LetListsOfASheetWriteItsOwnLabels) {
    const std::string lists = shared +
                              "  <terrain type=\"woods\">\n"
                              "    C-2101..C-2102\n"
                              "    E-0201\n"
                              "  </terrain>\n"
                              "  <terrain sheet=\"C\" type=\"woods\">\n"
                              "    2103..2104\n"
                              "  </terrain>\n"
                              "  <terrain sheet=\"E\" type=\"woods\">\n"
                              "    C-2001..C-2002\n"
                              "    0103..0105\n"
                              "    0203 0205\n"
                              "  </terrain>\n"
                              "  <hexsides sheet=\"E\" type=\"crest\">\n"
                              "    C-2001/0101\n"
                              "    0101/0102 0101/0201\n"
                              "  </hexsides>\n"
                              "  <road sheet=\"E\" type=\"road\">C-2005 0106 0206</road>\n";
    const auto result = readScenario(sourceOf(twoSheets(lists)));
    EXPECT_THAT(result.findings, IsEmpty());
    EXPECT_EQ(writeMap(*result.value->map), twoSheets(lists));
}

TEST(MapJoins, ThatTieNothingAreKept) {
    const std::string joins = "  <join sheets=\"C X\" same=\"C-2101 X-0101\"/>\n"
                              "  <join sheets=\"C E\" same=\"C-9901 E-0101\"/>\n"
                              "  <join sheets=\"C E\" same=\"C-2001 E-0101\"/>\n"
                              "  <join sheets=\"C E\" next=\"C-2101 E-0101\"/>\n";
    const auto result = readScenario(sourceOf(twoSheets(joins)));
    const Map& map = *result.value->map;
    EXPECT_THAT(result.findings, IsEmpty()); // checks report these
    std::vector<model::JoinFault> faults;
    for (const model::Join& join : map.joins) {
        EXPECT_THAT(misfits(join.about), IsEmpty());
        faults.push_back(model::faultOf(map, join));
    }
    EXPECT_THAT(faults, ElementsAre(model::JoinFault::unknownSheet, model::JoinFault::notPrinted,
                                    model::JoinFault::parity, model::JoinFault::noDirection));
    EXPECT_EQ(model::printedHexes(map).size(), 31u * 10);
    EXPECT_EQ(writeMap(map), twoSheets(joins));
}

TEST(MapJoins, ThatNobodyCanReadAreKeptAsWritten) {
    const std::string joins = "  <join sheets=\"C\" same=\"C-2101 E-0101\"/>\n"
                              "  <join sheets=\"C E\" next=\"C-2101\" toward=\"up\"/>\n"
                              "  <join sheets=\"C E\" same=\"C-2101 E-0101\" next=\"x\"/>\n";
    const auto result = readScenario(sourceOf(twoSheets(joins), {}, "m.xml"));
    const Map& map = *result.value->map;
    EXPECT_FALSE(map.joins[0].first || map.joins[0].second);
    EXPECT_THAT(misfits(map.joins[0].about), ElementsAre("sheets=C", "same=C-2101 E-0101"));
    EXPECT_THAT(misfits(map.joins[1].about), ElementsAre("sheets=C E", "next=C-2101", "toward=up"));
    EXPECT_TRUE(map.joins[2].first);
    EXPECT_THAT(misfits(map.joins[2].about), ElementsAre("next=x"));
    EXPECT_EQ(writeMap(map), twoSheets(joins));
    EXPECT_EQ(result.locations.find("text", "C-2101 E-0101"),
              (model::FileLocation{"m.xml", 6, 20}));
}

TEST(WholeMap, ReadsAndWritesWhatIsPrinted) {
    const std::string elements =
        "  <partial shows=\"40\">\n"
        "    0101..0103\n"
        "  </partial>\n"
        "  <road type=\"road\" id=\"r\" main=\"yes\">0101 0102</road>\n"
        "  <span type=\"bridge\" id=\"lodi\" name=\"Lodi\" at=\"0101/0102\" stone=\"yes\"/>\n"
        "  <entry id=\"e\" letter=\"B\" army=\"A\" at=\"0101\" edge=\"NW\"/>\n"
        "  <supply-source id=\"s\" letter=\"P\" side=\"C\" army=\"P\" at=\"0101\"/>\n"
        "  <gather-point id=\"austria-F\" side=\"austria\" letter=\"F\" at=\"1508\"/>\n"
        "  <box id=\"mantua\" name=\"Mantua\" beside=\"0101..0103 0201\"/>\n"
        "  <outline id=\"wood-1\" type=\"forest\" at=\"1208\" "
        "points=\"-1.2,0.4 0.5,0.9 1.125,-0.25\"/>\n"
        "  <outline id=\"trees\" type=\"tree-border\" open=\"yes\" at=\"1208\" "
        "points=\"-1,1 1,1\"/>\n"
        "  <label at=\"0505\" offset=\"0,0.5\" kind=\"region\" angle=\"-30\" "
        "size=\"150\">Langhe</label>\n"
        "  <underlay file=\"scans/east.png\" opacity=\"50\">\n"
        "    <control at=\"0101\" x=\"312\" y=\"288.5\"/>\n"
        "    <control at=\"2001\" x=\"0\" y=\"-4\"/>\n"
        "  </underlay>\n";
    const auto result = readScenario(sourceOf(smallMap(elements)));
    ASSERT_TRUE(result.value);
    EXPECT_THAT(result.findings, IsEmpty());
    const Map& map = *result.value->map;
    EXPECT_EQ(map.partial[0]->shows, 40);
    EXPECT_TRUE(map.roads[0]->main);
    EXPECT_EQ(map.spans[0]->id, "lodi");
    EXPECT_EQ(map.entries[0]->letter, "B");
    EXPECT_EQ(map.sources[0]->army.text, "P");
    EXPECT_EQ(map.gatherPoints[0]->at, hexOf(map, "1508"));
    EXPECT_THAT(map.boxes[0]->beside, SizeIs(4));
    // Files count y up, the lattice counts it down.
    EXPECT_EQ(map.outlines[0]->points,
              (std::vector<model::LatticePoint>{{-1200, -400}, {500, -900}, {1125, 250}}));
    EXPECT_TRUE(map.outlines[1]->open);
    EXPECT_EQ(map.labels[0]->text, "Langhe");
    EXPECT_EQ(map.labels[0]->offset, (model::LatticePoint{0, -500}));
    EXPECT_EQ(map.underlays[0]->opacity, 50);
    EXPECT_EQ(map.underlays[0]->control[0].y, 288.5);
    EXPECT_EQ(map.underlays[0]->control[1].at, hexOf(map, "2001"));
    expectUnchanged(elements);
}

TEST(WholeMap, KeepsWrongValuesWhereTheyStood) {
    const std::string elements =
        "  <partial shows=\"half\">\n"
        "    0101\n"
        "    9901\n"
        "  </partial>\n"
        "  <road type=\"road\" main=\"perhaps\">0101 0102</road>\n"
        "  <gather-point id=\"a\" at=\"9901\"/>\n"
        "  <box id=\"b\" beside=\"0101 9902\"/>\n"
        "  <outline id=\"o\" open=\"ajar\" at=\"9903\" points=\"1,1 1.2345,0\"/>\n"
        "  <label at=\"9904\" offset=\"up\" angle=\"181\" size=\"24\">x</label>\n"
        "  <underlay file=\"a.png\" opacity=\"0.5\">\n"
        "    <control at=\"9905\" x=\"1e3\" y=\"nan\"/>\n"
        "  </underlay>\n";
    const auto result = readScenario(sourceOf(smallMap(elements), {}, "m.xml"));
    ASSERT_TRUE(result.value);
    const Map& map = *result.value->map;
    EXPECT_THAT(misfits(map.partial[0]->about), ElementsAre("shows=half", "hexes=9901"));
    EXPECT_THAT(misfits(map.roads[0]->about), ElementsAre("main=perhaps"));
    EXPECT_THAT(misfits(map.gatherPoints[0]->about), ElementsAre("at=9901"));
    EXPECT_THAT(misfits(map.boxes[0]->about), ElementsAre("beside=9902"));
    EXPECT_THAT(misfits(map.outlines[0]->about),
                ElementsAre("open=ajar", "at=9903", "points=1,1 1.2345,0"));
    EXPECT_TRUE(map.outlines[0]->points.empty()); // no outline that nobody drew
    EXPECT_THAT(misfits(map.labels[0]->about),
                ElementsAre("at=9904", "offset=up", "angle=181", "size=24"));
    EXPECT_EQ(map.labels[0]->about.extras.misfits[2].expected, "a whole number from -180 to 180");
    EXPECT_THAT(misfits(map.underlays[0]->about), ElementsAre("opacity=0.5"));
    EXPECT_THAT(misfits(map.underlays[0]->control[0].about),
                ElementsAre("at=9905", "x=1e3", "y=nan"));
    EXPECT_EQ(result.locations.find("outline", "o", "points"),
              (model::FileLocation{"m.xml", 11, 41}));
    EXPECT_EQ(result.locations.find("text", "1e3"), (model::FileLocation{"m.xml", 14, 24}));
    expectUnchanged(elements);
}

TEST(WholeMap, KeepsNotesAndWhatTheMapSaysItIs) {
    const std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                             "<map format=\"1\" id=\"m\" published=\"piedmont\">\n"
                             "  <title>T</title>\n"
                             "  <note>Hexes of 27 are exact.</note>\n"
                             "  <note>The rest is not.</note>\n"
                             "  <!-- of the grid -->\n"
                             "  <grid hexes=\"flat-top\" label=\"CCRR\" columns=\"from west\" "
                             "rows=\"from north\" lowered=\"rising\"/>\n"
                             "  <note x:by=\"somebody\">kept</note>\n"
                             "</map>\n";
    const Map map = readMap(text);
    EXPECT_EQ(map.published, "piedmont");
    EXPECT_THAT(map.notes, ElementsAre("Hexes of 27 are exact.", "The rest is not."));
    EXPECT_EQ(map.grid.numbering.shifted, model::Parity::rising);
    EXPECT_EQ(writeMap(map), text);
}

TEST(WholeMap, KeepsUnknownContentWithItsRecord) {
    expectUnchanged("  <!-- drawn by eye -->\n"
                    "  <outline id=\"o\" x:a=\"1\">\n"
                    "    <x:b/>\n"
                    "  </outline>\n"
                    "  <underlay file=\"a.png\">\n"
                    "    <!-- the corner -->\n"
                    "    <control at=\"0101\" x=\"1\" y=\"2\" x:c=\"3\"/>\n"
                    "    <x:d/>\n"
                    "    <!-- the last -->\n"
                    "  </underlay>\n");
}
