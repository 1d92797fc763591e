#pragma once
// What lies beyond the map: grid.hex-off-map.

namespace validators {

class Findings;
class Situation;

void hexOffMap(const Situation& situation, Findings& findings);

} // namespace validators
