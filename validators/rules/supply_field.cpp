#include "validators/rules/supply_field.h"

namespace validators {

void SupplyField::search(const Ground& ground, const SupplySteps& steps,
                         const std::vector<Index>& targets, const SupplySearch& how,
                         std::uint32_t limit) {
    for (const Index hex : touched_)
        length_[hex] = unlimited;
    length_.resize(ground.size(), unlimited);
    next_.resize(ground.size(), Ground::none);
    touched_.clear();
    metUndecided_ = false;
    const auto reach = [&](Index hex, std::uint32_t length, Index next) {
        length_[hex] = length;
        next_[hex] = next;
        touched_.push_back(hex);
    };
    for (const Index target : targets) {
        const SupplyStep into = steps.into(target, how);
        metUndecided_ = metUndecided_ || into.open == Verdict::undecided;
        if (how.passes(into) && length_[target] == unlimited) reach(target, 0, target);
    }
    for (std::size_t i = 0; i < touched_.size(); ++i) {
        const Index hex = touched_[i];
        // A unit may stand here, but the lines of others do not lead into the hex.
        const SupplyStep into = steps.into(hex, how);
        metUndecided_ = metUndecided_ || into.open == Verdict::undecided;
        if (length_[hex] >= limit || !how.passes(into)) continue;
        const auto& around = ground.neighbours(hex);
        for (std::size_t d = 0; d < around.size(); ++d) {
            const Index from = around[d];
            if (from == Ground::none || length_[from] != unlimited) continue;
            const SupplyStep over = steps.over(hex, d, how);
            metUndecided_ = metUndecided_ || over.open == Verdict::undecided;
            if (how.passes(over)) reach(from, length_[hex] + 1, hex);
        }
    }
}

std::vector<SupplyField::Index> SupplyField::path(Index hex) const {
    std::vector<Index> path{hex};
    while (next_[hex] != hex) {
        hex = next_[hex];
        path.push_back(hex);
    }
    return path;
}

} // namespace validators
