// Fixes that need no text of a file: each takes its finding away and leaves the right verdict.

#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"
#include "validators/validator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing_support::found;
using testing_support::Of;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using testing_support::theOnly;
using validators::validate;

/// Applies the nth fix of the only finding of a check and validates again.
struct Mended {
    model::Scenario scenario;
    model::ValidationReport report;
};
Mended mend(const model::Scenario& scenario, const char* check, std::size_t fix = 0) {
    const auto before = validate(scenario, piedmont());
    Mended mended{scenario, {}};
    theOnly(before, check).finding.fixes.at(fix).edit.apply(mended.scenario);
    mended.report = validate(mended.scenario, piedmont());
    return mended;
}

TEST(Fix, MovingACombatUnitEndsAnExcessOfOne) {
    ScenarioBuilder battle;
    battle.infantry("a b c").units("L", "commander", Of{"P"}).inPlay().put("a b c", "1010");
    const auto mended = mend(battle, "stacking.limit");
    EXPECT_THAT(found(mended.report, "stacking.limit"), IsEmpty());
    EXPECT_EQ(distance(*mended.scenario.arrangement->pieces[2]->at, battle.hex("1010")), 1);
}

TEST(Fix, TakingTheUnitOutOfRoadMarchLetsItStack) {
    ScenarioBuilder battle;
    battle.infantry("a b").put("a", "1010").putInRoadMarch("b", "1010");
    EXPECT_THAT(found(mend(battle, "stacking.road-march").report, "stacking.road-march"),
                IsEmpty());
}

TEST(Fix, EachRemovalLeavesAUnitPlacedTwiceInOnePlace) {
    ScenarioBuilder battle;
    battle.infantry("a").put("a", "1010").put("a", "1111");
    for (std::size_t i = 0; i < 2; ++i) {
        const auto mended = mend(battle, "setup.placed-twice", i);
        EXPECT_THAT(found(mended.report, "setup.placed-twice"), IsEmpty());
        ASSERT_EQ(mended.scenario.arrangement->pieces.size(), 1u);
        EXPECT_EQ(*mended.scenario.arrangement->pieces[0]->at,
                  battle.hex(i == 0 ? "1111" : "1010"));
    }
}

TEST(Fix, AUnitOnTheMapAndArrivingIsTakenFromEither) {
    ScenarioBuilder battle;
    battle.infantry("a").put("a", "1010").arrival("late", "F", "a");
    EXPECT_THAT(found(mend(battle, "setup.placed-twice", 0).report, "setup.placed-twice"),
                IsEmpty());
    EXPECT_THAT(found(mend(battle, "setup.placed-twice", 1).report, "setup.placed-twice"),
                IsEmpty());
}

TEST(Fix, RenamingEndsADuplicateIdAndTouchesNoOtherUnit) {
    ScenarioBuilder battle;
    battle.infantry("a a-2 a");
    const auto mended = mend(battle, "oob.duplicate-id");
    EXPECT_THAT(found(mended.report, "oob.duplicate-id"), IsEmpty());
    EXPECT_EQ(mended.scenario.forces->units[2]->id.text, "a-3");
    EXPECT_EQ(mended.scenario.forces->units[1]->id.text, "a-2");
}

TEST(Fix, OffersTheFormationThatWasPerhapsMeant) {
    ScenarioBuilder battle;
    battle.corps("avant-garde").infantry("a", Of{"F", "avant-gard"});
    const auto mended = mend(battle, "oob.unknown-formation");
    EXPECT_THAT(found(mended.report, "oob.unknown-formation"), IsEmpty());
    EXPECT_EQ(mended.scenario.forces->units[0]->formation.text, "avant-garde");
}

TEST(Fix, DropsAnUnknownUnitFromItsSetup) {
    ScenarioBuilder battle;
    battle.infantry("a").setup("one", "F", "a ghost", "1010 1011");
    const auto mended = mend(battle, "oob.unknown-unit");
    EXPECT_THAT(found(mended.report, "oob.unknown-unit"), IsEmpty());
    EXPECT_THAT(mended.scenario.setups[0]->units, ElementsAre(model::UnitId("a")));
}

TEST(Fix, DeletesAnEmptyFormation) {
    ScenarioBuilder battle;
    battle.corps("AG");
    EXPECT_THAT(mend(battle, "oob.empty-formation").scenario.forces->formations, IsEmpty());
}

TEST(Fix, PutsALeaderOfTwoFormationsInOne) {
    ScenarioBuilder battle;
    battle.corps("AG").divisionFormation("II");
    battle.units("m1", "officer", Of{"F", "AG"}).units("m2", "officer", Of{"F", "II"});
    battle.with([](model::Scenario& scenario) {
        scenario.forces.edit([](model::Forces& forces) {
            for (auto& unit : forces.units)
                unit.edit([](model::Unit& leader) { leader.name = "Masséna"; });
        });
    });
    EXPECT_THAT(found(mend(battle, "oob.in-two-formations").report, "oob.in-two-formations"),
                IsEmpty());
}

TEST(Fix, ReplacesAnUnknownTerrainEverywhere) {
    ScenarioBuilder battle;
    battle.terrain("wodos", "1010");
    const auto mended = mend(battle, "map.unknown-terrain");
    EXPECT_THAT(found(mended.report, "map.unknown-terrain"), IsEmpty());
    EXPECT_THAT(model::terrainAt(*mended.scenario.map, battle.hex("1010")),
                ElementsAre(model::TerrainId("woods")));
}

TEST(Fix, ReplacesAnUnknownTypeEverywhereByWaterForWater) {
    ScenarioBuilder battle;
    battle.watercourse("a", "rivr", "1010/1011").watercourse("b", "rivr", "1510/1511");
    model::Scenario mended = battle;
    for (const auto& reported : validate(battle, piedmont()).findings)
        if (reported.finding.check == "map.unknown-type") {
            ASSERT_EQ(reported.finding.fixes.size(), 1u);
            reported.finding.fixes[0].edit.apply(mended);
            break;
        }
    EXPECT_THAT(found(validate(mended, piedmont()), "map.unknown-type"), IsEmpty());
    for (const auto& water : mended.map->watercourses)
        EXPECT_EQ(water->type, model::HexsideTypeId("river"));
}

TEST(Fix, RenamesTheLastOfTwoPlacesOfOneId) {
    ScenarioBuilder battle;
    battle.with([&](model::Scenario& scenario) {
        scenario.map.edit([&](model::Map& map) {
            for (const char* hex : {"1010", "1510"}) {
                model::Place place;
                place.id = model::PlaceId("dego");
                place.name = "Dego";
                place.at = {battle.hex(hex)};
                map.places.push_back(model::Shared<model::Place>(std::move(place)));
            }
        });
    });
    const auto mended = mend(battle, "grid.duplicate-entry");
    EXPECT_THAT(found(mended.report, "grid.duplicate-entry"), IsEmpty());
    const auto& places = mended.scenario.map->places;
    ASSERT_EQ(places.size(), 2u);
    EXPECT_EQ(places[0]->id, model::PlaceId("dego"));
    EXPECT_EQ(places[1]->id, model::PlaceId("dego-2"));
}

TEST(Fix, DeletesARoadThatSaysTheSameTwice) {
    ScenarioBuilder battle;
    battle.with([&](model::Scenario& scenario) {
        scenario.map.edit([&](model::Map& map) {
            model::Road road;
            road.id = model::RoadId("a");
            road.type = model::RoadTypeId("road");
            road.hexes = {battle.hex("1010"), battle.hex("1011")};
            map.roads = {road, road};
        });
    });
    const auto report = validate(battle, piedmont());
    const auto& fixes = theOnly(report, "grid.duplicate-entry").finding.fixes;
    ASSERT_EQ(fixes.size(), 1u);
    EXPECT_TRUE(fixes[0].sure);
    EXPECT_EQ(mend(battle, "grid.duplicate-entry").scenario.map->roads.size(), 1u);
}

TEST(Fix, KeepsOneOfTwoTerrainsThatExcludeEachOther) {
    ScenarioBuilder battle;
    battle.terrain("woods", "1010").terrain("marsh", "1010");
    const auto mended = mend(battle, "map.terrain-conflict");
    EXPECT_THAT(found(mended.report, "map.terrain-conflict"), IsEmpty());
    EXPECT_EQ(model::terrainAt(*mended.scenario.map, battle.hex("1010")).size(), 1u);
}

TEST(Fix, FillsTheGapOfARiver) {
    ScenarioBuilder battle;
    battle.watercourse("upper", "river", "1009/1109 1009/1110 1010/1110");
    battle.watercourse("lower", "river", "1011/1111 1011/1112 1012/1112");
    const auto mended = mend(battle, "rivers.gap");
    EXPECT_THAT(found(mended.report, "rivers.gap"), IsEmpty());
    ASSERT_EQ(mended.scenario.map->watercourses.size(), 1u);
    const auto& chain = mended.scenario.map->watercourses[0]->hexsides;
    ASSERT_EQ(chain.size(), 7u);
    EXPECT_EQ(chain[3], battle.hexside("1010/1111"));
}

TEST(Gap, WithinOneChainIsFoundToo) {
    ScenarioBuilder battle;
    battle.watercourse("one", "river", "1009/1109 1009/1110 1010/1110 1011/1111 1011/1112");
    EXPECT_THAT(found(validate(battle, piedmont()), "rivers.gap"),
                ElementsAre("hexside 1010/1111"));
    EXPECT_THAT(found(mend(battle, "rivers.gap").report, "rivers.gap"), IsEmpty());
}

TEST(Gap, AtTheMapEdgeIsNone) {
    ScenarioBuilder battle;
    // Both rivers come from the north edge, at the two ends of 0201:N.
    battle.watercourse("a", "river", "0101/0201").watercourse("b", "river", "0201/0301");
    EXPECT_THAT(found(validate(battle, piedmont()), "rivers.gap"), IsEmpty());
}

TEST(Gap, BetweenTheSameEndsAwayFromTheEdgeIsOne) {
    ScenarioBuilder battle;
    battle.watercourse("a", "river", "0102/0202").watercourse("b", "river", "0202/0302");
    EXPECT_THAT(found(validate(battle, piedmont()), "rivers.gap"),
                ElementsAre("hexside 0201/0202"));
}

TEST(EmptySide, IsNotAskedOfForcesAlone) {
    ScenarioBuilder battle;
    battle.infantry("a");
    EXPECT_THAT(found(validate(battle, piedmont()), "setup.empty-side"), IsEmpty());
}

TEST(UnknownTerrain, IsNotAskedWithoutAVocabulary) {
    ScenarioBuilder battle;
    battle.terrain("wodos", "1010");
    EXPECT_THAT(found(validate(battle, nullptr), "map.unknown-terrain"), IsEmpty());
    auto wordless = std::make_shared<model::Ruleset>(*piedmont());
    EXPECT_THAT(found(validate(battle, wordless), "map.unknown-terrain"), ElementsAre("hex 1010"));
    wordless->terrain.clear();
    EXPECT_THAT(found(validate(battle, wordless), "map.unknown-terrain"), IsEmpty());
}

TEST(UnknownTerrain, OfTheGroundPointsAtTheSheet) {
    ScenarioBuilder battle;
    battle.with([](model::Scenario& scenario) {
        scenario.map.edit(
            [](model::Map& map) { map.sheets[0].ground = model::TerrainId("steppe"); });
    });
    EXPECT_THAT(found(validate(battle, piedmont()), "map.unknown-terrain"),
                ElementsAre("sheet main part ground"));
}

} // namespace
