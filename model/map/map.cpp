#include "model/map/map.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>

namespace model {

namespace {

/// Half the difference, so that two columns make one row; exact for columns of one parity.
int halfColumnsFrom(int first, int column) {
    const int firstAlike = first + std::abs(column - first) % 2;
    return (column - firstAlike) / 2;
}

bool isOblique(const HexNumbering& numbering) {
    return numbering.shifted == Parity::each || numbering.shifted == Parity::rising;
}

/// With oblique axes each second column (pointy-top: row) stands a whole hex beyond the one before,
/// so its numbers begin one earlier, -1, or one later, 1, on a sheet with straight edges.
int obliqueStep(const HexNumbering& numbering) {
    const bool countsAlong = numbering.orientation == Orientation::flatTop
                                 ? numbering.rows == RowsFrom::north
                                 : numbering.columns == ColumnsFrom::west;
    return (numbering.shifted == Parity::each) == countsAlong ? -1 : 1;
}

/// Whether the column (pointy-top: row) of the position stands half a hex beyond its neighbours.
bool isShifted(const HexNumbering& numbering, const JoinedHex& hex) {
    const int number = numbering.orientation == Orientation::flatTop ? hex.column : hex.row;
    return (number % 2 == 0) == (numbering.shifted == Parity::even);
}

/// Whether it leads along a column of flat-top hexes, or along a row of pointy-top ones.
bool isAlongColumn(Direction direction, Orientation orientation) {
    const int alongOne = orientation == Orientation::flatTop ? 0 : 4; // N, or E
    return direction.index() % 6 == alongOne;
}

/// How the second sheet lies to the first, whether other joins agree or not.
struct Tie {
    std::size_t first = 0, second = 0;
    Hex offset; ///< origin of the second less origin of the first
};

JoinFault tie(const Map& map, const Join& join, Tie& tied) {
    if (!join.first || !join.second) return JoinFault::notPrinted;
    const auto first = indexOf(map, join.first->sheet);
    const auto second = indexOf(map, join.second->sheet);
    if (!first || !second || first == second) return JoinFault::unknownSheet;
    if (!isPrinted(map, *first, join.first->column, join.first->row) ||
        !isPrinted(map, *second, join.second->column, join.second->row))
        return JoinFault::notPrinted;
    const HexNumbering& numbering = map.grid.numbering;
    const bool isNext = join.kind == JoinKind::next;
    if (isNext && (!join.toward || !join.toward->isHexside())) return JoinFault::noDirection;
    const bool continues = !isNext || isAlongColumn(*join.toward, numbering.orientation);
    const bool alike = isShifted(numbering, *join.first) == isShifted(numbering, *join.second);
    if (!isOblique(numbering) && alike != continues) return JoinFault::parity;
    const Hex ofFirst = numbering.hexAt(join.first->column, join.first->row);
    const Hex ofSecond = numbering.hexAt(join.second->column, join.second->row);
    const Hex there = isNext ? neighbour(ofFirst, *join.toward) : ofFirst;
    tied = {*first, *second, there - ofSecond};
    return JoinFault::none;
}

struct Columns {
    int least = 0, most = 0;
};

/// The columns of the plane that a sheet takes, seen from its origin.
Columns columnsOfPlane(const Map& map, const Sheet& sheet) {
    const NumberRange printed = columnsOf(map, sheet);
    Columns columns;
    bool any = false;
    for (const int column : {printed.first, printed.last})
        for (const NumberRange& rows : {rowsOf(map, sheet, column), sheet.oddRows})
            for (const int row : {rows.first, rows.last}) {
                const int q = map.grid.numbering.hexAt(column, row).q;
                columns = any ? Columns{std::min(columns.least, q), std::max(columns.most, q)}
                              : Columns{q, q};
                any = true;
            }
    // Rows of pointy-top hexes reach half a hex beyond those at the corners.
    return {columns.least - 1, columns.most + 1};
}

/// Sheets that joins tie together, each with its origin as seen from the first of its group.
class TiedSheets {
public:
    explicit TiedSheets(std::size_t count) : group_(count), origin_(count) {
        for (std::size_t i = 0; i < count; ++i)
            group_[i] = i;
    }

    /// Does nothing when earlier ties have settled how the two lie.
    void tie(const Tie& tied) {
        const Hex second = origin_[tied.first] + tied.offset;
        const std::size_t a = group_[tied.first];
        const std::size_t b = group_[tied.second];
        if (a < b) move(b, a, second - origin_[tied.second]);
        if (b < a) move(a, b, origin_[tied.second] - second);
    }

    /// The first sheet of its group.
    bool leads(std::size_t sheet) const { return group_[sheet] == sheet; }
    std::size_t groupOf(std::size_t sheet) const { return group_[sheet]; }
    Hex origin(std::size_t sheet) const { return origin_[sheet]; }

private:
    void move(std::size_t group, std::size_t into, Hex by) {
        for (std::size_t i = 0; i < group_.size(); ++i) {
            if (group_[i] != group) continue;
            group_[i] = into;
            origin_[i] = origin_[i] + by;
        }
    }

    std::vector<std::size_t> group_; ///< by its first sheet
    std::vector<Hex> origin_;
};

/// On the first sheet that prints it.
std::optional<SheetPosition> printedAt(const Map& map, Hex hex) {
    for (const std::uint32_t sheet : map.sheetIndex.at(hex.q))
        if (sheet < map.sheets.size())
            if (const auto found = positionOn(map, sheet, hex)) return found;
    // Not on the map, or on sheets that were laid by hand.
    for (std::size_t i = 0; i < map.sheets.size(); ++i)
        if (const auto found = positionOn(map, i, hex)) return found;
    return std::nullopt;
}

} // namespace

void placeSheets(Map& map) {
    TiedSheets tied(map.sheets.size());
    for (const Join& join : map.joins)
        if (Tie one; tie(map, join, one) == JoinFault::none) tied.tie(one);

    std::vector<Columns> taken(map.sheets.size()); // by group, from the origin of its first sheet
    for (std::size_t i = 0; i < map.sheets.size(); ++i) {
        const Columns columns = columnsOfPlane(map, map.sheets[i]);
        const int least = columns.least + tied.origin(i).q;
        const int most = columns.most + tied.origin(i).q;
        Columns& all = taken[tied.groupOf(i)];
        all = tied.leads(i) ? Columns{least, most}
                            : Columns{std::min(all.least, least), std::max(all.most, most)};
    }

    // A gap no rule looks across, at a place that small changes of a sheet do not move.
    constexpr int gap = 1024;
    int last = 0; // the greatest column so far
    int base = 0;
    for (std::size_t i = 0; i < map.sheets.size(); ++i) {
        if (tied.leads(i)) {
            while (i > 0 && base + taken[i].least <= last + gap)
                base += sheetSpacing;
            map.sheets[i].origin = Hex{base, -base / 2};
            last = std::max(last, base + taken[i].most);
        } else {
            map.sheets[i].origin = map.sheets[tied.groupOf(i)].origin + tied.origin(i);
        }
    }

    std::vector<SheetReach> reaches;
    for (std::size_t i = 0; i < map.sheets.size() && map.sheets.size() > 1; ++i) {
        const Columns columns = columnsOfPlane(map, map.sheets[i]);
        const int q = map.sheets[i].origin.q;
        reaches.push_back({q + columns.least, q + columns.most, static_cast<std::uint32_t>(i)});
    }
    map.sheetIndex = SheetIndex(reaches);
}

JoinFault faultOf(const Map& map, const Join& join) {
    Tie tied;
    const JoinFault fault = tie(map, join, tied);
    if (fault != JoinFault::none) return fault;
    return map.sheets[tied.first].origin + tied.offset == map.sheets[tied.second].origin
               ? JoinFault::none
               : JoinFault::contradicted;
}

Hex hexAt(const Map& map, std::size_t sheetIndex, int column, int row) {
    const Hex origin = sheetIndex < map.sheets.size() ? map.sheets[sheetIndex].origin : Hex{};
    return map.grid.numbering.hexAt(column, row) + origin;
}

SheetPosition positionOf(const Map& map, Hex hex) {
    if (const auto printed = printedAt(map, hex)) return *printed;
    SheetPosition nearest;
    int least = 0;
    const auto beyond = [](const NumberRange& range, int number) {
        return std::max({0, range.first - number, number - range.last});
    };
    for (std::size_t i = 0; i < map.sheets.size(); ++i) {
        const Sheet& sheet = map.sheets[i];
        const auto number = map.grid.numbering.columnRow(hex - sheet.origin);
        const int away = beyond(columnsOf(map, sheet), number.column) +
                         beyond(rowsOf(map, sheet, number.column), number.row);
        if (i > 0 && away >= least) continue;
        least = away;
        nearest = {i, number.column, number.row};
    }
    if (map.sheets.empty()) {
        const auto number = map.grid.numbering.columnRow(hex);
        nearest = {0, number.column, number.row};
    }
    return nearest;
}

SheetPosition positionOf(const Map& map, Hex hex, const SheetId& sheet) {
    if (const auto index = sheet.empty() ? std::nullopt : indexOf(map, sheet))
        if (const auto seen = positionOn(map, *index, hex)) return *seen;
    return positionOf(map, hex);
}

std::optional<SheetPosition> positionOn(const Map& map, std::size_t sheetIndex, Hex hex) {
    const auto printed = map.grid.numbering.columnRow(hex - map.sheets[sheetIndex].origin);
    if (!isPrinted(map, sheetIndex, printed.column, printed.row)) return std::nullopt;
    return SheetPosition{sheetIndex, printed.column, printed.row};
}

Map gridOf(const Map& map) {
    Map grid;
    grid.grid = map.grid;
    grid.sheets = map.sheets;
    grid.joins = map.joins;
    grid.sheetIndex = map.sheetIndex;
    return grid;
}

std::optional<std::size_t> indexOf(const Map& map, const SheetId& id) {
    const auto found = std::find_if(map.sheets.begin(), map.sheets.end(),
                                    [&](const Sheet& sheet) { return sheet.id == id; });
    if (found == map.sheets.end()) return std::nullopt;
    return static_cast<std::size_t>(found - map.sheets.begin());
}

bool isPrinted(const Map& map, std::size_t sheetIndex, int column, int row) {
    if (sheetIndex >= map.sheets.size()) return false;
    const Sheet& sheet = map.sheets[sheetIndex];
    return columnsOf(map, sheet).contains(column) && rowsOf(map, sheet, column).contains(row);
}

NumberRange columnsOf(const Map& map, const Sheet& sheet) {
    const HexNumbering& numbering = map.grid.numbering;
    NumberRange columns = sheet.columns;
    if (numbering.orientation == Orientation::flatTop || !isOblique(numbering) ||
        sheet.oddRows.count() == 0 || columns.count() == 0)
        return columns;
    const int most = (sheet.oddRows.count() - 1) / 2;
    (obliqueStep(numbering) < 0 ? columns.first : columns.last) += obliqueStep(numbering) * most;
    return columns;
}

NumberRange rowsOf(const Map& map, const Sheet& sheet, int column) {
    const HexNumbering& numbering = map.grid.numbering;
    if (numbering.orientation == Orientation::flatTop) {
        const NumberRange& rows = column % 2 == 0 ? sheet.evenRows : sheet.oddRows;
        if (!isOblique(numbering)) return rows;
        const int by = obliqueStep(numbering) * halfColumnsFrom(sheet.columns.first, column);
        return {rows.first + by, rows.last + by};
    }
    if (!isOblique(numbering) || sheet.columns.count() == 0) return sheet.oddRows;
    // The pairs of rows, counted from 0, that have this column.
    const bool falls = obliqueStep(numbering) < 0;
    const int firstPair = falls ? sheet.columns.first - column : column - sheet.columns.last;
    const int lastPair = falls ? sheet.columns.last - column : column - sheet.columns.first;
    const NumberRange& all = sheet.oddRows;
    return {all.first + 2 * std::max(0, firstPair),
            std::min(all.last, all.first + 2 * lastPair + 1)};
}

const Sheet* sheetOf(const Map& map, Hex hex) {
    const auto printed = printedAt(map, hex);
    return printed ? &map.sheets[printed->sheet] : nullptr;
}

std::vector<Hex> printedHexes(const Map& map, const Sheet& sheet) {
    const auto index = static_cast<std::size_t>(&sheet - map.sheets.data());
    std::vector<Hex> hexes;
    const NumberRange columns = columnsOf(map, sheet);
    for (int column = columns.first; column <= columns.last; ++column) {
        const NumberRange rows = rowsOf(map, sheet, column);
        for (int row = rows.first; row <= rows.last; ++row)
            hexes.push_back(hexAt(map, index, column, row));
    }
    return hexes;
}

std::vector<Hex> printedHexes(const Map& map) {
    std::vector<Hex> hexes;
    for (const Sheet& sheet : map.sheets) {
        const auto ofSheet = printedHexes(map, sheet);
        if (map.joins.empty()) {
            hexes.insert(hexes.end(), ofSheet.begin(), ofSheet.end());
            continue;
        }
        // A hex of a shared column belongs to the first sheet that prints it.
        std::copy_if(ofSheet.begin(), ofSheet.end(), std::back_inserter(hexes),
                     [&](Hex hex) { return sheetOf(map, hex) == &sheet; });
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
    const DirectedHexside fromFirst = canonical(hexside);
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
