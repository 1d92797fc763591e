#include "editor/tools/paint_terrain_tool.h"

#include "tests/editor/desk.h"

#include <gmock/gmock.h>

using namespace editor;
using namespace editor::testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

constexpr Modifiers control{false, true, false};
constexpr Modifiers shift{true, false, false};

std::size_t hexesWith(const Session& session, const char* terrain) {
    std::size_t count = 0;
    for (const model::Hex hex : session.extent().hexes())
        for (const auto& id : model::terrainAt(*session.scenario().map, hex))
            count += id.text == terrain ? 1u : 0u;
    return count;
}

struct Painting : Desk {
    PaintTerrainTool tool{session};

    explicit Painting(const char* terrain = "woods") {
        session.toolSettings().terrain = model::TerrainId(terrain);
    }
};

TEST(PaintTerrainTool, AStrokeIsOneStepOfHistory) {
    Painting desk;
    stroke(desk.tool, {centreOf(desk.session, "0303"), centreOf(desk.session, "0304"),
                       centreOf(desk.session, "0305")});
    EXPECT_THAT(terrainAt(desk.session, "0303"), ElementsAre("woods"));
    EXPECT_THAT(terrainAt(desk.session, "0304"), ElementsAre("woods"));
    EXPECT_THAT(terrainAt(desk.session, "0305"), ElementsAre("woods"));
    EXPECT_EQ(desk.session.document().now(), 1u);
    desk.session.undo();
    EXPECT_EQ(hexesWith(desk.session, "woods"), 0u);
}

TEST(PaintTerrainTool, AQuickStrokeLeavesNoHoles) {
    Painting desk;
    desk.tool.press(centreOf(desk.session, "0302"));
    desk.tool.release(centreOf(desk.session, "0307"));
    for (const char* hex : {"0302", "0303", "0304", "0305", "0306", "0307"})
        EXPECT_THAT(terrainAt(desk.session, hex), ElementsAre("woods")) << hex;
    EXPECT_EQ(hexesWith(desk.session, "woods"), 6u);
}

TEST(PaintTerrainTool, ThePreviewIsShownBeforeTheRelease) {
    Painting desk;
    desk.tool.press(centreOf(desk.session, "0303"));
    EXPECT_THAT(terrainAt(desk.session, "0303"), ElementsAre("woods"));
    EXPECT_FALSE(desk.session.document().canUndo());
}

TEST(PaintTerrainTool, EscapeInMidStrokeRestores) {
    Painting desk;
    const model::Scenario before = desk.session.scenario();
    desk.tool.press(centreOf(desk.session, "0303"));
    desk.tool.drag(centreOf(desk.session, "0304"));
    desk.tool.cancel();
    EXPECT_TRUE(desk.session.scenario() == before);
    desk.tool.drag(centreOf(desk.session, "0305")); // the button is still down
    desk.tool.release(centreOf(desk.session, "0305"));
    EXPECT_TRUE(desk.session.scenario() == before);
    EXPECT_FALSE(desk.session.isModified());
}

TEST(PaintTerrainTool, UndoInMidStrokeCancelsTheStrokeOnly) {
    Painting desk;
    stroke(desk.tool, {centreOf(desk.session, "0101")});
    desk.tool.press(centreOf(desk.session, "0303"));
    desk.session.undo();
    EXPECT_THAT(terrainAt(desk.session, "0303"), IsEmpty());
    EXPECT_THAT(terrainAt(desk.session, "0101"), ElementsAre("woods"));
    desk.tool.release(centreOf(desk.session, "0303"));
    EXPECT_EQ(desk.session.document().now(), 1u);
}

TEST(PaintTerrainTool, TheBrushCoversItsRadius) {
    Painting desk;
    desk.session.toolSettings().brushRadius = 2;
    stroke(desk.tool, {centreOf(desk.session, "0504")});
    EXPECT_EQ(hexesWith(desk.session, "woods"), 19u); // 1 + 6 + 12
}

TEST(PaintTerrainTool, TheBrushStopsAtTheMapEdge) {
    Painting desk;
    desk.session.toolSettings().brushRadius = 1;
    stroke(desk.tool, {centreOf(desk.session, "0101")});
    // The north-western corner hex touches 0102 and 0201, where even columns are lowered.
    EXPECT_EQ(hexesWith(desk.session, "woods"), 3u);
}

TEST(PaintTerrainTool, WhatTheTerrainExcludesIsTakenAway) {
    Painting desk("marsh");
    const auto& ruleset = desk.session.ruleset();
    ASSERT_TRUE(ruleset);
    const auto* marsh = find(*ruleset, model::TerrainId("marsh"));
    ASSERT_TRUE(marsh);
    ASSERT_THAT(marsh->excludes, ::testing::Contains(model::TerrainId("woods")));
    stroke(desk.tool, {centreOf(desk.session, "0303")});
    // Painting the other of the two: the ruleset says it only once, of the marsh.
    desk.session.toolSettings().terrain = model::TerrainId("woods");
    stroke(desk.tool, {centreOf(desk.session, "0303")});
    EXPECT_THAT(terrainAt(desk.session, "0303"), ElementsAre("woods"));
    desk.session.toolSettings().terrain = model::TerrainId("marsh");
    stroke(desk.tool, {centreOf(desk.session, "0303")});
    EXPECT_THAT(terrainAt(desk.session, "0303"), ElementsAre("marsh"));
}

TEST(PaintTerrainTool, ControlErasesTheChosenTerrainOnly) {
    Painting desk;
    stroke(desk.tool, {centreOf(desk.session, "0303")});
    desk.session.toolSettings().terrain = model::TerrainId("hilltop");
    stroke(desk.tool, {centreOf(desk.session, "0303", control)});
    EXPECT_THAT(terrainAt(desk.session, "0303"), ElementsAre("woods"));
    desk.session.toolSettings().terrain = model::TerrainId("woods");
    stroke(desk.tool, {centreOf(desk.session, "0303", control)});
    EXPECT_THAT(terrainAt(desk.session, "0303"), IsEmpty());
}

TEST(PaintTerrainTool, FillStopsWhereTheTerrainIsAnother) {
    Painting desk;
    // A wall of woods down column 5 leaves four columns of eight hexes to the west.
    desk.tool.press(centreOf(desk.session, "0501"));
    desk.tool.release(centreOf(desk.session, "0508"));
    desk.session.toolSettings().terrain = model::TerrainId("orchard");
    stroke(desk.tool, {centreOf(desk.session, "0203", shift)});
    EXPECT_EQ(hexesWith(desk.session, "orchard"), 32u);
    EXPECT_EQ(hexesWith(desk.session, "woods"), 8u);
}

TEST(PaintTerrainTool, TheFillToolNeedsNoModifier) {
    Painting desk;
    PaintTerrainTool fill(desk.session, PaintTerrainTool::Mode::fill);
    stroke(fill, {centreOf(desk.session, "0203")});
    EXPECT_EQ(hexesWith(desk.session, "woods"), 80u);
    EXPECT_EQ(desk.session.document().now(), 1u);
}

TEST(PaintTerrainTool, NothingChosenPaintsNothing) {
    Painting desk("");
    stroke(desk.tool, {centreOf(desk.session, "0303")});
    EXPECT_FALSE(desk.session.isModified());
}

TEST(PaintTerrainTool, BeyondTheMapNothingHappens) {
    Painting desk;
    stroke(desk.tool, {pickAtPoint(desk.session, {-1000.0, -1000.0})});
    EXPECT_FALSE(desk.session.isModified());
}

} // namespace
