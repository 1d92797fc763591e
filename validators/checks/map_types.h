#pragma once
// Types of hexside features, watercourses, roads, spans and outlines that the ruleset does not
// know. Terrain stands in map.cpp: it is looked at hex by hex.

namespace validators {

class Findings;
class Situation;

void unknownType(const Situation& situation, Findings& findings);

} // namespace validators
