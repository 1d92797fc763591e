#include "validators/rules/water_net.h"

#include <algorithm>
#include <numeric>

namespace validators {

namespace {

using model::Hexside;
using model::Vertex;
using model::Watercourse;

bool meets(Hexside hexside, Vertex corner) {
    const auto corners = model::verticesOf(hexside);
    return corners[0] == corner || corners[1] == corner;
}

bool shareCorner(Hexside a, Hexside b) {
    const auto corners = model::verticesOf(a);
    return meets(b, corners[0]) || meets(b, corners[1]);
}

/// The corners of the hexside at an end of a chain that `next`, which follows it, does not meet.
std::vector<Vertex> outerCorners(Hexside end, const Hexside* next) {
    std::vector<Vertex> outer;
    for (const Vertex corner : model::verticesOf(end))
        if (!next || !meets(*next, corner)) outer.push_back(corner);
    return outer;
}

/// Whether the watercourse begins at this corner; one of a single hexside begins at neither.
bool beginsAt(const Watercourse& water, Vertex corner) {
    if (water.hexsides.size() < 2) return false;
    const auto outer = outerCorners(water.hexsides.front(), &water.hexsides[1]);
    return std::find(outer.begin(), outer.end(), corner) != outer.end();
}

/// Sets that grow together.
class Groups {
public:
    explicit Groups(std::size_t count) : parent_(count) {
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    }
    std::size_t of(std::size_t member) {
        while (parent_[member] != member)
            member = parent_[member] = parent_[parent_[member]];
        return member;
    }
    void join(std::size_t a, std::size_t b) { parent_[of(a)] = of(b); }

private:
    std::vector<std::size_t> parent_;
};

/// Which of the connected parts of the chain each hexside belongs to.
std::vector<std::size_t> partsOf(const std::vector<Hexside>& chain) {
    Groups groups(chain.size());
    std::map<Vertex, std::size_t> firstAt;
    for (std::size_t i = 0; i < chain.size(); ++i)
        for (const Vertex corner : model::verticesOf(chain[i]))
            groups.join(i, firstAt.emplace(corner, i).first->second);
    std::vector<std::size_t> parts(chain.size());
    for (std::size_t i = 0; i < chain.size(); ++i)
        parts[i] = groups.of(i);
    return parts;
}

} // namespace

std::string nameOf(const Watercourse& water) {
    if (!water.name.empty()) return water.name;
    return water.id.empty() ? water.type.text : water.id.text;
}

WaterNet::WaterNet(const Situation& situation)
    : situation_(situation),
      standingWater_(situation, [](const auto& type) { return type.water; }) {
    for (const LaidFeature& feature : situation.lines().features()) {
        if (!feature.isWater()) continue;
        for (const Vertex corner : model::verticesOf(feature.at)) {
            Laid& here = corners_[corner];
            const bool again = std::any_of(here.begin(), here.end(), [&](const auto* other) {
                return other->at == feature.at && *other->id == *feature.id;
            });
            if (!again) here.push_back(&feature);
        }
    }
    for (const auto& water : situation.map().watercourses)
        declareEnds(*water);
    findGaps();
    for (const auto& water : situation.map().watercourses)
        findBreaks(*water);
}

/// That an end is a source, or a lake or marsh that is drawn or not, its author decides. An edge or
/// a junction is there or it is not.
void WaterNet::declareEnds(const Watercourse& water) {
    const auto declare = [&](std::optional<model::WaterEnd> end, Hexside hexside,
                             const Hexside* next) {
        if (!end || end == model::WaterEnd::edge || end == model::WaterEnd::junction) return;
        auto corners = outerCorners(hexside, next);
        // Of a single hexside it is the end at which no other water is, where there is one.
        const auto isAlone = [&](Vertex corner) { return corners_.at(corner).size() == 1; };
        if (std::any_of(corners.begin(), corners.end(), isAlone))
            std::erase_if(corners, [&](Vertex corner) { return !isAlone(corner); });
        declared_.insert(corners.begin(), corners.end());
    };
    const auto& chain = water.hexsides;
    if (chain.empty()) return;
    declare(water.from, chain.front(), chain.size() == 1 ? nullptr : &chain[1]);
    declare(water.to, chain.back(), chain.size() == 1 ? nullptr : &chain[chain.size() - 2]);
}

bool WaterNet::isSettled(Vertex corner) const {
    if (declared_.contains(corner)) return true;
    const auto hexes = corner.hexes();
    const bool byHex = std::any_of(hexes.begin(), hexes.end(), [&](model::Hex hex) {
        return !situation_.extent().isOnMap(hex) || standingWater_.contains(hex);
    });
    if (byHex) return true;
    // The shore of a lake, be the lake drawn or not.
    const auto sides = corner.hexsides();
    return std::any_of(sides.begin(), sides.end(), [&](Hexside side) {
        const auto features = situation_.lines().featuresAt(side);
        return std::any_of(features.begin(), features.end(), [](const LaidFeature& feature) {
            return feature.type && !feature.type->borders.empty();
        });
    });
}

bool WaterNet::isOpen(Vertex corner) const {
    const auto found = corners_.find(corner);
    if (found == corners_.end()) return false;
    const Laid& here = found->second;
    const bool single = std::all_of(here.begin(), here.end(), [&](const auto* feature) {
        return feature->at == here.front()->at;
    });
    return single && !isSettled(corner);
}

const LaidFeature* WaterNet::endOfKind(Vertex corner, const model::HexsideTypeId& kind) const {
    const auto found = corners_.find(corner);
    if (found == corners_.end()) return nullptr;
    const LaidFeature* end = nullptr;
    for (const LaidFeature* feature : found->second) {
        if (*feature->id != kind) continue;
        if (end || !feature->water) return nullptr;
        end = feature;
    }
    return end && !isSettled(corner) ? end : nullptr;
}

void WaterNet::findGaps() {
    for (const auto& [corner, here] : corners_)
        for (const LaidFeature* feature : here) {
            const LaidFeature* end = endOfKind(corner, *feature->id);
            if (!end) continue;
            for (const Hexside hexside : corner.hexsides()) {
                if (hexside == end->at) continue;
                const auto corners = model::verticesOf(hexside);
                const Vertex other = corners[0] == corner ? corners[1] : corners[0];
                const LaidFeature* facing = endOfKind(other, *end->id);
                if (!facing || !(corner < other) || facing->at == hexside) continue;
                // Where other water goes on from both ends, each is the mouth or head of its own.
                if (!isOpen(corner) && !isOpen(other)) continue;
                // Two brooks that rise on either side of a ridge need no mark.
                const bool mayRise = end->type && end->type->unmarkedEnds > 0;
                if (mayRise && end->water != facing->water && beginsAt(*end->water, corner) &&
                    beginsAt(*facing->water, other))
                    continue;
                gaps_.push_back({hexside, end->water, facing->water});
                gapsAt_[corner].push_back(hexside);
                gapsAt_[other].push_back(hexside);
                broken_.insert({corner, other});
            }
        }
}

std::vector<Vertex> WaterNet::openCornersOf(Hexside hexside) const {
    std::vector<Vertex> open;
    for (const Vertex corner : model::verticesOf(hexside))
        if (isOpen(corner)) open.push_back(corner);
    return open;
}

bool WaterNet::isNarrow(Hexside before, Hexside after) const {
    const auto corners = model::verticesOf(before);
    return std::any_of(corners.begin(), corners.end(), [&](Vertex corner) {
        const auto found = gapsAt_.find(corner);
        return found != gapsAt_.end() &&
               std::any_of(found->second.begin(), found->second.end(),
                           [&](Hexside gap) { return shareCorner(gap, after); });
    });
}

void WaterNet::findBreaks(const Watercourse& water) {
    const auto& chain = water.hexsides;
    const auto parts = partsOf(chain);
    std::vector<std::size_t> sizes(chain.size());
    for (const std::size_t part : parts)
        ++sizes[part];
    for (std::size_t i = 1; i < chain.size(); ++i) {
        if (parts[i] == parts[i - 1]) continue;
        const Hexside before = chain[i - 1], after = chain[i];
        if (isNarrow(before, after)) continue;
        // The open corner of a lonely hexside may be the outer end of the whole.
        const auto inner = [&](Hexside hexside, std::size_t part) {
            auto open = openCornersOf(hexside);
            const bool lonely = sizes[part] == 1;
            const bool outermost = part == parts.front() || part == parts.back();
            if (lonely && outermost && open.size() < 2) open.clear();
            return open;
        };
        const auto above = inner(before, parts[i - 1]);
        const auto below = inner(after, parts[i]);
        if (above.empty() && below.empty()) continue; // through a lake, or off the map and back
        breaks_.push_back({before, after, &water});
        broken_.insert(above.begin(), above.end());
        broken_.insert(below.begin(), below.end());
    }
}

std::vector<Course> WaterNet::coursesWithOpenEnds() const {
    std::map<const Watercourse*, std::size_t> index;
    for (const auto& water : situation_.map().watercourses)
        index.emplace(&*water, index.size());
    Groups groups(index.size());
    for (const auto& [corner, here] : corners_) {
        // Only where nothing else comes in does one record go on in the other.
        if (here.size() != 2 || !here[0]->water || !here[1]->water) continue;
        if (here[0]->at != here[1]->at && *here[0]->id == *here[1]->id)
            groups.join(index.at(here[0]->water), index.at(here[1]->water));
    }
    std::map<std::size_t, Course> courses;
    for (const auto& [corner, here] : corners_) {
        const LaidFeature& end = *here.front();
        if (!end.water || !isOpen(corner) || broken_.contains(corner)) continue;
        Course& course = courses[groups.of(index.at(end.water))];
        course.type = end.type;
        course.ends.push_back({corner, end.at, end.water});
    }
    std::vector<Course> all;
    for (auto& [group, course] : courses)
        all.push_back(std::move(course));
    return all;
}

} // namespace validators
