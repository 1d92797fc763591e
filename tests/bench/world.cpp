#include "tests/bench/world.h"

#include "editor/open_scenario.h"
#include "model/map/labels.h"

#include <cmath>
#include <map>
#include <stdexcept>
#include <utility>

#include <sys/resource.h>

namespace bench {

namespace {

const formats::RulesetLibrary& library() {
    static const formats::RulesetLibrary rulesets(formats::dataFolders({}));
    return rulesets;
}

World worldOf(std::int64_t hexes) {
    World world;
    if (hexes == 0) {
        world.source = formats::openSource(SAMPLES "/piedmont/montenotte.scenario.xml");
    } else {
        const bool isLargest = hexes == million;
        const int rows =
            isLargest ? 1000 : static_cast<int>(std::sqrt(static_cast<double>(hexes) * 0.8));
        const int units = isLargest ? 10'000 : static_cast<int>(hexes / 10);
        world.country =
            std::make_unique<Country>(country(static_cast<int>(hexes) / rows, rows, units));
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

} // namespace

const World& world(const benchmark::State& state) {
    static std::map<std::int64_t, World> worlds;
    const auto hexes = state.range(0);
    auto found = worlds.find(hexes);
    if (found == worlds.end()) {
        if (worlds.size() > 1) worlds.clear();
        found = worlds.emplace(hexes, worldOf(hexes)).first;
    }
    return found->second;
}

const validators::Standing& someUnit(const validators::Situation& situation) {
    for (const auto& piece : situation.standing())
        if (piece.facts && !piece.facts->isLeader) return piece;
    throw std::runtime_error("no unit stands on the map");
}

void tell(benchmark::State& state) {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    constexpr double kibibytes = 1024.0;
    state.counters["MiB"] = static_cast<double>(usage.ru_maxrss) / kibibytes;
    if (state.range(0) > 0) state.SetComplexityN(state.range(0));
}

} // namespace bench
