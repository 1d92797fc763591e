// The column of one entry hex, turn by turn: what its stacks or units pay, who waits, and where
// those in road march end (19.21-19.23, 19.32, 7.53).

#include "validators/rules/conditions.h"
#include "validators/rules/entry.h"
#include "validators/rules/entry_costs.h"
#include "validators/rules/ground.h"

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <tuple>

namespace validators {

namespace {

using model::Hex;
using model::UnitId;

/// The situation at other turns, made once for all turns of one kind and weather.
class AtTurns {
public:
    explicit AtTurns(const Situation& situation) : now_(situation) {}

    const Situation& at(const std::string& turn) {
        if (turn == now_.turn()) return now_;
        auto probe =
            std::make_unique<Situation>(now_.scenario(), now_.ruleset(), turn, now_.moment());
        const Conditions conditions = conditionsOf(*probe);
        const Conditions current = conditionsOf(now_);
        // By name, since house rules give each situation its own copy of the weather.
        const auto name = [](const Conditions& c) { return c.weather ? c.weather->id : ""; };
        const auto kind = conditions.turnKind();
        if (kind == current.turnKind() && name(conditions) == name(current)) return now_;
        auto& kept = kept_[{kind, name(conditions)}];
        if (!kept) kept = std::move(probe);
        return *kept;
    }

private:
    const Situation& now_;
    std::map<std::pair<model::TurnKind, std::string>, std::unique_ptr<Situation>> kept_;
};

/// A stack, or a unit in road march with the leaders that go with it.
struct Item {
    const model::Arrival* arrival = nullptr;
    std::vector<UnitId> units;
    std::size_t place = 0; ///< in the column of its group
};

/// 7.57: they need no marker and are not counted in a column.
bool needsNoMarker(const UnitFacts& facts) {
    const auto kind = facts.kind();
    return kind == "leader" || kind == "vedette";
}

/// 19.22: one by one, the leaders with the first.
std::vector<std::vector<UnitId>> marchColumn(const Situation& situation,
                                             const std::vector<UnitId>& units) {
    std::vector<std::vector<UnitId>> column;
    std::vector<UnitId> free;
    for (const UnitId& unit : columnOrder(situation, units)) {
        const UnitFacts* facts = situation.unit(unit);
        if (!facts) continue;
        if (needsNoMarker(*facts))
            free.push_back(unit);
        else
            column.push_back({unit});
    }
    if (column.empty() && !free.empty()) column.emplace_back();
    if (!column.empty()) column.front().insert(column.front().begin(), free.begin(), free.end());
    return column;
}

std::vector<Item> itemsOf(const Situation& situation, const model::Arrival& arrival) {
    std::vector<Item> items;
    const auto column = arrival.roadMarch ? marchColumn(situation, arrival.units)
                                          : entryStacks(situation, arrival.units);
    for (const auto& units : column)
        items.push_back({&arrival, units, items.size()});
    return items;
}

/// The road from the entry hex inward, as long as it does not fork.
struct RoadInward {
    std::vector<Hex> hexes; ///< the entry hex first
    bool forks = false;
};

RoadInward roadInward(const Situation& situation, Hex from, std::size_t most) {
    const Ground& ground = situation.ground();
    RoadInward road{{from}, false};
    Ground::Index before = Ground::none;
    Ground::Index here = ground.indexOf(from);
    while (here != Ground::none && road.hexes.size() < most) {
        std::vector<Ground::Index> next;
        const auto& around = ground.neighbours(here);
        for (std::size_t direction = 0; direction < around.size(); ++direction)
            if (around[direction] != Ground::none && around[direction] != before &&
                !ground.isPlain(here, direction) && !ground.side(here, direction).roads.empty())
                next.push_back(around[direction]);
        if (next.size() != 1) {
            road.forks = next.size() > 1;
            return road;
        }
        before = here;
        here = next.front();
        const Hex hex = ground.hexAt(here);
        if (std::find(road.hexes.begin(), road.hexes.end(), hex) != road.hexes.end()) return road;
        road.hexes.push_back(hex);
    }
    return road;
}

/// One entry hex with all who come by it.
class ColumnAt {
public:
    ColumnAt(const Situation& situation, AtTurns& turns, Hex hex)
        : situation_(situation), turns_(turns), hex_(hex),
          rule_(situation.ruleset() ? &situation.ruleset()->entry : nullptr) {}

    std::vector<EntryPayment> payments(const model::Arrival& asked, const std::string& turn) {
        const Track& track = situation_.track();
        const auto asksAt = track.indexOf(turn);
        std::vector<EntryPayment> result(itemsOf(situation_, asked).size());
        if (!asksAt) { // without a track the group comes alone
            queue_.clear();
            enqueue(asked);
            playTurn(turn, asked, true, result);
            return result;
        }
        std::size_t first = *asksAt;
        std::map<std::size_t, std::vector<const model::Arrival*>> due = dueBefore(asked, *asksAt);
        if (!due.empty()) first = std::min(first, due.begin()->first);
        for (std::size_t t = first; t < track.turns().size(); ++t) {
            for (const auto* arrival : due[t])
                enqueue(*arrival);
            if (t == *asksAt && !isDue(due[t], asked)) enqueue(asked);
            playTurn(track.turns()[t].label, asked, t == *asksAt, result);
            const bool waits = std::any_of(queue_.begin(), queue_.end(), [&](const Item& item) {
                return item.arrival == &asked;
            });
            if (t >= *asksAt && !waits) break;
        }
        return result;
    }

private:
    void enqueue(const model::Arrival& arrival) {
        for (Item& item : itemsOf(situation_, arrival))
            queue_.push_back(std::move(item));
    }

    static bool isDue(const std::vector<const model::Arrival*>& due, const model::Arrival& asked) {
        return std::find(due.begin(), due.end(), &asked) != due.end();
    }

    /// Groups of a fixed turn that can only come by this hex, up to the turn asked for; of that
    /// turn those that the scenario names first. The asked one stands among them.
    std::map<std::size_t, std::vector<const model::Arrival*>> dueBefore(const model::Arrival& asked,
                                                                        std::size_t asksAt) const {
        std::map<std::size_t, std::vector<const model::Arrival*>> due;
        for (const auto& shared : situation_.scenario().schedule->arrivals) {
            const model::Arrival& arrival = *shared;
            if (&arrival == &asked) {
                due[asksAt].push_back(&arrival);
                continue;
            }
            if (arrival.turn.empty() || arrival.side != asked.side || sharesUnit(arrival, asked))
                continue;
            const auto index = situation_.track().indexOf(arrival.turn);
            if (!index || *index > asksAt || (*index == asksAt && isDue(due[asksAt], asked)))
                continue;
            const EntryHexes hexes = entryHexes(situation_, arrival, arrival.turn);
            if (hexes.known == Verdict::yes && hexes.hexes == std::vector<Hex>{hex_})
                due[*index].push_back(&arrival);
        }
        return due;
    }

    static bool sharesUnit(const model::Arrival& a, const model::Arrival& b) {
        return std::any_of(a.units.begin(), a.units.end(), [&](const UnitId& unit) {
            return std::find(b.units.begin(), b.units.end(), unit) != b.units.end();
        });
    }

    /// 19.23, 19.32: one after the other, and behind one that waits all wait.
    void playTurn(const std::string& turn, const model::Arrival& asked, bool isAskedTurn,
                  std::vector<EntryPayment>& result) {
        const Situation& then = turns_.at(turn);
        int number = 0;
        int paidBefore = 0;
        bool held = false;
        std::optional<int> room; // on the road inward behind the unit before
        std::deque<Item> waiting;
        std::vector<std::pair<Item, std::optional<int>>> marching;
        for (Item& item : queue_) {
            int own = 0;
            EntryPayment payment = pay(then, item, ++number, paidBefore, own);
            if (item.arrival->roadMarch && payment.enters != Verdict::no) {
                room = roomBehind(then, item, payment, room);
                if (room && *room < 0) { // 7.53
                    payment.enters = Verdict::no;
                    payment.noRoom = true;
                }
            }
            const bool waits = held || payment.enters == Verdict::no;
            if (held) payment.enters = Verdict::no;
            held = waits;
            if (item.arrival == &asked) note(payment, item, turn, isAskedTurn, waits, result);
            if (waits) {
                waiting.push_back(item);
            } else {
                paidBefore += own;
                if (item.arrival->roadMarch) marching.emplace_back(item, room);
            }
        }
        if (isAskedTurn) noteEnds(then, asked, marching, result);
        queue_ = std::move(waiting);
    }

    static void note(const EntryPayment& payment, const Item& item, const std::string& turn,
                     bool isAskedTurn, bool waits, std::vector<EntryPayment>& result) {
        EntryPayment& noted = result[item.place];
        if (isAskedTurn)
            noted = payment;
        else if (!waits && noted.enters == Verdict::no && noted.entersOn.empty() &&
                 payment.enters == Verdict::yes)
            noted.entersOn = turn;
    }

    /// What the stack, or the unit in road march, pays as the nth of the turn; `own` is what the
    /// hex alone costs the dearest of its units.
    EntryPayment pay(const Situation& then, const Item& item, int number, int paidBefore,
                     int& own) const {
        EntryPayment payment;
        payment.units = item.units;
        payment.number = number;
        payment.enters = Verdict::yes;
        payment.clause = clauseOf(item);
        int dearest = 0;
        bool known = true;
        const bool onlyLeaders = std::all_of(item.units.begin(), item.units.end(), [&](auto& id) {
            const UnitFacts* facts = then.unit(id);
            return facts && facts->isLeader;
        });
        for (const UnitId& id : item.units) {
            const UnitFacts* facts = then.unit(id);
            if (!facts || (facts->isLeader && !onlyLeaders)) continue;
            const EntryCost entry = hexCostOf(then, *facts, item, payment.missing);
            if (entry.passable == Verdict::no) { // 18.12
                payment.enters = Verdict::no;
                payment.barred = true;
                payment.clause = entry.clause;
                known = false;
                continue;
            }
            const auto& hex = entry.halfPoints;
            own = std::max(own, hex.valueOr(0));
            const auto cost = hex.hasValue() ? std::optional(costOf(*hex, item, number, paidBefore))
                                             : std::optional<int>();
            const Verdict can = canPay(then, *facts, cost, number, payment);
            if (cost)
                dearest = std::max(dearest, *cost);
            else
                known = false;
            if (can == Verdict::no || (can == Verdict::undecided && payment.enters == Verdict::yes))
                payment.enters = can;
        }
        if (known) payment.halfPoints = dearest;
        return payment;
    }

    model::RuleRef clauseOf(const Item& item) const {
        if (!rule_) return {};
        return item.arrival->roadMarch ? rule_->marchSurcharge.rule : rule_->surcharge.rule;
    }

    EntryCost hexCostOf(const Situation& then, const UnitFacts& unit, const Item& item,
                        MissingFigures& missing) const {
        EntryCost cost = hexEntryCost(then, unit, hex_, item.arrival->roadMarch);
        missing.insert(missing.end(), cost.missing.begin(), cost.missing.end());
        if (!rule_) cost.halfPoints = {};
        return cost;
    }

    int costOf(int hex, const Item& item, int number, int paidBefore) const {
        constexpr int halvesOfAPoint = 2;
        // 19.22: by its example the surcharges add up.
        if (item.arrival->roadMarch)
            return hex + (number - 1) * rule_->marchSurcharge.value * halvesOfAPoint;
        // 19.21, D-ENT-1.
        if (rule_->surcharge.value == model::EntrySurcharge::eachCost) return hex + paidBefore;
        return hex * number;
    }

    Verdict canPay(const Situation& then, const UnitFacts& unit, std::optional<int> cost,
                   int number, EntryPayment& payment) const {
        const EntryAllowance allowance = entryAllowance(then, unit);
        payment.missing.insert(payment.missing.end(), allowance.missing.begin(),
                               allowance.missing.end());
        if (!cost || !allowance.halfPoints.hasValue()) return Verdict::undecided;
        if (*cost <= *allowance.halfPoints) return Verdict::yes;
        // 7.3, D-ENT-2: a first step that costs more than the unit has.
        const auto least = rule_->leastMovement.value;
        const bool mayLeast = least == model::LeastEntry::everyStack ||
                              (least == model::LeastEntry::firstStack && number == 1);
        if (!mayLeast || !allowance.leastMovementAbove || *cost <= *allowance.leastMovementAbove)
            return Verdict::no;
        payment.byLeastMovement = true;
        return Verdict::yes;
    }

    /// How far inward the unit can be at most, in hexes of the road, with the gap that it must
    /// keep; nothing: nobody can say, since the road forks, ends or is not free.
    std::optional<int> roomBehind(const Situation& then, const Item& item,
                                  const EntryPayment& payment, std::optional<int> before) const {
        std::optional<int> room = ownReach(then, item, payment);
        if (before) {
            const int behind = *before - rule_->marchGap.value - 1;
            room = room ? std::min(*room, behind) : behind;
        }
        return room;
    }

    std::optional<int> ownReach(const Situation& then, const Item& item,
                                const EntryPayment& payment) const {
        const UnitFacts* unit = then.unit(item.units.back());
        if (!unit || !payment.halfPoints.hasValue()) return std::nullopt;
        const EntryAllowance allowance = entryAllowance(then, *unit);
        if (!allowance.halfPoints.hasValue()) return std::nullopt;
        int left = *allowance.halfPoints - *payment.halfPoints;
        const RoadInward& road = inward(then);
        for (std::size_t i = 1; i < road.hexes.size(); ++i) {
            const Hex to = road.hexes[i];
            const EntryCost step = stepEntryCost(then, *unit, road.hexes[i - 1], to, true);
            if (step.passable != Verdict::yes || !step.halfPoints.hasValue()) return std::nullopt;
            if (left < *step.halfPoints) return static_cast<int>(i) - 1;
            if (!then.standingAt(to).empty()) return std::nullopt;
            left -= *step.halfPoints;
        }
        return std::nullopt; // it could go on where the road does not lead
    }

    const RoadInward& inward(const Situation& then) const {
        constexpr std::size_t farther = 60; // than any unit marches in a turn
        if (!inward_) inward_ = roadInward(then, hex_, farther);
        return *inward_;
    }

    /// The last stays in the entry hex, each before it just so far on as the gap asks.
    void noteEnds(const Situation& then, const model::Arrival& asked,
                  const std::vector<std::pair<Item, std::optional<int>>>& marching,
                  std::vector<EntryPayment>& result) const {
        if (!rule_) return;
        const auto apart = static_cast<std::size_t>(rule_->marchGap.value) + 1;
        const auto& road = inward(then).hexes;
        for (std::size_t i = 0; i < marching.size(); ++i) {
            const auto& [item, room] = marching[i];
            const std::size_t place = apart * (marching.size() - 1 - i);
            if (item.arrival != &asked || place >= road.size()) continue;
            if (room && place > static_cast<std::size_t>(*room)) continue;
            result[item.place].ends = road[place];
        }
    }

    const Situation& situation_;
    AtTurns& turns_;
    Hex hex_;
    const model::EntryRule* rule_;
    std::deque<Item> queue_;
    mutable std::optional<RoadInward> inward_;
};

/// The rule that keeps the unit out of an enemy zone in which no combat unit of its side stands;
/// nothing: none does. `alone`: no combat unit comes with it.
std::optional<model::RuleRef> keptOut(const Situation& situation, const UnitFacts& unit, Hex hex,
                                      bool alone) {
    if (auto rule = keptOutOfZones(situation, unit)) return rule; // 18.12
    if (!unit.isLeader || !alone || !situation.ruleset()) return std::nullopt;
    const auto& leaders = situation.ruleset()->zoneOfControl.leadersEnterAlone; // 4.32
    if (leaders.value) return std::nullopt;
    for (const Standing& piece : situation.standingAt(hex))
        if (piece.isCombat() && piece.facts->side == unit.side) return std::nullopt;
    return leaders.rule;
}

bool bringsCombatUnits(const Situation& situation, const std::vector<UnitId>& units) {
    return std::any_of(units.begin(), units.end(), [&](const UnitId& id) {
        const UnitFacts* facts = situation.unit(id);
        return facts && (facts->kind().empty() || model::isCombatKind(facts->kind()));
    });
}

/// Nobody of the group may go into the zone: then it does not enter there.
void keepGroupOut(const Situation& situation, const model::Arrival& arrival, EntryHexState& state) {
    if (state.enterable != Verdict::yes || state.inZone == Verdict::no) return;
    const bool alone = !bringsCombatUnits(situation, arrival.units);
    std::optional<model::RuleRef> rule;
    for (const UnitId& id : arrival.units) {
        const UnitFacts* unit = situation.unit(id);
        if (!unit) continue;
        rule = keptOut(situation, *unit, state.hex, alone);
        if (!rule) return;
    }
    if (!rule) return;
    state.enterable = state.inZone == Verdict::yes ? Verdict::no : Verdict::undecided;
    state.clause = *rule;
    if (state.enterable == Verdict::undecided) state.missing.push_back("zone-of-control");
    if (state.why.empty()) state.why = "in an enemy zone, which nobody of the group may enter";
}

/// 18.12: who may not go into an enemy zone waits, whatever it pays.
void keepOutOfZones(const Situation& situation, const EntryPlan& plan, Hex hex,
                    std::vector<EntryPayment>& payments) {
    const auto state = std::find_if(plan.states.begin(), plan.states.end(),
                                    [&](const auto& each) { return each.hex == hex; });
    if (state == plan.states.end() || state->inZone != Verdict::yes) return;
    for (EntryPayment& payment : payments) {
        const bool alone = !bringsCombatUnits(situation, payment.units);
        for (const UnitId& id : payment.units) {
            const UnitFacts* unit = situation.unit(id);
            const auto rule = unit ? keptOut(situation, *unit, hex, alone) : std::nullopt;
            if (!rule) continue;
            payment.enters = Verdict::no;
            payment.keptOut = true;
            payment.clause = *rule;
        }
    }
}

std::size_t waitingIn(const std::vector<EntryPayment>& payments) {
    return static_cast<std::size_t>(
        std::count_if(payments.begin(), payments.end(),
                      [](const auto& payment) { return payment.enters == Verdict::no; }));
}

/// How many wait, of how many nobody can say, what the others pay.
std::tuple<std::size_t, std::size_t, int> toll(const std::vector<EntryPayment>& payments) {
    std::size_t open = 0;
    int paid = 0;
    for (const EntryPayment& payment : payments) {
        open += payment.enters == Verdict::undecided || !payment.halfPoints.hasValue() ? 1U : 0U;
        paid += payment.halfPoints.valueOr(0);
    }
    return {waitingIn(payments), open, paid};
}

bool isAsGood(const std::vector<EntryPayment>& a, const std::vector<EntryPayment>& b) {
    return toll(a) <= toll(b);
}

/// Open, blocked or barred, and by which hexes it may enter.
void judgeWay(EntryPlan& plan) {
    using Way = EntryPlan::Way;
    bool open = false, undecided = plan.scheduled.known == Verdict::undecided;
    for (const EntryHexState& state : plan.states) {
        plan.missing.insert(plan.missing.end(), state.missing.begin(), state.missing.end());
        if (state.enterable == Verdict::yes) plan.mayEnterBy.push_back(state.hex);
        if (state.blocked == Verdict::no && state.enterable == Verdict::yes) open = true;
        if (state.blocked == Verdict::undecided || state.enterable == Verdict::undecided)
            undecided = true;
    }
    for (const EntryHexState& state : plan.states)
        if (state.blocked == Verdict::yes)
            for (const Hex hex : state.instead)
                if (std::find(plan.mayEnterBy.begin(), plan.mayEnterBy.end(), hex) ==
                    plan.mayEnterBy.end())
                    plan.mayEnterBy.push_back(hex);
    if (open)
        plan.way = Way::open;
    else if (undecided || plan.states.empty())
        plan.way = Way::undecided;
    else
        plan.way = plan.mayEnterBy.empty() ? Way::barred : Way::blocked;
}

} // namespace

bool EntryPlan::waits() const {
    return way == Way::barred || waitingIn(payments) > 0;
}

std::string_view word(EntryPlan::Way way) {
    switch (way) {
    case EntryPlan::Way::undecided:
        return "undecided";
    case EntryPlan::Way::open:
        return "open";
    case EntryPlan::Way::blocked:
        return "blocked";
    case EntryPlan::Way::barred:
        return "barred";
    }
    return {};
}

std::string entryPointsText(int halfPoints) {
    return halfPoints % 2 == 0 ? std::to_string(halfPoints / 2) : std::to_string(halfPoints) + "/2";
}

struct EntryPlanner::Shared {
    const Situation& situation;
    AtTurns turns;
    std::map<model::SideId, std::unique_ptr<EntryWays>> ways;

    explicit Shared(const Situation& where) : situation(where), turns(where) {}

    const EntryWays& waysOf(const model::SideId& side) {
        auto& kept = ways[side];
        if (!kept) kept = std::make_unique<EntryWays>(situation, side);
        return *kept;
    }
};

EntryPlanner::EntryPlanner(const Situation& situation)
    : shared_(std::make_unique<Shared>(situation)) {}
EntryPlanner::~EntryPlanner() = default;

EntryPlan EntryPlanner::plan(const model::Arrival& arrival, std::string_view turn) {
    const Situation& situation = shared_->situation;
    EntryPlan plan;
    plan.arrival = &arrival;
    plan.turn = !turn.empty() ? std::string(turn)
                              : (arrival.turn.empty() ? situation.turn() : arrival.turn);
    const auto asked = situation.track().indexOf(plan.turn);
    plan.isPreview = asked != situation.track().indexOf(situation.turn()) ||
                     (!asked && plan.turn != situation.turn());
    plan.scheduled = entryHexes(situation, arrival, plan.turn);
    plan.missing = plan.scheduled.missing;
    for (const Hex hex : plan.scheduled.hexes) {
        plan.states.push_back(shared_->waysOf(arrival.side).at(hex));
        keepGroupOut(situation, arrival, plan.states.back());
    }
    judgeWay(plan);
    // A scheduled hex before others; of several the one by which the fewest wait and pay least.
    bool paidAtScheduled = false;
    for (const Hex hex : plan.mayEnterBy) {
        const auto& scheduled = plan.scheduled.hexes;
        const bool isScheduled =
            std::find(scheduled.begin(), scheduled.end(), hex) != scheduled.end();
        if (!isScheduled && paidAtScheduled) continue;
        auto payments = ColumnAt(situation, shared_->turns, hex).payments(arrival, plan.turn);
        keepOutOfZones(situation, plan, hex, payments);
        if (plan.paidAt && isAsGood(plan.payments, payments)) continue;
        paidAtScheduled = isScheduled;
        plan.paidAt = hex;
        plan.payments = std::move(payments);
    }
    for (const EntryPayment& payment : plan.payments)
        plan.missing.insert(plan.missing.end(), payment.missing.begin(), payment.missing.end());
    std::sort(plan.missing.begin(), plan.missing.end());
    plan.missing.erase(std::unique(plan.missing.begin(), plan.missing.end()), plan.missing.end());
    return plan;
}

} // namespace validators
