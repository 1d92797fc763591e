#pragma once
// A waiver forgives one finding, by check, subjects and part, with the figure that was found and
// a reason. Another figure reopens the finding; a waiver that meets nothing is stale.

#include "model/annotations.h"

#include <string>
#include <utility>
#include <vector>

namespace model {

struct Waiver {
    std::string check;
    /// Subjects as spelled in files, (kind, id): ("hex", "E-5030"), ("unit", "rampon-b").
    std::vector<std::pair<std::string, std::string>> subjects;
    std::string part;
    std::string found;
    std::string reason;
    Annotations about;

    bool operator==(const Waiver&) const = default;
};

} // namespace model
