#include "editor/tools/hex_path.h"

#include "model/geometry/lattice_point.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>

namespace editor {

namespace {

/// How far the hex lies beside the line, in units that only compare.
std::int64_t besideLine(model::Hex from, model::Hex to, model::Hex hex) {
    const auto unit = model::LatticePoint::unit;
    const auto line = latticePoint(to) - latticePoint(from);
    const auto arm = latticePoint(hex) - latticePoint(from);
    return std::abs((line.x / unit) * (arm.y / unit) - (line.y / unit) * (arm.x / unit));
}

std::set<model::Hexside> linksOf(const model::Map& map) {
    std::set<model::Hexside> links;
    for (const auto& road : map.roads)
        for (std::size_t i = 1; i < road->hexes.size(); ++i)
            if (const auto link = hexsideBetween(road->hexes[i - 1], road->hexes[i]))
                links.insert(*link);
    return links;
}

/// The way that found a hex, the better first.
struct Way {
    int length = 0;
    int withoutRoad = 0;
    std::int64_t beside = 0;
    model::Hex hex;
    auto operator<=>(const Way&) const = default;
};

} // namespace

std::vector<model::Hex> hexesAlong(model::Hex from, model::Hex to) {
    std::vector<model::Hex> hexes{from};
    while (hexes.back() != to) {
        const int left = distance(hexes.back(), to);
        std::optional<model::Hex> best;
        std::int64_t bestBeside = 0;
        for (const model::Hex next : neighbours(hexes.back())) {
            if (distance(next, to) >= left) continue;
            const auto beside = besideLine(from, to, next);
            if (best && beside >= bestBeside) continue;
            best = next;
            bestBeside = beside;
        }
        hexes.push_back(*best);
    }
    return hexes;
}

std::vector<model::Hex> roadRoute(const model::Map& map, const model::Extent& extent,
                                  model::Hex from, model::Hex to) {
    if (!extent.isOnMap(from) || !extent.isOnMap(to)) return {};
    const auto links = linksOf(map);
    std::set<Way> open{{0, 0, 0, from}};
    std::map<model::Hex, Way> best{{from, {0, 0, 0, from}}};
    std::map<model::Hex, model::Hex> before;
    while (!open.empty()) {
        const Way way = open.extract(open.begin()).value();
        if (way.hex == to) break;
        if (best[way.hex] < way) continue;
        for (const model::Hex next : extent.neighbours(way.hex)) {
            const bool isRoad = links.contains(*hexsideBetween(way.hex, next));
            const Way longer{way.length + 1, way.withoutRoad + (isRoad ? 0 : 1),
                             way.beside + besideLine(from, to, next), next};
            const auto known = best.find(next);
            if (known != best.end() && known->second <= longer) continue;
            best[next] = longer;
            before[next] = way.hex;
            open.insert(longer);
        }
    }
    if (!best.contains(to)) return {};

    std::vector<model::Hex> route{to};
    while (route.back() != from)
        route.push_back(before.at(route.back()));
    std::reverse(route.begin(), route.end());
    return route;
}

} // namespace editor
