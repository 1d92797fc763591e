#include "validators/rules/reach.h"

#include "validators/rules/enclosures.h"
#include "validators/rules/ground.h"
#include "validators/rules/hexes_with.h"
#include "validators/rules/road_net.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace validators {

namespace {

using model::Hex;
using model::Hexside;

struct Bar {
    bool byWater = false;
    const model::Watercourse* water = nullptr;
};

/// A road carries over water where it needs no span.
bool isOpened(const PrintedLines& lines, Hexside at, std::span<const LaidFeature> features) {
    if (isPassable(lines, at)) return true;
    return continues(lines.linksAt(at)) &&
           std::all_of(features.begin(), features.end(), [](const auto& feature) {
               return !feature.type || feature.type->passable ||
                      feature.type->road == model::RoadCrossing::free ||
                      feature.type->road == model::RoadCrossing::wantsSpan;
           });
}

using Index = Ground::Index;

/// What bars the way out of a hex, by direction.
struct Barred {
    std::array<bool, 6> here{};
    std::array<bool, 6> byWater{};
    std::array<const model::Watercourse*, 6> water{};
};

/// Only hexes that have any.
class Bars {
public:
    explicit Bars(const Situation& situation) : ground_(situation.ground()) {
        const PrintedLines& lines = situation.lines();
        forEachHexside(lines.features(), model::Region::everywhere(),
                       [&](Hexside at, std::span<const LaidFeature> features) {
                           Bar bar{true, nullptr};
                           bool barred = false;
                           for (const LaidFeature& feature : features) {
                               if (!feature.type || feature.type->passable) continue;
                               barred = true;
                               bar.byWater = bar.byWater && feature.isWater();
                               if (feature.water) bar.water = feature.water;
                           }
                           if (barred && !isOpened(lines, at, features)) add(at, bar);
                       });
    }

    bool empty() const { return bars_.empty(); }
    /// Null: none.
    const Barred* at(Index hex) const {
        return bars_.empty() || place_[hex] == 0 ? nullptr : &bars_[place_[hex] - 1];
    }

private:
    void add(Hexside at, Bar bar) {
        if (bars_.empty()) place_.resize(ground_.size());
        for (const Hex hex : {at.first(), at.second()}) {
            const Index index = ground_.indexOf(hex);
            if (index == Ground::none) continue;
            if (place_[index] == 0) {
                bars_.emplace_back();
                place_[index] = static_cast<std::uint32_t>(bars_.size());
            }
            Barred& barred = bars_[place_[index] - 1];
            const auto direction = static_cast<std::size_t>(at.directionFrom(hex).index() / 2);
            barred.here[direction] = true;
            barred.byWater[direction] = bar.byWater;
            barred.water[direction] = bar.water;
        }
    }

    const Ground& ground_;
    std::vector<std::uint32_t> place_; ///< in `bars_`, from 1
    std::vector<Barred> bars_;
};

constexpr int notEntered = -1;

/// The part of each hex, -1 for those that nobody enters; numbered in the order of the map.
std::vector<int> numbered(const Situation& situation, const Bars& bars, bool waterBars) {
    const Ground& ground = situation.ground();
    const HexesWith closed(situation, [](const auto& type) { return !type.enterable; });
    constexpr int notSeen = -2;
    std::vector<int> part(ground.size(), notSeen);
    if (!closed.empty())
        for (Index i = 0; i < ground.size(); ++i)
            if (closed.contains(ground.hexAt(i))) part[i] = notEntered;
    int count = 0;
    std::vector<Index> open;
    for (const Hex first : situation.extent().hexes()) {
        const Index start = ground.indexOf(first);
        if (part[start] != notSeen) continue;
        part[start] = count;
        open.push_back(start);
        while (!open.empty()) {
            const Index from = open.back();
            open.pop_back();
            const Barred* barred = bars.at(from);
            const auto& around = ground.neighbours(from);
            for (std::size_t d = 0; d < around.size(); ++d) {
                if (around[d] == Ground::none || part[around[d]] != notSeen) continue;
                if (barred && barred->here[d] && (waterBars || !barred->byWater[d])) continue;
                part[around[d]] = count;
                open.push_back(around[d]);
            }
        }
        ++count;
    }
    return part;
}

void addShores(const Barred& barred, ReachPart& part) {
    for (const auto* water : barred.water)
        if (water && std::find(part.shores.begin(), part.shores.end(), water) == part.shores.end())
            part.shores.push_back(water);
}

} // namespace

std::vector<ReachPart> reachParts(const Situation& situation) {
    const Ground& ground = situation.ground();
    const Bars bars(situation);
    const auto withWater = numbered(situation, bars, true);
    const auto withoutWater = bars.empty() ? withWater : numbered(situation, bars, false);
    std::vector<ReachPart> all;
    for (const Hex hex : situation.extent().hexes()) {
        const Index index = ground.indexOf(hex);
        if (withWater[index] == notEntered) continue;
        const auto number = static_cast<std::size_t>(withWater[index]);
        if (number == all.size()) all.emplace_back();
        ReachPart& part = all[number];
        part.hexes.push_back(hex);
        part.withoutWater = static_cast<std::size_t>(withoutWater[index]);
        const auto& around = ground.neighbours(index);
        part.atEdge =
            part.atEdge || std::find(around.begin(), around.end(), Ground::none) != around.end();
        if (const Barred* barred = bars.at(index)) addShores(*barred, part);
    }
    return all;
}

} // namespace validators
