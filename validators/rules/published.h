#pragma once
// The figures that are printed for the published scenario that a scenario claims to be.

#include "model/ruleset/ruleset.h"

#include <string_view>
#include <vector>

namespace validators {

class Situation;

/// Null where the scenario claims nothing or the ruleset prints no such scenario.
const model::PublishedScenario* publishedScenario(const Situation& situation);
/// All of one name, in the order printed.
std::vector<const model::PublishedFigure*> publishedFigures(const Situation& situation,
                                                            std::string_view name);

} // namespace validators
