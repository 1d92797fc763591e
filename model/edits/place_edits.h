#pragma once
// Edits of places, by their id: what else can be done to one is done by record_edits.h.

#include "model/edits/edit.h"
#include "model/geometry/hex.h"
#include "model/id.h"

#include <string>
#include <vector>

namespace model {

/// The id stays, since other records and waivers may name it.
Edit renamePlace(PlaceId place, std::string name);
Edit setPlaceKind(PlaceId place, std::string kind);
/// Each once, and those that the map prints. A place without hexes is kept; a check says so.
Edit setPlaceHexes(PlaceId place, std::vector<Hex> hexes);
/// Moves all its hexes as far as the one is from the other, unless one of them would leave the map.
Edit movePlace(PlaceId place, Hex from, Hex to);
Edit removePlace(PlaceId place);

} // namespace model
