#include "editor/session.h"

#include "editor/open_scenario.h"
#include "editor/tools/paint_terrain_tool.h"
#include "formats/file_io.h"
#include "model/edits/terrain_edits.h"
#include "model/edits/text_edits.h"
#include "tests/editor/desk.h"
#include "tests/editor/temp_folder.h"

#include <gmock/gmock.h>

#include <algorithm>

using namespace editor;
using namespace editor::testing;
using ::testing::Contains;
using ::testing::ElementsAre;

namespace {

/// A saved scenario in a folder, opened again.
struct Saved {
    TempFolder folder;
    MainQueue queue;
    formats::RulesetLibrary library{formats::dataFolders({})};
    std::filesystem::path path = folder / "small.scenario.xml";
    std::unique_ptr<Session> session;

    explicit Saved(const NewDocument& wanted = smallScenario()) {
        Session fresh(wanted, library, queue.post());
        fresh.saveAs(path);
        session = Session::open(path, library, queue.post()).session;
    }
    void paint(const char* hex) {
        session->apply(model::paintTerrain({hexOf(*session, hex)}, model::TerrainId("woods"), {}));
    }
    bool waitForFindings() {
        return queue.runUntil([this] { return session->isValidated(); });
    }
};

bool shows(const Session& session, std::string_view check) {
    return std::any_of(session.findings().begin(), session.findings().end(),
                       [&](const auto& shown) { return shown.finding().check == check; });
}

TEST(Session, ANewDocumentAsksForAPath) {
    Desk desk;
    EXPECT_EQ(desk.session.save().kind, SaveOutcome::needsPath);
    EXPECT_FALSE(desk.session.path());
    EXPECT_EQ(desk.session.title(), "Small");
}

TEST(Session, WhatWasSavedReadsBackEqual) {
    Saved saved;
    ASSERT_TRUE(saved.session);
    saved.paint("0303");
    EXPECT_EQ(saved.session->save().kind, SaveOutcome::saved);
    const auto again = Session::open(saved.path, saved.library, saved.queue.post());
    ASSERT_TRUE(again.session);
    EXPECT_TRUE(again.session->scenario() == saved.session->scenario());
    EXPECT_THAT(terrainAt(*again.session, "0303"), ElementsAre("woods"));
}

TEST(Session, SavingClearsTheModifiedMarkAndUndoSetsIt) {
    Saved saved;
    EXPECT_FALSE(saved.session->isModified());
    int told = 0;
    const auto connection = saved.session->savedStateChanged.connect([&] { ++told; });
    saved.paint("0303");
    EXPECT_TRUE(saved.session->isModified());
    EXPECT_EQ(told, 1);
    saved.session->save();
    EXPECT_FALSE(saved.session->isModified());
    EXPECT_GE(told, 2);
    saved.session->undo();
    EXPECT_TRUE(saved.session->isModified());
    saved.session->redo();
    EXPECT_FALSE(saved.session->isModified());
}

TEST(Session, APreviewIsNotSaved) {
    Saved saved;
    saved.session->toolSettings().terrain = model::TerrainId("woods");
    PaintTerrainTool tool(*saved.session);
    tool.press(centreOf(*saved.session, "0303"));
    saved.session->save();
    const auto again = Session::open(saved.path, saved.library, saved.queue.post());
    EXPECT_TRUE(terrainAt(*again.session, "0303").empty());
}

TEST(Session, AFailedSaveLeavesTheDocumentModified) {
    Saved saved;
    saved.paint("0303");
    std::filesystem::remove_all(saved.folder.path());
    EXPECT_THROW(saved.session->save(), formats::FileError);
    EXPECT_TRUE(saved.session->isModified());
    EXPECT_THROW(saved.session->saveAs(saved.folder.path() / "gone" / "other.xml"),
                 formats::FileError);
    EXPECT_EQ(saved.session->path(), saved.path);
    std::filesystem::create_directories(saved.folder.path());
    EXPECT_EQ(saved.session->save().kind, SaveOutcome::saved);
    EXPECT_FALSE(saved.session->isModified());
}

TEST(Session, ASaveThatStoppedHalfWayIsNotTakenForSomebodyElse) {
    Saved saved;
    saved.paint("0303");
    saved.session->apply(model::setTitle("Other"));
    // The map is written, then the former scenario cannot be put aside.
    const auto obstacle = saved.folder / "small.scenario.xml.bak";
    std::filesystem::remove(obstacle);
    std::filesystem::create_directories(obstacle / "full");
    EXPECT_THROW(saved.session->save(), formats::FileError);
    EXPECT_TRUE(saved.session->isModified());
    std::filesystem::remove_all(obstacle);
    EXPECT_EQ(saved.session->save().kind, SaveOutcome::saved);
    EXPECT_FALSE(saved.session->isModified());
}

TEST(Session, FindsARulesetBesideAFileThatIsNamedWithoutItsFolder) {
    const TempFolder folder;
    writeText(folder / "house.xml", "<ruleset format=\"1\" id=\"house\" name=\"House\"/>");
    writeText(folder / "a.scenario.xml", "<scenario format=\"1\" ruleset=\"house\"/>");
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    const formats::RulesetLibrary library{std::vector<std::filesystem::path>{}};
    const auto opened = openScenario("a.scenario.xml", library);
    std::filesystem::current_path(before);
    EXPECT_TRUE(opened.inUse.ruleset);
}

TEST(Session, AsksBeforeOverwritingWhatSomebodyElseWrote) {
    Saved saved;
    saved.paint("0303");
    auto theirs = readText(saved.path);
    theirs.replace(theirs.find("Small"), 5, "Other"); // of the same length
    writeText(saved.path, theirs);
    EXPECT_THAT(saved.session->changedOnDisk(), ElementsAre(saved.path));
    const auto outcome = saved.session->save();
    EXPECT_EQ(outcome.kind, SaveOutcome::changedOnDisk);
    EXPECT_THAT(outcome.files, ElementsAre(saved.path));
    EXPECT_EQ(readText(saved.path), theirs);
    EXPECT_TRUE(saved.session->isModified());

    EXPECT_EQ(saved.session->save(Overwrite::yes).kind, SaveOutcome::saved);
    EXPECT_TRUE(saved.session->changedOnDisk().empty());
    EXPECT_FALSE(saved.session->isModified());
}

TEST(Session, AFileThatIsGoneIsWrittenAgain) {
    Saved saved;
    std::filesystem::remove(saved.path);
    EXPECT_THAT(saved.session->changedOnDisk(), ElementsAre(saved.path));
    EXPECT_EQ(saved.session->save().kind, SaveOutcome::saved);
    EXPECT_TRUE(std::filesystem::exists(saved.path));
}

TEST(Session, AFileThatWasNotEditedIsNotRewritten) {
    Saved saved;
    const auto original = readText(saved.path);
    // A hand of its own: the order of attributes is not the canonical one.
    auto byHand = original;
    byHand.replace(byHand.find("<scenario "), 10, "<scenario  ");
    writeText(saved.path, byHand);
    auto opened = Session::open(saved.path, saved.library, saved.queue.post());
    ASSERT_TRUE(opened.session);
    opened.session->apply(
        model::paintTerrain({hexOf(*opened.session, "0303")}, model::TerrainId("woods"), {}));
    opened.session->undo();
    EXPECT_EQ(opened.session->save().kind, SaveOutcome::saved);
    EXPECT_EQ(readText(saved.path), byHand);
}

TEST(Session, SavingElsewhereTakesTheMapAlongAndAsksBeforeReplacingAnother) {
    Saved saved;
    saved.session->apply({model::tr("Split"), [](model::Scenario& scenario) {
                              scenario.mapFile.file = "small.map.xml";
                          }});
    EXPECT_EQ(saved.session->save().kind, SaveOutcome::saved);
    EXPECT_TRUE(std::filesystem::exists(saved.folder / "small.map.xml"));

    const auto there = saved.folder.path() / "there";
    std::filesystem::create_directories(there);
    writeText(there / "small.map.xml", "somebody's own");
    const auto asked = saved.session->saveAs(there / "copy.scenario.xml");
    EXPECT_EQ(asked.kind, SaveOutcome::wouldOverwrite);
    EXPECT_THAT(asked.files, ElementsAre(there / "small.map.xml"));
    EXPECT_FALSE(std::filesystem::exists(there / "copy.scenario.xml"));

    EXPECT_EQ(saved.session->saveAs(there / "copy.scenario.xml", Overwrite::yes).kind,
              SaveOutcome::saved);
    EXPECT_EQ(saved.session->path(), there / "copy.scenario.xml");
    const auto copy = Session::open(there / "copy.scenario.xml", saved.library, saved.queue.post());
    ASSERT_TRUE(copy.session);
    EXPECT_TRUE(copy.session->scenario() == saved.session->scenario());
}

TEST(Session, SavesAMapThatLiesAboveItsScenario) {
    Saved saved;
    const auto maps = saved.folder / "maps";
    const auto battles = saved.folder / "battles";
    std::filesystem::create_directories(maps);
    std::filesystem::create_directories(battles);
    saved.session->apply({model::tr("Split"), [](model::Scenario& scenario) {
                              scenario.mapFile.file = "../maps/small.map.xml";
                          }});
    EXPECT_EQ(saved.session->saveAs(battles / "small.scenario.xml").kind, SaveOutcome::saved);

    const auto path = battles / "small.scenario.xml";
    const auto again = Session::open(path, saved.library, saved.queue.post());
    ASSERT_TRUE(again.session);
    again.session->apply(
        model::paintTerrain({hexOf(*again.session, "0303")}, model::TerrainId("woods"), {}));
    EXPECT_EQ(again.session->save().kind, SaveOutcome::saved);
    const auto reread = Session::open(path, saved.library, saved.queue.post());
    ASSERT_TRUE(reread.session);
    EXPECT_THAT(terrainAt(*reread.session, "0303"), ElementsAre("woods"));
    EXPECT_THAT(readText(maps / "small.map.xml"), ::testing::HasSubstr("woods"));
}

TEST(Session, AFileOfALaterVersionIsShownButNeverSaved) {
    Saved saved;
    auto later = readText(saved.path);
    const auto format = later.find("format=\"1\"");
    ASSERT_NE(format, std::string::npos);
    later.replace(format, 10, "format=\"99\"");
    writeText(saved.path, later);
    const auto opened = Session::open(saved.path, saved.library, saved.queue.post());
    ASSERT_TRUE(opened.session);
    ASSERT_TRUE(opened.session->readOnly());
    EXPECT_EQ(opened.session->save(Overwrite::yes).kind, SaveOutcome::readOnly);
    EXPECT_EQ(opened.session->saveAs(saved.folder / "other.xml").kind, SaveOutcome::readOnly);
    EXPECT_EQ(readText(saved.path), later);
}

TEST(Session, WhatIsNoScenarioGivesFindingsAndNoSession) {
    const TempFolder folder;
    MainQueue queue;
    const formats::RulesetLibrary library(formats::dataFolders({}));
    writeText(folder / "letter.xml", "Dear Berthier");
    const auto opened = Session::open(folder / "letter.xml", library, queue.post());
    EXPECT_FALSE(opened.session);
    EXPECT_FALSE(opened.findings.empty());
    EXPECT_THROW(Session::open(folder / "none.xml", library, queue.post()), formats::FileError);
}

TEST(Session, AMapAloneIsOpenedAndSavedAsAMap) {
    auto wanted = smallScenario();
    wanted.kind = formats::FileKind::map;
    Saved saved(wanted);
    ASSERT_TRUE(saved.session);
    EXPECT_EQ(saved.session->root(), formats::FileKind::map);
    saved.paint("0303");
    saved.session->save();
    EXPECT_EQ(formats::fileKind(readText(saved.path)), formats::FileKind::map);
}

TEST(Session, AMapAloneIsJudgedAsTheCommandLineJudgesIt) {
    auto wanted = smallScenario();
    wanted.kind = formats::FileKind::map;
    wanted.ruleset = model::RulesetId("tlnb-piedmont");
    Saved saved(wanted);
    ASSERT_TRUE(saved.session);
    ASSERT_TRUE(saved.waitForFindings());
    const auto report = judged(openScenario(saved.path, saved.library));
    EXPECT_EQ(saved.session->report().checksRun, report.checksRun);
    EXPECT_THAT(report.checksRun, Contains("map.terrain-conflict")); // reads but the map
    EXPECT_THAT(report.checksRun, ::testing::Not(Contains("stacking.limit")));
}

TEST(Session, FindingsOfReadingAreShownWithThoseOfTheChecks) {
    Saved saved;
    auto strange = readText(saved.path);
    const auto root = strange.find("<scenario ");
    strange.replace(root, 10, "<scenario colour=\"red\" ");
    writeText(saved.path, strange);
    auto opened = Session::open(saved.path, saved.library, saved.queue.post());
    ASSERT_TRUE(opened.session);
    ASSERT_FALSE(opened.findings.empty());
    const auto& check = opened.findings.front().finding.check;
    EXPECT_TRUE(shows(*opened.session, check));
    ASSERT_TRUE(saved.queue.runUntil([&] { return opened.session->isValidated(); }));
    EXPECT_TRUE(shows(*opened.session, check));
}

TEST(Session, AnUnknownRulesetIsAFinding) {
    auto wanted = smallScenario();
    wanted.ruleset = model::RulesetId("no-such-game");
    Desk desk(wanted);
    EXPECT_FALSE(desk.session.ruleset());
    EXPECT_FALSE(desk.session.findings().empty());
}

TEST(Session, AnotherRulesetIsLoadedWhenTheScenarioNamesIt) {
    auto wanted = smallScenario();
    wanted.ruleset = model::RulesetId("no-such-game");
    Desk desk(wanted);
    int told = 0;
    const auto connection = desk.session.rulesetChanged.connect([&] { ++told; });
    desk.apply([](model::Scenario& scenario) {
        scenario.rules.edit(
            [](model::Rules& rules) { rules.ruleset = model::RulesetId("tlnb-piedmont"); });
    });
    EXPECT_EQ(told, 1);
    ASSERT_TRUE(desk.session.ruleset());
    EXPECT_EQ(desk.session.ruleset()->id, model::RulesetId("tlnb-piedmont"));
    desk.session.undo();
    EXPECT_FALSE(desk.session.ruleset());
}

TEST(Session, FindingsStayGreyedUntilTheChecksHaveRun) {
    Desk desk;
    desk.addUnits({"twin", "twin"});
    ASSERT_TRUE(desk.waitForFindings());
    ASSERT_TRUE(shows(desk.session, "oob.duplicate-id"));
    const auto twins = [&] {
        return *std::find_if(
            desk.session.findings().begin(), desk.session.findings().end(),
            [](const auto& shown) { return shown.finding().check == "oob.duplicate-id"; });
    };
    EXPECT_FALSE(twins().stale);

    desk.session.undo();
    ASSERT_TRUE(shows(desk.session, "oob.duplicate-id")); // still there
    EXPECT_TRUE(twins().stale);
    EXPECT_TRUE(desk.session.isStale("oob.duplicate-id"));
    ASSERT_TRUE(desk.waitForFindings());
    EXPECT_FALSE(shows(desk.session, "oob.duplicate-id"));
}

/// The checks run anew on the whole map, so what they said far away is out of date, too.
TEST(Session, AChangeOfTheGridGreysFindingsEverywhere) {
    Desk desk;
    desk.session.apply(
        model::paintTerrain({hexOf(desk.session, "0202")}, model::TerrainId("wodos"), {}));
    ASSERT_TRUE(desk.waitForFindings());
    desk.session.apply(model::setClosed({hexOf(desk.session, "0907")}, true));
    const auto& findings = desk.session.findings();
    const auto found = std::find_if(findings.begin(), findings.end(), [](const auto& shown) {
        return shown.finding().check == "map.unknown-terrain";
    });
    ASSERT_NE(found, findings.end());
    EXPECT_TRUE(found->stale);
}

TEST(Session, PreviewsAreValidatedToo) {
    Desk desk;
    desk.session.document().preview({model::tr("Twins"), [](model::Scenario& scenario) {
                                         scenario.forces.edit([](model::Forces& forces) {
                                             model::Unit unit;
                                             unit.id = model::UnitId("twin");
                                             forces.units.push_back(unit);
                                             forces.units.push_back(unit);
                                         });
                                     }});
    ASSERT_TRUE(desk.waitForFindings());
    EXPECT_TRUE(shows(desk.session, "oob.duplicate-id"));
    desk.session.document().cancel();
    ASSERT_TRUE(desk.waitForFindings());
    EXPECT_FALSE(shows(desk.session, "oob.duplicate-id"));
}

TEST(Session, TheExtentFollowsTheGrid) {
    Desk desk;
    const model::Hex last = hexOf(desk.session, "1008");
    EXPECT_TRUE(desk.session.extent().isOnMap(last));
    desk.apply([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) { map.sheets[0].columns.last = 9; });
    });
    EXPECT_FALSE(desk.session.extent().isOnMap(last));
    desk.session.undo();
    EXPECT_TRUE(desk.session.extent().isOnMap(last));
}

TEST(Session, ListenersSeeTheNewExtentWhenTheyAreTold) {
    Desk desk;
    std::size_t hexes = 0;
    const auto connection = desk.session.changed.connect(
        [&](const model::Change&) { hexes = desk.session.extent().hexes().size(); });
    desk.apply([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) { map.sheets[0].columns.last = 9; });
    });
    EXPECT_EQ(hexes, 72u);
}

TEST(Session, AnEditFromElsewhereEndsTheStroke) {
    Desk desk;
    desk.session.toolSettings().terrain = model::TerrainId("woods");
    PaintTerrainTool tool(desk.session);
    tool.press(centreOf(desk.session, "0303"));
    desk.session.apply(
        model::paintTerrain({hexOf(desk.session, "0101")}, model::TerrainId("town"), {}));
    tool.release(centreOf(desk.session, "0303"));
    EXPECT_THAT(terrainAt(desk.session, "0101"), ElementsAre("town"));
    EXPECT_TRUE(terrainAt(desk.session, "0303").empty());
    EXPECT_EQ(desk.session.document().now(), 1u);
}

} // namespace
