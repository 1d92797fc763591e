#include "validators/rules/enclosures.h"

#include "model/map/labels.h"
#include "validators/rules/hexes_with.h"
#include "validators/rules/place_names.h"
#include "validators/rules/road_net.h"

#include <algorithm>

namespace validators {

using model::Hex;
using model::Hexside;

bool isEnclosedTerrain(const model::Ruleset& ruleset, const model::TerrainId& terrain) {
    return std::any_of(ruleset.placeKinds.begin(), ruleset.placeKinds.end(), [&](const auto& kind) {
        return kind.enclosed &&
               std::find(kind.terrain.begin(), kind.terrain.end(), terrain) != kind.terrain.end();
    });
}

bool isPassable(const PrintedLines& lines, Hexside at) {
    if (!lines.spansAt(at).empty()) return true;
    const auto features = lines.featuresAt(at);
    const auto encloses = [](const LaidFeature& feature, model::Enclosure enclosure) {
        return feature.type && feature.type->encloses == enclosure;
    };
    const bool gate = std::any_of(features.begin(), features.end(), [&](const auto& feature) {
        return encloses(feature, model::Enclosure::gate);
    });
    return std::all_of(features.begin(), features.end(), [&](const LaidFeature& feature) {
        return !feature.type || feature.type->passable ||
               (gate && encloses(feature, model::Enclosure::wall));
    });
}

bool isClosed(const Situation& situation, Hex hex) {
    return situation.extent().positionOf(hex) && !situation.extent().isOnMap(hex);
}

std::vector<Hexside> ringOf(const model::Map& map, const Hexes& hexes) {
    std::vector<Hexside> ring;
    for (const Hex hex : hexes)
        for (const model::Direction direction : model::hexsideDirections) {
            const Hex other = model::neighbour(hex, direction);
            if (!hexes.contains(other) && model::sheetOf(map, other))
                ring.emplace_back(hex, direction);
        }
    return ring;
}

std::vector<Hexes> connectedParts(const Hexes& hexes) {
    std::vector<Hexes> parts;
    Hexes left = hexes;
    while (!left.empty()) {
        Hexes part;
        std::vector<Hex> open{*left.begin()};
        left.erase(left.begin());
        while (!open.empty()) {
            const Hex hex = open.back();
            open.pop_back();
            part.insert(hex);
            for (const Hex next : model::neighbours(hex))
                if (left.erase(next) > 0) open.push_back(next);
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

Hexes enclosedHexes(const Situation& situation) {
    Hexes hexes;
    const model::Ruleset* ruleset = situation.ruleset();
    if (!ruleset) return hexes;
    for (const auto& list : situation.map().terrain)
        if (isEnclosedTerrain(*ruleset, list->type))
            list->hexes.forEach([&](Hex hex) { hexes.insert(hex); });
    for (const auto& place : situation.map().places) {
        const auto* kind = model::findPlaceKind(*ruleset, place->kind);
        if (kind && kind->enclosed) hexes.insert(place->at.begin(), place->at.end());
    }
    std::erase_if(hexes, [&](Hex hex) { return !model::sheetOf(situation.map(), hex); });
    return hexes;
}

const model::PublishedMap* publishedMap(const Situation& situation) {
    const auto& published = situation.map().published;
    return situation.ruleset() && !published.empty()
               ? model::findPublishedMap(*situation.ruleset(), published)
               : nullptr;
}

std::optional<Hexes> hexesOf(const Situation& situation, const model::PublishedPlace& published) {
    Hexes hexes;
    for (const auto& label : published.hexes) {
        const auto hex = model::readHex(situation.map(), label).value;
        if (!hex) return std::nullopt;
        hexes.insert(*hex);
    }
    if (published.hexes.empty())
        for (const auto& place : situation.map().places)
            if (isNamed(*place, published)) hexes.insert(place->at.begin(), place->at.end());
    return hexes.empty() ? std::nullopt : std::optional(std::move(hexes));
}

Closed closedBy(std::span<const LaidFeature> features) {
    Closed closed = Closed::open;
    for (const LaidFeature& feature : features) {
        if (!feature.type) {
            if (closed == Closed::open) closed = Closed::undecided;
        } else if (feature.type->encloses == model::Enclosure::gate) {
            return Closed::gate;
        } else if (feature.type->encloses == model::Enclosure::wall) {
            closed = feature.type->road == model::RoadCrossing::barred ? Closed::wall
                                                                       : Closed::entrenched;
        }
    }
    return closed;
}

bool hasWayIn(const Situation& situation, const Hexes& hexes) {
    const PrintedLines& lines = situation.lines();
    if (std::all_of(hexes.begin(), hexes.end(), [&](Hex hex) { return isClosed(situation, hex); }))
        return true; // nobody wants to enter
    bool walled = false, entrenched = false, open = false;
    for (const Hexside at : ringOf(situation.map(), hexes)) {
        if (isClosed(situation, at.first()) || isClosed(situation, at.second())) continue;
        const Closed closed = closedBy(lines.featuresAt(at));
        if (closed == Closed::undecided) return true;
        if (closed == Closed::gate) {
            if (isPassable(lines, at)) return true;
            walled = true;
            continue;
        }
        const bool road = continues(lines.linksAt(at));
        if (closed != Closed::wall && road) return true;
        walled = walled || closed == Closed::wall;
        entrenched = entrenched || closed == Closed::entrenched;
        open = open || (closed == Closed::open && isPassable(lines, at));
    }
    // Round an entrenchment nothing but a road leads; where nothing is drawn something else is
    // missing.
    if (walled) return open || entrenched;
    return !entrenched;
}

} // namespace validators
