#include "validators/rules/supply.h"

#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"
#include "validators/rules/supply_matching.h"
#include "validators/rules/supply_words.h"
#include "validators/validator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing_support::found;
using testing_support::Of;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using testing_support::theOnly;
using validators::assignedTrains;
using validators::Situation;
using validators::SupplyBreak;
using validators::SupplyLine;
using validators::SupplyMeans;
using validators::TrainDemand;
using validators::validate;
using validators::Verdict;

/// The French are supplied by sources F, the Austrians by A, the Piedmontese by P.
ScenarioBuilder battle() {
    ScenarioBuilder builder;
    builder.with([](model::Scenario& scenario) {
        scenario.forces.edit([](model::Forces& forces) {
            for (auto& army : forces.armies)
                army.suppliedBy = {army.id.text};
        });
    });
    builder.corps("I").corps("II").corps("A-I", "A");
    return builder;
}

void addSource(ScenarioBuilder& builder, const char* id, const char* letter, const char* at) {
    model::SupplySource source;
    source.id = model::SourceId(id);
    source.letter = letter;
    source.at = builder.hex(at);
    builder.with([&](model::Scenario& scenario) {
        scenario.map.edit([&](model::Map& map) { map.sources.emplace_back(source); });
    });
}

/// Down column 20, from row to row.
void addRoad(ScenarioBuilder& builder, int from, int to) {
    model::Road road;
    road.id = model::RoadId("road-" + std::to_string(from));
    road.type = model::RoadTypeId("road");
    for (int row = from; row <= to; ++row)
        road.hexes.push_back(
            builder.hex("20" + std::string(row < 10 ? "0" : "") + std::to_string(row)));
    builder.with([&](model::Scenario& scenario) {
        scenario.map.edit([&](model::Map& map) { map.roads.emplace_back(road); });
    });
}

SupplyLine lineOf(const Situation& situation, const char* unit) {
    return supplyLine(situation, model::UnitId(unit));
}

std::vector<std::string> labels(const Situation& situation, const std::vector<model::Hex>& hexes) {
    std::vector<std::string> all;
    for (const model::Hex hex : hexes)
        all.push_back(situation.label(hex));
    return all;
}

// 17.41

TEST(SupplyLine, NamesItsHexesFromTheUnitToTheSource) {
    auto builder = battle();
    builder.infantry("a", Of{"F", "I"}).put("a", "2004");
    addSource(builder, "s", "F", "2001");
    const Situation situation(builder, piedmont().get());
    const auto line = lineOf(situation, "a");
    EXPECT_EQ(line.verdict, Verdict::yes);
    EXPECT_EQ(line.means, SupplyMeans::source);
    EXPECT_THAT(labels(situation, line.forward), ElementsAre("2004", "2003", "2002", "2001"));
    EXPECT_EQ(line.length(), 3);
    EXPECT_EQ(line.source->id.text, "s");
}

TEST(SupplyLine, GoesThroughTheOwnTrainAndAlongItsTrunk) {
    auto builder = battle();
    builder.infantry("a", Of{"F", "I"}).units("train", "baggage-train", Of{"F", "I"});
    builder.put("a", "2001").put("train", "2003");
    addRoad(builder, 3, 20);
    addSource(builder, "s", "F", "2020");
    const Situation situation(builder, piedmont().get());
    const auto line = lineOf(situation, "a");
    EXPECT_EQ(line.means, SupplyMeans::ownTrain);
    EXPECT_THAT(labels(situation, line.forward), ElementsAre("2001", "2002", "2003"));
    ASSERT_EQ(line.trunk.size(), 18u);
    EXPECT_EQ(line.trunk.front(), builder.hex("2003"));
    EXPECT_EQ(line.trunk.back(), builder.hex("2020"));
}

TEST(SupplyLine, OfATrainIsItsTrunk) {
    auto builder = battle();
    builder.units("train", "baggage-train", Of{"F", "I"}).put("train", "2003");
    addRoad(builder, 3, 5);
    addSource(builder, "s", "F", "2005");
    const Situation situation(builder, piedmont().get());
    const auto line = lineOf(situation, "train");
    EXPECT_EQ(line.verdict, Verdict::yes);
    EXPECT_THAT(line.forward, IsEmpty());
    EXPECT_THAT(labels(situation, line.trunk), ElementsAre("2003", "2004", "2005"));
}

TEST(SupplyLine, OfAUnitOffTheMapIsUndecided) {
    auto builder = battle();
    builder.infantry("a", Of{"F", "I"});
    const Situation situation(builder, piedmont().get());
    const auto line = lineOf(situation, "a");
    EXPECT_EQ(line.verdict, Verdict::undecided);
    EXPECT_THAT(line.missing, ElementsAre("unit a: at"));
}

TEST(SupplyLine, IsUndecidedWithoutARuleOfSupply) {
    auto builder = battle();
    builder.infantry("a", Of{"F", "I"}).put("a", "2001");
    const Situation situation(builder, nullptr);
    const auto line = lineOf(situation, "a");
    EXPECT_EQ(line.verdict, Verdict::undecided);
    EXPECT_THAT(line.missing, ElementsAre("supply"));
    EXPECT_THAT(supplyOf(situation).units, IsEmpty());
}

TEST(SupplyLine, IsUndecidedWhereTheLengthIsNotPrinted) {
    auto builder = battle();
    builder.infantry("a", Of{"F", "I"}).put("a", "2004");
    addSource(builder, "s", "F", "2001");
    model::Ruleset ruleset = *piedmont();
    std::get<model::TwoStageSupply>(ruleset.supply).forward = {};
    const Situation situation(builder, &ruleset);
    const auto line = lineOf(situation, "a");
    EXPECT_EQ(line.verdict, Verdict::undecided);
    EXPECT_THAT(line.missing, ElementsAre("supply.forward"));
}

TEST(SupplyLine, IsUndecidedWhereNobodySaysWhoseTheLetterIs) {
    ScenarioBuilder builder;
    builder.infantry("a").put("a", "2004");
    addSource(builder, "s", "F", "2001");
    const Situation situation(builder, piedmont().get());
    const auto line = lineOf(situation, "a");
    EXPECT_EQ(line.verdict, Verdict::undecided);
    EXPECT_THAT(line.missing, ElementsAre("army F: supplied-by"));
}

TEST(SupplyLine, NamesTheEnemiesThatBlockIt) {
    auto builder = battle();
    builder.houseRule("supply.forward", "3");
    builder.infantry("a", Of{"F", "I"}).infantry("x", Of{"A", "A-I"});
    builder.put("a", "2004").put("x", "2002");
    addSource(builder, "s", "F", "2001");
    const Situation situation(builder, piedmont().get());
    const auto line = lineOf(situation, "a");
    EXPECT_EQ(line.verdict, Verdict::no);
    EXPECT_EQ(line.broken.why, SupplyBreak::enemy);
    ASSERT_EQ(line.broken.blockers.size(), 1u);
    EXPECT_EQ(line.broken.blockers[0]->piece.unit.text, "x");
    EXPECT_EQ(line.broken.clause.text, "17.44");
    EXPECT_EQ(worded(situation, line.broken), "x at 2002");
}

TEST(Supply, OfASideHoldsItsUnitsInTheOrderOfTheForces) {
    auto builder = battle();
    builder.infantry("b a", Of{"F", "I"}).infantry("x", Of{"A", "A-I"});
    builder.put("a", "2001").put("b", "3001").put("x", "4001");
    addSource(builder, "s", "F", "2001");
    const Situation situation(builder, piedmont().get());
    std::vector<std::pair<std::string, Verdict>> units;
    const auto state = supplyOf(situation, model::SideId("F"));
    for (const auto& unit : state.units)
        units.emplace_back(unit.piece->piece.unit.text, unit.verdict);
    EXPECT_THAT(units, ElementsAre(std::pair(std::string("b"), Verdict::yes),
                                   std::pair(std::string("a"), Verdict::yes)));
    EXPECT_EQ(supplyOf(situation).units.size(), 3u);
}

TEST(Supply, IsNotLookedAtForVedettesTrainsAndLeaders) {
    auto builder = battle();
    builder.units("v", "vedette").units("t", "baggage-train").units("l", "commander");
    builder.put("v", "2001").put("t", "2101").put("l", "2201");
    const Situation situation(builder, piedmont().get());
    EXPECT_THAT(supplyOf(situation).units, IsEmpty());
}

// 27.34

TEST(Supply, OfTheFormationsOfAPublishedScenarioIsDirectUntilTheirTrainComes) {
    auto builder = battle();
    builder.infantry("a", Of{"F", "I"}).units("train", "baggage-train", Of{"F", "II"});
    builder.units("own", "baggage-train", Of{"F", "I"}).put("a", "2001").put("train", "2003");
    addRoad(builder, 3, 20);
    addSource(builder, "s", "F", "2020");
    EXPECT_EQ(lineOf(Situation(builder, piedmont().get()), "a").means, SupplyMeans::foreignTrain);
    builder.with([](model::Scenario& scenario) {
        scenario.rules.edit([](model::Rules& rules) { rules.published = "montenotte"; });
    });
    const auto line = lineOf(Situation(builder, piedmont().get()), "a");
    EXPECT_EQ(line.verdict, Verdict::no);
    EXPECT_EQ(line.broken.why, SupplyBreak::directOnly);
    EXPECT_EQ(line.clause.text, "27.34");
    EXPECT_EQ(line.length(), 19);
    builder.put("own", "2004");
    EXPECT_EQ(lineOf(Situation(builder, piedmont().get()), "a").means, SupplyMeans::ownTrain);
}

// 17.3

TEST(FirstSupplyCheck, IsOnTheNextWeatherTurn) {
    const auto first = [](const char* from, const char* reading) {
        auto builder = battle();
        builder.houseRule("supply.first-check", reading);
        builder.with([&](model::Scenario& scenario) {
            scenario.schedule.edit([&](model::Schedule& schedule) { schedule.turns.from = from; });
        });
        return firstSupplyCheck(Situation(builder, piedmont().get()));
    };
    EXPECT_EQ(first("12 Apr 7 AM", "next"), "9 AM");
    EXPECT_EQ(first("12 Apr 7 AM", "start"), "7 AM");
    EXPECT_EQ(first("12 Apr 8 AM", "start"), "9 AM");
    EXPECT_EQ(first("12 Apr 6 PM", "next"), "7 AM");
    EXPECT_EQ(first("tea time", "next"), "");
}

// Which stacks use which trains.

std::size_t served(const std::vector<std::optional<std::size_t>>& trains) {
    return static_cast<std::size_t>(
        std::count_if(trains.begin(), trains.end(), [](const auto& train) { return train; }));
}

bool isAllowed(const TrainDemand& demand, const std::vector<std::optional<std::size_t>>& trains) {
    std::vector<int> taken(demand.takes.size(), 0), sent(demand.mostOf.size(), 0);
    for (std::size_t stack = 0; stack < trains.size(); ++stack) {
        if (!trains[stack]) continue;
        const auto& reach = demand.reaches[stack];
        if (std::find(reach.begin(), reach.end(), *trains[stack]) == reach.end()) return false;
        if (++taken[*trains[stack]] > demand.takes[*trains[stack]]) return false;
        if (++sent[demand.formationOf[stack]] > demand.mostOf[demand.formationOf[stack]])
            return false;
    }
    return true;
}

/// Tries every train, and none, for every stack.
std::size_t mostServed(const TrainDemand& demand, std::vector<std::optional<std::size_t>>& trains,
                       std::size_t stack = 0) {
    if (stack == demand.reaches.size()) return isAllowed(demand, trains) ? served(trains) : 0;
    trains[stack] = std::nullopt;
    std::size_t most = mostServed(demand, trains, stack + 1);
    for (const std::size_t train : demand.reaches[stack]) {
        trains[stack] = train;
        most = std::max(most, mostServed(demand, trains, stack + 1));
    }
    trains[stack] = std::nullopt;
    return most;
}

TEST(TrainAssignment, ServesAsManyStacksAsAnyOther) {
    std::mt19937 random(17);
    const auto upTo = [&](std::size_t most) { return random() % (most + 1); };
    for (int round = 0; round < 2000; ++round) {
        TrainDemand demand;
        const std::size_t stacks = upTo(6), trains = 1 + upTo(3), formations = 1 + upTo(3);
        for (std::size_t i = 0; i < trains; ++i)
            demand.takes.push_back(static_cast<int>(upTo(2)));
        for (std::size_t i = 0; i < formations; ++i)
            demand.mostOf.push_back(static_cast<int>(upTo(3)));
        for (std::size_t i = 0; i < stacks; ++i) {
            demand.formationOf.push_back(upTo(formations - 1));
            std::vector<std::size_t> reach;
            for (std::size_t train = 0; train < trains; ++train)
                if (upTo(1) == 1) reach.push_back(train);
            demand.reaches.push_back(reach);
        }
        const auto assigned = assignedTrains(demand);
        ASSERT_TRUE(isAllowed(demand, assigned)) << round;
        std::vector<std::optional<std::size_t>> tried(stacks);
        ASSERT_EQ(served(assigned), mostServed(demand, tried)) << round;
        EXPECT_EQ(assignedTrains(demand), assigned);
    }
}

TEST(TrainAssignment, PrefersEarlierStacks) {
    const TrainDemand demand{{{0}, {0}}, {0, 1}, {1, 1}, {1}};
    EXPECT_THAT(assignedTrains(demand), ElementsAre(std::optional<std::size_t>(0), std::nullopt));
}

// Fixes.

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

TEST(SupplyFix, MovesTheTrainToTheNearestRoad) {
    auto builder = battle();
    builder.units("train", "baggage-train", Of{"F", "I"}).put("train", "2203");
    addRoad(builder, 3, 5);
    addSource(builder, "s", "F", "2005");
    const auto mended = mend(builder, "supply.train-off-road");
    EXPECT_THAT(found(mended.report, "supply.train-off-road"), IsEmpty());
    EXPECT_EQ(lineOf(Situation(mended.scenario, piedmont().get()), "train").verdict, Verdict::yes);
}

TEST(SupplyFix, BringsTheTrainNearEnough) {
    auto builder = battle();
    builder.infantry("a", Of{"F", "I"}).units("train", "baggage-train", Of{"F", "I"});
    builder.put("a", "2001").put("train", "2030");
    addRoad(builder, 5, 40);
    addSource(builder, "s", "F", "2040");
    const auto mended = mend(builder, "supply.no-line");
    EXPECT_THAT(found(mended.report, "supply.no-line"), IsEmpty());
    EXPECT_EQ(lineOf(Situation(mended.scenario, piedmont().get()), "a").means,
              SupplyMeans::ownTrain);
}

TEST(SupplyFix, LaysAPontoonAtTheDamagedBridgeOfTheTrunk) {
    auto builder = battle();
    builder.units("train", "baggage-train", Of{"F", "I"}).put("train", "2003");
    builder.watercourse("w", "river", "2003/2004");
    addRoad(builder, 3, 5);
    addSource(builder, "s", "F", "2005");
    builder.with([&](model::Scenario& scenario) {
        model::Span bridge;
        bridge.type = model::SpanTypeId("bridge");
        bridge.at = builder.hexside("2003/2004");
        model::DamagedSpan damaged;
        damaged.at = bridge.at;
        scenario.map.edit([&](model::Map& map) { map.spans.emplace_back(bridge); });
        scenario.onMap.edit([&](model::OnMap& onMap) { onMap.damaged.emplace_back(damaged); });
    });
    const auto mended = mend(builder, "supply.train-unlinked");
    EXPECT_THAT(found(mended.report, "supply.train-unlinked"), IsEmpty());
    EXPECT_EQ(lineOf(Situation(mended.scenario, piedmont().get()), "train").verdict, Verdict::yes);
}

TEST(SupplyFix, JoinsTheRoadOfTheTrainToTheSource) {
    auto builder = battle();
    builder.units("train", "baggage-train", Of{"F", "I"}).put("train", "2003");
    addRoad(builder, 3, 5);
    addSource(builder, "s", "F", "2008");
    const auto mended = mend(builder, "supply.train-unlinked");
    EXPECT_THAT(found(mended.report, "supply.train-unlinked"), IsEmpty());
    EXPECT_THAT(found(mended.report, "supply.source-no-road"), IsEmpty());
}

TEST(SupplyFix, DrawsARoadToTheSource) {
    auto builder = battle();
    addRoad(builder, 3, 5);
    addSource(builder, "s", "F", "2001");
    const auto mended = mend(builder, "supply.source-no-road");
    EXPECT_THAT(found(mended.report, "supply.source-no-road"), IsEmpty());
}

TEST(SupplyFix, BuildsTheBridgeThatTheLineWants) {
    auto builder = battle();
    builder.houseRule("supply.forward", "1");
    builder.infantry("a", Of{"F", "I"}).put("a", "2003");
    builder.watercourse("w", "river", "2003/2004");
    addSource(builder, "s", "F", "2004");
    for (const std::size_t fix : {std::size_t{0}, std::size_t{1}}) {
        const auto mended = mend(builder, "supply.no-line", fix);
        EXPECT_THAT(found(mended.report, "supply.no-line"), IsEmpty());
        EXPECT_EQ(lineOf(Situation(mended.scenario, piedmont().get()), "a").verdict, Verdict::yes);
    }
}

TEST(SupplyFix, TurnsTheArrowOfTheRoadblock) {
    auto builder = battle();
    builder.houseRule("supply.forward", "1");
    builder.infantry("a", Of{"F", "I"}).put("a", "2003");
    addSource(builder, "s", "F", "2004");
    builder.with([&](model::Scenario& scenario) {
        model::Roadblock block;
        block.side = model::SideId("F");
        block.at = builder.hex("2003");
        block.toward = builder.hex("2004");
        scenario.onMap.edit([&](model::OnMap& onMap) { onMap.roadblocks.emplace_back(block); });
    });
    const auto mended = mend(builder, "supply.own-roadblock");
    EXPECT_THAT(found(mended.report, "supply.own-roadblock"), IsEmpty());
    EXPECT_EQ(lineOf(Situation(mended.scenario, piedmont().get()), "a").verdict, Verdict::yes);
}

TEST(SupplyFix, TakesTheSourcesOfTheOtherArmyAway) {
    auto builder = battle();
    builder.infantry("x", Of{"A", "A-I"});
    builder.with([](model::Scenario& scenario) {
        scenario.forces.edit([](model::Forces& forces) {
            forces.units[0].edit([](model::Unit& unit) { unit.suppliedBy = {"A", "P"}; });
        });
    });
    const auto mended = mend(builder, "supply.wrong-army");
    EXPECT_THAT(found(mended.report, "supply.wrong-army"), IsEmpty());
    EXPECT_THAT(mended.scenario.forces->units[0]->suppliedBy, ElementsAre("A"));
}

TEST(SupplyFix, GivesASourceOfNobodyALetter) {
    auto builder = battle();
    addSource(builder, "s", "", "2001");
    EXPECT_THAT(found(mend(builder, "supply.source-side").report, "supply.source-side"), IsEmpty());
}

TEST(SupplyFix, MovesASourceToTheEdge) {
    auto builder = battle();
    addSource(builder, "s", "F", "2003");
    const auto mended = mend(builder, "supply.source-inland");
    EXPECT_THAT(found(mended.report, "supply.source-inland"), IsEmpty());
    EXPECT_EQ(*mended.scenario.map->sources[0]->at, builder.hex("2001"));
}

} // namespace
