#pragma once
// Findings of a report as a test compares them: by check and by how their subjects are spelled.

#include "model/message.h"
#include "model/scenario/scenario.h"
#include "model/validation_report.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace testing_support {

/// `hex 1010`, `unit a part at`.
inline std::string identity(const model::ReportedFinding& reported) {
    std::string text;
    for (const auto& [kind, id] : reported.spellings)
        text += (text.empty() ? "" : " ") + kind + " " + id;
    if (!reported.finding.part.empty()) text += " part " + reported.finding.part;
    return text;
}

/// The identities of the findings of one check, in the order of the report.
inline std::vector<std::string> found(const model::ValidationReport& report,
                                      std::string_view check) {
    std::vector<std::string> identities;
    for (const auto& reported : report.findings)
        if (reported.finding.check == check) identities.push_back(identity(reported));
    return identities;
}

/// The only finding of the check; throws when there is another number.
inline const model::ReportedFinding& theOnly(const model::ValidationReport& report,
                                             std::string_view check) {
    const model::ReportedFinding* only = nullptr;
    for (const auto& reported : report.findings) {
        if (reported.finding.check != check) continue;
        if (only) throw std::runtime_error("several findings of " + std::string(check));
        only = &reported;
    }
    if (!only) throw std::runtime_error("no finding of " + std::string(check));
    return *only;
}

inline std::string argument(const model::ReportedFinding& reported, std::string_view name) {
    return std::string(reported.finding.message.argument(name));
}

/// What the fixes of a finding are called, in their order.
inline std::vector<std::string> titles(const model::ReportedFinding& reported) {
    std::vector<std::string> all;
    for (const auto& fix : reported.finding.fixes)
        all.push_back(model::text(fix.title));
    return all;
}

/// The scenario after one of the fixes of the finding.
inline model::Scenario fixed(const model::Scenario& scenario,
                             const model::ReportedFinding& reported, std::size_t number = 0) {
    model::Scenario mended = scenario;
    reported.finding.fixes.at(number).edit.apply(mended);
    return mended;
}

/// Everything that a report says of one finding, for comparing whole reports.
inline std::string described(const model::ReportedFinding& reported) {
    return reported.finding.check + " | " + identity(reported) + " | " +
           std::string(model::word(reported.finding.severity)) + " | " +
           reported.finding.rule.text + " | " + model::text(reported.finding.message) + " | " +
           std::to_string(reported.finding.fixes.size()) + (reported.waived ? " | waived" : "");
}

inline std::vector<std::string> described(const model::ValidationReport& report) {
    std::vector<std::string> all;
    for (const auto& reported : report.findings)
        all.push_back(described(reported));
    return all;
}

} // namespace testing_support
