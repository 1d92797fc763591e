#include "editor/tools/outline_tool.h"

#include "model/edits/outline_edits.h"
#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

struct Drawing : Desk {
    OutlineTool tool{session};

    Drawing() { session.toolSettings().outline = model::TerrainId("woods"); }

    Pick at(const char* label, Modifiers modifiers = {}) {
        return centreOf(session, label, modifiers);
    }
    void click(const Pick& pick) {
        tool.press(pick);
        tool.release(pick);
    }
    void drawTriangle() {
        click(at("0404"));
        click(at("0704"));
        click(at("0406"));
        tool.key(Key::enter);
    }
    const auto& outlines() { return session.scenario().map->outlines; }
    std::vector<model::LatticePoint> centres(const std::vector<const char*>& labels) {
        std::vector<model::LatticePoint> points;
        for (const char* label : labels)
            points.push_back(latticePoint(hexOf(session, label)));
        return points;
    }
    std::vector<model::LatticePoint> points() { return model::pointsOf(*outlines().at(0)); }
    std::size_t steps() { return session.document().now(); }
};

TEST(OutlineTool, DrawsAnAreaPointByPointAsOneStep) {
    Drawing desk;
    desk.drawTriangle();
    ASSERT_EQ(desk.outlines().size(), 1u);
    EXPECT_EQ(desk.outlines()[0]->type, model::TerrainId("woods"));
    EXPECT_FALSE(desk.outlines()[0]->open);
    EXPECT_EQ(desk.points(), desk.centres({"0404", "0704", "0406"}));
    EXPECT_EQ(desk.outlines()[0]->at, hexOf(desk.session, "0404"));
    EXPECT_EQ(desk.steps(), 1u);
    EXPECT_FALSE(desk.tool.inStroke());
}

TEST(OutlineTool, ShowsTheAreaWhileItIsDrawn) {
    Drawing desk;
    desk.click(desk.at("0404"));
    desk.click(desk.at("0704"));
    EXPECT_TRUE(desk.outlines().empty());
    desk.click(desk.at("0406"));
    EXPECT_EQ(desk.outlines().size(), 1u);
    EXPECT_TRUE(desk.session.document().hasPreview());
    EXPECT_EQ(desk.steps(), 0u);
}

TEST(OutlineTool, AClickOnTheFirstPointEndsIt) {
    Drawing desk;
    desk.click(desk.at("0404"));
    desk.click(desk.at("0704"));
    desk.click(desk.at("0406"));
    desk.click(desk.at("0404"));
    ASSERT_EQ(desk.outlines().size(), 1u);
    EXPECT_EQ(desk.points().size(), 3u);
    EXPECT_EQ(desk.steps(), 1u);
}

TEST(OutlineTool, ADoubleClickEndsIt) {
    Drawing desk;
    desk.click(desk.at("0404"));
    desk.click(desk.at("0704"));
    desk.click(desk.at("0406"));
    desk.tool.doubleClick(desk.at("0406"));
    desk.tool.release(desk.at("0406"));
    EXPECT_EQ(desk.points().size(), 3u);
    EXPECT_EQ(desk.steps(), 1u);
    EXPECT_FALSE(desk.tool.inStroke());
}

TEST(OutlineTool, AHexsideTypeMakesALine) {
    Drawing desk;
    desk.session.toolSettings().outline = model::TerrainId("crest");
    desk.click(desk.at("0404"));
    desk.click(desk.at("0704"));
    desk.tool.key(Key::enter);
    ASSERT_EQ(desk.outlines().size(), 1u);
    EXPECT_TRUE(desk.outlines()[0]->open);
}

TEST(OutlineTool, TwoPointsAreNoArea) {
    Drawing desk;
    desk.click(desk.at("0404"));
    desk.click(desk.at("0704"));
    desk.tool.key(Key::enter);
    EXPECT_TRUE(desk.outlines().empty());
    EXPECT_EQ(desk.steps(), 0u);
}

TEST(OutlineTool, DeleteTakesTheLastPointBack) {
    Drawing desk;
    desk.click(desk.at("0404"));
    desk.click(desk.at("0704"));
    desk.click(desk.at("0406"));
    desk.click(desk.at("0204"));
    EXPECT_TRUE(desk.tool.key(Key::remove));
    desk.tool.key(Key::enter);
    EXPECT_EQ(desk.points(), desk.centres({"0404", "0704", "0406"}));
    EXPECT_FALSE(desk.tool.key(Key::remove));
}

TEST(OutlineTool, EscapeTakesTheWholeOutlineBack) {
    Drawing desk;
    desk.click(desk.at("0404"));
    desk.click(desk.at("0704"));
    desk.click(desk.at("0406"));
    desk.tool.cancel();
    EXPECT_TRUE(desk.outlines().empty());
    EXPECT_FALSE(desk.session.document().canUndo());
}

TEST(OutlineTool, DraggingAPointMovesIt) {
    Drawing desk;
    desk.drawTriangle();
    stroke(desk.tool, {desk.at("0704"), desk.at("0705"), desk.at("0706")});
    EXPECT_EQ(desk.points(), desk.centres({"0404", "0706", "0406"}));
    EXPECT_EQ(desk.steps(), 2u);
}

TEST(OutlineTool, AClickOnAPointOnlySelectsIt) {
    Drawing desk;
    desk.drawTriangle();
    desk.click(desk.at("0704"));
    EXPECT_EQ(desk.steps(), 1u);
    EXPECT_TRUE(desk.session.selection().contains(
        model::ObjectRef{model::ObjectKind::outline, desk.outlines()[0]->id.text}));
}

TEST(OutlineTool, AltInsertsAPointOnAnEdge) {
    Drawing desk;
    desk.drawTriangle();
    // The last edge runs down the column from 0406 to 0404.
    desk.click(desk.at("0405", {false, false, true}));
    EXPECT_EQ(desk.points(), desk.centres({"0404", "0704", "0406", "0405"}));
}

TEST(OutlineTool, ControlDeletesAPoint) {
    Drawing desk;
    desk.drawTriangle();
    desk.click(desk.at("0405", {false, false, true}));
    desk.click(desk.at("0704", {false, true, false}));
    EXPECT_EQ(desk.points(), desk.centres({"0404", "0406", "0405"}));
}

TEST(OutlineTool, ShiftHoldsOnToCornersAndCentres) {
    Drawing desk;
    const model::Hex hex = hexOf(desk.session, "0404");
    const auto centre = layout().centre(hex);
    const auto near = [&](model::PlanePoint point) {
        desk.click(pickAtPoint(desk.session, point, {true, false, false}));
    };
    near({centre.x + 1, centre.y + 2});
    const model::Vertex east(hex, model::Direction(3));
    const model::Vertex west(hex, model::Direction(9));
    near({layout().position(east).x - 2, layout().position(east).y + 1});
    near({layout().position(west).x + 2, layout().position(west).y + 1});
    desk.tool.key(Key::enter);
    EXPECT_EQ(desk.points(),
              (std::vector{latticePoint(hex), latticePoint(east), latticePoint(west)}));
}

} // namespace
