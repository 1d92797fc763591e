#pragma once
// Edits of the order of battle. Units and formations are named by their place in the list where
// ids may be wrong or double.

#include "model/edits/edit.h"
#include "model/id.h"

#include <cstddef>
#include <string>

namespace model {

/// Sets an attribute from its written form (see unitAttributes). Text that is no value of the
/// attribute is kept as a misfit, as if the file had said so.
Edit setUnitAttribute(UnitId unit, std::string attribute, std::string text);

/// Gives the unit at this place of the list another id; nothing else that names the old id follows,
/// since it may mean the other unit of that id. Another unit that has come to this place is left
/// alone, here and in `deleteUnit`.
Edit changeUnitId(std::size_t index, UnitId from, UnitId to);

/// Gives a unit another id everywhere: forces, set-ups, arrangement, arrivals and zones.
Edit renameUnit(UnitId from, UnitId to);

Edit deleteUnit(std::size_t index, UnitId id);
Edit deleteFormation(FormationId formation);

} // namespace model
