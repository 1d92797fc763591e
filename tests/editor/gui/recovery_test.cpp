// Unsaved work through the real window: kept while one draws, offered after a crash, gone when it
// is saved or given up.

#include "tests/editor/gui/driven_window.h"

#include "model/edits/text_edits.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

namespace editor::gui {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

namespace fs = std::filesystem;

std::vector<fs::path> autosavesIn(const fs::path& folder) {
    std::vector<fs::path> found;
    if (!fs::exists(folder)) return found;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".autosave") found.push_back(entry.path());
    return found;
}

/// A window that edits the title and is killed.
void editAndCrash(const fs::path& file) {
    DrivenWindow window;
    ASSERT_TRUE(window.open(file));
    window.session().apply(model::setTitle("Unsaved"));
    ASSERT_TRUE(window.untilKept());
    EXPECT_THAT(autosavesIn(file.parent_path()), SizeIs(1));
}

struct SampleFile {
    TemporaryFolder folder;
    fs::path path = folder.copyOfSample("piedmont") / "montenotte.scenario.xml";
};

TEST(Recovery, WorkLostInACrashComesBackAsOneStep) {
    const SampleFile file;
    editAndCrash(file.path);
    DrivenWindow window;
    window.onUnsavedWork = UnsavedWork::recover;
    ASSERT_TRUE(window.open(file.path));
    ASSERT_THAT(window.unsavedWork, SizeIs(1));
    EXPECT_THAT(window.unsavedWork.front(), HasSubstr("montenotte.scenario.xml"));
    EXPECT_EQ(window.scenario().title, "Unsaved");
    EXPECT_TRUE(window.session().isModified());
    window.session().undo();
    EXPECT_NE(window.scenario().title, "Unsaved");
    EXPECT_FALSE(window.session().isModified());
    window.session().redo();
    window.run("file.save");
    ASSERT_TRUE(window.untilKept());
    EXPECT_THAT(autosavesIn(file.path.parent_path()), IsEmpty());
    EXPECT_TRUE(window.failures.empty());

    DrivenWindow again;
    ASSERT_TRUE(again.open(file.path));
    EXPECT_EQ(again.scenario().title, "Unsaved");
    EXPECT_THAT(again.unsavedWork, IsEmpty());
}

TEST(Recovery, DiscardedWorkIsGoneAndLaterAsksAgain) {
    const SampleFile file;
    editAndCrash(file.path);
    for (const auto answer : {UnsavedWork::later, UnsavedWork::discard, UnsavedWork::later}) {
        DrivenWindow window;
        window.onUnsavedWork = answer;
        const bool left = !autosavesIn(file.path.parent_path()).empty();
        ASSERT_TRUE(window.open(file.path));
        EXPECT_THAT(window.unsavedWork, SizeIs(left ? 1 : 0));
        EXPECT_NE(window.scenario().title, "Unsaved");
    }
    EXPECT_THAT(autosavesIn(file.path.parent_path()), IsEmpty());
}

TEST(Recovery, ClosingWithoutSavingGivesTheWorkUp) {
    const SampleFile file;
    DrivenWindow window;
    ASSERT_TRUE(window.open(file.path));
    window.session().apply(model::setTitle("Unsaved"));
    ASSERT_TRUE(window.untilKept());
    window.onUnsaved = UnsavedChanges::cancel;
    EXPECT_FALSE(window.frame().Close());
    EXPECT_THAT(autosavesIn(file.path.parent_path()), SizeIs(1)) << "still being worked on";
    window.onUnsaved = UnsavedChanges::discard;
    EXPECT_TRUE(window.frame().Close());
    EXPECT_THAT(autosavesIn(file.path.parent_path()), IsEmpty());
}

TEST(Recovery, AClosedSessionThatUndidTheRecoveryIsAskedAgain) {
    const SampleFile file;
    editAndCrash(file.path);
    {
        DrivenWindow window;
        window.onUnsavedWork = UnsavedWork::recover;
        ASSERT_TRUE(window.open(file.path));
        window.session().undo();
        EXPECT_TRUE(window.frame().Close());
        EXPECT_EQ(window.unsavedAsked, 0);
    }
    DrivenWindow window;
    ASSERT_TRUE(window.open(file.path));
    EXPECT_THAT(window.unsavedWork, SizeIs(1));
}

TEST(Recovery, ASecondWindowOnTheSameFileIsNotOfferedTheWorkOfTheFirst) {
    const SampleFile file;
    DrivenWindow first;
    ASSERT_TRUE(first.open(file.path));
    first.session().apply(model::setTitle("Of the first"));
    ASSERT_TRUE(first.untilKept());
    DrivenWindow second;
    second.onUnsavedWork = UnsavedWork::discard;
    ASSERT_TRUE(second.open(file.path));
    EXPECT_THAT(second.unsavedWork, IsEmpty());
    second.session().apply(model::setTitle("Of the second"));
    ASSERT_TRUE(second.untilKept());
    EXPECT_THAT(autosavesIn(file.path.parent_path()), SizeIs(2));
    second.session().undo();
    ASSERT_TRUE(second.untilKept());
    EXPECT_THAT(autosavesIn(file.path.parent_path()), SizeIs(1));
}

TEST(Recovery, ANewDocumentIsOfferedAtTheNextStart) {
    const TemporaryFolder user;
    {
        DrivenWindow window(user.path());
        window.onNew.title = "Marengo";
        window.run("file.new");
        window.session().apply(model::setTitle("Never saved"));
        ASSERT_TRUE(window.untilKept());
        EXPECT_THAT(autosavesIn(user.path()), SizeIs(1));
    }
    DrivenWindow window(user.path());
    window.onUnsavedWork = UnsavedWork::recover;
    window.frame().offerUnsaved();
    ASSERT_NE(window.frame().session(), nullptr);
    EXPECT_THAT(window.unsavedWork, SizeIs(1));
    EXPECT_THAT(window.unsavedWork.front(), HasSubstr("Never saved"));
    EXPECT_EQ(window.scenario().title, "Never saved");
    EXPECT_TRUE(window.session().isModified());
    window.saveAs = user.path() / "marengo.scenario.xml";
    window.run("file.save");
    ASSERT_TRUE(window.untilKept());
    EXPECT_THAT(autosavesIn(user.path()), IsEmpty());
}

TEST(Recovery, ADamagedAutosaveIsToldWithItsPlaceAndKept) {
    const SampleFile file;
    editAndCrash(file.path);
    const auto autosave = autosavesIn(file.path.parent_path()).front();
    fs::resize_file(autosave, fs::file_size(autosave) / 2);
    DrivenWindow window;
    window.onUnsavedWork = UnsavedWork::discard;
    ASSERT_TRUE(window.open(file.path));
    EXPECT_THAT(window.unsavedWork, IsEmpty());
    ASSERT_THAT(window.failures, SizeIs(1));
    EXPECT_THAT(window.failures.front(), HasSubstr(autosave.string() + ":"));
    EXPECT_TRUE(fs::exists(autosave));
}

} // namespace
} // namespace editor::gui
