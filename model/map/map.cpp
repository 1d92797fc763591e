#include "model/map/map.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace model {

namespace {

/// Half the difference, so that two columns make one row; exact for columns of one parity.
int halfColumnsFrom(int first, int column) {
    const int firstAlike = first + std::abs(column - first) % 2;
    return (column - firstAlike) / 2;
}

/// Whether the column (pointy-top: row) of the position stands half a hex beyond its neighbours.
bool isShifted(const HexNumbering& numbering, const JoinedHex& hex) {
    const int number = numbering.orientation == Orientation::flatTop ? hex.column : hex.row;
    return (number % 2 == 0) == (numbering.shifted == Parity::even);
}

/// Directions that lead along a column of flat-top hexes, or along a row of pointy-top ones.
bool isAlongColumn(Direction direction) {
    return direction.index() % 6 == 0;
}

std::optional<std::size_t> indexOf(const Map& map, const SheetId& id) {
    const auto found = std::find_if(map.sheets.begin(), map.sheets.end(),
                                    [&](const Sheet& sheet) { return sheet.id == id; });
    if (found == map.sheets.end()) return std::nullopt;
    return static_cast<std::size_t>(found - map.sheets.begin());
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
    const bool isOblique = numbering.shifted == Parity::each || numbering.shifted == Parity::rising;
    const bool continues = !isNext || isAlongColumn(*join.toward);
    const bool alike = isShifted(numbering, *join.first) == isShifted(numbering, *join.second);
    if (!isOblique && alike != continues) return JoinFault::parity;
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
Columns columnsOf(const Map& map, const Sheet& sheet) {
    Columns columns;
    if (sheet.columns.count() == 0) return columns;
    bool any = false;
    for (const int column : {sheet.columns.first, sheet.columns.last}) {
        const NumberRange rows = rowsOf(map, sheet, column);
        for (const int row : {rows.first, rows.last}) {
            const int q = map.grid.numbering.hexAt(column, row).q;
            columns = any ? Columns{std::min(columns.least, q), std::max(columns.most, q)}
                          : Columns{q, q};
            any = true;
        }
    }
    return columns;
}

} // namespace

void placeSheets(Map& map) {
    std::vector<Tie> ties;
    for (const Join& join : map.joins)
        if (Tie tied; tie(map, join, tied) == JoinFault::none) ties.push_back(tied);
    std::vector<bool> placed(map.sheets.size(), false);
    int taken = 0; // the greatest column so far
    for (std::size_t i = 0; i < map.sheets.size(); ++i) {
        if (placed[i]) continue;
        std::vector<std::size_t> group{i};
        placed[i] = true;
        map.sheets[i].origin = {};
        for (std::size_t next = 0; next < group.size(); ++next) {
            const auto put = [&](std::size_t sheet, Hex origin) {
                if (placed[sheet]) return;
                placed[sheet] = true;
                map.sheets[sheet].origin = origin;
                group.push_back(sheet);
            };
            const Hex here = map.sheets[group[next]].origin;
            for (const Tie& each : ties) {
                if (each.first == group[next]) put(each.second, here + each.offset);
                if (each.second == group[next]) put(each.first, here - each.offset);
            }
        }
        Columns all;
        for (std::size_t k = 0; k < group.size(); ++k) {
            const Sheet& sheet = map.sheets[group[k]];
            const Columns columns = columnsOf(map, sheet);
            const int least = columns.least + sheet.origin.q;
            const int most = columns.most + sheet.origin.q;
            all = k == 0 ? Columns{least, most}
                         : Columns{std::min(all.least, least), std::max(all.most, most)};
        }
        // A gap no rule looks across, at a place that small changes of a sheet do not move.
        constexpr int gap = 1024;
        int base = 0;
        while (i > 0 && base + all.least <= taken + gap)
            base += sheetSpacing;
        for (const std::size_t sheet : group)
            map.sheets[sheet].origin = map.sheets[sheet].origin + Hex{base, -base / 2};
        taken = std::max(taken, base + all.most);
    }
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
    SheetPosition nearest;
    int least = 0;
    for (std::size_t i = 0; i < map.sheets.size(); ++i) {
        const Sheet& sheet = map.sheets[i];
        const auto printed = map.grid.numbering.columnRow(hex - sheet.origin);
        const NumberRange rows = rowsOf(map, sheet, printed.column);
        if (sheet.columns.contains(printed.column) && rows.contains(printed.row))
            return {i, printed.column, printed.row};
        const auto beyond = [](const NumberRange& range, int number) {
            return std::max({0, range.first - number, number - range.last});
        };
        const int away = beyond(sheet.columns, printed.column) + beyond(rows, printed.row);
        if (i > 0 && away >= least) continue;
        least = away;
        nearest = {i, printed.column, printed.row};
    }
    if (map.sheets.empty()) {
        const auto printed = map.grid.numbering.columnRow(hex);
        nearest = {0, printed.column, printed.row};
    }
    return nearest;
}

bool isPrinted(const Map& map, std::size_t sheetIndex, int column, int row) {
    if (sheetIndex >= map.sheets.size()) return false;
    const Sheet& sheet = map.sheets[sheetIndex];
    return sheet.columns.contains(column) && rowsOf(map, sheet, column).contains(row);
}

NumberRange rowsOf(const Map& map, const Sheet& sheet, int column) {
    const HexNumbering& numbering = map.grid.numbering;
    if (numbering.orientation == Orientation::pointyTop) return sheet.oddRows;
    const NumberRange& rows = column % 2 == 0 ? sheet.evenRows : sheet.oddRows;
    const bool isEach = numbering.shifted == Parity::each;
    if (!isEach && numbering.shifted != Parity::rising) return rows;
    // Each second column stands a whole hex lower than the one before: its numbers begin earlier.
    const int half = halfColumnsFrom(sheet.columns.first, column);
    const int by = isEach == (numbering.rows == RowsFrom::north) ? -half : half;
    return {rows.first + by, rows.last + by};
}

const Sheet* sheetOf(const Map& map, Hex hex) {
    for (const Sheet& sheet : map.sheets) {
        const auto printed = map.grid.numbering.columnRow(hex - sheet.origin);
        if (sheet.columns.contains(printed.column) &&
            rowsOf(map, sheet, printed.column).contains(printed.row))
            return &sheet;
    }
    return nullptr;
}

std::vector<Hex> printedHexes(const Map& map, const Sheet& sheet) {
    const auto index = static_cast<std::size_t>(&sheet - map.sheets.data());
    std::vector<Hex> hexes;
    for (int column = sheet.columns.first; column <= sheet.columns.last; ++column) {
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
