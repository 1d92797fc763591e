// Water and its crossings.

#include "model/edits/hexside_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace validators {

namespace {

using model::Hexside;
using model::Vertex;
using model::Watercourse;

std::optional<Vertex> sharedCorner(Hexside a, Hexside b) {
    for (const Vertex vertex : model::verticesOf(a))
        for (const Vertex other : model::verticesOf(b))
            if (vertex == other) return vertex;
    return std::nullopt;
}

/// The corner at which the chain begins, where that is clear; `next` follows the first hexside.
std::vector<Vertex> outerCorners(Hexside end, const Hexside* next) {
    const auto corners = model::verticesOf(end);
    const auto inner = next ? sharedCorner(end, *next) : std::nullopt;
    std::vector<Vertex> outer;
    for (const Vertex corner : corners)
        if (!inner || corner != *inner) outer.push_back(corner);
    return outer;
}

/// The open ends of one kind of water near a region: corners where it stops inside the map and
/// nobody says that it should.
class OpenEnds {
public:
    OpenEnds(const Situation& situation, const model::HexsideTypeId& type,
             const model::Region& near)
        : situation_(situation) {
        for (const auto& water : situation.map().watercourses)
            if (water->type == type) add(*water, near);
    }

    bool carriesWater(Hexside hexside) const { return hexsides_.contains(hexside); }

    /// The watercourse that ends here; null where none ends openly.
    const Watercourse* endingAt(Vertex corner) const {
        const auto found = corners_.find(corner);
        if (found == corners_.end() || found->second.size() != 1) return nullptr;
        if (declared_.contains(corner)) return nullptr;
        for (const model::Hex hex : corner.hexes()) {
            if (!model::sheetOf(situation_.map(), hex)) return nullptr; // it leaves the map
            if (isWater(hex)) return nullptr;
        }
        return found->second.front();
    }

    template <class Visit>
    void forEach(Visit visit) const {
        for (const auto& [corner, waters] : corners_)
            if (const Watercourse* water = endingAt(corner)) visit(corner, *water);
    }

private:
    void add(const Watercourse& water, const model::Region& near) {
        const auto& chain = water.hexsides;
        for (const Hexside hexside : chain) {
            if (!near.touches(hexside) || !hexsides_.insert(hexside).second) continue;
            for (const Vertex corner : model::verticesOf(hexside))
                corners_[corner].push_back(&water);
        }
        if (chain.empty()) return;
        const bool single = chain.size() == 1;
        if (water.from) declare(chain.front(), single ? nullptr : &chain[1]);
        if (water.to) declare(chain.back(), single ? nullptr : &chain[chain.size() - 2]);
    }

    /// A lake takes a river up whether the river says so or not.
    bool isWater(model::Hex hex) const {
        if (!situation_.ruleset()) return false;
        const auto terrain = situation_.terrainAt(hex);
        return std::any_of(terrain.begin(), terrain.end(), [&](const model::TerrainId& id) {
            const auto* type = model::find(*situation_.ruleset(), id);
            return type && type->water;
        });
    }

    void declare(Hexside end, const Hexside* next) {
        for (const Vertex corner : outerCorners(end, next))
            declared_.insert(corner);
    }

    const Situation& situation_;
    std::set<Hexside> hexsides_;
    std::map<Vertex, std::vector<const Watercourse*>> corners_;
    std::set<Vertex> declared_;
};

std::string nameOf(const Watercourse& water) {
    return water.name.empty() ? water.id.text : water.name;
}

model::Fix fillFix(const Watercourse& a, const Watercourse& b, Hexside gap) {
    const auto flowsInto = [&](const Watercourse& upper, const Watercourse& lower) {
        return &upper != &lower && sharedCorner(upper.hexsides.back(), gap) &&
               sharedCorner(lower.hexsides.front(), gap);
    };
    const model::Message title = model::tr("Fill the hexside");
    if (flowsInto(a, b)) return {title, false, model::joinWatercourses(a.id, b.id, gap)};
    if (flowsInto(b, a)) return {title, false, model::joinWatercourses(b.id, a.id, gap)};
    return {title, false, model::drawWatercourse({gap}, a.type)};
}

/// Two open ends of one kind of water that one hexside would join.
void gap(const Situation& situation, const model::Region& region, Findings& findings) {
    std::set<model::HexsideTypeId> types;
    for (const auto& water : situation.map().watercourses)
        types.insert(water->type);
    // What joins a hexside of the region lies at its own hexes or touches one of them.
    const auto near = region.grown(2);
    std::map<Hexside, std::pair<std::vector<std::string>, std::vector<model::Fix>>> gaps;
    for (const auto& type : types) {
        const OpenEnds ends(situation, type, near);
        ends.forEach([&](Vertex corner, const Watercourse& water) {
            for (const Hexside hexside : corner.hexsides()) {
                if (ends.carriesWater(hexside) || !region.touches(hexside)) continue;
                const auto corners = model::verticesOf(hexside);
                const Vertex other = corners[0] == corner ? corners[1] : corners[0];
                const Watercourse* facing = ends.endingAt(other);
                if (!facing || !(corner < other)) continue; // each pair once
                auto& [names, fixes] = gaps[hexside];
                names.push_back(nameOf(water));
                if (facing != &water) names.push_back(nameOf(*facing));
                fixes.push_back(fillFix(water, *facing, hexside));
            }
        });
    }
    for (auto& [hexside, found] : gaps)
        findings.add(
            model::tr("{hexside}: the water of {found} stops on either side of this one "
                      "hexside",
                      {{"hexside", situation.label(hexside)}, {"found", listed(found.first)}}),
            {hexside}, {.fixes = std::move(found.second)});
}

constexpr auto checks = std::to_array<Check>({
    {"rivers.gap", "A watercourse misses itself by one hexside",
     "Two ends of one kind of water lie at the two corners of a hexside that carries none, so the "
     "line is broken there and units walk through the gap. Ends that are declared as source, "
     "lake, marsh or junction, and ends at a lake or the map edge, are no gap.",
     model::Severity::warning,
     model::Part::lines | model::Part::grid | model::Parts(model::Part::terrain), Local{gap, 1},
     true},
});

} // namespace

std::span<const Check> riversChecks() {
    return checks;
}

} // namespace validators
