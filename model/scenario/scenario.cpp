#include "model/scenario/scenario.h"

#include <set>

namespace model {

std::optional<Hex> Setup::fixedHex() const {
    if (zones.size() != 1) return std::nullopt;
    const auto* list = std::get_if<HexesZone>(&zones.front().area);
    if (!list || list->hexes.size() != 1) return std::nullopt;
    return list->hexes.front();
}

std::vector<PlacedPiece> placedPieces(const Scenario& scenario) {
    std::vector<PlacedPiece> placed;
    std::set<UnitId> arranged;
    for (const auto& piece : scenario.arrangement->pieces) {
        arranged.insert(piece->unit);
        if (piece->at) placed.push_back({*piece, false});
    }
    for (const auto& setup : scenario.setups) {
        const auto hex = setup->fixedHex();
        if (!hex) continue;
        for (const UnitId& unit : setup->units) {
            if (arranged.contains(unit)) continue;
            Piece piece;
            piece.unit = unit;
            piece.at = hex;
            placed.push_back({std::move(piece), true});
        }
    }
    return placed;
}

} // namespace model
