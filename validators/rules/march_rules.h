#pragma once
// What the other pieces on the map mean to one that moves: where it may not go, where it stops,
// and what stopping costs. The terrain is the business of StepRules.

#include "validators/rules/step_rules.h"

#include <cstdint>
#include <vector>

namespace validators {

/// How to read what is not known: against the mover, or for it.
enum class Reading { surely, possibly };

/// Looks at the situation, which must outlive it. For one thread.
class MarchRules {
public:
    /// The piece may be given in another march state than it stands in.
    MarchRules(const Situation& situation, const Standing& piece);

    const StepRules& steps() const { return steps_; }
    Ground::Index start() const { return start_; }
    /// It changes between normal movement and road march.
    bool mayMarch() const { return heedsMarch_; }
    const model::Ruleset& ruleset() const { return *situation_.ruleset(); }

    /// The clause that keeps it where it stands at first; null: none.
    const model::RuleRef* heldAtStart(Reading reading) const;
    /// The clause that bars it from the hex; null: none. `marching`: in road march.
    const model::RuleRef* bar(Ground::Index into, bool marching, Reading reading) const;
    /// Once in the hex it goes no farther.
    bool stopsIn(Ground::Index hex, Reading reading) const;
    /// The clause by which it may not end its move there; null: none.
    const model::RuleRef* barToStop(Ground::Index hex, bool marching, Reading reading) const;
    /// 3.1: it pays to stop with another combat unit.
    bool paysToStop(Ground::Index hex, Reading reading) const;

private:
    /// The pieces in and around a hex; the open bits where nobody knows.
    struct HexState {
        bool enemy = false, enemyOpen = false;
        bool zone = false, zoneOpen = false;
        bool besideCombat = false, besideCombatOpen = false; ///< an enemy combat unit is beside it
        bool combat = false, combatOpen = false;             ///< a friendly combat unit
        bool marching = false, marchingOpen = false;         ///< a friend in road march
        bool train = false;                                  ///< a friendly train
        bool unit = false, unitOpen = false;                 ///< a friend that is no leader
        const Standing* marcher = nullptr;
    };

    const HexState& at(Ground::Index hex) const { return states_[place_[hex]]; }
    HexState& state(Ground::Index hex);
    void meet(const Standing& piece);
    static void meetFriend(HexState& state, const Standing& piece, const Mover& other);
    void meetEnemy(Ground::Index hex, const Mover& other);
    void meetRoadblocks();
    void meetZones();

    bool isFortified(Ground::Index hex, Reading reading) const;
    bool closesUp(Ground::Index into, Reading reading) const;
    bool isSmallPair(const Standing& other, Reading reading) const;
    bool isPlayed(const model::RuleRef& rule) const;

    const Situation& situation_;
    const Ground& ground_;
    Mover mover_;
    StepRules steps_;
    Ground::Index start_;
    bool isLeader_ = false, heedsMarch_ = false, isHeld_ = false, standsAlone_ = false;
    std::vector<std::uint32_t> place_; ///< by hex, into states_; 0: nothing there
    std::vector<HexState> states_;
};

} // namespace validators
