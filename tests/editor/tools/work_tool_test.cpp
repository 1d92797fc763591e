#include "editor/tools/work_tool.h"

#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;
using model::Work;

namespace {

const model::Direction north{0};

struct Site : Desk {
    WorkTool tool{session};

    Site() { addUnits({"a"}); }

    void click(Work work, Modifiers modifiers = {}) {
        session.toolSettings().work = work;
        stroke(tool, {insideHexside(session, "0404", north, modifiers)});
    }
    void erase(Work work) { click(work, {false, true, false}); }
    model::Hex hex() { return hexOf(session, "0404"); }
    model::Hexside side() { return model::Hexside(hex(), north); }
    const model::OnMap& onMap() { return *session.scenario().onMap; }
    std::size_t steps() { return session.document().now(); }
};

TEST(WorkTool, BuildsAndTakesAwayAnImprovedPosition) {
    Site desk;
    desk.click(Work::improvedPosition);
    ASSERT_EQ(desk.onMap().improvedPositions.size(), 1u);
    EXPECT_EQ(desk.onMap().improvedPositions[0]->at, desk.hex());
    EXPECT_FALSE(desk.onMap().improvedPositions[0]->underConstruction);
    desk.erase(Work::positionBegun);
    EXPECT_TRUE(desk.onMap().improvedPositions.empty());
}

TEST(WorkTool, AFinishedPositionMakesRoomForOneThatIsBegun) {
    Site desk;
    desk.click(Work::improvedPosition);
    desk.click(Work::positionBegun);
    ASSERT_EQ(desk.onMap().improvedPositions.size(), 1u);
    EXPECT_TRUE(desk.onMap().improvedPositions[0]->underConstruction);
}

TEST(WorkTool, TheArrowOfARoadblockPointsAcrossTheNearestHexside) {
    Site desk;
    desk.click(Work::roadblock);
    ASSERT_EQ(desk.onMap().roadblocks.size(), 1u);
    const model::Roadblock& block = *desk.onMap().roadblocks[0];
    EXPECT_EQ(block.at, desk.hex());
    EXPECT_EQ(block.toward, model::neighbour(desk.hex(), north));
    EXPECT_EQ(block.side, model::SideId("F")) << "the first side while none is chosen";
}

TEST(WorkTool, OnlyASpanCanBeDamaged) {
    Site desk;
    const auto before = desk.steps();
    desk.click(Work::damage);
    EXPECT_TRUE(desk.onMap().damaged.empty());
    EXPECT_EQ(desk.steps(), before) << "nothing was done";
    desk.apply([&](model::Scenario& scenario) {
        scenario.map.edit([&](model::Map& map) {
            model::Span bridge;
            bridge.type = model::SpanTypeId("bridge");
            bridge.at = desk.side();
            map.spans.emplace_back(bridge);
        });
    });
    desk.click(Work::damage);
    ASSERT_EQ(desk.onMap().damaged.size(), 1u);
    EXPECT_EQ(desk.onMap().damaged[0]->at, desk.side());
    desk.erase(Work::damage);
    EXPECT_TRUE(desk.onMap().damaged.empty());
}

TEST(WorkTool, LaysAPontoonBridge) {
    Site desk;
    desk.click(Work::pontoon);
    ASSERT_EQ(desk.onMap().pontoons.size(), 1u);
    EXPECT_EQ(desk.onMap().pontoons[0]->at, desk.side());
}

TEST(WorkTool, ControlPassesFromOneSideToTheOther) {
    Site desk;
    desk.click(Work::control);
    desk.session.toolSettings().side = model::SideId("C");
    desk.click(Work::control);
    ASSERT_EQ(desk.onMap().control.size(), 1u);
    EXPECT_EQ(desk.onMap().control[0]->side, model::SideId("C"));
    EXPECT_EQ(desk.onMap().control[0]->at, std::vector{desk.hex()});
    desk.erase(Work::control);
    EXPECT_TRUE(desk.onMap().control.empty());
}

TEST(WorkTool, UndoBringsBackWhatMadeRoom) {
    Site desk;
    desk.click(Work::improvedPosition);
    desk.click(Work::positionBegun);
    desk.session.document().undo();
    ASSERT_EQ(desk.onMap().improvedPositions.size(), 1u);
    EXPECT_FALSE(desk.onMap().improvedPositions[0]->underConstruction);
}

} // namespace
