#pragma once
// Walled and entrenched places: which hexes lie inside, and what the hexsides round them are.

#include "validators/rules/situation.h"

#include <optional>
#include <set>
#include <vector>

namespace validators {

using Hexes = std::set<model::Hex>;

/// The hexsides between one of the hexes and a printed one that is none of them.
std::vector<model::Hexside> ringOf(const model::Map& map, const Hexes& hexes);

/// The parts of the hexes that hang together.
std::vector<Hexes> connectedParts(const Hexes& hexes);

/// A terrain of a kind of place that walls enclose.
bool isEnclosedTerrain(const model::Ruleset& ruleset, const model::TerrainId& terrain);

/// The hexes of all places that a kind of place encloses: by their terrain, or as the kind.
Hexes enclosedHexes(const Situation& situation);

/// The map that this one says it is; null where it is none of the ruleset's.
const model::PublishedMap* publishedMap(const Situation& situation);

/// Where the rules put the place: the printed hexes, or, where they print none, those of the place
/// of this name. Nothing when part of it is not on this map.
std::optional<Hexes> hexesOf(const Situation& situation, const model::PublishedPlace& published);

/// Whether any feature of the hexside belongs to a wall or is a gate; of unknown ones nobody knows.
enum class Closed { open, wall, entrenched, gate, undecided };
Closed closedBy(std::span<const LaidFeature> features);

/// Units on foot pass: no water without a span, no wall without a gate and no other bar is in the
/// way.
bool isPassable(const PrintedLines& lines, model::Hexside at);

/// Printed, but not a hex to play on.
bool isClosed(const Situation& situation, model::Hex hex);

/// Walls without a gate or opening; entrenchments without a road through them.
bool hasWayIn(const Situation& situation, const Hexes& hexes);

} // namespace validators
