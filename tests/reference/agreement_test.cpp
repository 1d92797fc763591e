// The engine and the plain reading of the rules answer alike on random battles. Where they do not,
// the least battle that shows the quarrel is told in words; the rulebook says who is wrong.

#include "tests/reference/reach.h"
#include "tests/reference/sight.h"
#include "tests/reference/smallest.h"
#include "tests/reference/supply.h"
#include "tests/reference/to_scenario.h"
#include "tests/support/rulesets.h"
#include "validators/rules/line_of_sight.h"
#include "validators/rules/movement.h"
#include "validators/rules/supply.h"
#include "validators/rules/zone_of_control.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>

using namespace reference;

namespace {

// ---- What is asked of the engine: a function for each answer and nothing else that knows it.

using validators::Verdict;

struct Engine {
    explicit Engine(const SmallMap& battle)
        : scenario(told(battle)), ruleset(testing_support::piedmont()),
          situation(scenario, ruleset.get(), turnLabel(battle)) {}

    model::Hex hex(Hex at) const { return toModel(scenario, at); }

    model::Scenario scenario;
    std::shared_ptr<const model::Ruleset> ruleset;
    validators::Situation situation;

private:
    /// With what a scenario says by figures.
    static model::Scenario told(const SmallMap& battle) {
        auto scenario = toScenario(battle);
        std::string direct;
        for (const Formation& formation : battle.formations)
            if (formation.directOnly) direct += (direct.empty() ? "" : " ") + formation.id;
        scenario.rules.edit([&](model::Rules& rules) {
            if (battle.frenchKnowFords.value_or(false))
                rules.overrides.push_back({"movement.fords-open", "yes", {}});
            if (!direct.empty()) rules.overrides.push_back({"supply.direct-only", direct, {}});
        });
        return scenario;
    }
};

/// Whether a unit, or a battery, in the one hex sees the other.
Verdict engineSees(const Engine& engine, Hex from, Hex to, bool artillery) {
    const auto mode = artillery ? validators::SightMode::artillery : validators::SightMode::units;
    return validators::sightLine(engine.situation, engine.hex(from), engine.hex(to), mode).verdict;
}

/// The hexes in zones of control of enemies of the side.
std::map<Hex, Verdict> engineEnemyZones(const Engine& engine, const SmallMap& map, char side) {
    const validators::EnemyZones zones(engine.situation, model::SideId(std::string(1, side)));
    std::map<Hex, Verdict> verdicts;
    for (const Hex hex : map.hexes())
        verdicts[hex] = zones.at(engine.situation.ground().indexOf(engine.hex(hex)));
    return verdicts;
}

struct EngineSupply {
    std::set<std::string> supplied, undecided;
};
/// As supply stands, not as the start turn excuses it (17.3).
EngineSupply engineSupply(const Engine& engine) {
    EngineSupply supply;
    for (const auto& unit : validators::supplyOf(engine.situation).units) {
        if (unit.verdict == Verdict::yes) supply.supplied.insert(unit.piece->piece.unit.text);
        if (unit.verdict == Verdict::undecided)
            supply.undecided.insert(unit.piece->piece.unit.text);
    }
    return supply;
}

struct EngineReach {
    Verdict stops = Verdict::no;
    std::optional<int> halves; ///< what it costs to stop there, when it is decided
};
/// The hexes in which the unit may end, with leave to declare and drop road march.
std::map<Hex, EngineReach> engineReach(const Engine& engine, const SmallMap& map,
                                       const Piece& piece) {
    std::map<Hex, EngineReach> found;
    for (const auto& standing : engine.situation.standing()) {
        if (standing.piece.unit.text != piece.id) continue;
        const auto field = validators::reach(engine.situation, standing);
        for (const Hex hex : map.hexes()) {
            const auto at = engine.situation.ground().indexOf(engine.hex(hex));
            found[hex] = {field.at(at), field.halfPointsTo(at)};
        }
    }
    return found;
}

// ---- The comparison.

/// The first quarrel in the battle; empty: none.
using Quarrel = std::function<std::string(const SmallMap&)>;

void expectAgreement(int battles, std::uint64_t seed, const Quarrel& quarrel) {
    seed += otherSeed();
    std::mt19937_64 random(seed);
    battles *= timesAsMany();
    for (int i = 0; i < battles; ++i) {
        const SmallMap map = randomMap(random);
        if (quarrel(map).empty()) continue;
        const SmallMap least =
            smallest(map, [&](const SmallMap& one) { return !quarrel(one).empty(); });
        FAIL() << "battle " << i << " of seed " << seed << ": " << quarrel(least) << "\n"
               << inWords(least);
    }
}

bool agree(Answer reference, Verdict engine) {
    switch (reference) {
    case Answer::no:
        return engine == Verdict::no;
    case Answer::surely:
        return engine == Verdict::yes;
    case Answer::possibly:
        return true;
    }
    return false;
}

Answer certain(bool yes) {
    return yes ? Answer::surely : Answer::no;
}

/// Of many battles only every eighth hex is looked from.
std::string sightQuarrel(const SmallMap& map) {
    const Engine engine(map);
    const auto hexes = map.hexes();
    const auto every = static_cast<std::size_t>(std::min(8, timesAsMany()));
    for (const bool artillery : {false, true})
        for (std::size_t i = map.pieces.size() % every; i < hexes.size(); i += every)
            for (const Hex to : hexes) {
                const Hex from = hexes[i];
                if (distance(from, to) > 4) continue;
                const bool open = needsLevels(map, from, to, artillery);
                const Answer answer =
                    open ? Answer::possibly : certain(sees(map, from, to, artillery));
                if (!agree(answer, engineSees(engine, from, to, artillery)))
                    return label(from) + (answer == Answer::no ? " does not see " : " sees ") +
                           label(to) + (artillery ? " as a battery" : "");
            }
    return {};
}

std::string zoneQuarrel(const SmallMap& map) {
    const Engine engine(map);
    for (const char side : {'F', 'C'})
        for (const auto& [hex, verdict] : engineEnemyZones(engine, map, side)) {
            const bool zone = inEnemyZone(map, hex, side);
            if (!agree(certain(zone), verdict))
                return label(hex) + (zone ? " is" : " is not") + " in an EZOC of " + side;
        }
    return {};
}

std::string supplyQuarrel(const SmallMap& map) {
    const Supply supplied = supply(map);
    const EngineSupply engine = engineSupply(Engine(map));
    const auto sure = supplied.certain();
    int served = 0;
    for (const Asking& stack : supplied.asking) {
        const bool is = engine.supplied.count(stack.units.front()) > 0;
        served += is ? 1 : 0;
        for (const std::string& unit : stack.units)
            if (engine.undecided.count(unit) == 0 && (engine.supplied.count(unit) > 0) != is)
                return unit + " is of the stack of " + stack.units.front();
    }
    for (const Piece& piece : map.pieces) {
        if (!piece.isCombat() || !piece.at || engine.undecided.count(piece.id) > 0) continue;
        const bool is = engine.supplied.count(piece.id) > 0;
        if (!is && sure.count(piece.id) > 0) return piece.id + " is in supply";
        if (is && supplied.never.count(piece.id) > 0) return piece.id + " is out of supply";
    }
    if (engine.undecided.empty() && served != supplied.stacksServed)
        return "trains of others serve " + std::to_string(supplied.stacksServed) + " stacks, not " +
               std::to_string(served);
    return {};
}

/// One piece a battle: `which` counts round the pieces on the map.
std::string reachQuarrel(const SmallMap& map, std::size_t which) {
    const Engine engine(map);
    if (map.pieces.empty()) return {};
    const Piece& piece = map.pieces[which % map.pieces.size()];
    if (!piece.at) return {};
    const auto reached = reach(map, piece);
    const auto found = engineReach(engine, map, piece);
    for (const Hex hex : map.hexes()) {
        const auto here = reached.find(hex);
        const auto there = found.find(hex);
        const Answer answer = here == reached.end() ? Answer::no : here->second.stops();
        const EngineReach engines = there == found.end() ? EngineReach{} : there->second;
        if (!agree(answer, engines.stops))
            return piece.id + (answer == Answer::no ? " does not reach " : " reaches ") +
                   label(hex);
        if (answer == Answer::no || !here->second.stopping.isKnown()) continue;
        if (here->second.atBestByMinimum) continue; // 7.3: it spends what it has
        if (here->second.stopping.atBest != engines.halves)
            return piece.id + " reaches " + label(hex) + " for " +
                   std::to_string(here->second.stopping.atBest.value_or(-1)) + " halves, not " +
                   std::to_string(engines.halves.value_or(-1));
    }
    return {};
}

TEST(Agreement, OnSight) {
    expectAgreement(150, 1, sightQuarrel);
}
TEST(Agreement, OnZonesOfControl) {
    expectAgreement(500, 2, zoneQuarrel);
}
TEST(Agreement, OnSupply) {
    expectAgreement(1500, 4, supplyQuarrel);
}
TEST(Agreement, OnReach) {
    for (std::size_t which = 0; which < 3; ++which)
        expectAgreement(150, 5 + which,
                        [&](const SmallMap& map) { return reachQuarrel(map, which); });
}

} // namespace
