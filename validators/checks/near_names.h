#pragma once
// Names that a wrong name may have been meant to be, for fixes that offer a choice.

#include <string>
#include <string_view>
#include <vector>

namespace validators {

/// The candidates that differ from the name in two letters at most, the nearest first, three at
/// most.
std::vector<std::string> nearNames(std::string_view name, std::vector<std::string> candidates);

} // namespace validators
