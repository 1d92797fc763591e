#include "tests/editor/cli/program.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

// cases, checks, explain and query: what is said of rules.

namespace tests {
namespace {

using Json = nlohmann::json;

std::string caseFile(std::string_view expectation) {
    return R"(<?xml version="1.0" encoding="UTF-8"?>
<cases format="1" ruleset="tlnb" about="stacking">
  <given id="plain">
    <grid hexes="flat-top" label="CCRR" columns="from west" rows="from north" lowered="even"/>
    <sheet id="main" columns="1..20" rows="1..20" ground="clear"/>
    <side id="F">
      <formation id="I" size="corps"/>
      <unit id="a" class="infantry" formation="I"/>
    </side>
  </given>
  <case id="one" given="plain" moment="play" rule="3.2">
    <put unit="a" at="1010"/>
    <expect>
      )" + std::string(expectation) +
           R"(
    </expect>
  </case>
</cases>
)";
}

// A single unit may stand anywhere.
constexpr auto right = R"(<stack at="1010" side="F" is="legal"/>)";
constexpr auto wrong = R"(<stack at="1010" side="F" is="illegal"/>)";

TEST(Cases, ThatComeOutAsExpectedEndWithZero) {
    const Folder folder;
    const auto outcome = run({"cases", folder.write("a.cases.xml", caseFile(right))});
    EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
    EXPECT_TRUE(outcome.says("1 cases in 1 files, 1 expectations: 0 failed")) << outcome.out;
}

TEST(Cases, AWrongExpectationTellsPlaceExpectedAndGot) {
    const Folder folder;
    const auto file = folder.write("a.cases.xml", caseFile(wrong));
    const auto outcome = run({"cases", file});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(outcome.says(file + ":14:7: case one: ")) << outcome.out;
    EXPECT_TRUE(outcome.says("expected is=\"illegal\"")) << outcome.out;
    EXPECT_TRUE(outcome.says("got      is=\"legal\"")) << outcome.out;
}

TEST(Cases, AnAbsentFindingOfACheckThatDidNotRunFails) {
    const Folder folder;
    const auto file = folder.write(
        "a.cases.xml", caseFile(R"(<finding check="grid.sheet-not-in-play" none="yes"/>)"));
    EXPECT_EQ(run({"cases", file}).status, 1);
}

TEST(Cases, AnUnknownQuestionDoesNotPass) {
    const Folder folder;
    const auto file =
        folder.write("a.cases.xml", caseFile(std::string(right) + R"(<mood is="fine"/>)"));
    const auto outcome = run({"cases", file});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_TRUE(outcome.complains("read.unknown-question")) << outcome.err;
}

TEST(Cases, WithAWordThatNobodyKnowsDoNotPass) {
    const Folder folder;
    const auto file =
        folder.write("a.cases.xml",
                     replaced(caseFile(right), "<expect", "<put unit=\"a\" art=\"0505\"/><expect"));
    const auto outcome = run({"cases", file});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_TRUE(outcome.complains("read.unknown-name")) << outcome.err;
}

TEST(Cases, NoneFoundIsNoSuccess) {
    const Folder folder;
    EXPECT_EQ(run({"cases", folder.path()}).status, 2);
    folder.write("a.cases.xml", "<cases format=\"1\" ruleset=\"tlnb\"/>");
    EXPECT_EQ(run({"cases", folder.path()}).status, 2);
}

TEST(Cases, OfAFolderAreAllJudged) {
    const Folder folder;
    folder.write("b/b.cases.xml", caseFile(right));
    folder.write("a.cases.xml", caseFile(wrong));
    folder.write("s.scenario.xml", legalScenario());
    const auto outcome = run({"cases", folder.path()});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(outcome.says("2 cases in 2 files, 2 expectations: 1 failed")) << outcome.out;
}

TEST(Cases, OfARulesetThatNobodyHasAreNotJudged) {
    const Folder folder, data;
    const auto file = folder.write(
        "a.cases.xml", replaced(caseFile(right), "ruleset=\"tlnb\"", "ruleset=\"house\""));
    folder.write("b.cases.xml", caseFile(right));
    EXPECT_EQ(run({"cases", folder.path()}).status, 5);
    data.write("house.xml", houseRuleset());
    EXPECT_EQ(run({"cases", file, "--data", data.path()}).status, 0);
}

Json row(const Json& rows, const std::string& id) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Json& each) { return each["id"] == id; });
    return found == rows.end() ? Json() : *found;
}

TEST(Checks, ListsAllWithTheRulesOfEveryRuleset) {
    const auto json = Json::parse(run({"checks", "--format", "json"}).out);
    const auto together = row(json, "stacking.enemies-together");
    EXPECT_EQ(together["severity"], "error");
    const auto tlnb = row(together["rulesets"], "tlnb");
    EXPECT_EQ(tlnb["rule"], Json::parse(R"({"book": "TLNB", "text": "7.4"})"));
    EXPECT_EQ(row(json, "read.not-well-formed")["severity"], "error");
    EXPECT_TRUE(run({"checks"}).says("stacking.enemies-together [error"));
}

TEST(Checks, AGameThatRepeatsItsSeriesIsNotListedTwice) {
    const auto json = Json::parse(run({"checks", "--format", "json"}).out);
    EXPECT_TRUE(row(row(json, "stacking.limit")["rulesets"], "tlnb-piedmont").is_null());
}

TEST(Checks, OfASeriesHasThoseThatOnlyItsGamesList) {
    const auto series = Json::parse(run({"checks", "--ruleset", "tlnb", "--format", "json"}).out);
    EXPECT_EQ(row(series, "setup.overstacked")["rulesets"][0]["id"], "tlnb-piedmont");
    const auto other = Json::parse(run({"checks", "--ruleset", "nbs", "--format", "json"}).out);
    EXPECT_TRUE(row(other, "setup.overstacked").is_null());
}

TEST(Checks, SuggestsTheNearestRuleset) {
    const auto outcome = run({"checks", "--ruleset", "tlmb"});
    EXPECT_EQ(outcome.status, 5);
    EXPECT_TRUE(outcome.complains("did you mean tlnb?")) << outcome.err;
}

TEST(Checks, FindsRulesetsInDataFolders) {
    const Folder data;
    data.write("house.xml", houseRuleset("<check id=\"rivers.gap\" rule=\"9.9\"/>"));
    EXPECT_TRUE(run({"checks", "--data", data.path()}).says("H 9.9 (house)"));
}

TEST(Checks, AsMarkdownHaveASectionEach) {
    const auto outcome = run({"checks", "--format", "markdown"});
    EXPECT_TRUE(outcome.says("\n## stacking\n"));
    EXPECT_TRUE(outcome.says("\n### stacking.limit\n"));
    EXPECT_TRUE(outcome.says("| [stacking.limit](#stackinglimit) | error |"));
}

TEST(Explain, TellsSeverityAndRules) {
    const auto outcome = run({"explain", "stacking.enemies-together"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_TRUE(outcome.says("\nerror")) << outcome.out;
    EXPECT_TRUE(outcome.says("TLNB 7.4 (tlnb)")) << outcome.out;
    EXPECT_TRUE(outcome.says("NBS 16.3a; 10.0c (nbs)")) << outcome.out;
}

TEST(Explain, KnowsWhatReadersSay) {
    EXPECT_TRUE(run({"explain", "read.doctype"}).says("said by the readers of files"));
}

TEST(Explain, ShowsTheFirstCaseThatFindsIt) {
    const Folder folder;
    folder.write("a.cases.xml", caseFile(R"(<finding check="grid.hex-off-map" none="yes"/>)"));
    const auto file = folder.write(
        "b.cases.xml", replaced(caseFile(R"(<finding check="grid.hex-off-map" unit="a"/>)"),
                                "at=\"1010\"", "at=\"2101\""));
    const auto outcome = run({"explain", "grid.hex-off-map", "--cases", folder.path()});
    EXPECT_TRUE(outcome.says("Example, case one: " + file + ":14:7\n  ")) << outcome.out;
    EXPECT_TRUE(outcome.says("\n  fix: ")) << outcome.out;
}

TEST(Explain, SuggestsTheNearestCheck) {
    const auto outcome = run({"explain", "stacking.limits"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(outcome.complains("did you mean stacking.limit?")) << outcome.err;
}

TEST(Explain, FindsRulesetsInDataFolders) {
    const Folder data;
    data.write("house.xml", houseRuleset("<check id=\"rivers.gap\" rule=\"9.9\"/>"));
    EXPECT_TRUE(run({"explain", "rivers.gap", "--data", data.path()}).says("H 9.9 (house)"));
}

std::vector<std::string> stackAt(const std::string& hex, const std::string& file,
                                 const std::vector<std::string>& options = {}) {
    std::vector<std::string> arguments{"query", "stack", "--at", hex, file};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return arguments;
}

TEST(QueryStack, TellsVerdictAndPieces) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", legalScenario());
    const auto outcome = run(stackAt("0505", file));
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_TRUE(outcome.out.starts_with("0505 F: legal")) << outcome.out;
    EXPECT_TRUE(outcome.says("A (a)")) << outcome.out;
    EXPECT_TRUE(outcome.says("units: 2")) << outcome.out;
    EXPECT_TRUE(run(stackAt("0101", file)).says("0101: nobody"));
}

TEST(QueryStack, AnswersForOneSideOrForEachThere) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", enemiesTogether());
    const auto both = Json::parse(run(stackAt("0505", file, {"--format", "json"})).out);
    ASSERT_EQ(both.size(), 2U);
    const auto one =
        Json::parse(run(stackAt("0505", file, {"--format", "json", "--side", "C"})).out);
    ASSERT_EQ(one.size(), 1U);
    EXPECT_EQ(one[0]["side"], "C");
    EXPECT_EQ(one[0]["pieces"], Json::array({"c"}));
    EXPECT_EQ(one[0]["counts"]["infantry"], 1);
}

TEST(QueryStack, IsJudgedAtTheMomentAskedFor) {
    const Folder folder;
    auto text = replaced(legalScenario(), "units=\"a b\"", "units=\"a b d e f g h\"");
    for (const std::string id : {"d", "e", "f", "g", "h"})
        text = replaced(text, "        <unit id=\"a\"",
                        "        <unit id=\"" + id +
                            "\" class=\"infantry\" formation=\"I\"/>\n        <unit id=\"a\"");
    const auto file = folder.write("a.scenario.xml", text);
    const auto play = run(stackAt("0505", file, {"--moment", "play"}));
    EXPECT_TRUE(play.says("0505 F: illegal")) << play.out << play.err;
    EXPECT_TRUE(play.says("  7 ")) << play.out;
    EXPECT_EQ(run(stackAt("0505", file)).out,
              run(stackAt("0505", file, {"--moment", "setup"})).out);
    EXPECT_EQ(run(stackAt("0505", file, {"--moment", "later"})).status, 2);
}

TEST(QueryStack, WhatIsNotThereIsUsage) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", legalScenario());
    EXPECT_EQ(run(stackAt("9999", file)).status, 2);
    EXPECT_EQ(run(stackAt("0505", file, {"--side", "X"})).status, 2);
    EXPECT_EQ(run({"query", "stack", file}).status, 2);
    EXPECT_EQ(run({"query"}).status, 2);
}

TEST(QueryStack, FindsRulesetsInDataFolders) {
    const Folder folder, data;
    const auto file = folder.write(
        "a.scenario.xml", replaced(legalScenario(), "ruleset=\"tlnb\"", "ruleset=\"house\""));
    data.write("house.xml", houseRuleset());
    EXPECT_EQ(run(stackAt("0505", file)).status, 5);
    EXPECT_EQ(run(stackAt("0505", file, {"--data", data.path()})).status, 0);
}

/// A road from 0102 over the bridge to 0302 and off the map's north edge at 0301; a river.
constexpr auto mappedCountry = R"(<?xml version="1.0" encoding="UTF-8"?>
<map format="1" id="country" vocabulary="tlnb">
  <grid hexes="flat-top" label="CCRR" columns="from west" rows="from north" lowered="even"/>
  <sheet id="main" columns="1..4" rows="1..4" ground="clear"/>
  <terrain type="woods">0202</terrain>
  <levels level="2">0202</levels>
  <closed>0404</closed>
  <hexsides type="slope" uphill="first">0202/0203</hexsides>
  <watercourse type="river" id="tanaro" name="Tanaro">0102/0202 0102/0201</watercourse>
  <road type="road" id="high" name="High road">0102 0202 0302 0301:N</road>
  <span type="bridge" at="0102/0202" stone="yes"/>
  <place id="mill" name="Mill" kind="farm" at="0202"/>
</map>
)";

TEST(QueryHex, TellsAllThatIsThere) {
    const Folder folder;
    const auto file = folder.write("a.map.xml", mappedCountry);
    const auto outcome = run({"query", "hex", "--at", "0202", file});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.out, "0202\n"
                           "  terrain: Woods\n"
                           "  level: 2\n"
                           "  place: Mill (mill), farm\n"
                           "  NE 0302\n"
                           "    road: Road, High road (high)\n"
                           "  S 0203\n"
                           "    feature: Slope, uphill here\n"
                           "  NW 0102\n"
                           "    water: River, Tanaro (tanaro)\n"
                           "    road: Road, High road (high)\n"
                           "    span: Bridge, stone\n");
}

TEST(QueryHex, OfAClosedHexSaysSo) {
    const Folder folder;
    const auto file = folder.write("a.map.xml", mappedCountry);
    EXPECT_TRUE(run({"query", "hex", "--at", "0404", file}).out.starts_with("0404: closed\n"));
    EXPECT_EQ(run({"query", "hex", "--at", "0505", file}).status, 2);
}

TEST(QueryPath, GoesThroughHexesOrAlongRoads) {
    const Folder folder;
    const auto file = folder.write("a.map.xml", mappedCountry);
    const auto length = [&](const std::string& from, const std::string& to, const std::string& by) {
        const auto outcome = run(
            {"query", "path", "--from", from, "--to", to, "--by", by, file, "--format", "json"});
        return Json::parse(outcome.out)["length"];
    };
    EXPECT_EQ(length("0102", "0301", "hexes"), 2);
    EXPECT_EQ(length("0102", "0301", "roads"), 3);
    EXPECT_EQ(length("0102", "0103", "roads"), Json());
    EXPECT_EQ(length("0102", "0404", "hexes"), Json()); // closed
    EXPECT_EQ(length("0102", "0102", "roads"), 0);
    EXPECT_TRUE(run({"query", "path", "--from", "0102", "--to", "0103", "--by", "roads", file})
                    .says("0102 to 0103: no way along roads"));
    EXPECT_EQ(run({"query", "path", "--from", "0102", file}).status, 2);
    EXPECT_EQ(run({"query", "path", "--from", "0102", "--to", "9", file}).status, 2);
}

} // namespace
} // namespace tests
