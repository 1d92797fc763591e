#pragma once
// What is wrong with the supply sources of a map, each for itself.

#include "validators/rules/situation.h"

namespace validators {

class Findings;

void sourceMissing(const Situation& situation, Findings& findings);
void sourceSide(const Situation& situation, Findings& findings);
void wrongArmy(const Situation& situation, Findings& findings);
void sourceWithoutRoad(const Situation& situation, Findings& findings);
void sourceInland(const Situation& situation, Findings& findings);
void sourceBlocked(const Situation& situation, Findings& findings);

/// Joins two hexes by a road, over hexsides that a road may cross without a span. None when the
/// shortest way does cross water, or there is no type of road.
std::optional<model::Fix> joinByRoad(const Situation& situation, model::Hex from, model::Hex to);

} // namespace validators
