#include "model/edits/text_edits.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::at;
using testing_support::smallMap;

namespace {

Misfit wrong(std::string field, std::string text, MisfitKind kind, std::size_t position = 0) {
    return {std::move(field), std::move(text), kind, position, {}};
}

TEST(AdoptMisfit, PutsAHexIntoItsListOnceTheGridHasIt) {
    Map map = smallMap();
    TerrainList list{{}, TerrainId("woods"), {}, {}};
    list.about.extras.misfits = {wrong("hexes", "2121", MisfitKind::hex)};
    map.terrain.push_back(Shared<TerrainList>(list));
    Scenario scenario = testing_support::scenarioOn(std::move(map));
    const auto found = misfits(scenario).at(0);
    EXPECT_FALSE(canAdopt(scenario, found.record, found.misfit));
    const Scenario before = scenario;
    adoptMisfit(found.record, found.misfit).apply(scenario);
    EXPECT_EQ(scenario, before);
    scenario.map.edit([](Map& changed) {
        changed.sheets[0].columns.last = 21;
        changed.sheets[0].oddRows.last = 21;
    });
    EXPECT_TRUE(canAdopt(scenario, found.record, found.misfit));
    adoptMisfit(found.record, found.misfit).apply(scenario);
    EXPECT_TRUE(misfits(scenario).empty());
    EXPECT_EQ(terrainAt(*scenario.map, at(*scenario.map, "2121")),
              (std::vector<TerrainId>{TerrainId("woods")}));
}

TEST(AdoptMisfit, PutsAMendedHexsideBackWhereItStoodInTheChain) {
    Map map = smallMap();
    Watercourse water;
    water.id = WatercourseId("bormida");
    for (const char* text : {"0910/1010", "1010/1110"})
        water.hexsides.push_back(readHexside(map, text).value.value().hexside());
    water.about.extras.misfits = {wrong("hexsides", "1009/1019", MisfitKind::hexside, 1)};
    map.watercourses.push_back(Shared<Watercourse>(water));
    Scenario scenario = testing_support::scenarioOn(std::move(map));
    const auto found = misfits(scenario).at(0);
    adoptMisfit(found.record, found.misfit, "1009/1010").apply(scenario);
    const auto& hexsides = scenario.map->watercourses[0]->hexsides;
    ASSERT_EQ(hexsides.size(), 3u);
    EXPECT_EQ(label(*scenario.map, hexsides[1]), "1009/1010");
}

TEST(AdoptMisfit, SetsTheFigureOfAUnit) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    testing_support::addUnit(scenario, "a");
    scenario.forces.edit([](Forces& forces) {
        forces.units[0].edit([](Unit& unit) {
            unit.about.extras.misfits = {wrong("strength", "3½", MisfitKind::value)};
        });
    });
    const auto found = misfits(scenario).at(0);
    EXPECT_FALSE(canAdopt(scenario, found.record, found.misfit));
    adoptMisfit(found.record, found.misfit, "3").apply(scenario);
    EXPECT_EQ(find(*scenario.forces, UnitId("a"))->combat.strength.valueOr(0), 3);
    EXPECT_TRUE(misfits(scenario).empty());
}

TEST(AdoptMisfit, GivesAPieceItsHex) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    scenario.arrangement.edit([](Arrangement& arrangement) {
        Piece piece;
        piece.unit = UnitId("a");
        piece.about.extras.misfits = {wrong("at", "6101", MisfitKind::hex)};
        arrangement.pieces.push_back(Shared<Piece>(piece));
    });
    const auto found = misfits(scenario).at(0);
    adoptMisfit(found.record, found.misfit, "2001").apply(scenario);
    EXPECT_EQ(placedPieces(scenario).at(0).piece.at, at(*scenario.map, "2001"));
}

TEST(DropMisfit, TakesOnlyThatOne) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    scenario.map.edit([](Map& map) {
        map.about.extras.misfits = {wrong("a", "1", MisfitKind::value),
                                    wrong("b", "2", MisfitKind::value)};
    });
    const auto found = misfits(scenario).at(0);
    dropMisfit(found.record, found.misfit).apply(scenario);
    ASSERT_EQ(misfits(scenario).size(), 1u);
    EXPECT_EQ(misfits(scenario)[0].misfit.text, "2");
}

TEST(DropMisfit, TakesAListOfTheMapThatThenSaysNothing) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    TerrainList list;
    list.type = TerrainId("woods");
    list.about.extras.misfits = {wrong("hexes", "9999", MisfitKind::hex),
                                 wrong("hexes", "8888", MisfitKind::hex)};
    scenario.map.edit([&](Map& map) { map.terrain.push_back(Shared<TerrainList>(list)); });
    for (const std::size_t left : {1u, 0u}) {
        const auto found = misfits(scenario).at(0);
        dropMisfit(found.record, found.misfit).apply(scenario);
        EXPECT_EQ(scenario.map->terrain.size(), left);
    }
}

TEST(SetOverride, SetsChangesAndTakesAway) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    const Scenario before = scenario;
    setOverride("stacking.leader-of", "formation", "house rule").apply(scenario);
    setOverride("stacking.leader-of", "army", "house rule").apply(scenario);
    ASSERT_EQ(scenario.rules->overrides.size(), 1u);
    EXPECT_EQ(scenario.rules->overrides[0].value, "army");
    setOverride("stacking.leader-of", "", "").apply(scenario);
    EXPECT_EQ(scenario, before);
}

/// A river of three texts: one that reads well between two that say the same wrong thing.
Scenario riverWithTwoWrongTexts() {
    Map map = smallMap();
    Watercourse water;
    water.id = WatercourseId("bormida");
    water.hexsides = {readHexside(map, "1010/1110").value.value().hexside()};
    water.about.extras.misfits = {wrong("hexsides", "x", MisfitKind::hexside, 0),
                                  wrong("hexsides", "x", MisfitKind::hexside, 1)};
    map.watercourses.push_back(Shared<Watercourse>(water));
    return testing_support::scenarioOn(std::move(map));
}

TEST(AdoptMisfit, MendsTheOneThatIsMeantAndMovesThoseBehind) {
    Scenario scenario = riverWithTwoWrongTexts();
    const auto found = misfits(scenario);
    adoptMisfit(found.at(1).record, found.at(1).misfit, "1010/1111").apply(scenario);
    ASSERT_EQ(misfits(scenario).size(), 1u);
    EXPECT_EQ(misfits(scenario)[0].misfit.position, 0u);

    scenario = riverWithTwoWrongTexts();
    adoptMisfit(found.at(0).record, found.at(0).misfit, "1009/1010").apply(scenario);
    ASSERT_EQ(misfits(scenario).size(), 1u);
    EXPECT_EQ(misfits(scenario)[0].misfit.position, 2u);
}

TEST(AdoptMisfit, DoesNothingASecondTime) {
    Scenario scenario = riverWithTwoWrongTexts();
    const auto found = misfits(scenario).at(0);
    dropMisfit(found.record, found.misfit).apply(scenario);
    dropMisfit(found.record, found.misfit).apply(scenario);
    const Scenario before = scenario;
    EXPECT_FALSE(canAdopt(scenario, found.record, found.misfit, "1009/1010"));
    adoptMisfit(found.record, found.misfit, "1009/1010").apply(scenario);
    EXPECT_EQ(scenario, before);
}

/// A scenario whose map has one record with one misfit, adopted with this text; the misfit is
/// gone when that worked.
template <class T>
Map mended(std::vector<Shared<T>> Map::*records, T record, Misfit misfit, const std::string& text) {
    Map map = smallMap();
    record.about.extras.misfits = {std::move(misfit)};
    (map.*records).push_back(Shared<T>(std::move(record)));
    Scenario scenario = testing_support::scenarioOn(std::move(map));
    const auto found = misfits(scenario).at(0);
    const bool can = canAdopt(scenario, found.record, found.misfit, text);
    adoptMisfit(found.record, found.misfit, text).apply(scenario);
    EXPECT_EQ(can, misfits(scenario).empty());
    return *scenario.map;
}

TEST(AdoptMisfit, ReadsWhatIsDrawnOnTheMap) {
    const Misfit points = wrong("points", "1,1 x", MisfitKind::value);
    const auto outlines = mended(&Map::outlines, Outline{}, points, "1,1 -0.5,2").outlines;
    EXPECT_EQ(outlines[0]->points, (std::vector<LatticePoint>{{1000, -1000}, {-500, -2000}}));
    EXPECT_TRUE(mended(&Map::outlines, Outline{}, points, "1,1 2").outlines[0]->points.empty());
    const Misfit angle = wrong("angle", "steep", MisfitKind::value);
    EXPECT_EQ(mended(&Map::labels, Label{}, angle, "-30").labels[0]->angle, -30);
    EXPECT_EQ(mended(&Map::labels, Label{}, angle, "181").labels[0]->angle, 0);
    const Misfit shows = wrong("shows", "half", MisfitKind::value);
    EXPECT_EQ(mended(&Map::partial, PartialList{}, shows, "50").partial[0]->shows, 50);
    EXPECT_EQ(mended(&Map::partial, PartialList{}, shows, "100").partial[0]->shows, 0);
}

TEST(AdoptMisfit, ReadsAControlPointOfAnUnderlay) {
    Map map = smallMap();
    Underlay underlay;
    underlay.control.resize(2);
    underlay.control[1].about.extras.misfits = {wrong("x", "12 px", MisfitKind::value),
                                                wrong("at", "9901", MisfitKind::hex)};
    map.underlays.push_back(Shared<Underlay>(underlay));
    Scenario scenario = testing_support::scenarioOn(std::move(map));
    const auto found = misfits(scenario);
    ASSERT_EQ(found.size(), 2u);
    adoptMisfit(found[0].record, found[0].misfit, "12.5").apply(scenario);
    adoptMisfit(found[1].record, found[1].misfit, "0901").apply(scenario);
    EXPECT_TRUE(misfits(scenario).empty());
    EXPECT_EQ(scenario.map->underlays[0]->control[1].x, 12.5);
    EXPECT_EQ(scenario.map->underlays[0]->control[1].at, at(*scenario.map, "0901"));
}

TEST(AdoptMisfit, GivesAGatherPointAndABoxTheirHexes) {
    const Misfit point = wrong("at", "9901", MisfitKind::hex);
    const Map gathered = mended(&Map::gatherPoints, GatherPoint{}, point, "0901");
    EXPECT_EQ(gathered.gatherPoints[0]->at, at(gathered, "0901"));
    const Misfit edge = wrong("beside", "9901", MisfitKind::hex);
    const Map boxed = mended(&Map::boxes, MapBox{}, edge, "2001");
    EXPECT_EQ(boxed.boxes[0]->beside, testing_support::allAt(boxed, {"2001"}));
}

} // namespace
