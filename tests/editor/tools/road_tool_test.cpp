#include "editor/tools/road_tool.h"

#include "model/edits/hexside_edits.h"
#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

const model::Direction north{0};

struct Drawing : Desk {
    RoadTool tool{session};

    Drawing() { session.toolSettings().road = model::RoadTypeId("road"); }

    Pick at(const char* label, Modifiers modifiers = {}) {
        return centreOf(session, label, modifiers);
    }
    /// The pointer in the hex beyond this one, to the north.
    Pick northOf(const char* label) {
        return pickAtPoint(session,
                           layout().centre(neighbour(hexOf(session, label), model::Direction(0))));
    }
    const model::Map& map() { return *session.scenario().map; }
    std::vector<std::string> road(std::size_t index) {
        std::vector<std::string> labels;
        for (const model::Hex hex : map().roads.at(index)->hexes)
            labels.push_back(model::label(map(), hex));
        return labels;
    }
    model::Hexside side(const char* label) {
        return model::readHexside(map(), label).value.value().hexside();
    }
    void river(const char* label) {
        session.apply(model::drawWatercourse({side(label)}, model::HexsideTypeId("river")));
    }
};

using Labels = std::vector<std::string>;

TEST(RoadTool, DrawsFromHexToHexAsOneStep) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0402"), desk.at("0403"), desk.at("0404")});
    ASSERT_EQ(desk.map().roads.size(), 1u);
    EXPECT_EQ(desk.road(0), (Labels{"0402", "0403", "0404"}));
    EXPECT_EQ(desk.session.document().now(), 1u);
}

TEST(RoadTool, FindsAShortestWayToADistantHex) {
    Drawing desk;
    desk.tool.press(desk.at("0402"));
    desk.tool.release(desk.at("0406"));
    ASSERT_EQ(desk.map().roads.size(), 1u);
    EXPECT_EQ(desk.road(0), (Labels{"0402", "0403", "0404", "0405", "0406"}));
}

TEST(RoadTool, GoingBackTakesTheRoadBack) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0402"), desk.at("0403"), desk.at("0404"), desk.at("0403")});
    EXPECT_EQ(desk.road(0), (Labels{"0402", "0403"}));
    EXPECT_EQ(desk.session.document().now(), 1u);
}

TEST(RoadTool, AStrokeFromTheEndMakesTheRoadLonger) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0402"), desk.at("0403")});
    stroke(desk.tool, {desk.at("0403"), desk.at("0404")});
    ASSERT_EQ(desk.map().roads.size(), 1u);
    EXPECT_EQ(desk.road(0), (Labels{"0402", "0403", "0404"}));
}

TEST(RoadTool, FollowsARoadWhereThatIsAsShort) {
    // Two ways of two steps lead from 0303 to 0503: over 0402 and over 0403.
    for (const char* middle : {"0402", "0403"}) {
        Drawing desk;
        stroke(desk.tool, {desk.at("0303"), desk.at(middle), desk.at("0503")});
        ASSERT_EQ(desk.road(0), (Labels{"0303", middle, "0503"}));
        desk.session.toolSettings().road = model::RoadTypeId("trail");
        desk.tool.press(desk.at("0303"));
        desk.tool.release(desk.at("0503"));
        ASSERT_EQ(desk.map().roads.size(), 2u);
        EXPECT_EQ(desk.road(1), (Labels{"0303", middle, "0503"}));
    }
}

TEST(RoadTool, DraggedOverTheMapEdgeItLeadsOffTheMap) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0402"), desk.at("0401"), desk.northOf("0401")});
    ASSERT_EQ(desk.map().roads.size(), 1u);
    EXPECT_EQ(desk.road(0), (Labels{"0402", "0401"}));
    EXPECT_EQ(desk.map().roads[0]->afterLast, north);
}

TEST(RoadTool, BroughtInFromOutsideItComesOverTheMapEdge) {
    Drawing desk;
    stroke(desk.tool, {desk.northOf("0401"), desk.at("0401"), desk.at("0402")});
    ASSERT_EQ(desk.map().roads.size(), 1u);
    EXPECT_EQ(desk.road(0), (Labels{"0401", "0402"}));
    EXPECT_EQ(desk.map().roads[0]->beforeFirst, north);
}

TEST(RoadTool, BringsTheSpanOfTheWaterItCrosses) {
    Drawing desk;
    desk.river("0403/0404");
    desk.tool.press(desk.at("0403"));
    desk.tool.drag(desk.at("0404"));
    EXPECT_NE(text(desk.tool.status()).find("Bridge"), std::string::npos);
    desk.tool.release(desk.at("0404"));
    ASSERT_EQ(desk.map().spans.size(), 1u);
    EXPECT_EQ(desk.map().spans[0]->type, model::SpanTypeId("bridge"));
    EXPECT_EQ(desk.map().spans[0]->at, desk.side("0403/0404"));
    // Road and bridge are one step.
    desk.session.undo();
    EXPECT_TRUE(desk.map().spans.empty());
    EXPECT_TRUE(desk.map().roads.empty());
}

TEST(RoadTool, AltLeavesTheSpanOut) {
    Drawing desk;
    desk.river("0403/0404");
    const Modifiers alt{false, false, true};
    stroke(desk.tool, {desk.at("0403", alt), desk.at("0404", alt)});
    EXPECT_EQ(desk.map().roads.size(), 1u);
    EXPECT_TRUE(desk.map().spans.empty());
}

TEST(RoadTool, ControlErasesTheLinksItCrossesAndTheirBridges) {
    Drawing desk;
    desk.river("0403/0404");
    stroke(desk.tool, {desk.at("0402"), desk.at("0406")});
    ASSERT_EQ(desk.map().spans.size(), 1u);
    const Modifiers control{false, true, false};
    stroke(desk.tool, {desk.at("0403", control), desk.at("0404", control)});
    ASSERT_EQ(desk.map().roads.size(), 2u);
    EXPECT_EQ(desk.road(0), (Labels{"0402", "0403"}));
    EXPECT_EQ(desk.road(1), (Labels{"0404", "0405", "0406"}));
    EXPECT_TRUE(desk.map().spans.empty());
}

TEST(RoadTool, AControlClickErasesTheLinksOfTheHex) {
    Drawing desk;
    stroke(desk.tool, {desk.at("0402"), desk.at("0406")});
    stroke(desk.tool, {desk.at("0404", {false, true, false})});
    ASSERT_EQ(desk.map().roads.size(), 2u);
    EXPECT_EQ(desk.road(0), (Labels{"0402", "0403"}));
    EXPECT_EQ(desk.road(1), (Labels{"0405", "0406"}));
}

TEST(RoadTool, EscapeTakesTheWholeRoadBack) {
    Drawing desk;
    desk.tool.press(desk.at("0402"));
    desk.tool.drag(desk.at("0405"));
    EXPECT_EQ(desk.map().roads.size(), 1u);
    desk.tool.cancel();
    EXPECT_TRUE(desk.map().roads.empty());
    EXPECT_FALSE(desk.session.document().canUndo());
}

} // namespace
