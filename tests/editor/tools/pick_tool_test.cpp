#include "editor/tools/pick_tool.h"

#include "model/edits/hexside_edits.h"
#include "model/edits/road_edits.h"
#include "model/edits/terrain_edits.h"
#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

const model::Direction north{0};

TEST(PickTool, TakesUpTerrainLevelAndRoadOfTheHex) {
    Desk desk;
    auto& session = desk.session;
    const auto hex = hexOf(session, "0404");
    session.apply(model::paintTerrain({hex}, model::TerrainId("woods"), {}));
    session.apply(model::setLevel({hex}, 4));
    session.apply(model::drawRoad({hex, hexOf(session, "0405")}, model::RoadTypeId("trail")));
    PickTool tool(session);
    int told = 0;
    const auto connection = session.settingsPicked.connect([&] { ++told; });
    stroke(tool, {centreOf(session, "0404")});
    EXPECT_EQ(session.toolSettings().terrain, model::TerrainId("woods"));
    EXPECT_EQ(session.toolSettings().level, 4);
    EXPECT_EQ(session.toolSettings().road, model::RoadTypeId("trail"));
    EXPECT_EQ(told, 1);
    EXPECT_EQ(session.document().now(), 3u); // it changed nothing
}

TEST(PickTool, TakesUpWhatLiesAlongAHexside) {
    Desk desk;
    auto& session = desk.session;
    const model::DirectedHexside side{hexOf(session, "0404"), north};
    session.apply(model::addHexsides({side}, model::HexsideTypeId("slope"), true));
    session.apply(model::drawWatercourse({side.hexside()}, model::HexsideTypeId("stream")));
    PickTool tool(session);
    stroke(tool, {insideHexside(session, "0404", north)});
    EXPECT_EQ(session.toolSettings().hexside, model::HexsideTypeId("slope"));
    EXPECT_EQ(session.toolSettings().water, model::HexsideTypeId("stream"));
}

TEST(PickTool, TakesTheGroundWhereNothingIsPaintedAndKeepsTheRest) {
    Desk desk;
    desk.session.toolSettings().road = model::RoadTypeId("road");
    desk.session.toolSettings().level = 3;
    PickTool tool(desk.session);
    stroke(tool, {centreOf(desk.session, "0404")});
    EXPECT_EQ(desk.session.toolSettings().terrain,
              desk.session.scenario().map->sheets.front().ground);
    EXPECT_EQ(desk.session.toolSettings().road, model::RoadTypeId("road"));
    EXPECT_EQ(desk.session.toolSettings().level, 3);
}

} // namespace
