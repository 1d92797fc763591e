#include "editor/tools/watercourse_tool.h"

#include "tests/editor/desk.h"

#include <gmock/gmock.h>

#include <algorithm>

using namespace editor;
using namespace editor::testing;

namespace {

// Corners of a flat-top hex, clockwise from the north-eastern one.
enum Corner { northEast = 1, east = 3, southEast = 5, southWest = 7, west = 9, northWest = 11 };

struct Drawing : Desk {
    WatercourseTool tool{session};

    Drawing() { session.toolSettings().water = model::HexsideTypeId("river"); }

    Pick at(const char* hex, Corner corner) {
        return cornerOf(session, model::Vertex(hexOf(session, hex), model::Direction(corner)));
    }
    const auto& rivers() { return session.scenario().map->watercourses; }
    model::Hexside side(const char* hex, int direction) {
        return model::Hexside(hexOf(session, hex), model::Direction(direction));
    }
};

TEST(WatercourseTool, FollowsTheCornersOfTheStroke) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0404", northWest), desk.at("0404", northEast),
                       desk.at("0404", east), desk.at("0404", southEast)});
    ASSERT_EQ(desk.rivers().size(), 1u);
    EXPECT_EQ(desk.rivers()[0]->type, model::HexsideTypeId("river"));
    EXPECT_EQ(desk.rivers()[0]->hexsides,
              (std::vector{desk.side("0404", 0), desk.side("0404", 2), desk.side("0404", 4)}));
    EXPECT_EQ(desk.session.document().now(), 1u);
}

TEST(WatercourseTool, FindsAShortestWayBetweenDistantPicks) {
    Drawing desk;
    desk.tool.press(desk.at("0304", northWest));
    desk.tool.release(desk.at("0304", southEast));
    ASSERT_EQ(desk.rivers().size(), 1u);
    // From corner to the opposite corner of a hex there are three hexsides, either way round.
    ASSERT_EQ(desk.rivers()[0]->hexsides.size(), 3u);
    for (const auto& side : desk.rivers()[0]->hexsides)
        EXPECT_TRUE(side.touches(hexOf(desk.session, "0304")));
}

TEST(WatercourseTool, GoingBackTakesTheLineBack) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0404", northWest), desk.at("0404", northEast),
                       desk.at("0404", east), desk.at("0404", northEast)});
    ASSERT_EQ(desk.rivers().size(), 1u);
    EXPECT_EQ(desk.rivers()[0]->hexsides, std::vector{desk.side("0404", 0)});
}

TEST(WatercourseTool, AStrokeFromTheEndMakesTheRiverLonger) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0404", northWest), desk.at("0404", northEast)});
    stroke(desk.tool, {desk.at("0404", northEast), desk.at("0404", east)});
    ASSERT_EQ(desk.rivers().size(), 1u);
    EXPECT_EQ(desk.rivers()[0]->hexsides,
              (std::vector{desk.side("0404", 0), desk.side("0404", 2)}));
}

TEST(WatercourseTool, AStrokeElsewhereMakesAnotherRiver) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0404", northWest), desk.at("0404", northEast)});
    stroke(desk.tool, {desk.at("0806", northWest), desk.at("0806", northEast)});
    ASSERT_EQ(desk.rivers().size(), 2u);
    EXPECT_NE(desk.rivers()[0]->id, desk.rivers()[1]->id);
}

TEST(WatercourseTool, ErasingInTheMiddleSplitsTheRiver) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0404", northWest), desk.at("0404", northEast),
                       desk.at("0404", east), desk.at("0404", southEast)});
    desk.session.toolSettings().erase = true;
    stroke(desk.tool, {insideHexside(desk.session, "0404", model::Direction(2))});
    ASSERT_EQ(desk.rivers().size(), 2u);
    EXPECT_EQ(desk.rivers()[0]->hexsides, std::vector{desk.side("0404", 0)});
    EXPECT_EQ(desk.rivers()[1]->hexsides, std::vector{desk.side("0404", 4)});
}

TEST(WatercourseTool, AClickOnACornerDrawsNothing) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0404", northWest)});
    EXPECT_TRUE(desk.rivers().empty());
    EXPECT_FALSE(desk.session.isModified());
}

TEST(WatercourseTool, EscapeTakesTheWholeLineBack) {
    Drawing desk;
    desk.tool.press(desk.at("0404", northWest));
    desk.tool.drag(desk.at("0404", east));
    EXPECT_EQ(desk.rivers().size(), 1u);
    desk.tool.cancel();
    EXPECT_TRUE(desk.rivers().empty());
    EXPECT_FALSE(desk.session.document().canUndo());
}

TEST(PathAlongHexsides, IsSymmetricInLengthAndStepsFromCornerToCorner) {
    Desk desk;
    const auto& extent = desk.session.extent();
    const model::Vertex from(hexOf(desk.session, "0202"), model::Direction(1));
    for (const char* label : {"0202", "0303", "0705", "1008"})
        for (const model::Direction corner : model::cornerDirections) {
            const model::Vertex to(hexOf(desk.session, label), corner);
            const auto there = pathAlongHexsides(extent, from, to);
            const auto back = pathAlongHexsides(extent, to, from);
            ASSERT_FALSE(there.empty());
            EXPECT_EQ(there.front(), from);
            EXPECT_EQ(there.back(), to);
            EXPECT_EQ(there.size(), back.size());
            for (std::size_t i = 1; i < there.size(); ++i) {
                const auto a = there[i - 1].hexsides();
                const auto b = there[i].hexsides();
                EXPECT_NE(std::find_first_of(a.begin(), a.end(), b.begin(), b.end()), a.end());
            }
        }
}

TEST(PathAlongHexsides, NeverLeavesTheMap) {
    Desk desk;
    const model::Vertex inside(hexOf(desk.session, "0101"), model::Direction(1));
    const model::Vertex outside(model::Hex{-50, -50}, model::Direction(1));
    EXPECT_TRUE(pathAlongHexsides(desk.session.extent(), inside, outside).empty());
}

} // namespace
