// Fixes of setup.in-enemy-zoc: each takes its finding away and leaves the piece on the map.

#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"
#include "validators/validator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::IsEmpty;
using testing_support::found;
using testing_support::Of;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using testing_support::theOnly;
using validators::validate;

constexpr const char* check = "setup.in-enemy-zoc";

void expectThatEachFixMends(const model::Scenario& scenario) {
    const auto before = validate(scenario, piedmont());
    const auto& fixes = theOnly(before, check).finding.fixes;
    EXPECT_FALSE(fixes.empty());
    for (const model::Fix& fix : fixes) {
        model::Scenario mended = scenario;
        fix.edit.apply(mended);
        EXPECT_THAT(found(validate(mended, piedmont()), check), IsEmpty());
        EXPECT_EQ(mended.arrangement->pieces.size(), scenario.arrangement->pieces.size());
    }
}

TEST(ZoneFix, MovesAVedetteOutOfTheZone) {
    ScenarioBuilder battle;
    battle.units("p", "light-cavalry").infantry("a", Of{"A"});
    battle.put("a", "1010").putVedette("p", "1009");
    expectThatEachFixMends(battle);
}

TEST(ZoneFix, MovesATrainOutOfTheZone) {
    ScenarioBuilder battle;
    battle.units("t", "baggage-train").infantry("a", Of{"A"}).put("a", "1010").put("t", "1009");
    expectThatEachFixMends(battle);
}

} // namespace
