#include "model/map/extent.h"

#include <algorithm>

namespace model {

Extent::Extent(const Map& map, const std::vector<SheetId>& sheetsInPlay) {
    grid_.grid = map.grid;
    grid_.sheets = map.sheets;
    for (const Sheet& sheet : map.sheets)
        inPlay_.push_back(sheetsInPlay.empty() ||
                          std::find(sheetsInPlay.begin(), sheetsInPlay.end(), sheet.id) !=
                              sheetsInPlay.end());
    for (const auto& list : map.closed)
        list->hexes.forEach([&](Hex hex) { closed_.insert(hex); });
    HexSet seen; // a hex of a shared column counts once
    for (std::size_t i = 0; i < grid_.sheets.size(); ++i) {
        if (!inPlay_[i]) continue;
        for (const Hex hex : printedHexes(grid_, grid_.sheets[i])) {
            if (closed_.contains(hex) || (!map.joins.empty() && seen.contains(hex))) continue;
            hexes_.push_back(hex);
            if (!map.joins.empty()) seen.insert(hex);
        }
    }
}

bool Extent::isOnMap(Hex hex) const {
    if (closed_.contains(hex)) return false;
    for (std::size_t i = 0; i < grid_.sheets.size(); ++i) {
        if (!inPlay_[i]) continue;
        const auto printed = grid_.grid.numbering.columnRow(hex - grid_.sheets[i].origin);
        if (isPrinted(grid_, i, printed.column, printed.row)) return true;
    }
    return false;
}

bool Extent::isInPlay(const SheetId& sheet) const {
    for (std::size_t i = 0; i < grid_.sheets.size(); ++i)
        if (grid_.sheets[i].id == sheet) return inPlay_[i];
    return false;
}

bool Extent::isOnEdge(Hex hex) const {
    return isOnMap(hex) && neighbours(hex).size() < hexsideDirections.size();
}

std::vector<Hex> Extent::neighbours(Hex hex) const {
    std::vector<Hex> onMap;
    for (const Hex next : model::neighbours(hex))
        if (isOnMap(next)) onMap.push_back(next);
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
