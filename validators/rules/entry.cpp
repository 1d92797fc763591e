#include "validators/rules/entry.h"

#include "validators/add_once.h"
#include "validators/rules/conditions.h"
#include "validators/rules/published.h"

#include <algorithm>
#include <numeric>

namespace validators {

namespace {

const model::EntryRule& ruleOf(const Situation& situation) {
    static const model::EntryRule none;
    return situation.ruleset() ? situation.ruleset()->entry : none;
}

/// Hours that begin again every day, in the order of the printed day.
OpenTurns everyDay(const Situation& situation, const model::EntryPoint& point) {
    OpenTurns open;
    const Track& track = situation.track();
    const auto& day = situation.ruleset()->turnTrack.day;
    const auto place = [&](std::string_view label, std::size_t standard) {
        if (label.empty()) return std::optional(standard);
        const LabelParts parts = partsOf(situation.ruleset()->turnTrack, label);
        if (!parts.turn || !parts.dateText.empty()) return std::optional<std::size_t>();
        return std::optional(static_cast<std::size_t>(parts.turn - day.data()));
    };
    const auto [from, to] = endsOfSpan(point.hours);
    const auto first = place(from, 0);
    const auto last = place(to, day.size() - 1);
    if (!first || !last || *last < *first) return open;
    open.known = true;
    for (const PlayedTurn& turn : track.turns()) {
        const auto at = static_cast<std::size_t>(turn.printed - day.data());
        open.at.push_back(*first <= at && at <= *last);
    }
    return open;
}

} // namespace

std::vector<model::Hex> hexesOf(const Situation& situation, const model::EntryPoint& point) {
    std::vector<model::Hex> hexes;
    for (const model::Hex hex : point.at)
        addOnce(hexes, hex);
    if (!point.entry.empty())
        for (const auto& entry : situation.map().entries)
            if (entry->id == point.entry)
                for (const model::Hex hex : entry->at)
                    addOnce(hexes, hex);
    return hexes;
}

OpenTurns openTurns(const Situation& situation, const model::EntryPoint& point) {
    const Track& track = situation.track();
    OpenTurns open;
    if (!track.isKnown()) return open;
    if (point.hours.empty()) return {true, std::vector<bool>(track.turns().size(), true)};
    const bool dated =
        point.hours.find_first_of("0123456789") != std::string::npos &&
        !partsOf(situation.ruleset() ? situation.ruleset()->turnTrack : model::TurnTrack{},
                 endsOfSpan(point.hours).first)
             .dateText.empty();
    const bool hasDay = situation.ruleset() && !situation.ruleset()->turnTrack.day.empty();
    if (hasDay && !dated && ruleOf(situation).hours.value == model::EntryHours::everyDay)
        return everyDay(situation, point);
    // D-ENT-6: hours are those of the first day, an open end holds to the last turn.
    const auto span = track.spanOf(point.hours);
    if (!span) return open;
    open.known = true;
    open.at.assign(track.turns().size(), false);
    for (std::size_t i = span->first; i <= span->last; ++i)
        open.at[i] = true;
    return open;
}

EntryHexes entryHexes(const Situation& situation, const model::Arrival& arrival,
                      std::string_view turn) {
    EntryHexes answer;
    answer.known = Verdict::yes;
    const auto index = situation.track().indexOf(turn);
    for (const model::EntryPoint& point : arrival.enter) {
        bool isOpen = point.hours.empty();
        if (!isOpen) {
            const OpenTurns open = openTurns(situation, point);
            if (!open.known || !index) {
                answer.known = Verdict::undecided;
                answer.missing.push_back("hours " + point.hours);
                continue;
            }
            isOpen = open.at[*index];
        }
        if (!isOpen) continue;
        for (const model::Hex hex : hexesOf(situation, point))
            addOnce(answer.hexes, hex);
    }
    if (answer.known == Verdict::yes && answer.hexes.empty()) answer.known = Verdict::no;
    return answer;
}

// --- whether it comes ---

std::string text(const Fraction& fraction) {
    if (fraction.in == 1) return std::to_string(fraction.of);
    return std::to_string(fraction.of) + '/' + std::to_string(fraction.in);
}

namespace {

/// That a number of dice show no more than a sum: exact, by counting.
Fraction chanceUpTo(int dice, int sides, int most) {
    std::vector<long> ways{1};
    for (int die = 0; die < dice; ++die) {
        std::vector<long> next(ways.size() + static_cast<std::size_t>(sides), 0);
        for (std::size_t sum = 0; sum < ways.size(); ++sum)
            for (int face = 1; face <= sides; ++face)
                next[sum + static_cast<std::size_t>(face)] += ways[sum];
        ways = std::move(next);
    }
    Fraction chance{0, std::accumulate(ways.begin(), ways.end(), 0L)};
    for (std::size_t sum = 0; sum < ways.size() && sum <= static_cast<std::size_t>(most); ++sum)
        chance.of += ways[sum];
    const long common = std::gcd(chance.of, chance.in);
    if (common > 1) chance = {chance.of / common, chance.in / common};
    return chance;
}

/// The groups of its side that must have come before it.
std::vector<int> lowerNumbers(const model::Schedule& schedule, const model::Arrival& arrival) {
    std::vector<int> numbers;
    for (const auto& other : schedule.arrivals)
        if (other->side == arrival.side && other->alt.hasValue() && *other->alt < *arrival.alt)
            numbers.push_back(*other->alt);
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

} // namespace

const model::PublishedFigure* barOnTurn(const Situation& situation, const model::Arrival& arrival,
                                        std::string_view turn) {
    if (!arrival.alt.isStated() || !situation.ruleset()) return nullptr;
    const model::TurnTrack& track = situation.ruleset()->turnTrack;
    const LabelParts parts = partsOf(track, turn);
    if (!parts.date || track.day.empty()) return nullptr;
    // 27.53: the figure names a date.
    for (const auto* figure : publishedFigures(situation, "no-alt-on")) {
        if (figure->side != arrival.side.text) continue;
        const LabelParts barred = partsOf(track, figure->value + ' ' + track.day.front().id);
        if (barred.date && daysBetween(*barred.date, *parts.date) == std::optional(0))
            return figure;
    }
    return nullptr;
}

EntryChance entryChance(const Situation& situation, const model::Arrival& arrival,
                        std::string_view turn) {
    EntryChance chance;
    if (!arrival.turn.empty()) {
        const Track& track = situation.track();
        const auto asked = track.indexOf(turn);
        const auto due = track.indexOf(arrival.turn);
        if (!asked || !due)
            chance.missing = "turn track";
        else
            chance.each = Fraction{*asked == *due ? 1 : 0, 1};
        return chance;
    }
    if (!arrival.alt.hasValue()) {
        chance.missing = "arrival " + arrival.id.text + ": turn";
        return chance;
    }
    const model::EntryRule& rule = ruleOf(situation);
    if (const auto* bar = barOnTurn(situation, arrival, turn)) {
        chance.each = Fraction{0, 1};
        chance.clause = bar->rule;
        return chance;
    }
    // 25.51: in their order, and each player turn by the dice where no cards are played.
    for (const int number : lowerNumbers(*situation.scenario().schedule, arrival))
        chance.conditions.push_back("after group " + std::to_string(number));
    if (rule.altDice.value == 0 || rule.altSides.value == 0) {
        chance.missing = "entry.alt-dice";
        return chance;
    }
    chance.each = chanceUpTo(rule.altDice.value, rule.altSides.value, rule.altUpTo.value);
    chance.conditions.push_back("without cards, each player turn");
    chance.clause = rule.altUpTo.rule;
    return chance;
}

std::vector<const model::Arrival*> arrivalsOn(const Situation& situation, std::string_view turn) {
    std::vector<const model::Arrival*> groups;
    for (const auto& arrival : situation.scenario().schedule->arrivals) {
        const auto mayCome = [&] {
            if (turn.empty() || arrival->turn == turn) return true;
            if (arrival->turn.empty() && !arrival->alt.hasValue()) return false;
            const auto chance = entryChance(situation, *arrival, turn);
            return chance.each ? chance.each->of > 0 : arrival->turn.empty();
        };
        if (mayCome()) groups.push_back(&*arrival);
    }
    return groups;
}

const model::Arrival* findArrival(const model::Scenario& scenario, const model::ArrivalId& id) {
    for (const auto& arrival : scenario.schedule->arrivals)
        if (arrival->id == id) return &*arrival;
    return nullptr;
}

} // namespace validators
