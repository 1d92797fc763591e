#include "editor/recent_files.h"

#include "tests/editor/temp_folder.h"

#include <gtest/gtest.h>

using editor::RecentFiles;
using editor::testing::TempFolder;
using editor::testing::writeText;
using Paths = std::vector<std::filesystem::path>;

namespace {

TEST(RecentFiles, TheLastOpenedComesFirst) {
    const TempFolder folder;
    RecentFiles recent(folder / "recent");
    recent.add(folder / "a.xml");
    recent.add(folder / "b.xml");
    recent.add(folder / "a.xml");
    EXPECT_EQ(recent.files(), (Paths{folder / "a.xml", folder / "b.xml"}));
}

TEST(RecentFiles, AreKeptFromOneRunToTheNext) {
    const TempFolder folder;
    const auto list = folder.path() / "settings" / "recent";
    RecentFiles(list).add(folder / "a.xml");
    EXPECT_EQ(RecentFiles(list).files(), Paths{folder / "a.xml"});
}

TEST(RecentFiles, ForgetTheOldest) {
    const TempFolder folder;
    RecentFiles recent(folder / "recent");
    for (int i = 0; i < 12; ++i)
        recent.add(folder / std::to_string(i));
    EXPECT_EQ(recent.files().size(), RecentFiles::most);
    EXPECT_EQ(recent.files().front(), folder / "11");
    EXPECT_EQ(recent.files().back(), folder / "2");
}

TEST(RecentFiles, AFileThatIsGoneCanBeTakenOut) {
    const TempFolder folder;
    RecentFiles recent(folder / "recent");
    recent.add(folder / "a.xml");
    recent.remove(folder / "a.xml");
    EXPECT_TRUE(RecentFiles(folder / "recent").files().empty());
}

} // namespace
