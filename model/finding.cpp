#include "model/finding.h"

#include <tuple>

namespace model {

std::string_view word(Severity severity) {
    switch (severity) {
    case Severity::info:
        return "info";
    case Severity::warning:
        return "warning";
    case Severity::error:
        return "error";
    }
    return {};
}

std::optional<Severity> severity(std::string_view text) {
    for (const Severity each : {Severity::info, Severity::warning, Severity::error})
        if (word(each) == text) return each;
    return std::nullopt;
}

bool sameIdentity(const Finding& a, const Finding& b) {
    return std::tie(a.check, a.subjects, a.part) == std::tie(b.check, b.subjects, b.part);
}

bool reportedBefore(const Finding& a, const Finding& b) {
    return std::tie(a.check, a.subjects, a.part) < std::tie(b.check, b.subjects, b.part);
}

} // namespace model
