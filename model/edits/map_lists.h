#pragma once
// How edits change the lists of a map: they take hexes out of lists and put them into the list
// whose basis the sheet has, so that painting one hex changes a line or two of the file.

#include "model/map/map.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace model {

/// The printed hexes among those given, by the index of their sheet.
std::map<std::size_t, std::vector<Hex>> bySheet(const Map& map, std::span<const Hex> hexes);

/// The sheet that a new list names: none on a map whose labels have no sheet letter.
SheetId listSheet(const Map& map, std::size_t sheet);

/// Whether something drawn by the designer belongs into a record of this basis.
inline bool takesDrawing(const Map& map, std::size_t sheet, Basis basis) {
    return basis == Basis::unstated || basis == map.sheets[sheet].about.basis;
}

template <class List, class Matches>
void removeHexes(std::vector<Shared<List>>& lists, std::span<const Hex> hexes, Matches matches) {
    for (auto& list : lists) {
        if (!matches(*list)) continue;
        const bool any = std::any_of(hexes.begin(), hexes.end(),
                                     [&](Hex hex) { return list->hexes.contains(hex); });
        if (any) list.edit([&](List& changed) { changed.hexes.erase(hexes); });
    }
    // A list that has become empty would be written as an empty element; comments keep it.
    std::erase_if(lists, [&](const Shared<List>& list) {
        return matches(*list) && list->hexes.empty() && list->about.extras.empty();
    });
}

/// Puts the hexes that no matching list holds yet into the last matching one of the sheet, or
/// into `fresh`, a new one.
template <class List, class Matches>
void addHexes(const Map& map, std::vector<Shared<List>>& lists, std::size_t sheet,
              std::span<const Hex> hexes, List fresh, Matches matches) {
    std::vector<Hex> missing;
    std::copy_if(hexes.begin(), hexes.end(), std::back_inserter(missing), [&](Hex hex) {
        return std::none_of(lists.begin(), lists.end(), [&](const Shared<List>& list) {
            return matches(*list) && list->hexes.contains(hex);
        });
    });
    if (missing.empty()) return;
    const auto target = std::find_if(lists.rbegin(), lists.rend(), [&](const Shared<List>& list) {
        return matches(*list) && (list->sheet.empty() || list->sheet == fresh.sheet) &&
               takesDrawing(map, sheet, list->about.basis);
    });
    if (target != lists.rend()) {
        target->edit([&](List& list) { list.hexes.insert(missing); });
    } else {
        fresh.hexes.insert(missing);
        lists.push_back(Shared<List>(std::move(fresh)));
    }
}

} // namespace model
