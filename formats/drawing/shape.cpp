#include "formats/drawing/shape.h"

#include <algorithm>
#include <map>

namespace formats {

using model::Hex;
using model::Scenario;

namespace {

Role roleOf(model::Severity severity) {
    switch (severity) {
    case model::Severity::error:
        return Role::findingError;
    case model::Severity::warning:
        return Role::findingWarning;
    case model::Severity::info:
        break;
    }
    return Role::findingInfo;
}

/// The hexes of what an object stands for; none for what has no place.
std::vector<Hex> hexesOf(const Scenario& scenario, const model::ObjectRef& object) {
    const auto named = [&](const auto& list) {
        const auto found = std::find_if(list.begin(), list.end(), [&](const auto& record) {
            return record->id.text == object.id;
        });
        return found == list.end() ? nullptr : &**found;
    };
    std::vector<Hex> hexes;
    switch (object.kind) {
    case model::ObjectKind::unit:
        for (const model::PlacedPiece& placed : placedPieces(scenario))
            if (placed.piece.unit.text == object.id && placed.piece.at)
                hexes.push_back(*placed.piece.at);
        break;
    case model::ObjectKind::setup:
        if (const auto* setup = named(scenario.setups))
            if (const auto hex = setup->fixedHex()) hexes.push_back(*hex);
        break;
    case model::ObjectKind::place:
        if (const auto* place = named(scenario.map->places)) hexes = place->at;
        break;
    case model::ObjectKind::entry:
        if (const auto* entry = named(scenario.map->entries)) hexes = entry->at;
        break;
    case model::ObjectKind::source:
        if (const auto* source = named(scenario.map->sources))
            if (source->at) hexes.push_back(*source->at);
        break;
    default:
        break;
    }
    return hexes;
}

} // namespace

Path pathThrough(const std::vector<Hex>& hexes, Look look) {
    Path path;
    path.look = look;
    for (const Hex hex : hexes)
        path.points.push_back(model::latticePoint(hex));
    return path;
}

std::vector<Shape> findingShapes(const Scenario& scenario,
                                 std::span<const model::Finding> findings) {
    std::vector<Shape> shapes;
    std::map<Hex, model::Severity> badges;
    const auto note = [&](Hex hex, model::Severity severity) {
        const auto [at, fresh] = badges.emplace(hex, severity);
        if (!fresh) at->second = std::max(at->second, severity);
    };
    for (const model::Finding& finding : findings) {
        const Look look{roleOf(finding.severity), std::nullopt, 1.0, std::nullopt};
        for (const model::Subject& subject : finding.subjects) {
            if (const auto* hex = std::get_if<Hex>(&subject)) {
                note(*hex, finding.severity);
            } else if (const auto* side = std::get_if<model::Hexside>(&subject)) {
                shapes.push_back(HexsideStroke{{*side}, look});
            } else if (const auto* vertex = std::get_if<model::Vertex>(&subject)) {
                shapes.push_back(Circle{model::latticePoint(*vertex), 0.2, look, true});
            } else {
                for (const Hex place : hexesOf(scenario, std::get<model::ObjectRef>(subject)))
                    note(place, finding.severity);
            }
        }
    }
    for (const auto& [hex, severity] : badges)
        shapes.push_back(Badge{hex, {}, Look{roleOf(severity), std::nullopt, 1.0, std::nullopt}});
    return shapes;
}

} // namespace formats
