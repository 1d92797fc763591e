#include "tests/editor/cli/program.h"

#include <gtest/gtest.h>

// Each status by itself, then which one wins: 2, 5, 3, 4, 1, 0.

namespace tests {
namespace {

/// A folder in which every file earns a status of its own.
struct Files {
    Folder folder;
    std::string legal = folder.write("legal.scenario.xml", legalScenario());
    std::string findings = folder.write("findings.scenario.xml", enemiesTogether());
    std::string broken = folder.write("broken.scenario.xml", "<scenario><map></scenario>");
    std::string gone = folder.path("gone.scenario.xml");
    std::string noRuleset = folder.write(
        "other.scenario.xml", replaced(legalScenario(), "ruleset=\"tlnb\"", "ruleset=\"none\""));
};

TEST(ExitStatus, IsZeroWithoutFindings) {
    const Files files;
    const auto outcome = run({"validate", files.legal});
    EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
    EXPECT_EQ(outcome.err, "");
}

TEST(ExitStatus, IsOneForFindings) {
    const Files files;
    EXPECT_EQ(run({"validate", files.findings}).status, 1);
}

TEST(ExitStatus, IsTwoForUsage) {
    const Files files;
    EXPECT_EQ(run({}).status, 2);
    EXPECT_EQ(run({"no-such-command"}).status, 2);
    EXPECT_EQ(run({"validate"}).status, 2);
    EXPECT_EQ(run({"validate", files.legal, "--no-such-option"}).status, 2);
    EXPECT_EQ(run({"validate", files.legal, "--show", "everything"}).status, 2);
    EXPECT_EQ(run({"validate", files.legal, "--check", "no.such-check"}).status, 2);
    EXPECT_NE(run({"no-such-command"}).err, "");
}

TEST(ExitStatus, IsThreeForAFileThatCannotBeRead) {
    const Files files;
    EXPECT_EQ(run({"validate", files.gone}).status, 3);
    EXPECT_EQ(run({"validate", files.broken}).status, 3);
    EXPECT_EQ(run({"format", files.gone}).status, 3);
    EXPECT_EQ(run({"query", "stack", "--at", "0505", files.gone}).status, 3);
    EXPECT_EQ(run({"render", files.gone, "-o", files.folder.path("a.png")}).status, 3);
}

TEST(ExitStatus, GoesOnInAFolderWithLinksThatLeadNowhere) {
    const Files files;
    std::filesystem::create_symlink("ring", files.folder.path("ring"));
    std::filesystem::create_symlink("gone.map.xml", files.folder.path("dangling.map.xml"));
    const auto outcome = run({"validate", files.folder.path()});
    EXPECT_EQ(outcome.status, 5) << "of the unknown ruleset: " << outcome.err;
    EXPECT_TRUE(outcome.says("dangling.map.xml")) << outcome.out;
    EXPECT_TRUE(outcome.says("findings.scenario.xml")) << outcome.out;
}

TEST(ExitStatus, IsThreeForAMapThatIsNamedAndMissing) {
    const Folder folder;
    auto text = legalScenario();
    const auto begin = text.find("  <map id"), end = text.find("  <forces");
    text.replace(begin, end - begin, "  <map file=\"gone.map.xml\"/>\n");
    const auto outcome = run({"validate", folder.write("a.scenario.xml", text)});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_TRUE(outcome.says("gone.map.xml")) << outcome.out;
}

TEST(ExitStatus, IsFourForOutputThatCannotBeWritten) {
    const Files files;
    EXPECT_EQ(run({"validate", files.legal}, "/dev/full").status, 4);
    EXPECT_EQ(run({"checks"}, "/dev/full").status, 4);
    EXPECT_EQ(run({"--help"}, "/dev/full").status, 4);
    EXPECT_EQ(run({"validate", files.legal, "-o", "/dev/full"}).status, 4);
    EXPECT_EQ(run({"validate", files.legal, "-o", files.folder.path("no/folder/a")}).status, 4);
    EXPECT_EQ(run({"render", files.legal, "-o", "/dev/full"}).status, 4);
}

TEST(ExitStatus, IsFourForAClosedPipe) {
    const Files files;
    const auto outcome = runIntoClosedPipe({"validate", files.legal});
    EXPECT_EQ(outcome.status, 4);
    EXPECT_TRUE(outcome.complains("standard output")) << outcome.err;
}

TEST(ExitStatus, IsFiveForARulesetThatCannotBeLoaded) {
    const Files files;
    const auto outcome = run({"validate", files.noRuleset});
    EXPECT_EQ(outcome.status, 5);
    EXPECT_TRUE(outcome.says("read.missing-ruleset")) << outcome.out;
    EXPECT_EQ(run({"checks", "--ruleset", "none"}).status, 5);
}

TEST(ExitStatus, IsFiveForARulesetThatListsUnknownChecks) {
    const Folder folder;
    folder.write("house.xml", houseRuleset("<check id=\"stacking.no-such\" rule=\"1\"/>"));
    const auto file = folder.write(
        "a.scenario.xml", replaced(legalScenario(), "ruleset=\"tlnb\"", "ruleset=\"house\""));
    const auto outcome = run({"validate", file});
    EXPECT_EQ(outcome.status, 5);
    EXPECT_TRUE(outcome.says("stacking.no-such")) << outcome.out;
}

TEST(ExitStatus, OfAMapWhoseVocabularyNobodyHasIsNoFailure) {
    const Folder folder;
    const auto file = folder.write("a.map.xml", R"(<?xml version="1.0" encoding="UTF-8"?>
<map format="1" id="plain" vocabulary="no-such-game">
  <grid hexes="flat-top" label="CCRR" columns="from west" rows="from north" lowered="even"/>
  <sheet id="main" columns="1..10" rows="1..10"/>
</map>
)");
    const auto outcome = run({"validate", file});
    EXPECT_EQ(outcome.status, 0) << outcome.out;
    EXPECT_TRUE(outcome.says("(no ruleset, ")) << outcome.out;
}

TEST(ExitStatus, UsageIsStrongerThanAMissingRuleset) {
    const Files files;
    const Folder empty;
    EXPECT_EQ(run({"validate", files.noRuleset, empty.path()}).status, 2);
}

TEST(ExitStatus, AMissingRulesetIsStrongerThanAnUnreadFile) {
    const Files files;
    EXPECT_EQ(run({"validate", files.noRuleset, files.gone}).status, 5);
    EXPECT_EQ(run({"validate", files.gone, files.noRuleset}).status, 5);
}

TEST(ExitStatus, AnUnreadFileIsStrongerThanUnwrittenOutput) {
    const Files files;
    EXPECT_EQ(run({"validate", files.gone}, "/dev/full").status, 3);
}

TEST(ExitStatus, UnwrittenOutputIsStrongerThanFindings) {
    const Files files;
    EXPECT_EQ(run({"validate", files.findings}, "/dev/full").status, 4);
}

TEST(ExitStatus, ABadFileNeverStopsTheOthers) {
    const Files files;
    const auto outcome =
        run({"validate", files.gone, files.broken, files.noRuleset, files.findings, files.legal});
    EXPECT_EQ(outcome.status, 5);
    EXPECT_TRUE(outcome.says("stacking.enemies-together")) << outcome.out;
    EXPECT_TRUE(outcome.says(files.legal + ": 0 errors")) << outcome.out;
    EXPECT_TRUE(outcome.says("5 files: ")) << outcome.out;
    EXPECT_TRUE(outcome.says("2 could not be read")) << outcome.out;
}

TEST(ExitStatus, OfHelpAndVersionIsZero) {
    EXPECT_EQ(run({"--help"}).status, 0);
    EXPECT_EQ(run({"validate", "--help"}).status, 0);
    const auto version = run({"--version"});
    EXPECT_EQ(version.status, 0);
    EXPECT_TRUE(version.out.starts_with("berthier-cli 0.")) << version.out;
}

} // namespace
} // namespace tests
