#pragma once
// Lines as authored: watercourses along hexsides, roads from hex to hex, and the spans that carry
// the one over the other.

#include "model/annotations.h"
#include "model/geometry/direction.h"
#include "model/geometry/hexside.h"
#include "model/id.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

/// What the end of a watercourse is where it is not simply open.
enum class WaterEnd { source, edge, lake, marsh, junction };

/// An ordered chain of hexsides from source to mouth.
struct Watercourse {
    WatercourseId id;
    SheetId sheet;
    HexsideTypeId type;
    std::string name;
    std::optional<WaterEnd> from, to;
    std::vector<Hexside> hexsides;
    Annotations about;

    bool operator==(const Watercourse&) const = default;
};

/// An ordered chain of hexes. An end may lead on through a hexside, off the map or as a half link.
struct Road {
    RoadId id;
    SheetId sheet;
    RoadTypeId type;
    std::string name;
    bool main = false; ///< the main road of a rulebook (Caldiero 0.43c)
    std::optional<Direction> beforeFirst, afterLast;
    std::vector<Hex> hexes;
    Annotations about;

    bool operator==(const Road&) const = default;
};

/// A bridge, trestle or ford on a hexside.
struct Span {
    std::string id; ///< empty: it has none
    std::string name;
    SpanTypeId type;
    std::optional<Hexside> at;
    bool stone = false;
    SheetId sheet;
    Annotations about;

    bool operator==(const Span&) const = default;
};

} // namespace model
