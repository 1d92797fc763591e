#include "editor/cli/answer_texts.h"

#include <fmt/format.h>

namespace editor::cli {

std::string cited(const model::RuleRef& rule) {
    return rule.empty() ? std::string{} : fmt::format(" ({} {})", rule.book, rule.text);
}

Json ruleAsJson(const model::RuleRef& rule) {
    return {{"book", rule.book}, {"text", rule.text}};
}

std::string_view verdictWord(validators::Verdict verdict, std::string_view yes,
                             std::string_view no) {
    switch (verdict) {
    case validators::Verdict::yes:
        return yes;
    case validators::Verdict::no:
        return no;
    case validators::Verdict::undecided:
        break;
    }
    return "undecided";
}

} // namespace editor::cli
