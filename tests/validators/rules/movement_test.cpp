#include "validators/rules/movement.h"

#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing_support::Of;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using validators::ReachLine;
using validators::Situation;
using validators::Verdict;

ReachLine way(const ScenarioBuilder& battle, const char* label) {
    const Situation situation(battle, piedmont().get());
    return reachLine(situation, situation.standing().front(), battle.hex(label));
}

TEST(Points, AreWrittenInHalves) {
    for (const auto& [halfPoints, text] :
         {std::pair{0, "0"}, {1, "1/2"}, {2, "1"}, {3, "1 1/2"}, {20, "10"}}) {
        EXPECT_EQ(model::pointsText(halfPoints), text);
        EXPECT_EQ(model::readPoints(text), halfPoints);
    }
    for (const char* text : {"", "-1", "1/3", "11/2", "1  1/2", "1.5", "100"})
        EXPECT_EQ(model::readPoints(text), std::nullopt) << text;
}

TEST(ReachLine, TellsEachStepWithItsClause) {
    ScenarioBuilder battle;
    battle.infantry("f").put("f", "1010").terrain("woods", "1009");
    const auto line = way(battle, "1009");
    EXPECT_EQ(line.verdict, Verdict::yes);
    ASSERT_EQ(line.steps.size(), 1U);
    ASSERT_EQ(line.steps.front().cost.parts.size(), 1U);
    EXPECT_EQ(line.steps.front().cost.parts.front().what, "woods");
    EXPECT_EQ(line.steps.front().cost.clause.text, "7.22");
    EXPECT_THAT(line.path, ElementsAre(battle.hex("1010"), battle.hex("1009")));
}

TEST(ReachLine, SaysThatAHexIsTooFar) {
    ScenarioBuilder battle;
    battle.infantry("f").put("f", "1010");
    const auto line = way(battle, "1005");
    EXPECT_EQ(line.verdict, Verdict::no);
    EXPECT_TRUE(line.tooFar);
    EXPECT_EQ(line.halfPoints, 10);
    EXPECT_THAT(line.path, IsEmpty());
}

TEST(ReachLine, NamesTheFigureItHangsOn) {
    ScenarioBuilder battle;
    battle.infantry("f").put("f", "1010").terrain("orchard", "1008 0908 1108 0909 1109 1009");
    const auto line = way(battle, "1008");
    EXPECT_EQ(line.verdict, Verdict::undecided);
    EXPECT_THAT(line.missing, Contains("movement.into.orchard"));
}

TEST(ReachLine, IsUndecidedWithoutARuleset) {
    ScenarioBuilder battle;
    battle.infantry("f").put("f", "1010");
    const Situation situation(battle, nullptr);
    const auto line = reachLine(situation, situation.standing().front(), battle.hex("1009"));
    EXPECT_EQ(line.verdict, Verdict::undecided);
    EXPECT_THAT(line.missing, ElementsAre("movement"));
}

TEST(ReachField, AgreesWithTheLineToEachOfItsHexes) {
    ScenarioBuilder battle;
    battle.infantry("f").infantry("a", Of{"A"}).put("f", "1010").put("a", "1012");
    battle.terrain("woods", "1009 1110").terrain("orchard", "0910 0909").inPlay();
    const Situation situation(battle, piedmont().get());
    const auto& piece = situation.standing().front();
    const auto field = reach(situation, piece);
    for (const model::Hex hex : model::hexesWithin(piece.at, 6)) {
        const auto line = reachLine(situation, piece, hex);
        const auto at = situation.ground().indexOf(hex);
        EXPECT_EQ(field.at(at), line.verdict) << situation.label(hex);
        if (line.verdict == Verdict::yes) {
            EXPECT_EQ(field.halfPointsTo(at), line.halfPoints) << situation.label(hex);
        }
    }
}

TEST(ReachField, OfAUnitMayBeAskedInRoadMarch) {
    ScenarioBuilder battle;
    battle.infantry("f").put("f", "1010");
    const Situation situation(battle, piedmont().get());
    auto piece = situation.standing().front();
    piece.piece.roadMarch = true;
    const auto field = reach(situation, piece);
    EXPECT_EQ(field.halfPointsTo(situation.ground().indexOf(battle.hex("1009"))), 2);
}

} // namespace
