#pragma once
// Edits of when things happen: the turn track, weather, and who arrives when, where and in which
// order.

#include "model/edits/edit.h"
#include "model/geometry/hex.h"
#include "model/id.h"
#include "model/scenario/schedule.h"

#include <string>
#include <vector>

namespace model {

Edit setStatedTurns(int count);
Edit setFirstTurn(std::string label);
Edit setLastTurn(std::string label);
/// The first becomes the last and the other way round.
Edit swapTurns();
Edit setFirstPlayer(SideId side);

/// What the scenario says of a single turn; empty text or no figure: as the game prints it. Every
/// record of the turn is changed.
Edit setTurnKind(std::string label, std::string kind);
Edit setTurnHours(std::string label, Printed<int> hours);
Edit setTurnWeather(std::vector<std::string> labels, std::string weather);
/// Keeps only what is said first of the turn.
Edit dropRepeatedTurns(std::string label);

/// `turn` is what the weather names, as written.
Edit setWeather(std::string turn, std::string is);

Edit setArrivalTurn(ArrivalId arrival, std::string turn);
Edit setArrivalRoadMarch(ArrivalId arrival, bool roadMarch);
Edit setArrivalUnits(ArrivalId arrival, std::vector<UnitId> units);
Edit setAltNumber(ArrivalId arrival, int number);
Edit removeArrival(ArrivalId arrival);
/// Wherever the arrival names the one hex it names the other, which no way to enter names twice.
Edit moveEntryHex(ArrivalId arrival, Hex from, Hex to);
Edit addEntryHex(ArrivalId arrival, Hex hex);
/// The hours of the arrival's nth way to enter (0 = first).
Edit setEntryHours(ArrivalId arrival, std::size_t number, std::string hours);

} // namespace model
