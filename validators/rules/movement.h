#pragma once
// How far a unit can move in this turn: its allowance, the field of all hexes it can reach with
// the pieces where they stand, and the way to one of them. Costs of terrain are those of
// `step_cost.h`. Command, cards and what others do meanwhile are left to the players.

#include "validators/rules/step_cost.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace validators {

/// Movement points of a unit in this turn.
struct Allowance {
    model::Printed<int> points;  ///< of this turn; not stated where a figure is missing
    model::Printed<int> printed; ///< on its counter, or fixed for its class
    model::RuleRef clause;       ///< of what decides it
    MissingFigures missing;
};
Allowance allowance(const Situation& situation, const Mover& mover);

enum class MarchState { normal, roadMarch };

/// Least costs by hex and march state, once with every unknown taken against the unit (`surely`)
/// and once for it (`possibly`).
struct ReachField {
    static constexpr std::uint16_t never = 0xffff;
    /// Reached, though nobody knows at what cost: minimum movement covers it whatever it is.
    static constexpr std::uint16_t unknownCost = 0xfffe;
    static constexpr std::uint32_t nowhere = 0xffffffff;

    struct Costs {
        std::vector<std::uint16_t> halfPoints; ///< by `place`
        std::vector<std::uint32_t> before;     ///< the place it came from; nowhere at the start
        std::vector<std::uint16_t> toStop;     ///< by hex, with what stopping there costs
        std::vector<std::uint32_t> stop;       ///< by hex, the place in which it stops
    };
    Costs surely, possibly;
    Allowance allowance;
    Ground::Index start = Ground::none; ///< none: the piece is not on a hex in play

    /// Whether the unit can end its move in the hex.
    Verdict at(Ground::Index hex) const;
    /// Half points to end there, where it can surely and the cost is known.
    std::optional<int> halfPointsTo(Ground::Index hex) const;

    static std::uint32_t place(Ground::Index hex, MarchState state) {
        return hex * 2 + (state == MarchState::roadMarch ? 1U : 0U);
    }
    static Ground::Index hexOf(std::uint32_t place) { return place / 2; }
    static MarchState stateOf(std::uint32_t place) {
        return place % 2 == 1 ? MarchState::roadMarch : MarchState::normal;
    }
};

/// From where the piece stands and in the march state that it is in.
ReachField reach(const Situation& situation, const Standing& piece);

/// What the hexes of the field that are undecided hang on, in the order of the alphabet.
MissingFigures missingFigures(const Situation& situation, const Standing& piece,
                              const ReachField& field);

/// One step of a way; a change of the march state or the stop where another unit stands is one,
/// too, and goes nowhere.
struct ReachStep {
    model::Hex to;
    MarchState state = MarchState::normal; ///< after it
    StepCost cost;
};

struct ReachLine {
    Verdict verdict = Verdict::undecided;
    std::vector<model::Hex> path; ///< start and target included; empty when it cannot get there
    std::vector<ReachStep> steps;
    std::optional<int> halfPoints; ///< least cost to end there; nothing where it is not known
    Allowance allowance;
    model::RuleRef clause; ///< of what bars it
    bool tooFar = false;   ///< it could get there with more movement points: `halfPoints`
    MissingFigures missing;
};
/// Its path is a least one; of the ways that cost the same, any.
ReachLine reachLine(const Situation& situation, const Standing& piece, model::Hex target);

} // namespace validators
