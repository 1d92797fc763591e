#include "tests/editor/cli/program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tests {
namespace {

using Json = nlohmann::json;

/// Pieces of both sides in 0505, waived.
std::string waived() {
    return replaced(enemiesTogether(), "</scenario>",
                    "  <waiver check=\"stacking.enemies-together\" hex=\"0505\">a parley</waiver>\n"
                    "</scenario>");
}

TEST(Validate, TellsPlaceSeverityCheckAndRule) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", enemiesTogether());
    const auto outcome = run({"validate", file});
    EXPECT_TRUE(outcome.out.starts_with(file + ":")) << outcome.out;
    EXPECT_TRUE(outcome.says(": error: 0505: ")) << outcome.out;
    EXPECT_TRUE(outcome.says(" [stacking.enemies-together] (TLNB 7.4)")) << outcome.out;
}

TEST(Validate, TellsPlacesInTheFilesThatAScenarioNames) {
    const Folder folder;
    auto text = oddRows();
    const auto begin = text.find("  <map id"), end = text.find("  <forces");
    const auto map = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" +
                     replaced(text.substr(begin, end - begin), "<map ", "<map format=\"1\" ");
    text.replace(begin, end - begin, "  <map file=\"a.map.xml\"/>\n");
    const auto mapFile = folder.write("a.map.xml", map);
    const auto outcome = run({"validate", folder.write("a.scenario.xml", text)});
    EXPECT_TRUE(outcome.says(mapFile + ":4:5: warning: ")) << outcome.out;
}

TEST(Validate, ShowsWarningsAndNotInfosUnlessAsked) {
    const Folder folder;
    const auto warning = folder.write("warning.scenario.xml", oddRows());
    const auto info = folder.write("info.scenario.xml", emptyFormation());
    EXPECT_TRUE(run({"validate", warning}).says("[grid.column-lengths]"));
    EXPECT_FALSE(run({"validate", warning, "--show", "error"}).says("[grid.column-lengths]"));
    EXPECT_FALSE(run({"validate", info}).says("[oob.empty-formation]"));
    EXPECT_TRUE(run({"validate", info}).says("1 info (1 not shown)"));
    EXPECT_TRUE(run({"validate", info, "--show", "info"}).says("[oob.empty-formation]"));
}

TEST(Validate, TellsChecksThatDidNotRunOnlyWithInfos) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", legalScenario());
    // BOP 25.29 belongs to one game, so the series does not list it.
    const auto line = "not run: grid.sheet-not-in-play: the ruleset does not list it";
    EXPECT_TRUE(run({"validate", file, "--show", "info"}).says(line));
    EXPECT_FALSE(run({"validate", file}).says("not run"));
}

TEST(Validate, FailsOnTheLevelAskedFor) {
    const Folder folder;
    const auto error = folder.write("error.scenario.xml", enemiesTogether());
    const auto warning = folder.write("warning.scenario.xml", oddRows());
    const auto info = folder.write("info.scenario.xml", emptyFormation());
    EXPECT_EQ(run({"validate", warning}).status, 0);
    EXPECT_EQ(run({"validate", warning, "--fail-on", "warning"}).status, 1);
    EXPECT_EQ(run({"validate", info, "--fail-on", "warning"}).status, 0);
    EXPECT_EQ(run({"validate", info, "--fail-on", "info"}).status, 1);
    EXPECT_EQ(run({"validate", error, "--fail-on", "never"}).status, 0);
}

TEST(Validate, ShowsWhatFails) {
    const Folder folder;
    const auto info = folder.write("info.scenario.xml", emptyFormation());
    const auto warning = folder.write("warning.scenario.xml", oddRows());
    EXPECT_TRUE(run({"validate", info, "--fail-on", "info"}).says("[oob.empty-formation]"));
    EXPECT_TRUE(run({"validate", warning, "--show", "error", "--fail-on", "warning"})
                    .says("[grid.column-lengths]"));
}

TEST(Validate, AWaivedFindingIsCountedAndDoesNotFail) {
    const Folder folder;
    const auto outcome = run({"validate", folder.write("a.scenario.xml", waived())});
    EXPECT_EQ(outcome.status, 0) << outcome.out;
    EXPECT_FALSE(outcome.says("[stacking.enemies-together]")) << outcome.out;
    EXPECT_TRUE(outcome.says("0 errors, 0 warnings, 0 infos; 1 waived")) << outcome.out;
}

TEST(Validate, WithoutWaiversAWaivedFindingFails) {
    const Folder folder;
    const auto outcome =
        run({"validate", folder.write("a.scenario.xml", waived()), "--no-waivers"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(outcome.says("[stacking.enemies-together]")) << outcome.out;
}

TEST(Validate, AWaiverThatMeetsNothingIsANote) {
    const Folder folder;
    const auto text = replaced(waived(), "0505", "0506");
    const auto outcome = run({"validate", folder.write("a.scenario.xml", text)});
    EXPECT_EQ(outcome.status, 0) << outcome.out;
    EXPECT_TRUE(outcome.says("note: hex 0505: the waiver meets no finding any more"))
        << outcome.out;
}

TEST(Validate, ReportsOnTheChecksAskedFor) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", replaced(oddRows(), "0707", "0505"));
    const auto one = run({"validate", file, "--check", "grid.column-lengths"});
    EXPECT_EQ(one.status, 0);
    EXPECT_TRUE(one.says("[grid.column-lengths]"));
    EXPECT_FALSE(one.says("[stacking.enemies-together]"));
    const auto both = run({"validate", file, "--check", "grid.column-lengths", "--check",
                           "stacking.enemies-together"});
    EXPECT_EQ(both.status, 1);
    EXPECT_TRUE(both.says("[stacking.enemies-together]"));
    EXPECT_TRUE(both.says("2 checks run")) << both.out;
}

TEST(Validate, SaysWhenACheckAskedForDidNotRun) {
    const Folder folder;
    const auto outcome = run({"validate", folder.write("a.scenario.xml", legalScenario()),
                              "--check", "grid.sheet-not-in-play"});
    EXPECT_TRUE(outcome.says("not run: grid.sheet-not-in-play")) << outcome.out;
}

TEST(Validate, SuggestsTheNearestCheck) {
    const Folder folder;
    const auto outcome = run(
        {"validate", folder.write("a.scenario.xml", legalScenario()), "--check", "stacking.limt"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(outcome.complains("did you mean stacking.limit?")) << outcome.err;
}

TEST(Validate, ReadsAllNativeFilesOfAFolderInOrder) {
    const Folder folder;
    folder.write("b.scenario.xml", legalScenario());
    folder.write("a/z.xml", legalScenario());
    folder.write("house.xml", houseRuleset());
    folder.write("none.cases.xml", "<cases format=\"1\" ruleset=\"tlnb\"/>");
    folder.write("other.xml", "<svg/>");
    folder.write(".hidden/a.scenario.xml", enemiesTogether());
    const auto outcome = run({"validate", folder.path()});
    EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
    EXPECT_EQ(outcome.err, "");
    EXPECT_TRUE(outcome.says("2 files: ")) << outcome.out;
    EXPECT_LT(outcome.out.find("a/z.xml"), outcome.out.find("b.scenario.xml"));
}

TEST(Validate, DoesNotPassOverABrokenFileOfAFolder) {
    const Folder folder;
    folder.write("a.scenario.xml", "<scenario");
    EXPECT_EQ(run({"validate", folder.path()}).status, 3);
}

TEST(Validate, AFolderWithNothingToValidateIsNoSuccess) {
    const Folder folder;
    EXPECT_EQ(run({"validate", folder.path()}).status, 2);
}

TEST(Validate, AMapAloneIsJudgedByWhatItSays) {
    const Folder folder;
    const auto file = folder.write("a.map.xml", R"(<?xml version="1.0" encoding="UTF-8"?>
<map format="1" id="plain" vocabulary="tlnb">
  <grid hexes="flat-top" label="CCRR" columns="from west" rows="from north" lowered="even"/>
  <sheet id="main" columns="1..10" rows="1..10" ground="clear"/>
  <terrain type="woods">
    0101 1101
  </terrain>
  <terrain type="marsh">
    0101
  </terrain>
</map>
)");
    const auto outcome = run({"validate", file, "--show", "info"});
    EXPECT_EQ(outcome.status, 1) << outcome.out;
    EXPECT_TRUE(outcome.says("[grid.hex-off-map]")) << outcome.out;
    EXPECT_TRUE(outcome.says("[map.terrain-conflict] (TLNB 7.21)")) << outcome.out;
    EXPECT_TRUE(outcome.says("not run: stacking.limit: only scenarios say what it reads"))
        << outcome.out;
}

TEST(Validate, FindsRulesetsInDataFolders) {
    const Folder folder, data;
    data.write("house.xml", houseRuleset("<check id=\"stacking.enemies-together\" rule=\"1.2\" "
                                         "severity=\"warning\"/>"));
    const auto file = folder.write(
        "a.scenario.xml", replaced(enemiesTogether(), "ruleset=\"tlnb\"", "ruleset=\"house\""));
    EXPECT_EQ(run({"validate", file}).status, 5);
    const auto outcome = run({"validate", file, "--data", data.path()});
    EXPECT_EQ(outcome.status, 0) << outcome.out;
    EXPECT_TRUE(outcome.says("warning: 0505")) << outcome.out;
    EXPECT_TRUE(outcome.says("ruleset house on tlnb")) << outcome.out;
}

TEST(Validate, WritesTheReportToAFileWithoutABackup) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", enemiesTogether());
    const auto report = folder.write("report.txt", "of yesterday");
    EXPECT_EQ(run({"validate", file, "--output", report}).out, "");
    EXPECT_EQ(folder.read("report.txt"), run({"validate", file}).out);
    EXPECT_FALSE(std::filesystem::exists(report + ".bak"));
}

TEST(Validate, PrintsJsonThatTellsTheSame) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", waived());
    const auto outcome = run({"validate", file, "--format", "json"});
    const auto json = Json::parse(outcome.out);
    const auto& report = json["files"][0];
    EXPECT_EQ(report["file"], file);
    EXPECT_EQ(report["subject"], "small");
    EXPECT_EQ(report["ruleset"][0]["id"], "tlnb");
    EXPECT_EQ(report["counts"]["waived"], 1);
    ASSERT_EQ(report["findings"].size(), 1U);
    const auto& finding = report["findings"][0];
    EXPECT_EQ(finding["check"], "stacking.enemies-together");
    EXPECT_EQ(finding["rule"], Json::parse(R"({"book": "TLNB", "text": "7.4"})"));
    EXPECT_EQ(finding["subjects"][0], Json::parse(R"({"kind": "hex", "id": "0505"})"));
    EXPECT_EQ(finding["waived"], true);
    EXPECT_EQ(finding["reason"], "a parley");
    EXPECT_EQ(outcome.out, run({"validate", file, "--format", "json"}).out);
}

TEST(Validate, PrintsTheWholeJsonAlsoAfterABadFile) {
    const Folder folder;
    const auto legal = folder.write("a.scenario.xml", legalScenario());
    const auto json =
        Json::parse(run({"validate", folder.path("gone.xml"), legal, "--format", "json"}).out);
    ASSERT_EQ(json["files"].size(), 2U);
    EXPECT_EQ(json["files"][0]["read"], false);
    EXPECT_EQ(json["files"][1]["read"], true);
}

} // namespace
} // namespace tests
