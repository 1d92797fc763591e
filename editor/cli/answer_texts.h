#pragma once
// What the answers of `query` share, as text and as JSON.

#include "model/rule_ref.h"
#include "validators/rules/situation.h"
#include "validators/verdict.h"

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace editor::cli {

using Json = nlohmann::ordered_json;

/// ` (TLNB 7.22)`, or nothing.
std::string cited(const model::RuleRef& rule);
Json ruleAsJson(const model::RuleRef& rule);

/// `undecided`, or the word for yes or no.
std::string_view verdictWord(validators::Verdict verdict, std::string_view yes,
                             std::string_view no);

template <class Hexes>
std::vector<std::string> labelsOf(const validators::Situation& situation, const Hexes& hexes) {
    std::vector<std::string> labels;
    for (const model::Hex hex : hexes)
        labels.push_back(situation.label(hex));
    return labels;
}

} // namespace editor::cli
