#include "model/ruleset/ruleset.h"

#include <algorithm>

namespace model {

namespace {

template <class T, class Key>
const T* findById(const std::vector<T>& records, const Key& id) {
    const auto found = std::find_if(records.begin(), records.end(),
                                    [&](const T& record) { return record.id == id; });
    return found == records.end() ? nullptr : &*found;
}

/// Entries of `later` replace those of equal id in their place; new ones follow.
template <class T>
void lay(std::vector<T>& records, const std::vector<T>& later) {
    for (const T& record : later) {
        const auto same = std::find_if(records.begin(), records.end(),
                                       [&](const T& earlier) { return earlier.id == record.id; });
        if (same == records.end())
            records.push_back(record);
        else
            *same = record;
    }
}

/// Keyed by their terrain, like the vocabulary.
void layTerrain(std::vector<StackInTerrain>& limits, const std::vector<StackInTerrain>& later) {
    for (const StackInTerrain& limit : later) {
        std::erase_if(limits,
                      [&](const StackInTerrain& each) { return each.terrain == limit.terrain; });
        limits.push_back(limit);
    }
}

void layStacking(Ruleset& merged, const Ruleset& game) {
    const auto* table = std::get_if<StackByClassTable>(&game.stacking);
    if (!table) return;
    auto* below = std::get_if<StackByClassTable>(&merged.stacking);
    if (!below) {
        merged.stacking = *table;
        return;
    }
    if (!table->rule.empty()) below->rule = table->rule;
    if (!table->rows.empty()) below->rows = table->rows;
    if (!table->beside.empty()) below->beside = table->beside;
    if (!table->alone.empty()) below->alone = table->alone;
    layTerrain(below->inTerrain, table->inTerrain);
}

void layFigures(Ruleset& merged, const Ruleset& game) {
    for (const FigureRow& row : allFigures())
        if (row.isSet(game)) row.set(merged, row.text(game), row.rule(game), row.layer(game));
}

} // namespace

const TerrainType* find(const Ruleset& ruleset, const TerrainId& id) {
    return findById(ruleset.terrain, id);
}
const HexsideType* find(const Ruleset& ruleset, const HexsideTypeId& id) {
    return findById(ruleset.hexsides, id);
}
const RoadType* find(const Ruleset& ruleset, const RoadTypeId& id) {
    return findById(ruleset.roads, id);
}
const SpanType* find(const Ruleset& ruleset, const SpanTypeId& id) {
    return findById(ruleset.spans, id);
}
const PlaceKind* findPlaceKind(const Ruleset& ruleset, std::string_view id) {
    return findById(ruleset.placeKinds, id);
}
const PublishedMap* findPublishedMap(const Ruleset& ruleset, std::string_view id) {
    return findById(ruleset.publishedMaps, id);
}
const UnitClass* find(const Ruleset& ruleset, const UnitClassId& id) {
    return findById(ruleset.classes, id);
}
const WeatherType* findWeather(const Ruleset& ruleset, std::string_view id) {
    return findById(ruleset.weather, id);
}
const ListedCheck* findListed(const Ruleset& ruleset, std::string_view check) {
    return findById(ruleset.checks, check);
}

std::vector<TerrainId> excludedBy(const Ruleset& ruleset, const TerrainId& terrain) {
    const auto names = [](const TerrainType& type, const TerrainId& id) {
        return std::find(type.excludes.begin(), type.excludes.end(), id) != type.excludes.end();
    };
    std::vector<TerrainId> excluded;
    const TerrainType* painted = find(ruleset, terrain);
    for (const TerrainType& type : ruleset.terrain)
        if (names(type, terrain) || (painted && names(*painted, type.id)))
            excluded.push_back(type.id);
    return excluded;
}

bool freezes(const Ruleset& ruleset, const TerrainId& terrain) {
    return std::any_of(ruleset.hexsides.begin(), ruleset.hexsides.end(), [&](const auto& side) {
        return !side.freezesTo.empty() &&
               std::find(side.borders.begin(), side.borders.end(), terrain) != side.borders.end();
    });
}

Ruleset extended(const Ruleset& series, const Ruleset& game) {
    Ruleset merged = series;
    merged.id = game.id;
    merged.extends = game.extends;
    merged.name = game.name;
    merged.edition = game.edition;
    merged.book = game.book;
    merged.layers = game.layers;
    merged.layers.insert(merged.layers.end(), series.layers.begin(), series.layers.end());
    lay(merged.terrain, game.terrain);
    lay(merged.hexsides, game.hexsides);
    lay(merged.roads, game.roads);
    lay(merged.spans, game.spans);
    lay(merged.placeKinds, game.placeKinds);
    lay(merged.publishedMaps, game.publishedMaps);
    if (!game.map.rule.empty()) merged.map.rule = game.map.rule;
    lay(merged.classes, game.classes);
    lay(merged.sourceLetters, game.sourceLetters);
    lay(merged.switches, game.switches);
    lay(merged.options, game.options);
    lay(merged.published, game.published);
    lay(merged.checks, game.checks);
    layStacking(merged, game);
    lay(merged.movement, game.movement);
    lay(merged.zoneOfControl, game.zoneOfControl);
    lay(merged.sight, game.sight);
    lay(merged.supply, game.supply);
    lay(merged.entry, game.entry);
    if (!game.turnTrack.rule.empty()) merged.turnTrack.rule = game.turnTrack.rule;
    if (!game.turnTrack.day.empty()) merged.turnTrack.day = game.turnTrack.day;
    lay(merged.turnTrack.kinds, game.turnTrack.kinds);
    lay(merged.weather, game.weather);
    layFigures(merged, game);
    return merged;
}

Ruleset overridden(Ruleset ruleset, std::span<const Override> overrides,
                   std::vector<RefusedOverride>& refused) {
    for (std::size_t i = 0; i < overrides.size(); ++i) {
        const FigureRow* row = findFigure(overrides[i].figure);
        const RuleRef rule{{}, overrides[i].about.rule};
        if (!row)
            refused.push_back({i, true, {}});
        else if (!row->set(ruleset, overrides[i].value, rule, "house rule"))
            refused.push_back({i, false, std::string(row->values)});
    }
    return ruleset;
}

} // namespace model
