#pragma once
// What is printed of one validated file: the report, or why there is none, and what of it is
// shown. Reports count everything, also what they do not show.

#include "model/validation_report.h"

#include <cstddef>
#include <string>

namespace formats {

struct FileReport {
    std::string file; ///< as it was named
    model::ValidationReport report;
    std::string failure;  ///< why it could not be opened; empty when it could
    bool refused = false; ///< opened, but it or a file that it names could not be read
};

struct ReportOptions {
    model::Severity show = model::Severity::warning; ///< the least that is printed
    bool showChecksNotRun = false;
};

/// Findings that are not waived by severity, and those that are.
struct FindingCounts {
    std::size_t errors = 0, warnings = 0, infos = 0, waived = 0;
    FindingCounts& operator+=(const FindingCounts& other);
};

FindingCounts counts(const model::ValidationReport& report);

} // namespace formats
