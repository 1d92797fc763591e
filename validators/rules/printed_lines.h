#pragma once
// What lies on the hexsides of a map, found by hexside: features and water, roads and spans, each
// with its type; and the levels of hexes. Made once for a Situation and asked by many checks. It
// decides nothing.

#include "model/map/extent.h"
#include "model/map/map.h"
#include "model/ruleset/ruleset.h"

#include <algorithm>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace validators {

/// A feature of a hexside, from a list or from a watercourse.
struct LaidFeature {
    model::Hexside at;
    const model::HexsideTypeId* id = nullptr;
    const model::HexsideType* type = nullptr; ///< null: the ruleset does not know it
    std::optional<model::Hex> uphill;         ///< as declared
    const model::Watercourse* water = nullptr;

    bool isWater() const { return water || (type && type->water); }
};

/// Where a road passes from hex to hex, or leaves a hex through a side and goes no farther.
struct RoadLink {
    model::Hexside at;
    const model::Road* road = nullptr;
    const model::RoadType* type = nullptr; ///< null: the ruleset does not know it
    std::optional<model::Hex> halfFrom;    ///< only half of it is drawn, in this hex
};

struct LaidSpan {
    model::Hexside at;
    const model::Span* span = nullptr;
    const model::SpanType* type = nullptr; ///< null: the ruleset does not know it
};

class PrintedLines {
public:
    /// Both must outlive it; `ruleset` may be null.
    PrintedLines(const model::Map& map, const model::Ruleset* ruleset);

    /// All of a kind, by hexside; on one hexside in the order of the map.
    std::span<const LaidFeature> features() const { return features_; }
    std::span<const RoadLink> links() const { return links_; }
    std::span<const LaidSpan> spans() const { return spans_; }

    std::span<const LaidFeature> featuresAt(model::Hexside at) const { return all(features_, at); }
    std::span<const RoadLink> linksAt(model::Hexside at) const { return all(links_, at); }
    std::span<const LaidSpan> spansAt(model::Hexside at) const { return all(spans_, at); }

    std::optional<int> levelAt(model::Hex hex) const;
    const std::unordered_map<model::Hex, int>& levels() const { return levels_; }

private:
    template <class Item>
    static std::span<const Item> all(const std::vector<Item>& items, model::Hexside at) {
        const auto first = std::partition_point(items.begin(), items.end(),
                                                [&](const Item& item) { return item.at < at; });
        auto last = first;
        while (last != items.end() && last->at == at)
            ++last;
        return {first, last};
    }

    void addFeatures(const model::Map& map, const model::Ruleset* ruleset);
    void addLinks(const model::Map& map, const model::Ruleset* ruleset);
    void addSpans(const model::Map& map, const model::Ruleset* ruleset);

    std::vector<LaidFeature> features_;
    std::vector<RoadLink> links_;
    std::vector<LaidSpan> spans_;
    std::unordered_map<model::Hex, int> levels_;
};

/// The hexsides of the region's hexes, ascending.
std::vector<model::Hexside> hexsidesIn(const model::Region& region);

/// Calls visit(Hexside, span<const Item>) for every hexside of the region that has any of the
/// items, which are sorted by hexside.
template <class Item, class Visit>
void forEachHexside(std::span<const Item> items, const model::Region& region, Visit visit) {
    const auto group = [&](std::size_t begin) {
        std::size_t end = begin;
        while (end < items.size() && items[end].at == items[begin].at)
            ++end;
        visit(items[begin].at, items.subspan(begin, end - begin));
        return end;
    };
    if (region.isEverywhere()) {
        for (std::size_t i = 0; i < items.size();)
            i = group(i);
        return;
    }
    for (const model::Hexside at : hexsidesIn(region)) {
        const auto found = std::partition_point(items.begin(), items.end(),
                                                [&](const Item& item) { return item.at < at; });
        if (found != items.end() && found->at == at)
            group(static_cast<std::size_t>(found - items.begin()));
    }
}

} // namespace validators
