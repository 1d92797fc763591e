#pragma once
// What a reader gives: the value if one could be made, what was wrong, and where things stand.

#include "model/file_location.h"
#include "model/read_findings.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace formats {

template <class T>
struct ReadResult {
    std::optional<T> value;
    std::vector<model::ReadFinding> findings;
    model::Locations locations;
    bool newerFormat = false; ///< written by a later program: shown, never saved over

    /// The file could not be read: no value, or a part of it is missing.
    bool failed() const {
        return !value || std::any_of(findings.begin(), findings.end(), [](const auto& found) {
            return found.finding.severity == model::Severity::error;
        });
    }
};

} // namespace formats
