#pragma once
// The report as lines for a terminal: `file:line:column: severity: message [check] (rule)`, which
// editors can jump to, by file and line, then a line that counts.

#include "formats/reports/file_report.h"

#include <span>
#include <string>

namespace formats {

/// `file:line:column: severity: message [check] (rule)`; `file` stands where nothing is known of
/// the place.
std::string findingLine(const model::ReportedFinding& reported, const std::string& file);

std::string reportText(std::span<const FileReport> reports, const ReportOptions& options);

} // namespace formats
