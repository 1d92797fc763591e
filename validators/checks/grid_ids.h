#pragma once
// Objects of a map that share an id: part of grid.duplicate-entry.

namespace validators {

class Findings;
class Situation;

void repeatedIds(const Situation& situation, Findings& findings);

} // namespace validators
