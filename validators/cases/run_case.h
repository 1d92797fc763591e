#pragma once
// Judges a case: answers each of its questions by the rules and the validator, and says where the
// answer is not the one expected. Nothing passes by silence: a finding that must be absent demands
// that its check ran and that no waiver hides it.

#include "model/cases/expectation.h"
#include "model/ruleset/ruleset.h"

#include <memory>
#include <string>
#include <vector>

namespace validators {

struct ExpectationResult {
    std::string question; ///< for people: `stack of F at 1010`
    std::string expected, got;
    bool passed = false;
    model::FileLocation location;
};

struct CaseResult {
    std::string id;
    model::FileLocation location;
    std::vector<ExpectationResult> results;

    /// All passed, and there was something to pass.
    bool passed() const;
};

CaseResult runCase(const model::Case& judged, std::shared_ptr<const model::Ruleset> ruleset);

} // namespace validators
