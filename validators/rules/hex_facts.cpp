#include "validators/rules/hex_facts.h"

#include "validators/add_once.h"

#include <algorithm>

namespace validators {

namespace {

using model::Hex;
using model::Hexside;

template <class T>
std::vector<const T*> thatLieAt(const std::vector<model::Shared<T>>& records, Hex hex) {
    std::vector<const T*> found;
    for (const auto& record : records) {
        bool here = false;
        if constexpr (requires { record->at.begin(); })
            here = std::find(record->at.begin(), record->at.end(), hex) != record->at.end();
        else
            here = record->at == hex;
        if (here) found.push_back(&*record);
    }
    return found;
}

HexsideFacts factsOf(const Situation& situation, Hex hex, model::Direction direction) {
    const Hexside side(hex, direction);
    HexsideFacts facts{direction, side, model::neighbour(hex, direction), false, {}, {}, {},
                       {},        false};
    facts.isEdge = !situation.extent().isOnMap(facts.beyond);
    const PrintedLines& lines = situation.lines();
    // A line may pass a hexside twice.
    for (const LaidFeature& laid : lines.featuresAt(side))
        if (laid.water)
            addOnce(facts.water, laid.water);
        else
            facts.features.push_back({*laid.id, laid.uphill});
    for (const RoadLink& link : lines.linksAt(side))
        addOnce(facts.roads, link.road);
    for (const LaidSpan& laid : lines.spansAt(side))
        facts.spans.push_back(laid.span);
    const auto& damaged = situation.scenario().onMap->damaged;
    for (const auto& pontoon : situation.scenario().onMap->pontoons)
        if (pontoon->at == side) facts.pontoon = &*pontoon;
    facts.damaged = std::any_of(damaged.begin(), damaged.end(),
                                [&](const auto& record) { return record->at == side; });
    return facts;
}

} // namespace

HexFacts factsOf(const Situation& situation, Hex hex) {
    const model::Map& map = situation.map();
    const model::OnMap& onMap = *situation.scenario().onMap;
    HexFacts facts;
    facts.hex = hex;
    for (std::size_t i = 0; i < map.sheets.size(); ++i)
        if (const auto seen = positionOn(map, i, hex))
            facts.labels.push_back(
                map.grid.numbering.label(map.sheets[i].id.text, seen->column, seen->row));
    facts.inPlay = situation.extent().isOnMap(hex);
    facts.closed = std::any_of(map.closed.begin(), map.closed.end(),
                               [&](const auto& list) { return list->hexes.contains(hex); });
    for (const auto& list : map.partial)
        if (!facts.shows && list->hexes.contains(hex)) facts.shows = list->shows;
    facts.terrain = situation.terrainAt(hex);
    facts.level = model::levelAt(map, hex);
    facts.places = thatLieAt(map.places, hex);
    facts.entries = thatLieAt(map.entries, hex);
    facts.sources = thatLieAt(map.sources, hex);
    facts.victoryHexes = thatLieAt(map.victoryHexes, hex);
    facts.gatherPoints = thatLieAt(map.gatherPoints, hex);
    facts.outlines = thatLieAt(map.outlines, hex);
    facts.improvedPositions = thatLieAt(onMap.improvedPositions, hex);
    facts.roadblocks = thatLieAt(onMap.roadblocks, hex);
    for (const auto* control : thatLieAt(onMap.control, hex))
        facts.control.push_back(control->side);
    facts.pieces = situation.standingAt(hex);
    for (std::size_t i = 0; i < facts.hexsides.size(); ++i)
        facts.hexsides[i] = factsOf(situation, hex, model::hexsideDirections[i]);
    return facts;
}

} // namespace validators
