#include "model/edits/region_edits.h"

#include "model/edits/fresh_id.h"
#include "model/edits/hexside_edits.h"
#include "model/edits/map_lists.h"
#include "model/edits/road_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/scenario/scenario.h"

#include <algorithm>
#include <utility>

namespace model {

namespace {

/// Between two of the hexes, each once.
std::vector<Hexside> hexsidesInside(const HexSet& hexes) {
    std::vector<Hexside> sides;
    hexes.forEach([&](Hex hex) {
        for (const Direction toward : {Direction{0}, Direction{2}, Direction{4}})
            if (hexes.contains(neighbour(hex, toward))) sides.emplace_back(hex, toward);
    });
    return sides;
}

template <class Record>
void takeSpread(std::vector<Shared<Record>>& records, const HexSet& hexes) {
    const auto isInside = [&](Hex hex) { return hexes.contains(hex); };
    std::erase_if(records, [&](Shared<Record>& record) {
        if (std::none_of(record->at.begin(), record->at.end(), isInside)) return false;
        record.edit([&](Record& changed) { std::erase_if(changed.at, isInside); });
        return record->at.empty();
    });
}

template <class Record>
void takeAt(std::vector<Shared<Record>>& records, const HexSet& hexes) {
    std::erase_if(records, [&](const Shared<Record>& record) {
        return record->at && hexes.contains(*record->at);
    });
}

enum class RoadsOf { inside, touching };

void clear(Scenario& scenario, const HexSet& hexes, RoadsOf roads) {
    const auto all = hexes.hexes();
    const auto sides = hexsidesInside(hexes);
    eraseTerrain(all).apply(scenario);
    setLevel(all, std::nullopt).apply(scenario);
    setClosed(all, false).apply(scenario);
    setPartial(all, std::nullopt).apply(scenario);
    clearHexsides(sides).apply(scenario);
    removeSpans(sides).apply(scenario);
    if (roads == RoadsOf::inside)
        eraseRoads({}, sides).apply(scenario);
    else
        eraseRoads(all, {}).apply(scenario);
    scenario.map.edit([&](Map& map) {
        takeSpread(map.places, hexes);
        takeSpread(map.entries, hexes);
        takeAt(map.sources, hexes);
        takeAt(map.victoryHexes, hexes);
        takeAt(map.gatherPoints, hexes);
        takeAt(map.outlines, hexes);
        takeAt(map.labels, hexes);
    });
}

SheetId sheetFor(const Map& map, Hex hex) {
    return listSheet(map, positionOf(map, hex).sheet);
}

bool isPrintedSide(const Map& map, Hexside side) {
    return sheetOf(map, side.first()) && sheetOf(map, side.second());
}

void addLists(Scenario& scenario, const Map& content) {
    for (const auto& list : content.terrain)
        paintTerrain(list->hexes.hexes(), list->type, {}).apply(scenario);
    for (const auto& list : content.levels)
        setLevel(list->hexes.hexes(), list->level).apply(scenario);
    for (const auto& list : content.closed)
        setClosed(list->hexes.hexes(), true).apply(scenario);
    for (const auto& list : content.partial)
        setPartial(list->hexes.hexes(), list->shows).apply(scenario);
    for (const auto& list : content.hexsides) {
        std::vector<DirectedHexside> sides;
        list->hexsides.forEach([&](DirectedHexside side) {
            if (isPrintedSide(*scenario.map, side.hexside())) sides.push_back(side);
        });
        addHexsides(std::move(sides), list->type, list->uphillFirst).apply(scenario);
    }
    for (const auto& span : content.spans)
        if (isPrintedSide(*scenario.map, *span->at))
            scenario.map.edit([&](Map& map) {
                Span placed = *span;
                placed.sheet = sheetFor(map, placed.at->first());
                if (!placed.id.empty() &&
                    std::any_of(map.spans.begin(), map.spans.end(),
                                [&](const auto& other) { return other->id == placed.id; }))
                    placed.id.clear();
                map.spans.push_back(Shared<Span>(std::move(placed)));
            });
}

/// The parts of the water that lie on the map; only the ends of the whole keep their meaning.
void addWater(Map& map, const Watercourse& water) {
    std::vector<Watercourse> parts;
    bool goesOn = false;
    for (std::size_t i = 0; i < water.hexsides.size(); ++i) {
        const Hexside side = water.hexsides[i];
        const bool stays = isPrintedSide(map, side);
        if (stays && !goesOn) {
            parts.push_back(water);
            parts.back().sheet = sheetFor(map, side.first());
            parts.back().hexsides.clear();
            if (i > 0) parts.back().from.reset();
        }
        if (stays)
            parts.back().hexsides.push_back(side);
        else if (goesOn)
            parts.back().to.reset();
        goesOn = stays;
    }
    for (Watercourse& part : parts)
        addFresh(map.watercourses, std::move(part), water.type.text);
}

/// An end leads off the map only where the map ends.
void keepAtEdge(const Map& map, Hex hex, std::optional<Direction>& end) {
    if (end && sheetOf(map, neighbour(hex, *end))) end.reset();
}

void addRoad(Map& map, const Road& road) {
    std::vector<Road> parts;
    bool goesOn = false;
    for (std::size_t i = 0; i < road.hexes.size(); ++i) {
        const bool stays = sheetOf(map, road.hexes[i]) != nullptr;
        if (stays && !goesOn) {
            parts.push_back(road);
            parts.back().sheet = sheetFor(map, road.hexes[i]);
            parts.back().hexes.clear();
            if (i > 0) parts.back().beforeFirst = directionTo(road.hexes[i], road.hexes[i - 1]);
        }
        if (stays)
            parts.back().hexes.push_back(road.hexes[i]);
        else if (goesOn)
            parts.back().afterLast = directionTo(road.hexes[i - 1], road.hexes[i]);
        goesOn = stays;
    }
    for (Road& part : parts) {
        keepAtEdge(map, part.hexes.front(), part.beforeFirst);
        keepAtEdge(map, part.hexes.back(), part.afterLast);
        if (part.hexes.size() > 1 || part.beforeFirst || part.afterLast)
            addFresh(map.roads, std::move(part), road.type.text);
    }
}

template <class Record>
void addSpread(const Map& map, std::vector<Shared<Record>>& records,
               const std::vector<Shared<Record>>& more, std::string_view word) {
    for (const auto& record : more) {
        Record placed = *record;
        std::erase_if(placed.at, [&](Hex hex) { return !sheetOf(map, hex); });
        if (!placed.at.empty()) addFresh(records, std::move(placed), word);
    }
}

void addRecords(Map& map, const Map& content) {
    for (const auto& water : content.watercourses)
        addWater(map, *water);
    for (const auto& road : content.roads)
        addRoad(map, *road);
    addSpread(map, map.places, content.places, "place");
    addSpread(map, map.entries, content.entries, "entry");
    const auto addAt = [&](auto& records, const auto& more, std::string_view word) {
        for (const auto& record : more) {
            if (!sheetOf(map, *record->at)) continue;
            if constexpr (requires { record->id; })
                addFresh(records, *record, word);
            else
                records.push_back(record);
        }
    };
    addAt(map.sources, content.sources, "source");
    addAt(map.victoryHexes, content.victoryHexes, {});
    addAt(map.gatherPoints, content.gatherPoints, "gather-point");
    addAt(map.outlines, content.outlines, "outline");
    addAt(map.labels, content.labels, {});
}

} // namespace

Edit pasteFragment(MapFragment fragment, Placement placement) {
    return {tr("Paste"), [fragment = std::move(fragment), placement](Scenario& scenario) {
                const MapFragment moved = placed(fragment, placement);
                HexSet printed;
                moved.hexes.forEach([&](Hex hex) {
                    if (sheetOf(*scenario.map, hex)) printed.insert(hex);
                });
                clear(scenario, printed, RoadsOf::inside);
                addLists(scenario, moved.content);
                scenario.map.edit([&](Map& map) { addRecords(map, moved.content); });
            }};
}

Edit clearRegion(std::vector<Hex> hexes) {
    return {tr("Clear a region"), [hexes = std::move(hexes)](Scenario& scenario) {
                HexSet region;
                region.insert(hexes);
                clear(scenario, region, RoadsOf::touching);
            }};
}

Edit replaceTerrain(TerrainId from, TerrainId to, std::vector<TerrainId> excluded,
                    std::optional<std::vector<Hex>> within) {
    const auto name = tr("Replace {terrain}", {{"terrain", from.text}});
    return {name, [from = std::move(from), to = std::move(to), excluded = std::move(excluded),
                   within = std::move(within)](Scenario& scenario) {
                const Map& map = *scenario.map;
                std::vector<Hex> hexes = within ? *within : printedHexes(map);
                std::erase_if(hexes, [&](Hex hex) {
                    const auto terrain = terrainAt(map, hex);
                    if (!terrain.empty())
                        return std::find(terrain.begin(), terrain.end(), from) == terrain.end();
                    const Sheet* sheet = sheetOf(map, hex);
                    return !sheet || sheet->ground != from;
                });
                eraseTerrain(hexes, from).apply(scenario);
                paintTerrain(std::move(hexes), to, excluded).apply(scenario);
            }};
}

} // namespace model
