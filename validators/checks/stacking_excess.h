#pragma once
// A stack that is too large is one thing with two names: `setup.overstacked` while pieces are set
// up in a game that allows it then, `stacking.limit` otherwise. Both checks word it here.

#include "validators/checks/findings.h"
#include "validators/rules/situation.h"
#include "validators/rules/stacking.h"

#include <string>
#include <vector>

namespace validators {

/// The ruleset lists `setup.overstacked` and the position is a set-up: excess is legal until the
/// first move.
bool excessWaitsForTheFirstMove(const Situation& situation);

/// One finding for each hex in which too many pieces of a side stand.
void reportExcess(const Situation& situation, Findings& findings);

/// `Rampon and Fornesy`, by the stack's order.
std::string namesOf(const Situation& situation, const std::vector<const Standing*>& pieces);

/// `4 combat units, at most 2`, faults of one limit joined.
std::string worded(const std::vector<StackFault>& faults);

/// The figures of all faults, so that a waiver that forgives them forgives no other: `6 and 4`.
std::string foundOf(const std::vector<StackFault>& faults);
std::string allowedOf(const std::vector<StackFault>& faults);

/// Faults of one limit only.
std::vector<StackFault> faultsOf(const StackCount& count, StackLimit limit);

} // namespace validators
