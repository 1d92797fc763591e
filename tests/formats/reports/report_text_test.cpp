#include "formats/reports/report_text.h"

#include <gtest/gtest.h>

namespace formats {
namespace {

using model::Severity;
using model::tr;

model::ReportedFinding finding(std::string check, Severity severity, model::Message message,
                               model::FileLocation location = {}) {
    model::ReportedFinding reported;
    reported.finding.check = std::move(check);
    reported.finding.severity = severity;
    reported.finding.message = std::move(message);
    if (!location.file.empty()) reported.location = std::move(location);
    return reported;
}

FileReport fileWith(std::vector<model::ReportedFinding> findings) {
    FileReport file;
    file.file = "a.scenario.xml";
    file.report.findings = std::move(findings);
    return file;
}

std::string text(const FileReport& file, Severity show = Severity::warning,
                 bool checksNotRun = false) {
    return reportText(std::vector{file}, {show, checksNotRun});
}

TEST(ReportText, OneLineHasPlaceSeverityMessageCheckAndRule) {
    auto reported = finding("rivers.gap", Severity::warning,
                            tr("{at}: a gap", {{"at", "1010/1011"}}), {"a.map.xml", 14, 5});
    reported.finding.rule = {"TLNB", "7.6"};
    EXPECT_EQ(findingLine(reported, "a.scenario.xml"),
              "a.map.xml:14:5: warning: 1010/1011: a gap [rivers.gap] (TLNB 7.6)");
}

TEST(ReportText, AMessageThatEndsWithItsClauseIsNotCitedAgain) {
    auto reported =
        finding("stacking.limit", Severity::error, tr("1010: 3 combat units, at most 2 (3.22)"));
    reported.finding.rule = {"TLNB", "3.22"};
    EXPECT_EQ(findingLine(reported, "a.scenario.xml"),
              "a.scenario.xml: error: 1010: 3 combat units, at most 2 (3.22) [stacking.limit]");
}

TEST(ReportText, AFindingWithoutAPlaceStandsAtTheFile) {
    EXPECT_EQ(findingLine(finding("file.id", Severity::info, tr("no id")), "a.map.xml"),
              "a.map.xml: info: no id [file.id]");
}

TEST(ReportText, TheFileItselfComesBeforeThoseItNamesAndLinesAscend) {
    const auto file = fileWith({
        finding("b.b", Severity::error, tr("third"), {"a.map.xml", 2, 1}),
        finding("c.c", Severity::error, tr("second"), {"a.scenario.xml", 10, 1}),
        finding("d.d", Severity::error, tr("first"), {"a.scenario.xml", 9, 1}),
    });
    const auto lines = text(file);
    EXPECT_LT(lines.find("first"), lines.find("second"));
    EXPECT_LT(lines.find("second"), lines.find("third"));
}

TEST(ReportText, WhatIsNotShownIsCounted) {
    const auto file = fileWith({
        finding("a.a", Severity::error, tr("bad")),
        finding("b.b", Severity::info, tr("by the way")),
        finding("c.c", Severity::info, tr("by the way")),
    });
    EXPECT_EQ(text(file), "a.scenario.xml: error: bad [a.a]\n"
                          "a.scenario.xml: 1 error, 0 warnings, 2 infos (2 not shown) "
                          "(no ruleset, 0 checks run)\n");
}

TEST(ReportText, InfosAreShownWhenAskedFor) {
    const auto file = fileWith({finding("b.b", Severity::info, tr("by the way"))});
    EXPECT_NE(text(file, Severity::info).find("info: by the way [b.b]"), std::string::npos);
    EXPECT_EQ(text(file, Severity::info).find("not shown"), std::string::npos);
}

TEST(ReportText, WaivedFindingsAreCountedAndNotPrinted) {
    auto file = fileWith({finding("a.a", Severity::error, tr("bad"))});
    file.report.findings.front().waived = true;
    EXPECT_EQ(text(file), "a.scenario.xml: 0 errors, 0 warnings, 0 infos; 1 waived "
                          "(no ruleset, 0 checks run)\n");
}

TEST(ReportText, StaleWaiversAreNotes) {
    auto file = fileWith({});
    file.report.staleWaivers = {{"setup.unplaced", {{"unit", "a"}}, "", "", ""},
                                {"stacking.limit", {{"hex", "1010"}}, "infantry", "3", "4"}};
    const auto lines = text(file);
    EXPECT_NE(lines.find("a.scenario.xml: note: unit a: the waiver meets no finding any more "
                         "[setup.unplaced]\n"),
              std::string::npos);
    EXPECT_NE(lines.find("a.scenario.xml: note: hex 1010, infantry: was waived at 3, is now 4 "
                         "[stacking.limit]\n"),
              std::string::npos);
    EXPECT_EQ(text(file, Severity::error).find("note:"), std::string::npos);
}

TEST(ReportText, RulesetAndChecksNotRunAreTold) {
    auto file = fileWith({});
    file.report.ruleset = {{"tlnb-piedmont", "Piedmont", ""}, {"tlnb", "Library", ""}};
    file.report.checksRun = {"a.a"};
    file.report.checksNotRun = {{"zoc.x", "the ruleset does not list it"}};
    EXPECT_EQ(text(file), "a.scenario.xml: 0 errors, 0 warnings, 0 infos "
                          "(ruleset tlnb-piedmont on tlnb, 1 check run)\n");
    EXPECT_NE(text(file, Severity::info, true)
                  .find("a.scenario.xml: not run: zoc.x: the ruleset does not list it\n"),
              std::string::npos);
}

TEST(ReportText, SeveralFilesAreAddedUpWithThoseThatCouldNotBeRead) {
    FileReport gone;
    gone.file = "gone.xml";
    gone.failure = "gone.xml: No such file or directory";
    const auto bad = fileWith({finding("a.a", Severity::error, tr("bad"))});
    const auto lines = reportText(std::vector{bad, gone, bad}, {});
    EXPECT_NE(lines.find("gone.xml: not read: "), std::string::npos);
    EXPECT_TRUE(lines.ends_with("3 files: 2 errors, 0 warnings, 0 infos; 1 could not be read\n"));
}

} // namespace
} // namespace formats
