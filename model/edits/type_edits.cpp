#include "model/edits/type_edits.h"

#include "model/scenario/scenario.h"

namespace model {

namespace {

/// Those of another type stay shared with the map as it was.
template <class Record, class Type>
void retype(std::vector<Shared<Record>>& records, const Type& from, const Type& to) {
    for (auto& record : records)
        if (record->type == from) record.edit([&](Record& changed) { changed.type = to; });
}

template <class Type, class... Lists>
Edit retypeIn(const Type& from, const Type& to, Lists... lists) {
    const auto change = [from, to, lists...](Scenario& scenario) {
        scenario.map.edit([&](Map& map) { (retype(map.*lists, from, to), ...); });
    };
    return {tr("Replace {from} by {to}", {{"from", from.text}, {"to", to.text}}), change};
}

} // namespace

Edit retypeHexsides(HexsideTypeId from, HexsideTypeId to) {
    return retypeIn(from, to, &Map::hexsides, &Map::watercourses);
}

Edit retypeRoads(RoadTypeId from, RoadTypeId to) {
    return retypeIn(from, to, &Map::roads);
}

Edit retypeSpans(SpanTypeId from, SpanTypeId to) {
    return retypeIn(from, to, &Map::spans);
}

Edit retypeOutlines(TerrainId from, TerrainId to) {
    return retypeIn(from, to, &Map::outlines);
}

} // namespace model
