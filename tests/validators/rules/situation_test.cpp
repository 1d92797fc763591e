#include "validators/rules/situation.h"

#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"
#include "tests/support/small_map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing_support::Of;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using validators::Situation;

TEST(Situation, ResolvesWhatAUnitNames) {
    ScenarioBuilder battle;
    battle.corps("AG").infantry("a", Of{"F", "AG"}).units("b", "zouaves", Of{"F", "XX"});
    const Situation situation(battle, piedmont().get());
    const auto* a = situation.unit(model::UnitId("a"));
    ASSERT_NE(a, nullptr);
    EXPECT_EQ(a->unitClass->countsAs, "infantry");
    EXPECT_EQ(a->formation->id.text, "AG");
    const auto* b = situation.unit(model::UnitId("b"));
    EXPECT_EQ(b->unitClass, nullptr);
    EXPECT_EQ(b->formation, nullptr);
    EXPECT_EQ(situation.unit(model::UnitId("c")), nullptr);
}

TEST(Situation, TakesTheSideOfTheArmyWhereTheUnitNamesNone) {
    ScenarioBuilder battle;
    battle.infantry("a", Of{"P"}).with([](model::Scenario& scenario) {
        scenario.forces.edit([](model::Forces& forces) {
            forces.units[0].edit([](model::Unit& unit) { unit.side = model::SideId(); });
        });
    });
    const Situation situation(battle, nullptr);
    EXPECT_EQ(situation.unit(model::UnitId("a"))->side.text, "C");
}

TEST(Situation, FindsPiecesByHexInTheOrderOfTheStack) {
    ScenarioBuilder battle;
    battle.infantry("a b c d").put("b", "1010").put("d", "2020").put("a c", "1010");
    const Situation situation(battle, nullptr);
    std::vector<std::string> names;
    for (const auto& standing : situation.standingAt(battle.hex("1010")))
        names.push_back(standing.piece.unit.text);
    EXPECT_THAT(names, ElementsAre("b", "a", "c"));
    EXPECT_THAT(situation.standingAt(battle.hex("1011")), IsEmpty());
    EXPECT_EQ(situation.occupiedHexes().size(), 2u);
}

TEST(Situation, LeavesOutWhatStandsOnSheetsThatAreNotInPlay) {
    ScenarioBuilder battle(testing_support::twoSheets());
    battle.infantry("a b").put("a", "W-0101").put("b", "E-0101");
    battle.with([](model::Scenario& scenario) { scenario.sheetsInPlay = {model::SheetId("E")}; });
    const Situation situation(battle, nullptr);
    ASSERT_EQ(situation.standing().size(), 1u);
    EXPECT_EQ(situation.standing()[0].piece.unit.text, "b");
}

TEST(Situation, PlacesUnitsOfASetupOfOneHexWithoutAnArrangement) {
    ScenarioBuilder battle;
    battle.infantry("a b").setup("one", "F", "a", "1010").setup("two", "F", "b", "1010 1011");
    const Situation situation(battle, nullptr);
    ASSERT_EQ(situation.standing().size(), 1u);
    EXPECT_TRUE(situation.standing()[0].fromSetup);
}

TEST(Situation, LaysHouseRulesOverTheRulesetAndNamesTheRefusedOnes) {
    ScenarioBuilder battle;
    battle.houseRule("stacking.armies-mix", "yes").houseRule("stacking.armies-mix", "perhaps");
    const Situation situation(battle, piedmont().get());
    const auto& table = std::get<model::StackByClassTable>(situation.ruleset()->stacking);
    EXPECT_TRUE(table.armiesMix.value);
    EXPECT_EQ(table.armiesMix.layer, "house rule");
    ASSERT_EQ(situation.refusedOverrides().size(), 1u);
    EXPECT_EQ(situation.refusedOverrides()[0].index, 1u);
}

TEST(Situation, GivesTheGroundWhereNoListNamesATerrain) {
    ScenarioBuilder battle;
    battle.terrain("woods", "1010");
    const Situation situation(battle, nullptr);
    EXPECT_THAT(situation.terrainAt(battle.hex("1010")), ElementsAre(model::TerrainId("woods")));
    EXPECT_THAT(situation.terrainAt(battle.hex("1011")), ElementsAre(model::TerrainId("clear")));
}

TEST(Situation, JudgesTheMomentOfTheScenarioUnlessToldOtherwise) {
    ScenarioBuilder battle;
    EXPECT_EQ(Situation(battle, nullptr).moment(), model::Moment::setup);
    EXPECT_EQ(Situation(battle, nullptr, {}, model::Moment::play).moment(), model::Moment::play);
    EXPECT_EQ(Situation(battle.inPlay(), nullptr).moment(), model::Moment::play);
}

} // namespace
