#pragma once
// Zones of control: the hexes that a piece controls, and those in which the enemies of a side
// stand in control. Entering one stops most pieces and bars some; what follows from it is the
// business of movement and of the checks.

#include "model/rule_ref.h"
#include "validators/rules/ground.h"
#include "validators/verdict.h"

#include <cstddef>
#include <span>
#include <vector>

namespace validators {

/// Whether the zone of a piece reaches one neighbour, and the clause that says so.
struct ZoneStep {
    Verdict reaches = Verdict::undecided;
    model::RuleRef clause;
    MissingFigures missing;
};

/// Whether pieces of this kind have a zone of control at all.
ZoneStep hasZone(const Situation& situation, const Standing& piece);

/// Over the hexside in this direction, 0 to 5, into the hex beyond; for any piece that has a zone.
ZoneStep zoneCrosses(const Situation& situation, Ground::Index from, std::size_t direction);

/// The hexes that the piece surely controls, ascending; hexes that are not in play are left out.
std::vector<model::Hex> zoneOfControl(const Situation& situation, const Standing& piece);

/// Those of which it cannot be said, ascending, with the figures that it hangs on.
struct OpenZone {
    std::vector<model::Hex> hexes;
    MissingFigures missing;
};
OpenZone openZoneOfControl(const Situation& situation, const Standing& piece);

/// Who controls a hex: a piece, or a roadblock where `piece` is null.
struct Controller {
    Ground::Index at = Ground::none; ///< the hex controlled
    const Standing* piece = nullptr;
    const model::Roadblock* roadblock = nullptr;
    bool surely = true;
    MissingFigures missing; ///< why not surely
};

enum class ZonesOf {
    all,         ///< combat units, vedettes and roadblocks
    combatUnits, ///< as 12.31 and 19.31 ask: without vedettes and roadblocks
};

/// The hexes in zones of control of the enemies of a side. It looks at the situation, which must
/// outlive it.
class EnemyZones {
public:
    EnemyZones(const Situation& situation, const model::SideId& side, ZonesOf whose = ZonesOf::all);

    /// An enemy surely controls it; false for `none`.
    bool contains(Ground::Index at) const { return this->at(at) == Verdict::yes; }
    Verdict at(Ground::Index at) const;
    /// A piece that controls it, a sure one before an uncertain one; null: nobody, or a roadblock.
    const Standing* by(Ground::Index at) const;
    /// By hex, within a hex in the order of the pieces.
    std::span<const Controller> all() const { return controllers_; }
    /// Those of one hex.
    std::span<const Controller> controllers(Ground::Index at) const;
    /// Why it is undecided whether the hex is controlled.
    MissingFigures missing(Ground::Index at) const;

private:
    void addRoadblocks(const model::SideId& side);

    const Situation* situation_;
    std::vector<Controller> controllers_; ///< by hex
};

} // namespace validators
