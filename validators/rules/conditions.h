#pragma once
// What the turn and the weather of a situation change, for every rule that asks.

#include "model/ruleset/ruleset.h"

#include <optional>
#include <string>
#include <string_view>

namespace validators {

class Situation;

/// Without a turn it is a day turn, and weather that nobody states is the first of the ruleset.
/// Where a turn is named that the track does not have, what hangs on it is undecided.
struct Conditions {
    const model::DayTurn* turn = nullptr;        ///< null: none, or not on the track
    const model::TurnKindRule* kind = nullptr;   ///< null: the ruleset says nothing of its kind
    const model::WeatherType* weather = nullptr; ///< that has its effects; null: none
    bool unknownWeather = false;                 ///< stated, but the ruleset does not know it
    bool unknownTurn = false;                    ///< named, but not on the track

    model::TurnKind isKind = model::TurnKind::day; ///< as the scenario says, else as printed

    model::TurnKind turnKind() const { return isKind; }
    /// Rivers and lakes.
    bool frozen() const { return weather && weather->freezes; }
};

Conditions conditionsOf(const Situation& situation);

/// The turn of the day in a label of the track: `7 AM` in `12 Apr 7 AM`; null when none ends it.
const model::DayTurn* dayTurn(const model::TurnTrack& track, std::string_view label);

} // namespace validators
