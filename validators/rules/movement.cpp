#include "validators/rules/movement.h"

#include "validators/add_once.h"
#include "validators/rules/march_rules.h"
#include "validators/rules/zone_of_control.h"

#include <algorithm>
#include <utility>

namespace validators {

namespace {

using Index = Ground::Index;

constexpr int endless = 60000;

/// Least costs over hexes and march states, by buckets of half points.
class Search {
public:
    Search(const Situation& situation, const MarchRules& restrictions, Reading reading,
           int halfPoints)
        : ground_(situation.ground()), rules_(restrictions), reading_(reading), limit_(halfPoints) {
        const std::size_t places = ground_.size() * 2;
        costs_.halfPoints.assign(places, ReachField::never);
        costs_.before.assign(places, ReachField::nowhere);
        costs_.toStop.assign(ground_.size(), ReachField::never);
        costs_.stop.assign(ground_.size(), ReachField::nowhere);
    }

    /// Ends once it is known what it costs to stop in the hex.
    void goOnlyTo(Index target) { target_ = target; }

    ReachField::Costs run(MarchState state, bool anyFirstStep, int firstStepBeyond) {
        const Index start = rules_.start();
        const std::uint32_t first = ReachField::place(start, state);
        lay(first, 0, ReachField::nowhere);
        for (std::size_t cost = 0; cost < buckets_.size() && !isDone(cost); ++cost)
            for (std::size_t i = 0; i < buckets_[cost].size(); ++i) {
                const std::uint32_t place = buckets_[cost][i];
                if (costs_.halfPoints[place] == cost) expand(place, static_cast<int>(cost));
            }
        if (!rules_.heldAtStart(reading_) && anyFirstStep) firstSteps(first, firstStepBeyond);
        return std::move(costs_);
    }

private:
    bool isDone(std::size_t cost) const {
        return target_ != Ground::none && costs_.toStop[target_] <= cost;
    }

    void lay(std::uint32_t place, int cost, std::uint32_t before) {
        if (cost > limit_ || cost >= costs_.halfPoints[place]) return;
        costs_.halfPoints[place] = static_cast<std::uint16_t>(cost);
        costs_.before[place] = before;
        const auto bucket = static_cast<std::size_t>(cost);
        if (buckets_.size() <= bucket) buckets_.resize(bucket + 1);
        buckets_[bucket].push_back(place);
        noteStop(place, cost);
    }

    void noteStop(std::uint32_t place, int cost) {
        const Index hex = ReachField::hexOf(place);
        const bool marching = ReachField::stateOf(place) == MarchState::roadMarch;
        if (rules_.barToStop(hex, marching, reading_)) return;
        constexpr int halves = 2;
        if (rules_.paysToStop(hex, reading_))
            cost += halves * rules_.ruleset().movement.stack.value;
        if (cost > limit_ || cost >= costs_.toStop[hex]) return;
        costs_.toStop[hex] = static_cast<std::uint16_t>(cost);
        costs_.stop[hex] = place;
    }

    void expand(std::uint32_t place, int cost) {
        const Index hex = ReachField::hexOf(place);
        const bool isStart = hex == rules_.start();
        if (isStart && rules_.heldAtStart(reading_)) return;
        const bool stops = !isStart && rules_.stopsIn(hex, reading_);
        // 4.31 ends the move, and 7.56 does not say whether road march may still be ended then.
        if (!stops || reading_ == Reading::possibly) changeState(place, cost);
        if (stops) return;
        const bool marching = ReachField::stateOf(place) == MarchState::roadMarch;
        const auto& around = ground_.neighbours(hex);
        for (std::size_t direction = 0; direction < around.size(); ++direction) {
            if (around[direction] == Ground::none) continue;
            const StepFigures step = rules_.steps().step(hex, direction, marching);
            if (!isOpen(step) || rules_.bar(around[direction], marching, reading_)) continue;
            lay(ReachField::place(around[direction], ReachField::stateOf(place)), cost + step.least,
                place);
        }
    }

    /// A cost that is not known is none for a sure way, and free for a possible one.
    bool isOpen(const StepFigures& step) const {
        if (reading_ == Reading::surely) return step.passable == Verdict::yes && step.known;
        return step.passable != Verdict::no;
    }

    /// 7.51, 7.56: the state belongs to the search, as the price of a hex hangs on it.
    void changeState(std::uint32_t place, int cost) {
        if (!rules_.mayMarch()) return;
        constexpr int halves = 2;
        const auto& rule = rules_.ruleset().movement;
        const Index hex = ReachField::hexOf(place);
        const bool marching = ReachField::stateOf(place) == MarchState::roadMarch;
        const auto& price = marching ? rule.dropRoadMarch : rule.declareRoadMarch;
        lay(ReachField::place(hex, marching ? MarchState::normal : MarchState::roadMarch),
            cost + halves * price.value, place);
    }

    /// 7.3: the first hex may cost more than the allowance; the move ends there.
    void firstSteps(std::uint32_t first, int beyond) {
        const Index hex = ReachField::hexOf(first);
        const auto& around = ground_.neighbours(hex);
        for (const MarchState state : {MarchState::normal, MarchState::roadMarch}) {
            const std::uint32_t from = ReachField::place(hex, state);
            if (costs_.halfPoints[from] == ReachField::never) continue;
            for (std::size_t direction = 0; direction < around.size(); ++direction)
                if (around[direction] != Ground::none)
                    firstStep(from, direction, around[direction], beyond);
        }
    }

    void firstStep(std::uint32_t from, std::size_t direction, Index into, int beyond) {
        const bool marching = ReachField::stateOf(from) == MarchState::roadMarch;
        if (costs_.toStop[into] != ReachField::never) return;
        const StepFigures step = rules_.steps().step(ReachField::hexOf(from), direction, marching);
        if (step.passable == Verdict::no ||
            (step.passable == Verdict::undecided && reading_ == Reading::surely))
            return;
        if (rules_.bar(into, marching, reading_) || rules_.barToStop(into, marching, reading_))
            return;
        // Where the allowance is the printed one, a cost that nobody prints is either within it
        // or beyond it, and both will do.
        const bool whatever = !step.known && limit_ >= beyond;
        if (step.known ? step.least <= beyond : !whatever) return;
        const std::uint32_t to = ReachField::place(into, ReachField::stateOf(from));
        const auto cost =
            step.known ? static_cast<std::uint16_t>(step.least) : ReachField::unknownCost;
        costs_.halfPoints[to] = costs_.toStop[into] = cost;
        costs_.before[to] = from;
        costs_.stop[into] = to;
    }

    const Ground& ground_;
    const MarchRules& rules_;
    Reading reading_;
    int limit_;
    Index target_ = Ground::none;
    ReachField::Costs costs_;
    std::vector<std::vector<std::uint32_t>> buckets_;
};

int halfPointsOf(const model::Printed<int>& points, Reading reading) {
    constexpr int halves = 2;
    if (points.hasValue()) return *points * halves;
    return reading == Reading::surely ? 0 : endless;
}

bool hasRules(const Situation& situation, const Standing& piece) {
    return situation.ruleset() && !situation.ruleset()->movement.rule.empty() &&
           situation.ground().indexOf(piece.at) != Ground::none;
}

/// With a target as if it had all the movement points it wants, and only so far as that needs.
ReachField::Costs searched(const Situation& situation, const MarchRules& restrictions,
                           const Standing& piece, const Allowance& allowance, Reading reading,
                           Index target = Ground::none) {
    const int limit = target == Ground::none ? halfPointsOf(allowance.points, reading) : endless;
    const auto minimum = restrictions.ruleset().movement.minimum.value;
    const auto& against =
        minimum == model::MinimumMovement::printed ? allowance.printed : allowance.points;
    const bool anyFirstStep = minimum != model::MinimumMovement::none &&
                              (against.hasValue() || reading == Reading::possibly);
    const MarchState state = piece.piece.roadMarch && restrictions.mayMarch()
                                 ? MarchState::roadMarch
                                 : MarchState::normal;
    Search search(situation, restrictions, reading, limit);
    search.goOnlyTo(target);
    return search.run(state, anyFirstStep, halfPointsOf(against, reading));
}

} // namespace

Verdict ReachField::at(Ground::Index hex) const {
    if (hex == Ground::none) return Verdict::no;
    if (surely.toStop.empty()) return Verdict::undecided;
    if (surely.toStop[hex] != never) return Verdict::yes;
    return possibly.toStop[hex] == never ? Verdict::no : Verdict::undecided;
}

std::optional<int> ReachField::halfPointsTo(Ground::Index hex) const {
    if (hex == Ground::none || surely.toStop.empty()) return std::nullopt;
    const auto cost = surely.toStop[hex];
    if (cost == never || cost == unknownCost || possibly.toStop[hex] != cost) return std::nullopt;
    return cost;
}

ReachField reach(const Situation& situation, const Standing& piece) {
    ReachField field;
    field.allowance = allowance(situation, moverOf(situation, piece));
    if (!hasRules(situation, piece)) return field;
    const MarchRules restrictions(situation, piece);
    field.start = restrictions.start();
    field.surely = searched(situation, restrictions, piece, field.allowance, Reading::surely);
    field.possibly = searched(situation, restrictions, piece, field.allowance, Reading::possibly);
    return field;
}

namespace {

StepCost paid(std::string what, int points, const model::RuleRef& clause) {
    constexpr int halves = 2;
    StepCost cost;
    cost.passable = Verdict::yes;
    cost.leastHalfPoints = halves * points;
    cost.halfPoints = cost.leastHalfPoints;
    cost.clause = clause;
    cost.parts.push_back({std::move(what), halves * points, clause});
    return cost;
}

/// Tells a way that a search has found.
class Telling {
public:
    Telling(const Situation& situation, const MarchRules& restrictions)
        : ground_(situation.ground()), rules_(restrictions) {}

    void tell(const ReachField::Costs& costs, Index target, Reading reading,
              ReachLine& line) const {
        std::vector<std::uint32_t> places;
        for (std::uint32_t place = costs.stop[target]; place != ReachField::nowhere;
             place = costs.before[place])
            places.push_back(place);
        std::reverse(places.begin(), places.end());
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Index hex = ReachField::hexOf(places[i]);
            if (line.path.empty() || line.path.back() != ground_.hexAt(hex))
                line.path.push_back(ground_.hexAt(hex));
            if (i > 0) line.steps.push_back(stepBetween(places[i - 1], places[i]));
        }
        if (!places.empty() && rules_.paysToStop(target, reading)) {
            const auto& stack = rules_.ruleset().movement.stack;
            line.steps.push_back({ground_.hexAt(target), ReachField::stateOf(places.back()),
                                  paid("stack", stack.value, stack.rule)});
        }
        for (const ReachStep& step : line.steps)
            addEachOnce(line.missing, step.cost.missing);
    }

    ReachStep stepBetween(std::uint32_t before, std::uint32_t place) const {
        const Index from = ReachField::hexOf(before);
        const Index to = ReachField::hexOf(place);
        ReachStep step{ground_.hexAt(to), ReachField::stateOf(place), {}};
        const auto& rule = rules_.ruleset().movement;
        if (from != to) {
            rules_.steps().step(from, ground_.directionTo(from, to),
                                ReachField::stateOf(before) == MarchState::roadMarch, &step.cost);
            return step;
        }
        const bool declared = step.state == MarchState::roadMarch;
        const auto& price = declared ? rule.declareRoadMarch : rule.dropRoadMarch;
        step.cost =
            paid(declared ? "declare road march" : "end road march", price.value, price.rule);
        if (from != rules_.start() && rules_.stopsIn(from, Reading::possibly))
            step.cost.missing.push_back("end of road march in an enemy zone");
        return step;
    }

private:
    const Ground& ground_;
    const MarchRules& rules_;
};

/// What is not known of the pieces that the way meets.
void addPieces(const Situation& situation, const Standing& piece, ReachLine& line) {
    const auto& zones = situation.enemyZones(piece.facts ? piece.facts->side : model::SideId{});
    for (const model::Hex hex : line.path) {
        const Index at = situation.ground().indexOf(hex);
        if (zones.at(at) == Verdict::undecided) addEachOnce(line.missing, zones.missing(at));
        for (const Standing& other : situation.standingAt(hex))
            if (other.kind().empty())
                addOnce(line.missing, "unit " + other.piece.unit.text + ": class");
    }
}

/// Of every way on which an undecided hex hangs; each place is looked at once.
MissingFigures missingOnWays(const Situation& situation, const MarchRules& rules,
                             const Standing& piece, const ReachField& field) {
    MissingFigures missing = field.allowance.missing;
    const Ground& ground = situation.ground();
    const Telling telling(situation, rules);
    const auto& costs = field.possibly;
    std::vector<bool> seen(costs.before.size());
    ReachLine met;
    for (Index hex = 0; hex < ground.size(); ++hex) {
        if (field.at(hex) != Verdict::undecided) continue;
        met.path.push_back(ground.hexAt(hex));
        for (std::uint32_t place = costs.stop[hex]; place != ReachField::nowhere && !seen[place];
             place = costs.before[place]) {
            seen[place] = true;
            met.path.push_back(ground.hexAt(ReachField::hexOf(place)));
            if (costs.before[place] != ReachField::nowhere)
                addEachOnce(missing, telling.stepBetween(costs.before[place], place).cost.missing);
        }
    }
    if (met.path.empty()) return missing;
    addPieces(situation, piece, met);
    addEachOnce(missing, met.missing);
    if (missing.empty()) missing.push_back("movement");
    return missing;
}

/// What bars the last step from every side, or the stop; of several the first that is found.
model::RuleRef barAround(const Situation& situation, const MarchRules& rules, Index target) {
    const Ground& ground = situation.ground();
    if (const auto* held = rules.heldAtStart(Reading::possibly)) return *held;
    if (const auto* bar = rules.bar(target, false, Reading::possibly)) return *bar;
    if (const auto* bar = rules.barToStop(target, false, Reading::possibly)) return *bar;
    for (const Index beside : ground.neighbours(target)) {
        if (beside == Ground::none) continue;
        StepCost cost;
        rules.steps().step(beside, ground.directionTo(beside, target), false, &cost);
        if (cost.passable == Verdict::no) return cost.clause;
    }
    return {};
}

/// Why it does not get there: not this far, or not at all.
void explain(const Situation& situation, const MarchRules& rules, const Standing& piece,
             Index target, ReachLine& line) {
    const auto costs = searched(situation, rules, piece, line.allowance, Reading::surely, target);
    if (costs.toStop[target] == ReachField::never) {
        line.clause = barAround(situation, rules, target);
        return;
    }
    line.tooFar = true;
    line.halfPoints = costs.toStop[target];
    line.clause = line.allowance.clause;
}

} // namespace

MissingFigures missingFigures(const Situation& situation, const Standing& piece,
                              const ReachField& field) {
    if (!hasRules(situation, piece)) return {"movement"};
    auto missing = missingOnWays(situation, MarchRules(situation, piece), piece, field);
    std::sort(missing.begin(), missing.end());
    return missing;
}

ReachLine reachLine(const Situation& situation, const Standing& piece, model::Hex target) {
    ReachLine line;
    const ReachField field = reach(situation, piece);
    line.allowance = field.allowance;
    const Index at = situation.ground().indexOf(target);
    line.verdict = field.at(at);
    if (field.surely.toStop.empty() || at == Ground::none) {
        if (field.surely.toStop.empty()) line.missing.push_back("movement");
        return line;
    }
    const MarchRules restrictions(situation, piece);
    const Telling telling(situation, restrictions);
    if (line.verdict == Verdict::yes) {
        telling.tell(field.surely, at, Reading::surely, line);
        line.halfPoints = field.halfPointsTo(at);
    } else if (line.verdict == Verdict::undecided) {
        telling.tell(field.possibly, at, Reading::possibly, line);
        addEachOnce(line.missing, line.allowance.missing);
        addPieces(situation, piece, line);
        if (line.missing.empty()) line.missing.push_back("movement");
    } else {
        explain(situation, restrictions, piece, at, line);
    }
    return line;
}

} // namespace validators
