#include "formats/native/native_file.h"
#include "tests/formats/native/texts.h"

#include <gmock/gmock.h>

using namespace formats;
using model::Scenario;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

const std::string head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

const std::string forcesText =
    head + "<forces format=\"1\" id=\"f\">\n"
           "  <side id=\"F\" name=\"French\" supplied-by=\"A B\">\n"
           "    <formation id=\"AG\" size=\"corps\" demoralized-at=\"11\"/>\n"
           "    <division id=\"1AG\" formation=\"AG\"/>\n"
           "    <leader id=\"massena\" class=\"commander\" rating=\"3\"/>\n"
           "    <unit id=\"a\" class=\"infantry\" formation=\"II\" strength=\"4\" "
           "reduced=\"missing\"/>\n"
           "    <unit id=\"b\" class=\"infantry\" strength=\"3\xC2\xBD\"/>\n"
           "  </side>\n"
           "  <side id=\"C\">\n"
           "    <army id=\"A\" name=\"Austrian\" supplied-by=\"A\">\n"
           "      <unit id=\"c\" class=\"infantry\" kind=\"light\"/>\n"
           "    </army>\n"
           "  </side>\n"
           "</forces>\n";

const std::string mapText = head + smallMap("");

std::string scenarioText(std::string_view elements) {
    return head + "<scenario format=\"1\" id=\"s\" ruleset=\"r\">\n" +
           "  <map file=\"m.xml\"/>\n  <forces file=\"f.xml\"/>\n" + std::string(elements) +
           "</scenario>\n";
}

ReadResult<Scenario> read(std::string_view elements) {
    return readScenario(
        sourceOf(scenarioText(elements), {{"m.xml", mapText}, {"f.xml", forcesText}}));
}

void expectUnchanged(std::string_view elements) {
    const auto result = read(elements);
    ASSERT_TRUE(result.value);
    EXPECT_EQ(writeScenario(*result.value), scenarioText(elements));
}

} // namespace

TEST(ForcesXml, ReadsSidesArmiesAndUnits) {
    const auto result = readScenario(sourceOf(forcesText));
    ASSERT_TRUE(result.value);
    EXPECT_THAT(result.findings, IsEmpty());
    const model::Forces& forces = *result.value->forces;
    ASSERT_THAT(forces.armies, SizeIs(2));
    EXPECT_TRUE(forces.armies[0].implied);
    EXPECT_EQ(forces.armies[0].id.text, "F");
    EXPECT_FALSE(forces.armies[1].implied);
    EXPECT_THAT(forces.sides[0].suppliedBy, ElementsAre("A", "B"));
    ASSERT_THAT(forces.units, SizeIs(4));
    EXPECT_TRUE(forces.units[0]->isLeader);
    const model::Unit& a = *model::find(forces, model::UnitId("a"));
    EXPECT_EQ(a.formation.text, "II"); // points at nothing, and a check says so
    EXPECT_EQ(*a.combat.strength, 4);
    EXPECT_TRUE(a.combat.reduced.isMissing());
    EXPECT_EQ(a.army.text, "F");
    const model::Unit& b = *model::find(forces, model::UnitId("b"));
    EXPECT_FALSE(b.combat.strength.isStated());
    EXPECT_EQ(b.about.extras.misfits.at(0).text, "3\xC2\xBD");
    EXPECT_EQ(model::find(forces, model::UnitId("c"))->side.text, "C");
    EXPECT_EQ(model::find(forces, model::UnitId("c"))->about.extras.attributes.at(0).name, "kind");
    EXPECT_EQ(writeForces(forces), forcesText);
}

TEST(ForcesXml, KeepsUnitsOfAnArmyThatIsNotThere) {
    model::Forces forces;
    model::Unit unit;
    unit.id = model::UnitId("lost");
    unit.army = model::ArmyId("nobody");
    forces.units.push_back(unit);
    const auto again = readScenario(sourceOf(writeForces(forces)));
    ASSERT_TRUE(again.value);
    EXPECT_NE(model::find(*again.value->forces, unit.id), nullptr);
}

TEST(ForcesXml, KeepsBothOfTwoUnitsOfOneId) {
    const std::string text = head + "<forces format=\"1\">\n"
                                    "  <side id=\"F\">\n"
                                    "    <unit id=\"a\" strength=\"1\"/>\n"
                                    "    <unit id=\"a\" strength=\"2\"/>\n"
                                    "  </side>\n"
                                    "  <side id=\"F\"/>\n"
                                    "</forces>\n";
    EXPECT_EQ(writeForces(*readScenario(sourceOf(text)).value->forces), text);
}

TEST(ScenarioXml, ReadsEverythingItHolds) {
    const std::string elements =
        "  <option id=\"25.9\"/>\n"
        "  <override figure=\"stacking.armies-mix\" value=\"no\" rule=\"house rule\"/>\n"
        "  <turns from=\"12 Apr 7 AM\" to=\"13 Apr 3 PM\" stated=\"25\" first-player=\"F\"/>\n"
        "  <weather turn=\"12 Apr 7 AM\" is=\"fair\"/>\n"
        "  <on-map>\n"
        "    <improved-position at=\"0503\" under-construction=\"yes\" rule=\"27.15\"/>\n"
        "    <roadblock side=\"C\" at=\"0503\" toward=\"0504\"/>\n"
        "    <damaged at=\"0503/0504\"/>\n"
        "    <control side=\"C\" at=\"0503..0504 0101\"/>\n"
        "  </on-map>\n"
        "  <setup id=\"one\" side=\"F\" units=\"a b\" rule=\"25.22\">\n"
        "    <zone at=\"0503 0101..0102\"/>\n"
        "    <zone within=\"7\" of=\"0503\"/>\n"
        "    <zone within=\"0\" of-formation=\"II\"/>\n"
        "  </setup>\n"
        "  <arrangement>\n"
        "    <put unit=\"a\" at=\"0503\" reduced=\"yes\"/>\n"
        "    <put unit=\"a\" part=\"vedette\" at=\"0101\" road-march=\"yes\"/>\n"
        "  </arrangement>\n"
        "  <arrival id=\"C3\" side=\"C\" turn=\"9 AM\" alt=\"3\" road-march=\"yes\" units=\"c\">\n"
        "    <enter hours=\"7 AM..10 AM\" entry=\"x\"/>\n"
        "    <enter at=\"0101\"/>\n"
        "  </arrival>\n"
        "  <waiver check=\"supply.no-line\" hex=\"0101 0102\" unit=\"a\" turn=\"12 Apr 7 AM\" "
        "part=\"p\" found=\"16\">Cut off &amp; alone.</waiver>\n";
    const auto result = read(elements);
    ASSERT_TRUE(result.value);
    EXPECT_THAT(result.findings, IsEmpty());
    const Scenario& s = *result.value;
    EXPECT_EQ(s.rules->options[0].id.text, "25.9");
    EXPECT_EQ(s.rules->overrides[0].value, "no");
    EXPECT_EQ(*s.schedule->turns.stated, 25);
    EXPECT_TRUE(s.onMap->improvedPositions[0]->underConstruction);
    EXPECT_EQ(s.onMap->roadblocks[0]->toward, model::hexAt(*s.map, 0, 5, 4));
    EXPECT_EQ(s.onMap->control[0]->at.size(), 3u);
    ASSERT_THAT(s.setups[0]->zones, SizeIs(3));
    EXPECT_EQ(std::get<model::WithinZone>(s.setups[0]->zones[1].area).within, 7);
    EXPECT_EQ(s.arrangement->pieces[1]->part, model::PiecePart::vedette);
    EXPECT_EQ(*s.schedule->arrivals[0]->alt, 3);
    EXPECT_EQ(s.schedule->arrivals[0]->enter[0].hours, "7 AM..10 AM");
    EXPECT_THAT(s.waivers[0]->subjects,
                ElementsAre(std::pair<std::string, std::string>("hex", "0101"),
                            std::pair<std::string, std::string>("hex", "0102"),
                            std::pair<std::string, std::string>("unit", "a"),
                            std::pair<std::string, std::string>("turn", "12 Apr 7 AM")));
    EXPECT_EQ(s.waivers[0]->reason, "Cut off & alone.");
    EXPECT_EQ(writeScenario(s), scenarioText(elements));
}

TEST(ScenarioXml, KeepsWhatTheModelCannotHoldYet) {
    const std::string elements = "  <setup id=\"one\" side=\"F\" all-of=\"AG\">\n"
                                 "    <zone gather-point=\"A\"/>\n"
                                 "    <only side-of=\"fontanone\"/>\n"
                                 "  </setup>\n"
                                 "  <arrangement>\n"
                                 "    <put unit=\"a\" at=\"0101\" facing=\"NW\"/>\n"
                                 "    <put unit=\"a\" part=\"extension\" at=\"0102\"/>\n"
                                 "  </arrangement>\n"
                                 "  <losses unit=\"a\" casualties=\"4\"/>\n";
    const auto result = read(elements);
    EXPECT_THAT(result.findings, IsEmpty());
    EXPECT_THAT(result.value->setups[0]->zones, IsEmpty());
    EXPECT_THAT(result.value->arrangement->pieces, SizeIs(1));
    expectUnchanged(elements);
}

TEST(ScenarioXml, KeepsAPieceWhoseHexIsNotOnTheMap) {
    const std::string elements = "  <arrangement>\n"
                                 "    <put unit=\"a\" at=\"7001\" reduced=\"half\"/>\n"
                                 "  </arrangement>\n";
    const auto result = read(elements);
    const model::Piece& piece = *result.value->arrangement->pieces[0];
    EXPECT_FALSE(piece.at.has_value());
    EXPECT_FALSE(piece.reduced);
    EXPECT_EQ(piece.about.extras.misfits.size(), 2u);
    EXPECT_EQ(result.locations.find("unit", "a", "at"), (model::FileLocation{"test.xml", 6, 19}));
    expectUnchanged(elements);
}

TEST(ScenarioXml, ShowsNoRadiusThatNobodyWrote) {
    const auto result = read("  <setup id=\"one\"><zone within=\"far\" of=\"0101\"/></setup>\n");
    EXPECT_THAT(ids(result.findings), ElementsAre("read.bad-value"));
    EXPECT_THAT(result.value->setups[0]->zones, IsEmpty());
    EXPECT_THAT(writeScenario(*result.value),
                testing::HasSubstr("<zone within=\"far\" of=\"0101\"/>"));
}

TEST(ScenarioXml, ReadsPartsThatStandInside) {
    const std::string text = head + "<scenario format=\"1\" id=\"s\" moment=\"play\">\n"
                                    "  <title>T</title>\n"
                                    "  <note>One.</note>\n"
                                    "  <note>Two.</note>\n"
                                    "  <map id=\"m\" sheets=\"main\">\n"
                                    "    <grid hexes=\"flat-top\" label=\"CCRR\" "
                                    "columns=\"from west\" rows=\"from north\" lowered=\"even\"/>\n"
                                    "    <sheet id=\"main\" columns=\"1..5\" rows=\"1..5\"/>\n"
                                    "  </map>\n"
                                    "  <forces>\n"
                                    "    <side id=\"F\"/>\n"
                                    "  </forces>\n"
                                    "</scenario>\n";
    const auto result = readScenario(sourceOf(text));
    ASSERT_TRUE(result.value);
    EXPECT_THAT(result.findings, IsEmpty());
    EXPECT_EQ(result.value->moment, model::Moment::play);
    EXPECT_THAT(result.value->notes, ElementsAre("One.", "Two."));
    EXPECT_EQ(result.value->sheetsInPlay.at(0).text, "main");
    EXPECT_EQ(writeScenario(*result.value), text);
}

TEST(ScenarioXml, IsReadWithoutAMapThatIsMissing) {
    const std::string elements = "  <arrangement>\n    <put unit=\"a\" at=\"0503\"/>\n"
                                 "  </arrangement>\n";
    const auto result = readScenario(sourceOf(scenarioText(elements), {{"f.xml", forcesText}}));
    ASSERT_TRUE(result.value);
    EXPECT_THAT(idsAndPlaces(result.findings), ElementsAre("read.missing-file 3:8"));
    EXPECT_TRUE(result.failed());
    EXPECT_EQ(result.value->mapFile.file, "m.xml");
    EXPECT_EQ(writeScenario(*result.value), scenarioText(elements));
}

TEST(ScenarioXml, NeverWritesOverAMapThatIsBroken) {
    const auto result =
        readScenario(sourceOf(scenarioText(""), {{"m.xml", "<map>"}, {"f.xml", forcesText}}));
    ASSERT_TRUE(result.value);
    EXPECT_EQ(result.findings.at(0).location.file, "m.xml");
    Scenario changed = *result.value;
    changed.title = "New";
    const auto files = filesToWrite(changed, &*result.value, FileKind::scenario, "dir/s.xml");
    ASSERT_THAT(files, SizeIs(1));
    EXPECT_EQ(files[0].path, "dir/s.xml");
    for (const FileToWrite& file : filesToWrite(changed, nullptr, FileKind::scenario, "dir/s.xml"))
        EXPECT_NE(file.path, "dir/m.xml");
}

TEST(FilesToWrite, AreTheMapFirstThenForcesThenTheScenario) {
    const Scenario saved = *read("").value;
    Scenario now = saved;
    EXPECT_THAT(filesToWrite(now, &saved, FileKind::scenario, "s.xml"), IsEmpty());
    now.title = "New";
    now.map.edit([](auto& map) { map.title = "New"; });
    now.forces.edit([](auto& forces) { forces.title = "New"; });
    const auto files = filesToWrite(now, &saved, FileKind::scenario, "dir/s.xml");
    ASSERT_THAT(files, SizeIs(3));
    EXPECT_EQ(files[0].path, "dir/m.xml");
    EXPECT_EQ(files[0].bytes, writeMap(*now.map));
    EXPECT_EQ(files[1].path, "dir/f.xml");
    EXPECT_EQ(files[2].path, "dir/s.xml");
    EXPECT_THAT(filesToWrite(now, nullptr, FileKind::scenario, "dir/s.xml"), SizeIs(3));
}

TEST(FilesToWrite, HoldOnlyThePartThatAFileIs) {
    const Scenario saved = *readScenario(sourceOf(mapText)).value;
    Scenario now = saved;
    EXPECT_THAT(filesToWrite(now, &saved, FileKind::map, "m.xml"), IsEmpty());
    now.map.edit([](auto& map) { map.title = "New"; });
    const auto files = filesToWrite(now, &saved, FileKind::map, "m.xml");
    ASSERT_THAT(files, SizeIs(1));
    EXPECT_EQ(files[0].bytes, writeMap(*now.map));
}

TEST(FilesToWrite, LieWhereTheScenarioNamesThem) {
    Scenario now = *read("").value;
    now.mapFile.file = "../maps/m.xml";
    now.forcesFile.file = "/games/f.xml";
    const auto files = filesToWrite(now, nullptr, FileKind::scenario, "games/marengo/s.xml");
    ASSERT_THAT(files, SizeIs(3));
    EXPECT_EQ(files[0].path, "games/maps/m.xml");
    EXPECT_EQ(files[1].path, "/games/f.xml");
    EXPECT_EQ(files[2].path, "games/marengo/s.xml");
}

TEST(ScenarioXml, OfANewerFormatIsShownAndNotFormatted) {
    const Source source = sourceOf("<scenario format='2' id='s'><new/></scenario>");
    const auto result = readScenario(source);
    ASSERT_TRUE(result.value);
    EXPECT_TRUE(result.newerFormat);
    EXPECT_THAT(ids(result.findings), ElementsAre("read.newer-format", "read.unknown-name"));
    std::vector<model::ReadFinding> findings;
    EXPECT_EQ(formatted(source, findings), std::nullopt);
}

TEST(ScenarioXml, KeepsATitleWithAttributesAsItIs) {
    expectUnchanged("  <title lang=\"fr\">Montenotte</title>\n");
    expectUnchanged("  <note/>\n");
}
