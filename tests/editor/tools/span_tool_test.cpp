#include "editor/tools/span_tool.h"

#include "model/edits/hexside_edits.h"
#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

const model::Direction north{0};

struct Building : Desk {
    SpanTool tool{session};

    void water(const char* type) {
        session.apply(model::drawWatercourse({model::Hexside(hexOf(session, "0404"), north)},
                                             model::HexsideTypeId(type)));
    }
    void click(Modifiers modifiers = {}) {
        stroke(tool, {insideHexside(session, "0404", north, modifiers)});
    }
    const auto& spans() { return session.scenario().map->spans; }
};

TEST(SpanTool, BuildsWhatTheWaterTakes) {
    Building desk;
    desk.water("stream");
    desk.click();
    ASSERT_EQ(desk.spans().size(), 1u);
    EXPECT_EQ(desk.spans()[0]->type, model::SpanTypeId("trestle"));
}

TEST(SpanTool, BuildsNothingOnDryGroundUnlessATypeIsChosen) {
    Building desk;
    desk.click();
    EXPECT_TRUE(desk.spans().empty());
    desk.session.toolSettings().span = model::SpanTypeId("bridge");
    desk.click();
    EXPECT_EQ(desk.spans().size(), 1u);
}

TEST(SpanTool, TheChosenTypeTakesThePlaceOfAnother) {
    Building desk;
    desk.water("river");
    desk.click();
    desk.session.toolSettings().span = model::SpanTypeId("trestle");
    desk.click();
    ASSERT_EQ(desk.spans().size(), 1u);
    EXPECT_EQ(desk.spans()[0]->type, model::SpanTypeId("trestle"));
}

TEST(SpanTool, AClickOnOneMakesItStoneOrNot) {
    Building desk;
    desk.water("river");
    desk.click();
    desk.session.toolSettings().stone = true;
    desk.click();
    ASSERT_EQ(desk.spans().size(), 1u);
    EXPECT_TRUE(desk.spans()[0]->stone);
    desk.tool.hover(insideHexside(desk.session, "0404", north));
    EXPECT_EQ(text(desk.tool.status()), "0403/0404: Bridge of stone");
}

TEST(SpanTool, ControlTakesItAway) {
    Building desk;
    desk.water("river");
    desk.click();
    desk.click({false, true, false});
    EXPECT_TRUE(desk.spans().empty());
}

} // namespace
