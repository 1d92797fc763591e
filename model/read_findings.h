#pragma once
// What readers of files say: the ids `read.*`. Everything else that is wrong in a file is the
// business of a check. One table, shown by `checks` and `explain` like the others.

#include "model/file_location.h"
#include "model/finding.h"

#include <span>
#include <string_view>
#include <vector>

namespace model {

struct ReadCheck {
    std::string_view id, title, help;
    Severity severity;
};

std::span<const ReadCheck> readChecks();
const ReadCheck* findReadCheck(std::string_view id);

/// A finding of a reader with the place in the file.
struct ReadFinding {
    Finding finding;
    FileLocation location;
};

} // namespace model
