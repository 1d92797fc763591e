#include "editor/tools/close_tool.h"

#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

TEST(CloseTool, ClosesWhatItPassesAsOneStep) {
    Desk desk;
    CloseTool tool(desk.session);
    stroke(tool, {centreOf(desk.session, "0401"), centreOf(desk.session, "0403")});
    EXPECT_FALSE(desk.session.extent().isOnMap(hexOf(desk.session, "0402")));
    EXPECT_TRUE(desk.session.extent().isOnMap(hexOf(desk.session, "0404")));
    EXPECT_EQ(desk.session.document().now(), 1u);
}

TEST(CloseTool, ControlOpensAClosedHexAgain) {
    Desk desk;
    CloseTool tool(desk.session);
    stroke(tool, {centreOf(desk.session, "0401")});
    stroke(tool, {centreOf(desk.session, "0401", {false, true, false})});
    EXPECT_TRUE(desk.session.extent().isOnMap(hexOf(desk.session, "0401")));
    EXPECT_TRUE(desk.session.scenario().map->closed.empty());
}

} // namespace
