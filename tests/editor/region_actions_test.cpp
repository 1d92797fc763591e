#include "editor/region_actions.h"

#include "model/edits/terrain_edits.h"
#include "tests/editor/desk.h"

#include <gmock/gmock.h>

using namespace editor;
using namespace editor::testing;

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

struct Region : Desk {
    void select(const std::vector<const char*>& labels) {
        std::vector<model::Subject> hexes;
        for (const char* label : labels)
            hexes.emplace_back(hexOf(session, label));
        session.selection().select(std::move(hexes));
    }
    void level(const char* label, int level) {
        session.apply(model::setLevel({hexOf(session, label)}, level));
    }
    std::vector<model::HexsideFeature> features(const char* label) {
        const auto& map = *session.scenario().map;
        return model::featuresAt(map, model::readHexside(map, label).value.value().hexside());
    }
};

TEST(FillSelection, PaintsTheChosenTerrainAsOneStep) {
    Region desk;
    EXPECT_FALSE(fillSelection(desk.session));
    desk.select({"0404", "0405"});
    EXPECT_FALSE(fillSelection(desk.session)); // no terrain is chosen
    desk.session.toolSettings().terrain = model::TerrainId("woods");
    EXPECT_TRUE(fillSelection(desk.session));
    EXPECT_THAT(terrainAt(desk.session, "0404"), ElementsAre("woods"));
    EXPECT_THAT(terrainAt(desk.session, "0405"), ElementsAre("woods"));
    EXPECT_EQ(desk.session.document().now(), 1u);
    // What it excludes goes (TLNB: no woods in a marsh).
    desk.session.toolSettings().terrain = model::TerrainId("marsh");
    fillSelection(desk.session);
    EXPECT_THAT(terrainAt(desk.session, "0404"), ElementsAre("marsh"));
}

TEST(ReplaceTerrainAction, StaysWithinTheSelectionUnlessTheWholeMapIsMeant) {
    Region desk;
    const model::TerrainId woods("woods");
    const model::TerrainId orchard("orchard");
    desk.session.apply(
        model::paintTerrain({hexOf(desk.session, "0404"), hexOf(desk.session, "0808")}, woods, {}));
    desk.select({"0404"});
    EXPECT_TRUE(replaceTerrain(desk.session, woods, orchard, Where::selection));
    EXPECT_THAT(terrainAt(desk.session, "0404"), ElementsAre("orchard"));
    EXPECT_THAT(terrainAt(desk.session, "0808"), ElementsAre("woods"));
    EXPECT_TRUE(replaceTerrain(desk.session, woods, orchard, Where::wholeMap));
    EXPECT_THAT(terrainAt(desk.session, "0808"), ElementsAre("orchard"));
}

TEST(DrawSlopesFromLevels, FollowsTheStepOfTheRuleset) {
    Region desk;
    const int step = desk.session.ruleset()->map.slopeStep.value;
    desk.level("0404", step);
    desk.level("0405", 0);
    desk.level("0806", step);
    desk.level("0807", 0);
    desk.select({"0404"});
    EXPECT_TRUE(drawSlopesFromLevels(desk.session, Where::selection));
    ASSERT_EQ(desk.features("0404/0405").size(), 1u);
    EXPECT_EQ(desk.features("0404/0405")[0].uphill, hexOf(desk.session, "0404"));
    EXPECT_TRUE(desk.features("0806/0807").empty());
    EXPECT_TRUE(drawSlopesFromLevels(desk.session, Where::wholeMap));
    EXPECT_EQ(desk.features("0806/0807").size(), 1u);
}

TEST(CutAndPaste, CarryTheSelectionElsewhere) {
    Region desk;
    EXPECT_FALSE(copySelection(desk.session));
    desk.session.apply(
        model::paintTerrain({hexOf(desk.session, "0404")}, model::TerrainId("woods"), {}));
    desk.select({"0404"});
    EXPECT_TRUE(cutSelection(desk.session));
    EXPECT_THAT(terrainAt(desk.session, "0404"), IsEmpty());
    EXPECT_TRUE(paste(desk.session, hexOf(desk.session, "0707")));
    EXPECT_THAT(terrainAt(desk.session, "0707"), ElementsAre("woods"));
    EXPECT_EQ(desk.session.selection().hexes(), std::vector{hexOf(desk.session, "0707")});
}

TEST(SelectAllHexes, SelectsEachHexInPlay) {
    Region desk;
    selectAllHexes(desk.session);
    EXPECT_EQ(desk.session.selection().hexes().size(), 80u); // ten columns of eight
    EXPECT_TRUE(clearSelection(desk.session));
}

} // namespace
