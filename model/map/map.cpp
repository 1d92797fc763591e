#include "model/map/map.h"

#include <algorithm>

namespace model {

namespace {

/// Moves a hex of a sheet's own plane into the plane of the map. The number of columns is even,
/// so every column keeps its shift.
Hex sheetOffset(std::size_t sheetIndex) {
    const int columns = static_cast<int>(sheetIndex) * sheetSpacing;
    return {columns, -columns / 2};
}

const NumberRange& rowsOf(const Map& map, const Sheet& sheet, int column) {
    if (map.grid.numbering.orientation == Orientation::pointyTop) return sheet.oddRows;
    return column % 2 == 0 ? sheet.evenRows : sheet.oddRows;
}

/// Which sheet's part of the plane the hex lies in; sheets are centred in wide strips.
std::size_t stripOf(Hex hex) {
    const int strip = (hex.q + sheetSpacing / 2) / sheetSpacing;
    return hex.q + sheetSpacing / 2 < 0 ? 0 : static_cast<std::size_t>(strip);
}

} // namespace

Hex hexAt(const Map& map, std::size_t sheetIndex, int column, int row) {
    return map.grid.numbering.hexAt(column, row) + sheetOffset(sheetIndex);
}

SheetPosition positionOf(const Map& map, Hex hex) {
    SheetPosition position;
    if (!map.sheets.empty()) position.sheet = std::min(stripOf(hex), map.sheets.size() - 1);
    const auto printed = map.grid.numbering.columnRow(hex - sheetOffset(position.sheet));
    position.column = printed.column;
    position.row = printed.row;
    return position;
}

bool isPrinted(const Map& map, std::size_t sheetIndex, int column, int row) {
    if (sheetIndex >= map.sheets.size()) return false;
    const Sheet& sheet = map.sheets[sheetIndex];
    return sheet.columns.contains(column) && rowsOf(map, sheet, column).contains(row);
}

const Sheet* sheetOf(const Map& map, Hex hex) {
    const auto position = positionOf(map, hex);
    return isPrinted(map, position.sheet, position.column, position.row)
               ? &map.sheets[position.sheet]
               : nullptr;
}

std::vector<Hex> printedHexes(const Map& map, const Sheet& sheet) {
    const auto index = static_cast<std::size_t>(&sheet - map.sheets.data());
    std::vector<Hex> hexes;
    for (int column = sheet.columns.first; column <= sheet.columns.last; ++column) {
        const NumberRange& rows = rowsOf(map, sheet, column);
        for (int row = rows.first; row <= rows.last; ++row)
            hexes.push_back(hexAt(map, index, column, row));
    }
    return hexes;
}

std::vector<Hex> printedHexes(const Map& map) {
    std::vector<Hex> hexes;
    for (const Sheet& sheet : map.sheets) {
        const auto ofSheet = printedHexes(map, sheet);
        hexes.insert(hexes.end(), ofSheet.begin(), ofSheet.end());
    }
    return hexes;
}

std::vector<TerrainId> terrainAt(const Map& map, Hex hex) {
    std::vector<TerrainId> terrain;
    for (const auto& list : map.terrain)
        if (list->hexes.contains(hex) &&
            std::find(terrain.begin(), terrain.end(), list->type) == terrain.end())
            terrain.push_back(list->type);
    return terrain;
}

std::optional<int> levelAt(const Map& map, Hex hex) {
    for (const auto& list : map.levels)
        if (list->hexes.contains(hex)) return list->level;
    return std::nullopt;
}

std::vector<HexsideFeature> featuresAt(const Map& map, Hexside hexside) {
    const DirectedHexside fromFirst{hexside.first(), hexside.directionFrom(hexside.first())};
    const DirectedHexside fromSecond = fromFirst.reversed();
    std::vector<HexsideFeature> features;
    for (const auto& list : map.hexsides)
        for (const DirectedHexside& side : {fromFirst, fromSecond})
            if (list->hexsides.contains(side))
                features.push_back(
                    {list->type, list->uphillFirst ? std::optional(side.from) : std::nullopt});
    for (const auto& water : map.watercourses)
        if (std::find(water->hexsides.begin(), water->hexsides.end(), hexside) !=
            water->hexsides.end())
            features.push_back({water->type, std::nullopt});
    return features;
}

} // namespace model
