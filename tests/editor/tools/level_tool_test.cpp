#include "editor/tools/level_tool.h"

#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

struct Shaping : Desk {
    LevelTool tool{session};

    std::optional<int> level(const char* label) {
        return model::levelAt(*session.scenario().map, hexOf(session, label));
    }
    void over(const std::vector<std::string>& labels, Modifiers modifiers = {}) {
        std::vector<Pick> picks;
        for (const auto& label : labels)
            picks.push_back(centreOf(session, label, modifiers));
        stroke(tool, picks);
    }
};

TEST(LevelTool, SetsTheChosenLevelAsOneStep) {
    Shaping desk;
    desk.session.toolSettings().level = 3;
    desk.over({"0403", "0405"});
    EXPECT_EQ(desk.level("0403"), 3);
    EXPECT_EQ(desk.level("0404"), 3);
    EXPECT_EQ(desk.level("0405"), 3);
    EXPECT_EQ(desk.level("0406"), std::nullopt);
    EXPECT_EQ(desk.session.document().now(), 1u);
}

TEST(LevelTool, RaisesEachHexOnceAStroke) {
    Shaping desk;
    desk.session.toolSettings().levelChange = LevelChange::raise;
    desk.over({"0403", "0404", "0403"});
    EXPECT_EQ(desk.level("0403"), 1);
    desk.over({"0403"});
    EXPECT_EQ(desk.level("0403"), 2);
    EXPECT_EQ(desk.level("0404"), 1);
}

TEST(LevelTool, ShiftLowersAndControlClears) {
    Shaping desk;
    desk.session.toolSettings().levelChange = LevelChange::raise;
    desk.over({"0403"}, {true, false, false});
    EXPECT_EQ(desk.level("0403"), -1);
    desk.over({"0403"}, {false, true, false});
    EXPECT_EQ(desk.level("0403"), std::nullopt);
}

TEST(LevelTool, ABrushTakesTheHexesAroundToo) {
    Shaping desk;
    desk.session.toolSettings().level = 1;
    desk.session.toolSettings().brushRadius = 1;
    desk.over({"0404"});
    EXPECT_EQ(desk.level("0403"), 1);
    EXPECT_EQ(desk.level("0504"), 1);
    EXPECT_EQ(desk.level("0402"), std::nullopt);
}

TEST(LevelTool, EscapeKeepsTheGroundAsItWas) {
    Shaping desk;
    desk.session.toolSettings().level = 2;
    desk.tool.press(centreOf(desk.session, "0404"));
    EXPECT_EQ(desk.level("0404"), 2);
    desk.tool.cancel();
    EXPECT_EQ(desk.level("0404"), std::nullopt);
    EXPECT_FALSE(desk.session.isModified());
}

} // namespace
