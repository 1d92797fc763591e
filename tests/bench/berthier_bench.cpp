// What people wait for, by the size of the map: the sample, and made-up countries in a row of
// sizes. `--benchmark_filter=million` runs those of a million hexes. Times are of one thread,
// memory is the most that the process has held so far.

#include "tests/bench/world.h"

#include "formats/drawing/map_painter.h"
#include "formats/drawing/overview.h"
#include "formats/drawing/render.h"
#include "formats/native/native_file.h"
#include "model/document.h"
#include "model/edits/force_edits.h"
#include "model/edits/hexside_edits.h"
#include "model/edits/place_edits.h"
#include "model/edits/road_edits.h"
#include "model/edits/schedule_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/map/labels.h"
#include "validators/checks/findings.h"
#include "validators/rules/movement.h"
#include "validators/rules/sight_fan.h"
#include "validators/rules/supply.h"
#include "validators/validator.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <benchmark/benchmark.h>

namespace {

using bench::tell;
using bench::World;
using bench::world;
using benchmark::State;

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

using Clock = std::chrono::steady_clock;

/// What 99 of 100 take at most, in milliseconds.
void tellMost(State& state, const char* name, std::vector<Clock::duration> times) {
    constexpr std::size_t hundred = 100;
    if (times.size() < hundred) return;
    std::sort(times.begin(), times.end());
    const auto most = times[times.size() - 1 - times.size() / hundred];
    state.counters[name] = std::chrono::duration<double, std::milli>(most).count();
}

/// From an edit to the findings of the new value, as the window has them: a first report soon,
/// of what looks only round the edit, and the last. `make` gives one edit and its counterpart.
void toFindings(State& state, Make make) {
    const World& at = world(state);
    validators::Validator validator(at.ruleset);
    auto before = at.scenario;
    validator.update(before);
    validator.run();
    bool there = false;
    std::vector<Clock::duration> first, last;
    for ([[maybe_unused]] const auto each : state) {
        const auto begin = Clock::now();
        there = !there;
        auto after = before;
        make(at, there).apply(after);
        validator.update(after, model::diff(before, after));
        constexpr std::chrono::milliseconds soon{4};
        const bool finished =
            validator.run([] { return false; }, [&] { return Clock::now() >= begin + soon; });
        benchmark::DoNotOptimize(validator.report());
        first.push_back(Clock::now() - begin);
        if (!finished) {
            validator.run();
            benchmark::DoNotOptimize(validator.report());
        }
        last.push_back(Clock::now() - begin);
        before = std::move(after);
    }
    tellMost(state, "first-p99", std::move(first));
    tellMost(state, "last-p99", std::move(last));
    tell(state);
}

template <Make make>
void edit(State& state) {
    toFindings(state, make);
}

model::Edit paintHex(const World& at, bool there) {
    const model::TerrainId woods("woods"), marsh("marsh");
    return model::paintTerrain({at.amid}, there ? woods : marsh, {there ? marsh : woods});
}

model::Edit changeLevel(const World& at, bool there) {
    return model::setLevel({at.amid}, there ? 2 : 3);
}

model::Hexside besideAmid(const World& at) {
    return {at.amid, model::Direction{4}};
}

model::Edit drawSlope(const World& at, bool there) {
    const model::HexsideTypeId slope("slope");
    const auto hexside = besideAmid(at);
    if (!there) return model::removeHexsides({hexside}, slope);
    return model::addHexsides({{at.amid, model::Direction{4}}}, slope, true);
}

model::Edit drawRiver(const World& at, bool there) {
    const model::HexsideTypeId river("river");
    if (!there) return model::eraseWater({besideAmid(at)}, river);
    return model::drawWatercourse({besideAmid(at)}, river);
}

model::Edit drawRoad(const World& at, bool there) {
    const auto next = model::neighbour(at.amid, model::Direction{4});
    if (!there) return model::eraseRoads({}, {besideAmid(at)});
    return model::drawRoad({at.amid, next}, model::RoadTypeId("trail"));
}

model::Edit namePlace(const World& at, bool there) {
    return model::renamePlace(at.scenario.map->places.front()->id, there ? "Dego" : "Ceva");
}

model::Edit moveUnit(const World& at, bool there) {
    const auto& unit = at.scenario.forces->units.front()->id;
    return model::placeUnits({unit},
                             there ? at.amid : model::neighbour(at.amid, model::Direction{4}));
}

model::Edit reduceUnit(const World& at, bool there) {
    return model::setReduced(at.scenario.forces->units.front()->id, there);
}

model::Edit changeStrength(const World& at, bool there) {
    return model::setUnitAttribute(at.scenario.forces->units.back()->id, "strength",
                                   there ? "2" : "3");
}

model::Edit changeWeather(const World&, bool there) {
    return model::setWeather("12 Apr 9 AM", there ? "rain" : "fair");
}

/// One check on a situation in which all that checks share has been found out.
void runCheck(State& state, const validators::Check& check) {
    const World& at = world(state);
    const validators::Situation situation(at.scenario, at.ruleset.get());
    const auto run = [&] {
        validators::Findings findings(check.id, check.severity, {}, [] { return false; });
        if (const auto* whole = std::get_if<validators::RunWhole>(&check.run))
            (*whole)(situation, findings);
        else
            std::get<validators::Local>(check.run).run(situation, model::Region::everywhere(),
                                                       findings);
    };
    run();
    for ([[maybe_unused]] const auto each : state)
        run();
    tell(state);
}

// --- questions ---

/// The situation anew for each question, as after an edit.
void reachOfOne(State& state) {
    const World& at = world(state);
    for ([[maybe_unused]] const auto each : state) {
        const validators::Situation situation(at.scenario, at.ruleset.get());
        benchmark::DoNotOptimize(validators::reach(situation, bench::someUnit(situation)));
    }
    tell(state);
}

/// And where nothing has changed.
void reachAgain(State& state) {
    const World& at = world(state);
    const validators::Situation situation(at.scenario, at.ruleset.get());
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(validators::reach(situation, bench::someUnit(situation)));
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

/// A painter is made after each edit.
void preparePainter(State& state) {
    const World& at = world(state);
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(formats::MapPainter(at.scenario, at.ruleset));
    tell(state);
}

/// What holds up the window while a brush is drawn: the edit shown, what it changed, and what the
/// canvas looks up from then on. Tiles are drawn elsewhere.
void strokeStep(State& state) {
    const World& at = world(state);
    model::Document document(at.scenario);
    formats::MapPainter painter(at.scenario, at.ruleset);
    formats::Overview overview(at.scenario, at.ruleset);
    const auto connection = document.changed.connect([&](const model::Change& change) {
        painter = formats::MapPainter(document.scenario(), painter);
        overview.follow(document.scenario(), change);
    });
    auto hexes = model::printedHexes(*at.scenario.map);
    constexpr std::size_t brush = 30;
    hexes.resize(brush);
    std::vector<Clock::duration> times;
    for ([[maybe_unused]] const auto each : state) {
        const auto begin = Clock::now();
        const model::TerrainId terrain(times.size() % 2 == 0 ? "woods" : "marsh");
        document.preview(model::paintTerrain(hexes, terrain, {}));
        times.push_back(Clock::now() - begin);
    }
    tellMost(state, "p99", std::move(times));
    tell(state);
}

/// So many pixels, as the canvas draws them on a thread of its own.
void paint(State& state, int width, int height, double radius) {
    const World& at = world(state);
    const formats::MapPainter painter(at.scenario, at.ruleset);
    model::HexLayout layout;
    layout.radius = radius;
    const auto corner =
        layout.centre(validators::Situation(at.scenario, at.ruleset.get()).occupiedHexes().front());
    const model::PlaneBox area{corner.x, corner.y, corner.x + width, corner.y + height};
    auto* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    auto* cairo = cairo_create(surface);
    cairo_translate(cairo, -area.left, -area.top);
    for ([[maybe_unused]] const auto each : state)
        painter.paint(cairo, layout, area);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    tell(state);
}

void paintTile(State& state) {
    constexpr int side = 256;
    paint(state, side, side, 36.0);
}

/// A window full of legible hexes.
void paintView(State& state) {
    paint(state, 1600, 1000, 24.0);
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
    {"edit/terrain", edit<paintHex>},
    {"edit/level", edit<changeLevel>},
    {"edit/slope", edit<drawSlope>},
    {"edit/river", edit<drawRiver>},
    {"edit/road", edit<drawRoad>},
    {"edit/place", edit<namePlace>},
    {"edit/move-unit", edit<moveUnit>},
    {"edit/reduce-unit", edit<reduceUnit>},
    {"edit/strength", edit<changeStrength>},
    {"edit/weather", edit<changeWeather>},
    {"reach", reachOfOne},
    {"reach-again", reachAgain},
    {"supply-of-all", supplyOfAll},
    {"sight-of-all", sightOfAll},
    {"prepare-painter", preparePainter},
    {"stroke-step", strokeStep},
    {"paint-tile", paintTile},
    {"paint-view", paintView},
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
                ->Arg(bench::million)
                ->Unit(benchmark::kMillisecond)
                ->Iterations(1);
    }
    for (const validators::Check& check : validators::allChecks())
        benchmark::RegisterBenchmark(("check/" + std::string(check.id)).c_str(), runCheck, check)
            ->Arg(sizes[1])
            ->Unit(benchmark::kMillisecond);
    return true;
}();

} // namespace
