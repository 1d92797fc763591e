#include "editor/tools/hexside_tool.h"

#include "tests/editor/desk.h"

#include <gmock/gmock.h>

using namespace editor;
using namespace editor::testing;

namespace {

const model::Direction north{0};
const model::Direction northEast{2};

struct Drawing : Desk {
    HexsideTool tool{session};

    explicit Drawing(const char* type) {
        session.toolSettings().hexside = model::HexsideTypeId(type);
    }
    std::vector<model::HexsideFeature> featuresAt(const char* hex, model::Direction side) {
        return model::featuresAt(*session.scenario().map,
                                 model::Hexside(hexOf(session, hex), side));
    }
};

TEST(HexsideTool, TheUphillHexOfASlopeIsTheOneUnderThePointer) {
    Drawing desk("slope");
    stroke(desk.tool, {insideHexside(desk.session, "0404", north)});
    const auto features = desk.featuresAt("0404", north);
    ASSERT_EQ(features.size(), 1u);
    EXPECT_EQ(features[0].type, model::HexsideTypeId("slope"));
    EXPECT_EQ(features[0].uphill, hexOf(desk.session, "0404"));
}

TEST(HexsideTool, DrawingFromTheOtherHexTurnsTheSlope) {
    Drawing desk("slope");
    stroke(desk.tool, {insideHexside(desk.session, "0404", north)});
    stroke(desk.tool, {insideHexside(desk.session, "0403", north.opposite())});
    const auto features = desk.featuresAt("0404", north);
    ASSERT_EQ(features.size(), 1u);
    EXPECT_EQ(features[0].uphill, hexOf(desk.session, "0403"));
}

TEST(HexsideTool, AStrokeOverTwoHexsidesIsOneStep) {
    Drawing desk("slope");
    stroke(desk.tool, {insideHexside(desk.session, "0404", north),
                       insideHexside(desk.session, "0404", northEast)});
    EXPECT_EQ(desk.featuresAt("0404", north).size(), 1u);
    EXPECT_EQ(desk.featuresAt("0404", northEast).size(), 1u);
    EXPECT_EQ(desk.session.document().now(), 1u);
}

TEST(HexsideTool, TheMiddleOfAHexMeansNoHexside) {
    Drawing desk("slope");
    stroke(desk.tool, {centreOf(desk.session, "0404")});
    EXPECT_FALSE(desk.session.isModified());
}

TEST(HexsideTool, EraseTakesTheFeatureFromEitherSide) {
    Drawing desk("slope");
    stroke(desk.tool, {insideHexside(desk.session, "0404", north)});
    desk.session.toolSettings().erase = true;
    stroke(desk.tool, {insideHexside(desk.session, "0403", north.opposite())});
    EXPECT_TRUE(desk.featuresAt("0404", north).empty());
}

TEST(HexsideTool, ADragGivesTheChainOfHexsidesBetween) {
    Drawing desk("slope");
    // Round the hex, from its northern to its southern side: the chain turns with the corners.
    desk.tool.press(insideHexside(desk.session, "0404", north));
    desk.tool.drag(insideHexside(desk.session, "0404", northEast));
    desk.tool.release(insideHexside(desk.session, "0404", model::Direction(6)));
    const model::Hex hill = hexOf(desk.session, "0404");
    for (const int direction : {0, 2, 4, 6}) {
        const auto features = desk.featuresAt("0404", model::Direction(direction));
        ASSERT_EQ(features.size(), 1u) << direction;
        EXPECT_EQ(features[0].uphill, hill) << direction;
    }
    EXPECT_TRUE(desk.featuresAt("0404", model::Direction(8)).empty());
    EXPECT_EQ(desk.session.document().now(), 1u);
}

TEST(HexsideTool, TheSlopeStaysWhenThePointerStraysToTheOtherSide) {
    Drawing desk("slope");
    stroke(desk.tool, {insideHexside(desk.session, "0404", northEast),
                       insideHexside(desk.session, "0404", model::Direction(4)),
                       insideHexside(desk.session, "0505", model::Direction(10))});
    const auto first = desk.featuresAt("0404", northEast);
    ASSERT_EQ(first.size(), 1u);
    EXPECT_EQ(first[0].uphill, hexOf(desk.session, "0404"));
    const auto second = desk.featuresAt("0404", model::Direction(4));
    ASSERT_EQ(second.size(), 1u);
    EXPECT_EQ(second[0].uphill, hexOf(desk.session, "0404"));
}

TEST(HexsideTool, ShiftTurnsTheSlope) {
    Drawing desk("slope");
    stroke(desk.tool, {insideHexside(desk.session, "0404", north, {true, false, false})});
    ASSERT_EQ(desk.featuresAt("0404", north).size(), 1u);
    EXPECT_EQ(desk.featuresAt("0404", north)[0].uphill, hexOf(desk.session, "0403"));
}

TEST(HexsideTool, GoingBackTakesTheLineBack) {
    Drawing desk("slope");
    stroke(desk.tool, {insideHexside(desk.session, "0404", north),
                       insideHexside(desk.session, "0404", northEast),
                       insideHexside(desk.session, "0404", north)});
    EXPECT_EQ(desk.featuresAt("0404", north).size(), 1u);
    EXPECT_TRUE(desk.featuresAt("0404", northEast).empty());
}

TEST(HexsideTool, ASideTouchedOnTheWayRoundACornerIsLeftOut) {
    Drawing desk("slope");
    // Between the two sides of 0404 the pointer meets the one that leads away from it.
    stroke(desk.tool, {insideHexside(desk.session, "0404", north),
                       insideHexside(desk.session, "0403", model::Direction(4)),
                       insideHexside(desk.session, "0404", northEast)});
    EXPECT_EQ(desk.featuresAt("0404", north).size(), 1u);
    EXPECT_EQ(desk.featuresAt("0404", northEast).size(), 1u);
    EXPECT_TRUE(desk.featuresAt("0403", model::Direction(4)).empty());
}

TEST(HexsideTool, ALineMayCloseToARing) {
    Drawing desk("slope");
    std::vector<Pick> round;
    for (const int direction : {0, 2, 4, 6, 8, 10, 0})
        round.push_back(insideHexside(desk.session, "0404", model::Direction(direction)));
    stroke(desk.tool, round);
    for (const model::Direction direction : model::hexsideDirections)
        EXPECT_EQ(desk.featuresAt("0404", direction).size(), 1u);
}

TEST(HexsideTool, SaysWhatLiesThereByName) {
    Drawing desk("slope");
    stroke(desk.tool, {insideHexside(desk.session, "0404", north)});
    desk.tool.hover(insideHexside(desk.session, "0404", north));
    EXPECT_EQ(text(desk.tool.status()), "0403/0404: Slope");
}

TEST(DirectedAlong, StaysOnOneSideRoundBothKindsOfCorner) {
    Desk desk;
    const model::Hex hex = hexOf(desk.session, "0404");
    const model::Hex ahead = hexOf(desk.session, "0504"); // to the north-east of 0404
    ASSERT_EQ(neighbour(hex, northEast), ahead);
    // 0404|0403, then 0404|0504 round 0404, then 0504|0505 away from it, south of 0504.
    const std::vector<model::Hexside> line{model::Hexside(hex, north),
                                           model::Hexside(hex, northEast),
                                           model::Hexside(ahead, model::Direction(6))};
    const auto inner = directedAlong(line, hex);
    EXPECT_EQ(inner[0].from, hex);
    EXPECT_EQ(inner[1].from, hex);
    EXPECT_EQ(inner[2].from, hexOf(desk.session, "0505"));
    const auto outer = directedAlong(line, neighbour(hex, north));
    EXPECT_EQ(outer[0].from, hexOf(desk.session, "0403"));
    EXPECT_EQ(outer[1].from, ahead);
    EXPECT_EQ(outer[2].from, ahead);
}

} // namespace
