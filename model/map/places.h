#pragma once
// What has a name or a letter on the map: places, entry hexes, supply sources, hexes that carry
// victory points, gather points and boxes off the map.

#include "model/annotations.h"
#include "model/geometry/direction.h"
#include "model/geometry/hex.h"
#include "model/id.h"
#include "model/printed.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

struct Place {
    PlaceId id;
    std::string name;
    std::string kind; ///< a word of the map's author: town, village, height, castle
    std::vector<Hex> at;
    Annotations about;

    bool operator==(const Place&) const = default;
};

struct Entry {
    EntryId id;
    std::string name;
    std::string letter; ///< as printed
    ArmyId army;
    SideId side;
    std::vector<Hex> at;
    std::optional<Direction> edge; ///< needed where a corner hex lies on two edges
    Annotations about;

    bool operator==(const Entry&) const = default;
};

struct SupplySource {
    SourceId id;
    std::string name;
    std::string letter; ///< as printed: F, A, P ...
    SideId side;        ///< where the map prints whose it is
    ArmyId army;
    std::optional<Hex> at;
    std::optional<Direction> edge;
    Annotations about;

    bool operator==(const SupplySource&) const = default;
};

struct VictoryHex {
    std::optional<Hex> at;
    Printed<int> points;
    Annotations about;

    bool operator==(const VictoryHex&) const = default;
};

/// The letter round which a side sets up (Caldiero 0.21); how far round is a figure of the ruleset.
struct GatherPoint {
    GatherPointId id;
    SideId side;
    std::string letter;
    std::optional<Hex> at;
    Annotations about;

    bool operator==(const GatherPoint&) const = default;
};

/// A place off the map: a holding box, a display.
struct MapBox {
    BoxId id;
    std::string name;
    std::vector<Hex> beside; ///< edge hexes that lead into it
    Annotations about;

    bool operator==(const MapBox&) const = default;
};

} // namespace model
