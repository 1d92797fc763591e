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
    RuleRef rule;
    bool operator==(const TerrainType&) const = default;
};

/// A feature of hexsides. Water types are those of watercourses, too.
struct HexsideType {
    HexsideTypeId id;
    std::string name;
    std::string colour;
    std::string pattern; ///< a word the painter knows: line ticks teeth wall
    bool water = false;
    bool uphill = false; ///< directed, the first hex is the uphill one
    SpanTypeId span;     ///< the span that crosses it
    RuleRef rule;
    bool operator==(const HexsideType&) const = default;
};

struct RoadType {
    RoadTypeId id;
    std::string name;
    std::string colour;
    std::string pattern; ///< solid or dashes
    RuleRef rule;
    bool operator==(const RoadType&) const = default;
};

struct SpanType {
    SpanTypeId id;
    std::string name;
    std::vector<HexsideTypeId> crosses; ///< the kinds of water it may lie on
    RuleRef rule;
    bool operator==(const SpanType&) const = default;
};

/// What a class needs, allows or fixes of one attribute (see unitAttributes).
struct ClassAttribute {
    std::string name;
    bool needed = false;
    std::optional<int> least, most, fixed;
    RuleRef rule;
    bool operator==(const ClassAttribute&) const = default;
};

struct UnitClass {
    UnitClassId id;
    std::string name;
    std::string countsAs; ///< infantry cavalry artillery vedette train leader
    std::string moves;    ///< foot or mounted
    bool zoneOfControl = true;
    std::string symbol; ///< a word the painter knows: infantry cavalry artillery wagon leader ...
    std::vector<ClassAttribute> attributes;
    RuleRef rule;

    /// Infantry, cavalry or artillery: what stacking limits count.
    bool isCombat() const {
        return countsAs == "infantry" || countsAs == "cavalry" || countsAs == "artillery";
    }
    bool isLeader() const { return countsAs == "leader"; }
    bool operator==(const UnitClass&) const = default;
};

} // namespace model
