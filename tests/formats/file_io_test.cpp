#include "formats/file_io.h"

#include <gmock/gmock.h>

#include <csignal>
#include <fstream>
#include <set>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace formats;
namespace fs = std::filesystem;

namespace {

/// A folder that is empty before and gone after the test.
class FileIo : public testing::Test {
protected:
    FileIo() {
        std::string pattern = (fs::temp_directory_path() / "berthier-test-XXXXXX").string();
        folder_ = ::mkdtemp(pattern.data());
    }
    ~FileIo() override {
        fs::permissions(folder_, fs::perms::owner_all);
        fs::remove_all(folder_);
    }

    fs::path at(const std::string& name) const { return folder_ / name; }
    void put(const std::string& name, const std::string& bytes) const {
        std::ofstream(at(name), std::ios::binary) << bytes;
    }
    std::set<std::string> names() const {
        std::set<std::string> result;
        for (const auto& entry : fs::directory_iterator(folder_))
            result.insert(entry.path().filename().string());
        return result;
    }

    fs::path folder_;
};

using testing::ElementsAre;

} // namespace

TEST_F(FileIo, WritesNewFilesAndKeepsNoBackupOfNothing) {
    writeFiles({{at("a.xml"), "one"}, {at("b.xml"), ""}});
    EXPECT_EQ(readFile(at("a.xml")), "one");
    EXPECT_EQ(readFile(at("b.xml")), "");
    EXPECT_THAT(names(), ElementsAre("a.xml", "b.xml"));
}

TEST_F(FileIo, KeepsTheFormerFileAsBackup) {
    put("a.xml", "first");
    writeFiles({{at("a.xml"), "second"}});
    writeFiles({{at("a.xml"), "third"}});
    EXPECT_EQ(readFile(at("a.xml")), "third");
    EXPECT_EQ(readFile(at("a.xml.bak")), "second");
    EXPECT_THAT(names(), ElementsAre("a.xml", "a.xml.bak"));
}

TEST_F(FileIo, ReplacesABackupThatIsTheSameFile) {
    put("a.xml", "first");
    fs::create_hard_link(at("a.xml"), at("a.xml.bak"));
    writeFiles({{at("a.xml"), "second"}});
    EXPECT_EQ(readFile(at("a.xml.bak")), "first");
    EXPECT_THAT(names(), ElementsAre("a.xml", "a.xml.bak"));
}

TEST_F(FileIo, KeepsBytesAsTheyAre) {
    const std::string bytes("\r\n\0\xFF end", 8);
    writeFiles({{at("a"), bytes}});
    EXPECT_EQ(readFile(at("a")), bytes);
}

TEST_F(FileIo, KeepsThePermissionsOfTheFormerFile) {
    put("a.xml", "first");
    fs::permissions(at("a.xml"), fs::perms(0640));
    writeFiles({{at("a.xml"), "second"}});
    EXPECT_EQ(fs::status(at("a.xml")).permissions(), fs::perms(0640));
}

TEST_F(FileIo, WritesThroughASymbolicLinkToTheFileItself) {
    fs::create_directory(at("real"));
    put("real/a.xml", "first");
    fs::create_symlink("real/a.xml", at("link.xml"));
    writeFiles({{at("link.xml"), "second"}});
    EXPECT_TRUE(fs::is_symlink(at("link.xml")));
    EXPECT_EQ(readFile(at("real/a.xml")), "second");
    EXPECT_EQ(readFile(at("real/a.xml.bak")), "first");
}

TEST_F(FileIo, CreatesTheTargetOfADanglingLink) {
    fs::create_symlink("later.xml", at("link.xml"));
    writeFiles({{at("link.xml"), "text"}});
    EXPECT_EQ(readFile(at("later.xml")), "text");
}

TEST_F(FileIo, RefusesARingOfLinks) {
    fs::create_symlink("b", at("a"));
    fs::create_symlink("a", at("b"));
    EXPECT_THROW(writeFiles({{at("a"), "text"}}), FileError);
}

TEST_F(FileIo, TouchesNoFileWhenOneOfThemCannotBeWritten) {
    put("a.xml", "first");
    EXPECT_THROW(writeFiles({{at("a.xml"), "second"}, {at("none/b.xml"), "text"}}), FileError);
    EXPECT_EQ(readFile(at("a.xml")), "first");
    EXPECT_THAT(names(), ElementsAre("a.xml"));
}

TEST_F(FileIo, RefusesAFolderAsFile) {
    fs::create_directory(at("folder"));
    EXPECT_THROW(readFile(at("folder")), FileError);
    EXPECT_THROW(writeFiles({{at("folder"), "text"}}), FileError);
    EXPECT_THAT(names(), ElementsAre("folder"));
}

TEST_F(FileIo, NamesThePathAndTheReasonOfAFailure) {
    try {
        readFile(at("gone.xml"));
        FAIL();
    } catch (const FileError& error) {
        EXPECT_EQ(error.path(), at("gone.xml"));
        EXPECT_EQ(std::string(error.what()),
                  at("gone.xml").string() + ": No such file or directory");
    }
}

TEST_F(FileIo, LeavesTheOldFileWhenTheDiskIsFull) {
    put("a.xml", "first");
    // A limit on the size of files stands for a full disk.
    struct rlimit former {};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &former), 0);
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    const struct rlimit small { 4096, former.rlim_max };
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    EXPECT_THROW(writeFiles({{at("a.xml"), std::string(10000, 'x')}}), FileError);
    ::setrlimit(RLIMIT_FSIZE, &former);
    std::signal(SIGXFSZ, ignored);
    EXPECT_EQ(readFile(at("a.xml")), "first");
    EXPECT_THAT(names(), ElementsAre("a.xml"));
}

TEST_F(FileIo, RefusesAReadOnlyFolder) {
    if (::geteuid() == 0) return; // the superuser may write anywhere
    put("a.xml", "first");
    fs::permissions(folder_, fs::perms(0500));
    EXPECT_THROW(writeFiles({{at("a.xml"), "second"}}), FileError);
    fs::permissions(folder_, fs::perms::owner_all);
    EXPECT_EQ(readFile(at("a.xml")), "first");
}

TEST_F(FileIo, RefusesToReplaceALockedFile) {
    put("locked.xml", "old");
    fs::permissions(at("locked.xml"), fs::perms::owner_read);
    EXPECT_THROW(writeFiles({{at("locked.xml"), "new"}}), FileError);
    EXPECT_THROW(writeOutput(at("locked.xml"), "new"), FileError);
    EXPECT_EQ(readFile(at("locked.xml")), "old");
    EXPECT_THAT(names(), ElementsAre("locked.xml"));
}

TEST_F(FileIo, FindsSiblingsBesideTheFile) {
    put("a.xml", "scenario");
    put("b.xml", "map");
    const Source source = openSource(at("a.xml"));
    EXPECT_EQ(source.bytes, "scenario");
    EXPECT_EQ(source.sibling("b.xml"), "map");
    EXPECT_EQ(source.sibling("c.xml"), std::nullopt);
    fs::remove(at("b.xml"));
    EXPECT_EQ(source.sibling("b.xml"), std::nullopt);
}

TEST_F(FileIo, AHeldFileIsWrittenAgainAndAgainAndLeavesNothingElse) {
    HeldFile file(at(".a.xml.autosave"));
    EXPECT_FALSE(file.isWritten());
    file.write("first");
    file.write("second");
    EXPECT_EQ(readFile(file.path()), "second");
    EXPECT_THAT(names(), ElementsAre(".a.xml.autosave"));
    EXPECT_EQ(fs::status(file.path()).permissions(), fs::perms(0600));
    file.remove();
    EXPECT_THAT(names(), testing::IsEmpty());
}

TEST_F(FileIo, AHeldFileIsTakenOverOnlyWhenNobodyHoldsIt) {
    const auto path = at("kept");
    {
        HeldFile file(path);
        file.write("text");
        EXPECT_FALSE(HeldFile::takeOver(path));
    }
    auto taken = HeldFile::takeOver(path);
    ASSERT_TRUE(taken);
    EXPECT_FALSE(HeldFile::takeOver(path));
    taken->remove();
    EXPECT_THAT(names(), testing::IsEmpty());
    EXPECT_FALSE(HeldFile::takeOver(path));
}

TEST_F(FileIo, AHeldFileThatCannotBeWrittenKeepsWhatItHeld) {
    HeldFile file(at("kept"));
    file.write("first");
    struct rlimit former {};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &former), 0);
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    const struct rlimit small { 4096, former.rlim_max };
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    EXPECT_THROW(file.write(std::string(10000, 'x')), FileError);
    ::setrlimit(RLIMIT_FSIZE, &former);
    std::signal(SIGXFSZ, ignored);
    EXPECT_EQ(readFile(file.path()), "first");
    EXPECT_FALSE(HeldFile::takeOver(file.path()));
}
