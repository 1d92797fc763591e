// The order of arrivals: columns, numbers of ALT groups, the hours of variable schedules.

#include "model/edits/schedule_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/rules/entry.h"
#include "validators/rules/stacking.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace validators {

namespace {

model::Subject groupOf(const model::Arrival& arrival) {
    return model::ObjectRef{model::ObjectKind::arrival, arrival.id.text};
}

/// The known units of a group, in the order of the scenario.
std::vector<const UnitFacts*> unitsOf(const Situation& situation, const model::Arrival& arrival) {
    std::vector<const UnitFacts*> units;
    for (const auto& unit : arrival.units)
        if (const auto* facts = situation.unit(unit)) units.push_back(facts);
    return units;
}

model::Fix reordered(const Situation& situation, const model::Arrival& arrival) {
    return {model::tr("Put the column in order"), true,
            model::setArrivalUnits(arrival.id, columnOrder(situation, arrival.units))};
}

// --- columns ---

/// The leader could not stand with those of his formation that are named before him.
bool comesTooLate(const Situation& situation, const model::Arrival& arrival,
                  const UnitFacts& leader, const std::vector<const UnitFacts*>& before) {
    if (before.empty()) return false;
    if (arrival.roadMarch) return before.size() > 1; // 7.53: one by one
    std::vector<Standing> pieces;
    const auto add = [&](const UnitFacts& facts) {
        Standing piece;
        piece.piece.unit = facts.unit->id;
        piece.facts = &facts;
        pieces.push_back(std::move(piece));
    };
    for (const auto* facts : before)
        add(*facts);
    add(leader);
    std::vector<const Standing*> stack;
    for (const Standing& piece : pieces)
        stack.push_back(&piece);
    return stackOf(situation, stack).verdict == Verdict::no;
}

/// 19.22, 25.53: the leader with the first stack; 19.22, 25.26: the train behind the last unit.
void columnOrderCheck(const Situation& situation, Findings& findings) {
    for (const auto& arrival : situation.scenario().schedule->arrivals) {
        const auto units = unitsOf(situation, *arrival);
        std::vector<std::string> faults;
        for (std::size_t i = 0; i < units.size(); ++i) {
            const UnitFacts& facts = *units[i];
            const auto& formation = facts.unit->formation;
            if (formation.empty()) continue;
            const auto ofFormation = [&](std::size_t first, std::size_t last) {
                std::vector<const UnitFacts*> same;
                for (std::size_t k = first; k < last; ++k)
                    if (units[k]->unit->formation == formation &&
                        model::isCombatKind(units[k]->kind()))
                        same.push_back(units[k]);
                return same;
            };
            if (facts.kind() == "leader" &&
                comesTooLate(situation, *arrival, facts, ofFormation(0, i)))
                faults.push_back(situation.name(facts.unit->id) +
                                 " is not with the first stack of his formation");
            if (facts.kind() == "train" && !ofFormation(i + 1, units.size()).empty())
                faults.push_back(situation.name(facts.unit->id) +
                                 " is not behind the units of its formation");
        }
        if (faults.empty()) continue;
        findings.add(model::tr("{arrival}: {found}",
                               {{"arrival", arrival->id.text}, {"found", listed(faults)}}),
                     {groupOf(*arrival)}, {.fixes = {reordered(situation, *arrival)}});
    }
}

/// Glossary, Column: what belongs to the corps alone comes behind its divisions.
void batteryOrder(const Situation& situation, Findings& findings) {
    for (const auto& arrival : situation.scenario().schedule->arrivals) {
        const auto units = unitsOf(situation, *arrival);
        std::vector<std::string> early;
        for (std::size_t i = 0; i < units.size(); ++i) {
            const UnitFacts& battery = *units[i];
            if (!isCorpsBattery(battery)) continue;
            const bool before =
                std::any_of(units.begin() + static_cast<std::ptrdiff_t>(i), units.end(),
                            [&](const auto* other) {
                                return other->unit->formation == battery.unit->formation &&
                                       !other->unit->division.empty();
                            });
            if (before) early.push_back(situation.name(battery.unit->id));
        }
        if (early.empty()) continue;
        findings.add(model::tr("{arrival}: {found} stands before units of a division",
                               {{"arrival", arrival->id.text}, {"found", listed(early)}}),
                     {groupOf(*arrival)}, {.fixes = {reordered(situation, *arrival)}});
    }
}

// --- ALT groups ---

std::map<model::SideId, std::vector<const model::Arrival*>> altGroups(const Situation& situation) {
    std::map<model::SideId, std::vector<const model::Arrival*>> groups;
    for (const auto& arrival : situation.scenario().schedule->arrivals)
        if (arrival->alt.hasValue()) groups[arrival->side].push_back(&*arrival);
    return groups;
}

/// 25.51: from 1 without a gap. A number may stand twice, with the lists of several dates (32.52).
void groupNumbers(const Situation& situation, Findings& findings) {
    for (const auto& [side, groups] : altGroups(situation)) {
        std::set<int> numbers;
        for (const auto* group : groups)
            numbers.insert(*group->alt);
        if (*numbers.begin() == 1 && *numbers.rbegin() == static_cast<int>(numbers.size()))
            continue;
        std::vector<model::Edit> steps;
        for (const auto* group : groups) {
            const auto place = std::distance(numbers.begin(), numbers.find(*group->alt)) + 1;
            steps.push_back(model::setAltNumber(group->id, static_cast<int>(place)));
        }
        std::vector<std::string> written;
        for (const int number : numbers)
            written.push_back(std::to_string(number));
        findings.add(model::tr("{side}: the ALT groups are {found}, not 1 to {allowed}",
                               {{"side", side.text},
                                {"found", listed(written)},
                                {"allowed", std::to_string(numbers.size())}}),
                     {model::ObjectRef{model::ObjectKind::side, side.text}},
                     {.fixes = {{model::tr("Number them from 1"), false,
                                 model::together(model::tr("Number the ALT groups of {side}",
                                                           {{"side", side.text}}),
                                                 std::move(steps))}}});
    }
}

/// 25.51: a group that has a turn, though one of a lower number has none or a later one.
void overtakes(const Situation& situation, Findings& findings) {
    const Track& track = situation.track();
    if (!track.isKnown()) return;
    for (const auto& [side, groups] : altGroups(situation))
        for (const auto* group : groups) {
            const auto due = group->turn.empty() ? std::nullopt : track.indexOf(group->turn);
            if (!due) continue;
            for (const auto* other : groups) {
                if (*other->alt >= *group->alt) continue;
                const auto earlier =
                    other->turn.empty() ? std::nullopt : track.indexOf(other->turn);
                // 32.52: another list of the lower number may be the one that came.
                const bool came = std::any_of(groups.begin(), groups.end(), [&](const auto* list) {
                    const auto at = list->turn.empty() ? std::nullopt : track.indexOf(list->turn);
                    return *list->alt == *other->alt && at && *at <= *due;
                });
                if (came || (!other->turn.empty() && !earlier)) continue;
                findings.add(
                    model::tr("{arrival}, group {found}, comes on {turn} before group {allowed}",
                              {{"arrival", group->id.text},
                               {"found", std::to_string(*group->alt)},
                               {"turn", group->turn},
                               {"allowed", std::to_string(*other->alt)}}),
                    {groupOf(*group), groupOf(*other)});
            }
        }
}

/// 25.17: the only leader of an army who commands all of it comes when the dice say so.
void commanderLate(const Situation& situation, Findings& findings) {
    std::map<model::ArmyId, std::vector<const UnitFacts*>> commanders;
    for (const UnitFacts& facts : situation.units())
        if (facts.unitClass && facts.unitClass->commandsArmy && !facts.army.empty())
            commanders[facts.army].push_back(&facts);
    const auto isOnMap = [&](const model::UnitId& unit) {
        const auto& all = situation.standing();
        return std::any_of(all.begin(), all.end(),
                           [&](const Standing& piece) { return piece.piece.unit == unit; });
    };
    for (const auto& [army, leaders] : commanders) {
        if (leaders.size() != 1 || isOnMap(leaders.front()->unit->id)) continue;
        const model::UnitId& leader = leaders.front()->unit->id;
        const model::Arrival* alt = nullptr;
        bool scheduled = false;
        for (const auto& arrival : situation.scenario().schedule->arrivals) {
            if (std::find(arrival->units.begin(), arrival->units.end(), leader) ==
                arrival->units.end())
                continue;
            if (arrival->alt.isStated())
                alt = &*arrival;
            else
                scheduled = true;
        }
        if (!alt || scheduled) continue;
        findings.add(model::tr("{leader}, the only commander of {army}, comes with ALT group "
                               "{found}",
                               {{"leader", situation.name(leader)},
                                {"army", army.text},
                                {"found", std::to_string(alt->alt.valueOr(0))}}),
                     {model::ObjectRef{model::ObjectKind::unit, leader.text}});
    }
}

// --- variable schedules ---

/// The ways of a group, where each has hours that are known; empty: it is no variable schedule.
std::vector<OpenTurns> variableHours(const Situation& situation, const model::Arrival& arrival) {
    std::vector<OpenTurns> all;
    for (const auto& point : arrival.enter) {
        if (point.hours.empty()) return {};
        all.push_back(openTurns(situation, point));
        if (!all.back().known) return {};
    }
    return all;
}

std::vector<std::string> labelsOf(const Track& track, const std::vector<std::size_t>& turns) {
    std::vector<std::string> runs;
    for (std::size_t i = 0; i < turns.size();) {
        std::size_t last = i;
        while (last + 1 < turns.size() && turns[last + 1] == turns[last] + 1)
            ++last;
        const auto& first = track.turns()[turns[i]].label;
        runs.push_back(last == i ? first : first + ".." + track.turns()[turns[last]].label);
        i = last + 1;
    }
    return runs;
}

/// Reports the turns at which as many ways are open as `isWrong` says.
template <class IsWrong>
std::vector<std::size_t> turnsWhere(const Track& track, const std::vector<OpenTurns>& ways,
                                    IsWrong isWrong) {
    std::vector<std::size_t> wrong;
    for (std::size_t t = 0; t < track.turns().size(); ++t) {
        const auto open = std::count_if(ways.begin(), ways.end(),
                                        [&](const OpenTurns& way) { return way.at[t]; });
        if (isWrong(open)) wrong.push_back(t);
    }
    return wrong;
}

void scheduleGap(const Situation& situation, Findings& findings) {
    const Track& track = situation.track();
    for (const auto& arrival : situation.scenario().schedule->arrivals) {
        const auto ways = variableHours(situation, *arrival);
        if (ways.empty() || !arrival->turn.empty()) continue;
        const auto bare = turnsWhere(track, ways, [](auto open) { return open == 0; });
        if (bare.empty()) continue;
        std::vector<model::Fix> fixes;
        const auto& last = arrival->enter.back().hours;
        const auto [from, to] = endsOfSpan(last);
        if (!to.empty() && bare.back() + 1 == track.turns().size())
            fixes.push_back({model::tr("Let the last line hold from then on"), false,
                             model::setEntryHours(arrival->id, arrival->enter.size() - 1,
                                                  std::string(from) + "..")});
        findings.add(
            model::tr("{arrival} has no entry hex on {found}",
                      {{"arrival", arrival->id.text}, {"found", listed(labelsOf(track, bare))}}),
            {groupOf(*arrival)}, {.fixes = std::move(fixes)});
    }
}

void scheduleOverlap(const Situation& situation, Findings& findings) {
    const Track& track = situation.track();
    for (const auto& arrival : situation.scenario().schedule->arrivals) {
        const auto ways = variableHours(situation, *arrival);
        const auto both = turnsWhere(track, ways, [](auto open) { return open > 1; });
        if (both.empty()) continue;
        findings.add(
            model::tr("{arrival}: {found} stands in two lines",
                      {{"arrival", arrival->id.text}, {"found", listed(labelsOf(track, both))}}),
            {groupOf(*arrival)});
    }
}

constexpr model::Parts groups = model::Part::schedule | model::Part::rules;
constexpr model::Parts units = groups | model::Part::forces;

constexpr auto checks = std::to_array<Check>({
    {"entry.battery-order", "A corps battery too early",
     "A battery that belongs to a corps and to none of its divisions is named before units of a "
     "division; it comes behind them.",
     model::Severity::info, units, batteryOrder},
    {"entry.column-order", "Column out of order",
     "The leader of a formation is named so late that he cannot be with its first stack, or its "
     "train stands before units of the formation.",
     model::Severity::error, units, columnOrderCheck},
    {"entry.commander-late", "The commander comes by chance",
     "The only leader who commands all of an army arrives with an ALT group, so nobody knows when.",
     model::Severity::info, units | model::Part::setup | model::Part::grid, commanderLate},
    {"entry.group-numbers", "ALT groups not numbered from 1",
     "The ALT groups of a side come in the order of their numbers, which run from 1 without a gap.",
     model::Severity::error, groups, groupNumbers},
    {"entry.overtakes", "A group before its turn",
     "An ALT group has a turn although a group of a lower number has none, or a later one.",
     model::Severity::error, groups, overtakes},
    {"entry.schedule-gap", "Hours without an entry hex",
     "The lines of a variable schedule leave turns of the track without an entry hex.",
     model::Severity::warning, groups, scheduleGap},
    {"entry.schedule-overlap", "Hours in two lines",
     "Two lines of a variable schedule give an entry hex for the same turn.",
     model::Severity::error, groups, scheduleOverlap},
});

} // namespace

std::span<const Check> entryOrderChecks() {
    return checks;
}

} // namespace validators
