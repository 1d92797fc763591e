#include "formats/native/native_file.h"
#include "formats/native/ruleset_library.h"
#include "tests/formats/native/texts.h"
#include "tests/support/data_folder.h"

#include <gmock/gmock.h>

#include <filesystem>

#include <unistd.h>

using namespace formats;
using model::Ruleset;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

const std::string seriesText =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<ruleset format=\"1\" id=\"series\" name=\"A series\" edition=\"2\" book=\"S\">\n"
    "  <terrain id=\"woods\" name=\"Woods\" colour=\"#5f8f4e\" pattern=\"trees\" "
    "excludes=\"marsh lake\" rule=\"7.2\"/>\n"
    "  <terrain id=\"lake\" name=\"Lake\" water=\"yes\" enterable=\"no\"/>\n"
    "  <terrain id=\"hilltop\" hill=\"yes\" hilltop=\"yes\" drawn=\"yes\"/>\n"
    "  <hexside id=\"river\" name=\"River\" water=\"yes\" span=\"bridge\" unmarked-ends=\"1\" "
    "road=\"needs-span\" passable=\"no\"/>\n"
    "  <hexside id=\"slope\" name=\"Slope\" uphill=\"yes\" rise=\"yes\" at-edge=\"no\" "
    "along-road=\"yes\" encloses=\"gate\" borders=\"lake hilltop\" excludes=\"river\"/>\n"
    "  <road id=\"trail\" name=\"Trail\" colour=\"#805030\" pattern=\"dashes\" "
    "excludes=\"road\"/>\n"
    "  <span id=\"bridge\" name=\"Bridge\" crosses=\"river\" needs-road=\"no\" "
    "excludes=\"ford\"/>\n"
    "  <place-kind id=\"town\" name=\"Town\" terrain=\"woods lake\" every-hex=\"no\" hexes=\"2..\" "
    "enclosed=\"yes\" rule=\"9\"/>\n"
    "  <place-kind id=\"village\" hexes=\"1\"/>\n"
    "  <place-kind id=\"farm\" hexes=\"1..3\"/>\n"
    "  <unit-class id=\"infantry\" name=\"Infantry\" counts-as=\"infantry\" moves=\"foot\">\n"
    "    <attribute name=\"strength\" needed=\"yes\" min=\"1\" rule=\"1.42\"/>\n"
    "    <attribute name=\"move\" fixed=\"4\"/>\n"
    "  </unit-class>\n"
    "  <unit-class id=\"train\" counts-as=\"train\" zoc=\"no\" symbol=\"wagon\"/>\n"
    "  <map rule=\"1.2\">\n"
    "    <figure name=\"slope-step\" value=\"2\" rule=\"1.3\"/>\n"
    "    <figure name=\"across\" value=\"480 m\" rule=\"1.4\"/>\n"
    "  </map>\n"
    "  <stacking kind=\"class-table\" rule=\"3.2\">\n"
    "    <row units=\"2\" rule=\"3.21\"/>\n"
    "    <row units=\"5\" infantry=\"3\" when=\"leader one-division\" rule=\"3.23\"/>\n"
    "    <beside class=\"vedette\" at-most=\"3\" rule=\"3.24\"/>\n"
    "    <alone class=\"train\" rule=\"18.12\"/>\n"
    "    <keeps-effect terrain=\"chateau\" infantry=\"2\" train=\"0\" "
    "unless-alone=\"artillery\" rule=\"15.21\"/>\n"
    "    <figure name=\"leader-of\" value=\"formation\" rule=\"3.11\"/>\n"
    "  </stacking>\n"
    "  <switch id=\"D-1\" figure=\"stacking.leader-of\" values=\"army formation\" "
    "rule=\"3.23\">Whose leader?</switch>\n"
    "  <option id=\"25.9\" name=\"Roadblocks\" rule=\"25.9\"/>\n"
    "  <published id=\"montenotte\">\n"
    "    <figure name=\"turns\" value=\"25\" rule=\"27.11\"/>\n"
    "    <figure name=\"roadblocks\" side=\"C\" value=\"5\" rule=\"27.16\"/>\n"
    "    <list name=\"improved-positions\" rule=\"27.15\">E-3009 E-3109</list>\n"
    "  </published>\n"
    "  <published-map id=\"piedmont\">\n"
    "    <place name=\"Ca dell'Isola\" aliases=\"Casa dell'Isola, Isola\" kind=\"town\" "
    "terrain=\"woods\" lacks=\"lake\" at=\"E-4922 E-4923\" hexsides=\"slope\" gates=\"4\" "
    "needed=\"no\" rule=\"25.77\"/>\n"
    "    <touching hexes=\"E-4922 E-4923 E-5022\" mutual=\"yes\" rule=\"27.15\"/>\n"
    "  </published-map>\n"
    "  <check id=\"stacking.limit\" rule=\"3.2\"/>\n"
    "  <check id=\"setup.unplaced\" severity=\"info\" rule=\"25.22\"/>\n"
    "</ruleset>\n";

ReadResult<Ruleset> read(const std::string& elements) {
    return readRuleset(
        sourceOf("<ruleset format='1' id='r' book='B'>\n" + elements + "</ruleset>"));
}

/// A folder of rulesets for one test.
class Library : public testing::Test {
protected:
    Library() {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "berthier-test-XXXXXX").string();
        folder_ = ::mkdtemp(pattern.data());
        std::filesystem::create_directory(folder_ / "systems");
    }
    ~Library() override { std::filesystem::remove_all(folder_); }

    void put(const std::string& name, const std::string& bytes) {
        writeFiles({{folder_ / name, bytes}});
    }
    void put(const std::string& id, const std::string& extends, const std::string& elements) {
        put("systems/" + id + ".xml", "<ruleset format='1' id='" + id + "' extends='" + extends +
                                          "' book='" + id + "'>" + elements + "</ruleset>");
    }

    std::filesystem::path folder_;
};

} // namespace

TEST(RulesetXml, ReadsAndWritesEverythingItHolds) {
    const auto result = readRuleset(sourceOf(seriesText));
    ASSERT_TRUE(result.value);
    EXPECT_THAT(result.findings, IsEmpty());
    const Ruleset& r = *result.value;
    EXPECT_EQ(r.terrain[0].rule, (model::RuleRef{"S", "7.2"}));
    EXPECT_THAT(r.terrain[0].excludes,
                ElementsAre(model::TerrainId("marsh"), model::TerrainId("lake")));
    EXPECT_FALSE(r.terrain[0].water);
    EXPECT_TRUE(r.terrain[1].water);
    EXPECT_TRUE(r.terrain[0].enterable);
    EXPECT_FALSE(r.terrain[1].enterable);
    EXPECT_TRUE(r.terrain[2].hill && r.terrain[2].hilltop && r.terrain[2].drawn);
    EXPECT_TRUE(r.hexsides[0].water);
    EXPECT_EQ(r.hexsides[0].unmarkedEnds, 1);
    EXPECT_EQ(r.hexsides[0].road, model::RoadCrossing::needsSpan);
    EXPECT_FALSE(r.hexsides[0].passable);
    EXPECT_TRUE(r.hexsides[0].atEdge);
    EXPECT_TRUE(r.hexsides[1].uphill && r.hexsides[1].rise && r.hexsides[1].alongRoad);
    EXPECT_FALSE(r.hexsides[1].atEdge);
    EXPECT_EQ(r.hexsides[1].encloses, model::Enclosure::gate);
    EXPECT_THAT(r.hexsides[1].borders, SizeIs(2));
    EXPECT_THAT(r.hexsides[1].excludes, ElementsAre(model::HexsideTypeId("river")));
    EXPECT_THAT(r.roads[0].excludes, ElementsAre(model::RoadTypeId("road")));
    EXPECT_FALSE(r.spans[0].needsRoad);
    EXPECT_THAT(r.spans[0].excludes, ElementsAre(model::SpanTypeId("ford")));
    EXPECT_TRUE(r.classes[0].attributes[0].needed);
    EXPECT_EQ(r.classes[0].attributes[1].fixed, 4);
    EXPECT_TRUE(r.classes[0].zoneOfControl);
    EXPECT_FALSE(r.classes[1].zoneOfControl);
    const auto& table = std::get<model::StackByClassTable>(r.stacking);
    EXPECT_EQ(table.rule.text, "3.2");
    EXPECT_EQ(table.rows[1].infantry, 3);
    EXPECT_EQ(table.inTerrain[0].trains, 0);
    EXPECT_EQ(table.leaderOf.value, model::LeaderOf::formation);
    EXPECT_EQ(table.leaderOf.rule, (model::RuleRef{"S", "3.11"}));
    EXPECT_EQ(table.leaderOf.layer, "series");
    EXPECT_FALSE(table.armiesMix.isSet());
    EXPECT_EQ(r.map.rule.text, "1.2");
    EXPECT_EQ(r.map.slopeStep, (model::Figure<int>{2, {"S", "1.3"}, "series"}));
    EXPECT_EQ(r.map.across.value, "480 m");
    EXPECT_FALSE(r.map.leastShown.isSet());
    EXPECT_EQ(r.switches[0].question, "Whose leader?");
    EXPECT_THAT(r.published[0].lists[0].items, ElementsAre("E-3009", "E-3109"));
    EXPECT_EQ(r.checks[1].severity, model::Severity::info);
    EXPECT_EQ(r.checks[0].line, 41);
    EXPECT_EQ(writeRuleset(r), seriesText);
}

TEST(RulesetXml, ReadsHowManyHexesAPlaceHas) {
    const auto result = readRuleset(sourceOf(seriesText));
    const auto& kinds = result.value->placeKinds;
    ASSERT_THAT(kinds, SizeIs(3));
    EXPECT_EQ(kinds[0].least, 2);
    EXPECT_EQ(kinds[0].most, std::nullopt);
    EXPECT_TRUE(kinds[0].enclosed);
    EXPECT_FALSE(kinds[0].everyHex);
    EXPECT_TRUE(kinds[1].everyHex);
    EXPECT_EQ(kinds[1].least, 1);
    EXPECT_EQ(kinds[1].most, 1);
    EXPECT_EQ(kinds[2].least, 1);
    EXPECT_EQ(kinds[2].most, 3);
    EXPECT_FALSE(kinds[2].enclosed);
    for (const std::string wrong : {"..", "..3", "3..2", "two", "1.", "0", "1..2..3"}) {
        const auto misread = read("<place-kind id='a' hexes='" + wrong + "'/>");
        EXPECT_THAT(ids(misread.findings), ElementsAre("read.bad-value")) << wrong;
        EXPECT_EQ(misread.value->placeKinds[0].least, std::nullopt) << wrong;
        EXPECT_EQ(misread.value->placeKinds[0].most, std::nullopt) << wrong;
    }
}

TEST(RulesetXml, ReadsThePlacesOfAPublishedMap) {
    const auto result = readRuleset(sourceOf(seriesText));
    const model::PublishedMap* map = findPublishedMap(*result.value, "piedmont");
    ASSERT_NE(map, nullptr);
    const model::PublishedPlace& place = map->places[0];
    EXPECT_EQ(place.name, "Ca dell'Isola");
    EXPECT_THAT(place.aliases, ElementsAre("Casa dell'Isola", "Isola"));
    EXPECT_EQ(place.kind, "town");
    EXPECT_EQ(place.terrain, "woods");
    EXPECT_EQ(place.lacks, "lake");
    EXPECT_THAT(place.hexes, ElementsAre("E-4922", "E-4923"));
    EXPECT_EQ(place.hexsides, "slope");
    EXPECT_EQ(place.gates, 4);
    EXPECT_FALSE(place.needed);
    EXPECT_EQ(place.rule, (model::RuleRef{"S", "25.77"}));
    EXPECT_THAT(map->groups[0].hexes, SizeIs(3));
    EXPECT_TRUE(map->groups[0].mutual);
}

TEST(RulesetXml, ReportsMeasuresThatCannotBeRead) {
    const auto result = read("<map><figure name='across' value='480'/>\n"
                             "<figure name='slope-step' value='0'/>\n"
                             "<figure name='steps' value='1'/></map>\n"
                             "<hexside id='a' road='never' unmarked-ends='3'/>\n");
    EXPECT_THAT(idsAndPlaces(result.findings),
                ElementsAre("read.bad-value 2:6", "read.bad-value 3:1", "read.unknown-name 4:1",
                            "read.bad-value 5:1", "read.bad-value 5:1"));
    EXPECT_FALSE(result.value->map.across.isSet());
}

TEST(RulesetXml, ReportsValuesThatCannotBeRead) {
    const auto result = read("<hexside id='a' water='wet'/>\n"
                             "<stacking kind='class-table'><row units='two' when='noon'/>"
                             "<figure name='armies-mix' value='perhaps'/>"
                             "<figure name='armies-mx' value='no'/></stacking>\n"
                             "<terrain name='Woods'/>\n"
                             "<check id='a.b'/><check id='a.b'/>\n");
    EXPECT_THAT(idsAndPlaces(result.findings),
                ElementsAre("read.bad-value 2:1", "read.bad-value 3:30", "read.bad-value 3:30",
                            "read.bad-value 3:60", "read.unknown-name 3:103",
                            "read.missing-attribute 4:1", "read.given-twice 5:18"));
    EXPECT_THAT(result.value->checks, SizeIs(1));
    EXPECT_THAT(result.value->terrain, IsEmpty());
    EXPECT_TRUE(result.failed());
}

TEST(RulesetXml, SaysNothingOfMechanismsThatAreToCome) {
    const auto result = read("<movement rule='7.0'><cost into='woods' foot='2'/></movement>"
                             "<supply kind='none'/><stacking kind='fire-level' level='AAA'/>");
    EXPECT_THAT(result.findings, IsEmpty());
    EXPECT_TRUE(std::holds_alternative<std::monostate>(result.value->stacking));
}

TEST(RulesetXml, IsFormattedWithAllItHolds) {
    std::vector<model::ReadFinding> findings;
    const auto text = formatted(sourceOf("<!-- c --><ruleset id='r' format='1'>"
                                         "<movement rule='7.0'  ><cost foot='2'/></movement>"
                                         "<!-- d --><check rule='1' id='a'/></ruleset>"),
                                findings);
    EXPECT_EQ(text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                    "<!-- c -->\n"
                    "<ruleset format=\"1\" id=\"r\">\n"
                    "  <movement rule=\"7.0\">\n"
                    "    <cost foot=\"2\"/>\n"
                    "  </movement>\n"
                    "  <!-- d -->\n"
                    "  <check id=\"a\" rule=\"1\"/>\n"
                    "</ruleset>\n");
    EXPECT_EQ(formatted(sourceOf(seriesText), findings), seriesText);
}

TEST_F(Library, MergesAGameWithItsSeries) {
    put("series", "",
        "<stacking kind='class-table' rule='3.2'><row units='2'/></stacking>"
        "<check id='stacking.limit' rule='3.2'/>");
    put("game", "series",
        "<stacking><figure name='armies-mix' value='no' rule='25.17'/></stacking>"
        "<check id='setup.unplaced' rule='25.22'/>");
    const auto loaded = RulesetLibrary({folder_}).load(model::RulesetId("game"));
    ASSERT_TRUE(loaded.ruleset);
    EXPECT_THAT(loaded.findings, IsEmpty());
    const auto& table = std::get<model::StackByClassTable>(loaded.ruleset->stacking);
    EXPECT_THAT(table.rows, SizeIs(1));
    EXPECT_EQ(table.rule, (model::RuleRef{"series", "3.2"}));
    EXPECT_FALSE(table.armiesMix.value);
    EXPECT_EQ(table.armiesMix.rule, (model::RuleRef{"game", "25.17"}));
    EXPECT_EQ(table.armiesMix.layer, "game");
    EXPECT_THAT(loaded.ruleset->checks, SizeIs(2));
    ASSERT_THAT(loaded.ruleset->layers, SizeIs(2));
    EXPECT_EQ(loaded.ruleset->layers[0].id, "game");
}

TEST_F(Library, RefusesRings) {
    put("a", "b", "");
    put("b", "a", "");
    const auto loaded = RulesetLibrary({folder_}).load(model::RulesetId("a"));
    EXPECT_EQ(loaded.ruleset, nullptr);
    EXPECT_THAT(ids(loaded.findings), ElementsAre("read.ruleset-ring"));
}

TEST_F(Library, RefusesMoreThanEightLayers) {
    for (int i = 0; i < 9; ++i)
        put("r" + std::to_string(i), i == 0 ? "" : "r" + std::to_string(i - 1), "");
    const RulesetLibrary library({folder_});
    EXPECT_TRUE(library.load(model::RulesetId("r7")).ruleset);
    const auto loaded = library.load(model::RulesetId("r8"));
    EXPECT_EQ(loaded.ruleset, nullptr);
    EXPECT_THAT(ids(loaded.findings), ElementsAre("read.ruleset-ring"));
}

TEST_F(Library, SaysWhichRulesetNobodyHas) {
    put("game", "gone", "");
    const RulesetLibrary library({folder_});
    EXPECT_THAT(ids(library.load(model::RulesetId("gone")).findings),
                ElementsAre("read.missing-ruleset"));
    EXPECT_THAT(ids(library.load(model::RulesetId("game")).findings),
                ElementsAre("read.missing-ruleset"));
    EXPECT_THAT(ids(library.load(model::RulesetId("../systems/game")).findings),
                ElementsAre("read.missing-ruleset"));
}

TEST_F(Library, LooksIntoTheScenariosFolderFirst) {
    put("game", "", "<check id='a'/>");
    put("game.xml", "<ruleset format='1' id='game'/>");
    std::filesystem::create_directory(folder_ / "own");
    put("own/game.xml", "<ruleset format='1' id='game' name='mine'/>");
    const RulesetLibrary library({folder_ / "systems"});
    EXPECT_EQ(library.load(model::RulesetId("game"), folder_ / "own").ruleset->name, "mine");
    EXPECT_THAT(library.load(model::RulesetId("game")).ruleset->checks, SizeIs(1));
}

TEST_F(Library, ListsTheRulesetsThatItFinds) {
    put("b", "", "");
    put("a.xml", "<ruleset format='1' id='a'/>");
    put("map.xml", "<map format='1'/>");
    put("broken.xml", "<ruleset");
    EXPECT_THAT(RulesetLibrary({folder_, folder_ / "none"}).ids(), ElementsAre("a", "b"));
}

TEST(RulesetsThatShip, NameOnlyWhatTheyHold) {
    const RulesetLibrary library({testing_support::dataFolder()});
    for (const std::string& id : library.ids()) {
        const auto loaded = library.load(model::RulesetId(id));
        ASSERT_TRUE(loaded.ruleset) << id;
        const Ruleset& r = *loaded.ruleset;
        const auto expectAll = [&](const auto& names, const auto& of) {
            for (const auto& name : names)
                EXPECT_NE(find(r, name), nullptr) << id << ": " << name.text << " of " << of;
        };
        for (const auto& type : r.terrain)
            expectAll(type.excludes, type.id.text);
        for (const auto& type : r.hexsides) {
            expectAll(type.excludes, type.id.text);
            expectAll(type.borders, type.id.text);
            if (!type.span.text.empty()) expectAll(std::vector{type.span}, type.id.text);
        }
        for (const auto& type : r.roads)
            expectAll(type.excludes, type.id.text);
        for (const auto& type : r.spans) {
            expectAll(type.excludes, type.id.text);
            expectAll(type.crosses, type.id.text);
        }
        for (const auto& kind : r.placeKinds)
            expectAll(kind.terrain, kind.id);
        for (const auto& map : r.publishedMaps)
            for (const auto& place : map.places) {
                const bool isKindKnown = place.kind.empty() || findPlaceKind(r, place.kind);
                EXPECT_TRUE(isKindKnown) << place.name;
                for (const std::string& terrain : {place.terrain, place.lacks})
                    if (!terrain.empty())
                        expectAll(std::vector{model::TerrainId(terrain)}, place.name);
                if (!place.hexsides.empty())
                    expectAll(std::vector{model::HexsideTypeId(place.hexsides)}, place.name);
            }
    }
}

TEST(RulesetsThatShip, AreReadWithoutAnyFindingAndCanonical) {
    const RulesetLibrary library({testing_support::dataFolder()});
    EXPECT_THAT(library.ids(), testing::IsSupersetOf({"tlnb", "tlnb-piedmont"}));
    for (const std::string& id : library.ids()) {
        const auto loaded = library.load(model::RulesetId(id));
        EXPECT_TRUE(loaded.ruleset) << id;
        for (const auto& found : loaded.findings)
            ADD_FAILURE() << text(found.location) << ": " << text(found.finding.message);
        const Source source = openSource(testing_support::dataFolder() / "systems" / (id + ".xml"));
        std::vector<model::ReadFinding> findings;
        EXPECT_EQ(formatted(source, findings), source.bytes) << id;
    }
}
