#include "model/edits/terrain_edits.h"

#include "model/edits/map_lists.h"
#include "model/scenario/scenario.h"

#include <algorithm>
#include <utility>

namespace model {

namespace {

bool removesType(const TerrainList& list, const std::vector<TerrainId>& types) {
    return std::find(types.begin(), types.end(), list.type) != types.end();
}

} // namespace

Edit paintTerrain(std::vector<Hex> hexes, TerrainId terrain, std::vector<TerrainId> excluded) {
    const auto paint = [hexes = std::move(hexes), terrain,
                        excluded = std::move(excluded)](Scenario& scenario) {
        scenario.map.edit([&](Map& map) {
            removeHexes(map.terrain, hexes,
                        [&](const TerrainList& list) { return removesType(list, excluded); });
            for (const auto& [sheet, ofSheet] : bySheet(map, hexes)) {
                const bool isGround = map.sheets[sheet].ground == terrain;
                if (isGround)
                    removeHexes(map.terrain, ofSheet, [](const TerrainList&) { return true; });
                else
                    addHexes(map, map.terrain, sheet, ofSheet,
                             TerrainList{listSheet(map, sheet), terrain, {}, {}},
                             [&](const TerrainList& list) { return list.type == terrain; });
            }
        });
    };
    return {tr("Paint {terrain}", {{"terrain", terrain.text}}), paint};
}

Edit eraseTerrain(std::vector<Hex> hexes, std::optional<TerrainId> terrain) {
    const auto name =
        terrain ? tr("Erase {terrain}", {{"terrain", terrain->text}}) : tr("Erase terrain");
    return {name, [hexes = std::move(hexes), terrain](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    removeHexes(map.terrain, hexes, [&](const TerrainList& list) {
                        return !terrain || list.type == *terrain;
                    });
                });
            }};
}

Edit setLevel(std::vector<Hex> hexes, std::optional<int> level) {
    const auto name =
        level ? tr("Set level {level}", {{"level", std::to_string(*level)}}) : tr("Clear level");
    return {name, [hexes = std::move(hexes), level](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    removeHexes(map.levels, hexes,
                                [&](const LevelList& list) { return list.level != level; });
                    if (!level) return;
                    for (const auto& [sheet, ofSheet] : bySheet(map, hexes))
                        addHexes(map, map.levels, sheet, ofSheet,
                                 LevelList{listSheet(map, sheet), *level, {}, {}},
                                 [&](const LevelList& list) { return list.level == *level; });
                });
            }};
}

Edit setClosed(std::vector<Hex> hexes, bool closed) {
    return {closed ? tr("Close hexes") : tr("Open hexes"),
            [hexes = std::move(hexes), closed](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    if (!closed)
                        return removeHexes(map.closed, hexes,
                                           [](const ClosedList&) { return true; });
                    for (const auto& [sheet, ofSheet] : bySheet(map, hexes))
                        addHexes(map, map.closed, sheet, ofSheet,
                                 ClosedList{listSheet(map, sheet), {}, {}},
                                 [](const ClosedList&) { return true; });
                });
            }};
}

Edit setPartial(std::vector<Hex> hexes, std::optional<int> shows) {
    const auto name = shows ? tr("Show {share} % of hexes", {{"share", std::to_string(*shows)}})
                            : tr("Show whole hexes");
    return {name, [hexes = std::move(hexes), shows](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    removeHexes(map.partial, hexes,
                                [&](const PartialList& list) { return list.shows != shows; });
                    if (!shows) return;
                    for (const auto& [sheet, ofSheet] : bySheet(map, hexes))
                        addHexes(map, map.partial, sheet, ofSheet,
                                 PartialList{listSheet(map, sheet), *shows, {}, {}},
                                 [&](const PartialList& list) { return list.shows == *shows; });
                });
            }};
}

} // namespace model
