#pragma once
// Movement: what it costs to enter hexes and to cross hexsides, what some kinds of units may not
// do, and the readings of road march. Costs are held in half movement points; what nobody may
// cross or enter is said where it is named (HexsideType::passable, TerrainType::enterable).

#include "model/id.h"
#include "model/printed.h"
#include "model/rule_ref.h"
#include "model/ruleset/figure.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// To enter a hex off the roads. Of several terrains in a hex the dearest counts. In files `<cost
/// into="woods" foot="2" mounted="4" rule="7.22"/>`; `missing` where the source prints none.
struct TerrainCost {
    TerrainId id;
    Printed<int> foot, mounted;
    TerrainId unless; ///< not counted in a hex that has this terrain, too
    RuleRef rule;
    bool operator==(const TerrainCost&) const = default;
};

/// To cross a hexside off the roads. In files `<cost across="slope" uphill="1" rule="7.22"/>`.
struct HexsideCost {
    HexsideTypeId id;
    Printed<int> add;    ///< either way
    Printed<int> uphill; ///< on the way up
    RuleRef rule;
    bool operator==(const HexsideCost&) const = default;
};

/// Along a road from hex to hex it joins, whatever lies there. In files `<cost along="road"
/// each="1" road-march="1/2" rule="7.52"/>`.
struct RoadCost {
    RoadTypeId id;
    Printed<int> each;
    Printed<int> roadMarch;
    RoadTypeId orAs; ///< whose rate it has in road march where `trailsMarchAsRoads` says so
    RuleRef rule;
    bool operator==(const RoadCost&) const = default;
};

/// To cross water on a span. In files `<cost over="bridge" add="1" road-march="0" damaged="2"
/// rule="7.61"/>`.
struct SpanCost {
    SpanTypeId id;
    Printed<int> add;
    Printed<int> roadMarch;
    Printed<int> damaged;         ///< in road march, too
    bool ford = false;            ///< the unit wades: it is terrain, and no span
    std::vector<SideId> closedTo; ///< sides that may not use it unless `fordsOpen`
    RuleRef rule;
    bool operator==(const SpanCost&) const = default;
};

/// To cross this water on a pontoon bridge. In files `<cost pontoon-over="river" add="2"
/// road-march="0" always="train" rule="18.33"/>`.
struct PontoonCost {
    HexsideTypeId id;
    Printed<int> add; ///< nothing where there is a span or another pontoon
    Printed<int> roadMarch;
    std::vector<std::string> always; ///< kinds that pay `add` in any case
    RuleRef rule;
    bool operator==(const PontoonCost&) const = default;
};

/// What units of a kind may not do. In files `<limit for="train" slope-hexes="no" rule="18.12"/>`.
struct MoveLimit {
    std::string id;  ///< a class or what it counts as
    OptionId option; ///< only under this option
    OptionId spares; ///< an option that frees some units of the kind, nobody writes down which
    bool damagedSpans = true;
    bool wading = true;     ///< over water without a span or pontoon, even frozen
    bool slopeHexes = true; ///< into the hex below a slope, off the roads
    bool enemyZones = true;
    bool mounted = false; ///< they pay what mounted units pay
    RuleRef rule;
    bool operator==(const MoveLimit&) const = default;
};

/// Against which allowance the first step is held: a unit may always make it when it costs more.
enum class MinimumMovement { none, printed, current };

struct MovementRule {
    RuleRef rule; ///< empty: the ruleset says nothing of movement
    std::vector<TerrainCost> into;
    std::vector<HexsideCost> across;
    std::vector<RoadCost> along;
    std::vector<SpanCost> over;
    std::vector<PontoonCost> pontoons;
    std::vector<MoveLimit> limits;

    Figure<int> stack{0, {}, {}}; ///< points to stop in a hex with another combat unit
    Figure<int> declareRoadMarch{0, {}, {}}, dropRoadMarch{0, {}, {}}; ///< points
    Figure<MinimumMovement> minimum{MinimumMovement::none, {}, {}};
    Figure<bool> intoEnemies{false, {}, {}};      ///< into hexes that hold enemy units
    Figure<bool> roadMarchIsPassed{true, {}, {}}; ///< through hexes of friends in road march
    Figure<bool> roadMarchCloseUp{true, {}, {}};  ///< in road march to one ahead on the road
    /// Strength points up to which two units may close up all the same; 0: none.
    Figure<int> smallCloseUp{0, {}, {}};
    Figure<bool> roadblocksPassed{true, {}, {}};
    /// In a fortified place beside an enemy combat unit the move goes on.
    Figure<bool> onPastFortified{true, {}, {}};
    Figure<bool> trailsMarchAsRoads{false, {}, {}};
    Figure<bool> slopeOnRoad{false, {}, {}};  ///< paid on a road, too, except in road march
    Figure<bool> streamOnRoad{false, {}, {}}; ///< the same for water that has no span there
    Figure<bool> fordOnRoad{false, {}, {}};   ///< the same for fords
    Figure<bool> fordAddsToStream{false, {}, {}};
    Figure<bool> fordsOpen{false, {}, {}}; ///< to everybody

    bool operator==(const MovementRule&) const = default;
};

/// `2`, `1/2`, `2 1/2`.
std::string pointsText(int halfPoints);
/// The half points of such a text; nothing where it is none.
std::optional<int> readPoints(std::string_view text);

std::span<const FigureRow> movementFigures();

/// Lays what the game says over what the series says; figures are laid by their table.
void lay(MovementRule& series, const MovementRule& game);

} // namespace model
