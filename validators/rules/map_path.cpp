#include "validators/rules/map_path.h"

#include <algorithm>
#include <deque>
#include <set>
#include <unordered_map>

namespace validators {

namespace {

using model::Hex;

using Links = std::unordered_map<Hex, std::set<Hex>>;

Links linksByRoad(const Situation& situation) {
    Links links;
    const auto join = [&](Hex a, Hex b) {
        const auto& extent = situation.extent();
        if (!extent.isOnMap(a) || !extent.isOnMap(b)) return;
        links[a].insert(b);
        links[b].insert(a);
    };
    for (const RoadLink& link : situation.lines().links())
        join(link.at.first(), link.at.second());
    return links;
}

std::vector<Hex> nextHexes(const Situation& situation, const Links& links, Hex hex, PathBy by) {
    if (by == PathBy::roads) {
        const auto found = links.find(hex);
        if (found == links.end()) return {};
        return {found->second.begin(), found->second.end()};
    }
    auto next = situation.extent().neighbours(hex);
    std::sort(next.begin(), next.end());
    return next;
}

} // namespace

std::vector<Hex> shortestPath(const Situation& situation, Hex from, Hex to, PathBy by) {
    if (!situation.extent().isOnMap(from) || !situation.extent().isOnMap(to)) return {};
    const Links links = by == PathBy::roads ? linksByRoad(situation) : Links{};
    // Backwards, so that the way is read from its beginning and the first hexes decide.
    std::unordered_map<Hex, int> away{{to, 0}};
    std::deque<Hex> open{to};
    while (!open.empty() && !away.contains(from)) {
        const Hex hex = open.front();
        open.pop_front();
        for (const Hex next : nextHexes(situation, links, hex, by))
            if (away.try_emplace(next, away.at(hex) + 1).second) open.push_back(next);
    }
    if (!away.contains(from)) return {};
    std::vector<Hex> path{from};
    while (path.back() != to) {
        const auto next = nextHexes(situation, links, path.back(), by);
        path.push_back(*std::find_if(next.begin(), next.end(), [&](Hex hex) {
            const auto known = away.find(hex);
            return known != away.end() && known->second == away.at(path.back()) - 1;
        }));
    }
    return path;
}

} // namespace validators
