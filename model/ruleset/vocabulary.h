#pragma once
// What a game calls things: terrain, hexside features, water, roads, spans and unit classes.
// Entirely data of ruleset files; a map binds the names it uses to these meanings.

#include "model/id.h"
#include "model/rule_ref.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

struct TerrainType {
    TerrainId id;
    std::string name;
    std::string colour;  ///< `#rrggbb`
    std::string pattern; ///< a word the painter knows: none trees rows reeds buildings water height
    std::vector<TerrainId> excludes; ///< either way round
    bool water = false;              ///< a watercourse may end in it
    bool enterable = true;           ///< units may enter it at all
    bool hill = false;               ///< the hex above a slope
    bool hilltop = false;            ///< the top of a hill, which sees over it
    bool slopeBelow = false;         ///< a slope falls from it, or from a hilltop beside it
    bool highest = false;            ///< no hex beside it is higher
    bool blocksSight = false;        ///< no line of sight goes through the hex
    bool lightCover = false;         ///< likewise, where the game says so of light cover
    bool drawn = false;              ///< its outlines decide what it blocks, not the hex
    bool zoneInto = true;            ///< zones of control reach into it
    RuleRef rule;
    bool operator==(const TerrainType&) const = default;
};

/// What a road needs where it crosses a hexside.
enum class RoadCrossing {
    free,      ///< nothing
    wantsSpan, ///< usually a span, but it may go without
    needsSpan, ///< a span
    barred,    ///< nothing crosses here
};

/// What it does to lines of sight that cross it.
enum class SightBar {
    none,
    beyondOwn, ///< blocks them, unless it is a side of the hex that looks; a slope only downhill
    always,
};

/// Its part in the ring round a walled or entrenched place.
enum class Enclosure { none, wall, gate };

/// A feature of hexsides. Water types are those of watercourses, too.
struct HexsideType {
    HexsideTypeId id;
    std::string name;
    std::string colour;
    std::string pattern; ///< a word the painter knows: line ticks teeth wall
    bool water = false;
    bool uphill = false;  ///< directed, the first hex is the uphill one
    SpanTypeId span;      ///< the span that crosses it
    int unmarkedEnds = 0; ///< water: ends inside the map that need no source or mouth
    RoadCrossing road = RoadCrossing::free;
    bool passable = true;     ///< units may cross it without a span
    bool rise = false;        ///< accounts for a step between levels
    bool withinLevel = false; ///< uphill: its two hexes may have the same level
    SightBar sight = SightBar::none;
    bool atEdge = true;     ///< may lie on the map edge
    bool alongRoad = false; ///< lies beside a road (a sunken road)
    Enclosure encloses = Enclosure::none;
    bool zone = true;           ///< zones of control reach across it
    bool supply = true;         ///< a line of supply through any ground crosses it without a span
    bool sightBeside = true;    ///< neighbours see each other across it
    bool artilleryOver = false; ///< guns beside it see and fire over it, whatever else lies on it
    HexsideTypeId freezesTo;    ///< what it is while the water is frozen; empty: it does not freeze
    std::vector<TerrainId> borders;      ///< one of its two hexes must hold one of them
    std::vector<HexsideTypeId> excludes; ///< either way round, on the same hexside
    RuleRef rule;
    bool operator==(const HexsideType&) const = default;
};

struct RoadType {
    RoadTypeId id;
    std::string name;
    std::string colour;
    std::string pattern;              ///< solid or dashes
    std::vector<RoadTypeId> excludes; ///< it is left out where one of them crosses the same hexside
    RuleRef rule;
    bool operator==(const RoadType&) const = default;
};

struct SpanType {
    SpanTypeId id;
    std::string name;
    std::vector<HexsideTypeId> crosses; ///< the kinds of water it may lie on
    bool needsRoad = true;              ///< without a road over it, it is a mistake
    bool openDamaged = false;           ///< damaged it still carries some units, at a price
    std::vector<SpanTypeId> excludes;   ///< either way round, on the same hexside
    RuleRef rule;
    bool operator==(const SpanType&) const = default;
};

/// A kind of named place, and what a place of that kind must be.
struct PlaceKind {
    std::string id;
    std::string name;
    std::vector<TerrainId> terrain; ///< its hexes hold one of them; empty: any
    bool everyHex = true;           ///< each of them does, else one is enough
    std::optional<int> least, most; ///< hexes
    bool enclosed = false;          ///< walls and gates all round
    bool classed = false;           ///< which of its terrains it holds says of what class it is
    RuleRef rule;
    bool operator==(const PlaceKind&) const = default;
};

/// What a class needs, allows or fixes of one attribute (see unitAttributes).
struct ClassAttribute {
    std::string name;
    bool needed = false;
    std::optional<int> least, most, fixed;
    RuleRef rule;
    bool operator==(const ClassAttribute&) const = default;
};

/// Infantry, cavalry or artillery: what stacking limits count.
constexpr bool isCombatKind(std::string_view countsAs) {
    return countsAs == "infantry" || countsAs == "cavalry" || countsAs == "artillery";
}

struct UnitClass {
    UnitClassId id;
    std::string name;
    std::string countsAs; ///< infantry cavalry artillery vedette train leader
    std::string moves;    ///< foot or mounted
    bool zoneOfControl = true;
    bool commandsArmy = false; ///< a leader who gives commands to all formations of his army
    std::string symbol; ///< a word the painter knows: infantry cavalry artillery wagon leader ...
    std::vector<ClassAttribute> attributes;
    RuleRef rule;

    bool isCombat() const { return isCombatKind(countsAs); }
    bool isLeader() const { return countsAs == "leader"; }
    bool operator==(const UnitClass&) const = default;
};

} // namespace model
