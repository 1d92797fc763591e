#include "validators/rules/conditions.h"

#include "validators/rules/situation.h"
#include "validators/rules/turn_track.h"

#include <algorithm>

namespace validators {

namespace {

/// What the scenario says of this turn alone; empty: nothing.
std::string_view weatherOfTurn(const Situation& situation, std::string_view label) {
    for (const model::Weather& weather : situation.scenario().schedule->weather)
        if (weather.turn == label) return weather.is;
    return {};
}

/// Likewise, or of the first span that holds the turn.
std::string_view statedWeather(const Situation& situation, std::string_view label) {
    const std::string_view own = weatherOfTurn(situation, label);
    if (!own.empty()) return own;
    for (const model::Weather& weather : situation.scenario().schedule->weather)
        if (situation.track().holds(weather.turn, label)) return weather.is;
    return {};
}

/// 23.14: what the weather of the last turn before the night becomes. Empty: there is no such
/// turn, or the game does not say.
std::string_view weatherOfNight(const Situation& situation) {
    const auto& weather = situation.ruleset()->weather;
    if (std::none_of(weather.begin(), weather.end(),
                     [](const auto& type) { return !type.atNight.empty(); }))
        return {};
    const Track& track = situation.track();
    const auto night = track.indexOf(situation.turn());
    if (!night) return {};
    for (std::size_t i = *night; i-- > 0;) {
        const PlayedTurn& turn = track.turns()[i];
        if (turn.kind == model::TurnKind::night) continue;
        const std::string_view stated = statedWeather(situation, turn.label);
        const auto* before = model::findWeather(*situation.ruleset(), stated);
        if (!stated.empty() && !before) return stated; // unknown it stays
        return before && !before->atNight.empty() ? std::string_view(before->atNight)
                                                  : std::string_view(weather.front().id);
    }
    return {};
}

std::string_view weatherNow(const Situation& situation, model::TurnKind kind) {
    if (kind == model::TurnKind::night) {
        const std::string_view own = weatherOfTurn(situation, situation.turn());
        if (!own.empty()) return own;
        const std::string_view night = weatherOfNight(situation);
        if (!night.empty()) return night;
    }
    return statedWeather(situation, situation.turn());
}

} // namespace

const model::DayTurn* dayTurn(const model::TurnTrack& track, std::string_view label) {
    return partsOf(track, label).turn;
}

Conditions conditionsOf(const Situation& situation) {
    Conditions conditions;
    const model::Ruleset* ruleset = situation.ruleset();
    if (!ruleset) return conditions;
    conditions.turn = dayTurn(ruleset->turnTrack, situation.turn());
    conditions.isKind = conditions.turn ? conditions.turn->kind : model::TurnKind::day;
    if (const auto index = situation.track().indexOf(situation.turn()))
        conditions.isKind = situation.track().turns()[*index].kind;
    else
        conditions.unknownTurn =
            !situation.turn().empty() && situation.track().isTurn(situation.turn()) == Verdict::no;
    conditions.kind = model::find(ruleset->turnTrack, conditions.isKind);
    if (conditions.kind && !conditions.kind->weather) return conditions;
    const std::string_view stated = weatherNow(situation, conditions.isKind);
    if (!stated.empty()) {
        conditions.weather = model::findWeather(*ruleset, stated);
        conditions.unknownWeather = !conditions.weather;
    } else if (!ruleset->weather.empty()) {
        conditions.weather = &ruleset->weather.front();
    }
    return conditions;
}

} // namespace validators
