#pragma once
// What every record of a file may say about itself beside its content: where the value comes
// from, the rule it rests on, and whatever the value could not hold.

#include "model/extras.h"

#include <string>

namespace model {

/// Where a value comes from. `unstated` inherits from the containing record.
enum class Basis { unstated, printed, reconstructed, placeholder };

struct Annotations {
    Basis basis = Basis::unstated;
    std::string rule; ///< as written: `27.15`, or several with `;` between
    Extras extras;

    bool operator==(const Annotations&) const = default;
};

} // namespace model
