#pragma once
// A Map is what is printed: sheets and their numbering, terrain, levels, hexsides, watercourses,
// roads, spans, places, outlines and lettering. Control, damage and works belong to a scenario.
// Terrain is kept as the lists in which it is written, so basis, rule and comments of each list
// survive; what a hex holds is read from the lists.

#include "model/annotations.h"
#include "model/id.h"
#include "model/map/artwork.h"
#include "model/map/hex_lists.h"
#include "model/map/lines.h"
#include "model/map/outline.h"
#include "model/map/places.h"
#include "model/map/sheet.h"
#include "model/map/sheet_index.h"
#include "model/map/waiver.h"
#include "model/shared.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

struct Map {
    std::string id;
    RulesetId vocabulary;  ///< whose palette the editor offers; no rule depends on it
    std::string published; ///< the printed map that this one says it is; empty: a map of its own
    std::string title;
    std::vector<std::string> notes;
    Grid grid;
    std::vector<Sheet> sheets;
    std::vector<Join> joins;
    SheetIndex sheetIndex; ///< of the sheets where placeSheets has laid them
    std::vector<Shared<TerrainList>> terrain;
    std::vector<Shared<LevelList>> levels;
    std::vector<Shared<ClosedList>> closed;
    std::vector<Shared<PartialList>> partial;
    std::vector<Shared<HexsideList>> hexsides;
    std::vector<Shared<Watercourse>> watercourses;
    std::vector<Shared<Road>> roads;
    std::vector<Shared<Span>> spans;
    std::vector<Shared<Place>> places;
    std::vector<Shared<Entry>> entries;
    std::vector<Shared<SupplySource>> sources;
    std::vector<Shared<VictoryHex>> victoryHexes;
    std::vector<Shared<GatherPoint>> gatherPoints;
    std::vector<Shared<MapBox>> boxes;
    std::vector<Shared<Outline>> outlines;
    std::vector<Shared<Label>> labels;
    std::vector<Shared<Underlay>> underlays;
    std::vector<Shared<Waiver>> waivers; ///< of checks that read nothing but the map
    Annotations about;

    bool operator==(const Map&) const = default;
};

/// Lays the sheets into the plane: those that good joins tie together as the joins say, an earlier
/// join before a later one that contradicts it, every other one `sheetSpacing` columns from the one
/// before. Sets Sheet::origin and the index; whoever changes numbering, sheets or joins calls it.
void placeSheets(Map& map);

/// Why a join does not tie its sheets.
enum class JoinFault {
    none,
    unknownSheet, ///< a sheet of it is none of the map's, or both are the same
    notPrinted,   ///< a hex of it is not on its sheet
    noDirection,  ///< next, without a hexside through which the two hexes touch
    parity,       ///< columns that would lie side by side are shifted alike, or ones that would
                  ///< continue each other are not (pointy-top: rows)
    contradicted, ///< other joins lay the two sheets otherwise
};
/// Of a map whose sheets are placed.
JoinFault faultOf(const Map& map, const Join& join);

/// The plane's hex of a printed column and row of a sheet, whether the sheet has it or not.
Hex hexAt(const Map& map, std::size_t sheetIndex, int column, int row);

/// The inverse of hexAt: the first sheet that prints the hex, else the one nearest to it, with the
/// column and row that its numbering gives the hex.
struct SheetPosition {
    std::size_t sheet = 0;
    int column = 0;
    int row = 0;
    auto operator<=>(const SheetPosition&) const = default;
};
SheetPosition positionOf(const Map& map, Hex hex);
/// Where a list of the sheet sees the hex: on the sheet if it prints it, else as above.
SheetPosition positionOf(const Map& map, Hex hex, const SheetId& sheet);

/// The sheet's numbers of a hex that it prints.
std::optional<SheetPosition> positionOn(const Map& map, std::size_t sheetIndex, Hex hex);

/// Numbering, sheets and joins without what is printed on them.
Map gridOf(const Map& map);

/// The first sheet of this id, by its place in the list.
std::optional<std::size_t> indexOf(const Map& map, const SheetId& id);

/// Whether the sheet prints a hex of this number.
bool isPrinted(const Map& map, std::size_t sheetIndex, int column, int row);

/// The columns in which the sheet prints hexes, and the rows that it prints in a column.
NumberRange columnsOf(const Map& map, const Sheet& sheet);
NumberRange rowsOf(const Map& map, const Sheet& sheet, int column);

/// The first sheet on which the hex is printed, or nothing.
const Sheet* sheetOf(const Map& map, Hex hex);

/// Every hex that is printed, once, sheet by sheet, column by column.
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
