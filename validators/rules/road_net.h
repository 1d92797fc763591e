#pragma once
// How roads hang together from hex to hex: which go on in a neighbour, where they end, which pieces
// they form and what those lead to.

#include "validators/rules/hexes_with.h"
#include "validators/rules/situation.h"

#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace validators {

/// Whether what is drawn on this hexside leads from hex to hex: one whole link, or a half from
/// either side.
bool continues(std::span<const RoadLink> links);

/// Whether a road leads into or out of the hex.
bool hasRoad(const PrintedLines& lines, model::Hex hex);

/// The hexes of the region in which roads end and nothing leads on, with those roads.
std::map<model::Hex, std::vector<const model::Road*>> roadEnds(const Situation& situation,
                                                               const model::Region& region);

/// Where a road may well end: in a place that has a name, a letter or points, or in the terrain of
/// a kind of place.
class Places {
public:
    explicit Places(const Situation& situation);
    bool has(model::Hex hex) const { return named_.contains(hex) || built_.contains(hex); }

private:
    std::set<model::Hex> named_;
    HexesWith built_;
};

/// Hexes that roads join.
struct RoadPiece {
    std::vector<model::Hex> hexes;         ///< ascending
    std::vector<const model::Road*> roads; ///< in the order of the map
    bool atEdge = false;                   ///< of what is in play, or beyond it
    bool atSource = false;
    bool joinsRoads = false; ///< it forks, or roads of two kinds meet in it
};
std::vector<RoadPiece> roadPieces(const Situation& situation);

/// The roads that a rulebook calls main, and the supply sources that they should join.
class MainRoads {
public:
    explicit MainRoads(const Situation& situation);

    using Pair = std::pair<const model::SupplySource*, const model::SupplySource*>;
    /// Of every two letters that no main road joins the first source of each, which has a hex.
    std::vector<Pair> unjoined() const;

private:
    /// The pieces of main road at the source.
    std::set<model::Hex> piecesAt(const model::SupplySource& source) const;

    const Situation& situation_;
    std::map<model::Hex, model::Hex> pieceOf_; ///< a hex that stands for the piece
};

} // namespace validators
