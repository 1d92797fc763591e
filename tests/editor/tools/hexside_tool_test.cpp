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

} // namespace
