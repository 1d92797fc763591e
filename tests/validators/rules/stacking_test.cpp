#include "validators/rules/stacking.h"

#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing_support::Of;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using validators::StackCount;
using validators::StackLimit;
using validators::Verdict;

const Of first{"F", "AG", "1AG"};
const Of second{"F", "AG", "2AG"};
const Of serurier{"F", "II"};

/// AG is a corps of two divisions, II a formation of division size (25.33).
ScenarioBuilder armyOfItaly() {
    ScenarioBuilder battle;
    battle.corps("AG").division("1AG", "AG").division("2AG", "AG").divisionFormation("II");
    return battle;
}

StackCount stack(const model::Scenario& scenario, const char* side = "F",
                 const char* label = "1010") {
    const validators::Situation situation(scenario, piedmont().get());
    auto count =
        stackAt(situation, model::readHex(*scenario.map, label).value.value(), model::SideId(side));
    count.pieces.clear(); // they point into the situation
    return count;
}

std::vector<StackLimit> limits(const StackCount& count) {
    std::vector<StackLimit> all;
    for (const auto& fault : count.faults)
        all.push_back(fault.limit);
    return all;
}

// 3.21

TEST(Stacking, AnEmptyHexIsLegal) {
    EXPECT_EQ(stack(armyOfItaly()).verdict, Verdict::yes);
}

TEST(Stacking, AnyTwoCombatUnitsMayStack) {
    auto battle = armyOfItaly();
    battle.units("a", "cavalry", first).units("b", "artillery", serurier).put("a b", "1010");
    const auto count = stack(battle);
    EXPECT_EQ(count.verdict, Verdict::yes);
    EXPECT_EQ(count.clause.text, "3.21");
    EXPECT_EQ(count.units, 2);
}

TEST(Stacking, ThreeOfNoFormationMayNot) {
    ScenarioBuilder battle;
    battle.infantry("a b c").put("a b c", "1010");
    const auto count = stack(battle);
    ASSERT_EQ(count.faults.size(), 1u);
    EXPECT_EQ(count.verdict, Verdict::no);
    EXPECT_EQ(count.faults[0].found, 3);
    EXPECT_EQ(count.faults[0].allowed, 2);
    EXPECT_EQ(count.clause.text, "3.21");
}

TEST(Stacking, ReducedUnitsCountInFull) {
    ScenarioBuilder battle;
    battle.infantry("a b c").put("a b c", "1010").with([](model::Scenario& scenario) {
        scenario.arrangement.edit([](model::Arrangement& arrangement) {
            for (auto& piece : arrangement.pieces)
                piece.edit([](model::Piece& one) { one.reduced = true; });
        });
    });
    EXPECT_EQ(stack(battle).verdict, Verdict::no);
}

// 3.22

TEST(Stacking, ThreeOfOneDivisionMayStackWithoutLeader) {
    auto battle = armyOfItaly();
    battle.infantry("a b c", first).put("a b c", "1010");
    const auto count = stack(battle);
    EXPECT_EQ(count.verdict, Verdict::yes);
    EXPECT_EQ(count.clause.text, "3.22");
    EXPECT_FALSE(count.onlyByLeader);
}

TEST(Stacking, FourOfOneDivisionMayNotWithoutLeader) {
    auto battle = armyOfItaly();
    battle.infantry("a b c d", first).put("a b c d", "1010");
    const auto count = stack(battle);
    ASSERT_EQ(count.faults.size(), 1u);
    EXPECT_EQ(count.faults[0].found, 4);
    EXPECT_EQ(count.faults[0].allowed, 3);
    EXPECT_EQ(count.clause.text, "3.22");
}

TEST(Stacking, TwoDivisionsOfOneCorpsAreNotOneDivision) {
    auto battle = armyOfItaly();
    battle.infantry("a b", first).infantry("c", second).put("a b c", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::no);
}

TEST(Stacking, ACorpsWithoutDivisionsIsNotOneDivision) {
    auto battle = armyOfItaly();
    battle.infantry("a b c", Of{"F", "AG"}).put("a b c", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::no);
}

TEST(Stacking, AUnitWithoutDivisionBreaksIntegrity) {
    auto battle = armyOfItaly();
    battle.infantry("a b", first).units("c", "artillery", Of{"F", "AG"}).put("a b c", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::no);
}

TEST(Stacking, ADivisionSizeFormationWithoutOfficerCounterIsOneDivisionOnlyWhereTheBookLetsIt) {
    auto battle = armyOfItaly();
    battle.infantry("a b", serurier).units("c", "artillery", serurier).put("a b c", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::no); // 25.33

    battle.houseRule("stacking.division-alone", "yes");
    const auto count = stack(battle);
    EXPECT_EQ(count.verdict, Verdict::yes);
    EXPECT_EQ(count.clause.text, "3.22");
}

TEST(Stacking, ADivisionSizeFormationWithOwnOfficerIsNotWithoutLeader) {
    auto battle = armyOfItaly();
    battle.infantry("a b c", serurier).units("S", "officer", serurier).put("a b c", "1010");
    const auto count = stack(battle);
    ASSERT_EQ(count.faults.size(), 1u);
    EXPECT_EQ(count.faults[0].found, 3);
    EXPECT_EQ(count.faults[0].allowed, 2);
}

TEST(Stacking, TheOwnOfficerMayBeStatedInsteadOfFound) {
    auto battle = armyOfItaly();
    battle.infantry("a b c", serurier).put("a b c", "1010").with([](model::Scenario& scenario) {
        scenario.forces.edit([](model::Forces& forces) {
            forces.formations[1].edit([](model::Formation& ii) { ii.ownOfficer = true; });
        });
    });
    EXPECT_EQ(stack(battle).verdict, Verdict::no);
}

TEST(Stacking, AnOfficerOfPartOfACorpsTakesNothingFromItsDivision) {
    // La Harpe has a counter of his own, but the AG is corps-sized (25.33, D-STK-2).
    auto battle = armyOfItaly();
    battle.infantry("a b c", second).units("la-harpe", "officer", second).put("a b c", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes);
}

// 3.23

TEST(Stacking, UnderALeaderFiveUnitsWithTwoInfantryMayStack) {
    auto battle = armyOfItaly();
    battle.units("L", "commander").infantry("a", first).infantry("b", second);
    battle.units("c d", "cavalry").units("e", "artillery").put("L a b c d e", "1010");
    const auto count = stack(battle);
    EXPECT_EQ(count.verdict, Verdict::yes);
    EXPECT_EQ(count.clause.text, "3.23");
    EXPECT_TRUE(count.onlyByLeader);
}

TEST(Stacking, UnderALeaderASixthUnitIsTooMuch) {
    auto battle = armyOfItaly();
    battle.units("L", "commander").infantry("a b", first).units("c d e f", "cavalry");
    battle.put("L a b c d e f", "1010");
    const auto count = stack(battle);
    ASSERT_EQ(count.faults.size(), 1u);
    EXPECT_EQ(count.faults[0].found, 6);
    EXPECT_EQ(count.faults[0].allowed, 5);
    EXPECT_EQ(count.faults[0].counted, "combat units");
}

TEST(Stacking, UnderALeaderThreeInfantryNeedIntegrity) {
    auto battle = armyOfItaly();
    battle.units("L", "commander").infantry("a b c", first);
    battle.units("d", "artillery", Of{"F", "AG"}).put("L a b c d", "1010");
    const auto count = stack(battle);
    ASSERT_EQ(count.faults.size(), 1u);
    EXPECT_EQ(count.faults[0].counted, "infantry");
    EXPECT_EQ(count.faults[0].found, 3);
    EXPECT_EQ(count.faults[0].allowed, 2);
    EXPECT_EQ(count.clause.text, "3.23");
}

TEST(Stacking, UnderALeaderThreeInfantryOfFiveUnitsOfOneDivisionMayStack) {
    auto battle = armyOfItaly();
    battle.units("L", "commander").infantry("a b c", first).units("d e", "cavalry", first);
    battle.put("L a b c d e", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes);
}

TEST(Stacking, UnderALeaderFourInfantryOfOneDivisionAreTooMuch) {
    auto battle = armyOfItaly();
    battle.units("L", "commander").infantry("a b c d", first).put("L a b c d", "1010");
    const auto count = stack(battle);
    ASSERT_EQ(count.faults.size(), 1u);
    EXPECT_EQ(count.faults[0].found, 4);
    EXPECT_EQ(count.faults[0].allowed, 3);
}

TEST(Stacking, UnderItsOfficerADivisionSizeFormationKeepsThreeInfantry) {
    auto battle = armyOfItaly();
    battle.infantry("a b c", serurier).units("S", "officer", serurier).put("S a b c", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes);

    battle.houseRule("stacking.division-with-officer-under-leader", "no");
    EXPECT_EQ(stack(battle).verdict, Verdict::no);
}

TEST(Stacking, AnyLeaderOfTheArmyWidensTheStackUnlessTheReadingIsNarrower) {
    auto battle = armyOfItaly();
    battle.infantry("a", first).infantry("b", second).units("c", "cavalry", Of{"F", "AG"});
    battle.units("S", "officer", serurier).put("S a b c", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes);

    battle.houseRule("stacking.leader-of", "formation");
    EXPECT_EQ(stack(battle).verdict, Verdict::no);
}

TEST(Stacking, ACommanderWithoutFormationWidensTheStackInEitherReading) {
    auto battle = armyOfItaly();
    battle.infantry("a", first).infantry("b", second).units("c", "cavalry", Of{"F", "AG"});
    battle.units("B", "commander").put("B a b c", "1010");
    battle.houseRule("stacking.leader-of", "formation");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes);
}

TEST(Stacking, ALeaderOfTheOtherArmyWidensNothing) {
    ScenarioBuilder battle;
    battle.units("colli", "commander", Of{"P"}).infantry("a b", Of{"A"});
    battle.units("c", "cavalry", Of{"A"}).put("colli a b c", "1010");
    const auto count = stack(battle, "C");
    EXPECT_THAT(limits(count), ElementsAre(StackLimit::number));
}

TEST(Stacking, LeadersThemselvesDoNotCount) {
    auto battle = armyOfItaly();
    battle.units("L M N", "commander").infantry("a b").put("L M N a b", "1010");
    const auto count = stack(battle);
    EXPECT_EQ(count.verdict, Verdict::yes);
    EXPECT_EQ(count.units, 2);
    EXPECT_FALSE(count.onlyByLeader);
}

// 3.24, 16.22

TEST(Stacking, ThreeVedettesJoinAnyStackAFourthDoesNot) {
    ScenarioBuilder battle;
    battle.infantry("a b").units("v w x y", "vedette").put("a b v w x", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes);
    battle.put("y", "1010");
    const auto count = stack(battle);
    ASSERT_EQ(count.faults.size(), 1u);
    EXPECT_EQ(count.faults[0].counted, "vedettes");
    EXPECT_EQ(count.faults[0].found, 4);
    EXPECT_EQ(count.faults[0].allowed, 3);
    EXPECT_EQ(count.clause.text, "3.24");
}

TEST(Stacking, AVedetteOfALightCavalryUnitIsNoCombatUnit) {
    ScenarioBuilder battle;
    battle.infantry("a b").units("lc", "light-cavalry").put("a b", "1010");
    battle.putVedette("lc", "1010");
    const auto count = stack(battle);
    EXPECT_EQ(count.verdict, Verdict::yes);
    EXPECT_EQ(count.units, 2);
    EXPECT_EQ(count.vedettes, 1);
}

// 18.12

TEST(Stacking, ATrainStandsAlone) {
    ScenarioBuilder battle;
    battle.units("t", "baggage-train").units("p", "pontoon-train").units("v", "vedette");
    battle.put("t", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes);
    EXPECT_EQ(stack(battle).clause.text, "18.12");
    auto withVedette = battle, withTrain = battle;
    EXPECT_THAT(limits(stack(withVedette.put("v", "1010"))), ElementsAre(StackLimit::alone));
    EXPECT_THAT(limits(stack(withTrain.put("p", "1010"))), ElementsAre(StackLimit::alone));
}

TEST(Stacking, ALeaderMayStandWithATrainUnlessTheReadingForbidsIt) {
    ScenarioBuilder battle;
    battle.units("t", "baggage-train").units("L", "commander").put("t L", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes);
    battle.houseRule("stacking.leader-with-train", "no");
    EXPECT_THAT(limits(stack(battle)), ElementsAre(StackLimit::alone));
}

// 25.17

TEST(Stacking, PiedmonteseAndAustriansDoNotMix) {
    ScenarioBuilder battle;
    battle.infantry("a", Of{"A"}).infantry("p", Of{"P"}).put("a p", "1010");
    const auto count = stack(battle, "C");
    EXPECT_THAT(limits(count), ElementsAre(StackLimit::armies));
    EXPECT_EQ(count.clause.text, "25.17");
    EXPECT_EQ(count.clause.book, "BOP");
}

TEST(Stacking, ALeaderOfTheOtherArmyIsNoUnitAndMixes) {
    ScenarioBuilder battle;
    battle.infantry("a", Of{"A"}).units("colli", "commander", Of{"P"}).put("a colli", "1010");
    EXPECT_EQ(stack(battle, "C").verdict, Verdict::yes);
}

TEST(Stacking, AVedetteOfTheOtherArmyIsAUnitAndDoesNotMix) {
    ScenarioBuilder battle;
    battle.infantry("a", Of{"A"}).units("v", "vedette", Of{"P"}).put("a v", "1010");
    EXPECT_THAT(limits(stack(battle, "C")), ElementsAre(StackLimit::armies));
}

TEST(Stacking, ProveraBelongsToBothArmiesForSupplyOnly) {
    ScenarioBuilder battle;
    battle.infantry("provera", Of{"A"}).infantry("p", Of{"P"}).put("provera p", "1010");
    battle.with([](model::Scenario& scenario) {
        scenario.forces.edit([](model::Forces& forces) {
            forces.units[0].edit([](model::Unit& unit) { unit.suppliedBy = {"A", "P"}; });
        });
    });
    EXPECT_THAT(limits(stack(battle, "C")), ElementsAre(StackLimit::armies));
}

// 7.53, 7.57

TEST(Stacking, RoadMarchToleratesLeadersAndVedettesOnly) {
    ScenarioBuilder battle;
    battle.infantry("a b").units("L", "commander").units("v", "vedette");
    battle.putInRoadMarch("a", "1010").put("L v", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes);
    const auto count = stack(battle.put("b", "1010"));
    EXPECT_THAT(limits(count), ElementsAre(StackLimit::roadMarch));
    EXPECT_EQ(count.clause.text, "7.53");
}

TEST(Stacking, ALeaderInRoadMarchHindersNobody) {
    ScenarioBuilder battle;
    battle.infantry("a b").units("L", "commander").put("a b", "1010").putInRoadMarch("L", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes);
}

// Both sides, unknown figures

TEST(Stacking, TheOtherSideIsCountedApart) {
    ScenarioBuilder battle;
    battle.infantry("a b").infantry("x y", Of{"A"}).put("a b x y", "1010");
    EXPECT_EQ(stack(battle, "F").units, 2);
    EXPECT_EQ(stack(battle, "C").units, 2);
    EXPECT_EQ(stack(battle, "C").verdict, Verdict::yes);
}

TEST(Stacking, AUnitOfUnknownClassLeavesTheLimitUndecidedWhereItMatters) {
    ScenarioBuilder battle;
    battle.infantry("a b").units("u", "").put("u", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::yes) << "alone it is legal whatever it is";
    EXPECT_EQ(stack(battle.put("a", "1010")).verdict, Verdict::undecided) << "it may be a train";
    const auto count = stack(battle.put("b", "1010"));
    EXPECT_EQ(count.verdict, Verdict::undecided);
    EXPECT_THAT(count.missing, ElementsAre("unit u: class"));
}

TEST(Stacking, AUnitOfUnknownClassDoesNotExcuseASureExcess) {
    ScenarioBuilder battle;
    battle.infantry("a b c").units("u", "").put("a b c u", "1010");
    EXPECT_EQ(stack(battle).verdict, Verdict::no);
}

TEST(Stacking, AFormationOfUnknownSizeLeavesIntegrityUndecided) {
    ScenarioBuilder battle;
    const Of columns{"F", "X"};
    battle.formationOfUnknownSize("X").infantry("a b c", columns).put("a b c", "1010");
    battle.houseRule("stacking.division-alone", "yes");
    const auto count = stack(battle);
    EXPECT_EQ(count.verdict, Verdict::undecided);
    EXPECT_THAT(count.missing, ElementsAre("formation X: size"));
    EXPECT_THAT(count.faults, IsEmpty());
}

TEST(Stacking, WithoutRulesetEverythingIsUndecided) {
    ScenarioBuilder battle;
    battle.infantry("a b c").put("a b c", "1010");
    const validators::Situation situation(battle, nullptr);
    const auto count = stackAt(situation, battle.hex("1010"), model::SideId("F"));
    EXPECT_EQ(count.verdict, Verdict::undecided);
    EXPECT_THAT(count.missing, ElementsAre("stacking"));
}

// 15.21, 25.77

std::vector<std::string> effectsLost(const ScenarioBuilder& battle) {
    const validators::Situation situation(battle, piedmont().get());
    std::vector<std::string> lost;
    for (const auto& effect : effectsLostAt(situation, battle.hex("1010"), model::SideId("F")))
        lost.push_back(effect.terrain.text);
    return lost;
}

TEST(StackingInAChateau, TwoInfantryLeadersAndVedettesKeepIt) {
    ScenarioBuilder battle;
    battle.terrain("chateau", "1010").infantry("a b").units("L", "commander");
    battle.units("v", "vedette").put("a b L v", "1010");
    EXPECT_THAT(effectsLost(battle), IsEmpty());
}

TEST(StackingInAChateau, AThirdInfantryOrAnyOtherArmLosesIt) {
    for (const char* extra : {"infantry", "cavalry", "artillery", "baggage-train"}) {
        ScenarioBuilder battle;
        battle.terrain("chateau", "1010").infantry("a b").units("x", extra).put("a b x", "1010");
        EXPECT_THAT(effectsLost(battle), ElementsAre("chateau")) << extra;
    }
}

TEST(StackingInAChateau, LoneArtilleryLosesTheChateauButNotTheWalledTown) {
    ScenarioBuilder chateau, town;
    chateau.terrain("chateau", "1010").units("x", "artillery").put("x", "1010");
    town.terrain("walled-town", "1010").units("x y", "artillery").put("x", "1010");
    EXPECT_THAT(effectsLost(chateau), ElementsAre("chateau"));
    EXPECT_THAT(effectsLost(town), IsEmpty());
    EXPECT_THAT(effectsLost(town.put("y", "1010")), ElementsAre("walled-town"));
}

TEST(StackingInAChateau, InTheOpenNothingIsLost) {
    ScenarioBuilder battle;
    battle.infantry("a b c").put("a b c", "1010");
    EXPECT_THAT(effectsLost(battle), IsEmpty());
}

} // namespace
