#include "validators/rules/hexes_with.h"

#include <algorithm>

namespace validators {

bool HexesWith::contains(model::Hex hex) const {
    const auto holds = [&](const auto& list) { return list->hexes.contains(hex); };
    if (std::any_of(lists_.begin(), lists_.end(), holds)) return true;
    if (grounds_.empty()) return false;
    const model::Sheet* sheet = model::sheetOf(map_, hex);
    return std::find(grounds_.begin(), grounds_.end(), sheet) != grounds_.end() &&
           std::none_of(map_.terrain.begin(), map_.terrain.end(), holds);
}

} // namespace validators
