#include "validators/rules/slopes.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace validators {

namespace {

using model::Hex;
using model::Hexside;

using Uphill = std::map<Hex, std::set<Hex>>; ///< from each hex to those above it

Uphill slopesOf(const Situation& situation) {
    Uphill up;
    const PrintedLines& lines = situation.lines();
    for (const LaidFeature& feature : lines.features()) {
        if (!isSlope(feature) || contradiction(lines, feature) || isDrawnBothWays(lines, feature))
            continue;
        if (const auto high = uphillSide(lines, feature))
            up[feature.at.across(*high)].insert(*high);
    }
    return up;
}

/// The shortest way uphill from the hex back to itself, with the hex at its beginning.
std::vector<Hex> ringThrough(const Uphill& up, Hex start) {
    std::map<Hex, Hex> cameFrom;
    std::deque<Hex> open{start};
    while (!open.empty()) {
        const Hex hex = open.front();
        open.pop_front();
        const auto above = up.find(hex);
        if (above == up.end()) continue;
        for (const Hex next : above->second) {
            if (next == start) {
                std::vector<Hex> ring{hex};
                while (ring.back() != start)
                    ring.push_back(cameFrom.at(ring.back()));
                std::reverse(ring.begin(), ring.end());
                return ring;
            }
            if (cameFrom.emplace(next, hex).second) open.push_back(next);
        }
    }
    return {};
}

/// Takes away what leads nowhere: hexes with nothing above them, again and again.
void dropTops(Uphill& up) {
    for (bool again = true; again;) {
        again = false;
        for (auto entry = up.begin(); entry != up.end();) {
            std::erase_if(entry->second, [&](Hex above) { return !up.contains(above); });
            const bool top = entry->second.empty();
            again = again || top;
            entry = top ? up.erase(entry) : std::next(entry);
        }
    }
}

} // namespace

bool isSlope(const LaidFeature& feature) {
    return feature.type ? feature.type->uphill : feature.uphill.has_value();
}

bool isCrest(const LaidFeature& feature) {
    return feature.type && feature.type->rise && !feature.type->uphill;
}

std::optional<Hex> uphillSide(const PrintedLines& lines, Hexside at, std::optional<Hex> declared) {
    if (declared) return declared;
    const auto first = lines.levelAt(at.first());
    const auto second = lines.levelAt(at.second());
    if (!first || !second || *first == *second) return std::nullopt;
    return *first > *second ? at.first() : at.second();
}

bool isDrawnBothWays(const PrintedLines& lines, const LaidFeature& feature) {
    const auto features = lines.featuresAt(feature.at);
    return feature.uphill && std::any_of(features.begin(), features.end(), [&](const auto& other) {
               return *other.id == *feature.id && other.uphill && other.uphill != feature.uphill;
           });
}

std::optional<Contradiction> contradiction(const PrintedLines& lines, const LaidFeature& feature) {
    if (!feature.uphill) return std::nullopt;
    const Hex other = feature.at.across(*feature.uphill);
    const auto high = lines.levelAt(*feature.uphill);
    const auto low = lines.levelAt(other);
    if (!high || !low || *high > *low) return std::nullopt;
    // Some games draw slopes within one level. Of an unknown kind nobody knows.
    if (*high == *low && (!feature.type || feature.type->withinLevel)) return std::nullopt;
    return Contradiction{*feature.uphill, other, *high, *low};
}

Heights::Heights(const Situation& situation)
    : marked_(situation, [](const model::TerrainType& type) { return type.hilltop; }) {
    const PrintedLines& lines = situation.lines();
    for (const LaidFeature& feature : lines.features()) {
        if (!isSlope(feature)) continue;
        const auto high = uphillSide(lines, feature);
        if (!high) continue;
        above_.insert(*high);
        below_.insert(feature.at.across(*high));
    }
}

std::vector<std::vector<Hex>> slopeRings(const Situation& situation) {
    Uphill up = slopesOf(situation);
    dropTops(up);
    std::vector<std::vector<Hex>> rings;
    std::set<Hex> inRing;
    for (const auto& [hex, above] : up) {
        if (inRing.contains(hex)) continue;
        const auto ring = ringThrough(up, hex);
        if (ring.empty()) continue;
        inRing.insert(ring.begin(), ring.end());
        rings.push_back(ring);
    }
    return rings;
}

} // namespace validators
