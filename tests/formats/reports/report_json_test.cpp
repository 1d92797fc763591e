#include "formats/reports/report_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace formats {
namespace {

using Json = nlohmann::json;
using model::Severity;
using model::tr;

/// One finding with everything that a finding can have.
FileReport full() {
    model::ReportedFinding reported;
    reported.finding.check = "stacking.limit";
    reported.finding.part = "infantry";
    reported.finding.severity = Severity::error;
    reported.finding.rule = {"TLNB", "3.22"};
    reported.finding.message = tr("{hex}: {found} units, at most {allowed}",
                                  {{"hex", "1010"}, {"found", "3"}, {"allowed", "2"}});
    reported.finding.fixes.push_back({tr("Take {unit} away", {{"unit", "a"}}), true, {}});
    reported.spellings = {{"hex", "1010"}, {"unit", "a"}};
    reported.location = model::FileLocation{"a.scenario.xml", 7, 3};
    reported.waived = true;
    reported.waiverReason = "as printed";

    FileReport file;
    file.file = "a.scenario.xml";
    file.report.subject = "a";
    file.report.ruleset = {{"tlnb", "Library", "2022"}};
    file.report.findings = {reported};
    file.report.staleWaivers = {{"setup.unplaced", {{"unit", "b"}}, "", "1", "2"}};
    file.report.checksRun = {"stacking.limit"};
    file.report.checksNotRun = {{"zoc.x", "the ruleset does not list it"}};
    return file;
}

Json read(const FileReport& file, Severity show = Severity::warning) {
    return Json::parse(reportJson(std::vector{file}, {show, false}));
}

TEST(ReportJson, AFindingIsToldWhole) {
    const auto finding = read(full())["files"][0]["findings"][0];
    EXPECT_EQ(finding, Json::parse(R"({
        "check": "stacking.limit", "severity": "error",
        "rule": {"book": "TLNB", "text": "3.22"},
        "message": "1010: 3 units, at most 2",
        "pattern": "{hex}: {found} units, at most {allowed}",
        "arguments": {"hex": "1010", "found": "3", "allowed": "2"},
        "subjects": [{"kind": "hex", "id": "1010"}, {"kind": "unit", "id": "a"}],
        "part": "infantry", "waived": true, "reason": "as printed",
        "fixes": [{"title": "Take a away", "sure": true}],
        "location": {"file": "a.scenario.xml", "line": 7, "column": 3}})"));
}

TEST(ReportJson, TheFileTellsCountsRulesetChecksAndStaleWaivers) {
    auto file = read(full())["files"][0];
    file.erase("findings");
    EXPECT_EQ(file, Json::parse(R"({
        "file": "a.scenario.xml", "read": true, "subject": "a",
        "ruleset": [{"id": "tlnb", "name": "Library", "edition": "2022"}],
        "counts": {"error": 0, "warning": 0, "info": 0, "waived": 1},
        "staleWaivers": [{"check": "setup.unplaced", "subjects": [{"kind": "unit", "id": "b"}],
                          "found": "1", "now": "2"}],
        "checksRun": ["stacking.limit"],
        "checksNotRun": [{"id": "zoc.x", "why": "the ruleset does not list it"}]})"));
}

TEST(ReportJson, WhatIsBelowTheLevelIsCountedAndLeftOut) {
    auto file = full();
    file.report.findings[0].finding.severity = Severity::info;
    file.report.findings[0].waived = false;
    const auto json = read(file)["files"][0];
    EXPECT_EQ(json["findings"].size(), 0U);
    EXPECT_EQ(json["counts"]["info"], 1);
    EXPECT_EQ(read(file, Severity::info)["files"][0]["findings"].size(), 1U);
}

TEST(ReportJson, AFileThatCouldNotBeOpenedIsNotReadAndSaysWhy) {
    FileReport file;
    file.file = "gone.xml";
    file.failure = "No such file or directory";
    const auto json = read(file)["files"][0];
    EXPECT_EQ(json["read"], false);
    EXPECT_EQ(json["failure"], "No such file or directory");
}

TEST(ReportJson, AFileWithABrokenPartIsNotRead) {
    auto file = full();
    file.refused = true;
    EXPECT_EQ(read(file)["files"][0]["read"], false);
}

TEST(ReportJson, BytesThatAreNoTextDoNotEndTheProgram) {
    auto file = full();
    file.file = "b\xff";
    EXPECT_EQ(read(file)["files"][0]["file"], "b\xEF\xBF\xBD");
}

TEST(ReportJson, EveryReportNamesItsVersionAndEndsItsLastLine) {
    EXPECT_EQ(read(full())["version"], reportVersion);
    EXPECT_TRUE(reportJson({}, {}).ends_with("}\n"));
}

} // namespace
} // namespace formats
