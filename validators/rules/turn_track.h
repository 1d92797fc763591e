#pragma once
// The turns of a scenario in order: laid from its first to its last turn over the day that the
// game prints, or listed by the scenario where the game prints none. A turn belongs to the date of
// its first hour: in TLNB `12 M` and `3 AM` carry the date of the day they lead to, as the printed
// `19 Apr 3 AM` (29.11) does. Hours may stand without a date; they then mean the first such turn.

#include "model/ruleset/turn_track.h"
#include "model/scenario/schedule.h"
#include "validators/verdict.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace validators {

class Situation;

/// A date as labels write it: `12 Apr`, `12 April`, `12 Apr 1796`.
struct LabelDate {
    int day = 0, month = 0;  ///< from 1
    std::optional<int> year; ///< seldom written
};

/// A label taken apart; what it does not have is empty.
struct LabelParts {
    std::string dateText;
    std::optional<LabelDate> date;
    const model::DayTurn* turn = nullptr; ///< of the printed day
    std::optional<int> minute;            ///< of the day, where the rest reads as a time
};

LabelParts partsOf(const model::TurnTrack& printed, std::string_view label);

/// Days from one date to the other, negative when it lies before; nothing where the end of a
/// February lies between and no year says how long it is.
std::optional<int> daysBetween(const LabelDate& from, const LabelDate& to);

struct PlayedTurn {
    std::string label;
    std::string date;                        ///< as written; empty: none
    const model::DayTurn* printed = nullptr; ///< null: the game prints no day
    const model::TrackTurn* listed = nullptr;
    std::optional<int> minute; ///< of the day, when it begins
    std::optional<int> hours;  ///< as the scenario says, else as printed
    model::TurnKind kind = model::TurnKind::day;
    bool weather = false; ///< weather, supply and recovery are looked at
};

enum class TrackFault {
    none,
    unstated,      ///< no first or last turn is given
    unlisted,      ///< the game prints no day, and the scenario lists no turns
    unknownFrom,   ///< the first turn is none
    unknownTo,     ///< the last turn is none
    endsFirst,     ///< the last turn comes before the first
    unknownLength, ///< of a February, or of a track of many years
};

/// First and last turn by their index.
struct TurnSpan {
    std::size_t first = 0, last = 0;
    bool contains(std::size_t index) const { return first <= index && index <= last; }
};

class Track {
public:
    explicit Track(const Situation& situation);

    TrackFault fault() const { return fault_; }
    /// Without it `turns` is empty and nothing can be said of any label.
    bool isKnown() const { return fault_ == TrackFault::none; }
    const std::vector<PlayedTurn>& turns() const { return turns_; }

    /// Nothing for a label that is none of its turns.
    std::optional<std::size_t> indexOf(std::string_view label) const;
    /// A turn before the first (negative) or after the last (positive) of the track; nothing when
    /// it is on the track or no turn at all.
    std::optional<int> sideOf(std::string_view label) const;
    /// Whether the label can be a turn of the game, on the track or not; undecided where the game
    /// prints no day.
    Verdict isTurn(std::string_view label) const;
    /// `a..b`, open at either end, or one turn; nothing when an end that is given is not on the
    /// track, or the second comes first.
    std::optional<TurnSpan> spanOf(std::string_view text) const;

    /// Whether a span holds a turn. Without a track times of one day are compared, where both read
    /// as times.
    bool holds(std::string_view span, std::string_view label) const;

    /// Of a kind (`day`, `twilight`, `night`), or `weather`: those on which it is looked at.
    std::vector<std::size_t> turnsOf(std::string_view kind) const;

private:
    void lay(const model::Turns& turns);
    void layFrom(std::size_t first, std::size_t count, const LabelParts& from,
                 const std::string& label);
    void takeListed(const model::Schedule& schedule);
    void applyListed(const std::vector<model::TrackTurn>& listed);
    std::size_t clockIndex(const model::DayTurn& turn) const;
    /// Turns from the first of the track, which may be negative; for labels with a date.
    std::optional<long> offsetOf(const LabelParts& parts) const;

    const model::TurnTrack* printed_ = nullptr;
    std::vector<const model::DayTurn*> clock_; ///< the printed day by the hour
    std::vector<PlayedTurn> turns_;
    TrackFault fault_ = TrackFault::none;
    std::optional<LabelDate> firstDate_;
    std::size_t firstClock_ = 0;
};

/// The two ends of `a..b`, empty where open; one turn is both.
std::pair<std::string_view, std::string_view> endsOfSpan(std::string_view text);

} // namespace validators
