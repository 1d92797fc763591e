#pragma once
// The scenarios that are measured: the sample, and made-up countries by their number of hexes.

#include "tests/bench/country.h"

#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"
#include "validators/rules/situation.h"

#include <cstdint>
#include <memory>

#include <benchmark/benchmark.h>

namespace bench {

constexpr std::int64_t million = 1'000'000;

struct World {
    std::unique_ptr<Country> country; ///< null: the sample
    formats::Source source;
    model::Scenario scenario;
    std::shared_ptr<const model::Ruleset> ruleset;
    model::Hex amid; ///< where edits are made: far from the units of the country
};

/// That of the size that is measured, 0 the sample. Made once; the last two sizes are kept.
const World& world(const benchmark::State& state);

/// A unit that stands on the map, no leader.
const validators::Standing& someUnit(const validators::Situation& situation);

/// Adds the most memory that the process has held so far, and the size for the fit of growth.
void tell(benchmark::State& state);

} // namespace bench
