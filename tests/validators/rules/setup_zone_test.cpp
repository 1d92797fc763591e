#include "validators/rules/setup_zone.h"

#include "tests/support/scenario_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::ElementsAre;
using testing_support::Of;
using testing_support::ScenarioBuilder;
using validators::Verdict;

struct Zone {
    Verdict verdict;
    std::vector<std::string> labels;
    validators::MissingFigures missing;
};

Zone zoneOf(const ScenarioBuilder& battle, const model::WithinZone& within) {
    const validators::Situation situation(battle, nullptr);
    model::Setup setup;
    setup.zones.push_back({within, {}});
    const auto zone = setupZone(situation, setup);
    Zone result{zone.verdict, {}, zone.missing};
    for (const model::Hex hex : zone.hexes)
        result.labels.push_back(situation.label(hex));
    return result;
}

TEST(SetupZone, WithinOneOfAHexAreItAndItsNeighbours) {
    ScenarioBuilder battle;
    model::WithinZone within;
    within.within = 1;
    within.of = {battle.hex("1010")};
    EXPECT_THAT(zoneOf(battle, within).labels,
                ElementsAre("0910", "0911", "1009", "1010", "1011", "1110", "1111"));
}

TEST(SetupZone, IsCutAtTheMapEdge) {
    ScenarioBuilder battle;
    model::WithinZone within;
    within.within = 1;
    within.of = {battle.hex("0101")};
    EXPECT_THAT(zoneOf(battle, within).labels, ElementsAre("0101", "0102", "0201"));
}

TEST(SetupZone, MeasuresFromEveryUnitOfAFormationThatStands) {
    ScenarioBuilder battle;
    battle.corps("AG").infantry("a b c", Of{"F", "AG"}).infantry("other");
    battle.put("a", "1010").put("b", "2020").put("other", "3030");
    model::WithinZone within;
    within.ofFormation = model::FormationId("AG");
    EXPECT_THAT(zoneOf(battle, within).labels, ElementsAre("1010", "2020"));
}

TEST(SetupZone, IsUndecidedWhileNobodyStandsFromWhomToMeasure) {
    ScenarioBuilder battle;
    battle.corps("AG").infantry("a", Of{"F", "AG"});
    model::WithinZone within;
    within.within = 7;
    within.ofFormation = model::FormationId("AG");
    const auto zone = zoneOf(battle, within);
    EXPECT_EQ(zone.verdict, Verdict::undecided);
    EXPECT_THAT(zone.missing, ElementsAre("formation AG: no unit on the map"));
}

} // namespace
