#include "model/edits/place_edits.h"

#include "model/scenario/scenario.h"

#include <algorithm>
#include <utility>

namespace model {

namespace {

Edit changePlace(Message name, PlaceId id, std::function<void(Place&)> change) {
    return {std::move(name), [id = std::move(id), change = std::move(change)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    const auto found =
                        std::find_if(map.places.begin(), map.places.end(),
                                     [&](const auto& each) { return each->id == id; });
                    if (found != map.places.end()) found->edit(change);
                });
            }};
}

} // namespace

Edit renamePlace(PlaceId place, std::string name) {
    const auto title = tr("Rename a place to {name}", {{"name", name}});
    return changePlace(title, std::move(place),
                       [name = std::move(name)](Place& changed) { changed.name = name; });
}

Edit setPlaceKind(PlaceId place, std::string kind) {
    const auto title = tr("Make a place a {kind}", {{"kind", kind}});
    return changePlace(title, std::move(place),
                       [kind = std::move(kind)](Place& changed) { changed.kind = kind; });
}

Edit setPlaceHexes(PlaceId place, std::vector<Hex> hexes) {
    return changePlace(tr("Change the hexes of a place"), std::move(place),
                       [hexes = std::move(hexes)](Place& changed) { changed.at = hexes; });
}

Edit movePlace(PlaceId place, Hex from, Hex to) {
    return changePlace(tr("Move a place"), std::move(place), [from, to](Place& changed) {
        for (Hex& hex : changed.at)
            hex = hex + (to - from);
    });
}

Edit removePlace(PlaceId place) {
    return {tr("Delete a place"), [place = std::move(place)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    const auto found =
                        std::find_if(map.places.begin(), map.places.end(),
                                     [&](const auto& each) { return each->id == place; });
                    if (found != map.places.end()) map.places.erase(found);
                });
            }};
}

} // namespace model
