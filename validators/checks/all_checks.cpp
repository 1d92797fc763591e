#include "validators/checks/all_checks.h"

#include <algorithm>
#include <vector>

namespace validators {

std::span<const Check> allChecks() {
    static const std::vector<Check> all = [] {
        std::vector<Check> joined;
        for (const auto& area :
             {crossingsChecks(), entryChecks(), entryOrderChecks(), fileChecks(), gridChecks(),
              losChecks(), mapChecks(), oobChecks(), placesChecks(), riversChecks(), roadsChecks(),
              setupChecks(), slopesChecks(), stackingChecks(), supplyChecks(), turnsChecks(),
              wallsChecks(), weatherChecks(), zocChecks()})
            joined.insert(joined.end(), area.begin(), area.end());
        std::sort(joined.begin(), joined.end(),
                  [](const Check& a, const Check& b) { return a.id < b.id; });
        return joined;
    }();
    return all;
}

const Check* findCheck(std::string_view id) {
    const auto all = allChecks();
    const auto found = std::lower_bound(
        all.begin(), all.end(), id, [](const Check& a, std::string_view b) { return a.id < b; });
    return found == all.end() || found->id != id ? nullptr : &*found;
}

} // namespace validators
