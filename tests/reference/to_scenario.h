#pragma once
// The small battle as a scenario of the ruleset tlnb-piedmont, in play, so that the engine can be
// asked the same questions.

#include "model/scenario/scenario.h"
#include "tests/reference/small_map.h"

namespace reference {

/// What has no place in a scenario stays out: fords that the French know, and formations under
/// 27.34.
model::Scenario toScenario(const SmallMap& map);

/// Where the hex lies in the scenario; of a hex off the map, where it would lie.
model::Hex toModel(const model::Scenario& scenario, Hex hex);
model::Hexside toModel(const model::Scenario& scenario, Hexside hexside);

/// The turn of the track that the battle stands at.
std::string turnLabel(const SmallMap& map);

} // namespace reference
