// What people wait for, by the size of the map: the sample, and made-up countries in a row of
// sizes. `--benchmark_filter=million` runs those of a million hexes. Times are of one thread,
// memory is the most that the process has held so far.

#include "tests/bench/country.h"

#include "editor/open_scenario.h"
#include "formats/drawing/render.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/map/labels.h"
#include "validators/rules/movement.h"
#include "validators/rules/sight_fan.h"
#include "validators/rules/supply.h"
#include "validators/validator.h"

#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <numbers>
#include <stdexcept>

#include <benchmark/benchmark.h>
#include <sys/resource.h>

namespace {

using benchmark::State;

struct World {
    std::unique_ptr<bench::Country> country; ///< null: the sample
    formats::Source source;
    model::Scenario scenario;
    std::shared_ptr<const model::Ruleset> ruleset;
    model::Hex amid; ///< where edits are made: far from the units of the country
};

const formats::RulesetLibrary& library() {
    static const formats::RulesetLibrary rulesets(formats::dataFolders({}));
    return rulesets;
}

World worldOf(std::int64_t hexes) {
    World world;
    if (hexes == 0) {
        world.source = formats::openSource(SAMPLES "/piedmont/montenotte.scenario.xml");
    } else {
        const int rows = hexes == 1'000'000 ? 1000 : static_cast<int>(std::sqrt(hexes * 0.8));
        const auto units = hexes == 1'000'000 ? 10'000 : static_cast<int>(hexes / 10);
        world.country = std::make_unique<bench::Country>(
            bench::country(static_cast<int>(hexes) / rows, rows, units));
        world.source = world.country->source();
    }
    auto read = formats::readScenario(world.source);
    if (!read.value) throw std::runtime_error("the country cannot be read");
    world.scenario = std::move(*read.value);
    world.ruleset = editor::rulesetFor(world.scenario, {}, library()).ruleset;
    if (!world.ruleset) throw std::runtime_error("there is no ruleset");
    world.amid = model::printedHexes(*world.scenario.map).front();
    return world;
}

/// Made once; the last two sizes are kept.
const World& world(const State& state) {
    static std::map<std::int64_t, World> worlds;
    const auto hexes = state.range(0);
    auto found = worlds.find(hexes);
    if (found == worlds.end()) {
        if (worlds.size() > 1) worlds.clear();
        found = worlds.emplace(hexes, worldOf(hexes)).first;
    }
    return found->second;
}

void tell(State& state) {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    constexpr double kibibytes = 1024.0;
    state.counters["MiB"] = static_cast<double>(usage.ru_maxrss) / kibibytes;
    if (state.range(0) > 0) state.SetComplexityN(state.range(0));
}

// --- files and values ---

void load(State& state) {
    const World& at = world(state);
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(formats::readScenario(at.source));
    tell(state);
}

void save(State& state) {
    const World& at = world(state);
    for ([[maybe_unused]] const auto each : state) {
        benchmark::DoNotOptimize(formats::writeMap(*at.scenario.map));
        benchmark::DoNotOptimize(formats::writeForces(*at.scenario.forces));
        benchmark::DoNotOptimize(formats::writeScenario(at.scenario));
    }
    tell(state);
}

void copy(State& state) {
    const World& at = world(state);
    for ([[maybe_unused]] const auto each : state) {
        model::Scenario other = at.scenario;
        benchmark::DoNotOptimize(other);
    }
    tell(state);
}

/// Two values that were read apart, so that nothing is shared.
void compare(State& state) {
    const World& at = world(state);
    const auto other = formats::readScenario(at.source);
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(*other.value == at.scenario);
    tell(state);
}

// --- checks ---

void validateAll(State& state) {
    const World& at = world(state);
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(validators::validate(at.scenario, at.ruleset));
    tell(state);
}

using Make = model::Edit (*)(const World&, bool);

/// From an edit to the findings of the new value; `make` gives one edit and its counterpart.
void toFindings(State& state, Make make) {
    const World& at = world(state);
    validators::Validator validator(at.ruleset);
    auto before = at.scenario;
    validator.update(before);
    validator.run();
    bool there = false;
    for ([[maybe_unused]] const auto each : state) {
        there = !there;
        auto after = before;
        make(at, there).apply(after);
        validator.update(after, model::diff(before, after));
        validator.run();
        benchmark::DoNotOptimize(validator.report());
        before = std::move(after);
    }
    tell(state);
}

void paintToFindings(State& state) {
    toFindings(state, [](const World& at, bool there) {
        const model::TerrainId woods("woods"), marsh("marsh");
        return model::paintTerrain({at.amid}, there ? woods : marsh, {there ? marsh : woods});
    });
}

void moveUnitToFindings(State& state) {
    toFindings(state, [](const World& at, bool there) {
        const auto& unit = at.scenario.forces->units.front()->id;
        return model::placeUnits({unit},
                                 there ? at.amid : model::neighbour(at.amid, model::Direction{4}));
    });
}

// --- questions ---

const validators::Standing& someUnit(const validators::Situation& situation) {
    for (const auto& piece : situation.standing())
        if (piece.facts && !piece.facts->isLeader) return piece;
    throw std::runtime_error("no unit stands on the map");
}

/// The situation anew for each question, as after an edit.
void reachOfOne(State& state) {
    const World& at = world(state);
    for ([[maybe_unused]] const auto each : state) {
        const validators::Situation situation(at.scenario, at.ruleset.get());
        benchmark::DoNotOptimize(validators::reach(situation, someUnit(situation)));
    }
    tell(state);
}

/// And where nothing has changed.
void reachAgain(State& state) {
    const World& at = world(state);
    const validators::Situation situation(at.scenario, at.ruleset.get());
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(validators::reach(situation, someUnit(situation)));
    tell(state);
}

void supplyOfAll(State& state) {
    const World& at = world(state);
    for ([[maybe_unused]] const auto each : state) {
        const validators::Situation situation(at.scenario, at.ruleset.get());
        benchmark::DoNotOptimize(situation.supply().state().units.size());
    }
    tell(state);
}

void sightOfAll(State& state) {
    const World& at = world(state);
    for ([[maybe_unused]] const auto each : state) {
        const validators::Situation situation(at.scenario, at.ruleset.get());
        for (const model::Hex hex : situation.occupiedHexes())
            benchmark::DoNotOptimize(
                validators::sightFan(situation, hex, validators::SightMode::units));
    }
    tell(state);
}

// --- pictures ---

formats::RenderOptions optionsOf(const World& at, double pixelsPerRadius) {
    formats::RenderOptions options;
    options.pixelsPerRadius = pixelsPerRadius;
    options.around = {at.amid};
    return options;
}

/// About a tile of the canvas.
void paintPatch(State& state) {
    const World& at = world(state);
    const auto options = optionsOf(at, 36.0);
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(formats::renderMap(at.scenario, at.ruleset, options));
    tell(state);
}

void exportPng(State& state) {
    const World& at = world(state);
    formats::RenderOptions options;
    options.pixelsPerRadius = 10.0;
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(formats::renderMap(at.scenario, at.ruleset, options));
    tell(state);
}

constexpr std::array sizes{5'000, 20'000, 80'000};

struct Measured {
    const char* name;
    void (*run)(State&);
    bool ofMillion = true; ///< also of a million hexes
};

constexpr Measured all[] = {
    {"load", load},
    {"save", save},
    {"copy", copy},
    {"compare", compare},
    {"validate", validateAll},
    {"paint-to-findings", paintToFindings},
    {"move-to-findings", moveUnitToFindings},
    {"reach", reachOfOne},
    {"reach-again", reachAgain},
    {"supply-of-all", supplyOfAll},
    {"sight-of-all", sightOfAll},
    {"paint-patch", paintPatch},
    {"export-png", exportPng, false},
};

const bool registered = [] {
    for (const Measured& each : all) {
        const std::string name = each.name;
        benchmark::RegisterBenchmark((name + "/sample").c_str(), each.run)
            ->Arg(0)
            ->Unit(benchmark::kMillisecond);
        auto* series = benchmark::RegisterBenchmark(name.c_str(), each.run);
        for (const int hexes : sizes)
            series->Arg(hexes);
        series->Unit(benchmark::kMillisecond)->Complexity();
        if (each.ofMillion)
            benchmark::RegisterBenchmark((name + "/million").c_str(), each.run)
                ->Arg(1'000'000)
                ->Unit(benchmark::kMillisecond)
                ->Iterations(1);
    }
    return true;
}();

} // namespace
