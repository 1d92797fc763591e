#include "model/edits/force_edits.h"

#include "model/forces/unit_attributes.h"
#include "model/scenario/scenario.h"
#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;

namespace {

Scenario withOneUnit() {
    Scenario scenario = testing_support::scenarioOn(testing_support::smallMap());
    testing_support::addUnit(scenario, "a");
    return scenario;
}

TEST(SetUnitAttribute, SetsAFigure) {
    Scenario scenario = withOneUnit();
    setUnitAttribute(UnitId("a"), "strength", "3").apply(scenario);
    EXPECT_EQ(*scenario.forces->units[0]->combat.strength, 3);
}

TEST(SetUnitAttribute, KeepsTextThatIsNoFigureAndForgetsTheFigureBefore) {
    Scenario scenario = withOneUnit();
    setUnitAttribute(UnitId("a"), "strength", "3").apply(scenario);
    setUnitAttribute(UnitId("a"), "strength", "3½").apply(scenario);
    const Unit& unit = *scenario.forces->units[0];
    EXPECT_FALSE(unit.combat.strength.isStated());
    ASSERT_EQ(unit.about.extras.misfits.size(), 1u);
    EXPECT_EQ(unit.about.extras.misfits[0].field, "strength");
    EXPECT_EQ(unit.about.extras.misfits[0].text, "3½");
}

TEST(SetUnitAttribute, AGoodFigureReplacesTheWrongText) {
    Scenario scenario = withOneUnit();
    setUnitAttribute(UnitId("a"), "strength", "3½").apply(scenario);
    setUnitAttribute(UnitId("a"), "move", "x").apply(scenario);
    setUnitAttribute(UnitId("a"), "strength", "4").apply(scenario);
    const Unit& unit = *scenario.forces->units[0];
    EXPECT_EQ(*unit.combat.strength, 4);
    ASSERT_EQ(unit.about.extras.misfits.size(), 1u);
    EXPECT_EQ(unit.about.extras.misfits[0].field, "move");
}

Scenario twoOfOneId() {
    Scenario scenario = testing_support::scenarioOn(testing_support::smallMap());
    for (const char* id : {"a", "b", "a"})
        testing_support::addUnit(scenario, id);
    return scenario;
}

TEST(DeleteUnit, TakesTheOneAtItsPlace) {
    Scenario scenario = twoOfOneId();
    deleteUnit(2, UnitId("a")).apply(scenario);
    ASSERT_EQ(scenario.forces->units.size(), 2u);
    EXPECT_EQ(scenario.forces->units[1]->id, UnitId("b"));
}

TEST(DeleteUnit, LeavesAnotherThatHasComeToItsPlace) {
    Scenario scenario = twoOfOneId();
    deleteUnit(0, UnitId("a")).apply(scenario);
    const Scenario before = scenario;
    deleteUnit(0, UnitId("a")).apply(scenario);
    deleteUnit(7, UnitId("a")).apply(scenario);
    changeUnitId(0, UnitId("a"), UnitId("c")).apply(scenario);
    EXPECT_EQ(scenario, before);
}

TEST(ChangeUnitId, NamesOnlyTheOneAtItsPlace) {
    Scenario scenario = twoOfOneId();
    changeUnitId(2, UnitId("a"), UnitId("c")).apply(scenario);
    EXPECT_EQ(scenario.forces->units[0]->id, UnitId("a"));
    EXPECT_EQ(scenario.forces->units[2]->id, UnitId("c"));
}

} // namespace
