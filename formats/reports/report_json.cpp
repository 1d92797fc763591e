#include "formats/reports/report_json.h"

#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace formats {

namespace {

using Json = nlohmann::ordered_json;

Json subjectsJson(const std::vector<std::pair<std::string, std::string>>& spellings) {
    auto list = Json::array();
    for (const auto& [kind, id] : spellings)
        list.push_back({{"kind", kind}, {"id", id}});
    return list;
}

Json locationJson(const model::FileLocation& location) {
    Json json{{"file", location.file}};
    if (location.line > 0) json["line"] = location.line;
    if (location.line > 0 && location.column > 0) json["column"] = location.column;
    return json;
}

Json findingJson(const model::ReportedFinding& reported) {
    const auto& finding = reported.finding;
    Json json{{"check", finding.check}, {"severity", word(finding.severity)}};
    if (!finding.rule.empty())
        json["rule"] = {{"book", finding.rule.book}, {"text", finding.rule.text}};
    json["message"] = text(finding.message);
    json["pattern"] = finding.message.pattern;
    json["arguments"] = Json::object();
    for (const auto& [name, value] : finding.message.arguments)
        json["arguments"][name] = value;
    json["subjects"] = subjectsJson(reported.spellings);
    if (!finding.part.empty()) json["part"] = finding.part;
    json["waived"] = reported.waived;
    if (reported.waived) json["reason"] = reported.waiverReason;
    json["fixes"] = Json::array();
    for (const auto& fix : finding.fixes)
        json["fixes"].push_back({{"title", text(fix.title)}, {"sure", fix.sure}});
    if (reported.location) json["location"] = locationJson(*reported.location);
    return json;
}

Json waiverJson(const model::StaleWaiver& waiver) {
    Json json{{"check", waiver.check}, {"subjects", subjectsJson(waiver.subjects)}};
    if (!waiver.part.empty()) json["part"] = waiver.part;
    if (!waiver.found.empty()) json["found"] = waiver.found;
    if (!waiver.nowFound.empty()) json["now"] = waiver.nowFound;
    return json;
}

Json countsJson(const FindingCounts& counts) {
    return {{"error", counts.errors},
            {"warning", counts.warnings},
            {"info", counts.infos},
            {"waived", counts.waived}};
}

Json fileJson(const FileReport& file, const ReportOptions& options) {
    Json json{{"file", file.file}, {"read", file.failure.empty() && !file.refused}};
    if (!file.failure.empty()) json["failure"] = file.failure;
    json["subject"] = file.report.subject;
    json["ruleset"] = Json::array();
    for (const auto& layer : file.report.ruleset)
        json["ruleset"].push_back(
            {{"id", layer.id}, {"name", layer.name}, {"edition", layer.edition}});
    json["counts"] = countsJson(counts(file.report));
    json["findings"] = Json::array();
    for (const auto& reported : file.report.findings)
        if (reported.finding.severity >= options.show)
            json["findings"].push_back(findingJson(reported));
    json["staleWaivers"] = Json::array();
    for (const auto& waiver : file.report.staleWaivers)
        json["staleWaivers"].push_back(waiverJson(waiver));
    json["checksRun"] = file.report.checksRun;
    json["checksNotRun"] = Json::array();
    for (const auto& check : file.report.checksNotRun)
        json["checksNotRun"].push_back({{"id", check.id}, {"why", check.why}});
    return json;
}

} // namespace

std::string reportJson(std::span<const FileReport> reports, const ReportOptions& options) {
    Json json{{"version", reportVersion}, {"show", word(options.show)}};
    json["files"] = Json::array();
    for (const auto& file : reports)
        json["files"].push_back(fileJson(file, options));
    // Paths and texts of others may hold bytes that are no UTF-8; they must not end the program.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace formats
