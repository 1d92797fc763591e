#include "editor/tools/all_tools.h"

#include "tests/editor/desk.h"

#include <gtest/gtest.h>

#include <set>

using namespace editor;
using namespace editor::testing;

namespace {

TEST(AllTools, HaveDistinctIdsAndSayWhatTheyDo) {
    std::set<std::string_view> ids;
    for (const auto& row : allTools()) {
        EXPECT_TRUE(ids.insert(row.id).second) << row.id;
        EXPECT_FALSE(row.title.empty() || row.help.empty() || row.icon.empty()) << row.id;
        EXPECT_EQ(findTool(row.id), &row);
    }
    EXPECT_EQ(findTool("no-such-tool"), nullptr);
}

TEST(AllTools, AClickWithNothingChosenChangesNothing) {
    Desk desk;
    // These put something down without asking what: a level, a place, a label.
    const std::set<Palette> needNothing{Palette::levels, Palette::places, Palette::entries,
                                        Palette::victory, Palette::labels};
    for (const auto& row : allTools()) {
        if (needNothing.contains(row.palette) || row.id == "closed") continue;
        const auto tool = row.make(desk.session);
        tool->hover(centreOf(desk.session, "0404"));
        stroke(*tool, {insideHexside(desk.session, "0404", model::Direction(0))});
        EXPECT_FALSE(desk.session.isModified()) << row.id;
    }
}

TEST(AllTools, OnePutAwayInMidStrokeLeavesNoPreview) {
    Desk desk;
    desk.session.toolSettings().terrain = model::TerrainId("woods");
    auto tool = findTool("terrain")->make(desk.session);
    tool->press(centreOf(desk.session, "0404"));
    EXPECT_TRUE(desk.session.document().hasPreview());
    tool.reset();
    EXPECT_FALSE(desk.session.document().hasPreview());
    EXPECT_FALSE(desk.session.isModified());
}

} // namespace
