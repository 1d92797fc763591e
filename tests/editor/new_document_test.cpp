#include "editor/new_document.h"

#include "model/map/extent.h"
#include "model/map/labels.h"
#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using editor::testing::smallScenario;

namespace {

TEST(NewDocument, HasTheHexesThatWereAskedFor) {
    const auto scenario = newScenario(smallScenario());
    const model::Extent extent(*scenario.map, {});
    EXPECT_EQ(extent.hexes().size(), 80u);
    EXPECT_TRUE(model::readHex(*scenario.map, "1008").value.has_value());
    EXPECT_FALSE(model::readHex(*scenario.map, "1009").value.has_value());
}

TEST(NewDocument, EvenColumnsStandLowerWhenAskedTo) {
    auto wanted = smallScenario();
    wanted.shifted = model::Parity::even;
    const auto even = newScenario(wanted);
    wanted.shifted = model::Parity::odd;
    const auto odd = newScenario(wanted);
    // Where column 2 is lowered, 0201 touches 0102; where column 1 is, it does not.
    const auto touch = [](const model::Scenario& scenario) {
        return distance(*model::readHex(*scenario.map, "0201").value,
                        *model::readHex(*scenario.map, "0102").value) == 1;
    };
    EXPECT_TRUE(touch(even));
    EXPECT_FALSE(touch(odd));
}

TEST(NewDocument, NamesItsRulesetInScenarioMapAndForces) {
    const auto scenario = newScenario(smallScenario());
    const model::RulesetId ruleset("tlnb-piedmont");
    EXPECT_EQ(scenario.rules->ruleset, ruleset);
    EXPECT_EQ(scenario.map->vocabulary, ruleset);
    EXPECT_EQ(scenario.forces->vocabulary, ruleset);
}

TEST(NewDocument, AMapAloneHasNoRules) {
    auto wanted = smallScenario();
    wanted.kind = formats::FileKind::map;
    const auto scenario = newScenario(wanted);
    EXPECT_TRUE(scenario.rules->ruleset.empty());
    EXPECT_EQ(scenario.map->title, "Small");
}

TEST(NewDocument, MakesAnIdOfTheTitle) {
    auto wanted = smallScenario();
    wanted.title = "Montenotte, 12 April 1796!";
    EXPECT_EQ(newScenario(wanted).id, "montenotte-12-april-1796");
    wanted.title = "…";
    EXPECT_EQ(newScenario(wanted).id, "untitled");
}

TEST(NewDocument, SheetLettersShowInLabels) {
    auto wanted = smallScenario();
    wanted.pattern = "S-CCRR";
    const auto scenario = newScenario(wanted);
    EXPECT_EQ(model::label(*scenario.map, model::hexAt(*scenario.map, 0, 3, 4)), "A-0304");
}

TEST(NewDocument, RefusesWhatCannotBeLabelled) {
    EXPECT_FALSE(problem(smallScenario()));
    auto wanted = smallScenario();
    wanted.rows = 100; // CCRR has two digits for rows
    EXPECT_TRUE(problem(wanted));
    wanted.pattern = "C.R";
    EXPECT_FALSE(problem(wanted));
    wanted.pattern = "CC";
    EXPECT_TRUE(problem(wanted));
    wanted = smallScenario();
    wanted.columns = 0;
    EXPECT_TRUE(problem(wanted));
}

} // namespace
