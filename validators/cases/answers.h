#pragma once
// The answers to the questions of case files, one overload a question.

#include "model/cases/expectation.h"
#include "model/validation_report.h"
#include "validators/rules/situation.h"

#include <string>

namespace validators {

/// What a question expects and what came out, both as a case file would write them.
struct Answer {
    std::string question;
    std::string expected, got;
    bool passed = false;
};

/// What questions are answered from: the situation, and one full validation of it.
struct CaseGround {
    const Situation& situation;
    const model::ValidationReport& report;
};

Answer answer(const CaseGround& ground, const model::ExpectFinding& asked);
Answer answer(const CaseGround& ground, const model::ExpectStack& asked);
Answer answer(const CaseGround& ground, const model::ExpectLabel& asked);
Answer answer(const CaseGround& ground, const model::ExpectNeighbours& asked);
Answer answer(const CaseGround& ground, const model::ExpectDistance& asked);
Answer answer(const CaseGround& ground, const model::ExpectState& asked);
Answer answer(const CaseGround& ground, const model::ExpectZone& asked);
Answer answer(const CaseGround& ground, const model::ExpectZoc& asked);
Answer answer(const CaseGround& ground, const model::ExpectStep& asked);
Answer answer(const CaseGround& ground, const model::ExpectReach& asked);
Answer answer(const CaseGround& ground, const model::ExpectAllowance& asked);
Answer answer(const CaseGround& ground, const model::ExpectSight& asked);
Answer answer(const CaseGround& ground, const model::ExpectFan& asked);
Answer answer(const CaseGround& ground, const model::ExpectSupply& asked);
Answer answer(const CaseGround& ground, const model::ExpectEntry& asked);
Answer answer(const CaseGround& ground, const model::ExpectArrival& asked);
Answer answer(const CaseGround& ground, const model::ExpectTurns& asked);

} // namespace validators
