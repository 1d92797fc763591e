#include "tests/reference/sight.h"

#include <algorithm>

namespace reference {

namespace {

struct Point {
    long x = 0, y = 0;
    auto operator<=>(const Point&) const = default;
};

Point centre(Hex hex) {
    return {3L * hex.column, 2L * hex.row + (hex.column % 2 == 0 ? 1 : 0)};
}

/// Clockwise from the eastern one (y grows downwards).
std::array<Point, 6> corners(Hex hex) {
    const auto [x, y] = centre(hex);
    return {
        {{x + 2, y}, {x + 1, y + 1}, {x - 1, y + 1}, {x - 2, y}, {x - 1, y - 1}, {x + 1, y - 1}}};
}

/// Twice the area of the triangle: 0 in line, else its sign says on which side of ab c lies.
long turn(Point a, Point b, Point c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// On the line between the two points, not at its ends.
bool between(Point a, Point b, Point c) {
    return turn(a, b, c) == 0 && c != a && c != b && c.x >= std::min(a.x, b.x) &&
           c.x <= std::max(a.x, b.x) && c.y >= std::min(a.y, b.y) && c.y <= std::max(a.y, b.y);
}

/// The segments cut each other in a point that is an end of neither.
bool cut(Point a, Point b, Point c, Point d) {
    const auto apart = [](long first, long second) {
        return (first < 0 && second > 0) || (first > 0 && second < 0);
    };
    return apart(turn(a, b, c), turn(a, b, d)) && apart(turn(c, d, a), turn(c, d, b));
}

/// The line shares more than a border with the hex. Each of the six sides of the hex leaves of it
/// the part on the inner side; what is left of the line, as numerators over one denominator per
/// bound, must have a length.
bool entersHex(Point a, Point b, Hex hex) {
    const auto around = corners(hex);
    struct Fraction {
        long over = 0, under = 1; // under > 0
    };
    const auto less = [](Fraction p, Fraction q) { return p.over * q.under < q.over * p.under; };
    Fraction from{0, 1}, to{1, 1};
    for (std::size_t i = 0; i < 6; ++i) {
        const Point c = around[i], d = around[(i + 1) % 6];
        const long atStart = turn(c, d, a); // positive inside
        const long atEnd = turn(c, d, b);
        if (atStart == atEnd) {
            if (atStart <= 0) return false; // beside the hex, or along this side
            continue;
        }
        // atStart + t (atEnd - atStart) > 0
        const long slope = atEnd - atStart;
        if (slope > 0) {
            const Fraction bound{-atStart, slope};
            if (less(from, bound)) from = bound;
        } else {
            const Fraction bound{atStart, -slope};
            if (less(bound, to)) to = bound;
        }
    }
    return less(from, to);
}

/// The two corners at the ends of the hexside.
std::vector<Point> ends(Hexside side) {
    std::vector<Point> shared;
    for (const Point p : corners(side.first))
        for (const Point q : corners(side.second))
            if (p == q) shared.push_back(p);
    return shared;
}

/// The hexes of the map about the looker; three hexes and what touches them are the most a line
/// comes to.
std::vector<Hex> hexesAbout(const SmallMap& map, Hex from) {
    std::vector<Hex> all;
    for (int column = from.column - 4; column <= from.column + 4; ++column)
        for (int row = from.row - 5; row <= from.row + 5; ++row)
            if (map.has({column, row})) all.push_back({column, row});
    return all;
}

/// Every hexside of every one of them.
std::set<Hexside> hexsidesOf(const std::vector<Hex>& hexes) {
    std::set<Hexside> all;
    for (const Hex hex : hexes)
        for (const Hex other : neighbours(hex))
            all.insert(Hexside(hex, other));
    return all;
}

/// What the question is about.
struct Look {
    const SmallMap& map;
    Hex from, to;
    bool artillery;
    bool overLowerHilltop; ///< 8.42-3 holds
};

/// 8.41: units of either side; leaders are none.
bool heldByUnit(const Look& look, Hex hex) {
    for (const Piece* piece : look.map.piecesIn(hex))
        if (piece->isUnit()) return true;
    return false;
}

bool terrainBlocks(const Look& look, Hex hex) {
    const SmallMap& map = look.map;
    if (!map.has(hex)) return false; // D-LOS-10
    // 8.42, 25.77: woods, chateau, hilltop and town; an orchard is not named (D-LOS-11).
    for (const Terrain one : {Terrain::woods, Terrain::chateau, Terrain::walledTown, Terrain::town})
        if (map.holds(hex, one)) return true;
    if (isHilltop(map, hex)) return true; // D-LOS-12
    if (!isSlopeHex(map, hex)) return false;
    // 8.42-1, 13.34A: down through the slope hexside of the hex that looks (D-LOS-6).
    if (touch(look.from, hex) && map.border(look.from, hex).uphill == look.from) return false;
    // 8.42-2: slope hex to slope hex; 13.34A: a battery from a hilltop on a slope hex.
    const bool stands = look.artillery ? isHilltop(map, look.from) : isSlopeHex(map, look.from);
    if (stands && isSlopeHex(map, look.to)) return false;
    // 8.42-3: hilltop to a hilltop that is not higher.
    return !look.overLowerHilltop;
}

bool hexsideBlocks(const Look& look, Hexside side) {
    const Border& border = look.map.border(side.first, side.second);
    const bool own = side.first == look.from || side.second == look.from;
    // 25.78; 25.77: over a wall that acts as dragon's teeth only a battery fires that stands by it.
    if (hasTeeth(look.map, side.first, side.second) && !(look.artillery && border.wall && own))
        return true;
    // 8.43: a crest, unless it is the looker's own (D-LOS-3).
    if (border.crest && !own) return true;
    if (!border.uphill) return false;
    // 8.43: a slope, unless the looker stands on the hilltop above it.
    if (own && border.uphill == look.from) return false;
    // D-LOS-5: nor from hilltop to hilltop.
    return !look.overLowerHilltop;
}

bool lineIsOpen(const Look& look) {
    const Point a = centre(look.from), b = centre(look.to);
    const auto hexes = hexesAbout(look.map, look.from);
    const auto sides = hexsidesOf(hexes);

    // 8.41, 8.42: the hexes that the line goes through.
    for (const Hex hex : hexes) {
        if (hex == look.from || hex == look.to || !entersHex(a, b, hex)) continue;
        if (heldByUnit(look, hex) || terrainBlocks(look, hex)) return false;
    }
    // 8.43: the hexsides that it goes through.
    for (const Hexside& side : sides) {
        const auto end = ends(side);
        if (cut(a, b, end[0], end[1]) && hexsideBlocks(look, side)) return false;
    }
    // 8.43: the junctures that it goes through: two blocked hexsides, or one and a hex (D-LOS-7).
    std::set<Point> passed;
    for (const Hex hex : hexes)
        for (const Point corner : corners(hex))
            if (between(a, b, corner)) passed.insert(corner);
    for (const Point corner : passed) {
        int blockedSides = 0, blockedHexes = 0;
        for (const Hexside& side : sides) {
            const auto end = ends(side);
            if ((end[0] == corner || end[1] == corner) && hexsideBlocks(look, side)) ++blockedSides;
        }
        for (const Hex hex : hexes) {
            const auto around = corners(hex);
            const bool meets = std::find(around.begin(), around.end(), corner) != around.end();
            if (meets && hex != look.from && hex != look.to && terrainBlocks(look, hex))
                ++blockedHexes;
        }
        if (blockedSides >= 2 || (blockedSides == 1 && blockedHexes >= 1)) return false;
    }
    // D-LOS-2: along a hexside, when both its hexes obstruct; the hexside alone does not (D-LOS-4).
    for (const Hexside& side : sides) {
        const auto end = ends(side);
        if (!between(a, b, end[0]) || !between(a, b, end[1])) continue;
        const auto obstructs = [&](Hex hex) {
            return look.map.has(hex) && (heldByUnit(look, hex) || terrainBlocks(look, hex));
        };
        if (obstructs(side.first) && obstructs(side.second)) return false;
    }
    return true;
}

bool answer(const SmallMap& map, Hex from, Hex to, bool artillery, bool notHigher) {
    // 25.71: nothing at all in shaded turns, not even the hex beside (D-LOS-9).
    const int range = sightRange(map);
    if (range == 0) return false;
    if (from == to) return true;
    const bool hilltops = isHilltop(map, from) && isHilltop(map, to);
    const Look look{map, from, to, artillery, !artillery && hilltops && notHigher};
    const int hexesAway = distance(from, to);
    // 8.41: the hex beside is always seen, unless dragon's teeth stand between (25.78, D-LOS-8).
    if (hexesAway == 1) {
        const bool barred = hasTeeth(map, from, to);
        const bool overOwnWall = artillery && map.border(from, to).wall; // 25.77
        return !barred || overOwnWall;
    }
    if (hexesAway > range) return false;
    return lineIsOpen(look);
}

} // namespace

int sightRange(const SmallMap& map) {
    if (map.turn == Turn::twilight) return 0; // 25.71
    if (map.turn == Turn::night) return 1;    // 23.14
    switch (effective(map)) {                 // 8.41, Glossary
    case Weather::fog:
    case Weather::rain:
    case Weather::thunderstorm:
    case Weather::duststorm:
    case Weather::snow:
    case Weather::snowstorm:
        return 1;
    default:
        return 3;
    }
}

bool sees(const SmallMap& map, Hex from, Hex to, bool artillery) {
    const auto a = map.level.find(from), b = map.level.find(to);
    const bool known = a != map.level.end() && b != map.level.end();
    return answer(map, from, to, artillery, !known || b->second <= a->second);
}

bool needsLevels(const SmallMap& map, Hex from, Hex to, bool artillery) {
    if (map.level.count(from) > 0 && map.level.count(to) > 0) return false;
    return answer(map, from, to, artillery, true) != answer(map, from, to, artillery, false);
}

} // namespace reference
