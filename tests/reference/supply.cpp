#include "tests/reference/supply.h"

#include <algorithm>
#include <iterator>

namespace reference {

namespace {

char sideOf(char army) {
    return army == 'F' ? 'F' : 'C';
}

/// The letters whose sources the piece may use: 25.17, one unit those of both armies.
std::set<char> lettersOf(const Piece& piece) {
    return piece.suppliedBy.empty() ? std::set<char>{piece.army} : piece.suppliedBy;
}

/// The forward line goes from hex to hex (17.42).
bool forwardStep(const SmallMap& map, Hex a, Hex b, char side) {
    if (!map.has(b)) return false;
    // 17.44: presence blocks, ZOC does not.
    if (enemyZoneBearer(map, b, side)) return false;
    // 25.78: as a river that nothing spans; a wall does not stop it (D-SUP-8).
    if (hasTeeth(map, a, b)) return false;
    // 17.42: what is frozen is passed.
    if (frozen(map)) return true;
    if (hasLakeSide(map, a, b)) return false;
    const Border& border = map.border(a, b);
    if (!border.river) return true;
    // 17.42: over an undamaged bridge or a pontoon; 25.74: over a ford as over a stream.
    return border.pontoon || border.span == Span::ford ||
           (border.span == Span::bridge && !border.damaged);
}

/// The trunk goes from hex to hex (17.43).
bool trunkStep(const SmallMap& map, Hex a, Hex b, char side) {
    const Border& border = map.border(a, b);
    if (!map.has(b) || !border.linked()) return false;
    // 17.44.
    if (enemyZoneBearer(map, b, side)) return false;
    if (hasTeeth(map, a, b)) return false;
    // 18.12: a pontoon makes good for what is damaged.
    if (border.pontoon) return true;
    // 7.62, 7.63, D-SUP-6: neither over a damaged bridge nor over a burnt trestle.
    if (border.damaged) return false;
    // 17.42: the forward line alone crosses ground without a road; a river needs its span.
    if (border.river) return border.span == Span::bridge || border.span == Span::ford;
    return frozen(map) || !hasLakeSide(map, a, b);
}

/// Hexes from `from` by steps, ring after ring.
template <class Step>
std::map<Hex, int> spread(Hex from, Step&& step) {
    std::map<Hex, int> lengths{{from, 0}};
    for (int length = 0;; ++length) {
        std::vector<Hex> found;
        for (const auto& [hex, at] : lengths)
            if (at == length)
                for (const Hex next : neighbours(hex))
                    if (lengths.count(next) == 0 && step(hex, next)) found.push_back(next);
        if (found.empty()) return lengths;
        for (const Hex hex : found)
            lengths.emplace(hex, length + 1);
    }
}

/// 17.4, 25.17: a source of the army in which no enemy stands; who controls it is nothing to it
/// (D-SUP-7).
bool isLiveSource(const SmallMap& map, const Source& source, char letter) {
    return source.letter == letter && !enemyZoneBearer(map, source.at, sideOf(letter));
}

bool reachesSource(const SmallMap& map, const std::map<Hex, int>& reached, char letter, int most) {
    for (const Source& source : map.sources) {
        const auto found = reached.find(source.at);
        if (isLiveSource(map, source, letter) && found != reached.end() && found->second <= most)
            return true;
    }
    return false;
}

constexpr int forwardHexes = 14;     // 17.41, D-SUP-1
constexpr int anyLength = 1'000'000; // 17.43

std::set<std::string> common(const std::set<std::string>& a, const std::set<std::string>& b) {
    std::set<std::string> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(),
                          std::inserter(both, both.begin()));
    return both;
}

/// Who may take one train: a stack, or all stacks of a formation that may send but one (18.22).
using Claims = std::vector<std::set<std::string>>;

Claims claimsOf(const std::vector<Asking>& asking) {
    Claims claims;
    std::map<std::string, std::set<std::string>> ofFormation;
    for (const Asking& stack : asking) {
        if (stack.oneOfFormation)
            ofFormation[stack.formation].insert(stack.trains.begin(), stack.trains.end());
        else
            claims.push_back(stack.trains);
    }
    for (const auto& [formation, trains] : ofFormation)
        claims.push_back(trains);
    return claims;
}

/// Finds the claim a train, if need be by making the one who has it look for another.
bool findTrain(const Claims& claims, std::size_t claim, std::set<std::string>& asked,
               std::map<std::string, std::size_t>& takenBy) {
    for (const std::string& train : claims[claim]) {
        if (!asked.insert(train).second) continue;
        const auto taken = takenBy.find(train);
        if (taken == takenBy.end() || findTrain(claims, taken->second, asked, takenBy)) {
            takenBy[train] = claim;
            return true;
        }
    }
    return false;
}

/// 17.41: each train serves one stack of another formation; the best way to share them.
int mostServed(const std::vector<Asking>& asking) {
    const Claims claims = claimsOf(asking);
    std::map<std::string, std::size_t> takenBy;
    for (std::size_t claim = 0; claim < claims.size(); ++claim) {
        std::set<std::string> asked;
        findTrain(claims, claim, asked, takenBy);
    }
    return static_cast<int>(takenBy.size());
}

std::vector<Asking> without(std::vector<Asking> asking, std::size_t index) {
    asking.erase(asking.begin() + static_cast<std::ptrdiff_t>(index));
    return asking;
}

/// Some best way to share serves this stack: with it served for a start, as many are.
bool canBeServed(const std::vector<Asking>& asking, std::size_t index, int best) {
    const Asking& stack = asking[index];
    for (const std::string& train : stack.trains) {
        auto others = without(asking, index);
        if (stack.oneOfFormation)
            std::erase_if(others, [&](const Asking& other) {
                return other.oneOfFormation && other.formation == stack.formation;
            });
        for (Asking& other : others)
            other.trains.erase(train);
        if (1 + mostServed(others) == best) return true;
    }
    return false;
}

/// The formation's train is in the counter mix, but not on the map: lost, or left out (18.22,
/// D-SUP-3).
bool trainIsOffMap(const SmallMap& map, const std::string& formation) {
    bool exists = false;
    for (const Piece& piece : map.pieces) {
        if (piece.kind != Kind::baggageTrain || piece.formation != formation) continue;
        if (piece.at) return false;
        exists = true;
    }
    return exists && !formation.empty();
}

} // namespace

std::set<std::string> Supply::certain() const {
    std::set<std::string> all = direct;
    all.insert(ownTrain.begin(), ownTrain.end());
    all.insert(always.begin(), always.end());
    return all;
}

std::optional<int> forwardLine(const SmallMap& map, Hex from, Hex to, char side) {
    const auto reached = spread(from, [&](Hex a, Hex b) { return forwardStep(map, a, b, side); });
    const auto found = reached.find(to);
    if (found == reached.end()) return std::nullopt;
    return found->second;
}

bool hasTrunk(const SmallMap& map, Hex from, char army) {
    // 17.41: the train must stand on a road or trail itself.
    if (!hasWay(map, from)) return false;
    const auto reached =
        spread(from, [&](Hex a, Hex b) { return trunkStep(map, a, b, sideOf(army)); });
    return reachesSource(map, reached, army, anyLength);
}

Supply supply(const SmallMap& map) {
    Supply result;
    std::map<std::string, const Piece*> live;
    for (const Piece& piece : map.pieces)
        // 17.41, 17.43, D-SUP-5: a train whose own army's source it reaches by road.
        if (piece.kind == Kind::baggageTrain && piece.at && hasTrunk(map, *piece.at, piece.army)) {
            live.emplace(piece.id, &piece);
            result.liveTrains.insert(piece.id);
        }

    for (const Piece& unit : map.pieces) {
        // 17.1: combat units.
        if (!unit.isCombat() || !unit.at) continue;
        const auto reached =
            spread(*unit.at, [&](Hex a, Hex b) { return forwardStep(map, a, b, unit.side); });
        const auto letters = lettersOf(unit);
        // 17.41: directly to a source.
        if (std::any_of(letters.begin(), letters.end(), [&](char letter) {
                return reachesSource(map, reached, letter, forwardHexes);
            })) {
            result.direct.insert(unit.id);
            continue;
        }
        // 17.41: to trains of the army; 25.17: one unit to those of both.
        std::set<std::string> own, foreign;
        const Formation* formation = map.formation(unit.formation);
        // 27.34: some formations must reach a source.
        const bool directOnly = formation != nullptr && formation->directOnly;
        for (const auto& [id, train] : live) {
            const auto at = reached.find(*train->at);
            if (directOnly || at == reached.end() || at->second > forwardHexes) continue;
            if (letters.count(train->army) == 0) continue;
            const bool isOwn = !unit.formation.empty() && train->formation == unit.formation;
            (isOwn ? own : foreign).insert(id);
        }
        if (!own.empty()) {
            result.ownTrain.insert(unit.id);
            continue;
        }
        // 17.41, D-SUP-10: a stack is what of a formation stands in a hex, where one train can
        // serve all of it.
        const auto stack =
            std::find_if(result.asking.begin(), result.asking.end(), [&](const Asking& other) {
                return other.formation == unit.formation && other.at == *unit.at &&
                       !common(other.trains, foreign).empty();
            });
        if (stack != result.asking.end()) {
            stack->units.push_back(unit.id);
            stack->trains = common(stack->trains, foreign);
        } else {
            // 17.41, 18.21, D-SUP-2: else several, each to a train of its own.
            result.asking.push_back(
                {unit.formation, *unit.at, {unit.id}, foreign, trainIsOffMap(map, unit.formation)});
        }
    }

    result.stacksServed = mostServed(result.asking);
    for (std::size_t i = 0; i < result.asking.size(); ++i) {
        const auto& units = result.asking[i].units;
        if (mostServed(without(result.asking, i)) < result.stacksServed)
            result.always.insert(units.begin(), units.end());
        else if (!canBeServed(result.asking, i, result.stacksServed))
            result.never.insert(units.begin(), units.end());
    }
    return result;
}

} // namespace reference
