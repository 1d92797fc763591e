#include "model/edits/schedule_edits.h"

#include "model/scenario/scenario.h"

#include <algorithm>
#include <utility>

namespace model {

namespace {

template <class Change>
Edit editSchedule(Message name, Change change) {
    return {std::move(name), [change = std::move(change)](Scenario& scenario) {
                scenario.schedule.edit([&](Schedule& schedule) { change(schedule); });
            }};
}

template <class Change>
Edit editTurns(Message name, Change change) {
    return editSchedule(std::move(name), [change = std::move(change)](Schedule& schedule) {
        change(schedule.turns);
    });
}

template <class Change>
Edit editTurn(Message name, std::string label, Change change) {
    return editSchedule(std::move(name),
                        [label = std::move(label), change = std::move(change)](Schedule& schedule) {
                            for (TrackTurn& turn : schedule.listed)
                                if (turn.at == label) change(turn);
                        });
}

template <class Change>
Edit editArrival(Message name, ArrivalId id, Change change) {
    return editSchedule(std::move(name),
                        [id = std::move(id), change = std::move(change)](Schedule& schedule) {
                            for (auto& arrival : schedule.arrivals)
                                if (arrival->id == id) {
                                    arrival.edit([&](Arrival& changed) { change(changed); });
                                    return;
                                }
                        });
}

bool has(const std::vector<Hex>& hexes, Hex hex) {
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

} // namespace

Edit setStatedTurns(int count) {
    return editTurns(tr("State {count} turns", {{"count", std::to_string(count)}}),
                     [count](Turns& turns) { turns.stated = count; });
}

Edit setFirstTurn(std::string label) {
    const auto name = tr("Begin on {turn}", {{"turn", label}});
    return editTurns(name, [label = std::move(label)](Turns& turns) { turns.from = label; });
}

Edit setLastTurn(std::string label) {
    const auto name = tr("End on {turn}", {{"turn", label}});
    return editTurns(name, [label = std::move(label)](Turns& turns) { turns.to = label; });
}

Edit swapTurns() {
    return editTurns(tr("Swap first and last turn"),
                     [](Turns& turns) { std::swap(turns.from, turns.to); });
}

Edit setFirstPlayer(SideId side) {
    const auto name = tr("{side} moves first", {{"side", side.text}});
    return editTurns(name, [side = std::move(side)](Turns& turns) { turns.firstPlayer = side; });
}

Edit setTurnKind(std::string label, std::string kind) {
    const auto name = tr("Set the kind of {turn}", {{"turn", label}});
    return editTurn(name, std::move(label),
                    [kind = std::move(kind)](TrackTurn& turn) { turn.kind = kind; });
}

Edit setTurnHours(std::string label, Printed<int> hours) {
    const auto name = tr("Set the length of {turn}", {{"turn", label}});
    return editTurn(name, std::move(label), [hours](TrackTurn& turn) { turn.hours = hours; });
}

Edit setTurnWeather(std::vector<std::string> labels, std::string weather) {
    return editSchedule(
        tr("Set the weather turns"),
        [labels = std::move(labels), weather = std::move(weather)](Schedule& schedule) {
            for (TrackTurn& turn : schedule.listed)
                if (std::find(labels.begin(), labels.end(), turn.at) != labels.end())
                    turn.weather = weather;
        });
}

Edit dropRepeatedTurns(std::string label) {
    const auto name = tr("Say {turn} once", {{"turn", label}});
    return editSchedule(name, [label = std::move(label)](Schedule& schedule) {
        bool seen = false;
        std::erase_if(schedule.listed, [&](const TrackTurn& turn) {
            return turn.at == label && std::exchange(seen, true);
        });
    });
}

Edit setWeather(std::string turn, std::string is) {
    const auto name = tr("Set the weather of {turn}", {{"turn", turn}});
    return editSchedule(name, [turn = std::move(turn), is = std::move(is)](Schedule& schedule) {
        for (Weather& weather : schedule.weather)
            if (weather.turn == turn) weather.is = is;
    });
}

Edit setArrivalTurn(ArrivalId arrival, std::string turn) {
    const auto name =
        tr("{arrival} arrives on {turn}", {{"arrival", arrival.text}, {"turn", turn}});
    return editArrival(name, std::move(arrival),
                       [turn = std::move(turn)](Arrival& changed) { changed.turn = turn; });
}

Edit setArrivalRoadMarch(ArrivalId arrival, bool roadMarch) {
    const auto name = roadMarch ? tr("{arrival} enters in road march", {{"arrival", arrival.text}})
                                : tr("{arrival} enters as stacks", {{"arrival", arrival.text}});
    return editArrival(name, std::move(arrival),
                       [roadMarch](Arrival& changed) { changed.roadMarch = roadMarch; });
}

Edit setArrivalUnits(ArrivalId arrival, std::vector<UnitId> units) {
    const auto name = tr("Change the order of {arrival}", {{"arrival", arrival.text}});
    return editArrival(name, std::move(arrival),
                       [units = std::move(units)](Arrival& changed) { changed.units = units; });
}

Edit setAltNumber(ArrivalId arrival, int number) {
    const auto name = tr("{arrival} becomes ALT group {number}",
                         {{"arrival", arrival.text}, {"number", std::to_string(number)}});
    return editArrival(name, std::move(arrival),
                       [number](Arrival& changed) { changed.alt = number; });
}

Edit removeArrival(ArrivalId arrival) {
    const auto name = tr("Remove arrival {arrival}", {{"arrival", arrival.text}});
    return editSchedule(name, [arrival = std::move(arrival)](Schedule& schedule) {
        const auto found = std::find_if(schedule.arrivals.begin(), schedule.arrivals.end(),
                                        [&](const auto& each) { return each->id == arrival; });
        if (found != schedule.arrivals.end()) schedule.arrivals.erase(found);
    });
}

Edit moveEntryHex(ArrivalId arrival, Hex from, Hex to) {
    const auto name = tr("Move the entry hex of {arrival}", {{"arrival", arrival.text}});
    return editArrival(name, std::move(arrival), [from, to](Arrival& changed) {
        for (EntryPoint& point : changed.enter) {
            if (from != to && has(point.at, to))
                std::erase(point.at, from);
            else
                std::replace(point.at.begin(), point.at.end(), from, to);
        }
    });
}

Edit addEntryHex(ArrivalId arrival, Hex hex) {
    const auto name = tr("Give {arrival} an entry hex", {{"arrival", arrival.text}});
    return editArrival(name, std::move(arrival), [hex](Arrival& changed) {
        if (changed.enter.empty()) changed.enter.emplace_back();
        auto& at = changed.enter.front().at;
        if (!has(at, hex)) at.push_back(hex);
    });
}

Edit setEntryHours(ArrivalId arrival, std::size_t number, std::string hours) {
    const auto name = tr("Change the hours of {arrival}", {{"arrival", arrival.text}});
    return editArrival(name, std::move(arrival),
                       [number, hours = std::move(hours)](Arrival& changed) {
                           if (number < changed.enter.size()) changed.enter[number].hours = hours;
                       });
}

} // namespace model
