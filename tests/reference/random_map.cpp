#include "tests/reference/small_map.h"

#include <algorithm>
#include <cstdlib>

namespace reference {

namespace {

/// Draws that come out alike everywhere; the distributions of the library do not.
class Dice {
public:
    explicit Dice(std::mt19937_64& random) : random_(random) {}

    /// Both ends belong to it.
    int number(int least, int most) {
        const auto span = static_cast<std::uint64_t>(most - least + 1);
        return least + static_cast<int>(random_() % span);
    }
    bool chance(int perCent) { return number(1, 100) <= perCent; }
    template <class T>
    const T& oneOf(const std::vector<T>& all) {
        return all[static_cast<std::size_t>(number(0, static_cast<int>(all.size()) - 1))];
    }

private:
    std::mt19937_64& random_;
};

class Battle {
public:
    Battle(std::mt19937_64& random, const Wanted& wanted) : dice_(random), wanted_(wanted) {}

    SmallMap make() {
        layOut();
        time();
        ground();
        hexsides();
        roads();
        crossings();
        works();
        forces();
        trains();
        sources();
        return map_;
    }

private:
    void layOut() {
        map_.columns = dice_.number(1, wanted_.most);
        map_.rows = dice_.number(1, wanted_.most);
        // A strip with a road along it, so that supply lines come to their 14 hexes and trains are
        // needed; the French hold its beginning.
        strip_ = wanted_.most >= 12 && dice_.chance(30);
        if (strip_) {
            map_.columns = dice_.number(24, 50);
            map_.rows = dice_.number(1, 3);
            front_ = dice_.number(5, 95) * map_.columns / 100;
            if (dice_.chance(50)) front_ = dice_.chance(50) ? map_.columns : 0;
            lane_ = dice_.number(1, map_.rows);
            upright_ = dice_.chance(50);
            if (upright_) std::swap(map_.columns, map_.rows);
        }
        hexes_ = map_.hexes();
    }

    /// Along the strip, and across it.
    int along(Hex hex) const { return upright_ ? hex.row : hex.column; }
    bool onLane(Hex hex) const { return strip_ && (upright_ ? hex.column : hex.row) == lane_; }
    /// The hex of the lane so far along it.
    Hex lane(int at) const { return upright_ ? Hex{lane_, at} : Hex{at, lane_}; }
    int length() const { return upright_ ? map_.rows : map_.columns; }

    void time() {
        static const std::vector<Weather> all{
            Weather::fair, Weather::fair,         Weather::fair,      Weather::fair,
            Weather::fair, Weather::fair,         Weather::mud,       Weather::fog,
            Weather::rain, Weather::thunderstorm, Weather::heat,      Weather::duststorm,
            Weather::snow, Weather::snow,         Weather::snowstorm, Weather::frost};
        map_.turn = dice_.chance(80) ? Turn::day : dice_.chance(40) ? Turn::twilight : Turn::night;
        map_.weather = dice_.oneOf(all);
        // 25.72, 23.14: the night has none of them but mud.
        if (map_.turn == Turn::night) map_.weather = effective(map_);
        if (dice_.chance(75)) map_.frenchKnowFords = dice_.chance(65);
    }

    void ground() {
        const bool levels = dice_.chance(50);
        for (const Hex hex : hexes_) {
            const int roll = dice_.number(1, 100);
            if (roll <= 13)
                put(hex, Terrain::woods);
            else if (roll <= 20)
                put(hex, Terrain::marsh);
            else if (roll <= 25)
                put(hex, Terrain::orchard);
            else if (roll <= 31)
                put(hex, Terrain::town);
            else if (roll <= 35)
                put(hex, Terrain::chateau);
            else if (roll <= 37 && wanted_.walls)
                put(hex, Terrain::walledTown);
            else if (roll <= 40)
                put(hex, Terrain::lake);
            else if (roll <= 44)
                put(hex, Terrain::hilltop);
            if (map_.holds(hex, Terrain::woods) && dice_.chance(15)) put(hex, Terrain::chateau);
            if (levels) map_.level[hex] = dice_.number(0, 2);
        }
    }
    void put(Hex hex, Terrain terrain) { map_.terrain[hex].insert(terrain); }

    void hexsides() {
        const int dense = strip_ ? dice_.number(1, 6) : dice_.number(4, 14); // per cent of each
        for (const Hex hex : hexes_)
            for (const Hex other : neighbours(hex)) {
                if (map_.has(other) && hex < other) inner(hex, other, dense);
                if (!map_.has(other) && wanted_.edgeHexsides && dice_.chance(4)) edge(hex, other);
            }
    }

    void inner(Hex a, Hex b, int dense) {
        Border border;
        const bool town = map_.holds(a, Terrain::walledTown) || map_.holds(b, Terrain::walledTown);
        if (hasLakeSide(map_, a, b)) {
            border.lakeSide = true;
        } else if (wanted_.walls && town && dice_.chance(70)) {
            (dice_.chance(70) ? border.wall : border.gate) = true;
        } else if (dice_.chance(dense)) {
            border.river = true;
        } else if (dice_.chance(dense)) {
            border.stream = true;
        } else if (onLane(a) && onLane(b)) {
            // Nothing there that a road cannot pass.
        } else if (dice_.chance(2)) {
            border.teeth = true;
        } else if (dice_.chance(1)) {
            border.lakeSide = true;
        } else if (wanted_.walls && dice_.chance(1)) {
            border.wall = true;
        }
        const bool wet = border.river || border.lakeSide;
        if (!border.lakeSide && dice_.chance(dense))
            border.uphill = dice_.chance(50) ? a : b;
        else if (!wet && dice_.chance(dense))
            border.crest = true;
        keep(a, b, border);
    }

    void edge(Hex hex, Hex beyond) {
        Border border;
        if (dice_.chance(40))
            border.river = true;
        else if (dice_.chance(40))
            border.stream = true;
        else
            border.uphill = dice_.chance(50) ? hex : beyond;
        keep(hex, beyond, border);
    }

    void keep(Hex a, Hex b, const Border& border) {
        if (!(border == Border{})) map_.borders[Hexside(a, b)] = border;
    }

    void roads() {
        if (strip_)
            for (int at = 1; at < length(); ++at) {
                Border& border = map_.borders[Hexside(lane(at), lane(at + 1))];
                (dice_.chance(15) ? border.trail : border.road) = dice_.chance(98);
                if (border.linked()) bridge(border, 6);
            }
        const int walks = 1 + static_cast<int>(hexes_.size()) / 9;
        for (int walk = 0; walk < walks; ++walk) {
            const bool trail = dice_.chance(30);
            Hex at = dice_.oneOf(hexes_);
            const int heading = dice_.number(0, 5);
            for (int length = dice_.number(1, 9); length > 0; --length) {
                const auto turn = (heading + 6 + dice_.number(-1, 1)) % 6;
                const Hex next = neighbours(at)[static_cast<std::size_t>(turn)];
                if (!mayLead(at, next)) break;
                Border& border = map_.borders[Hexside(at, next)];
                (trail ? border.trail : border.road) = true;
                if (!map_.has(next)) break; // off the map
                bridge(border, 25);
                at = next;
            }
        }
    }
    bool mayLead(Hex a, Hex b) {
        if (!map_.has(b)) {
            const Border& border = map_.border(a, b);
            return !map_.holds(a, Terrain::lake) && !border.river && !border.stream &&
                   dice_.chance(50);
        }
        return !hasTeeth(map_, a, b) && !isWalledOff(map_, a, b) && !hasLakeSide(map_, a, b);
    }
    void bridge(Border& border, int damaged) {
        if (border.span != Span::none) return;
        if (border.river) {
            // Whether a ford is still one when the river is frozen is not said.
            const bool ford = !frozen(map_) && dice_.chance(20);
            border.span = ford ? Span::ford : Span::bridge;
            border.damaged = !ford && dice_.chance(damaged);
        }
        if (border.stream && dice_.chance(75)) {
            border.span = Span::trestle;
            border.damaged = dice_.chance(damaged);
        }
    }

    void crossings() {
        for (auto& [side, border] : map_.borders) {
            if (!map_.has(side.first) || !map_.has(side.second)) continue;
            if (border.river && border.span == Span::none && !frozen(map_) && dice_.chance(10))
                border.span = Span::ford;
            if ((border.river || border.stream) && dice_.chance(7))
                border.pontoon = dice_.chance(50) ? 'F' : 'C';
        }
    }

    void works() {
        for (const Hex hex : hexes_) {
            if (map_.holds(hex, Terrain::lake) || map_.holds(hex, Terrain::marsh)) continue;
            if (dice_.chance(6))
                map_.improved.insert(hex);
            else if (dice_.chance(3))
                map_.unfinished.insert(hex);
        }
    }

    void forces() {
        map_.formations = {{"AG", 'F', true, true, false},  {"I", 'F', false, true, false},
                           {"V", 'F', false, false, false}, {"IA", 'A', true, false, false},
                           {"DA", 'A', false, true, false}, {"PC", 'P', true, false, false}};
        const int most = 2 + std::min(40, static_cast<int>(hexes_.size()) / 3);
        Hex at = dice_.oneOf(hexes_);
        for (int i = dice_.number(1, most); i > 0; --i) {
            if (!dice_.chance(45)) at = dice_.oneOf(hexes_);
            if (!map_.holds(at, Terrain::lake)) piece(at);
        }
    }

    /// Whoever stands there first keeps the hex.
    char sideAt(Hex hex) {
        const auto present = map_.piecesIn(hex);
        if (present.empty() && strip_ && dice_.chance(98)) return along(hex) <= front_ ? 'F' : 'C';
        if (present.empty()) return dice_.chance(50) ? 'F' : 'C';
        return present.front()->side;
    }

    std::string named(const char* what) { return what + std::to_string(++number_); }

    void piece(Hex at) {
        const char side = sideAt(at);
        char army = side == 'F' ? 'F' : dice_.chance(50) ? 'A' : 'P';
        // Mostly of the army that stands there already.
        const auto present = map_.piecesIn(at);
        if (!present.empty() && dice_.chance(80)) army = present.front()->army;
        Piece& one = map_.add(named("u"), kind(), army, label(at));
        one.moves = moves(one);
        one.strength = dice_.number(1, 8);
        one.roadMarch = (one.isCombat() || one.isTrain()) && dice_.chance(15);
        belong(one);
        if (one.isCombat() && army == 'A' && dice_.chance(6)) one.suppliedBy = {'A', 'P'};
        if (dice_.chance(4)) one.at = std::nullopt;
    }

    Kind kind() {
        const int roll = dice_.number(1, 100);
        if (roll <= 42) return Kind::infantry;
        if (roll <= 48) return Kind::heavyCavalry;
        if (roll <= 54) return Kind::cavalry;
        if (roll <= 60) return Kind::lightCavalry;
        if (roll <= 69) return Kind::artillery;
        if (roll <= 74) return Kind::horseArtillery;
        if (roll <= 86) return Kind::vedette;
        if (roll <= 88) return Kind::pontoonTrain;
        if (roll <= 92) return Kind::commander;
        return Kind::officer;
    }

    int moves(const Piece& one) {
        if (one.kind == Kind::commander) return 10; // 5.21
        if (one.kind == Kind::officer) return 6;    // 5.22
        if (one.isTrain()) return 4;                // 18.11
        return one.isMounted() ? dice_.number(4, 7) : dice_.number(1, 5);
    }

    void belong(Piece& one) {
        if (one.kind == Kind::pontoonTrain || one.kind == Kind::commander) return;
        if (one.isCombat() && dice_.chance(8)) return; // of no formation
        std::vector<Formation> own;
        for (const Formation& formation : map_.formations)
            if (formation.army == one.army) own.push_back(formation);
        const Formation& formation = dice_.oneOf(own);
        one.formation = formation.id;
        if (formation.corps && one.isCombat() && dice_.chance(85))
            one.division = (dice_.chance(60) ? "1" : "2") + formation.id;
    }

    void trains() {
        if (!wanted_.trains) return;
        for (const Formation& formation : map_.formations)
            if (dice_.chance(strip_ ? 85 : 65)) train(formation.army, formation.id);
        for (const char army : {'F', 'A', 'P'})
            if (dice_.chance(strip_ ? 70 : 25)) train(army, {}); // a generic one (18.21)
    }
    void train(char army, const std::string& formation) {
        Piece& one = map_.add(named("t"), Kind::baggageTrain, army, {}, formation);
        one.moves = 4; // 18.11
        one.roadMarch = dice_.chance(20);
        if (dice_.chance(20)) return; // off the map
        for (int attempt = 0; attempt < 8; ++attempt) {
            Hex at = dice_.oneOf(hexes_);
            if (strip_ && dice_.chance(80)) {
                const int away = dice_.number(5, 22); // from where the sources are
                at = lane(army == 'F' ? 1 + away : length() - away);
            }
            const auto present = map_.piecesIn(at);
            const bool foe = present.empty() ? strip_ && sideAt(at) != one.side
                                             : present.front()->side != one.side;
            if (foe || map_.holds(at, Terrain::lake)) continue;
            if (!hasWay(map_, at) && attempt < 6 && dice_.chance(85)) continue;
            map_.pieces.back().at = at;
            return;
        }
    }

    void sources() {
        for (const char army : {'F', 'A', 'P'})
            for (int i = dice_.number(strip_ ? 1 : 0, 2); i > 0; --i) {
                Hex at = dice_.oneOf(hexes_);
                if (strip_)
                    at = lane(army == 'F' ? dice_.number(1, 3) : length() - dice_.number(0, 2));
                for (int attempt = 0; attempt < 4 && !hasWay(map_, at); ++attempt)
                    at = dice_.oneOf(hexes_);
                if (!map_.holds(at, Terrain::lake)) map_.sources.push_back({at, army});
            }
    }

    Dice dice_;
    Wanted wanted_;
    SmallMap map_;
    std::vector<Hex> hexes_;
    int number_ = 0;
    bool strip_ = false, upright_ = false;
    int lane_ = 0, front_ = 0;
};

} // namespace

SmallMap randomMap(std::mt19937_64& random, const Wanted& wanted) {
    return Battle(random, wanted).make();
}

namespace {

int environmentNumber(const char* name, int otherwise) {
    const char* wanted = std::getenv(name);
    return wanted ? std::max(otherwise, std::atoi(wanted)) : otherwise;
}

} // namespace

int timesAsMany() {
    return environmentNumber("BERTHIER_BATTLES", 1);
}

std::uint64_t otherSeed() {
    return static_cast<std::uint64_t>(environmentNumber("BERTHIER_SEED", 0));
}

} // namespace reference
