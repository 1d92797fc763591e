#pragma once
// An Override replaces one figure of a ruleset, by name, for one scenario.

#include "model/annotations.h"

#include <string>

namespace model {

/// A house rule or a chosen reading: a figure of the ruleset by its name.
struct Override {
    std::string figure;
    std::string value;
    Annotations about;
    bool operator==(const Override&) const = default;
};

} // namespace model
