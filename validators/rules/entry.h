#pragma once
// Where and when groups arrive, what they pay, who waits, and where they go when the way is
// blocked. Positions are those of the situation: for a later turn than its own the answer is a
// preview, and says so. Points are half movement points.

#include "model/printed.h"
#include "model/rule_ref.h"
#include "model/scenario/schedule.h"
#include "validators/rules/situation.h"
#include "validators/rules/turn_track.h"
#include "validators/verdict.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace validators {

/// The hexes of one way to enter: its own, and those of the map's entry that it names.
std::vector<model::Hex> hexesOf(const Situation& situation, const model::EntryPoint& point);

/// The turns at which a way to enter is open, by their index on the track. Without a track, or
/// where its hours are no turns, they are not known.
struct OpenTurns {
    bool known = false;
    std::vector<bool> at;
};
OpenTurns openTurns(const Situation& situation, const model::EntryPoint& point);

/// The hexes by which a group arrives on a turn.
struct EntryHexes {
    Verdict known = Verdict::undecided;
    std::vector<model::Hex> hexes; ///< in the order of the scenario, each once
    MissingFigures missing;
};
EntryHexes entryHexes(const Situation& situation, const model::Arrival& arrival,
                      std::string_view turn);

/// A fraction in lowest terms.
struct Fraction {
    long of = 0, in = 1;
};
std::string text(const Fraction& fraction);

/// Whether a group comes on a turn: surely, never, or when the dice say so.
struct EntryChance {
    std::optional<Fraction> each; ///< on each player turn, once all conditions hold
    std::vector<std::string> conditions;
    model::RuleRef clause;
    std::string missing;
};
EntryChance entryChance(const Situation& situation, const model::Arrival& arrival,
                        std::string_view turn);

/// The groups that may come on a turn, in the order of the scenario: those due on it, and ALT
/// groups that the dice may bring. Without a turn all.
std::vector<const model::Arrival*> arrivalsOn(const Situation& situation, std::string_view turn);

/// Why a rule of the published scenario keeps an ALT group away on a date; null: none does.
const model::PublishedFigure* barOnTurn(const Situation& situation, const model::Arrival& arrival,
                                        std::string_view turn);

/// How an entry hex stands for a side.
struct EntryHexState {
    model::Hex hex;
    Verdict blocked = Verdict::undecided;   ///< 19.31 lets the group go elsewhere
    Verdict enterable = Verdict::undecided; ///< it may enter here all the same
    Verdict inZone = Verdict::undecided;    ///< of any enemy
    const Standing* by = nullptr;           ///< who blocks it
    std::string why;                        ///< `held by Rampon`
    model::RuleRef clause;
    std::vector<model::Hex> instead; ///< the nearest clear ones, all at one distance
    MissingFigures missing;
};

/// Judges entry hexes for one side; made once for many hexes. It looks at the situation, which
/// must outlive it.
class EntryWays {
public:
    EntryWays(const Situation& situation, model::SideId side);
    ~EntryWays();
    EntryWays(const EntryWays&) = delete;
    EntryWays& operator=(const EntryWays&) = delete;

    EntryHexState at(model::Hex hex) const;

private:
    struct Judge;
    std::unique_ptr<const Judge> judge_;
};

/// What one stack, or one unit in road march, pays.
struct EntryPayment {
    std::vector<model::UnitId> units;
    int number = 0;                 ///< its place in the column that turn, from 1
    model::Printed<int> halfPoints; ///< the dearest of its units
    Verdict enters = Verdict::undecided;
    bool byLeastMovement = false; ///< it enters although it cannot pay
    bool noRoom = false;          ///< those before it leave no hex behind them
    bool keptOut = false;         ///< it may not enter a zone of the enemy, as the hex is
    bool barred = false;          ///< it may not enter such ground at all
    std::string entersOn;         ///< a later turn, where it waits; empty: not within the track
    std::optional<model::Hex> ends;
    model::RuleRef clause;
    MissingFigures missing;
};

struct EntryPlan {
    const model::Arrival* arrival = nullptr;
    std::string turn;
    bool isPreview = false; ///< the turn is not that of the situation
    EntryHexes scheduled;
    std::vector<EntryHexState> states; ///< by scheduled hex
    /// Open: it may enter where it is scheduled. Blocked: it may, or may go elsewhere. Barred: it
    /// waits.
    enum class Way { undecided, open, blocked, barred } way = Way::undecided;
    std::vector<model::Hex> mayEnterBy;
    std::optional<model::Hex> paidAt; ///< the hex that the payments are for
    std::vector<EntryPayment> payments;
    MissingFigures missing;

    /// Surely somebody waits.
    bool waits() const;
};

/// Plans of many groups of one situation, which must outlive it; what they share is found out once.
class EntryPlanner {
public:
    explicit EntryPlanner(const Situation& situation);
    ~EntryPlanner();
    EntryPlanner(const EntryPlanner&) = delete;
    EntryPlanner& operator=(const EntryPlanner&) = delete;

    /// `turn` empty: that of the group, and for one without a turn that of the situation. Groups
    /// that come by the same hex before it, or wait there, go first.
    EntryPlan plan(const model::Arrival& arrival, std::string_view turn = {});

private:
    struct Shared;
    std::unique_ptr<Shared> shared_;
};

/// The fewest stacks in which the units may come, leaders with the first, trains last.
std::vector<std::vector<model::UnitId>> entryStacks(const Situation& situation,
                                                    const std::vector<model::UnitId>& units);
/// A battery that belongs to a corps and to none of its divisions.
bool isCorpsBattery(const UnitFacts& unit);
/// The order of a column: leaders, units, batteries of no division, trains.
std::vector<model::UnitId> columnOrder(const Situation& situation,
                                       const std::vector<model::UnitId>& units);

/// `1/2`, `3/2`, `3`.
std::string entryPointsText(int halfPoints);

const model::Arrival* findArrival(const model::Scenario& scenario, const model::ArrivalId& id);
std::string_view word(EntryPlan::Way way);

} // namespace validators
