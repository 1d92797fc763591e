#pragma once
// The answer to "may it?": yes, no, or undecided because the source prints no figure. Checks never
// accuse on undecided.

#include <string>
#include <vector>

namespace validators {

enum class Verdict { yes, no, undecided };

/// Names of figures that are not stated: `unit rampon-a: division`, `movement.into.orchard`.
using MissingFigures = std::vector<std::string>;

} // namespace validators
