#pragma once
// From a battle on which two readings of a rule disagree to the least of it that still shows the
// quarrel, and that in words, to be looked up in the rulebook.

#include "tests/reference/small_map.h"

#include <functional>

namespace reference {

/// Takes away piece by piece, feature by feature, as long as `shows` holds of what is left.
SmallMap smallest(SmallMap map, const std::function<bool(const SmallMap&)>& shows);

/// Everything that is on the map, a line each.
std::string inWords(const SmallMap& map);

} // namespace reference
