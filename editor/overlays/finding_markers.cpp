#include "editor/overlays/finding_markers.h"

#include <algorithm>
#include <iterator>

namespace editor {

namespace {

constexpr formats::Colour stale{0.55, 0.55, 0.55, 1.0};

void grey(formats::Shape& shape) {
    std::visit([](auto& drawn) { drawn.look.colour = stale; }, shape);
}

std::optional<model::Hex> firstOf(const std::vector<model::Hex>& hexes) {
    if (hexes.empty()) return std::nullopt;
    return hexes.front();
}

template <class List, class Place>
std::optional<model::Hex> placeIn(const List& list, const std::string& id, Place place) {
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const auto& item) { return item->id.text == id; });
    return found == list.end() ? std::nullopt : place(**found);
}

std::optional<model::Hex> placeOfObject(const model::Scenario& scenario,
                                        const model::ObjectRef& object) {
    const model::Map& map = *scenario.map;
    switch (object.kind) {
    case model::ObjectKind::unit:
        for (const auto& placed : model::placedPieces(scenario))
            if (placed.piece.unit.text == object.id && placed.piece.at) return placed.piece.at;
        return std::nullopt;
    case model::ObjectKind::setup:
        return placeIn(scenario.setups, object.id,
                       [](const model::Setup& setup) { return setup.fixedHex(); });
    case model::ObjectKind::place:
        return placeIn(map.places, object.id,
                       [](const model::Place& place) { return firstOf(place.at); });
    case model::ObjectKind::entry:
        return placeIn(map.entries, object.id,
                       [](const model::Entry& entry) { return firstOf(entry.at); });
    case model::ObjectKind::source:
        return placeIn(map.sources, object.id,
                       [](const model::SupplySource& source) { return source.at; });
    case model::ObjectKind::gatherPoint:
        return placeIn(map.gatherPoints, object.id,
                       [](const model::GatherPoint& point) { return point.at; });
    case model::ObjectKind::outline:
        return placeIn(map.outlines, object.id,
                       [](const model::Outline& outline) { return outline.at; });
    case model::ObjectKind::box:
        return placeIn(map.boxes, object.id,
                       [](const model::MapBox& box) { return firstOf(box.beside); });
    case model::ObjectKind::road:
        return placeIn(map.roads, object.id,
                       [](const model::Road& road) { return firstOf(road.hexes); });
    case model::ObjectKind::watercourse:
        return placeIn(map.watercourses, object.id,
                       [](const model::Watercourse& water) -> std::optional<model::Hex> {
                           if (water.hexsides.empty()) return std::nullopt;
                           return water.hexsides.front().first();
                       });
    default:
        return std::nullopt;
    }
}

} // namespace

OverlayPicture findingMarkers(const OverlayInput& input) {
    std::vector<model::Finding> old, fresh;
    for (const auto& shown : input.session.findings())
        if (!shown.reported.waived) (shown.stale ? old : fresh).push_back(shown.finding());

    OverlayPicture picture;
    picture.shapes = formats::findingShapes(input.session.scenario(), old);
    std::for_each(picture.shapes.begin(), picture.shapes.end(), grey);
    auto above = formats::findingShapes(input.session.scenario(), fresh);
    std::move(above.begin(), above.end(), std::back_inserter(picture.shapes));
    return picture;
}

std::optional<model::Hex> placeOf(const model::Scenario& scenario, const model::Subject& subject) {
    if (const auto* hex = std::get_if<model::Hex>(&subject)) return *hex;
    if (const auto* side = std::get_if<model::Hexside>(&subject))
        return model::sheetOf(*scenario.map, side->first()) ? side->first() : side->second();
    if (const auto* vertex = std::get_if<model::Vertex>(&subject)) return vertex->hexes()[0];
    return placeOfObject(scenario, std::get<model::ObjectRef>(subject));
}

} // namespace editor
