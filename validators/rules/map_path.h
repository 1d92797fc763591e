#pragma once
// Shortest ways over the printed map, by hexes or along roads. Costs of movement play no part:
// these are the distances in which rulebooks measure and along which roads lead.

#include "validators/rules/situation.h"

#include <vector>

namespace validators {

enum class PathBy {
    hexes, ///< through hexes in play
    roads, ///< along roads and trails of any kind
};

/// From `from` to `to`, both included, or empty where no way leads there. Of equal ways the one
/// whose hexes come first.
std::vector<model::Hex> shortestPath(const Situation& situation, model::Hex from, model::Hex to,
                                     PathBy by);

} // namespace validators
