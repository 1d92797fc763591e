#include "validators/checks/findings.h"

#include <algorithm>

namespace validators {

void Findings::add(model::Message message, std::vector<model::Subject> subjects,
                   FindingDetails details) {
    model::Finding finding;
    finding.check = check_;
    finding.part = std::move(details.part);
    finding.severity = severity_;
    if (!details.withoutRule) finding.rule = details.rule.empty() ? rule_ : std::move(details.rule);
    finding.message = std::move(message);
    finding.subjects = std::move(subjects);
    finding.fixes = std::move(details.fixes);
    findings_.push_back(std::move(finding));
}

bool liesIn(const model::Region& region, const model::Subject& subject) {
    if (region.isEverywhere()) return true;
    if (const auto* hex = std::get_if<model::Hex>(&subject)) return region.contains(*hex);
    if (const auto* hexside = std::get_if<model::Hexside>(&subject))
        return region.touches(*hexside);
    if (const auto* vertex = std::get_if<model::Vertex>(&subject)) {
        const auto hexes = vertex->hexes();
        return std::any_of(hexes.begin(), hexes.end(),
                           [&](model::Hex hex) { return region.contains(hex); });
    }
    return false;
}

std::string cited(const model::RuleRef& rule) {
    return rule.empty() ? std::string{} : " (" + rule.text + ")";
}

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

} // namespace validators
