#include "model/edits/terrain_edits.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::allAt;
using testing_support::at;
using testing_support::smallMap;
using testing_support::twoSheets;

namespace {

const TerrainId woods("woods");
const TerrainId marsh("marsh");
const TerrainId clear("clear");

TEST(PaintTerrain, AddsToTheSetAndTakesAwayWhatItExcludes) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    const Hex hex = at(*scenario.map, "0505");
    paintTerrain({hex}, woods, {}).apply(scenario);
    paintTerrain({hex}, TerrainId("chateau"), {}).apply(scenario);
    EXPECT_EQ(terrainAt(*scenario.map, hex), (std::vector<TerrainId>{woods, TerrainId("chateau")}));
    paintTerrain({hex}, marsh, {woods}).apply(scenario);
    EXPECT_EQ(terrainAt(*scenario.map, hex), (std::vector<TerrainId>{TerrainId("chateau"), marsh}));
}

TEST(PaintTerrain, OfTheGroundClearsTheHex) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    const Scenario before = scenario;
    const auto hexes = allAt(*scenario.map, {"0505", "0506"});
    paintTerrain(hexes, woods, {}).apply(scenario);
    paintTerrain(hexes, clear, {}).apply(scenario);
    EXPECT_EQ(*scenario.map, *before.map);
}

TEST(PaintTerrain, GoesIntoTheListOfItsSheetAndBasis) {
    Map map = twoSheets();
    map.sheets[1].about.basis = Basis::reconstructed;
    TerrainList printed{SheetId("E"), woods, {}, {}};
    printed.about.basis = Basis::printed;
    printed.hexes.insert(at(map, "E-0101"));
    TerrainList drawn{SheetId("E"), woods, {}, {}};
    drawn.about.basis = Basis::reconstructed;
    drawn.hexes.insert(at(map, "E-0102"));
    map.terrain = {Shared<TerrainList>(printed), Shared<TerrainList>(drawn)};
    Scenario scenario = testing_support::scenarioOn(std::move(map));
    paintTerrain(allAt(*scenario.map, {"E-0101", "E-0103", "W-0101"}), woods, {}).apply(scenario);
    ASSERT_EQ(scenario.map->terrain.size(), 3u);
    EXPECT_EQ(*scenario.map->terrain[0], printed);
    EXPECT_EQ(scenario.map->terrain[1]->hexes.hexes(), allAt(*scenario.map, {"E-0102", "E-0103"}));
    EXPECT_EQ(scenario.map->terrain[2]->sheet, SheetId("W"));
    EXPECT_EQ(scenario.map->terrain[2]->hexes.hexes(), allAt(*scenario.map, {"W-0101"}));
}

TEST(PaintTerrain, LeavesHexesThatAreNotPrintedAlone) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    const Scenario before = scenario;
    paintTerrain({{900, 900}}, woods, {}).apply(scenario);
    EXPECT_EQ(scenario, before);
}

TEST(EraseTerrain, TakesOneKindOrAll) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    const Hex hex = at(*scenario.map, "0505");
    paintTerrain({hex}, woods, {}).apply(scenario);
    paintTerrain({hex}, TerrainId("chateau"), {}).apply(scenario);
    eraseTerrain({hex}, woods).apply(scenario);
    EXPECT_EQ(terrainAt(*scenario.map, hex), (std::vector<TerrainId>{TerrainId("chateau")}));
    eraseTerrain({hex}).apply(scenario);
    EXPECT_TRUE(scenario.map->terrain.empty());
}

TEST(EraseTerrain, KeepsAnEmptyListThatHoldsAComment) {
    Map map = smallMap();
    TerrainList list{{}, woods, {}, {}};
    list.hexes.insert(at(map, "0505"));
    list.about.extras.before.push_back("<!-- the old wood -->");
    map.terrain.push_back(Shared<TerrainList>(list));
    Scenario scenario = testing_support::scenarioOn(std::move(map));
    eraseTerrain({at(*scenario.map, "0505")}).apply(scenario);
    ASSERT_EQ(scenario.map->terrain.size(), 1u);
    EXPECT_EQ(scenario.map->terrain[0]->about.extras.before.size(), 1u);
}

TEST(SetLevel, MovesAHexFromOneLevelToAnother) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    const Hex hex = at(*scenario.map, "0505");
    setLevel({hex}, 2).apply(scenario);
    EXPECT_EQ(levelAt(*scenario.map, hex), 2);
    setLevel({hex}, -1).apply(scenario);
    EXPECT_EQ(levelAt(*scenario.map, hex), -1);
    EXPECT_EQ(scenario.map->levels.size(), 1u);
    setLevel({hex}, std::nullopt).apply(scenario);
    EXPECT_EQ(levelAt(*scenario.map, hex), std::nullopt);
}

} // namespace
