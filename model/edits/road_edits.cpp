#include "model/edits/road_edits.h"

#include "model/edits/fresh_id.h"
#include "model/edits/map_lists.h"
#include "model/scenario/scenario.h"

#include <algorithm>
#include <set>
#include <utility>

namespace model {

namespace {

/// A chain with its ends, as it is drawn.
struct Stretch {
    std::vector<Hex> hexes;
    RoadEnds ends;

    bool isRoad() const { return hexes.size() > 1 || ends != RoadEnds{}; }
    Stretch reversed() const {
        return {{hexes.rbegin(), hexes.rend()}, {ends.afterLast, ends.beforeFirst}};
    }
};

bool hasLink(const Road& road, Hexside link) {
    for (std::size_t i = 1; i < road.hexes.size(); ++i)
        if (hexsideBetween(road.hexes[i - 1], road.hexes[i]) == link) return true;
    if (road.hexes.empty()) return false;
    return (road.beforeFirst && Hexside(road.hexes.front(), *road.beforeFirst) == link) ||
           (road.afterLast && Hexside(road.hexes.back(), *road.afterLast) == link);
}

bool hasLink(const Map& map, const RoadTypeId& type, Hexside link) {
    return std::any_of(map.roads.begin(), map.roads.end(), [&](const Shared<Road>& road) {
        return road->type == type && hasLink(*road, link);
    });
}

/// What of the drawn chain no road of the type has yet.
std::vector<Stretch> missing(const Map& map, const RoadTypeId& type, const Stretch& drawn) {
    const auto isNew = [&](Hexside link) { return !hasLink(map, type, link); };
    std::set<Hexside> passed;
    std::vector<Stretch> stretches{{{drawn.hexes.front()}, {}}};
    const auto& before = drawn.ends.beforeFirst;
    if (before && isNew(Hexside(drawn.hexes.front(), *before)))
        stretches.back().ends.beforeFirst = before;
    for (std::size_t i = 1; i < drawn.hexes.size(); ++i) {
        const auto link = hexsideBetween(drawn.hexes[i - 1], drawn.hexes[i]);
        if (link && isNew(*link) && passed.insert(*link).second)
            stretches.back().hexes.push_back(drawn.hexes[i]);
        else
            stretches.push_back({{drawn.hexes[i]}, {}});
    }
    const auto& after = drawn.ends.afterLast;
    if (after && isNew(Hexside(drawn.hexes.back(), *after)))
        stretches.back().ends.afterLast = after;
    std::erase_if(stretches, [](const Stretch& stretch) { return !stretch.isRoad(); });
    return stretches;
}

/// The road goes on from its last hex with the stretch; false when it does not end where that
/// begins, or leads on elsewhere.
bool append(Road& road, const Stretch& stretch) {
    if (road.hexes.empty() || road.hexes.back() != stretch.hexes.front() ||
        stretch.ends.beforeFirst)
        return false;
    if (road.afterLast && (stretch.hexes.size() < 2 ||
                           neighbour(road.hexes.back(), *road.afterLast) != stretch.hexes[1]))
        return false;
    road.hexes.insert(road.hexes.end(), stretch.hexes.begin() + 1, stretch.hexes.end());
    road.afterLast = stretch.ends.afterLast;
    return true;
}

/// The same before its first hex. Texts that could not be read stand at a position of the chain
/// and move along with it.
bool prepend(Road& road, const Stretch& stretch) {
    Road turned = road;
    std::reverse(turned.hexes.begin(), turned.hexes.end());
    std::swap(turned.beforeFirst, turned.afterLast);
    if (!append(turned, stretch.reversed())) return false;
    const auto added = turned.hexes.size() - road.hexes.size();
    std::reverse(turned.hexes.begin(), turned.hexes.end());
    std::swap(turned.beforeFirst, turned.afterLast);
    road = std::move(turned);
    for (Misfit& misfit : road.about.extras.misfits)
        if (misfit.field == "hexes") misfit.position += added;
    return true;
}

void draw(Map& map, const RoadTypeId& type, const Stretch& stretch) {
    const auto sheets = bySheet(map, std::span(stretch.hexes).first(1));
    if (sheets.empty()) return;
    const std::size_t sheet = sheets.begin()->first;
    for (auto& road : map.roads) {
        if (road->type != type || !takesDrawing(map, sheet, road->about.basis)) continue;
        Road longer = *road;
        const Stretch turned = stretch.reversed();
        if (!append(longer, stretch) && !append(longer, turned) && !prepend(longer, stretch) &&
            !prepend(longer, turned))
            continue;
        road = Shared<Road>(std::move(longer));
        return;
    }
    Road fresh;
    fresh.id = freshId(map.roads, type.text);
    fresh.sheet = listSheet(map, sheet);
    fresh.type = type;
    fresh.hexes = stretch.hexes;
    fresh.beforeFirst = stretch.ends.beforeFirst;
    fresh.afterLast = stretch.ends.afterLast;
    map.roads.push_back(Shared<Road>(std::move(fresh)));
}

// Erasing.

struct Erased {
    std::set<Hex> hexes;
    std::set<Hexside> links;

    bool has(Hex hex, const std::optional<Direction>& toward) const {
        return toward && links.contains(Hexside(hex, *toward));
    }
    bool between(Hex a, Hex b) const {
        const auto link = hexsideBetween(a, b);
        return link && links.contains(*link);
    }
};

struct Remainder {
    std::size_t begin = 0; ///< in the whole chain
    Stretch stretch;
};

/// The stretches that remain of a road, those too short to be one among them.
std::vector<Remainder> remains(const Road& road, const Erased& erased) {
    std::vector<Remainder> pieces;
    bool goesOn = false;
    for (std::size_t i = 0; i < road.hexes.size(); ++i) {
        const Hex hex = road.hexes[i];
        const bool stays = !erased.hexes.contains(hex);
        if (stays && (!goesOn || erased.between(road.hexes[i - 1], hex))) pieces.push_back({i, {}});
        if (stays) pieces.back().stretch.hexes.push_back(hex);
        goesOn = stays;
    }
    if (pieces.empty()) return pieces;
    const Remainder& last = pieces.back();
    if (pieces.front().begin == 0 && !erased.has(road.hexes.front(), road.beforeFirst))
        pieces.front().stretch.ends.beforeFirst = road.beforeFirst;
    if (last.begin + last.stretch.hexes.size() == road.hexes.size() &&
        !erased.has(road.hexes.back(), road.afterLast))
        pieces.back().stretch.ends.afterLast = road.afterLast;
    return pieces;
}

/// The piece in which a text that could not be read stood, or the one before; of a text that
/// belongs to the whole, the first.
std::size_t pieceFor(const Misfit& misfit, const std::vector<Remainder>& pieces) {
    std::size_t piece = 0;
    if (misfit.field == "hexes")
        while (piece + 1 < pieces.size() && pieces[piece + 1].begin <= misfit.position)
            ++piece;
    return piece;
}

std::vector<Road> piecesOf(const Road& road, const Erased& erased) {
    auto remainders = remains(road, erased);
    std::erase_if(remainders, [](const Remainder& piece) { return !piece.stretch.isRoad(); });
    std::vector<Road> pieces;
    for (const Remainder& remainder : remainders) {
        Road piece = road;
        if (!pieces.empty()) piece.about.extras = {}; // the first piece keeps the comments
        piece.about.extras.misfits.clear();
        piece.hexes = remainder.stretch.hexes;
        piece.beforeFirst = remainder.stretch.ends.beforeFirst;
        piece.afterLast = remainder.stretch.ends.afterLast;
        pieces.push_back(std::move(piece));
    }
    if (pieces.empty()) {
        // Nothing is left but what its author wrote besides.
        if (road.about.extras.empty()) return {};
        pieces.push_back(road);
        pieces.back().hexes.clear();
        pieces.back().beforeFirst.reset();
        pieces.back().afterLast.reset();
        return pieces;
    }
    for (const Misfit& misfit : road.about.extras.misfits) {
        const std::size_t index = pieceFor(misfit, remainders);
        const std::size_t begin = remainders[index].begin;
        Misfit moved = misfit;
        moved.position = std::min(misfit.position - std::min(misfit.position, begin),
                                  remainders[index].stretch.hexes.size());
        pieces[index].about.extras.misfits.push_back(std::move(moved));
    }
    return pieces;
}

bool meets(const Road& road, const Erased& erased) {
    return std::any_of(road.hexes.begin(), road.hexes.end(),
                       [&](Hex hex) { return erased.hexes.contains(hex); }) ||
           std::any_of(erased.links.begin(), erased.links.end(),
                       [&](Hexside link) { return hasLink(road, link); });
}

void erase(Map& map, const Erased& erased, const std::optional<RoadTypeId>& type) {
    std::vector<Shared<Road>> kept;
    const auto before = map.roads; // new pieces join the map while their ids are chosen
    for (const auto& road : before) {
        if ((type && road->type != *type) || !meets(*road, erased)) {
            kept.push_back(road);
            continue;
        }
        auto pieces = piecesOf(*road, erased);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (i > 0) pieces[i].id = freshId(map.roads, road->type.text);
            kept.push_back(Shared<Road>(pieces[i]));
            if (i > 0) map.roads.push_back(kept.back()); // its id is taken from now on
        }
    }
    map.roads = std::move(kept);
}

Edit editSpans(Message name, std::function<void(Map&)> change) {
    return {std::move(name), [change = std::move(change)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) { change(map); });
            }};
}

bool isAt(const Span& span, const std::set<Hexside>& hexsides) {
    return span.at && hexsides.contains(*span.at);
}

} // namespace

Edit drawRoad(std::vector<Hex> chain, RoadTypeId type, RoadEnds ends) {
    const auto name = tr("Draw {feature}", {{"feature", type.text}});
    return {name, [drawn = Stretch{std::move(chain), ends}, type](Scenario& scenario) {
                if (drawn.hexes.empty()) return;
                scenario.map.edit([&](Map& map) {
                    for (const Stretch& stretch : missing(map, type, drawn))
                        draw(map, type, stretch);
                });
            }};
}

Edit eraseRoads(std::vector<Hex> hexes, std::vector<Hexside> links,
                std::optional<RoadTypeId> type) {
    const Erased erased{{hexes.begin(), hexes.end()}, {links.begin(), links.end()}};
    return {type ? tr("Erase {feature}", {{"feature", type->text}}) : tr("Erase roads"),
            [erased, type = std::move(type)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) { erase(map, erased, type); });
            }};
}

Edit addSpans(std::vector<Hexside> hexsides, SpanTypeId type, bool stone) {
    const auto name = tr("Draw {feature}", {{"feature", type.text}});
    return editSpans(name, [hexsides = std::move(hexsides), type, stone](Map& map) {
        for (const Hexside hexside : hexsides) {
            const bool isThere = std::any_of(map.spans.begin(), map.spans.end(), [&](auto& span) {
                return span->type == type && span->at == hexside;
            });
            const auto ends = {hexside.first(), hexside.second()};
            const auto sheets = bySheet(map, std::vector<Hex>(ends));
            if (isThere || sheets.empty()) continue;
            Span span;
            span.type = type;
            span.at = hexside;
            span.stone = stone;
            span.sheet = listSheet(map, sheets.begin()->first);
            map.spans.push_back(Shared<Span>(std::move(span)));
        }
    });
}

Edit removeSpans(std::vector<Hexside> hexsides, std::optional<SpanTypeId> type) {
    const auto name = type ? tr("Erase {feature}", {{"feature", type->text}}) : tr("Erase spans");
    const std::set<Hexside> at(hexsides.begin(), hexsides.end());
    return editSpans(name, [at, type = std::move(type)](Map& map) {
        std::erase_if(map.spans, [&](const Shared<Span>& span) {
            return isAt(*span, at) && (!type || span->type == *type);
        });
    });
}

Edit removeBareSpans(std::vector<Hexside> hexsides, std::vector<SpanTypeId> types) {
    const std::set<Hexside> at(hexsides.begin(), hexsides.end());
    return editSpans(tr("Erase spans"), [at, types = std::move(types)](Map& map) {
        std::erase_if(map.spans, [&](const Shared<Span>& span) {
            return isAt(*span, at) &&
                   std::find(types.begin(), types.end(), span->type) != types.end() &&
                   std::none_of(map.roads.begin(), map.roads.end(),
                                [&](const auto& road) { return hasLink(*road, *span->at); });
        });
    });
}

Edit setSpanStone(std::vector<Hexside> hexsides, bool stone) {
    const std::set<Hexside> at(hexsides.begin(), hexsides.end());
    return editSpans(stone ? tr("Build in stone") : tr("Build in wood"), [at, stone](Map& map) {
        for (auto& span : map.spans)
            if (isAt(*span, at) && span->stone != stone)
                span.edit([&](Span& changed) { changed.stone = stone; });
    });
}

} // namespace model
