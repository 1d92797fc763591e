#pragma once
// All hexes from which supply lines lead to some targets, each with the length of the shortest and
// the next hex on it: one search backwards from the targets.

#include "validators/rules/supply_steps.h"

#include <limits>
#include <vector>

namespace validators {

class SupplyField {
public:
    using Index = Ground::Index;
    static constexpr std::uint32_t unlimited = std::numeric_limits<std::uint32_t>::max();

    /// Searches up to `limit` hexes, the targets among them not counted; a target that no line may
    /// enter is none. What an earlier search found is forgotten.
    void search(const Ground& ground, const SupplySteps& steps, const std::vector<Index>& targets,
                const SupplySearch& how, std::uint32_t limit = unlimited);

    bool reaches(Index hex) const { return hex < length_.size() && length_[hex] != unlimited; }
    /// Hexes of the line, its first not counted.
    std::uint32_t length(Index hex) const { return length_[hex]; }
    Index next(Index hex) const { return next_[hex]; }
    /// From the hex, which the field must reach, to its target.
    std::vector<Index> path(Index hex) const;
    /// Every hex that is reached, in the order of the lengths.
    const std::vector<Index>& reached() const { return touched_; }
    /// Something undecided was met, so another search may find more, or less.
    bool metUndecided() const { return metUndecided_; }

private:
    std::vector<std::uint32_t> length_;
    std::vector<Index> next_;    ///< itself at a target
    std::vector<Index> touched_; ///< in the order of their lengths
    bool metUndecided_ = false;
};

} // namespace validators
