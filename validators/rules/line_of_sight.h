#pragma once
// Whether one hex sees another, and why not. The answer names what the line meets in order, the
// first thing that blocks it with its clause, and the figures without which it cannot be said.
// Checks, overlays and case files read the same answer. A line is judged for the hex that looks:
// the line back may be judged otherwise.

#include "model/geometry/hex_line.h"
#include "model/rule_ref.h"
#include "model/subject.h"
#include "validators/rules/situation.h"
#include "validators/verdict.h"

#include <optional>
#include <string>
#include <vector>

namespace validators {

/// As any unit sees another, or as a battery sees its target.
enum class SightMode { units, artillery };

/// What kind of thing blocks a line.
enum class SightBlock {
    none,
    range,    ///< beyond what the turn and the weather let see
    barrier,  ///< between neighbours
    units,    ///< in a hex on the line
    terrain,  ///< of a hex on the line
    hilltop,  ///< a hex on the line
    slopeHex, ///< a hex on the line
    hexside,  ///< crossed
    juncture, ///< of hexsides, or of a hexside and a hex, at a vertex of the line
    along,    ///< on both sides of a hexside along which the line runs
};

/// One thing that the line meets. `blocks` is undecided when it is not known whether it does.
struct SightStep {
    model::LineStep step;
    Verdict blocks = Verdict::no;
    SightBlock by = SightBlock::none;
    std::string what; ///< what blocks, or may: names of terrain, hexsides and units
    model::RuleRef clause;
    MissingFigures missing;
    /// Something obstructs here, be it enough to block the line or not.
    bool obstructed = false;
};

/// What the verdict rests on.
enum class SightDecision {
    plain,        ///< range, or hexes and hexsides that are crossed
    juncture,     ///< a vertex: it blocks, or would with one thing more
    alongHexside, ///< likewise a hexside along which the line runs
};

struct SightLine {
    Verdict verdict = Verdict::undecided; ///< yes: seen
    model::RuleRef clause;                ///< of the first blocker, or of sight between neighbours
    SightBlock by = SightBlock::none;
    std::optional<model::Subject> blocker; ///< the hex, hexside or vertex that blocks first
    std::string what;                      ///< of the first blocker
    std::vector<SightStep> steps;          ///< in order from the viewer
    SightDecision decision = SightDecision::plain;
    std::optional<model::Subject> decidedAt; ///< vertex or hexside, unless plain
    /// `level of 1010`, `uphill side of 1009/1010`, `hexside type hedge`, `terrain vines`,
    /// `class of rampon-a`, `weather hail`, `line-of-sight.range`
    MissingFigures missing;
    bool lacksHeights = false; ///< undecided, for want of nothing but levels and uphill sides
    int distance = 0;          ///< hexes
};

/// Whether units count, those in the end hexes left out.
enum class SightThrough { unitsAndTerrain, terrainOnly };

/// How far the line of sight reaches at this turn, in hexes, and the clause that says so.
struct SightRange {
    std::optional<int> hexes; ///< nothing: the ruleset does not print it
    model::RuleRef clause;
    std::string mayBeLess; ///< the turn or weather that is not known; empty: they are
};
SightRange sightRange(const Situation& situation);

/// Both hexes in play; from a hex to itself it is seen. A hex off the map is not seen, and never
/// obstructs.
SightLine sightLine(const Situation& situation, model::Hex from, model::Hex to, SightMode mode,
                    SightThrough through = SightThrough::unitsAndTerrain);
/// Likewise, as far as this range: that of the situation, found out once for many lines, or
/// another.
SightLine sightLine(const Situation& situation, const SightRange& range, model::Hex from,
                    model::Hex to, SightMode mode,
                    SightThrough through = SightThrough::unitsAndTerrain);

/// Whether it depends on levels that the map does not give if two hexes see each other, either way,
/// by day and in fair weather. Units do not count.
bool dependsOnLevels(const Situation& situation, model::Hex a, model::Hex b);

} // namespace validators
