#pragma once
// The hexes at which the units of a set-up may start: its zones added up, cut to the hexes in
// play. Undecided where a zone is measured from pieces that stand nowhere.

#include "validators/rules/situation.h"
#include "validators/verdict.h"

#include <vector>

namespace validators {

struct SetupZone {
    Verdict verdict = Verdict::yes; ///< undecided: there may be more hexes
    std::vector<model::Hex> hexes;  ///< in the order in which the map prints them
    MissingFigures missing;
};

SetupZone setupZone(const Situation& situation, const model::Setup& setup);

} // namespace validators
