// Files and folders as the world may hand them over: nothing of it may crash, hang or lose work.

#include "editor/open_scenario.h"
#include "formats/file_io.h"
#include "model/edits/text_edits.h"
#include "tests/editor/desk.h"
#include "tests/editor/temp_folder.h"

#include <gmock/gmock.h>

#include <string>

#include <unistd.h>

using namespace editor;
using namespace editor::testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

namespace fs = std::filesystem;

namespace {

struct Hostile {
    TempFolder folder;
    MainQueue queue;
    formats::RulesetLibrary library{formats::dataFolders({})};
    fs::path path = folder / "montenotte.scenario.xml";

    Hostile() {
        for (const auto& entry : fs::directory_iterator(fs::path(SAMPLES_FOLDER) / "piedmont"))
            fs::copy(entry.path(), folder / entry.path().filename().string());
    }
    ~Hostile() { fs::permissions(folder.path(), fs::perms::owner_all); }

    Session::Opened open() { return Session::open(path, library, queue.post()); }
    std::unique_ptr<Session> edited() {
        auto session = open().session;
        session->apply(model::setTitle("Unsaved"));
        return session;
    }
    /// Refused with the place, without a session.
    void expectRefused(const std::string& bytes) {
        writeText(path, bytes);
        const auto opened = open();
        EXPECT_FALSE(opened.session);
        ASSERT_THAT(opened.findings, Not(IsEmpty()));
        EXPECT_EQ(opened.findings.front().location.file, path.string());
    }
};

TEST(HostileFiles, AFolderThatCannotBeWrittenKeepsTheDocumentModified) {
    if (::geteuid() == 0) GTEST_SKIP() << "the superuser may write anywhere";
    Hostile hostile;
    const auto session = hostile.edited();
    fs::permissions(hostile.folder.path(), fs::perms(0500));
    EXPECT_THROW(session->save(), formats::FileError);
    EXPECT_TRUE(session->isModified());
}

TEST(HostileFiles, PermissionLostBetweenOpeningAndSavingIsToldAndWorkGoesOn) {
    Hostile hostile;
    const auto session = hostile.edited();
    const auto before = readText(hostile.path);
    fs::permissions(hostile.path, fs::perms::owner_read);
    EXPECT_THROW(session->save(), formats::FileError);
    EXPECT_TRUE(session->isModified());
    EXPECT_EQ(readText(hostile.path), before);
    fs::permissions(hostile.path, fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(session->save().kind, SaveOutcome::saved);
}

TEST(HostileFiles, AFileChangedUnderneathIsAskedAbout) {
    Hostile hostile;
    const auto session = hostile.edited();
    const auto theirs = readText(hostile.path) + "<!-- theirs -->\n";
    writeText(hostile.path, theirs);
    EXPECT_THAT(session->changedOnDisk(), ElementsAre(hostile.path));
    EXPECT_EQ(session->save().kind, SaveOutcome::changedOnDisk);
    EXPECT_EQ(readText(hostile.path), theirs);
    EXPECT_EQ(session->save(Overwrite::yes).kind, SaveOutcome::saved);
    EXPECT_EQ(readText(hostile.path.string() + ".bak"), theirs);
}

TEST(HostileFiles, ALinkStaysALinkAndItsTargetIsReplaced) {
    Hostile hostile;
    const auto target = hostile.folder / "real.xml";
    fs::rename(hostile.path, target);
    fs::create_symlink("real.xml", hostile.path);
    const auto session = hostile.edited();
    EXPECT_EQ(session->save().kind, SaveOutcome::saved);
    EXPECT_TRUE(fs::is_symlink(hostile.path));
    EXPECT_THAT(readText(target), ::testing::HasSubstr("Unsaved"));
}

TEST(HostileFiles, AFolderInThePlaceOfTheFileIsToldAndStays) {
    Hostile hostile;
    const auto session = hostile.edited();
    fs::remove(hostile.path);
    fs::create_directory(hostile.path);
    EXPECT_THROW(session->save(Overwrite::yes), formats::FileError);
    EXPECT_TRUE(session->isModified());
    EXPECT_TRUE(fs::is_directory(hostile.path));
    EXPECT_THROW(hostile.open(), formats::FileError);
}

TEST(HostileFiles, ARulesetThatIsMissingNewerOrBrokenIsAFindingAndTheMapIsShown) {
    for (const std::string& ruleset :
         {std::string(), std::string("<ruleset format=\"99\" id=\"mine\"/>\n"),
          std::string("<ruleset id=\"mine\">\n<terrain"), std::string("<map id=\"mine\"/>\n"),
          std::string("<ruleset id=\"mine\" extends=\"mine\"/>\n"), std::string(1, '\0')}) {
        Hostile hostile;
        auto text = readText(hostile.path);
        const std::string named = "ruleset=\"tlnb-piedmont\"";
        text.replace(text.find(named), named.size(), "ruleset=\"mine\"");
        writeText(hostile.path, text);
        if (!ruleset.empty()) writeText(hostile.folder / "mine.xml", ruleset);
        const auto opened = hostile.open();
        ASSERT_TRUE(opened.session) << ruleset;
        EXPECT_THAT(opened.session->findings(), Not(IsEmpty())) << ruleset;
        opened.session->apply(model::setTitle("Unsaved"));
        EXPECT_EQ(opened.session->save().kind, SaveOutcome::saved) << ruleset;
    }
}

TEST(HostileFiles, EmptyBlankAndForeignFilesAreRefusedWithTheirPlace) {
    Hostile hostile;
    const auto sound = readText(hostile.path);
    hostile.expectRefused("");
    hostile.expectRefused(" \n\n");
    hostile.expectRefused("<html/>\n");
    hostile.expectRefused(std::string(4096, '\0'));
    hostile.expectRefused(sound.substr(0, 500) + std::string(1, '\0') + sound.substr(500));
    hostile.expectRefused(sound.substr(0, 500) + "\xC3\x28" + sound.substr(500));
    hostile.expectRefused(sound.substr(0, 500) + "\xFF" + sound.substr(500));
}

TEST(HostileFiles, AFileCutOffAnywhereIsRefusedAndSoIsAPartOfIt) {
    Hostile hostile;
    const auto sound = readText(hostile.path);
    for (std::size_t part = 0; part < 50; ++part)
        hostile.expectRefused(sound.substr(0, sound.size() * part / 50));
    writeText(hostile.path, sound);
    const auto map = hostile.folder / "piedmont.map.xml";
    const auto soundMap = readText(map);
    for (std::size_t part = 0; part < 50; ++part) {
        writeText(map, soundMap.substr(0, soundMap.size() * part / 50));
        const auto result = formats::readScenario(formats::openSource(hostile.path));
        EXPECT_TRUE(result.value) << part;
        EXPECT_TRUE(result.failed()) << part;
    }
    // What could not be read is never written over by a save of the rest.
    const auto cut = readText(map);
    EXPECT_EQ(hostile.edited()->save().kind, SaveOutcome::saved);
    EXPECT_EQ(readText(map), cut);
}

TEST(HostileFiles, AFileLargerThanAnyThatPeopleWriteIsRefusedUnread) {
    Hostile hostile;
    fs::resize_file(hostile.path, formats::largestFile + 1); // takes no room on the disk
    EXPECT_THROW(hostile.open(), formats::FileError);
}

TEST(HostileFiles, AHundredThousandElementsInEachOtherAreRefused) {
    Hostile hostile;
    std::string open, close;
    for (int i = 0; i < 100000; ++i) {
        open += "<a>";
        close += "</a>";
    }
    hostile.expectRefused("<scenario id=\"deep\">" + open + close + "</scenario>\n");
    hostile.expectRefused("<scenario id=\"deep\">" + open);
    writeText(hostile.folder / "deep.xml", "<ruleset id=\"deep\">" + open + close + "</ruleset>\n");
    const auto loaded = hostile.library.load(model::RulesetId("deep"), hostile.folder.path());
    EXPECT_FALSE(loaded.ruleset);
    EXPECT_THAT(loaded.findings, Not(IsEmpty()));
}

} // namespace
