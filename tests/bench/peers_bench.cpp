// Other programs and libraries on the same hexes: `--benchmark_filter=peer`. A program that is not
// installed is skipped. Each has what it is compared with beside it.

#include "tests/bench/peer_search.h"
#include "tests/bench/tiled_map.h"
#include "tests/bench/world.h"

#include "validators/rules/ground.h"
#include "validators/rules/movement.h"
#include "validators/rules/sight_fan.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

namespace {

using bench::World;
using bench::world;
using benchmark::State;

// --- processes ---

/// The files of the world that is measured, written once.
struct Files {
    std::filesystem::path folder, scenario, map, tiled;
};

const Files& filesOf(const State& state) {
    static Files files;
    static std::int64_t size = -1;
    if (size == state.range(0)) return files;
    const World& at = world(state);
    size = state.range(0);
    files.folder = std::filesystem::temp_directory_path() / fmt::format("berthier-peers-{}", size);
    std::filesystem::create_directories(files.folder);
    files.scenario = files.folder / "country.scenario.xml";
    files.map = files.folder / "country.map.xml";
    std::ofstream(files.scenario, std::ios::binary) << at.country->scenario;
    std::ofstream(files.map, std::ios::binary) << at.country->map;
    std::ofstream(files.folder / "country.forces.xml", std::ios::binary) << at.country->forces;
    files.tiled = bench::writeTiledMap(*at.scenario.map, files.folder);
    return files;
}

bool isInstalled(std::string_view program) {
    return std::system(fmt::format("command -v {} >/dev/null", program).c_str()) == 0;
}

/// The whole process, with its start. `{...}` names the files, and `out` the folder for results.
void runProgram(State& state, std::string_view program, const std::string& command) {
    if (!isInstalled(program)) {
        state.SkipWithError(fmt::format("{} is not installed", program).c_str());
        return;
    }
    const std::string quiet = "QT_QPA_PLATFORM=offscreen " + command + " >/dev/null 2>&1";
    for ([[maybe_unused]] const auto each : state)
        if (std::system(quiet.c_str()) != 0) {
            state.SkipWithError("it failed");
            return;
        }
}

void xmllint(State& state) {
    const Files& files = filesOf(state);
    runProgram(state, "xmllint", fmt::format("xmllint --noout {}", files.map.string()));
}

void tiledLoadAndSave(State& state) {
    const Files& files = filesOf(state);
    runProgram(state, "tiled",
               fmt::format("tiled --export-map tmx {0} {0}.out", files.tiled.string()));
}

void tiledRaster(State& state) {
    const Files& files = filesOf(state);
    runProgram(state, "tmxrasterizer",
               fmt::format("tmxrasterizer {0} {0}.png", files.tiled.string()));
}

void ownLoadAndSave(State& state) {
    const Files& files = filesOf(state);
    runProgram(state, BERTHIER_CLI,
               fmt::format("{0} format {1} --output {1}.out", BERTHIER_CLI, files.map.string()));
}

void ownRaster(State& state) {
    const Files& files = filesOf(state);
    runProgram(state, BERTHIER_CLI,
               fmt::format("{} render {} --output {}/country.png --hex-size 20", BERTHIER_CLI,
                           files.map.string(), files.folder.string()));
}

// --- libraries ---

void graphReach(State& state) {
    const World& at = world(state);
    const validators::Situation situation(at.scenario, at.ruleset.get());
    const auto& piece = bench::someUnit(situation);
    const bench::GraphSearch search(situation, piece);
    constexpr int allowance = 8; // half points: infantry with 4
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(search.reached(allowance));
}

void ownReach(State& state) {
    const World& at = world(state);
    const validators::Situation situation(at.scenario, at.ruleset.get());
    const auto& piece = bench::someUnit(situation);
    benchmark::DoNotOptimize(situation.ground().size());
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(validators::reach(situation, piece));
}

void geometrySight(State& state) {
    const World& at = world(state);
    const validators::Situation situation(at.scenario, at.ruleset.get());
    const bench::GeometryTrace trace(situation);
    const auto from = bench::someUnit(situation).at;
    const auto fan = validators::sightFan(situation, from, validators::SightMode::units);
    for ([[maybe_unused]] const auto each : state)
        for (const auto& line : fan.lines) {
            benchmark::DoNotOptimize(trace.isBlocked(from, line.hex));
            benchmark::DoNotOptimize(trace.isBlocked(line.hex, from));
        }
    state.counters["lines"] = 2.0 * static_cast<double>(fan.lines.size());
}

void ownSight(State& state) {
    const World& at = world(state);
    const validators::Situation situation(at.scenario, at.ruleset.get());
    const auto from = bench::someUnit(situation).at;
    std::size_t lines = 0;
    for ([[maybe_unused]] const auto each : state)
        lines = validators::sightFan(situation, from, validators::SightMode::units).lines.size();
    state.counters["lines"] = 2.0 * static_cast<double>(lines);
}

constexpr struct {
    const char* name;
    void (*run)(State&);
} peers[] = {
    {"peer/parse/xmllint", xmllint},
    {"peer/load-and-save/tiled", tiledLoadAndSave},
    {"peer/load-and-save/berthier-cli", ownLoadAndSave},
    {"peer/raster/tmxrasterizer", tiledRaster},
    {"peer/raster/berthier-cli", ownRaster},
    {"peer/reach/boost-graph", graphReach},
    {"peer/reach/berthier", ownReach},
    {"peer/sight/boost-geometry", geometrySight},
    {"peer/sight/berthier", ownSight},
};

const bool registered = [] {
    constexpr int hexes = 20'000;
    for (const auto& peer : peers)
        benchmark::RegisterBenchmark(peer.name, peer.run)
            ->Arg(hexes)
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
    return true;
}();

} // namespace
