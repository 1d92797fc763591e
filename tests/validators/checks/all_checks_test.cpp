// What must hold for every check, and for every ruleset that ships.

#include "formats/native/ruleset_library.h"
#include "model/forces/unit_attributes.h"
#include "model/ruleset/figure.h"
#include "tests/support/case_files.h"
#include "tests/support/rulesets.h"
#include "validators/checks/bind_checks.h"
#include "validators/checks/check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace {

using testing::IsEmpty;
using validators::allChecks;

std::vector<std::shared_ptr<const model::Ruleset>> allRulesets() {
    std::vector<std::shared_ptr<const model::Ruleset>> all;
    for (const auto& id : formats::RulesetLibrary(formats::dataFolders({})).ids())
        all.push_back(testing_support::ruleset(id));
    return all;
}

TEST(Checks, AreInTheOrderOfTheirIdsAndFoundById) {
    for (std::size_t i = 1; i < allChecks().size(); ++i)
        EXPECT_LT(allChecks()[i - 1].id, allChecks()[i].id);
    for (const auto& check : allChecks())
        EXPECT_EQ(validators::findCheck(check.id), &check);
    EXPECT_EQ(validators::findCheck("stacking.limits"), nullptr);
    EXPECT_EQ(validators::findCheck(""), nullptr);
}

TEST(Checks, SayWhatTheyAreAbout) {
    for (const auto& check : allChecks()) {
        EXPECT_FALSE(check.title.empty()) << check.id;
        EXPECT_GT(check.help.size(), 60u) << check.id;
        EXPECT_FALSE(check.reads.empty()) << check.id;
    }
}

TEST(Checks, AreStructuralOrCitedByARuleset) {
    const auto rulesets = allRulesets();
    for (const auto& check : allChecks()) {
        const bool cited = std::any_of(rulesets.begin(), rulesets.end(), [&](const auto& ruleset) {
            return model::findListed(*ruleset, check.id);
        });
        EXPECT_TRUE(check.structural || cited) << check.id;
    }
}

TEST(Checks, HaveACaseThatFiresAndANearMiss) {
    // A second sheet out of play cannot be said in a case; its tests are in grid_test.cpp.
    std::set<std::string> fired{"grid.sheet-not-in-play"}, missed{"grid.sheet-not-in-play"};
    for (const auto& found : testing_support::allCases())
        for (const auto& expectation : found.one->expectations)
            if (const auto* finding = std::get_if<model::ExpectFinding>(&expectation.question))
                (finding->none ? missed : fired).insert(finding->check);
    for (const auto& check : allChecks()) {
        EXPECT_TRUE(fired.contains(std::string(check.id))) << check.id << " never fires";
        EXPECT_TRUE(missed.contains(std::string(check.id))) << check.id << " has no near miss";
    }
}

TEST(Rulesets, ListOnlyChecksThatExist) {
    ASSERT_GE(allRulesets().size(), 5u);
    for (const auto& ruleset : allRulesets())
        for (const auto& unknown : validators::bindChecks(ruleset.get()).unknownIds)
            ADD_FAILURE() << ruleset->id.text << ": " << model::text(unknown.finding.message);
}

TEST(Rulesets, CiteARuleForEveryCheckTheyList) {
    for (const auto& ruleset : allRulesets())
        for (const auto& listed : ruleset->checks) {
            EXPECT_FALSE(listed.rule.text.empty()) << ruleset->id.text << ": " << listed.id;
            EXPECT_FALSE(listed.rule.book.empty()) << ruleset->id.text << ": " << listed.id;
        }
}

TEST(Rulesets, AskClassesOnlyForAttributesThatExist) {
    for (const auto& ruleset : allRulesets())
        for (const auto& unitClass : ruleset->classes)
            for (const auto& attribute : unitClass.attributes) {
                EXPECT_NE(model::findUnitAttribute(attribute.name), nullptr)
                    << unitClass.id.text << ": " << attribute.name;
                EXPECT_FALSE(attribute.rule.empty()) << unitClass.id.text << ": " << attribute.name;
            }
}

TEST(Rulesets, NameOnlyTerrainThatExists) {
    for (const auto& ruleset : allRulesets())
        for (const auto& terrain : ruleset->terrain)
            for (const auto& excluded : terrain.excludes)
                EXPECT_NE(model::find(*ruleset, excluded), nullptr)
                    << terrain.id.text << " excludes " << excluded.text;
}

TEST(Rulesets, OfferSwitchesOfFiguresThatExistStandingAtOneOfTheirValues) {
    for (const auto& ruleset : allRulesets())
        for (const auto& each : ruleset->switches) {
            const auto* figure = model::findFigure(each.figure);
            ASSERT_NE(figure, nullptr) << each.id;
            EXPECT_THAT(each.values, testing::Contains(figure->text(*ruleset))) << each.id;
            EXPECT_FALSE(each.question.empty()) << each.id;
        }
}

TEST(BindChecks, NamesIdsThatNobodyHas) {
    model::Ruleset ruleset;
    ruleset.id = model::RulesetId("mine");
    ruleset.checks = {{"stacking.limit", {"B", "1"}, {}, 7},
                      {"stacking.limits", {"B", "2"}, {}, 8}};
    const auto bound = validators::bindChecks(&ruleset);
    ASSERT_EQ(bound.unknownIds.size(), 1u);
    EXPECT_EQ(bound.unknownIds[0].location.line, 8);
    EXPECT_EQ(bound.unknownIds[0].finding.message.argument("check"), "stacking.limits");
}

TEST(BindChecks, TakesRuleAndSeverityFromTheRuleset) {
    model::Ruleset ruleset;
    ruleset.checks = {{"stacking.limit", {"B", "1"}, model::Severity::info, 1}};
    for (const auto& bound : validators::bindChecks(&ruleset).toRun) {
        if (bound.check->id != "stacking.limit") {
            EXPECT_TRUE(bound.check->structural) << bound.check->id;
            continue;
        }
        EXPECT_EQ(bound.severity, model::Severity::info);
        EXPECT_EQ(bound.rule.text, "1");
    }
}

TEST(BindChecks, WithoutRulesetRunsTheStructuralOnes) {
    const auto bound = validators::bindChecks(nullptr);
    EXPECT_FALSE(bound.toRun.empty());
    for (const auto& each : bound.toRun)
        EXPECT_TRUE(each.check->structural) << each.check->id;
    EXPECT_THAT(bound.unknownIds, IsEmpty());
    EXPECT_EQ(bound.toRun.size() + bound.notRun.size(), allChecks().size());
}

} // namespace
