#pragma once
// One step of a supply line: into a hex, and over a hexside, as a forward line that goes over any
// ground and as a trunk line that keeps to roads. Fields and lines take the same steps.

#include "validators/rules/ground.h"
#include "validators/rules/situation.h"
#include "validators/verdict.h"

#include <cstdint>
#include <string>
#include <vector>

namespace validators {

/// What breaks a line, or leaves a unit without one.
enum class SupplyBreak : std::uint8_t {
    none,
    enemy,       ///< an enemy stands in the hex
    water,       ///< unfrozen, and no whole span carries over it
    barrier,     ///< dragon's teeth, or a wall where walls stop lines
    roadblock,   ///< at the hexside of its arrow, or an enemy's in the hex
    damagedSpan, ///< a bridge that carries units at a price
    burntSpan,   ///< a span that is gone
    noRoad,      ///< no road leads on
    length,      ///< longer than a forward line may be
    noSource,    ///< nothing supplies the army
    offRoad,     ///< the train does not stand on a road
    trainTaken,  ///< other stacks use the trains in reach
    formation,   ///< its formation may not send another stack to foreign trains
    directOnly,  ///< its formation must reach a source itself
};

/// A set of breaks that a search takes no notice of.
using IgnoredBreaks = std::uint32_t;
constexpr IgnoredBreaks ignoring(SupplyBreak each) {
    return IgnoredBreaks{1} << static_cast<unsigned>(each);
}
constexpr IgnoredBreaks ignoringAll = ~IgnoredBreaks{0};

struct SupplyStep {
    Verdict open = Verdict::yes;
    SupplyBreak why = SupplyBreak::none;
    const model::RuleRef* clause = nullptr; ///< of what closes it
};

enum class SupplyStage { forward, trunk };

/// How far a search goes beyond what is certainly open.
struct SupplySearch {
    SupplyStage stage = SupplyStage::forward;
    bool possible = false; ///< what is undecided is open
    IgnoredBreaks ignored = 0;

    bool passes(const SupplyStep& step) const {
        return step.open == Verdict::yes || (possible && step.open == Verdict::undecided);
    }
};

/// 17.44: whether the piece stops lines of the side where it stands.
Verdict stopsLine(const model::TwoStageSupply& supply, const model::SideId& side,
                  const Standing& standing);
/// Those in the hex that surely do.
std::vector<const Standing*> enemiesOf(const Situation& situation,
                                       const model::TwoStageSupply& supply,
                                       const model::SideId& side, model::Hex hex);

/// The steps of the lines of one side.
class SupplySteps {
public:
    using Index = Ground::Index;

    /// All must outlive it.
    SupplySteps(const Situation& situation, const model::TwoStageSupply& supply,
                const model::SideId& side);

    /// 17.44, 25.91: a line that enters this hex.
    SupplyStep into(Index hex, const SupplySearch& search) const;
    /// A line that crosses this hexside, in either direction.
    SupplyStep over(Index hex, std::size_t direction, const SupplySearch& search) const;

    /// Enemies in the hex that stop a line, or may.
    std::vector<const Standing*> enemiesAt(Index hex) const;
    /// The roadblock that closes a hexside or, of an enemy, the hex; null: none.
    const model::Roadblock* roadblockAt(Index hex) const;
    /// The names of what is not known about a step that is undecided.
    std::string missingInto(Index hex, SupplyStage stage) const;
    std::string missingOver(Index hex, std::size_t direction) const;

private:
    struct Bit {
        static constexpr std::uint8_t enemy = 1;
        static constexpr std::uint8_t perhapsEnemy = 2;
        static constexpr std::uint8_t enemyRoadblock = 4;
        static constexpr std::uint8_t perhapsEnemyRoadblock = 8;
        static constexpr std::uint8_t water = 16;
        static constexpr std::uint8_t unknownTerrain = 32;
    };

    void mark(Index hex, std::uint8_t bit) {
        hexes_[hex] = static_cast<std::uint8_t>(hexes_[hex] | bit);
    }
    void markPieces();
    void markRoadblocks();
    void markWater();
    Verdict stops(const Standing& standing) const { return stopsLine(supply_, side_, standing); }
    SupplyStep forwardOver(const SideState& state, IgnoredBreaks ignored) const;
    SupplyStep trunkOver(const SideState& state, IgnoredBreaks ignored) const;
    /// What stops either kind of line on a hexside.
    SupplyStep barredAt(const SideState& state, IgnoredBreaks ignored) const;
    /// A span or pontoon that lines may use.
    bool carries(const SideState& state) const;
    bool hasRoad(Index hex) const;

    const Situation& situation_;
    const model::TwoStageSupply& supply_;
    const Ground& ground_;
    model::SideId side_;
    std::vector<std::uint8_t> hexes_; ///< bits, by index
};

} // namespace validators
