#include "editor/tools/paste_tool.h"

#include "editor/region_actions.h"
#include "model/edits/terrain_edits.h"
#include "tests/editor/desk.h"

#include <gmock/gmock.h>

using namespace editor;
using namespace editor::testing;

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Woods in 0404 and a town north of it are copied.
struct Pasting : Desk {
    PasteTool tool{session};

    Pasting() {
        const auto woods = hexOf(session, "0404");
        const auto town = hexOf(session, "0403");
        session.apply(model::paintTerrain({woods}, model::TerrainId("woods"), {}));
        session.apply(model::paintTerrain({town}, model::TerrainId("town"), {}));
        session.selection().select({woods, town});
        copySelection(session);
        anchored = session.toolSettings().copied->hexes.contains(
                       neighbour(model::Hex{}, model::Direction(0)))
                       ? "woods"
                       : "town";
    }
    std::string anchored; ///< what the pointer holds
};

TEST(PasteTool, AClickPutsTheCopyDownAsOneStep) {
    Pasting desk;
    const auto before = desk.session.document().now();
    stroke(desk.tool, {centreOf(desk.session, "0806")});
    EXPECT_THAT(terrainAt(desk.session, "0806"), ElementsAre(desk.anchored));
    EXPECT_EQ(desk.session.document().now(), before + 1);
    EXPECT_THAT(terrainAt(desk.session, "0404"), ElementsAre("woods"));
}

TEST(PasteTool, FollowsThePointerUntilTheRelease) {
    Pasting desk;
    desk.tool.press(centreOf(desk.session, "0206"));
    desk.tool.release(centreOf(desk.session, "0806"));
    EXPECT_THAT(terrainAt(desk.session, "0206"), IsEmpty());
    EXPECT_THAT(terrainAt(desk.session, "0806"), ElementsAre(desk.anchored));
}

TEST(PasteTool, KeysTurnWhatItHolds) {
    Pasting desk;
    EXPECT_TRUE(desk.tool.key(Key::turnRight));
    EXPECT_TRUE(desk.tool.key(Key::turnRight));
    EXPECT_TRUE(desk.tool.key(Key::turnRight));
    stroke(desk.tool, {centreOf(desk.session, "0806")});
    // Half a turn: north and south have changed places.
    const bool holdsWoods = desk.anchored == "woods";
    EXPECT_THAT(terrainAt(desk.session, holdsWoods ? "0807" : "0805"),
                ElementsAre(holdsWoods ? "town" : "woods"));
    EXPECT_FALSE(desk.tool.key(Key::enter));
}

TEST(PasteTool, MirrorsAsItIsSeen) {
    Pasting desk;
    desk.tool.key(Key::turnRight);
    desk.tool.key(Key::mirror);
    // What had been turned to the north-east now lies to the north-west.
    const model::Placement placement{
        {}, desk.session.toolSettings().pasteTurns, desk.session.toolSettings().pasteMirrored};
    EXPECT_EQ(placement(model::Direction(0)), model::Direction(10));
}

TEST(PasteTool, EscapeTakesItBack) {
    Pasting desk;
    desk.tool.press(centreOf(desk.session, "0806"));
    EXPECT_THAT(terrainAt(desk.session, "0806"), ElementsAre(desk.anchored));
    desk.tool.cancel();
    EXPECT_THAT(terrainAt(desk.session, "0806"), IsEmpty());
}

/// In every place along the edge, turned and mirrored each way, what would lie beyond it is left
/// out.
TEST(PasteTool, BeyondTheMapEdgeNothingIsPutDown) {
    for (const char* at : {"0101", "1001", "0108", "1008", "0501", "0508"})
        for (const bool mirrored : {false, true})
            for (int turns = 0; turns < 6; ++turns) {
                Pasting desk;
                desk.session.toolSettings().pasteTurns = turns;
                desk.session.toolSettings().pasteMirrored = mirrored;
                const auto before = desk.session.document().now();
                const auto* expected = desk.anchored.c_str();
                stroke(desk.tool, {centreOf(desk.session, at)});
                EXPECT_EQ(desk.session.document().now(), before + 1) << at;
                EXPECT_THAT(terrainAt(desk.session, at), ElementsAre(expected)) << at;
                for (const auto& list : desk.session.scenario().map->terrain)
                    list->hexes.forEach([&](model::Hex hex) {
                        EXPECT_TRUE(desk.session.extent().isOnMap(hex)) << at << ' ' << turns;
                    });
                paste(desk.session, hexOf(desk.session, at));
                for (const model::Hex hex : desk.session.selection().hexes())
                    EXPECT_TRUE(desk.session.extent().isOnMap(hex)) << at << ' ' << turns;
            }
}

} // namespace
