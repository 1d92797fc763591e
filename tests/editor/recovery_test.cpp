#include "editor/recovery.h"

#include "editor/autosave.h"
#include "editor/autosave_files.h"
#include "model/edits/terrain_edits.h"
#include "model/edits/text_edits.h"
#include "tests/editor/desk.h"
#include "tests/editor/temp_folder.h"

#include <gmock/gmock.h>

using namespace editor;
using namespace editor::testing;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

namespace fs = std::filesystem;

namespace {

struct Crash {
    TempFolder folder;
    MainQueue queue;
    formats::RulesetLibrary library{formats::dataFolders({})};
    fs::path path = folder / "small.scenario.xml";
    fs::path own = folder / "own";

    Crash() {
        Session fresh(smallScenario(), library, queue.post());
        fresh.apply({model::tr("Prepare"),
                     [](model::Scenario& scenario) { scenario.mapFile.file = "small.map.xml"; }});
        fresh.saveAs(path);
    }

    std::unique_ptr<Session> open() { return Session::open(path, library, queue.post()).session; }
    /// Map and title are changed, and nobody asks whether to keep them.
    model::Scenario crash(const std::string& title) {
        const auto session = open();
        const Autosave autosave(*session, own, queue.post());
        session->apply(
            model::paintTerrain({hexOf(*session, "0303")}, model::TerrainId("woods"), {}));
        session->apply(model::setTitle(title));
        return session->scenario();
    }
    std::vector<Orphan> orphans() { return orphansOf(open()->files(), own); }
};

TEST(Recovery, FindsNothingWhereNothingWasLost) {
    Crash crash;
    EXPECT_THAT(crash.orphans(), IsEmpty());
    EXPECT_THAT(orphansOfNew(crash.own), IsEmpty());
}

TEST(Recovery, GivesTheValueThatWasNotSaved) {
    Crash crash;
    const auto lost = crash.crash("Lost");
    const auto orphans = crash.orphans();
    ASSERT_THAT(orphans, SizeIs(1));
    EXPECT_THAT(orphans.front().files, SizeIs(2));
    EXPECT_FALSE(orphans.front().savedSince);
    const auto work = recovered(orphans.front(), crash.path);
    EXPECT_THAT(work.damage, IsEmpty());
    ASSERT_TRUE(work.scenario);
    EXPECT_TRUE(*work.scenario == lost);
    EXPECT_EQ(work.root, formats::FileKind::scenario);
}

TEST(Recovery, IsOneStepThatCanBeUndone) {
    Crash crash;
    const auto lost = crash.crash("Lost");
    auto session = crash.open();
    const auto before = session->scenario();
    session->apply(recover(*recovered(crash.orphans().front(), crash.path).scenario));
    EXPECT_TRUE(session->isModified());
    EXPECT_TRUE(session->scenario() == lost);
    session->undo();
    EXPECT_TRUE(session->scenario() == before);
    EXPECT_FALSE(session->isModified());
}

TEST(Recovery, KeepsTheWorkOfDifferentCrashesApart) {
    Crash crash;
    const auto first = crash.crash("First");
    const auto second = crash.crash("Second");
    const auto orphans = crash.orphans();
    ASSERT_THAT(orphans, SizeIs(2));
    EXPECT_NE(orphans[0].mark, orphans[1].mark);
    EXPECT_TRUE(*recovered(orphans[0], crash.path).scenario == second) << "the newest first";
    EXPECT_TRUE(*recovered(orphans[1], crash.path).scenario == first);
}

TEST(Recovery, DoesNotOfferTheWorkOfASessionThatLives) {
    Crash crash;
    const auto living = crash.open();
    Autosave autosave(*living, crash.own, crash.queue.post());
    living->apply(model::setTitle("Alive"));
    autosave.tick({});
    autosave.tick(Autosave::Time{} + AutosaveTimes{}.pause);
    ASSERT_TRUE(crash.queue.runUntil([&] { return autosave.isIdle(); }));
    ASSERT_THAT(autosave.files(), SizeIs(1));
    EXPECT_THAT(crash.orphans(), IsEmpty());
    EXPECT_THAT(autosavesOf(crash.path, crash.own), SizeIs(1));
}

TEST(Recovery, IsOfferedToOneWindowAtATime) {
    Crash crash;
    crash.crash("Lost");
    auto first = crash.orphans();
    EXPECT_THAT(first, SizeIs(1));
    EXPECT_THAT(crash.orphans(), IsEmpty());
    first.clear();
    EXPECT_THAT(crash.orphans(), SizeIs(1));
}

TEST(Recovery, KeepsWhatWasAdoptedUntilItIsSaved) {
    Crash crash;
    crash.crash("Lost");
    const auto session = crash.open();
    Autosave autosave(*session, crash.own, crash.queue.post());
    auto orphans = crash.orphans();
    session->apply(recover(*recovered(orphans.front(), crash.path).scenario));
    autosave.adopt(std::move(orphans.front()));
    const auto idle = [&] { return autosave.isIdle(); };
    ASSERT_TRUE(crash.queue.runUntil(idle));
    EXPECT_THAT(autosavesOf(crash.path, crash.own), SizeIs(2)) << "its own, and the adopted one";
    session->undo();
    ASSERT_TRUE(crash.queue.runUntil(idle));
    EXPECT_THAT(autosavesOf(crash.path, crash.own), SizeIs(1)) << "nobody gave it up";
    session->redo();
    session->save();
    ASSERT_TRUE(crash.queue.runUntil(idle));
    EXPECT_THAT(autosavesOf(crash.path, crash.own), IsEmpty());
}

TEST(Recovery, TellsTheLineOfADamagedAutosaveAndUsesTheOthers) {
    Crash crash;
    crash.crash("Lost");
    fs::path damaged;
    for (const auto& found : autosavesOf(crash.folder / "small.map.xml", crash.own))
        damaged = found.path;
    writeText(damaged, "<map id=\"small\">\n<sheets>\n");
    const auto orphans = crash.orphans();
    const auto work = recovered(orphans.front(), crash.path);
    ASSERT_THAT(work.damage, SizeIs(1));
    EXPECT_THAT(text(work.damage.front().location), HasSubstr(damaged.string() + ":"));
    ASSERT_TRUE(work.scenario);
    EXPECT_EQ(work.scenario->title, "Lost");
    EXPECT_TRUE(work.scenario->map == crash.open()->scenario().map);
    EXPECT_TRUE(fs::exists(damaged));
}

TEST(Recovery, TellsThatTheFileWasSavedSince) {
    Crash crash;
    crash.crash("Lost");
    fs::last_write_time(crash.path, fs::file_time_type::clock::now() + std::chrono::hours(1));
    EXPECT_TRUE(crash.orphans().front().savedSince);
}

TEST(Recovery, DiscardsAllFilesOfAnOrphan) {
    Crash crash;
    crash.crash("Lost");
    for (auto& orphan : crash.orphans())
        discard(orphan);
    EXPECT_THAT(autosavesOf(crash.path, crash.own), IsEmpty());
    EXPECT_THAT(autosavesOf(crash.folder / "small.map.xml", crash.own), IsEmpty());
}

TEST(Recovery, OfANewDocumentHoldsMapAndForcesToo) {
    Crash crash;
    model::Scenario lost;
    {
        Session fresh(smallScenario(), crash.library, crash.queue.post());
        const Autosave autosave(fresh, crash.own, crash.queue.post());
        fresh.apply(model::paintTerrain({hexOf(fresh, "0303")}, model::TerrainId("woods"), {}));
        lost = fresh.scenario();
    }
    const auto orphans = orphansOfNew(crash.own);
    ASSERT_THAT(orphans, SizeIs(1));
    const auto work = recovered(orphans.front(), {});
    ASSERT_TRUE(work.scenario);
    EXPECT_TRUE(*work.scenario == lost);
}

} // namespace
