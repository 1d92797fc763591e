#include "validators/rules/slopes.h"

#include "model/geometry/hex_line.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <variant>

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

std::optional<Hex> uphillSide(const PrintedLines& lines, const LaidFeature& feature) {
    if (feature.uphill) return feature.uphill;
    const auto first = lines.levelAt(feature.at.first());
    const auto second = lines.levelAt(feature.at.second());
    if (!first || !second || *first == *second) return std::nullopt;
    return *first > *second ? feature.at.first() : feature.at.second();
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

namespace {

/// A line from one hilltop to another, as far as terrain decides it (TLNB 8.41 to 8.43).
class HilltopLine {
public:
    HilltopLine(const Situation& situation, const Heights& heights, const HexesWith& blocking,
                Hex from, Hex to)
        : lines_(situation.lines()), heights_(heights), blocking_(blocking), from_(from), to_(to) {}

    /// `downward`: the hilltop that looks is known to be no lower than the other.
    bool isBlocked(bool downward) const {
        for (const auto& step : model::hexLine(from_, to_)) {
            if (const auto* hex = std::get_if<model::CrossedHex>(&step)) {
                if (obstructs(hex->hex, downward)) return true;
            } else if (const auto* side = std::get_if<model::CrossedHexside>(&step)) {
                if (bars(side->hexside, downward)) return true;
            } else if (const auto* passed = std::get_if<model::PassedVertex>(&step)) {
                if (isBlockedAt(passed->vertex, downward)) return true;
            } else if (const auto* along = std::get_if<model::FollowedHexside>(&step)) {
                if (obstructs(along->hexside.first(), downward) &&
                    obstructs(along->hexside.second(), downward))
                    return true;
            }
        }
        return false;
    }

private:
    bool obstructs(Hex hex, bool downward) const {
        if (hex == from_ || hex == to_) return false;
        if (blocking_.contains(hex) || heights_.isHilltop(hex)) return true;
        if (!heights_.isSlopeHex(hex) || downward) return false;
        // 8.42: over the slope at its own feet, and from one slope hex to another.
        return !overlooks(hex) && !(heights_.isSlopeHex(from_) && heights_.isSlopeHex(to_));
    }

    bool overlooks(Hex foot) const {
        const auto side = model::hexsideBetween(from_, foot);
        if (!side) return false;
        const auto features = lines_.featuresAt(*side);
        return std::any_of(features.begin(), features.end(), [&](const LaidFeature& feature) {
            return isSlope(feature) && uphillSide(lines_, feature) == from_;
        });
    }

    bool bars(Hexside side, bool downward) const {
        const auto features = lines_.featuresAt(side);
        return std::any_of(features.begin(), features.end(), [&](const LaidFeature& feature) {
            if (!feature.type) return false;
            if (isSlope(feature)) {
                const bool own = side.touches(from_) && uphillSide(lines_, feature) == from_;
                return feature.type->sight != model::SightBar::none && !downward && !own;
            }
            if (feature.type->sight == model::SightBar::always) return true;
            return feature.type->sight == model::SightBar::beyondOwn && !side.touches(from_);
        });
    }

    /// 8.43: a juncture of two hexsides, or of a hexside and a hex, that block.
    bool isBlockedAt(model::Vertex vertex, bool downward) const {
        const auto sides = vertex.hexsides();
        const auto hexes = vertex.hexes();
        const auto barring = std::count_if(sides.begin(), sides.end(),
                                           [&](Hexside side) { return bars(side, downward); });
        const bool hex = std::any_of(hexes.begin(), hexes.end(),
                                     [&](Hex each) { return obstructs(each, downward); });
        return barring >= 2 || (barring == 1 && hex);
    }

    const PrintedLines& lines_;
    const Heights& heights_;
    const HexesWith& blocking_;
    Hex from_, to_;
};

} // namespace

bool sightDependsOnLevels(const Situation& situation, const Heights& heights,
                          const HexesWith& blocking, Hex a, Hex b) {
    const auto depends = [&](Hex from, Hex to) {
        const HilltopLine line(situation, heights, blocking, from, to);
        return line.isBlocked(false) && !line.isBlocked(true);
    };
    return depends(a, b) || depends(b, a);
}

} // namespace validators
