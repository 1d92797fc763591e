#include "formats/native/native_file.h"
#include "tests/formats/native/texts.h"

#include <gmock/gmock.h>

using namespace formats;
using model::Hex;
using model::Map;
using model::MisfitKind;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

/// The elements of the map as they are written, without what smallMap gives.
std::string rewritten(std::string_view elements) {
    const std::string before = smallMap("");
    const std::string text = writeMap(readMap(smallMap(elements)));
    const std::string head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" +
                             before.substr(0, before.size() - std::string("</map>\n").size());
    EXPECT_TRUE(text.starts_with(head)) << text;
    return text.substr(std::min(head.size(), text.size()),
                       text.size() - head.size() - std::string("</map>\n").size());
}

void expectUnchanged(std::string_view elements) {
    EXPECT_EQ(rewritten(elements), elements);
}

} // namespace

TEST(MapXml, ReadsGridAndSheets) {
    const auto result = readScenario(
        sourceOf("<map format='1' id='m' vocabulary='v'><title> A title </title>"
                 "<grid hexes='pointy-top' label='S-CCRR' columns='from east' rows='from south' "
                 "indented='odd' across='480 m' on-paper='16 mm'/>"
                 "<sheet id='E' columns='1..61' odd-rows='1..34' even-rows='1..33' ground='clear' "
                 "basis='reconstructed' rule='27.15'/></map>"));
    ASSERT_TRUE(result.value);
    EXPECT_THAT(result.findings, IsEmpty());
    const Map& map = *result.value->map;
    EXPECT_EQ(map.title, "A title");
    EXPECT_EQ(map.vocabulary.text, "v");
    EXPECT_EQ(
        map.grid.numbering,
        (model::HexNumbering{model::Orientation::pointyTop, "S-CCRR", model::ColumnsFrom::east,
                             model::RowsFrom::south, model::Parity::odd}));
    EXPECT_EQ(map.grid.across, "480 m");
    EXPECT_EQ(map.grid.onPaper, "16 mm");
    ASSERT_THAT(map.sheets, SizeIs(1));
    EXPECT_EQ(map.sheets[0].columns, (model::NumberRange{1, 61}));
    EXPECT_EQ(map.sheets[0].oddRows, (model::NumberRange{1, 34}));
    EXPECT_EQ(map.sheets[0].evenRows, (model::NumberRange{1, 33}));
    EXPECT_EQ(map.sheets[0].about.basis, model::Basis::reconstructed);
    EXPECT_EQ(map.sheets[0].about.rule, "27.15");
}

TEST(MapXml, SortsSetsAndJoinsRuns) {
    EXPECT_EQ(rewritten("<terrain type='woods'>0305 0203 0101..0103 0104 0204</terrain>"),
              "  <terrain type=\"woods\">\n"
              "    0101..0104\n"
              "    0203..0204\n"
              "    0305\n"
              "  </terrain>\n");
}

TEST(MapXml, WritesHexsidesALineAColumn) {
    EXPECT_EQ(rewritten("<hexsides type='crest'>0404/0403 0202/0302 0203/0202 0101:NW</hexsides>"),
              "  <hexsides type=\"crest\">\n"
              "    0101:NW\n"
              "    0202/0203 0202/0302\n"
              "    0403/0404\n"
              "  </hexsides>\n");
}

TEST(MapXml, KeepsTheUphillHexFirst) {
    const std::string slopes = "  <hexsides type=\"slope\" uphill=\"first\">\n"
                               "    0203/0202\n"
                               "    0404/0304 0404/0403\n"
                               "  </hexsides>\n";
    expectUnchanged(slopes);
}

TEST(MapXml, WritesChainsEightToTheLineAndShortOnesBetweenTheirTags) {
    expectUnchanged("  <road type=\"road\" id=\"a\">0101:NW 0201 0302:SE</road>\n"
                    "  <road type=\"road\" id=\"b\">0105:NW :S</road>\n"
                    "  <road type=\"road\" id=\"d\">9901 0105 9902 :S</road>\n"
                    "  <road type=\"trail\" id=\"c\">\n"
                    "    0101 0102 0103 0104 0105 0106 0107 0108\n"
                    "    0109\n"
                    "  </road>\n");
    const Map map = readMap(smallMap("<road id='b'>0105:NW :S</road>"));
    EXPECT_EQ(map.roads[0]->beforeFirst, model::Direction(10));
    EXPECT_EQ(map.roads[0]->afterLast, model::Direction(6));
}

TEST(MapXml, KeepsTextThatIsNoHexWhereItStood) {
    const std::string elements = "  <terrain type=\"woods\">\n"
                                 "    0101\n"
                                 "    9901\n"
                                 "    01x1\n"
                                 "  </terrain>\n"
                                 "  <road type=\"road\" id=\"a\">9901 0101 xx 0102</road>\n"
                                 "  <span type=\"bridge\" at=\"0101/0104\"/>\n"
                                 "  <place id=\"p\" at=\"0101 0133\"/>\n";
    const auto result = readScenario(sourceOf(smallMap(elements)));
    ASSERT_TRUE(result.value);
    EXPECT_THAT(result.findings, IsEmpty()); // checks report these
    const Map& map = *result.value->map;
    const auto& terrain = map.terrain[0]->about.extras.misfits;
    ASSERT_THAT(terrain, SizeIs(2));
    EXPECT_EQ(terrain[0], (model::Misfit{"hexes", "9901", MisfitKind::hex, 0, "a hex of the map"}));
    EXPECT_EQ(terrain[1].expected, "a hex as the map prints it");
    const auto& road = map.roads[0]->about.extras.misfits;
    ASSERT_THAT(road, SizeIs(2));
    EXPECT_EQ(road[0].position, 0u);
    EXPECT_EQ(road[1].position, 1u);
    EXPECT_THAT(misfits(map.places[0]->about), ElementsAre("at=0133"));
    EXPECT_EQ(map.spans[0]->about.extras.misfits[0].kind, MisfitKind::hexside);
    EXPECT_EQ(map.spans[0]->about.extras.misfits[0].expected, "hexes that touch");
    expectUnchanged(elements);
}

TEST(MapXml, KeepsAHexGivenTwiceAsDuplicate) {
    const Map map = readMap(smallMap("<terrain type='woods'>0101..0103 0102</terrain>"
                                     "<levels level='1'>0101 0102</levels>"
                                     "<levels level='2'>0102 0103</levels>"
                                     "<hexsides type='crest'>0101/0102 0102/0101</hexsides>"));
    EXPECT_EQ(map.terrain[0]->about.extras.misfits[0],
              (model::Misfit{"hexes", "0102", MisfitKind::duplicate, 0, "each hex once"}));
    EXPECT_THAT(misfits(map.levels[0]->about), IsEmpty());
    EXPECT_EQ(map.levels[1]->about.extras.misfits[0],
              (model::Misfit{"hexes", "0102", MisfitKind::duplicate, 0, "one level a hex"}));
    EXPECT_EQ(*model::levelAt(map, model::hexAt(map, 0, 1, 2)), 1);
    EXPECT_THAT(misfits(map.hexsides[0]->about), ElementsAre("hexsides=0102/0101"));
}

TEST(MapXml, NeverExpandsARunBeyondTheMap) {
    const Map map = readMap(smallMap("<terrain type='woods'>0001..9999 0101..9999 0101..0201 "
                                     "0105..0103 0101..999999999999</terrain>"));
    EXPECT_TRUE(map.terrain[0]->hexes.empty());
    EXPECT_THAT(misfits(map.terrain[0]->about),
                ElementsAre("hexes=0001..9999", "hexes=0101..9999", "hexes=0101..0201",
                            "hexes=0105..0103", "hexes=0101..999999999999"));
}

TEST(MapXml, TakesAbsurdSheetsForWrongText) {
    const Map map = readMap("<map format='1'><grid label='CCRR'/>"
                            "<sheet id='a' columns='1..999999999' rows='1..10'/>"
                            "<sheet id='b' columns='-1..10' rows='NaN'/>"
                            "<sheet id='c' columns='1..9999' rows='1..9999'/>"
                            "<sheet id='d' columns='5..1' rows='1e3'/></map>");
    EXPECT_THAT(model::printedHexes(map), IsEmpty());
    EXPECT_THAT(misfits(map.sheets[0].about), ElementsAre("columns=1..999999999"));
    EXPECT_THAT(misfits(map.sheets[1].about), ElementsAre("columns=-1..10", "rows=NaN"));
    EXPECT_THAT(misfits(map.sheets[2].about), ElementsAre("columns=1..9999"));
    EXPECT_THAT(misfits(map.sheets[3].about), ElementsAre("columns=5..1", "rows=1e3"));
}

TEST(MapXml, KeepsWrongChoicesAndNumbers) {
    const std::string elements =
        "  <watercourse type=\"river\" id=\"w\" from=\"spring\" basis=\"guessed\"/>\n"
        "  <victory-hex at=\"0101\" points=\"many\"/>\n"
        "  <victory-hex at=\"0102\" points=\"missing\"/>\n";
    const Map map = readMap(smallMap(elements));
    EXPECT_THAT(misfits(map.watercourses[0]->about), ElementsAre("from=spring", "basis=guessed"));
    EXPECT_FALSE(map.victoryHexes[0]->points.isStated());
    EXPECT_TRUE(map.victoryHexes[1]->points.isMissing());
    expectUnchanged(elements);
}

TEST(MapXml, MovesCommentsWithTheElementThatFollows) {
    const std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                             "<!-- of the file -->\n"
                             "<map format=\"1\" id=\"m\">\n"
                             "  <!-- of the grid -->\n"
                             "  <grid hexes=\"flat-top\" label=\"CCRR\" columns=\"from west\" "
                             "rows=\"from north\" lowered=\"even\"/>\n"
                             "  <!-- of the place -->\n"
                             "  <?tool keep?>\n"
                             "  <place id=\"p\"/>\n"
                             "  <!-- the last -->\n"
                             "</map>\n";
    EXPECT_EQ(writeMap(readMap(text)), text);
    const std::string behind = text + "<!-- behind -->\n";
    EXPECT_THAT(writeMap(readMap(behind)), HasSubstr("  <!-- the last -->\n"
                                                     "  <!-- behind -->\n</map>\n"));
}

TEST(MapXml, MovesCommentsOutOfListsAndJoinsTheirText) {
    EXPECT_EQ(rewritten("<terrain type='woods'>01<!-- split -->01 <![CDATA[0102]]></terrain>"),
              "  <!-- split -->\n"
              "  <terrain type=\"woods\">\n"
              "    0101..0102\n"
              "  </terrain>\n");
}

TEST(MapXml, ReportsUnknownNamesWithTheOneThatWasMeant) {
    const auto result = readScenario(sourceOf(smallMap("  <place id=\"p\" nmae=\"x\"/>\n"
                                                       "  <terain type=\"woods\">0101</terain>\n"
                                                       "  <zzz/>\n")));
    ASSERT_THAT(
        idsAndPlaces(result.findings),
        ElementsAre("read.unknown-name 4:17", "read.unknown-name 5:3", "read.unknown-name 6:3"));
    EXPECT_EQ(text(result.findings[0].finding.message),
              "unknown attribute `nmae` of <place>; is `name` meant?");
    EXPECT_EQ(text(result.findings[1].finding.message),
              "unknown element <terain>; is <terrain> meant?");
    EXPECT_EQ(text(result.findings[2].finding.message), "unknown element <zzz>");
    EXPECT_FALSE(result.failed());
}

TEST(MapXml, KeepsUnknownContentAfterTheKnown) {
    EXPECT_EQ(rewritten("  <x:note x:a=\"1\">kept <b/> as\n it is</x:note>\n"
                        "  <place x:b=\"2\" id=\"p\"/>\n"
                        "  <corners id=\"o\" points=\"0,0\"/>\n"),
              "  <place id=\"p\" x:b=\"2\"/>\n"
              "  <x:note x:a=\"1\">kept <b/> as\n it is</x:note>\n"
              "  <corners id=\"o\" points=\"0,0\"/>\n");
    // Names with a namespace, and those that are known to come, are kept without a word.
    EXPECT_THAT(readScenario(sourceOf(smallMap("<x:note/><corners><corner/></corners>"
                                               "<place id='p' x:b='2'/>")))
                    .findings,
                IsEmpty());
}

TEST(MapXml, KeepsASecondGridAndLooseText) {
    const std::string elements = "  <grid hexes=\"pointy-top\"/>\n  loose &amp; text\n";
    const auto result = readScenario(sourceOf(smallMap(elements)));
    EXPECT_THAT(ids(result.findings), ElementsAre("read.unexpected-content", "read.given-twice"));
    EXPECT_EQ(result.value->map->grid.numbering.orientation, model::Orientation::flatTop);
    const std::string once = writeMap(*result.value->map);
    EXPECT_THAT(once, HasSubstr("<grid hexes=\"pointy-top\"/>"));
    EXPECT_THAT(once, HasSubstr("loose &amp; text"));
    EXPECT_EQ(writeMap(readMap(once)), once);
}

TEST(MapXml, GivesNoLevelThatNobodyWrote) {
    const auto result =
        readScenario(sourceOf(smallMap("  <levels level=\"high\">0101</levels>\n")));
    EXPECT_THAT(idsAndPlaces(result.findings), ElementsAre("read.bad-value 4:3"));
    EXPECT_THAT(result.value->map->levels, IsEmpty());
    expectUnchanged("  <levels level=\"high\">0101</levels>\n");
}

TEST(MapXml, LeavesOutAListThatSaysNothing) {
    EXPECT_EQ(rewritten("<terrain type='woods'/>"), "");
    expectUnchanged("  <!-- to be drawn -->\n  <terrain type=\"woods\"/>\n");
}

TEST(MapXml, LeavesTheSheetLetterOutInsideItsSheet) {
    const std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<map format=\"1\">\n"
        "  <grid hexes=\"flat-top\" label=\"S-CCRR\" columns=\"from west\" rows=\"from north\" "
        "lowered=\"even\"/>\n"
        "  <sheet id=\"C\" columns=\"1..5\" rows=\"1..5\"/>\n"
        "  <sheet id=\"E\" columns=\"1..5\" rows=\"1..5\"/>\n"
        "  <terrain sheet=\"E\" type=\"woods\">\n"
        "    C-0101..C-0102\n"
        "    0101..0102 0104\n"
        "  </terrain>\n"
        "  <place id=\"p\" at=\"E-0101..E-0102\"/>\n"
        "</map>\n";
    EXPECT_EQ(writeMap(readMap(text)), text);
    EXPECT_EQ(readMap(text).places[0]->at.size(), 2u);
}

TEST(MapXml, TellsWhereThingsStand) {
    const auto result = readScenario(sourceOf(smallMap("  <terrain type=\"woods\">\n"
                                                       "    0101\n"
                                                       "    0102 9901\n"
                                                       "  </terrain>\n"
                                                       "  <place id=\"p\" at=\"0101\"/>\n"),
                                              {}, "m.xml"));
    const auto& locations = result.locations;
    const auto at = [](int line, int column) { return model::FileLocation{"m.xml", line, column}; };
    EXPECT_EQ(locations.find("map", "m"), at(1, 1));
    EXPECT_EQ(locations.find("text", "9901"), at(6, 10));
    EXPECT_EQ(locations.find("place", "p"), at(8, 3));
    EXPECT_EQ(locations.find("place", "p", "at"), at(8, 17));
    EXPECT_EQ(locations.find("place", "p", "name"), at(8, 3));
    EXPECT_EQ(locations.find("hex", "0101"), at(8, 3));
}

TEST(MapXml, KeepsTheOrderOfSlopesWhoseWordIsWrong) {
    const std::string slopes = "  <hexsides type=\"slope\" uphill=\"fisrt\">\n"
                               "    0103/0102\n"
                               "  </hexsides>\n";
    const auto result = readScenario(sourceOf(smallMap(slopes)));
    ASSERT_TRUE(result.value.has_value());
    EXPECT_THAT(writeMap(*result.value->map), testing::HasSubstr(slopes));
}

TEST(MapLists, TellOfHexesGivenTwiceInRuns) {
    const auto map = formats::readMap(formats::smallMap(
        "<terrain type=\"woods\">0101..0103 0102..0105</terrain>\n"
        "<levels level=\"1\">0201..0204</levels><levels level=\"2\">0202..0206</levels>\n"
        "<closed/>\n"));
    EXPECT_EQ(formats::misfits(map.terrain[0]->about),
              std::vector<std::string>{"hexes=0102..0103"});
    EXPECT_EQ(formats::misfits(map.levels[1]->about), std::vector<std::string>{"hexes=0202..0204"});
    EXPECT_TRUE(map.closed.empty());
}
