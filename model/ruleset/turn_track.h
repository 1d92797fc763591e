#pragma once
// The turns of one day as a game prints them, and what the kind of a turn and the weather change.
// A track whose game prints no day is listed turn by turn in the scenario.

#include "model/rule_ref.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

enum class TurnKind { day, twilight, night };

/// One turn of the day, in the order in which the day is played. In files `<turn label="7-8 PM"
/// starts="19" hours="2" kind="twilight" rule="28.11"/>`.
struct DayTurn {
    std::string id; ///< the label, as printed: `7 AM`
    int starts = 0; ///< hour of the day, 0 to 23
    int hours = 1;  ///< how long it lasts
    TurnKind kind = TurnKind::day;
    std::string part;     ///< of the night: pm, mid or am
    bool weather = false; ///< weather, supply and recovery are looked at
    RuleRef rule;
    bool operator==(const DayTurn&) const = default;
};

/// What turns of a kind allow. A figure that is not given changes nothing. In files
/// `<turn-kind is="night" sight="1" foot="2" mounted="3" weather="no" rule="2.2"/>`.
struct TurnKindRule {
    TurnKind id = TurnKind::day;
    std::optional<int> sight;                 ///< hexes
    std::optional<int> foot, mounted;         ///< movement points of a turn, whatever is printed
    std::optional<int> leastHours, mostHours; ///< how long such a turn may last
    bool weather = true;                      ///< the weather has its effects
    RuleRef rule;
    bool operator==(const TurnKindRule&) const = default;
};

/// In files `<weather id="snow" name="Snow" sight="1" freezes="yes" rule="23.13"/>`. The first one
/// of a game is what holds where nothing is said.
struct WeatherType {
    std::string id, name;
    std::optional<int> sight;         ///< hexes
    bool freezes = false;             ///< rivers and lakes
    int allowance = 0;                ///< movement points added to that of every unit
    std::vector<std::string> doubles; ///< unit classes that pay double
    std::string atNight; ///< what it is in the night after it; empty: the first weather of the game
    RuleRef rule;
    bool operator==(const WeatherType&) const = default;
};

struct TurnTrack {
    std::vector<DayTurn> day;
    std::vector<TurnKindRule> kinds;
    RuleRef rule;
    bool operator==(const TurnTrack&) const = default;
};

const DayTurn* find(const TurnTrack& track, std::string_view label);
const TurnKindRule* find(const TurnTrack& track, TurnKind kind);
std::string_view word(TurnKind kind);

} // namespace model
