#pragma once
// What differs between two scenarios, found out slowly and plainly, against model::diff.

#include "model/change.h"
#include "tests/fuzz/property.h"

#include <map>

namespace fuzz {

/// The parts that surely differ, each looked at without the others.
inline model::Parts partsThatDiffer(const model::Scenario& a, const model::Scenario& b) {
    using model::Part;
    model::Parts parts;
    const auto note = [&](Part part, bool same) {
        if (!same) parts |= part;
    };
    const model::Map &m = *a.map, &n = *b.map;
    note(Part::texts, a.id == b.id && a.title == b.title && a.notes == b.notes &&
                          a.about == b.about && m.id == n.id && m.title == n.title &&
                          m.notes == n.notes && m.about == n.about);
    note(Part::grid, m.grid == n.grid && m.sheets == n.sheets && m.joins == n.joins &&
                         m.closed == n.closed && m.partial == n.partial &&
                         a.sheetsInPlay == b.sheetsInPlay);
    note(Part::terrain, m.terrain == n.terrain && m.levels == n.levels);
    note(Part::hexsides, m.hexsides == n.hexsides && m.spans == n.spans);
    note(Part::lines,
         m.watercourses == n.watercourses && m.roads == n.roads && m.outlines == n.outlines);
    note(Part::places, m.places == n.places && m.entries == n.entries && m.sources == n.sources &&
                           m.victoryHexes == n.victoryHexes && m.gatherPoints == n.gatherPoints &&
                           m.boxes == n.boxes && m.labels == n.labels &&
                           m.underlays == n.underlays);
    note(Part::forces, a.forces == b.forces);
    note(Part::setup,
         a.setups == b.setups && a.arrangement == b.arrangement && a.moment == b.moment);
    note(Part::onMap, a.onMap == b.onMap);
    note(Part::schedule, a.schedule == b.schedule);
    note(Part::rules, a.rules == b.rules);
    note(Part::waivers, a.waivers == b.waivers && m.waivers == n.waivers);
    return parts;
}

/// The change names just the parts that differ, and every hex that holds something else.
inline void requireChangeNamesAll(const model::Scenario& a, const model::Scenario& b,
                                  const model::Change& change) {
    require(change.parts == partsThatDiffer(a, b), "the parts that differ");
    require(change.empty() == (a == b), "no change between equal values alone");
    const auto content = [](const model::Map& map, model::Hex hex) {
        return std::pair(model::terrainAt(map, hex), model::levelAt(map, hex));
    };
    std::map<model::Hex, std::vector<model::Piece>> before, after;
    for (const auto& placed : placedPieces(a))
        if (placed.piece.at) before[*placed.piece.at].push_back(placed.piece);
    for (const auto& placed : placedPieces(b))
        if (placed.piece.at) after[*placed.piece.at].push_back(placed.piece);
    for (const model::Hex hex : model::printedHexes(*b.map)) {
        if (change.hexes.contains(hex)) continue;
        require(content(*a.map, hex) == content(*b.map, hex), "the hexes whose terrain differs");
        for (const auto direction : model::hexsideDirections)
            require(featuresAt(*a.map, {hex, direction}) == featuresAt(*b.map, {hex, direction}),
                    "the hexes whose hexsides differ");
        require(before[hex] == after[hex], "the hexes whose pieces differ");
    }
}

} // namespace fuzz
