#include "model/edits/place_edits.h"

#include "model/scenario/scenario.h"

#include <algorithm>
#include <utility>

namespace model {

namespace {

Edit changePlaceOnMap(Message name, PlaceId id, std::function<void(const Map&, Place&)> change) {
    return {std::move(name), [id = std::move(id), change = std::move(change)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    const auto found =
                        std::find_if(map.places.begin(), map.places.end(),
                                     [&](const auto& each) { return each->id == id; });
                    if (found == map.places.end()) return;
                    found->edit([&](Place& place) { change(map, place); });
                });
            }};
}

Edit changePlace(Message name, PlaceId id, std::function<void(Place&)> change) {
    return changePlaceOnMap(
        std::move(name), std::move(id),
        [change = std::move(change)](const Map&, Place& place) { change(place); });
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
    return changePlaceOnMap(tr("Change the hexes of a place"), std::move(place),
                            [hexes = std::move(hexes)](const Map& map, Place& changed) {
                                changed.at.clear();
                                for (const Hex hex : hexes) {
                                    const auto& at = changed.at;
                                    if (sheetOf(map, hex) &&
                                        std::find(at.begin(), at.end(), hex) == at.end())
                                        changed.at.push_back(hex);
                                }
                            });
}

Edit movePlace(PlaceId place, Hex from, Hex to) {
    return changePlaceOnMap(
        tr("Move a place"), std::move(place), [from, to](const Map& map, Place& changed) {
            std::vector<Hex> moved;
            for (const Hex hex : changed.at)
                moved.push_back(hex + (to - from));
            if (std::all_of(moved.begin(), moved.end(), [&](Hex hex) { return sheetOf(map, hex); }))
                changed.at = std::move(moved);
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
