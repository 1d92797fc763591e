#pragma once
// setup.in-enemy-zoc: pieces that their owner places freely, and trains, keep out of enemy zones
// of control.

#include "validators/checks/findings.h"
#include "validators/rules/situation.h"

namespace validators {

void inEnemyZone(const Situation& situation, Findings& findings);

} // namespace validators
