#include "validators/rules/zone_of_control.h"

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
using validators::EnemyZones;
using validators::Situation;
using validators::Verdict;
using validators::ZonesOf;

const Of austrian{"A"};

Verdict zoneAt(const Situation& situation, const ScenarioBuilder& battle, const char* label,
               ZonesOf whose = ZonesOf::all) {
    const EnemyZones zones(situation, model::SideId("F"), whose);
    return zones.at(situation.ground().indexOf(battle.hex(label)));
}

TEST(EnemyZones, AreThoseOfTheOtherSidesOnly) {
    ScenarioBuilder battle;
    battle.infantry("a", austrian).infantry("f").put("a", "1010").put("f", "1020");
    const Situation situation(battle, piedmont().get());
    EXPECT_EQ(zoneAt(situation, battle, "1009"), Verdict::yes);
    EXPECT_EQ(zoneAt(situation, battle, "1008"), Verdict::no);
    EXPECT_EQ(zoneAt(situation, battle, "1010"), Verdict::no);
    EXPECT_EQ(zoneAt(situation, battle, "1019"), Verdict::no);
}

TEST(EnemyZones, NameTheirControllers) {
    ScenarioBuilder battle;
    battle.infantry("a b", austrian).put("a", "1010").put("b", "1008");
    const Situation situation(battle, piedmont().get());
    const EnemyZones zones(situation, model::SideId("F"));
    const auto between = situation.ground().indexOf(battle.hex("1009"));
    EXPECT_EQ(zones.controllers(between).size(), 2U);
    ASSERT_NE(zones.by(between), nullptr);
    EXPECT_EQ(zones.by(validators::Ground::none), nullptr);
    EXPECT_FALSE(zones.contains(validators::Ground::none));
}

TEST(EnemyZones, OfCombatUnitsLeaveVedettesOut) {
    ScenarioBuilder battle;
    battle.units("v", "vedette", austrian).put("v", "1010");
    const Situation situation(battle, piedmont().get());
    EXPECT_EQ(zoneAt(situation, battle, "1009"), Verdict::yes);
    EXPECT_EQ(zoneAt(situation, battle, "1009", ZonesOf::combatUnits), Verdict::no);
}

TEST(EnemyZones, AreUndecidedForAUnitOfUnknownClass) {
    ScenarioBuilder battle;
    battle.units("x", "grenadiers", austrian).put("x", "1010");
    const Situation situation(battle, piedmont().get());
    EXPECT_EQ(zoneAt(situation, battle, "1009"), Verdict::undecided);
    const EnemyZones zones(situation, model::SideId("F"));
    EXPECT_THAT(zones.missing(situation.ground().indexOf(battle.hex("1009"))),
                ElementsAre("unit x: class"));
}

TEST(EnemyZones, AreUndecidedWithoutARuleset) {
    ScenarioBuilder battle;
    battle.infantry("a", austrian).put("a", "1010");
    const Situation situation(battle, nullptr);
    EXPECT_EQ(zoneAt(situation, battle, "1009"), Verdict::undecided);
    EXPECT_EQ(zoneAt(situation, battle, "1020"), Verdict::no);
}

TEST(ZoneOfControl, IsAscendingAndEndsWithTheMap) {
    ScenarioBuilder battle;
    battle.infantry("f").put("f", "0101");
    const Situation situation(battle, piedmont().get());
    const auto zone = zoneOfControl(situation, situation.standing().front());
    EXPECT_THAT(zone, ElementsAre(battle.hex("0102"), battle.hex("0201")));
}

TEST(ZoneOfControl, OfALeaderIsEmpty) {
    ScenarioBuilder battle;
    battle.units("l", "commander").put("l", "1010");
    const Situation situation(battle, piedmont().get());
    EXPECT_THAT(zoneOfControl(situation, situation.standing().front()), IsEmpty());
    EXPECT_THAT(openZoneOfControl(situation, situation.standing().front()).hexes, IsEmpty());
}

} // namespace
