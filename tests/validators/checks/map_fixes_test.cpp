// Every fix that a check of the map offers in any case: applied, its finding is gone, and the map
// has no more errors than before.

#include "tests/support/case_files.h"
#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "validators/validator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace {

using testing_support::FoundCase;
using validators::validate;

constexpr std::string_view areas[]{"map.", "places.", "rivers.", "roads.", "slopes."};

bool isOfMap(const std::string& check) {
    return std::any_of(std::begin(areas), std::end(areas),
                       [&](std::string_view area) { return check.starts_with(area); });
}

std::shared_ptr<const model::Ruleset> rulesetOf(const FoundCase& found) {
    static std::map<std::string, std::shared_ptr<const model::Ruleset>> rulesets;
    auto& ruleset = rulesets[found.file->file.ruleset.text];
    if (!ruleset) ruleset = testing_support::ruleset(found.file->file.ruleset.text);
    return ruleset;
}

long errorsIn(const model::ValidationReport& report) {
    return std::count_if(report.findings.begin(), report.findings.end(), [](const auto& reported) {
        return reported.finding.severity == model::Severity::error;
    });
}

class MapFixes : public testing::TestWithParam<FoundCase> {};

TEST_P(MapFixes, TakeTheirFindingAwayAndAddNoError) {
    const auto ruleset = rulesetOf(GetParam());
    const model::Scenario& scenario = GetParam().one->scenario;
    const auto before = validate(scenario, ruleset);
    for (const auto& reported : before.findings) {
        if (!isOfMap(reported.finding.check)) continue;
        for (const auto& fix : reported.finding.fixes) {
            model::Scenario mended = scenario;
            fix.edit.apply(mended);
            const auto after = validate(mended, ruleset);
            const auto what = testing_support::described(reported) + ": " + model::text(fix.title);
            EXPECT_TRUE(std::none_of(
                after.findings.begin(), after.findings.end(),
                [&](const auto& other) { return sameIdentity(other.finding, reported.finding); }))
                << what;
            EXPECT_LE(errorsIn(after), errorsIn(before)) << what;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Cases, MapFixes, testing::ValuesIn(testing_support::allCases()));

TEST(MapFixesOf, ManyChecksAreTriedByTheCases) {
    std::set<std::string> fixing;
    for (const auto& found : testing_support::allCases())
        for (const auto& reported : validate(found.one->scenario, rulesetOf(found)).findings)
            if (!reported.finding.fixes.empty()) fixing.insert(reported.finding.check);
    for (const char* check : {"map.terrain-conflict",
                              "map.unknown-terrain",
                              "places.fort-undecided",
                              "places.hexsides-missing",
                              "places.missing",
                              "places.terrain-mismatch",
                              "places.wall-open",
                              "rivers.bridge-without-water",
                              "rivers.ford-and-bridge",
                              "rivers.ford-without-water",
                              "rivers.gap",
                              "rivers.lake-side-without-lake",
                              "rivers.open-end",
                              "rivers.two-kinds",
                              "rivers.uphill",
                              "roads.bridge-without-road",
                              "roads.no-bridge",
                              "roads.no-trestle",
                              "roads.one-sided",
                              "roads.over-barrier",
                              "roads.sunken-without-road",
                              "roads.two-kinds",
                              "slopes.crest-misplaced",
                              "slopes.cycle",
                              "slopes.hill-hex-missing",
                              "slopes.hilltop-wrong",
                              "slopes.no-uphill",
                              "slopes.step-without-slope",
                              "slopes.uphill-not-higher"})
        EXPECT_TRUE(fixing.contains(check)) << check;
}

} // namespace
