#pragma once
// The checks of the sheets of a map: how they are joined, shifted, sized and scaled, and what lies
// on sheets that are not in play.

namespace validators {

class Findings;
class Situation;

void sheetNotInPlay(const Situation& situation, Findings& findings);
void columnLengths(const Situation& situation, Findings& findings);
void seamParity(const Situation& situation, Findings& findings);
void shiftContradicted(const Situation& situation, Findings& findings);
void partialHex(const Situation& situation, Findings& findings);
void mapScale(const Situation& situation, Findings& findings);

} // namespace validators
