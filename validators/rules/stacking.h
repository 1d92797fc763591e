#pragma once
// Which pieces of one side may stand together in a hex, and why not. The answer names what was
// counted, the row of the ruleset that admits the hex or the clauses it breaks, and the figures
// without which it cannot be said. Checks, overlays and case files read the same answer.

#include "model/rule_ref.h"
#include "validators/rules/situation.h"
#include "validators/verdict.h"

#include <string>
#include <vector>

namespace validators {

enum class StackLimit {
    number,    ///< more pieces of a kind than may stack
    alone,     ///< a piece that stands alone is with others
    armies,    ///< armies that do not mix
    roadMarch, ///< a unit in road march is with others
};

/// A limit that the hex exceeds.
struct StackFault {
    StackLimit limit = StackLimit::number;
    std::string counted; ///< what the figures count: `combat units`, `infantry`, `vedettes`
    int found = 0;
    int allowed = 0;
    model::RuleRef clause;
};

struct StackCount {
    Verdict verdict = Verdict::undecided;
    int units = 0; ///< combat units
    int infantry = 0, cavalry = 0, artillery = 0, vedettes = 0, trains = 0, leaders = 0;
    int unknown = 0;       ///< units of no known class
    model::RuleRef clause; ///< of the row that admits the hex, or of the first fault
    std::vector<StackFault> faults;
    MissingFigures missing;
    bool onlyByLeader = false; ///< legal, but not without its leader
    std::vector<const Standing*> pieces;

    /// Vedettes are units, leaders are not.
    int allUnits() const { return units + vedettes + trains + unknown; }
};

/// The pieces of the side in the hex; their order does not matter.
StackCount stackAt(const Situation& situation, model::Hex hex, const model::SideId& side);

/// Pieces that might stand together, wherever they are; they must outlive the answer.
StackCount stackOf(const Situation& situation, const std::vector<const Standing*>& pieces);

/// A terrain whose effect the stack destroys.
struct LostEffect {
    model::TerrainId terrain;
    std::vector<StackFault> faults;
};
std::vector<LostEffect> effectsLostAt(const Situation& situation, model::Hex hex,
                                      const model::SideId& side);
/// The stack of one side takes the effect of the terrain away (15.21).
bool isEffectLost(const Situation& situation, model::Hex hex, const model::TerrainId& terrain);

/// The sides that have pieces in the hex, in the order of the forces.
std::vector<model::SideId> sidesAt(const Situation& situation, model::Hex hex);

} // namespace validators
