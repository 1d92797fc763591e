#include "tests/reference/reach.h"

#include "tests/reference/stacking.h"

#include <algorithm>

namespace reference {

namespace {

constexpr int point = 2; // one movement point in halves

/// Leaders and vedettes need no road march and neither mind nor hinder it (7.57).
bool alwaysMarches(const Piece& unit) {
    return unit.isLeader() || unit.kind == Kind::vedette;
}

/// Nobody walks over the side of an unfrozen lake, drawn or not. When it freezes, only a drawn one
/// surely counts as a stream (11.1H).
bool isLakeSide(const SmallMap& map, Hex a, Hex b) {
    return frozen(map) ? map.border(a, b).lakeSide : hasLakeSide(map, a, b);
}

bool touchesFrozen(const SmallMap& map, const Border& border, bool lake) {
    return frozen(map) && (border.river || lake);
}

/// All ways over the water of a hexside, or the one price where there is none.
struct Ways {
    std::vector<Cost> prices;
    void add(int points) { prices.push_back(Cost::known(points * point)); }
    void addPerhaps(int points) { prices.push_back({points * point, std::nullopt}); }

    /// The cheapest.
    Cost best() const {
        Cost found;
        for (const Cost& price : prices) {
            if (price.atBest && (!found.atBest || *price.atBest < *found.atBest))
                found.atBest = price.atBest;
            if (price.atWorst && (!found.atWorst || *price.atWorst < *found.atWorst))
                found.atWorst = price.atWorst;
        }
        return found;
    }
};

/// Over a bridge or trestle.
void addSpan(Ways& ways, const Border& border, const Piece& unit, bool free) {
    if (border.span != Span::bridge && border.span != Span::trestle) return;
    // 7.61: one point; nothing in road march, for leaders and vedettes.
    if (!border.damaged) {
        ways.add(free ? 0 : 1);
        return;
    }
    // 7.62: a burnt trestle is as none.
    if (border.span == Span::trestle) return;
    // 7.63, 18.12: no artillery and no train over a damaged bridge.
    if (unit.isArtillery() || unit.isTrain()) return;
    // 7.61: two points, in road march too.
    ways.add(2);
}

void addPontoon(Ways& ways, const Border& border, const Piece& unit, bool free) {
    if (!border.pontoon) return;
    const int price = border.river ? 2 : 1; // 18.33
    const bool enemys = *border.pontoon != unit.side;
    if (unit.isTrain()) {
        // 18.33: trains always pay. 18.35 opens the enemy's pontoon to all but trains.
        if (enemys)
            ways.addPerhaps(price);
        else
            ways.add(price);
        return;
    }
    // 18.33: nothing at an existing span; a burnt trestle is none (7.62).
    const bool atSpan =
        border.span == Span::bridge || (border.span == Span::trestle && !border.damaged);
    ways.add(free || atSpan ? 0 : price);
}

/// Without span or pontoon: the stream, the ford, the ice.
void addWading(Ways& ways, const SmallMap& map, const Border& border, bool lake,
               const Piece& unit) {
    // 18.12: baggage trains cross rivers, even frozen ones, and streams only by spans and pontoons;
    // a ford is no span (7.6).
    if (unit.kind == Kind::baggageTrain) return;
    if (border.span == Span::ford) {
        // 25.74: closed to the French until they know it.
        if (unit.side != 'F' || map.frenchKnowFords == true)
            ways.add(2);
        else if (!map.frenchKnowFords)
            ways.addPerhaps(2);
    }
    // 7.22; 11.1H, 23.13: ice as a stream.
    const bool openStream = border.stream && !border.river && !lake;
    if (openStream || touchesFrozen(map, border, lake)) ways.add(1);
}

/// What the water on the hexside adds. `free`: spans cost nothing.
Cost waterCost(const SmallMap& map, Hex a, Hex b, const Piece& unit, bool free) {
    const Border& border = map.border(a, b);
    const bool lake = isLakeSide(map, a, b);
    if (!border.river && !border.stream && !lake) return Cost::known(0);
    Ways ways;
    addSpan(ways, border, unit, free);
    addPontoon(ways, border, unit, free);
    addWading(ways, map, border, lake, unit);
    return ways.best();
}

Cost plus(Cost a, Cost b) {
    const auto sum = [](std::optional<int> p, std::optional<int> q) {
        return p && q ? std::optional<int>(*p + *q) : std::nullopt;
    };
    return {sum(a.atBest, b.atBest), sum(a.atWorst, b.atWorst)};
}

/// Every reading of one step: the best of the ones and the worst of the others.
Cost either(Cost one, Cost other) {
    Cost both = one;
    if (other.atBest && (!both.atBest || *other.atBest < *both.atBest)) both.atBest = other.atBest;
    if (!other.atWorst || (both.atWorst && *other.atWorst > *both.atWorst))
        both.atWorst = other.atWorst;
    return both;
}

/// 3.1, 7.22: the ground of the hex.
Cost hexCost(const SmallMap& map, Hex hex, const Piece& unit) {
    const bool mounted = unit.isMounted();
    const bool woods = map.holds(hex, Terrain::woods);
    Cost cost = Cost::known(0);
    bool anything = false;
    const auto add = [&](Cost more) {
        cost = plus(cost, more); // 7.21: all costs add up
        anything = true;
    };
    const Cost unknown{0, std::nullopt};
    if (woods) add(Cost::known((mounted ? 4 : 2) * point));                              // 7.22
    if (map.holds(hex, Terrain::marsh)) add(mounted ? Cost::known(4 * point) : unknown); // 7.22
    for (const Terrain one : {Terrain::orchard, Terrain::town, Terrain::lake})
        if (map.holds(hex, one)) add(unknown);
    // 7.21: a chateau in a wood costs no more than the wood; 25.77: the walled town is a chateau.
    const bool chateau = map.holds(hex, Terrain::chateau) || map.holds(hex, Terrain::walledTown);
    if (chateau && !woods) add(unknown);
    return anything ? cost : Cost::known(point); // Glossary, Movement Allowance: clear is 1
}

/// Across the ground, without the help of a road.
Cost openCost(const SmallMap& map, const Piece& unit, Hex a, Hex b, bool marching) {
    // 18.12: trains into slope hexes by road or trail only.
    if (unit.isTrain() && isSlopeHex(map, b)) return Cost::closed();
    Cost cost = hexCost(map, b, unit);
    // 7.22: up a slope one more, down none; a crest nothing.
    if (map.border(a, b).uphill == b) cost = plus(cost, Cost::known(point));
    return plus(cost, waterCost(map, a, b, unit, marching));
}

/// Along a road or trail from hex to hex.
Cost wayCost(const SmallMap& map, const Piece& unit, Hex a, Hex b, bool marching) {
    const Border& border = map.border(a, b);
    // 7.52, 7.57: half a point on a road in road march; a trail is one point (D-MOV-1).
    const Cost rate = Cost::known(border.road && marching ? 1 : point);
    const bool lake = isLakeSide(map, a, b);
    const bool isWet = border.river || border.stream || lake;
    if (!isWet) return rate;

    std::vector<Cost> ways;
    // 7.52: of all costs only those of spans and pontoons.
    Ways spans;
    addSpan(spans, border, unit, marching);
    addPontoon(spans, border, unit, marching);
    ways.push_back(plus(rate, spans.best()));
    Ways wading;
    addWading(wading, map, border, lake, unit);
    const Cost water = wading.best();
    const Cost ignoringIt{water.atBest ? rate.atBest : std::nullopt,
                          water.atWorst ? rate.atWorst : std::nullopt};
    const Cost payingIt = plus(rate, water);
    if (border.span == Span::ford) {
        // D-MOV-3: a road through the ford pays nothing for it.
        ways.push_back(ignoringIt);
    } else if (border.span == Span::trestle && border.damaged) {
        // 7.62: as none; whether the road still connects the two hexes is not said. 18.12.
        if (water.atBest)
            ways.push_back(
                either(either(ignoringIt, payingIt), openCost(map, unit, a, b, marching)));
    } else if (touchesFrozen(map, border, lake)) {
        // Over the ice beside a damaged bridge, or where the road has none: not said.
        if (border.damaged || border.span == Span::none)
            ways.push_back({either(ignoringIt, payingIt).atBest, std::nullopt});
    } else if (border.stream && border.span == Span::none) {
        // 7.52 lets the stream be ignored; unit C of 7.22 pays for it, unit D in road march not.
        ways.push_back(marching ? ignoringIt : either(ignoringIt, payingIt));
    }
    return Ways{ways}.best();
}

/// 18.11, Glossary: twice the cost for trains and artillery.
bool paysDouble(const SmallMap& map, const Piece& unit) {
    const Weather weather = effective(map);
    return (unit.isTrain() || unit.isArtillery()) &&
           (weather == Weather::mud || weather == Weather::thunderstorm ||
            weather == Weather::snowstorm);
}

Cost twice(Cost cost) {
    return plus(cost, cost);
}

// ---- Enemies and friends on the way.

bool heldByEnemyUnit(const SmallMap& map, Hex hex, const Piece& unit) {
    for (const Piece* other : map.piecesIn(hex))
        if (other->side != unit.side && other->isUnit()) return true;
    return false;
}

bool holdsFriendlyCombatUnit(const SmallMap& map, Hex hex, const Piece& unit) {
    for (const Piece* other : map.piecesIn(hex))
        if (other->id != unit.id && other->side == unit.side && other->isCombat()) return true;
    return false;
}

bool holdsFriendInRoadMarch(const SmallMap& map, Hex hex, const Piece& unit) {
    for (const Piece* other : map.piecesIn(hex))
        if (other->id != unit.id && other->side == unit.side && other->roadMarch &&
            !alwaysMarches(*other))
            return true;
    return false;
}

/// The unit may be in the hex at all, by those who stand there or near it.
bool mayEnter(const SmallMap& map, Hex hex, const Piece& unit, bool marching) {
    // 7.4.
    if (heldByEnemyUnit(map, hex, unit)) return false;
    const bool zone = inEnemyZone(map, hex, unit.side);
    // 4.32, 18.12: no train into an EZOC; a leader only onto a friendly combat unit.
    if (zone && unit.isTrain()) return false;
    if (zone && unit.isLeader() && !holdsFriendlyCombatUnit(map, hex, unit)) return false;
    if (alwaysMarches(unit)) return true; // 7.57
    // 7.53: nobody moves through a unit in road march, nor stacks with it.
    if (holdsFriendInRoadMarch(map, hex, unit)) return false;
    // 7.53: in road march not into a hex that a road or trail joins to a friend in road march.
    if (marching)
        for (const Hex other : neighbours(hex))
            if (map.border(hex, other).linked() && holdsFriendInRoadMarch(map, other, unit))
                return false;
    return true;
}

/// Whether it must stop in the hex: surely, perhaps, or not.
Answer mustStop(const SmallMap& map, Hex hex, const Piece& unit) {
    // 4.31 stops combat units and vedettes; of leaders 5.3 says no more than that they may leave.
    if (inEnemyZone(map, hex, unit.side))
        return unit.isLeader() ? Answer::possibly : Answer::surely;
    // 15.11: in a fortified place beside an enemy combat unit; a leader is no unit.
    if (unit.isLeader()) return Answer::no;
    const bool fortifiedForIt = isFortified(map, hex, &unit);
    const bool fortified = fortifiedForIt || isFortified(map, hex);
    const bool chateau = map.holds(hex, Terrain::chateau) || map.holds(hex, Terrain::walledTown);
    if (!fortified && !chateau) return Answer::no;
    // 15.21 takes the effects on combat from a chateau; whether it still stops is not said.
    for (const Hex other : neighbours(hex))
        for (const Piece* piece : map.piecesIn(other))
            if (piece->side != unit.side && piece->isCombat())
                return fortified ? Answer::surely : Answer::possibly;
    if (!fortified) return Answer::no;
    // 15.21: a chateau that the unit itself makes none lets in the zone of a vedette.
    if (!fortifiedForIt)
        for (const Hex other : neighbours(hex))
            if (map.has(other) && enemyZoneBearer(map, other, unit.side)) return Answer::possibly;
    return Answer::no;
}

/// Whether it may leave the hex in which it starts.
Answer mayLeave(const SmallMap& map, Hex hex, const Piece& unit) {
    if (unit.isLeader() || !inEnemyZone(map, hex, unit.side)) return Answer::surely; // 5.3
    // 4.31 holds combat units and vedettes; of trains it does not speak.
    return unit.isTrain() ? Answer::possibly : Answer::no;
}

/// One reading of everything that is open.
struct Reading {
    bool atBest;
    bool pick(Answer answer, bool good) const {
        if (answer == Answer::possibly) return atBest ? good : !good;
        return answer == Answer::surely;
    }
    std::optional<int> pick(const Cost& cost) const { return atBest ? cost.atBest : cost.atWorst; }
};

struct State {
    Hex at;
    bool marching = false;
    auto operator<=>(const State&) const = default;
};

struct Found {
    std::map<State, int> costs; ///< least, in half points
    std::set<State> byMinimum;
};

/// 7.3: the first step costs more than the printed allowance, in every reading or in one.
bool isMinimumMove(const SmallMap& map, const Piece& unit, const Cost& cost, Reading reading) {
    const int printed = unit.moves * point;
    // D-MOV-5 gives no help where the allowance is two or three points; 7.3 does not say so.
    if (map.turn != Turn::day && !reading.atBest) return false;
    if (!cost.atBest) return false;
    if (!reading.atBest) return cost.atWorst && *cost.atBest > printed;
    return !cost.atWorst || *cost.atWorst > printed;
}

Found search(const SmallMap& map, const Piece& unit, Reading reading) {
    const bool always = alwaysMarches(unit);
    const State start{*unit.at, always || unit.roadMarch};
    const int most = allowance(map, unit) * point;
    Found found;
    found.costs[start] = 0;

    const auto better = [&](State state, int cost) {
        if (cost > most) return false;
        const auto known = found.costs.find(state);
        if (known != found.costs.end() && known->second <= cost) return false;
        found.costs[state] = cost;
        return true;
    };
    const bool leaves = reading.pick(mayLeave(map, start.at, unit), true);

    // Again and again over all that is known, until nothing gets cheaper.
    for (bool changed = true; changed;) {
        changed = false;
        const auto known = found.costs;
        for (const auto& [state, cost] : known) {
            // 7.51: declaring road march is free; 7.56: dropping it costs a point.
            // Whether it may be dropped once the move has ended (4.31) is not said.
            const bool isStart = state.at == start.at;
            const bool ended = !isStart && reading.pick(mustStop(map, state.at, unit), false);
            const bool mayChange = !always && (reading.atBest || !ended);
            if (mayChange &&
                better({state.at, !state.marching}, cost + (state.marching ? point : 0)))
                changed = true;
            // 4.31, 15.11.
            if (isStart ? !leaves : ended) continue;
            for (const Hex next : neighbours(state.at)) {
                if (!map.has(next) || !mayEnter(map, next, unit, state.marching)) continue;
                const auto step = reading.pick(stepCost(map, unit, state.at, next, state.marching));
                if (step && better({next, state.marching}, cost + *step)) changed = true;
            }
        }
    }

    // 7.3: the first hex, however dear.
    for (const bool marching : {false, true})
        for (const Hex next : neighbours(start.at)) {
            const State from{start.at, marching};
            if (!leaves || found.costs.count(from) == 0 || !map.has(next)) continue;
            // Who has paid to drop road march has no longer all his points.
            if (found.costs.at(from) > 0 && !reading.atBest) continue;
            if (!mayEnter(map, next, unit, marching)) continue;
            if (isMinimumMove(map, unit, stepCost(map, unit, start.at, next, marching), reading))
                found.byMinimum.insert({next, marching});
        }
    return found;
}

/// Whether the hex with the unit in it would be a legal stack, were the phase over now.
bool stacksLegally(const SmallMap& map, const Piece& unit, Hex hex, bool marching) {
    Piece there = unit;
    there.roadMarch = marching && !alwaysMarches(unit);
    std::vector<const Piece*> stack{&there};
    for (const Piece* other : map.piecesIn(hex))
        if (other->id != unit.id && other->side == unit.side) stack.push_back(other);
    return stackOf(map, stack).legal();
}

/// The cost of stopping in a state that was reached.
std::optional<int> stoppingCost(const SmallMap& map, const Piece& unit, State state, int cost,
                                Reading reading) {
    // 3.1: one point to stack a combat unit with another.
    const bool moved = state.at != *unit.at;
    if (moved && unit.isCombat() && holdsFriendlyCombatUnit(map, state.at, unit)) {
        if (state.marching) return std::nullopt; // 7.53: not in road march
        cost += point;
    }
    if (cost > allowance(map, unit) * point) return std::nullopt;
    // 3.1: what is too much for the hex may move on before the phase ends.
    if (moved && !reading.atBest && !stacksLegally(map, unit, state.at, state.marching))
        return std::nullopt;
    return cost;
}

void lower(std::optional<int>& least, std::optional<int> cost) {
    if (cost && (!least || *cost < *least)) least = cost;
}

void gather(const SmallMap& map, const Piece& unit, Reading reading,
            std::map<Hex, Reached>& reached) {
    const Found found = search(map, unit, reading);
    for (const auto& [state, cost] : found.costs) {
        Reached& one = reached[state.at];
        lower(reading.atBest ? one.passing.atBest : one.passing.atWorst, cost);
        lower(reading.atBest ? one.stopping.atBest : one.stopping.atWorst,
              stoppingCost(map, unit, state, cost, reading));
    }
    for (const State& state : found.byMinimum) {
        // 7.3 and 3.1 together: whether the point for stacking is owed is not said.
        const bool stacks = unit.isCombat() && holdsFriendlyCombatUnit(map, state.at, unit);
        const bool fits = !stacks && stacksLegally(map, unit, state.at, state.marching);
        if (reading.atBest) reached[state.at].atBestByMinimum = true;
        if (!reading.atBest && fits) reached[state.at].atWorstByMinimum = true;
    }
}

} // namespace

Cost stepCost(const SmallMap& map, const Piece& unit, Hex from, Hex to, bool marching) {
    const bool fast = marching || alwaysMarches(unit);
    const Border& border = map.border(from, to);
    // 25.77, 25.78.
    if (hasTeeth(map, from, to) || isWalledOff(map, from, to)) return Cost::closed();
    // Nobody walks on open water (7.61, 11.1H).
    if (hasLakeSide(map, from, to) && !frozen(map) && !border.pontoon &&
        border.span != Span::bridge)
        return Cost::closed();
    const bool lake = map.holds(to, Terrain::lake);
    if (lake && !frozen(map)) return Cost::closed();
    Cost cost =
        border.linked() ? wayCost(map, unit, from, to, fast) : openCost(map, unit, from, to, fast);
    // 11.1H: it freezes, but whether a frozen hex is entered, and for what, is not said.
    if (lake || map.holds(from, Terrain::lake)) cost.atWorst.reset();
    return paysDouble(map, unit) ? twice(cost) : cost;
}

Cost pathCost(const SmallMap& map, const Piece& unit, const std::vector<Hex>& path, bool marching) {
    Cost sum = Cost::known(0);
    for (std::size_t i = 1; i < path.size(); ++i)
        sum = plus(sum, stepCost(map, unit, path[i - 1], path[i], marching));
    return sum;
}

int allowance(const SmallMap& map, const Piece& unit) {
    int points = unit.moves;
    // 2.2C, 20.41, 25.71: at night and in shaded turns two points on foot, three mounted.
    if (map.turn != Turn::day) points = unit.isMounted() ? 3 : 2;
    // 25.72: fog.
    if (effective(map) == Weather::fog) --points;
    return points;
}

Answer Reached::enters() const {
    if (passing.atWorst || atWorstByMinimum) return Answer::surely;
    return passing.atBest || atBestByMinimum ? Answer::possibly : Answer::no;
}

Answer Reached::stops() const {
    if (stopping.atWorst || atWorstByMinimum) return Answer::surely;
    return stopping.atBest || atBestByMinimum ? Answer::possibly : Answer::no;
}

std::map<Hex, Reached> reach(const SmallMap& map, const Piece& unit) {
    std::map<Hex, Reached> reached;
    if (!unit.at) return reached;
    for (const bool atBest : {true, false})
        gather(map, unit, Reading{atBest}, reached);
    return reached;
}

} // namespace reference
