#include "tests/editor/cli/program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

// query reach, zoc, los, supply, entry and turns: what the rules answer, as text and as JSON.

namespace tests {
namespace {

using Json = nlohmann::json;

const std::string sample = SAMPLES_FOLDER "/piedmont/montenotte.scenario.xml";

std::vector<std::string> with(std::vector<std::string> words,
                              const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

const std::vector<std::vector<std::string>> questions{
    {"query", "reach", "--unit", "rampon-a", sample},
    {"query", "zoc", "--unit", "rampon-a", sample},
    {"query", "los", "--from", "E-5030", sample},
    {"query", "supply", sample},
    {"query", "entry", sample},
    {"render", sample, "-o", "-", "--overlay", "zoc"},
};

TEST(QueryRules, ATurnThatTheGameDoesNotHaveIsRefused) {
    for (const auto& question : questions) {
        const auto outcome = run(with(question, {"--turn", "12 Apr 7 XM"}));
        EXPECT_EQ(outcome.status, 2) << question[1];
        EXPECT_TRUE(outcome.complains("--turn: 12 Apr 7 XM")) << question[1] << outcome.err;
        EXPECT_TRUE(outcome.out.empty()) << question[1];
    }
}

TEST(QueryRules, ATurnOfTheGameIsTaken) {
    for (const auto& question : questions) {
        const auto outcome = run(with(question, {"--turn", "12 Apr 11 AM"}));
        EXPECT_EQ(outcome.status, 0) << question[1] << outcome.err;
        EXPECT_FALSE(outcome.out.empty()) << question[1];
    }
}

TEST(QueryRules, TextAndJsonNameTheSameHexes) {
    const auto asked = questions[0];
    const auto text = run(asked).out;
    const auto json = Json::parse(run(with(asked, {"--format", "json"})).out);
    ASSERT_GT(json["hexes"].size(), 3U);
    for (const auto& each : json["hexes"])
        EXPECT_NE(text.find("  " + each["hex"].get<std::string>() + ": " +
                            each["points"].get<std::string>() + '\n'),
                  std::string::npos)
            << each << text;
}

/// A town without a road: the entry cost of foot is on a chart that is not printed.
TEST(QueryRules, ReachNamesTheFiguresThatItsUndecidedHexesHangOn) {
    const Folder folder;
    const auto file = folder.write(
        "a.scenario.xml", replaced(legalScenario(), "ground=\"clear\"/>",
                                     "ground=\"clear\"/><terrain type=\"town\">0506</terrain>"));
    const auto json = Json::parse(
        run({"query", "reach", "--unit", "a", file, "--format", "json"}).out);
    EXPECT_FALSE(json["undecided"].empty()) << json;
    EXPECT_FALSE(json["missing"].empty()) << json;
}

TEST(QueryRules, WhoAndWhereMustExist) {
    EXPECT_EQ(run({"query", "reach", "--unit", "nobody", sample}).status, 2);
    EXPECT_EQ(run({"query", "reach", "--unit", "rampon-a", "--to", "E-9999", sample}).status, 2);
    EXPECT_EQ(run({"query", "zoc", "--unit", "nobody", sample}).status, 2);
    EXPECT_EQ(run({"query", "los", "--from", "E-9999", sample}).status, 2);
    EXPECT_EQ(run({"query", "supply", "--unit", "nobody", sample}).status, 2);
    EXPECT_EQ(run({"query", "supply", "--side", "nobody", sample}).status, 2);
    EXPECT_EQ(run({"query", "entry", "--arrival", "nobody", sample}).status, 2);
}

TEST(QueryTurns, NamesEachTurnInOrder) {
    const auto json = Json::parse(run({"query", "turns", sample, "--format", "json"}).out);
    ASSERT_GT(json.size(), 3U);
    const auto text = run({"query", "turns", sample}).out;
    EXPECT_TRUE(text.starts_with(std::to_string(json.size()) + " turns\n")) << text;
    std::size_t at = 0;
    for (const auto& each : json) {
        const auto next = text.find("  " + each["turn"].get<std::string>() + ": ", at);
        ASSERT_NE(next, std::string::npos) << each;
        at = next + 1;
    }
}

} // namespace
} // namespace tests
