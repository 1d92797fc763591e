#pragma once
// The hexes in play as a net for searches: numbered from 0, each with its neighbours, its terrain
// and what lies on its hexsides at this turn. The printed map and its state in the scenario are
// merged here: frozen water, damaged spans, pontoons and roadblocks. It decides nothing; rules
// read it and say what passes.

#include "validators/rules/situation.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace validators {

/// A hexside feature as it is at this turn.
struct SideFeature {
    const model::HexsideType* type = nullptr; ///< frozen water is the type it freezes to
    const model::HexsideType* printed = nullptr;
    std::optional<model::Hex> uphill; ///< as declared

    bool frozen() const { return type != printed; }
};

/// What lies on a hexside.
struct SideState {
    std::vector<SideFeature> features;           ///< those the ruleset knows
    std::vector<const model::RoadType*> roads;   ///< that join its two hexes
    const model::Span* span = nullptr;           ///< one that stands
    const model::SpanType* spanType = nullptr;   ///< null: none stands, or of no known type
    bool damaged = false;                        ///< it carries some, at a price
    const model::Span* gone = nullptr;           ///< one that was, and carries nobody
    const model::Pontoon* pontoon = nullptr;     ///< one that can be used at this turn
    const model::Roadblock* roadblock = nullptr; ///< whose arrow points across
    bool unknownFeature = false; ///< a feature or span whose type the ruleset does not know
    bool unknownRoad = false;
};

class Ground {
public:
    using Index = std::uint32_t;
    static constexpr Index none = 0xffffffff;

    explicit Ground(const Situation& situation);

    std::size_t size() const { return hexes_.size(); }
    /// None for a hex that is not in play.
    Index indexOf(model::Hex hex) const;
    model::Hex hexAt(Index index) const { return hexes_[index]; }
    /// In the order of hexsideDirections; none where the neighbour is not in play.
    const std::array<Index, 6>& neighbours(Index index) const { return neighbours_[index]; }
    /// The hexside of the hex in this direction, 0 to 5.
    const SideState& side(Index index, std::size_t direction) const {
        return states_[sides_[index][direction]];
    }
    /// Nothing lies on it: no feature, road, span, pontoon or roadblock.
    bool isPlain(Index index, std::size_t direction) const { return sides_[index][direction] == 0; }
    /// Which way the neighbour lies, 0 to 5; both must be in play and touch.
    std::size_t directionTo(Index from, Index to) const;

    /// Those the ruleset knows, the ground of the sheet among them where no list names one.
    const std::vector<const model::TerrainType*>& terrain(Index index) const {
        return terrains_[terrainOf_[index]].types;
    }
    /// A terrain of the hex is not of the ruleset.
    bool hasUnknownTerrain(Index index) const { return terrains_[terrainOf_[index]].unknown; }
    /// A position that is complete; null: none.
    const model::ImprovedPosition* improvedPosition(Index index) const;

private:
    struct Column {
        int q = 0;
        Index begin = 0, end = 0;
    };
    struct TerrainSet {
        std::vector<const model::TerrainType*> types;
        bool unknown = false;
    };

    void addHexes(const model::Extent& extent);
    void addTerrain(const Situation& situation);
    void addLines(const Situation& situation);
    void addState(const Situation& situation);
    /// The state to write into; null where neither hex is in play.
    SideState* stateAt(model::Hexside hexside);

    std::vector<model::Hex> hexes_; ///< ascending
    std::vector<Column> columns_;   ///< of the plane, ascending
    std::vector<std::array<Index, 6>> neighbours_;
    std::vector<std::array<std::uint32_t, 6>> sides_;
    std::vector<SideState> states_; ///< the first is that of a plain hexside
    std::vector<std::uint32_t> terrainOf_;
    std::vector<TerrainSet> terrains_;
    std::vector<std::pair<Index, const model::ImprovedPosition*>> works_; ///< ascending
};

} // namespace validators
