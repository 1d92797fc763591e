#include "model/map/extent.h"

#include <algorithm>
#include <cstdint>

namespace model {

Extent::Extent(const Map& map, const std::vector<SheetId>& sheetsInPlay) : grid_(gridOf(map)) {
    for (const Sheet& sheet : map.sheets)
        inPlay_.push_back(sheetsInPlay.empty() ||
                          std::find(sheetsInPlay.begin(), sheetsInPlay.end(), sheet.id) !=
                              sheetsInPlay.end());
    for (const auto& list : map.closed)
        closed_.insert(list->hexes.hexes());
    std::vector<SheetReach> reaches;
    std::vector<std::vector<Hex>> printed(grid_.sheets.size());
    for (std::size_t i = 0; i < grid_.sheets.size(); ++i) {
        if (!inPlay_[i]) continue;
        printed[i] = printedHexes(grid_, grid_.sheets[i]);
        const auto byColumn = [](Hex a, Hex b) { return a.q < b.q; };
        const auto [first, last] =
            std::minmax_element(printed[i].begin(), printed[i].end(), byColumn);
        if (!printed[i].empty())
            reaches.push_back({first->q, last->q, static_cast<std::uint32_t>(i)});
    }
    sheets_ = SheetIndex(reaches);
    for (std::size_t i = 0; i < printed.size(); ++i)
        for (const Hex hex : printed[i]) {
            if (closed_.contains(hex)) continue;
            // A hex of a shared column counts once.
            if (!map.joins.empty() && positionOf(hex)->sheet != i) continue;
            hexes_.push_back(hex);
        }
}

bool Extent::isOnMap(Hex hex) const {
    return positionOf(hex) && !closed_.contains(hex);
}

std::optional<SheetPosition> Extent::positionOf(Hex hex) const {
    for (const std::uint32_t sheet : sheets_.at(hex.q))
        if (const auto found = positionOn(grid_, sheet, hex)) return found;
    return std::nullopt;
}

bool Extent::isInPlay(const SheetId& sheet) const {
    const auto index = indexOf(grid_, sheet);
    return index && inPlay_[*index];
}

bool Extent::isOnEdge(Hex hex) const {
    return isOnMap(hex) && neighbours(hex).size() < hexsideDirections.size();
}

std::vector<Direction> Extent::edgeDirections(Hex hex) const {
    std::vector<Direction> out;
    if (!isOnMap(hex)) return out;
    for (const Direction direction : hexsideDirections)
        if (!isOnMap(neighbour(hex, direction))) out.push_back(direction);
    return out;
}

std::vector<Direction> Extent::mapEdges(Hex hex) const {
    const auto out = edgeDirections(hex);
    const auto leaves = [&](Direction direction) {
        return std::find(out.begin(), out.end(), direction) != out.end();
    };
    std::vector<Direction> edges;
    for (const int index : {0, 3, 6, 9}) {
        // N, E, S and W: direction 0 is N on flat-top hexes, direction 1 on pointy-top ones.
        const bool isFlatTop = grid_.grid.numbering.orientation == Orientation::flatTop;
        const Direction edge(isFlatTop ? index : index + 1);
        const bool isOnEdge =
            edge.isHexside() ? leaves(edge) : leaves(edge.turned(-1)) && leaves(edge.turned(1));
        if (isOnEdge) edges.push_back(edge);
    }
    return edges;
}

std::vector<Hex> Extent::neighbours(Hex hex) const {
    std::vector<Hex> onMap;
    for (const Hex next : model::neighbours(hex))
        if (isOnMap(next)) onMap.push_back(next);
    return onMap;
}

std::vector<Hex> Extent::ring(Hex centre, int radius) const {
    std::vector<Hex> onMap = model::ring(centre, radius);
    std::erase_if(onMap, [&](Hex hex) { return !isOnMap(hex); });
    return onMap;
}

Region Region::grown(int radius) const {
    if (everywhere_ || radius <= 0) return *this;
    std::vector<Hex> all;
    hexes_.forEach([&](Hex hex) {
        const auto around = hexesWithin(hex, radius);
        all.insert(all.end(), around.begin(), around.end());
    });
    return Region::of(all);
}

} // namespace model
