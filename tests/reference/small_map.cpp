#include "tests/reference/small_map.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace reference {

namespace {

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> all;
    std::string word;
    for (const char c : std::string(text) + " ") {
        if (c != ' ') {
            word += c;
        } else if (!word.empty()) {
            all.push_back(word);
            word.clear();
        }
    }
    return all;
}

bool isEven(int number) {
    return number % 2 == 0;
}

/// Rows counted in halves, so that a lowered column stands one half lower.
int halfRows(Hex hex) {
    return 2 * hex.row + (isEven(hex.column) ? 1 : 0);
}

const Border nothing{};

} // namespace

Hex hex(std::string_view text) {
    assert(text.size() == 4);
    return {std::atoi(std::string(text.substr(0, 2)).c_str()),
            std::atoi(std::string(text.substr(2)).c_str())};
}

std::string label(Hex hex) {
    const auto two = [](int number) {
        const std::string text = std::to_string(number);
        return text.size() < 2 ? "0" + text : text;
    };
    return two(hex.column) + two(hex.row);
}

std::array<Hex, 6> neighbours(Hex hex) {
    const auto [c, r] = hex;
    // An even column stands lower: its eastern neighbours are of its own row and the next.
    const int upper = isEven(c) ? r : r - 1;
    return {{{c, r - 1},
             {c + 1, upper},
             {c + 1, upper + 1},
             {c, r + 1},
             {c - 1, upper + 1},
             {c - 1, upper}}};
}

bool touch(Hex a, Hex b) {
    const auto around = neighbours(a);
    return std::find(around.begin(), around.end(), b) != around.end();
}

int distance(Hex a, Hex b) {
    const int across = std::abs(a.column - b.column);
    const int down = std::abs(halfRows(a) - halfRows(b));
    return across + std::max(0, (down - across) / 2);
}

bool Piece::isCavalry() const {
    return kind == Kind::heavyCavalry || kind == Kind::cavalry || kind == Kind::lightCavalry;
}
bool Piece::isArtillery() const {
    return kind == Kind::artillery || kind == Kind::horseArtillery;
}
bool Piece::isCombat() const {
    return kind == Kind::infantry || isCavalry() || isArtillery();
}
bool Piece::isTrain() const {
    return kind == Kind::baggageTrain || kind == Kind::pontoonTrain;
}
bool Piece::isLeader() const {
    return kind == Kind::commander || kind == Kind::officer;
}
bool Piece::isMounted() const {
    return kind != Kind::infantry && kind != Kind::artillery;
}

bool SmallMap::has(Hex hex) const {
    return hex.column >= 1 && hex.column <= columns && hex.row >= 1 && hex.row <= rows;
}

bool SmallMap::holds(Hex hex, Terrain what) const {
    const auto found = terrain.find(hex);
    return found == terrain.end() ? what == Terrain::clear : found->second.count(what) > 0;
}

const Border& SmallMap::border(Hex a, Hex b) const {
    const auto found = borders.find(Hexside(a, b));
    return found == borders.end() ? nothing : found->second;
}

std::vector<Hex> SmallMap::hexes() const {
    std::vector<Hex> all;
    for (int column = 1; column <= columns; ++column)
        for (int row = 1; row <= rows; ++row)
            all.push_back({column, row});
    return all;
}

std::vector<const Piece*> SmallMap::piecesIn(Hex hex) const {
    std::vector<const Piece*> all;
    for (const Piece& piece : pieces)
        if (piece.at == hex) all.push_back(&piece);
    return all;
}

const Piece& SmallMap::piece(std::string_view id) const {
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const Piece& piece) { return piece.id == id; });
    assert(found != pieces.end());
    return *found;
}

const Formation* SmallMap::formation(std::string_view id) const {
    for (const Formation& one : formations)
        if (one.id == id) return &one;
    return nullptr;
}

SmallMap& SmallMap::put(Terrain what, std::string_view labels) {
    for (const std::string& word : words(labels))
        terrain[hex(word)].insert(what);
    return *this;
}

Border& SmallMap::side(std::string_view hexside) {
    const Hex a = hex(hexside.substr(0, 4));
    const Hex b = hex(hexside.substr(5));
    assert(touch(a, b));
    return borders[Hexside(a, b)];
}

SmallMap& SmallMap::slope(std::string_view uphill, std::string_view downhill) {
    side(std::string(uphill) + "/" + std::string(downhill)).uphill = hex(uphill);
    return *this;
}

SmallMap& SmallMap::roadAlong(std::string_view labels) {
    const auto all = words(labels);
    for (std::size_t i = 1; i < all.size(); ++i)
        side(all[i - 1] + "/" + all[i]).road = true;
    return *this;
}

SmallMap& SmallMap::trailAlong(std::string_view labels) {
    const auto all = words(labels);
    for (std::size_t i = 1; i < all.size(); ++i)
        side(all[i - 1] + "/" + all[i]).trail = true;
    return *this;
}

Piece& SmallMap::add(std::string_view id, Kind kind, char army, std::string_view at,
                     std::string_view formation, std::string_view division) {
    Piece piece;
    piece.id = id;
    piece.kind = kind;
    piece.army = army;
    piece.side = army == 'F' ? 'F' : 'C';
    piece.formation = formation;
    piece.division = division;
    if (kind == Kind::commander) piece.moves = 10;
    if (kind == Kind::officer) piece.moves = 6;
    if (!at.empty()) piece.at = hex(at);
    pieces.push_back(piece);
    return pieces.back();
}

SmallMap plain(int columns, int rows) {
    SmallMap map;
    map.columns = columns;
    map.rows = rows;
    return map;
}

Weather effective(const SmallMap& map) {
    // 25.72: weather has no effect at night, which in this game leaves nothing of the mud of 23.14.
    return map.turn == Turn::night ? Weather::fair : map.weather;
}

bool frozen(const SmallMap& map) {
    // 23.13: snow and snowstorm.
    return effective(map) == Weather::snow || effective(map) == Weather::snowstorm;
}

bool isHilltop(const SmallMap& map, Hex hex) {
    if (map.holds(hex, Terrain::hilltop)) return true;
    for (const Hex other : neighbours(hex))
        if (map.border(hex, other).uphill == hex) return true;
    return false;
}

bool isSlopeHex(const SmallMap& map, Hex hex) {
    for (const Hex other : neighbours(hex))
        if (map.border(hex, other).uphill == other) return true;
    return false;
}

bool isWalled(const SmallMap& map, Hex hex) {
    for (const Hex other : neighbours(hex))
        if (map.border(hex, other).wall) return true;
    return false;
}

bool hasTeeth(const SmallMap& map, Hex a, Hex b) {
    // 25.78; 25.77: the walled hexside of C-0523, which is none of the walled town's.
    const Border& border = map.border(a, b);
    const bool ofTown = map.holds(a, Terrain::walledTown) || map.holds(b, Terrain::walledTown);
    return border.teeth || (border.wall && !ofTown);
}

bool isWalledOff(const SmallMap& map, Hex a, Hex b) {
    // 25.77: the walled town is entered by its gates only.
    const Border& border = map.border(a, b);
    return border.wall && !border.gate && !hasTeeth(map, a, b);
}

bool hasLakeSide(const SmallMap& map, Hex a, Hex b) {
    return map.border(a, b).lakeSide || map.holds(a, Terrain::lake) || map.holds(b, Terrain::lake);
}

bool hasWay(const SmallMap& map, Hex hex) {
    for (const Hex other : neighbours(hex))
        if (map.border(hex, other).linked()) return true;
    return false;
}

bool enemyZoneBearer(const SmallMap& map, Hex hex, char side) {
    for (const Piece* piece : map.piecesIn(hex))
        if (piece->side != side && piece->hasZone()) return true;
    return false;
}

bool isFortified(const SmallMap& map, Hex hex, const Piece* guest) {
    // 4.2, 15.31: a position that is still in construction has no effect.
    if (map.improved.count(hex) > 0) return true;
    if (!map.holds(hex, Terrain::chateau) && !map.holds(hex, Terrain::walledTown)) return false;
    // 15.21: more than two infantry, or any artillery, cavalry or train, and the chateau is none.
    auto present = map.piecesIn(hex);
    if (guest != nullptr) present.push_back(guest);
    int infantry = 0, others = 0, artilleryOrTrain = 0, units = 0;
    for (const Piece* piece : present) {
        if (piece->kind == Kind::infantry) ++infantry;
        if (piece->isArtillery() || piece->isTrain()) ++artilleryOrTrain;
        if (piece->isCavalry()) ++others;
        if (piece->isUnit()) ++units;
    }
    // 25.77: artillery or a train that is not stacked may stand in the walled town.
    if (map.holds(hex, Terrain::walledTown) && artilleryOrTrain == 1 && units == 1) return true;
    return infantry <= 2 && others == 0 && artilleryOrTrain == 0;
}

bool inEnemyZone(const SmallMap& map, Hex hex, char side) {
    // 4.2, 15.11: no ZOC into a fortified place.
    if (isFortified(map, hex)) return false;
    for (const Hex other : neighbours(hex)) {
        if (!map.has(other) || !enemyZoneBearer(map, other, side)) continue;
        const Border& border = map.border(hex, other);
        // 4.2: none over an unfrozen river, spanned or not; D-ZOC-1: nor a lake hexside.
        if (!frozen(map) && (border.river || hasLakeSide(map, hex, other))) continue;
        // 25.74: none over a ford.
        if (border.span == Span::ford) continue;
        // 25.78, 25.77, D-ZOC-2: none over dragon's teeth, nor over a wall.
        if (hasTeeth(map, hex, other) || isWalledOff(map, hex, other)) continue;
        return true;
    }
    return false;
}

} // namespace reference
