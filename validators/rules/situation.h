#pragma once
// A Situation is a scenario as rules see it: the ruleset with its house rules, one turn and one
// moment, names resolved, pieces found by hex. It only looks at the scenario and ruleset it was
// made from, which must outlive it, and answers nothing that a rulebook decides.

#include "model/map/extent.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/records.h"
#include "model/scenario/scenario.h"
#include "validators/rules/printed_lines.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace validators {

/// A unit with what its names mean. What is named and does not exist is null or empty.
struct UnitFacts {
    const model::Unit* unit = nullptr;
    const model::UnitClass* unitClass = nullptr;
    const model::Formation* formation = nullptr;
    model::SideId side; ///< its own, else that of its army
    model::ArmyId army;
    bool lacksArmy = false; ///< its side has armies, and it is in none; `army` is empty then
    bool isLeader = false;  ///< by its class, or as written where the class is unknown

    /// `leader`, else what its class counts as; empty: nobody knows.
    std::string_view kind() const;
};

/// A piece that stands on a hex in play.
struct Standing {
    model::Piece piece;
    model::Hex at;
    const UnitFacts* facts = nullptr; ///< null: no such unit
    bool fromSetup = false;

    /// That of its unit, `vedette` for the vedette of a unit.
    std::string_view kind() const;
    bool isCombat() const { return model::isCombatKind(kind()); }
};

class EnemyZones;
class Ground;
class SupplyNet;
class Track;
enum class ZonesOf;

class Situation {
public:
    /// `ruleset` may be null. Without a turn it is the first one, without a moment the scenario's.
    Situation(const model::Scenario& scenario, const model::Ruleset* ruleset, std::string turn = {},
              std::optional<model::Moment> moment = std::nullopt);
    ~Situation();
    Situation(const Situation&) = delete;
    Situation& operator=(const Situation&) = delete;

    const model::Scenario& scenario() const { return scenario_; }
    const model::Map& map() const { return *scenario_.map; }
    const model::Forces& forces() const { return *scenario_.forces; }
    const model::Extent& extent() const { return extent_; }
    /// With the overrides of the scenario; null without a ruleset.
    const model::Ruleset* ruleset() const { return ruleset_; }
    const std::vector<model::RefusedOverride>& refusedOverrides() const { return refused_; }
    const std::string& turn() const { return turn_; }
    model::Moment moment() const { return moment_; }

    /// Every unit, in the order of the forces.
    const std::vector<UnitFacts>& units() const { return units_; }
    /// The first unit of this id.
    const UnitFacts* unit(const model::UnitId& id) const;

    /// Every piece that stands on a hex in play, by hex, within a hex in the order of the stack.
    const std::vector<Standing>& standing() const { return standing_; }
    std::span<const Standing> standingAt(model::Hex hex) const;
    /// Ascending.
    const std::vector<model::Hex>& occupiedHexes() const { return occupied_; }

    /// The terrains of the hex, its sheet's ground among them where no list names one.
    std::vector<model::TerrainId> terrainAt(model::Hex hex) const;
    /// Whether the formation has an officer counter of its own: stated, or found in the forces.
    bool hasOwnOfficer(const model::Formation& formation) const;

    /// What lies on hexsides. Found out when somebody first asks, so a Situation is for one thread.
    const PrintedLines& lines() const;

    /// The hexes in play with what lies on them at this turn; found out when somebody first asks.
    const Ground& ground() const;

    /// The zones of control of the enemies of a side, likewise.
    const EnemyZones& enemyZones(const model::SideId& side) const; ///< of all their pieces
    const EnemyZones& enemyZones(const model::SideId& side, ZonesOf whose) const;

    /// The turns of the scenario; found out when somebody first asks.
    const Track& track() const;
    /// The supply of all sides, likewise.
    const SupplyNet& supply() const;

    /// Found out, too, when somebody first asks.
    const std::vector<model::FoundMisfit>& misfits() const;

    std::string label(model::Hex hex) const;
    std::string label(model::Hexside hexside) const;
    std::string label(model::Vertex vertex) const;
    /// The name of the unit, else its id.
    std::string name(const model::UnitId& id) const;

private:
    void resolveUnits();
    void placePieces();

    const model::Scenario& scenario_;
    std::optional<model::Ruleset> withHouseRules_;
    const model::Ruleset* ruleset_;
    std::vector<model::RefusedOverride> refused_;
    model::Extent extent_;
    std::string turn_;
    model::Moment moment_;
    std::vector<UnitFacts> units_;
    std::map<model::UnitId, std::size_t> unitIndex_;
    std::set<model::FormationId> led_;
    std::vector<Standing> standing_;
    std::vector<model::Hex> occupied_;
    mutable std::optional<PrintedLines> lines_;
    mutable std::unique_ptr<const Ground> ground_;
    mutable std::map<std::pair<model::SideId, ZonesOf>, std::unique_ptr<const EnemyZones>> zones_;
    mutable std::unique_ptr<const Track> track_;
    mutable std::unique_ptr<const SupplyNet> supply_; ///< last: it looks at the others
    mutable std::optional<std::vector<model::FoundMisfit>> misfits_;
};

} // namespace validators
