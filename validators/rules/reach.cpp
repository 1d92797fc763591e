#include "validators/rules/reach.h"

#include "validators/rules/enclosures.h"
#include "validators/rules/hexes_with.h"
#include "validators/rules/road_net.h"

#include <algorithm>
#include <map>
#include <unordered_map>

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

std::unordered_map<Hexside, Bar> barsOf(const Situation& situation) {
    std::unordered_map<Hexside, Bar> bars;
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
                       if (barred && !isOpened(lines, at, features)) bars.emplace(at, bar);
                   });
    return bars;
}

/// Numbers the parts of the map; -1 are hexes that nobody enters.
class Parts {
public:
    Parts(const Situation& situation, const std::unordered_map<Hexside, Bar>& bars)
        : hexes_(situation.extent().hexes()), bars_(bars) {
        const HexesWith closed(situation, [](const auto& type) { return !type.enterable; });
        index_.reserve(hexes_.size());
        for (std::size_t i = 0; i < hexes_.size(); ++i)
            index_.emplace(hexes_[i], closed.empty() || !closed.contains(hexes_[i])
                                          ? static_cast<int>(i)
                                          : notEntered);
    }

    static constexpr int notEntered = -1;

    /// The part of each hex; parts are numbered in the order of their first hexes.
    std::vector<int> number(bool waterBars) const {
        std::vector<int> part(hexes_.size(), notEntered);
        int count = 0;
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < hexes_.size(); ++i) {
            if (part[i] != notEntered || index_.at(hexes_[i]) == notEntered) continue;
            part[i] = count;
            open.push_back(i);
            while (!open.empty()) {
                const std::size_t from = open.back();
                open.pop_back();
                for (const Hex next : model::neighbours(hexes_[from])) {
                    const auto found = index_.find(next);
                    if (found == index_.end() || found->second == notEntered) continue;
                    const auto to = static_cast<std::size_t>(found->second);
                    if (part[to] != notEntered || isBarred(hexes_[from], next, waterBars)) continue;
                    part[to] = count;
                    open.push_back(to);
                }
            }
            ++count;
        }
        return part;
    }

    bool isOnEdge(Hex hex) const {
        const auto around = model::neighbours(hex);
        return std::any_of(around.begin(), around.end(),
                           [&](Hex next) { return !index_.contains(next); });
    }

private:
    bool isBarred(Hex from, Hex to, bool waterBars) const {
        if (bars_.empty()) return false;
        const auto bar = bars_.find(*model::hexsideBetween(from, to));
        return bar != bars_.end() && (waterBars || !bar->second.byWater);
    }

    const std::vector<Hex>& hexes_;
    const std::unordered_map<Hexside, Bar>& bars_;
    std::unordered_map<Hex, int> index_;
};

} // namespace

std::vector<ReachPart> reachParts(const Situation& situation) {
    const auto bars = barsOf(situation);
    const Parts parts(situation, bars);
    const auto withWater = parts.number(true);
    const auto withoutWater = bars.empty() ? withWater : parts.number(false);
    const auto& hexes = situation.extent().hexes();
    std::vector<ReachPart> all;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        if (withWater[i] == Parts::notEntered) continue;
        const auto number = static_cast<std::size_t>(withWater[i]);
        if (number == all.size()) all.emplace_back();
        ReachPart& part = all[number];
        part.hexes.push_back(hexes[i]);
        part.withoutWater = static_cast<std::size_t>(withoutWater[i]);
        part.atEdge = part.atEdge || parts.isOnEdge(hexes[i]);
        if (bars.empty()) continue;
        for (const model::Direction direction : model::hexsideDirections) {
            const auto bar = bars.find(Hexside(hexes[i], direction));
            if (bar == bars.end() || !bar->second.water) continue;
            auto& shores = part.shores;
            if (std::find(shores.begin(), shores.end(), bar->second.water) == shores.end())
                shores.push_back(bar->second.water);
        }
    }
    return all;
}

} // namespace validators
