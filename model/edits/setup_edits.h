#pragma once
// Edits of who stands where: pieces of the arrangement, and units in set-ups and arrivals.

#include "model/edits/edit.h"
#include "model/geometry/hex.h"
#include "model/id.h"
#include "model/scenario/setup.h"

#include <vector>

namespace model {

/// Puts units into a hex: their pieces move there, or new pieces are made. Their order is kept.
Edit placeUnits(std::vector<UnitId> units, Hex hex);

/// Moves the uppermost such piece of a unit from the hex where it stands, its vedette for instance.
Edit movePiece(UnitId unit, PiecePart part, Hex from, Hex to);

/// Takes units off the map: out of the arrangement, and out of set-ups of one fixed hex.
Edit removeFromMap(std::vector<UnitId> units);

/// Takes one unit out of a set-up or an arrival, or drops its nth piece (0 = first) of the
/// arrangement.
Edit removeFromSetup(UnitId unit, SetupId setup);
Edit removeFromArrival(UnitId unit, ArrivalId arrival);
Edit removePiece(UnitId unit, std::size_t number);

Edit setReduced(UnitId unit, bool reduced);
Edit setRoadMarch(UnitId unit, bool roadMarch);

} // namespace model
