#include "validators/rules/ground.h"

#include "validators/rules/conditions.h"

#include <algorithm>
#include <map>
#include <utility>

namespace validators {

Ground::Ground(const Situation& situation) : states_(1) {
    addHexes(situation.extent());
    addTerrain(situation);
    addLines(situation);
    addState(situation);
}

void Ground::addHexes(const model::Extent& extent) {
    hexes_ = extent.hexes();
    std::sort(hexes_.begin(), hexes_.end());
    for (Index i = 0; i < hexes_.size(); ++i) {
        if (columns_.empty() || columns_.back().q != hexes_[i].q)
            columns_.push_back({hexes_[i].q, i, i});
        columns_.back().end = i + 1;
    }
    neighbours_.resize(hexes_.size());
    sides_.resize(hexes_.size());
    for (Index i = 0; i < hexes_.size(); ++i) {
        const auto around = model::neighbours(hexes_[i]);
        for (std::size_t d = 0; d < around.size(); ++d)
            neighbours_[i][d] = indexOf(around[d]);
    }
}

Ground::Index Ground::indexOf(model::Hex hex) const {
    const auto column = std::partition_point(columns_.begin(), columns_.end(),
                                             [&](const Column& each) { return each.q < hex.q; });
    if (column == columns_.end() || column->q != hex.q) return none;
    // A column seldom has gaps, so the hex mostly stands where it would without them.
    const std::int64_t ahead = std::int64_t{hex.r} - hexes_[column->begin].r;
    if (ahead < 0) return none;
    if (ahead < column->end - column->begin) {
        const Index guess = column->begin + static_cast<Index>(ahead);
        if (hexes_[guess] == hex) return guess;
    }
    const auto begin = hexes_.begin() + column->begin;
    const auto end = hexes_.begin() + column->end;
    const auto found = std::lower_bound(begin, end, hex);
    if (found == end || *found != hex) return none;
    return static_cast<Index>(found - hexes_.begin());
}

std::size_t Ground::directionTo(Index from, Index to) const {
    const auto& around = neighbours_[from];
    return static_cast<std::size_t>(std::find(around.begin(), around.end(), to) - around.begin());
}

void Ground::addTerrain(const Situation& situation) {
    const model::Map& map = situation.map();
    const model::Ruleset* ruleset = situation.ruleset();
    // Which lists name a hex, as their places in Map::terrain.
    std::vector<std::vector<std::uint32_t>> lists(hexes_.size());
    for (std::uint32_t i = 0; i < map.terrain.size(); ++i)
        map.terrain[i]->hexes.forEach([&](model::Hex hex) {
            if (const Index at = indexOf(hex); at != none) lists[at].push_back(i);
        });

    std::map<std::vector<model::TerrainId>, std::uint32_t> known;
    const auto setOf = [&](std::vector<model::TerrainId> ids) {
        const auto [place, isNew] =
            known.emplace(std::move(ids), static_cast<std::uint32_t>(terrains_.size()));
        if (!isNew) return place->second;
        TerrainSet set;
        for (const model::TerrainId& id : place->first) {
            const auto* type = ruleset ? model::find(*ruleset, id) : nullptr;
            if (type)
                set.types.push_back(type);
            else
                set.unknown = set.unknown || !id.empty();
        }
        terrains_.push_back(std::move(set));
        return place->second;
    };
    std::map<std::vector<std::uint32_t>, std::uint32_t> ofLists;
    terrainOf_.resize(hexes_.size());
    for (Index i = 0; i < hexes_.size(); ++i) {
        if (lists[i].empty()) {
            const model::Sheet* sheet = model::sheetOf(map, hexes_[i]);
            terrainOf_[i] = setOf({sheet ? sheet->ground : model::TerrainId{}});
            continue;
        }
        const auto seen = ofLists.find(lists[i]);
        if (seen != ofLists.end()) {
            terrainOf_[i] = seen->second;
            continue;
        }
        std::vector<model::TerrainId> ids;
        for (const std::uint32_t list : lists[i])
            if (std::find(ids.begin(), ids.end(), map.terrain[list]->type) == ids.end())
                ids.push_back(map.terrain[list]->type);
        terrainOf_[i] = ofLists[lists[i]] = setOf(std::move(ids));
    }
}

SideState* Ground::stateAt(model::Hexside hexside) {
    SideState* state = nullptr;
    std::uint32_t number = 0;
    for (const model::Hex hex : {hexside.first(), hexside.second()}) {
        const Index at = indexOf(hex);
        if (at == none) continue;
        auto& slot = sides_[at][static_cast<std::size_t>(hexside.directionFrom(hex).index() / 2)];
        if (slot == 0) {
            if (number == 0) {
                number = static_cast<std::uint32_t>(states_.size());
                states_.emplace_back();
            }
            slot = number;
        }
        number = slot;
        state = &states_[slot];
    }
    return state;
}

void Ground::addLines(const Situation& situation) {
    const PrintedLines& lines = situation.lines();
    const model::Ruleset* ruleset = situation.ruleset();
    const bool frozen = conditionsOf(situation).frozen();
    for (const LaidFeature& feature : lines.features()) {
        SideState* state = stateAt(feature.at);
        if (!state) continue;
        if (!feature.type) {
            state->unknownFeature = true;
            continue;
        }
        SideFeature laid{feature.type, feature.type, feature.uphill};
        if (frozen && !feature.type->freezesTo.empty())
            if (const auto* ice = model::find(*ruleset, feature.type->freezesTo)) laid.type = ice;
        state->features.push_back(laid);
    }
    // A road joins two hexes where it runs on from one into the other, or where an end in the one
    // meets an end in the other.
    forEachHexside(lines.links(), model::Region::everywhere(),
                   [&](model::Hexside at, std::span<const RoadLink> links) {
                       SideState* state = stateAt(at);
                       if (!state) return;
                       for (const RoadLink& link : links) {
                           const bool joins =
                               !link.halfFrom ||
                               std::any_of(links.begin(), links.end(), [&](const RoadLink& other) {
                                   return other.halfFrom && *other.halfFrom != *link.halfFrom;
                               });
                           if (!joins) continue;
                           if (link.type)
                               state->roads.push_back(link.type);
                           else
                               state->unknownRoad = true;
                       }
                   });
    for (const LaidSpan& span : lines.spans()) {
        SideState* state = stateAt(span.at);
        if (!state) continue;
        if (!span.type) state->unknownFeature = true;
        state->span = span.span;
        state->spanType = span.type;
    }
}

void Ground::addState(const Situation& situation) {
    const model::OnMap& onMap = *situation.scenario().onMap;
    for (const auto& damaged : onMap.damaged) {
        SideState* state = damaged->at ? stateAt(*damaged->at) : nullptr;
        if (!state || !state->span) continue;
        if (state->spanType && state->spanType->openDamaged) {
            state->damaged = true;
        } else {
            state->gone = state->span;
            state->span = nullptr;
            state->spanType = nullptr;
        }
    }
    for (const auto& pontoon : onMap.pontoons) {
        const bool laidNow = !pontoon->turn.empty() && pontoon->turn == situation.turn();
        if (!pontoon->at || laidNow) continue;
        if (SideState* state = stateAt(*pontoon->at)) state->pontoon = &*pontoon;
    }
    for (const auto& block : onMap.roadblocks) {
        if (!block->at || !block->toward) continue;
        const auto defile = model::hexsideBetween(*block->at, *block->toward);
        if (!defile) continue;
        if (SideState* state = stateAt(*defile)) state->roadblock = &*block;
    }
    for (const auto& work : onMap.improvedPositions) {
        const Index at = work->at ? indexOf(*work->at) : none;
        if (at != none && !work->underConstruction) works_.emplace_back(at, &*work);
    }
    std::sort(works_.begin(), works_.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
}

const model::ImprovedPosition* Ground::improvedPosition(Index index) const {
    const auto found = std::partition_point(works_.begin(), works_.end(),
                                            [&](const auto& work) { return work.first < index; });
    return found != works_.end() && found->first == index ? found->second : nullptr;
}

} // namespace validators
