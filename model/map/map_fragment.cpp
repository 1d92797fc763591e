#include "model/map/map_fragment.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace model {

namespace {

/// The comments of a record stay with it.
Annotations copied(const Annotations& about) {
    return {about.basis, about.rule, {}};
}

template <class List>
void copyLists(const std::vector<Shared<List>>& from, const HexSet& inside,
               std::vector<Shared<List>>& into) {
    for (const auto& list : from) {
        List part = *list;
        part.sheet = {};
        part.about = copied(list->about);
        part.hexes = {};
        std::vector<Hex> hexes;
        list->hexes.forEach([&](Hex hex) {
            if (inside.contains(hex)) hexes.push_back(hex);
        });
        part.hexes.insert(hexes);
        if (!hexes.empty()) into.push_back(Shared<List>(std::move(part)));
    }
}

void copyGround(const Map& map, const std::vector<Hex>& hexes, Map& into) {
    for (const Sheet& sheet : map.sheets) {
        TerrainList ground;
        ground.type = sheet.ground;
        for (const Hex hex : hexes)
            if (sheetOf(map, hex) == &sheet && terrainAt(map, hex).empty())
                ground.hexes.insert(hex);
        if (!ground.hexes.empty() && !sheet.ground.empty())
            into.terrain.push_back(Shared<TerrainList>(std::move(ground)));
    }
}

void copyHexsides(const Map& map, const HexSet& inside, Map& into) {
    for (const auto& list : map.hexsides) {
        HexsideList part{{}, list->type, list->uphillFirst, {}, copied(list->about)};
        list->hexsides.forEach([&](DirectedHexside side) {
            if (inside.contains(side.from) && inside.contains(side.to()))
                part.hexsides.insert(side);
        });
        if (!part.hexsides.empty()) into.hexsides.push_back(Shared<HexsideList>(std::move(part)));
    }
}

bool isInside(const HexSet& hexes, Hexside side) {
    return hexes.contains(side.first()) && hexes.contains(side.second());
}

/// Calls take(first, last) for every run of items that stay, as places in the chain, both included.
template <class Item, class Stays, class Take>
void forEachRun(const std::vector<Item>& chain, Stays stays, Take take) {
    for (std::size_t begin = 0; begin < chain.size(); ++begin) {
        if (!stays(chain[begin])) continue;
        std::size_t last = begin;
        while (last + 1 < chain.size() && stays(chain[last + 1]))
            ++last;
        take(begin, last);
        begin = last;
    }
}

void copyLines(const Map& map, const HexSet& inside, Map& into) {
    for (const auto& water : map.watercourses) {
        const auto& chain = water->hexsides;
        forEachRun(
            chain, [&](Hexside side) { return isInside(inside, side); },
            [&](std::size_t first, std::size_t last) {
                Watercourse part = *water;
                part.about = copied(water->about);
                part.hexsides.assign(chain.begin() + static_cast<std::ptrdiff_t>(first),
                                     chain.begin() + static_cast<std::ptrdiff_t>(last) + 1);
                if (first > 0) part.from.reset();
                if (last + 1 < chain.size()) part.to.reset();
                into.watercourses.push_back(Shared<Watercourse>(std::move(part)));
            });
    }
    for (const auto& road : map.roads) {
        const auto& chain = road->hexes;
        forEachRun(
            chain, [&](Hex hex) { return inside.contains(hex); },
            [&](std::size_t first, std::size_t last) {
                Road part = *road;
                part.about = copied(road->about);
                part.hexes.assign(chain.begin() + static_cast<std::ptrdiff_t>(first),
                                  chain.begin() + static_cast<std::ptrdiff_t>(last) + 1);
                if (first > 0) part.beforeFirst.reset();
                if (last + 1 < chain.size()) part.afterLast.reset();
                if (part.hexes.size() > 1 || part.beforeFirst || part.afterLast)
                    into.roads.push_back(Shared<Road>(std::move(part)));
            });
    }
}

/// Records that name hexes: with those inside.
template <class Record>
void copySpread(const std::vector<Shared<Record>>& from, const HexSet& inside,
                std::vector<Shared<Record>>& into) {
    for (const auto& record : from) {
        Record part = *record;
        part.about = copied(record->about);
        std::erase_if(part.at, [&](Hex hex) { return !inside.contains(hex); });
        if (!part.at.empty()) into.push_back(Shared<Record>(std::move(part)));
    }
}

/// Records at one hex or hexside.
template <class Record, class IsInside>
void copyAt(const std::vector<Shared<Record>>& from, IsInside isHere,
            std::vector<Shared<Record>>& into) {
    for (const auto& record : from) {
        if (!record->at || !isHere(*record->at)) continue;
        Record part = *record;
        part.about = copied(record->about);
        into.push_back(Shared<Record>(std::move(part)));
    }
}

// Placing.

HexSet placed(const HexSet& hexes, const Placement& placement) {
    std::vector<Hex> moved = hexes.hexes();
    for (Hex& hex : moved)
        hex = placement(hex);
    HexSet set;
    set.insert(moved);
    return set;
}

HexsideSet placed(const HexsideSet& hexsides, const Placement& placement) {
    HexsideSet moved;
    hexsides.forEach([&](DirectedHexside side) {
        moved.insert({placement(side.from), placement(side.toward)});
    });
    return moved;
}

void place(std::optional<Direction>& direction, const Placement& placement) {
    if (direction) direction = placement(*direction);
}

template <class Record, class Change>
void changeAll(std::vector<Shared<Record>>& records, Change change) {
    for (auto& record : records)
        record.edit(change);
}

/// The names of places stand where they stood, but never on their heads.
int uprightAngle(int angle, const Placement& placement) {
    int turned = (placement.mirrored ? -angle : angle) + 60 * placement.turns;
    turned = ((turned + 90) % 180 + 180) % 180 - 90;
    return turned;
}

} // namespace

MapFragment copyOf(const Map& map, const std::vector<Hex>& hexes, Hex anchor) {
    std::vector<Hex> printed;
    for (const Hex hex : hexes)
        if (sheetOf(map, hex)) printed.push_back(hex);
    MapFragment fragment;
    fragment.hexes.insert(printed);
    const HexSet& inside = fragment.hexes;
    Map& content = fragment.content;

    copyLists(map.terrain, inside, content.terrain);
    copyGround(map, printed, content);
    copyLists(map.levels, inside, content.levels);
    copyLists(map.closed, inside, content.closed);
    copyLists(map.partial, inside, content.partial);
    copyHexsides(map, inside, content);
    copyLines(map, inside, content);
    copyAt(
        map.spans, [&](Hexside side) { return isInside(inside, side); }, content.spans);
    copySpread(map.places, inside, content.places);
    copySpread(map.entries, inside, content.entries);
    const auto isHere = [&](Hex hex) { return inside.contains(hex); };
    copyAt(map.sources, isHere, content.sources);
    copyAt(map.victoryHexes, isHere, content.victoryHexes);
    copyAt(map.gatherPoints, isHere, content.gatherPoints);
    copyAt(map.outlines, isHere, content.outlines);
    copyAt(map.labels, isHere, content.labels);
    return placed(fragment, {Hex{} - anchor, 0, false});
}

MapFragment placed(const MapFragment& fragment, const Placement& placement) {
    MapFragment moved = fragment;
    moved.hexes = placed(fragment.hexes, placement);
    Map& content = moved.content;
    const auto moveHexes = [&](auto& list) { list.hexes = placed(list.hexes, placement); };
    changeAll(content.terrain, moveHexes);
    changeAll(content.levels, moveHexes);
    changeAll(content.closed, moveHexes);
    changeAll(content.partial, moveHexes);
    changeAll(content.hexsides,
              [&](HexsideList& list) { list.hexsides = placed(list.hexsides, placement); });
    changeAll(content.watercourses, [&](Watercourse& water) {
        for (Hexside& side : water.hexsides)
            side = placement(side);
    });
    changeAll(content.roads, [&](Road& road) {
        for (Hex& hex : road.hexes)
            hex = placement(hex);
        place(road.beforeFirst, placement);
        place(road.afterLast, placement);
    });
    changeAll(content.spans, [&](Span& span) { span.at = placement(*span.at); });
    const auto moveSpread = [&](auto& record) {
        for (Hex& hex : record.at)
            hex = placement(hex);
    };
    changeAll(content.places, moveSpread);
    changeAll(content.entries, [&](Entry& entry) {
        moveSpread(entry);
        place(entry.edge, placement);
    });
    const auto moveAt = [&](auto& record) { record.at = placement(*record.at); };
    changeAll(content.sources, [&](SupplySource& source) {
        moveAt(source);
        place(source.edge, placement);
    });
    changeAll(content.victoryHexes, moveAt);
    changeAll(content.gatherPoints, moveAt);
    changeAll(content.outlines, [&](Outline& outline) {
        moveAt(outline);
        for (LatticePoint& point : outline.points)
            point = placement.turned(point);
    });
    changeAll(content.labels, [&](Label& label) {
        moveAt(label);
        label.offset = placement.turned(label.offset);
        label.angle = uprightAngle(label.angle, placement);
    });
    return moved;
}

} // namespace model
