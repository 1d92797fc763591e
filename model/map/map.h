#pragma once
// A Map is what is printed: sheets and their numbering, terrain, levels, hexsides, watercourses,
// roads, spans, places, entry hexes, supply sources and hexes that carry victory points. Control,
// damage and works belong to a scenario. Terrain is kept as the lists in which it is written, so
// basis, rule and comments of each list survive; what a hex holds is read from the lists.

#include "model/annotations.h"
#include "model/geometry/hex_numbering.h"
#include "model/id.h"
#include "model/map/hex_set.h"
#include "model/map/waiver.h"
#include "model/printed.h"
#include "model/shared.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

/// Both ends belong to it; empty when first > last.
struct NumberRange {
    int first = 1;
    int last = 0;

    bool contains(int number) const { return first <= number && number <= last; }
    int count() const { return last < first ? 0 : last - first + 1; }
    bool operator==(const NumberRange&) const = default;
};

struct Grid {
    HexNumbering numbering;
    std::string across;  ///< as written: `480 m`
    std::string onPaper; ///< as written: `16 mm`
    Annotations about;

    bool operator==(const Grid&) const = default;
};

/// A printed sheet. Every sheet lies in one plane, `sheetSpacing` columns from the one before, so
/// that nothing crosses a seam by accident.
struct Sheet {
    SheetId id;
    NumberRange columns;
    NumberRange oddRows;  ///< rows of columns with an odd number (pointy-top: all rows)
    NumberRange evenRows; ///< rows of columns with an even number
    TerrainId ground;     ///< of every hex that no list names
    Annotations about;

    bool operator==(const Sheet&) const = default;
};

inline constexpr int sheetSpacing = 16384;

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

struct HexsideList {
    SheetId sheet;
    HexsideTypeId type;
    bool uphillFirst = false; ///< directed: each member's `from` is its uphill hex
    HexsideSet hexsides;
    Annotations about;

    bool operator==(const HexsideList&) const = default;
};

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
    std::optional<Direction> beforeFirst, afterLast;
    std::vector<Hex> hexes;
    Annotations about;

    bool operator==(const Road&) const = default;
};

/// A bridge, trestle or ford on a hexside.
struct Span {
    SpanTypeId type;
    std::optional<Hexside> at;
    bool stone = false;
    SheetId sheet;
    Annotations about;

    bool operator==(const Span&) const = default;
};

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

struct Map {
    std::string id;
    RulesetId vocabulary; ///< whose palette the editor offers; no rule depends on it
    std::string title;
    Grid grid;
    std::vector<Sheet> sheets;
    std::vector<Shared<TerrainList>> terrain;
    std::vector<Shared<LevelList>> levels;
    std::vector<Shared<ClosedList>> closed;
    std::vector<Shared<HexsideList>> hexsides;
    std::vector<Shared<Watercourse>> watercourses;
    std::vector<Shared<Road>> roads;
    std::vector<Shared<Span>> spans;
    std::vector<Shared<Place>> places;
    std::vector<Shared<Entry>> entries;
    std::vector<Shared<SupplySource>> sources;
    std::vector<Shared<VictoryHex>> victoryHexes;
    std::vector<Shared<Waiver>> waivers; ///< of checks that read nothing but the map
    Annotations about;

    bool operator==(const Map&) const = default;
};

/// The plane's hex of a printed column and row of a sheet, whether the sheet has it or not.
Hex hexAt(const Map& map, std::size_t sheetIndex, int column, int row);

/// The inverse of hexAt: the sheet in whose part of the plane the hex lies, with the column and row
/// that its numbering gives the hex, printed or not.
struct SheetPosition {
    std::size_t sheet = 0;
    int column = 0;
    int row = 0;
    auto operator<=>(const SheetPosition&) const = default;
};
SheetPosition positionOf(const Map& map, Hex hex);

/// Whether the sheet prints a hex of this number.
bool isPrinted(const Map& map, std::size_t sheetIndex, int column, int row);

/// The sheet on which the hex is printed, or nothing.
const Sheet* sheetOf(const Map& map, Hex hex);

/// Every hex that is printed, sheet by sheet, column by column.
std::vector<Hex> printedHexes(const Map& map);
std::vector<Hex> printedHexes(const Map& map, const Sheet& sheet);

/// The terrains that lists give the hex, without the sheet's ground, in the order of the lists.
std::vector<TerrainId> terrainAt(const Map& map, Hex hex);

/// The first level that a list gives the hex.
std::optional<int> levelAt(const Map& map, Hex hex);

/// The features of a hexside, watercourses among them, with the uphill hex where a list gives one.
struct HexsideFeature {
    HexsideTypeId type;
    std::optional<Hex> uphill;
    bool operator==(const HexsideFeature&) const = default;
};
std::vector<HexsideFeature> featuresAt(const Map& map, Hexside hexside);

} // namespace model
