#pragma once
// A small battle as one would draw it on squared paper, for a second, plain reading of the rules
// beside the engine. One rectangular sheet, columns and rows from 1, flat-top hexes, even columns
// lowered by half a hex. Nothing here knows the model or the engine.

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace reference {

struct Hex {
    int column = 0;
    int row = 0;
    auto operator<=>(const Hex&) const = default;
};

/// "1009" is column 10, row 9.
Hex hex(std::string_view label);
std::string label(Hex hex);

/// In the order N, NE, SE, S, SW, NW.
std::array<Hex, 6> neighbours(Hex hex);
bool touch(Hex a, Hex b);
/// In hexes.
int distance(Hex a, Hex b);

/// The two hexes of a hexside, in ascending order.
struct Hexside {
    Hex first, second;
    Hexside(Hex a, Hex b) : first(a < b ? a : b), second(a < b ? b : a) {}
    Hex across(Hex from) const { return from == first ? second : first; }
    auto operator<=>(const Hexside&) const = default;
};

enum class Terrain { clear, woods, marsh, orchard, town, chateau, walledTown, hilltop, lake };
enum class Span { none, bridge, trestle, ford };

/// What lies on a hexside or leads through it.
struct Border {
    bool river = false, stream = false, lakeSide = false;
    bool crest = false, teeth = false, wall = false, gate = false;
    std::optional<Hex> uphill; ///< a slope, and which of the two hexes is the higher
    Span span = Span::none;
    bool damaged = false;             ///< a damaged bridge, a burnt trestle
    std::optional<char> pontoon;      ///< the side that laid it, in an earlier turn
    bool road = false, trail = false; ///< from hex to hex
    bool operator==(const Border&) const = default;

    bool linked() const { return road || trail; }
};

enum class Weather { fair, fog, rain, thunderstorm, duststorm, mud, heat, frost, snow, snowstorm };
enum class Turn { day, twilight, night };

enum class Kind {
    infantry,
    heavyCavalry,
    cavalry,
    lightCavalry,
    artillery,
    horseArtillery,
    vedette,
    baggageTrain,
    pontoonTrain,
    commander,
    officer
};

struct Piece {
    std::string id;
    Kind kind = Kind::infantry;
    char side = 'F'; ///< F or C
    char army = 'F'; ///< F; A and P of side C
    std::string formation, division;
    int moves = 4; ///< printed movement allowance
    int strength = 3;
    std::optional<Hex> at; ///< nothing: in the counter mix, off the map
    bool roadMarch = false;
    std::set<char> suppliedBy; ///< letters of a unit that differs from its army (Provera)

    bool isCombat() const;  ///< infantry, cavalry, artillery
    bool isCavalry() const; ///< of the three kinds
    bool isArtillery() const;
    bool isTrain() const;
    bool isLeader() const;
    bool isUnit() const { return !isLeader(); }                          ///< Glossary
    bool isMounted() const;                                              ///< 7.22
    bool hasZone() const { return isCombat() || kind == Kind::vedette; } ///< 4.1
};

struct Formation {
    std::string id;
    char army = 'F';
    bool corps = true;       ///< else of division size
    bool ownOfficer = false; ///< has an officer counter of its own
    bool directOnly = false; ///< must reach a source itself (27.34)
};

struct Source {
    Hex at;
    char letter = 'F';
};

struct SmallMap {
    int columns = 0, rows = 0;
    std::map<Hex, std::set<Terrain>> terrain; ///< a hex that is not in it is clear
    std::map<Hex, int> level;
    std::map<Hexside, Border> borders;  ///< at the map edge one of the two hexes is off the map
    std::set<Hex> improved, unfinished; ///< improved positions, complete and in construction
    std::vector<Formation> formations;
    std::vector<Piece> pieces;
    std::vector<Source> sources;
    Weather weather = Weather::fair;
    Turn turn = Turn::day;
    std::optional<bool> frenchKnowFords; ///< nothing: not said (25.74)

    bool has(Hex hex) const;
    bool holds(Hex hex, Terrain terrain) const;
    /// Nothing lies there: an empty Border.
    const Border& border(Hex a, Hex b) const;
    std::vector<Hex> hexes() const;
    std::vector<const Piece*> piecesIn(Hex hex) const;
    const Piece& piece(std::string_view id) const;
    const Formation* formation(std::string_view id) const;

    // Building by hand: labels with blanks between; a hexside is `1010/1009`.
    SmallMap& put(Terrain terrain, std::string_view hexes);
    Border& side(std::string_view hexside);
    SmallMap& slope(std::string_view uphill, std::string_view downhill);
    SmallMap& roadAlong(std::string_view hexes);
    SmallMap& trailAlong(std::string_view hexes);
    Piece& add(std::string_view id, Kind kind, char army, std::string_view at,
               std::string_view formation = {}, std::string_view division = {});
};

/// A sheet of clear ground.
SmallMap plain(int columns = 60, int rows = 40);

// What several rules ask of the map.

/// Weather has no effect at night (25.72).
Weather effective(const SmallMap& map);
bool frozen(const SmallMap& map);              ///< rivers and lakes (23.13)
bool isHilltop(const SmallMap& map, Hex hex);  ///< above a slope hexside, or flagged (D-LOS-1)
bool isSlopeHex(const SmallMap& map, Hex hex); ///< below a slope hexside (D-LOS-1)
bool isWalled(const SmallMap& map, Hex hex);   ///< a wall on one of its hexsides
/// Dragon's teeth, or a wall that acts as such: one that is no part of the walled town (25.77).
bool hasTeeth(const SmallMap& map, Hex a, Hex b);
/// A wall of the walled town without a gate.
bool isWalledOff(const SmallMap& map, Hex a, Hex b);
/// A lake hexside; all hexsides of a lake are.
bool hasLakeSide(const SmallMap& map, Hex a, Hex b);
bool hasWay(const SmallMap& map, Hex hex); ///< a road or trail in the hex

bool enemyZoneBearer(const SmallMap& map, Hex hex, char side); ///< a combat unit or vedette of the
                                                               ///< other side stands there
/// The zone of control of an enemy combat unit or vedette reaches into the hex (4.1, 4.2).
bool inEnemyZone(const SmallMap& map, Hex hex, char side);
/// A fortified place that ZOC does not enter: a completed position, or a chateau that is not
/// crowded (4.2, 15.11, 15.21). `guest` is somebody about to stand there.
bool isFortified(const SmallMap& map, Hex hex, const Piece* guest = nullptr);

/// What a random map may hold beyond what every rule needs.
struct Wanted {
    int most = 12;            ///< columns and rows
    bool edgeHexsides = true; ///< features on hexsides of the map edge
    bool walls = true;
    bool trains = true;
};
/// The same battle for the same state of the generator, on every computer.
SmallMap randomMap(std::mt19937_64& random, const Wanted& wanted = {});

/// BERTHIER_BATTLES, how many times as many battles as usual are compared, at least 1; and what
/// BERTHIER_SEED adds to seeds, so that they are other ones.
int timesAsMany();
std::uint64_t otherSeed();

} // namespace reference
