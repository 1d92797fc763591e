#pragma once
// When things happen: the turn track, weather and arrivals. Turns are texts here;
// the track of the ruleset gives them meaning.

#include "model/annotations.h"
#include "model/geometry/hex.h"
#include "model/id.h"
#include "model/printed.h"
#include "model/shared.h"

#include <string>
#include <vector>

namespace model {

struct Turns {
    std::string from, to;
    Printed<int> stated; ///< the count that the author gives
    SideId firstPlayer;
    Annotations about;
    bool operator==(const Turns&) const = default;
};

struct Weather {
    std::string turn; ///< a turn, or a span with `..`
    std::string is;
    Annotations about;
    bool operator==(const Weather&) const = default;
};

/// A turn that differs from the day that the game prints, or one of a track whose game prints no
/// day; such a track lists all its turns, in order.
struct TrackTurn {
    std::string at;      ///< its label
    Printed<int> hours;  ///< how long it lasts
    std::string kind;    ///< day, twilight or night; empty: as the game prints it
    std::string weather; ///< yes or no: the weather is looked at; empty: as the game prints it
    Annotations about;
    bool operator==(const TrackTurn&) const = default;
};

struct EntryPoint {
    std::string hours; ///< `7 AM..10 AM`; empty: at any hour
    EntryId entry;     ///< an entry of the map, or
    std::vector<Hex> at;
    Annotations about;
    bool operator==(const EntryPoint&) const = default;
};

struct Arrival {
    ArrivalId id;
    SideId side;
    std::string turn; ///< fixed turn, or empty for an ALT group
    Printed<int> alt; ///< number of an ALT group
    bool roadMarch = false;
    std::vector<UnitId> units;
    std::vector<EntryPoint> enter;
    Annotations about;
    bool operator==(const Arrival&) const = default;
};

struct Schedule {
    Turns turns;
    std::vector<TrackTurn> listed;
    std::vector<Weather> weather;
    std::vector<Shared<Arrival>> arrivals;
    bool operator==(const Schedule&) const = default;
};

} // namespace model
