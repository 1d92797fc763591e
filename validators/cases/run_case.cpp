#include "validators/cases/run_case.h"

#include "validators/cases/answers.h"
#include "validators/validator.h"

#include <algorithm>
#include <utility>

namespace validators {

bool CaseResult::passed() const {
    return !results.empty() && std::all_of(results.begin(), results.end(),
                                           [](const auto& result) { return result.passed; });
}

CaseResult runCase(const model::Case& judged, std::shared_ptr<const model::Ruleset> ruleset) {
    CaseResult result;
    result.id = judged.id;
    result.location = judged.location;
    const Situation situation(judged.scenario, ruleset.get());
    const model::ValidationReport report = validate(judged.scenario, ruleset);
    const CaseGround ground{situation, report};
    for (const auto& expectation : judged.expectations) {
        Answer answered = std::visit([&](const auto& question) { return answer(ground, question); },
                                     expectation.question);
        result.results.push_back({std::move(answered.question), std::move(answered.expected),
                                  std::move(answered.got), answered.passed, expectation.location});
    }
    return result;
}

} // namespace validators
