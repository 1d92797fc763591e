// The turn track: its length, its order, and what its turns are. The turns are laid by
// rules/turn_track.

#include "validators/rules/turn_track.h"

#include "model/edits/schedule_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/near_names.h"
#include "validators/rules/published.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace validators {

namespace {

model::Subject scenarioOf(const Situation& situation) {
    return model::ObjectRef{model::ObjectKind::scenario, situation.scenario().id};
}

model::Subject turnOf(std::string label) {
    return model::ObjectRef{model::ObjectKind::turn, std::move(label)};
}

const model::Turns& spanOf(const Situation& situation) {
    return situation.scenario().schedule->turns;
}

/// 25.41, 27.11 and kin: both ends count.
void count(const Situation& situation, Findings& findings) {
    const Track& track = situation.track();
    const auto& stated = spanOf(situation).stated;
    if (!track.isKnown() || !stated.hasValue()) return;
    const int counted = static_cast<int>(track.turns().size());
    if (*stated == counted) return;
    const auto printed = publishedFigures(situation, "turns");
    findings.add(model::tr("{found} turns are stated, {from} to {to} are {allowed}",
                           {{"found", std::to_string(*stated)},
                            {"from", track.turns().front().label},
                            {"to", track.turns().back().label},
                            {"allowed", std::to_string(counted)}}),
                 {scenarioOf(situation)},
                 {.rule = printed.empty() ? model::RuleRef{} : printed.front()->rule,
                  .fixes = {{model::tr("State {count} turns", {{"count", std::to_string(counted)}}),
                             false, model::setStatedTurns(counted)}}});
}

/// A label of the scenario with its field, and how to give it another text.
struct UsedLabel {
    std::string field, label;
    model::Edit (*set)(std::string) = nullptr;
};

std::vector<UsedLabel> usedLabels(const Situation& situation) {
    const model::Schedule& schedule = *situation.scenario().schedule;
    std::vector<UsedLabel> used{{"from", schedule.turns.from, model::setFirstTurn},
                                {"to", schedule.turns.to, model::setLastTurn}};
    for (const auto& turn : schedule.listed)
        used.push_back({"turn " + turn.at, turn.at});
    for (const auto& weather : schedule.weather) {
        const auto [from, to] = endsOfSpan(weather.turn);
        used.push_back({"weather " + weather.turn, std::string(from)});
        if (to != from) used.push_back({"weather " + weather.turn, std::string(to)});
    }
    for (const auto& pontoon : situation.scenario().onMap->pontoons)
        used.push_back({"pontoon " + pontoon->turn, pontoon->turn});
    return used;
}

/// Labels of the track, or of the printed day, that may have been meant.
std::vector<std::string> nearLabels(const Situation& situation, const std::string& label) {
    std::vector<std::string> candidates;
    for (const PlayedTurn& turn : situation.track().turns())
        candidates.push_back(turn.label);
    if (candidates.empty() && situation.ruleset())
        for (const auto& turn : situation.ruleset()->turnTrack.day) {
            const auto blank = label.find(' ', label.find(' ') + 1);
            candidates.push_back((blank == std::string::npos ? "" : label.substr(0, blank + 1)) +
                                 turn.id);
        }
    return nearNames(label, std::move(candidates));
}

void unknownLabel(const Situation& situation, Findings& findings) {
    const Track& track = situation.track();
    std::set<std::string> reported;
    for (const UsedLabel& used : usedLabels(situation)) {
        if (used.label.empty()) continue;
        const bool unknown =
            track.isKnown() ? !track.indexOf(used.label) : track.isTurn(used.label) == Verdict::no;
        if (!unknown || !reported.insert(used.field).second) continue;
        std::vector<model::Fix> fixes;
        if (used.set)
            for (const auto& near : nearLabels(situation, used.label))
                fixes.push_back(
                    {model::tr("Make it {turn}", {{"turn", near}}), false, used.set(near)});
        findings.add(model::tr("{field}: {found} is no turn of the track",
                               {{"field", used.field}, {"found", used.label}}),
                     {scenarioOf(situation)}, {.part = used.field, .fixes = std::move(fixes)});
    }
}

/// Listed turns without a printed day run through less than a day, or carry dates.
void listedOrder(const Situation& situation, Findings& findings) {
    constexpr int minutesInDay = 24 * 60;
    int elapsed = 0;
    const PlayedTurn* before = nullptr;
    for (const PlayedTurn& turn : situation.track().turns()) {
        if (!turn.minute || (before && before->date != turn.date)) {
            before = turn.minute ? &turn : nullptr;
            elapsed = 0;
            continue;
        }
        if (before && before->minute) {
            const int step = *turn.minute - *before->minute;
            const bool wraps = step < 0;
            elapsed += wraps ? step + minutesInDay : step;
            const bool isLate = turn.date.empty() ? elapsed >= minutesInDay : wraps;
            if (isLate) {
                findings.add(model::tr("{found} stands after {allowed}",
                                       {{"found", turn.label}, {"allowed", before->label}}),
                             {turnOf(turn.label)});
                elapsed = 0;
            }
        }
        before = &turn;
    }
}

void outOfOrder(const Situation& situation, Findings& findings) {
    const Track& track = situation.track();
    const model::Turns& turns = spanOf(situation);
    if (track.fault() == TrackFault::endsFirst) {
        findings.add(
            model::tr("the last turn, {found}, comes before the first, {allowed}",
                      {{"found", turns.to}, {"allowed", turns.from}}),
            {turnOf(turns.to)},
            {.fixes = {{model::tr("Swap first and last turn"), false, model::swapTurns()}}});
        return;
    }
    const bool isListed = !situation.ruleset() || situation.ruleset()->turnTrack.day.empty();
    if (isListed && track.isKnown()) listedOrder(situation, findings);
}

void reportTwice(const Situation& situation, Findings& findings) {
    std::map<std::string, std::vector<const model::TrackTurn*>> said;
    for (const auto& turn : situation.scenario().schedule->listed)
        said[turn.at].push_back(&turn);
    for (const auto& [label, turns] : said) {
        if (turns.size() < 2 || label.empty()) continue;
        const bool alike =
            std::all_of(turns.begin(), turns.end(),
                        [first = turns.front()](const auto* turn) { return *turn == *first; });
        findings.add(
            model::tr("{turn} is given {found} times",
                      {{"turn", label}, {"found", std::to_string(turns.size())}, {"allowed", "1"}}),
            {turnOf(label)},
            {.fixes = {{model::tr("Keep the first"), alike, model::dropRepeatedTurns(label)}}});
    }
}

/// A turn whose length is known ends before the next begins.
void gap(const Situation& situation, Findings& findings) {
    constexpr int minutesInHour = 60;
    constexpr int minutesInDay = 24 * minutesInHour;
    reportTwice(situation, findings);
    const auto& turns = situation.track().turns();
    for (std::size_t i = 1; i < turns.size(); ++i) {
        const PlayedTurn& before = turns[i - 1];
        if (!before.minute || !before.hours || !turns[i].minute) continue;
        if (before.listed && before.listed->hours.hasValue() && before.printed)
            continue; // its length is the business of turns.length
        const int away = (*turns[i].minute - *before.minute + minutesInDay) % minutesInDay;
        const int missing = away - *before.hours * minutesInHour;
        if (away == 0 || missing <= 0) continue;
        findings.add(model::tr("between {before} and {turn} {found} minutes are on no turn",
                               {{"before", before.label},
                                {"turn", turns[i].label},
                                {"found", std::to_string(missing)},
                                {"allowed", "0"}}),
                     {turnOf(turns[i].label)}, {.part = "after " + before.label});
    }
}

void length(const Situation& situation, Findings& findings) {
    for (const PlayedTurn& turn : situation.track().turns()) {
        if (!turn.printed || !turn.hours || *turn.hours == turn.printed->hours) continue;
        const auto* kind = model::find(situation.ruleset()->turnTrack, turn.printed->kind);
        if (kind && (kind->leastHours || kind->mostHours) &&
            *turn.hours >= kind->leastHours.value_or(0) &&
            *turn.hours <= kind->mostHours.value_or(*turn.hours))
            continue;
        std::string allowed = std::to_string(turn.printed->hours);
        if (kind && kind->leastHours && kind->mostHours && *kind->leastHours != *kind->mostHours)
            allowed = std::to_string(*kind->leastHours) + ".." + std::to_string(*kind->mostHours);
        findings.add(model::tr("{turn} lasts {found} hours, not {allowed}",
                               {{"turn", turn.label},
                                {"found", std::to_string(*turn.hours)},
                                {"allowed", allowed}}),
                     {turnOf(turn.label)},
                     {.rule = turn.printed->rule,
                      .fixes = {{model::tr("Make it {hours} hours",
                                           {{"hours", std::to_string(turn.printed->hours)}}),
                                 false, model::setTurnHours(turn.listed->at, {})}}});
    }
}

bool isNight(model::TurnKind kind) {
    return kind == model::TurnKind::night;
}

void nightFlag(const Situation& situation, Findings& findings) {
    for (const PlayedTurn& turn : situation.track().turns()) {
        if (!turn.printed || !turn.listed || isNight(turn.kind) == isNight(turn.printed->kind))
            continue;
        findings.add(
            model::tr("{turn} is a {found} turn, by its hour a {allowed} turn",
                      {{"turn", turn.label},
                       {"found", std::string(model::word(turn.kind))},
                       {"allowed", std::string(model::word(turn.printed->kind))}}),
            {turnOf(turn.label)},
            {.fixes = {{model::tr("Make it a {kind} turn",
                                  {{"kind", std::string(model::word(turn.printed->kind))}}),
                        false, model::setTurnKind(turn.listed->at, "")}}});
    }
}

/// 25.71: a day that has the turn of dusk has one that is shaded.
void twilight(const Situation& situation, Findings& findings) {
    std::map<std::string, const PlayedTurn*> dusk;
    std::set<std::string> shaded;
    for (const PlayedTurn& turn : situation.track().turns()) {
        if (turn.printed && turn.printed->kind == model::TurnKind::twilight)
            dusk.emplace(turn.date, &turn);
        if (turn.kind == model::TurnKind::twilight) shaded.insert(turn.date);
    }
    for (const auto& [date, turn] : dusk)
        if (!shaded.contains(date))
            findings.add(model::tr("{turn}: no turn of this day is shaded",
                                   {{"turn", turn->label}, {"found", "0"}}),
                         {turnOf(turn->label)},
                         {.fixes = {{model::tr("Shade it"), false,
                                     model::setTurnKind(turn->listed->at, "")}}});
}

/// The turn on which the set-up of a published scenario stands.
void start(const Situation& situation, Findings& findings) {
    const auto printed = publishedFigures(situation, "first-turn");
    const std::string& from = spanOf(situation).from;
    if (printed.empty() || from.empty() || !situation.ruleset()) return;
    const model::TurnTrack& day = situation.ruleset()->turnTrack;
    const LabelParts is = partsOf(day, from);
    if (!is.turn || !is.date) return; // turns.unknown-label, or no date to compare
    std::vector<std::string> allowed;
    std::vector<model::Fix> fixes;
    for (const auto* figure : printed) {
        const LabelParts should = partsOf(day, figure->value);
        if (is.turn == should.turn && should.date &&
            daysBetween(*is.date, *should.date) == std::optional(0))
            return;
        allowed.push_back(figure->value);
        fixes.push_back({model::tr("Begin on {turn}", {{"turn", figure->value}}), false,
                         model::setFirstTurn(figure->value)});
    }
    findings.add(model::tr("the first turn is {found}, the set-up is that of {allowed}",
                           {{"found", from}, {"allowed", listed(allowed)}}),
                 {scenarioOf(situation), turnOf(from)},
                 {.rule = printed.front()->rule, .fixes = std::move(fixes)});
}

/// 26.6 and its exceptions.
void firstPlayer(const Situation& situation, Findings& findings) {
    const auto printed = publishedFigures(situation, "first-player");
    const model::SideId& first = spanOf(situation).firstPlayer;
    if (printed.empty() || first.empty() || first.text == printed.front()->value) return;
    const std::string& should = printed.front()->value;
    findings.add(model::tr("{found} moves first, by the rules {allowed} does",
                           {{"found", first.text}, {"allowed", should}}),
                 {scenarioOf(situation)},
                 {.rule = printed.front()->rule,
                  .fixes = {{model::tr("{side} moves first", {{"side", should}}), false,
                             model::setFirstPlayer(model::SideId(should))}}});
}

constexpr model::Parts track = model::Part::schedule | model::Part::rules | model::Part::texts;

constexpr auto checks = std::to_array<Check>({
    {"turns.count", "Another number of turns",
     "The number of turns that the scenario states is not that of the turns from its first to its "
     "last, both counted.",
     model::Severity::warning, track, count, true},
    {"turns.first-player", "The wrong first player",
     "A scenario that says it is a published one names another first player than the rules give "
     "it.",
     model::Severity::error, track, firstPlayer},
    {"turns.gap", "A turn missing or given twice",
     "The scenario says something of one turn twice, or a turn ends before the next one begins, so "
     "that time is on no turn.",
     model::Severity::error, track, gap, true},
    {"turns.length", "A turn of the wrong length",
     "A turn lasts longer or shorter than the rules let a turn of its kind last.",
     model::Severity::error, track, length},
    {"turns.night-flag", "Day or night against the hour",
     "A turn of the night is marked as one of the day, or the other way round.",
     model::Severity::error, track, nightFlag},
    {"turns.out-of-order", "Turns out of order",
     "The last turn comes before the first, or a listed turn stands after a later one.",
     model::Severity::error, track, outOfOrder, true},
    {"turns.start", "Begins on a turn without set-up",
     "A scenario that says it is a published one begins on another turn than its set-up is printed "
     "for.",
     model::Severity::error, track, start},
    {"turns.twilight", "No shaded turn",
     "A day whose dusk is on the track has no turn that is marked as twilight.",
     model::Severity::warning, track, twilight},
    {"turns.unknown-label", "No such turn",
     "The first or last turn, or a turn for which the scenario gives weather, a kind, a length or "
     "a pontoon, is not on the turn track.",
     model::Severity::error, track | model::Part::onMap, unknownLabel, true},
});

} // namespace

std::span<const Check> turnsChecks() {
    return checks;
}

} // namespace validators
