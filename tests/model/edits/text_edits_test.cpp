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

} // namespace
