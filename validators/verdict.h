#pragma once
// The answer to "may it?": yes, no, or undecided because the source prints no figure. Checks never
// accuse on undecided.

#include <string>
#include <vector>

namespace validators {

enum class Verdict { yes, no, undecided };

/// Yes when both are, no when one is not.
constexpr Verdict both(Verdict a, Verdict b) {
    if (a == Verdict::no || b == Verdict::no) return Verdict::no;
    return a == Verdict::yes && b == Verdict::yes ? Verdict::yes : Verdict::undecided;
}

/// Yes when one is, no when neither is.
constexpr Verdict either(Verdict a, Verdict b) {
    if (a == Verdict::yes || b == Verdict::yes) return Verdict::yes;
    return a == Verdict::no && b == Verdict::no ? Verdict::no : Verdict::undecided;
}

/// Names of figures that are not stated: `unit rampon-a: division`, `movement.into.orchard`.
using MissingFigures = std::vector<std::string>;

} // namespace validators
