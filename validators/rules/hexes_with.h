#pragma once
// The hexes that hold any terrain of a kind, the ground of their sheet included where no list names
// them. The kind is a question to TerrainType, so that no rule names a terrain.

#include "validators/rules/situation.h"

#include <vector>

namespace validators {

class HexesWith {
public:
    /// `isWanted` is asked once for each type of the ruleset; without a ruleset no hex has any.
    template <class IsWanted>
    HexesWith(const Situation& situation, IsWanted isWanted) : map_(situation.map()) {
        if (!situation.ruleset()) return;
        const auto wanted = [&](const model::TerrainId& id) {
            const auto* type = model::find(*situation.ruleset(), id);
            return type && isWanted(*type);
        };
        for (const auto& list : map_.terrain)
            if (wanted(list->type)) lists_.push_back(&*list);
        for (const auto& sheet : map_.sheets)
            if (wanted(sheet.ground)) grounds_.push_back(&sheet);
    }

    bool contains(model::Hex hex) const;
    /// No list and no ground is wanted, so that no hex can have it.
    bool empty() const { return lists_.empty() && grounds_.empty(); }

private:
    const model::Map& map_;
    std::vector<const model::TerrainList*> lists_;
    std::vector<const model::Sheet*> grounds_;
};

} // namespace validators
