#include "editor/open_scenario.h"
#include "model/edits/terrain_edits.h"
#include "validators/validator.h"

#include <stdexcept>

#include <benchmark/benchmark.h>

namespace {

const std::filesystem::path sample = SAMPLES "/piedmont/montenotte.scenario.xml";

formats::RulesetLibrary library() {
    return formats::RulesetLibrary(formats::dataFolders({}));
}

editor::OpenedScenario opened() {
    auto scenario = editor::openScenario(sample, library());
    if (!scenario.scenario || !scenario.inUse.ruleset)
        throw std::runtime_error("the sample or its ruleset cannot be read");
    return scenario;
}

void load(benchmark::State& state) {
    const auto rulesets = library();
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(editor::openScenario(sample, rulesets));
}
BENCHMARK(load)->Unit(benchmark::kMillisecond);

void validateFull(benchmark::State& state) {
    const auto open = opened();
    for ([[maybe_unused]] const auto each : state)
        benchmark::DoNotOptimize(validators::validate(*open.scenario, open.inUse.ruleset));
}
BENCHMARK(validateFull)->Unit(benchmark::kMillisecond);

/// What the designer waits for: a hex is painted, and the findings are those of the new map.
void editToFindings(benchmark::State& state) {
    const auto open = opened();
    validators::Validator validator(open.inUse.ruleset);
    auto before = *open.scenario;
    validator.update(before);
    validator.run();
    const auto hex = model::printedHexes(*before.map).front();
    bool woods = false;
    for ([[maybe_unused]] const auto each : state) {
        woods = !woods;
        auto after = before;
        const model::TerrainId wanted(woods ? "woods" : "marsh"), other(woods ? "marsh" : "woods");
        model::paintTerrain({hex}, wanted, {other}).apply(after);
        validator.update(after, model::diff(before, after));
        validator.run();
        benchmark::DoNotOptimize(validator.report());
        before = std::move(after);
    }
}
BENCHMARK(editToFindings)->Unit(benchmark::kMillisecond);

} // namespace
