// Every case of tests/cases, and what must hold for the scenario of each.

#include "tests/support/case_files.h"
#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "validators/cases/run_case.h"
#include "validators/validator.h"

#include <gtest/gtest.h>

#include <cctype>
#include <map>

namespace {

using testing_support::allCases;
using testing_support::FoundCase;

std::shared_ptr<const model::Ruleset> rulesetOf(const FoundCase& found) {
    static std::map<std::string, std::shared_ptr<const model::Ruleset>> loaded;
    auto& ruleset = loaded[found.file->file.ruleset.text];
    if (!ruleset) ruleset = testing_support::ruleset(found.file->file.ruleset.text);
    return ruleset;
}

std::string nameOf(const testing::TestParamInfo<FoundCase>& info) {
    std::string name = info.param.file->name + "_" + info.param.one->id;
    for (char& c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    return name + "_" + std::to_string(info.index);
}

TEST(CaseFiles, AreThereAndRead) {
    EXPECT_GE(testing_support::caseFiles().size(), 5u);
    for (const auto& file : testing_support::caseFiles()) {
        EXPECT_FALSE(file.file.cases.empty()) << file.name;
        for (const auto& found : file.findings)
            ADD_FAILURE() << model::text(found.location) << ": "
                          << model::text(found.finding.message);
    }
}

class CaseFile : public testing::TestWithParam<FoundCase> {};

TEST_P(CaseFile, HoldsWhatItExpects) {
    const auto result = validators::runCase(*GetParam().one, rulesetOf(GetParam()));
    EXPECT_FALSE(result.results.empty()) << "nothing is expected";
    for (const auto& each : result.results)
        EXPECT_TRUE(each.passed) << model::text(each.location) << ": " << each.question
                                 << "\n  expected " << each.expected << "\n  got      " << each.got;
}

bool contains(const model::ValidationReport& report, const model::Finding& finding) {
    return std::any_of(report.findings.begin(), report.findings.end(), [&](const auto& reported) {
        return model::sameIdentity(reported.finding, finding);
    });
}

TEST_P(CaseFile, ASureFixRemovesItsFindingAndAddsNoError) {
    const auto ruleset = rulesetOf(GetParam());
    const model::Scenario& scenario = GetParam().one->scenario;
    const auto before = validators::validate(scenario, ruleset);
    for (const auto& reported : before.findings)
        for (const auto& fix : reported.finding.fixes) {
            model::Scenario mended = scenario;
            fix.edit.apply(mended);
            EXPECT_FALSE(mended == scenario) << "does nothing: " << model::text(fix.title)
                                             << " for " << testing_support::described(reported);
            if (!fix.sure) continue;
            const auto after = validators::validate(mended, ruleset);
            EXPECT_FALSE(contains(after, reported.finding))
                << model::text(fix.title) << " for " << testing_support::described(reported);
            EXPECT_LE(after.count(model::Severity::error), before.count(model::Severity::error));
        }
}

INSTANTIATE_TEST_SUITE_P(All, CaseFile, testing::ValuesIn(allCases()), nameOf);

} // namespace
