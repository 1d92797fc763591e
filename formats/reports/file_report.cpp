#include "formats/reports/file_report.h"

namespace formats {

FindingCounts& FindingCounts::operator+=(const FindingCounts& other) {
    errors += other.errors;
    warnings += other.warnings;
    infos += other.infos;
    waived += other.waived;
    return *this;
}

FindingCounts counts(const model::ValidationReport& report) {
    FindingCounts counts;
    for (const auto& reported : report.findings) {
        if (reported.waived)
            ++counts.waived;
        else if (reported.finding.severity == model::Severity::error)
            ++counts.errors;
        else if (reported.finding.severity == model::Severity::warning)
            ++counts.warnings;
        else
            ++counts.infos;
    }
    return counts;
}

} // namespace formats
