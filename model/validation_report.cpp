#include "model/validation_report.h"

#include <algorithm>

namespace model {

std::size_t ValidationReport::count(Severity atLeast) const {
    return static_cast<std::size_t>(
        std::count_if(findings.begin(), findings.end(), [&](const ReportedFinding& reported) {
            return !reported.waived && reported.finding.severity >= atLeast;
        }));
}

} // namespace model
