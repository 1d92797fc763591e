#include "validators/cases/run_case.h"

#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"

#include <gtest/gtest.h>

namespace {

using testing_support::piedmont;
using testing_support::ScenarioBuilder;

/// Three units without leader in one hex.
ScenarioBuilder crowded() {
    ScenarioBuilder battle;
    battle.infantry("a b c").inPlay().put("a b c", "1010");
    return battle;
}

validators::ExpectationResult ask(const model::Scenario& scenario, model::Question question,
                                  std::shared_ptr<const model::Ruleset> ruleset = piedmont()) {
    model::Case one;
    one.scenario = scenario;
    one.expectations.push_back({std::move(question), {}});
    return validators::runCase(one, std::move(ruleset)).results.at(0);
}

model::ExpectFinding limit() {
    model::ExpectFinding asked;
    asked.check = "stacking.limit";
    asked.subjects = {{"hex", "1010"}};
    return asked;
}

model::ExpectFinding noLimit() {
    auto asked = limit();
    asked.none = true;
    return asked;
}

TEST(CaseRunner, PassesAFindingThatIsThere) {
    auto asked = limit();
    asked.found = "3";
    asked.allowed = "2";
    asked.severity = "error";
    asked.by = "3.21";
    EXPECT_TRUE(ask(crowded(), asked).passed);
}

TEST(CaseRunner, FailsAFindingWithAnotherFigurePlaceOrCause) {
    auto figure = limit(), place = limit(), cause = limit(), severity = limit();
    figure.found = "4";
    place.subjects = {{"hex", "1011"}};
    cause.by = "3.22";
    severity.severity = "warning";
    for (const auto& asked : {figure, place, cause, severity})
        EXPECT_FALSE(ask(crowded(), asked).passed);
    EXPECT_EQ(ask(crowded(), figure).expected, "found=\"4\"");
    EXPECT_EQ(ask(crowded(), figure).got, "found=\"3\"");
}

TEST(CaseRunner, PassesNoneWhereNothingIsFound) {
    ScenarioBuilder battle;
    battle.infantry("a b").inPlay().put("a b", "1010");
    EXPECT_TRUE(ask(battle, noLimit()).passed);
}

TEST(CaseRunner, FailsNoneWhereSomethingIsFound) {
    EXPECT_FALSE(ask(crowded(), noLimit()).passed);
}

TEST(CaseRunner, FailsNoneWhenTheFindingIsWaived) {
    auto battle = crowded();
    battle.waive("stacking.limit", "hex", "1010", "3");
    EXPECT_FALSE(ask(battle, noLimit()).passed);
}

TEST(CaseRunner, FailsNoneOfACheckThatNobodyHas) {
    auto asked = noLimit();
    asked.check = "stacking.limits";
    EXPECT_FALSE(ask(crowded(), asked).passed);
}

TEST(CaseRunner, FailsNoneAndSomeOfACheckThatDidNotRun) {
    EXPECT_FALSE(ask(crowded(), noLimit(), nullptr).passed);
    EXPECT_FALSE(ask(crowded(), limit(), nullptr).passed);
    EXPECT_FALSE(ask(crowded(), noLimit(), testing_support::ruleset("nbs")).passed);
}

TEST(CaseRunner, ReadsLabelsOfSubjectsAsTheMapDoes) {
    ScenarioBuilder battle;
    battle.infantry("a b c").inPlay().put("a b c", "0510");
    auto asked = limit();
    asked.subjects = {{"hex", "510"}};
    EXPECT_TRUE(ask(battle, asked).passed);
}

TEST(CaseRunner, ComparesEveryPartOfAStack) {
    model::ExpectStack asked;
    asked.at = "1010";
    asked.side = model::SideId("F");
    asked.is = "illegal";
    asked.units = 3;
    EXPECT_TRUE(ask(crowded(), asked).passed);
    asked.units = 2;
    EXPECT_FALSE(ask(crowded(), asked).passed);
    asked.units = 3;
    asked.is = "legal";
    EXPECT_FALSE(ask(crowded(), asked).passed);
    asked.at = "9999";
    EXPECT_FALSE(ask(crowded(), asked).passed);
}

TEST(CaseRunner, ComparesDistancesNeighboursAndLabels) {
    EXPECT_TRUE(ask(crowded(), model::ExpectDistance{"1010", "1515", 7}).passed);
    EXPECT_FALSE(ask(crowded(), model::ExpectDistance{"1010", "1515", 8}).passed);
    EXPECT_FALSE(ask(crowded(), model::ExpectDistance{"1010", "9999", 0}).passed);
    EXPECT_TRUE(ask(crowded(), model::ExpectNeighbours{"0101", {"0201", "0102"}}).passed);
    EXPECT_FALSE(ask(crowded(), model::ExpectNeighbours{"0101", {"0102", "0201"}}).passed);
    EXPECT_TRUE(ask(crowded(), model::ExpectLabel{"9999", "invalid"}).passed);
    EXPECT_FALSE(ask(crowded(), model::ExpectLabel{"1010", "invalid"}).passed);
}

TEST(CaseRunner, ShowsAFigureWithItsRuleAndLayer) {
    model::ExpectState asked{"stacking.armies-mix", "no", "25.17", "tlnb-piedmont"};
    EXPECT_TRUE(ask(crowded(), asked).passed);
    EXPECT_FALSE(ask(crowded().houseRule("stacking.armies-mix", "yes"), asked).passed);
    asked.figure = "stacking.armies";
    EXPECT_FALSE(ask(crowded(), asked).passed);
}

TEST(CaseRunner, ComparesTheHexesOfAZone) {
    auto battle = crowded();
    battle.setup("one", "F", "a", "1010 1011");
    model::ExpectZone asked;
    asked.setup = model::SetupId("one");
    asked.are = {"1011", "1010"};
    EXPECT_TRUE(ask(battle, asked).passed) << "a set, in any order";
    asked.are = {"1010"};
    EXPECT_FALSE(ask(battle, asked).passed);
    asked.are.clear();
    asked.without = {"1010"};
    EXPECT_FALSE(ask(battle, asked).passed);
    asked.without.clear();
    asked.with = {"1010"};
    EXPECT_TRUE(ask(battle, asked).passed);
    asked.setup = model::SetupId("two");
    EXPECT_FALSE(ask(battle, asked).passed);
}

TEST(CaseRunner, ACaseWithoutExpectationsDoesNotPass) {
    model::Case one;
    one.scenario = crowded();
    EXPECT_FALSE(validators::runCase(one, piedmont()).passed());
}

} // namespace
