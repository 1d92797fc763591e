#include "editor/autosave.h"

#include "editor/autosave_files.h"
#include "model/edits/terrain_edits.h"
#include "model/edits/text_edits.h"
#include "tests/editor/desk.h"
#include "tests/editor/temp_folder.h"

#include <gmock/gmock.h>

#include <algorithm>

using namespace editor;
using namespace editor::testing;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

namespace fs = std::filesystem;

namespace {

/// A saved scenario, its session and its autosave, with a clock that the test sets.
struct Kept {
    TempFolder folder;
    MainQueue queue;
    formats::RulesetLibrary library{formats::dataFolders({})};
    fs::path path = folder / "work" / "small.scenario.xml";
    fs::path own = folder / "own";
    std::unique_ptr<Session> session;
    std::unique_ptr<Autosave> autosave;
    std::vector<std::string> told;
    model::Connection connection;
    Autosave::Time now{};

    Kept() {
        fs::create_directories(path.parent_path());
        Session fresh(smallScenario(), library, queue.post());
        // The map and the forces stand in files of their own.
        fresh.apply({model::tr("Prepare"), [](model::Scenario& scenario) {
                         scenario.mapFile.file = "small.map.xml";
                         scenario.forcesFile.file = "small.forces.xml";
                     }});
        fresh.saveAs(path);
        session = Session::open(path, library, queue.post()).session;
        begin();
    }

    void begin() {
        autosave = std::make_unique<Autosave>(*session, own, queue.post());
        connection = autosave->failed.connect(
            [this](const model::Message& reason) { told.push_back(text(reason)); });
    }
    void setTitle(const std::string& title) { session->apply(model::setTitle(title)); }
    void paint(const char* hex) {
        session->apply(model::paintTerrain({hexOf(*session, hex)}, model::TerrainId("woods"), {}));
    }
    void pass(std::chrono::milliseconds time) {
        now += time;
        autosave->tick(now);
    }
    [[nodiscard]] bool untilIdle() {
        return queue.runUntil([this] { return autosave->isIdle(); });
    }
    /// Edits noticed, the pause over, the thread done.
    [[nodiscard]] bool untilKept() {
        pass({});
        pass(AutosaveTimes{}.pause);
        return untilIdle();
    }
    std::vector<std::string> namesIn(const fs::path& where) const {
        std::vector<std::string> names;
        if (!fs::exists(where)) return names;
        for (const auto& entry : fs::directory_iterator(where))
            if (entry.path().extension() == ".autosave")
                names.push_back(entry.path().filename().string());
        std::sort(names.begin(), names.end());
        return names;
    }
    std::vector<std::string> beside() const { return namesIn(path.parent_path()); }
};

TEST(Autosave, IsWrittenAfterAPauseUnderAHiddenName) {
    Kept kept;
    kept.setTitle("Unsaved");
    kept.pass({});
    kept.pass(AutosaveTimes{}.pause / 2);
    EXPECT_THAT(kept.beside(), IsEmpty());
    kept.pass(AutosaveTimes{}.pause / 2);
    ASSERT_TRUE(kept.untilIdle());
    ASSERT_THAT(kept.beside(), SizeIs(1));
    EXPECT_TRUE(kept.beside().front().starts_with(".small.scenario.xml."));
    EXPECT_THAT(readText(kept.path.parent_path() / kept.beside().front()), HasSubstr("Unsaved"));
    EXPECT_THAT(readText(kept.path), ::testing::Not(HasSubstr("Unsaved")));
}

TEST(Autosave, ComesInTimeWhileEditingGoesOn) {
    Kept kept;
    std::chrono::milliseconds passed{0};
    const auto step = AutosaveTimes{}.pause / 2;
    for (int i = 0; passed <= AutosaveTimes{}.longest; ++i) {
        EXPECT_TRUE(kept.beside().empty());
        kept.setTitle("Title " + std::to_string(i));
        kept.pass(step);
        passed += step;
    }
    ASSERT_TRUE(kept.untilIdle());
    EXPECT_THAT(kept.beside(), SizeIs(1));
}

TEST(Autosave, StandsBesideEachFileThatDiffersAndGoesWithItsDifference) {
    Kept kept;
    kept.paint("0303");
    kept.setTitle("Unsaved");
    ASSERT_TRUE(kept.untilKept());
    ASSERT_THAT(kept.beside(), SizeIs(2));
    EXPECT_TRUE(kept.beside()[0].starts_with(".small.map.xml."));
    EXPECT_TRUE(kept.beside()[1].starts_with(".small.scenario.xml."));
    kept.session->undo();
    ASSERT_TRUE(kept.untilKept());
    ASSERT_THAT(kept.beside(), SizeIs(1));
    EXPECT_TRUE(kept.beside()[0].starts_with(".small.map.xml."));
}

TEST(Autosave, GoesWithASaveAndWithTheUndoOfAllThatWasDone) {
    Kept kept;
    kept.setTitle("Unsaved");
    ASSERT_TRUE(kept.untilKept());
    kept.session->undo();
    ASSERT_TRUE(kept.untilIdle());
    EXPECT_THAT(kept.beside(), IsEmpty());
    kept.session->redo();
    ASSERT_TRUE(kept.untilKept());
    EXPECT_THAT(kept.beside(), SizeIs(1));
    kept.session->save();
    ASSERT_TRUE(kept.untilIdle());
    EXPECT_THAT(kept.beside(), IsEmpty());
}

TEST(Autosave, StaysWhenASaveFails) {
    Kept kept;
    kept.setTitle("Unsaved");
    ASSERT_TRUE(kept.untilKept());
    fs::remove(kept.path);
    fs::create_directory(kept.path);
    EXPECT_THROW(kept.session->save(Overwrite::yes), formats::FileError);
    ASSERT_TRUE(kept.untilKept());
    EXPECT_THAT(kept.beside(), SizeIs(1));
}

TEST(Autosave, HoldsNoPreview) {
    Kept kept;
    kept.session->document().preview(model::setTitle("Only shown"));
    ASSERT_TRUE(kept.untilKept());
    EXPECT_THAT(kept.beside(), IsEmpty());
}

TEST(Autosave, OfASessionThatEndsUnaskedKeepsTheLastEdit) {
    Kept kept;
    kept.setTitle("Unsaved");
    ASSERT_TRUE(kept.untilKept());
    kept.setTitle("The last word");
    kept.autosave.reset();
    ASSERT_THAT(kept.beside(), SizeIs(1));
    EXPECT_THAT(readText(kept.path.parent_path() / kept.beside().front()),
                HasSubstr("The last word"));
}

TEST(Autosave, IsGivenUpWithTheWork) {
    Kept kept;
    kept.setTitle("Unsaved");
    ASSERT_TRUE(kept.untilKept());
    kept.autosave->discard();
    kept.autosave.reset();
    EXPECT_THAT(kept.beside(), IsEmpty());
}

TEST(Autosave, OfANewDocumentStandsInTheUsersFolder) {
    Kept kept;
    Session fresh(smallScenario(), kept.library, kept.queue.post());
    Autosave autosave(fresh, kept.own, kept.queue.post());
    fresh.apply(model::setTitle("Unsaved"));
    autosave.tick(kept.now);
    autosave.tick(kept.now + AutosaveTimes{}.pause);
    ASSERT_TRUE(kept.queue.runUntil([&] { return autosave.isIdle(); }));
    ASSERT_THAT(kept.namesIn(kept.own), SizeIs(1));
    EXPECT_TRUE(kept.namesIn(kept.own).front().starts_with("new."));
    fresh.saveAs(kept.folder / "work" / "other.scenario.xml");
    ASSERT_TRUE(kept.queue.runUntil([&] { return autosave.isIdle(); }));
    EXPECT_THAT(kept.namesIn(kept.own), IsEmpty());
}

TEST(Autosave, ThatCannotStandBesideTheFileStandsInTheUsersFolderAndIsToldOnce) {
    Kept kept;
    // The folder is gone, as a stick that was pulled out: also the superuser cannot write there.
    fs::remove_all(kept.path.parent_path());
    for (const char* title : {"One", "Two", "Three"}) {
        kept.setTitle(title);
        ASSERT_TRUE(kept.untilKept());
    }
    ASSERT_THAT(kept.told, SizeIs(1));
    EXPECT_THAT(kept.told.front(), HasSubstr(kept.own.string()));
    ASSERT_THAT(kept.namesIn(kept.own), SizeIs(1));
    EXPECT_THAT(readText(kept.own / kept.namesIn(kept.own).front()), HasSubstr("Three"));
    EXPECT_THAT(kept.autosave->files(), SizeIs(1));

    fs::create_directories(kept.path.parent_path());
    kept.setTitle("Four");
    ASSERT_TRUE(kept.untilKept());
    EXPECT_THAT(kept.beside(), SizeIs(1));
    EXPECT_THAT(kept.namesIn(kept.own), IsEmpty());
}

TEST(Autosave, ThatCanStandNowhereIsToldOnceAndDisturbsNothing) {
    Kept kept;
    fs::remove_all(kept.path.parent_path());
    writeText(kept.own, "no folder");
    for (const char* title : {"One", "Two", "Three"}) {
        kept.setTitle(title);
        ASSERT_TRUE(kept.untilKept());
    }
    EXPECT_THAT(kept.told, SizeIs(1));
    EXPECT_EQ(kept.session->scenario().title, "Three");
    EXPECT_THAT(kept.autosave->files(), IsEmpty());
}

TEST(Autosave, OfOneFileIsFoundUnderEveryNameOfIt) {
    const TempFolder folder;
    writeText(folder / "a.xml", "");
    fs::create_symlink(folder / "a.xml", folder / "link.xml");
    EXPECT_EQ(autosaveBeside(folder / "a.xml", "1"), autosaveBeside(folder / "link.xml", "1"));
    writeText(autosaveBeside(folder / "a.xml", "7-1a"), "text");
    writeText(autosaveElsewhere(folder / "", folder / "a.xml", "8-1a"), "text");
    EXPECT_THAT(autosavesOf(folder / "link.xml", folder / ""), SizeIs(2));
    EXPECT_THAT(autosavesOf(folder / "a", folder / ""), IsEmpty());
}

} // namespace
