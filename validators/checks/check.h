#pragma once
// A check is a function and a row of a table, in the file named after the area of its id. It asks
// validators/rules, words the finding, points at subjects and offers fixes. It computes no rule
// itself, never accuses on an undecided answer and keeps no state.

#include "model/change.h"
#include "model/finding.h"
#include "model/map/extent.h"

#include <span>
#include <string_view>
#include <variant>

namespace validators {

class Situation;
class Findings;

using RunWhole = void (*)(const Situation&, Findings&);

/// Reports only at hexes of the region it is given and looks no farther than `radius` hexes.
struct Local {
    void (*run)(const Situation&, const model::Region&, Findings&);
    int radius = 0;
};

using Run = std::variant<RunWhole, Local>;

struct Check {
    std::string_view id, title, help;
    model::Severity severity;
    model::Parts reads;
    Run run;
    bool structural = false; ///< needs no rule of a game and always runs
};

/// Every check, by area and id.
std::span<const Check> allChecks();
const Check* findCheck(std::string_view id);

} // namespace validators
