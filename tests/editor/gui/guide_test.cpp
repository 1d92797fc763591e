// The guide is written by hand; its keys are those of the tables.

#include "editor/dialogs/shortcuts_dialog.h"
#include "formats/file_io.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace editor::gui {
namespace {

TEST(Guide, ListsEveryKeyWithWhatItDoes) {
    const auto guide = formats::readFile(std::filesystem::path(DOCS_FOLDER) / "user-guide.md");
    ASSERT_GT(listedShortcuts().size(), 20U);
    for (const auto& [key, title] : listedShortcuts()) {
        std::string does = title;
        if (does.ends_with("…")) does.resize(does.size() - std::string("…").size());
        EXPECT_NE(guide.find("| " + key + " | " + does + " |\n"), std::string::npos)
            << key << ": " << does;
    }
}

} // namespace
} // namespace editor::gui
