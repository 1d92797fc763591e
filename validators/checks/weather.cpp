// Weather: whether the rules know it, and when it is looked at.

#include "model/edits/schedule_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/near_names.h"
#include "validators/rules/situation.h"
#include "validators/rules/turn_track.h"

#include <array>
#include <map>

namespace validators {

namespace {

void unknown(const Situation& situation, Findings& findings) {
    if (situation.ruleset()->weather.empty()) return;
    std::vector<std::string> known;
    for (const auto& type : situation.ruleset()->weather)
        known.push_back(type.id);
    std::map<std::string, const model::Weather*> reported;
    for (const auto& weather : situation.scenario().schedule->weather) {
        if (model::findWeather(*situation.ruleset(), weather.is)) continue;
        if (!reported.emplace(weather.turn, &weather).second) continue;
        std::vector<model::Fix> fixes;
        for (const auto& near : nearNames(weather.is, known))
            fixes.push_back({model::tr("Make it {weather}", {{"weather", near}}), false,
                             model::setWeather(weather.turn, near)});
        findings.add(model::tr("{turn}: the rules know no weather {found}",
                               {{"turn", weather.turn}, {"found", weather.is}}),
                     {model::ObjectRef{model::ObjectKind::turn, weather.turn}},
                     {.fixes = std::move(fixes)});
    }
}

/// The turns of one date on which the scenario looks at the weather against the printed day.
struct DayOfTurns {
    std::string first;
    std::vector<std::string> found, allowed, changed;
};

void checkTurns(const Situation& situation, Findings& findings) {
    std::map<std::string, DayOfTurns> days;
    for (const PlayedTurn& turn : situation.track().turns()) {
        if (!turn.printed) continue;
        DayOfTurns& day = days[turn.date];
        if (day.first.empty()) day.first = turn.label;
        if (turn.weather) day.found.push_back(turn.printed->id);
        if (turn.printed->weather) day.allowed.push_back(turn.printed->id);
        if (turn.weather != turn.printed->weather) day.changed.push_back(turn.listed->at);
    }
    for (const auto& [date, day] : days) {
        if (day.changed.empty()) continue;
        findings.add(model::tr("{date}: weather is looked at on {found}, by the rules on {allowed}",
                               {{"date", date.empty() ? day.first : date},
                                {"found", day.found.empty() ? "no turn" : listed(day.found)},
                                {"allowed", day.allowed.empty() ? "none" : listed(day.allowed)}}),
                     {model::ObjectRef{model::ObjectKind::turn, day.first}},
                     {.fixes = {{model::tr("Take those of the rules"), false,
                                 model::setTurnWeather(day.changed, "")}}});
    }
}

constexpr model::Parts schedule = model::Part::schedule | model::Part::rules;

constexpr auto checks = std::to_array<Check>({
    {"weather.check-turns", "Weather on the wrong turns",
     "The turns of a day on which weather, supply and recovery are looked at are not those of the "
     "rules.",
     model::Severity::warning, schedule, checkTurns},
    {"weather.unknown", "Unknown weather",
     "The scenario gives a turn a weather that the ruleset does not know, so it has no effect.",
     model::Severity::error, schedule, unknown},
});

} // namespace

std::span<const Check> weatherChecks() {
    return checks;
}

} // namespace validators
