#include "validators/validator.h"

#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"
#include "validators/checks/check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <variant>

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing_support::described;
using testing_support::found;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using validators::validate;
using validators::Validator;

ScenarioBuilder crowded() {
    ScenarioBuilder battle;
    battle.infantry("a b c x y z").inPlay().put("a b c", "2020").put("x y z", "1010");
    return battle;
}

TEST(Validator, ReportsTheFindingsOfAllChecksInAFixedOrder) {
    const auto report = validate(crowded(), piedmont());
    EXPECT_THAT(found(report, "stacking.limit"), ElementsAre("hex 1010", "hex 2020"));
    for (std::size_t i = 1; i < report.findings.size(); ++i)
        EXPECT_FALSE(
            model::reportedBefore(report.findings[i].finding, report.findings[i - 1].finding));
}

TEST(Validator, CitesTheRuleOfACheckOnlyForTheFaultThatItSpeaksOf) {
    auto battle = crowded();
    battle.houseRule("stacking.leader-of", "nobody").with([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) {
            model::VictoryHex worthless;
            worthless.at = model::hexAt(map, 0, 5, 5);
            map.victoryHexes.push_back(model::Shared<model::VictoryHex>(std::move(worthless)));
        });
    });
    std::vector<std::string> rules;
    for (const auto& reported : validate(battle, piedmont()).findings)
        if (reported.finding.check == "file.bad-value")
            rules.push_back(testing_support::identity(reported) + ": " +
                            reported.finding.rule.text);
    EXPECT_THAT(rules, ElementsAre("hex 0505 part points: 26.15",
                                   "figure stacking.leader-of part override: "));
}

TEST(Validator, RunsTheChecksThatLookOnlyRoundAChangeFirst) {
    auto battle = crowded();
    Validator validator(piedmont());
    const model::Scenario before = battle;
    validator.update(before);
    ASSERT_TRUE(validator.run());
    auto after = before;
    model::paintTerrain({battle.hex("0505")}, model::TerrainId("woods"), {}).apply(after);
    validator.update(after, model::diff(before, after));
    const auto isLocal = [](const std::string& id) {
        return std::holds_alternative<validators::Local>(validators::findCheck(id)->run);
    };
    const auto stale = [&] {
        const auto ids = validator.stale();
        const auto local = std::count_if(ids.begin(), ids.end(), isLocal);
        return std::pair(local, std::ssize(ids) - local);
    };
    const auto [local, whole] = stale();
    ASSERT_GT(local, 1);
    ASSERT_GT(whole, 2);
    const auto never = [] { return false; };
    const auto always = [] { return true; };
    EXPECT_FALSE(validator.run(never, always));
    EXPECT_EQ(stale(), std::pair(decltype(local){0}, whole)) << "all that look round the change";
    EXPECT_FALSE(validator.run(never, always));
    EXPECT_EQ(stale(), std::pair(decltype(local){0}, whole - 1)) << "then one at a time";
    EXPECT_TRUE(validator.run());
}

TEST(Validator, SaysWhichChecksRanAndWhyOthersDidNot) {
    const auto with = validate(crowded(), piedmont());
    EXPECT_THAT(with.checksRun, Contains("stacking.limit"));
    for (const auto& check : with.checksNotRun)
        EXPECT_EQ(findListed(*piedmont(), check.id), nullptr) << check.id;
    EXPECT_EQ(with.checksRun.size() + with.checksNotRun.size(), validators::allChecks().size());

    const auto without = validate(crowded(), nullptr);
    EXPECT_THAT(without.checksRun, Contains("grid.hex-off-map"));
    EXPECT_THAT(without.checksRun, Not(Contains("stacking.limit")));
    const auto& notRun = without.checksNotRun;
    const auto limit = std::find_if(notRun.begin(), notRun.end(),
                                    [](const auto& check) { return check.id == "stacking.limit"; });
    ASSERT_NE(limit, notRun.end());
    EXPECT_EQ(limit->why, "no ruleset");
}

TEST(Validator, DoesNotRunWhatTheRulesetDoesNotList) {
    const auto report = validate(crowded(), testing_support::ruleset("nbs"));
    EXPECT_THAT(found(report, "stacking.limit"), IsEmpty());
    EXPECT_THAT(report.checksRun, Not(Contains("stacking.limit")));
}

TEST(Validator, NamesTheLayersOfTheRuleset) {
    const auto report = validate(crowded(), piedmont());
    ASSERT_EQ(report.ruleset.size(), 2u);
    EXPECT_EQ(report.ruleset[0].id, "tlnb-piedmont");
    EXPECT_EQ(report.ruleset[1].id, "tlnb");
}

TEST(Validator, RerunsOnlyWhatAChangeMayConcern) {
    auto battle = crowded();
    Validator validator(piedmont());
    validator.update(battle);
    EXPECT_TRUE(validator.run());
    EXPECT_THAT(validator.stale(), IsEmpty());

    const model::Scenario before = battle;
    model::Scenario after = before;
    model::paintTerrain({battle.hex("3030")}, model::TerrainId("woods"), {}).apply(after);
    validator.update(after, model::diff(before, after));
    EXPECT_THAT(validator.stale(), Contains("map.unknown-terrain"));
    EXPECT_THAT(validator.stale(), Not(Contains("stacking.limit")));
    EXPECT_THAT(validator.stale(), Not(Contains("oob.duplicate-id")));
}

TEST(Validator, AHouseRuleMakesEveryCheckStale) {
    auto battle = crowded();
    Validator validator(piedmont());
    validator.update(battle);
    validator.run();
    const auto ran = validator.report().checksRun.size();
    const model::Scenario before = battle;
    battle.houseRule("stacking.armies-mix", "yes");
    validator.update(battle, model::diff(before, battle));
    EXPECT_EQ(validator.stale().size(), ran);
    EXPECT_THAT(validator.stale(), Contains("rivers.gap"));
}

TEST(Validator, AnotherGridMakesEveryCheckStale) {
    auto battle = crowded();
    Validator validator(piedmont());
    validator.update(battle);
    validator.run();
    const auto ran = validator.report().checksRun.size();
    const model::Scenario before = battle;
    battle.with([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) { map.grid.numbering.pattern = "CC.RR"; });
    });
    validator.update(battle, model::diff(before, battle));
    EXPECT_EQ(validator.stale().size(), ran);
}

TEST(Validator, LocalChecksKeepTheirFindingsElsewhere) {
    ScenarioBuilder battle;
    battle.terrain("wodos", "1010 2020");
    Validator validator(piedmont());
    validator.update(battle);
    validator.run();
    const model::Scenario before = battle;
    model::Scenario after = before;
    model::eraseTerrain({battle.hex("1010")}, model::TerrainId("wodos")).apply(after);
    validator.update(after, model::diff(before, after));
    EXPECT_TRUE(validator.run());
    EXPECT_THAT(found(validator.report(), "map.unknown-terrain"), ElementsAre("hex 2020"));
}

TEST(Validator, CanBeCancelledAnywhereAndGoOn) {
    const auto battle = crowded();
    const auto whole = described(validate(battle, piedmont()));
    for (int allowed = 0; allowed < 80; ++allowed) {
        Validator validator(piedmont());
        validator.update(battle);
        int asked = 0;
        const bool finished = validator.run([&] { return ++asked > allowed; });
        EXPECT_EQ(finished, validator.stale().empty());
        EXPECT_TRUE(validator.run());
        EXPECT_EQ(described(validator.report()), whole) << "cancelled after " << allowed;
    }
}

TEST(Validator, KeepsOldFindingsWhileTheirCheckIsStale) {
    auto battle = crowded();
    Validator validator(piedmont());
    validator.update(battle);
    validator.run();
    const model::Scenario before = battle;
    model::Scenario after = before;
    model::removeFromMap({model::UnitId("a")}).apply(after);
    validator.update(after, model::diff(before, after));
    EXPECT_FALSE(validator.run([] { return true; }));
    EXPECT_THAT(validator.stale(), Contains("stacking.limit"));
    EXPECT_THAT(found(validator.report(), "stacking.limit"), ElementsAre("hex 1010", "hex 2020"));
    validator.run();
    EXPECT_THAT(found(validator.report(), "stacking.limit"), ElementsAre("hex 1010"));
}

// Waivers

const model::ReportedFinding& limitAt(const model::ValidationReport& report,
                                      const std::string& hex) {
    for (const auto& reported : report.findings)
        if (reported.finding.check == "stacking.limit" &&
            testing_support::identity(reported) == "hex " + hex)
            return reported;
    throw std::runtime_error("no finding at " + hex);
}

TEST(Waiver, ForgivesItsFindingAndSaysWhy) {
    auto battle = crowded();
    battle.waive("stacking.limit", "hex", "1010", "3", "as in history");
    const auto report = validate(battle, piedmont());
    EXPECT_TRUE(limitAt(report, "1010").waived);
    EXPECT_EQ(limitAt(report, "1010").waiverReason, "as in history");
    EXPECT_FALSE(limitAt(report, "2020").waived);
    EXPECT_THAT(report.staleWaivers, IsEmpty());
    EXPECT_EQ(report.count(model::Severity::error), 2u) << "2020, and the Coalition has no units";
}

TEST(Waiver, WithAnotherFigureReopensTheFinding) {
    auto battle = crowded();
    battle.waive("stacking.limit", "hex", "1010", "4");
    const auto report = validate(battle, piedmont());
    EXPECT_FALSE(limitAt(report, "1010").waived);
    ASSERT_EQ(report.staleWaivers.size(), 1u);
    EXPECT_EQ(report.staleWaivers[0].found, "4");
    EXPECT_EQ(report.staleWaivers[0].nowFound, "3");
}

TEST(Waiver, ThatMeetsNothingIsStale) {
    auto battle = crowded();
    battle.waive("stacking.limit", "hex", "3030", "3").waive("stacking.no-such", "hex", "1010", "");
    const auto report = validate(battle, piedmont());
    ASSERT_EQ(report.staleWaivers.size(), 2u);
    EXPECT_EQ(report.staleWaivers[0].nowFound, "");
}

TEST(Waiver, OfACheckThatDidNotRunIsNotStale) {
    auto battle = crowded();
    battle.waive("stacking.limit", "hex", "1010", "3");
    EXPECT_THAT(validate(battle, nullptr).staleWaivers, IsEmpty());
}

TEST(Waiver, InTheMapForgivesToo) {
    ScenarioBuilder battle;
    battle.terrain("wodos", "1010").with([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) {
            model::Waiver waiver;
            waiver.check = "map.unknown-terrain";
            waiver.subjects = {{"hex", "1010"}};
            map.waivers.push_back(model::Shared<model::Waiver>(std::move(waiver)));
        });
    });
    const auto report = validate(battle, piedmont());
    EXPECT_TRUE(testing_support::theOnly(report, "map.unknown-terrain").waived);
}

} // namespace
