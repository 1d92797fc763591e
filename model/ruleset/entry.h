#pragma once
// Entry of reinforcements: what they pay, in which order, and where they go when the way is
// blocked.

#include "model/rule_ref.h"
#include "model/ruleset/figure.h"

#include <span>

namespace model {

/// What the stacks that entered before it cost a stack: its own cost of the hex for each, or what
/// each of them paid itself.
enum class EntrySurcharge { ownCost, eachCost };
/// Who may enter although it cannot pay, by the rule of the least movement.
enum class LeastEntry { firstStack, everyStack, nobody };
/// Where a blocked group may enter instead.
enum class EntryAlternative { none, edge, any };
/// Where enemy vedettes and their zones of control count: only at the hex of the alternative,
/// nowhere, or at the entry hex as well.
enum class EntryVedettes { target, never, always };
/// Which day hours without a date mean: the first of the track, after which an open end holds to
/// the last turn, or every day.
enum class EntryHours { firstDay, everyDay };

struct EntryRule {
    Figure<EntrySurcharge> surcharge;
    Figure<int> marchSurcharge; ///< movement points for each unit in road march before it
    Figure<int> marchGap;       ///< empty hexes between two units in road march
    Figure<LeastEntry> leastMovement;
    Figure<EntryAlternative> alternative;
    Figure<EntryVedettes> vedettes;
    Figure<EntryHours> hours;
    Figure<int> altDice;     ///< rolled for an ALT group; 0: nobody rolls
    Figure<int> altUpTo;     ///< it arrives when they show no more
    Figure<int> altSides;    ///< of a die
    Figure<bool> nightOrder; ///< on a night turn only a group with a march order enters
    RuleRef rule;

    bool operator==(const EntryRule&) const = default;
};

std::span<const FigureRow> entryFigures();

/// Lays what the game says over what the series says; figures are laid by their table.
void lay(EntryRule& series, const EntryRule& game);

} // namespace model
