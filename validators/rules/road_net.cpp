#include "validators/rules/road_net.h"

#include <algorithm>
#include <string>

namespace validators {

namespace {

using model::Hex;
using model::Hexside;
using model::Road;

/// Hexes that links join, each known by the first hex of its group. Ways to it are halved where
/// they are walked, or a road of many hexes would be walked once for each of them.
class JoinedHexes {
public:
    template <class IsMeant>
    JoinedHexes(const Situation& situation, IsMeant isMeant) {
        for (const auto& road : situation.map().roads)
            if (isMeant(*road))
                for (const Hex hex : road->hexes)
                    parent_.emplace(hex, hex);
        forEachHexside(situation.lines().links(), model::Region::everywhere(),
                       [&](Hexside at, std::span<const RoadLink> links) {
                           std::vector<RoadLink> meant;
                           for (const RoadLink& link : links)
                               if (isMeant(*link.road)) meant.push_back(link);
                           if (continues(meant)) join(at.first(), at.second());
                       });
    }

    Hex groupOf(Hex hex) {
        auto found = parent_.find(hex);
        while (found->second != found->first) {
            const auto next = parent_.find(found->second);
            found->second = next->second; // so that the way is shorter next time
            found = next;
        }
        return found->first;
    }

    std::map<Hex, Hex> groups() {
        std::map<Hex, Hex> all;
        for (const auto& [hex, parent] : parent_)
            all.emplace(hex, groupOf(hex));
        return all;
    }

private:
    void join(Hex a, Hex b) {
        const auto [first, second] = std::minmax({groupOf(a), groupOf(b)});
        parent_[second] = first;
    }

    std::map<Hex, Hex> parent_;
};

/// The hexsides of the hex through which anything leads, also from a neighbour that only half does.
int waysFrom(const PrintedLines& lines, Hex hex) {
    int ways = 0;
    for (const model::Direction direction : model::hexsideDirections)
        if (!lines.linksAt(Hexside(hex, direction)).empty()) ++ways;
    return ways;
}

} // namespace

bool continues(std::span<const RoadLink> links) {
    if (links.empty()) return false;
    return std::any_of(links.begin(), links.end(), [&](const RoadLink& link) {
        return !link.halfFrom || link.halfFrom != links.front().halfFrom;
    });
}

bool hasRoad(const PrintedLines& lines, Hex hex) {
    for (const model::Direction direction : model::hexsideDirections)
        for (const RoadLink& link : lines.linksAt(Hexside(hex, direction)))
            if (!link.halfFrom || *link.halfFrom == hex) return true;
    return false;
}

std::map<Hex, std::vector<const Road*>> roadEnds(const Situation& situation,
                                                 const model::Region& region) {
    std::map<Hex, std::vector<const Road*>> ends;
    const auto look = [&](Hex hex, const std::optional<model::Direction>& onward,
                          const Road& road) {
        if (onward || !region.contains(hex)) return;
        const int own = road.hexes.size() > 1 || road.beforeFirst || road.afterLast ? 1 : 0;
        if (waysFrom(situation.lines(), hex) <= own) ends[hex].push_back(&road);
    };
    for (const auto& road : situation.map().roads) {
        if (road->hexes.empty()) continue;
        look(road->hexes.front(), road->beforeFirst, *road);
        look(road->hexes.back(), road->afterLast, *road);
    }
    return ends;
}

Places::Places(const Situation& situation)
    : built_(situation, [&](const model::TerrainType& type) {
          const auto& kinds = situation.ruleset()->placeKinds;
          return std::any_of(kinds.begin(), kinds.end(), [&](const auto& kind) {
              return std::find(kind.terrain.begin(), kind.terrain.end(), type.id) !=
                     kind.terrain.end();
          });
      }) {
    const model::Map& map = situation.map();
    const auto add = [&](const std::optional<Hex>& hex) {
        if (hex) named_.insert(*hex);
    };
    for (const auto& place : map.places)
        named_.insert(place->at.begin(), place->at.end());
    for (const auto& entry : map.entries)
        named_.insert(entry->at.begin(), entry->at.end());
    for (const auto& source : map.sources)
        add(source->at);
    for (const auto& victory : map.victoryHexes)
        add(victory->at);
    for (const auto& point : map.gatherPoints)
        add(point->at);
    for (const auto& box : map.boxes)
        named_.insert(box->beside.begin(), box->beside.end());
}

std::vector<RoadPiece> roadPieces(const Situation& situation) {
    JoinedHexes joined(situation, [](const Road&) { return true; });
    std::map<Hex, RoadPiece> pieces;
    const auto& extent = situation.extent();
    for (const auto& [hex, group] : joined.groups()) {
        RoadPiece& piece = pieces[group];
        piece.hexes.push_back(hex);
        piece.atEdge = piece.atEdge || !extent.isOnMap(hex) || extent.isOnEdge(hex);
        piece.joinsRoads = piece.joinsRoads || waysFrom(situation.lines(), hex) > 2;
    }
    for (const auto& road : situation.map().roads)
        for (const Hex hex : road->hexes) {
            RoadPiece& piece = pieces[joined.groupOf(hex)];
            if (!piece.roads.empty() && piece.roads.back() == &*road) continue;
            if (!piece.roads.empty() && piece.roads.front()->type != road->type)
                piece.joinsRoads = true;
            piece.roads.push_back(&*road);
        }
    std::vector<RoadPiece> all;
    for (auto& [group, piece] : pieces) {
        for (const auto& source : situation.map().sources)
            if (source->at &&
                std::binary_search(piece.hexes.begin(), piece.hexes.end(), *source->at))
                piece.atSource = true;
        all.push_back(std::move(piece));
    }
    return all;
}

MainRoads::MainRoads(const Situation& situation)
    : situation_(situation),
      pieceOf_(JoinedHexes(situation, [](const Road& road) { return road.main; }).groups()) {}

std::set<Hex> MainRoads::piecesAt(const model::SupplySource& source) const {
    std::set<Hex> pieces;
    const auto add = [&](Hex hex) {
        const auto found = pieceOf_.find(hex);
        if (found != pieceOf_.end()) pieces.insert(found->second);
    };
    add(*source.at);
    // A source beside the map is reached from the hex next to it.
    if (!situation_.extent().isOnMap(*source.at))
        for (const Hex next : model::neighbours(*source.at))
            add(next);
    return pieces;
}

std::vector<MainRoads::Pair> MainRoads::unjoined() const {
    std::map<std::string, std::vector<const model::SupplySource*>> byLetter;
    for (const auto& source : situation_.map().sources)
        if (source->at && !source->letter.empty()) byLetter[source->letter].push_back(&*source);
    const auto piecesOf = [&](const std::vector<const model::SupplySource*>& sources) {
        std::set<Hex> pieces;
        for (const auto* source : sources)
            pieces.merge(piecesAt(*source));
        return pieces;
    };
    std::vector<Pair> pairs;
    for (auto one = byLetter.begin(); one != byLetter.end(); ++one)
        for (auto other = std::next(one); other != byLetter.end(); ++other) {
            const auto a = piecesOf(one->second), b = piecesOf(other->second);
            const bool joined =
                std::any_of(a.begin(), a.end(), [&](Hex piece) { return b.contains(piece); });
            if (!joined) pairs.emplace_back(one->second.front(), other->second.front());
        }
    return pairs;
}

} // namespace validators
