#include "model/edits/map_lists.h"

namespace model {

std::map<std::size_t, std::vector<Hex>> bySheet(const Map& map, std::span<const Hex> hexes) {
    std::map<std::size_t, std::vector<Hex>> sheets;
    for (const Hex hex : hexes) {
        const auto position = positionOf(map, hex);
        if (isPrinted(map, position.sheet, position.column, position.row))
            sheets[position.sheet].push_back(hex);
    }
    return sheets;
}

SheetId listSheet(const Map& map, std::size_t sheet) {
    const bool lettered = map.grid.numbering.namesSheet();
    return lettered ? map.sheets[sheet].id : SheetId{};
}

} // namespace model
