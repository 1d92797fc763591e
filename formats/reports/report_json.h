#pragma once
// The report for programs, as docs/report.schema.json describes it. The same reports give the same
// bytes.

#include "formats/reports/file_report.h"

#include <span>
#include <string>

namespace formats {

/// Grows when a reader of the former version would misunderstand the new one.
inline constexpr int reportVersion = 1;

std::string reportJson(std::span<const FileReport> reports, const ReportOptions& options);

} // namespace formats
