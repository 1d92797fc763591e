#include "model/ruleset/turn_track.h"

#include <algorithm>

namespace model {

const DayTurn* find(const TurnTrack& track, std::string_view label) {
    const auto found = std::find_if(track.day.begin(), track.day.end(),
                                    [&](const DayTurn& turn) { return turn.id == label; });
    return found == track.day.end() ? nullptr : &*found;
}

const TurnKindRule* find(const TurnTrack& track, TurnKind kind) {
    const auto found = std::find_if(track.kinds.begin(), track.kinds.end(),
                                    [&](const TurnKindRule& rule) { return rule.id == kind; });
    return found == track.kinds.end() ? nullptr : &*found;
}

std::string_view word(TurnKind kind) {
    switch (kind) {
    case TurnKind::day:
        return "day";
    case TurnKind::twilight:
        return "twilight";
    case TurnKind::night:
        return "night";
    }
    return {};
}

} // namespace model
