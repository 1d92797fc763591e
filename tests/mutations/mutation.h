#pragma once
// A mutation puts one fault of the kind that a check names into a sample that is sound, and says
// what must be found of it. What is expected comes from the rules, never from a run.

#include "model/scenario/scenario.h"

#include <optional>
#include <random>
#include <span>
#include <string>
#include <string_view>

namespace mutations {

using Random = std::mt19937;

/// Puts the fault where chance says. What must be found, as `expected` of Mutation; nothing where
/// the place is unfit.
using Inject = std::optional<std::string> (*)(model::Scenario&, Random&);

struct Mutation {
    std::string_view check;
    std::string_view sample;    ///< `piedmont/montenotte`
    std::string_view file = {}; ///< beside the scenario; the one whose text is changed
    /// A regular expression, and what takes the place of what it finds. Each place that it finds
    /// is a mutation of its own.
    std::string_view find = {}, change = {};
    /// The subjects of the new finding, as a report spells them (`unit stain`), $1 and so on from
    /// `find`; of several findings with `; ` between. Of a check of readers: nothing.
    std::string_view expected = {};
    /// Checks that rightly say something else, too, or no more, and the reason.
    std::string_view follows = {}, because = {};
    Inject inject = nullptr; ///< instead of `find`
};

std::span<const Mutation> fileMutations();
std::span<const Mutation> forcesMutations();
std::span<const Mutation> mapMutations();
std::span<const Mutation> scheduleMutations();

/// Why no sample can carry the fault; it has its cases in tests/cases all the same.
struct Exception {
    std::string_view check, reason;
};
std::span<const Exception> exceptions();

} // namespace mutations
