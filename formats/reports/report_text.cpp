#include "formats/reports/report_text.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include <fmt/format.h>

namespace formats {

namespace {

model::FileLocation placeOf(const model::ReportedFinding& reported, const std::string& file) {
    return reported.location.value_or(model::FileLocation{file, 0, 0});
}

std::string cited(const model::RuleRef& rule) {
    if (rule.empty()) return {};
    return rule.book.empty() ? fmt::format(" ({})", rule.text)
                             : fmt::format(" ({} {})", rule.book, rule.text);
}

/// Those to show, the file itself first, then the files that it names, by line.
std::vector<const model::ReportedFinding*> shownFindings(const FileReport& file,
                                                         model::Severity least) {
    std::vector<const model::ReportedFinding*> shown;
    for (const auto& reported : file.report.findings)
        if (!reported.waived && reported.finding.severity >= least) shown.push_back(&reported);
    const auto key = [&](const model::ReportedFinding* reported) {
        const auto place = placeOf(*reported, file.file);
        return std::tuple(place.file != file.file, place.file, place.line, place.column);
    };
    std::stable_sort(shown.begin(), shown.end(),
                     [&](const auto* a, const auto* b) { return key(a) < key(b); });
    return shown;
}

std::string subjectsOf(const model::StaleWaiver& waiver) {
    std::string subjects;
    for (const auto& [kind, id] : waiver.subjects)
        subjects += fmt::format("{}{} {}", subjects.empty() ? "" : ", ", kind, id);
    if (!waiver.part.empty()) subjects += fmt::format(", {}", waiver.part);
    return subjects;
}

std::string staleLine(const model::StaleWaiver& waiver, const std::string& file) {
    const auto what =
        waiver.nowFound.empty()
            ? std::string("the waiver meets no finding any more")
            : fmt::format("was waived at {}, is now {}",
                          waiver.found.empty() ? "no figure" : waiver.found, waiver.nowFound);
    return fmt::format("{}: note: {}: {} [{}]\n", file, subjectsOf(waiver), what, waiver.check);
}

std::string counted(std::size_t count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string summary(const FindingCounts& counts, model::Severity least) {
    auto line = counted(counts.errors, "error", "errors") + ", " +
                counted(counts.warnings, "warning", "warnings") + ", " +
                counted(counts.infos, "info", "infos");
    const auto hidden = (least > model::Severity::info ? counts.infos : 0) +
                        (least > model::Severity::warning ? counts.warnings : 0);
    if (hidden > 0) line += fmt::format(" ({} not shown)", hidden);
    if (counts.waived > 0) line += fmt::format("; {} waived", counts.waived);
    return line;
}

std::string rulesetLine(const std::vector<model::RulesetLayerInfo>& layers) {
    if (layers.empty()) return "no ruleset";
    std::string ids;
    for (const auto& layer : layers)
        ids += fmt::format("{}{}", ids.empty() ? "ruleset " : " on ", layer.id);
    return ids;
}

std::string linesOf(const FileReport& file, const ReportOptions& options) {
    if (!file.failure.empty()) return fmt::format("{}: not read: {}\n", file.file, file.failure);
    std::string lines;
    for (const auto* reported : shownFindings(file, options.show))
        lines += findingLine(*reported, file.file) + '\n';
    if (options.show < model::Severity::error)
        for (const auto& waiver : file.report.staleWaivers)
            lines += staleLine(waiver, file.file);
    lines += fmt::format(
        "{}: {} ({}, {} run)\n", file.file, summary(counts(file.report), options.show),
        rulesetLine(file.report.ruleset), counted(file.report.checksRun.size(), "check", "checks"));
    if (!options.showChecksNotRun) return lines;
    for (const auto& check : file.report.checksNotRun)
        lines += fmt::format("{}: not run: {}: {}\n", file.file, check.id, check.why);
    return lines;
}

} // namespace

std::string findingLine(const model::ReportedFinding& reported, const std::string& file) {
    const auto& finding = reported.finding;
    const auto message = text(finding.message);
    // A message that ends with its clause has said it.
    const bool saysRule = message.ends_with(fmt::format("({})", finding.rule.text));
    return fmt::format("{}: {}: {} [{}]{}", text(placeOf(reported, file)), word(finding.severity),
                       message, finding.check, saysRule ? "" : cited(finding.rule));
}

std::string reportText(std::span<const FileReport> reports, const ReportOptions& options) {
    std::string lines;
    FindingCounts total;
    std::size_t unread = 0;
    for (const auto& file : reports) {
        lines += linesOf(file, options);
        total += counts(file.report);
        if (!file.failure.empty() || file.refused) ++unread;
    }
    if (reports.size() < 2) return lines;
    lines += fmt::format("{} files: {}", reports.size(), summary(total, options.show));
    if (unread > 0) lines += fmt::format("; {} could not be read", unread);
    return lines + '\n';
}

} // namespace formats
