#pragma once
// What fills hexes and lies on hexsides, kept as the lists in which a file writes it, so that
// basis, rule and comments of each list survive.

#include "model/annotations.h"
#include "model/id.h"
#include "model/map/hex_set.h"

namespace model {

struct TerrainList {
    SheetId sheet; ///< the sheet it is written under; empty on a map of one sheet
    TerrainId type;
    HexSet hexes;
    Annotations about;

    bool operator==(const TerrainList&) const = default;
};

struct LevelList {
    SheetId sheet;
    int level = 0; ///< contour levels, any whole number
    HexSet hexes;
    Annotations about;

    bool operator==(const LevelList&) const = default;
};

/// Printed hexes that are not playable, half hexes for instance.
struct ClosedList {
    SheetId sheet;
    HexSet hexes;
    Annotations about;

    bool operator==(const ClosedList&) const = default;
};

/// Printed hexes of which the sheet shows only a part.
struct PartialList {
    SheetId sheet;
    int shows = 0; ///< per cent of the hex, 1 to 99
    HexSet hexes;
    Annotations about;

    bool operator==(const PartialList&) const = default;
};

struct HexsideList {
    SheetId sheet;
    HexsideTypeId type;
    bool uphillFirst = false; ///< directed: each member's `from` is its uphill hex
    HexsideSet hexsides;
    Annotations about;

    bool operator==(const HexsideList&) const = default;
};

} // namespace model
