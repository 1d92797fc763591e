#pragma once
// Which list of a part holds the records of a kind, said once for all who walk, change or mend
// them.

#include "model/scenario/records.h"

namespace model {

/// Calls visit(RecordKind, list) for the lists of a map, in the order of its file.
template <class MapOrConst, class Visit>
void forEachMapList(MapOrConst& map, Visit&& visit) {
    visit(RecordKind::sheet, map.sheets);
    visit(RecordKind::join, map.joins);
    visit(RecordKind::terrain, map.terrain);
    visit(RecordKind::levels, map.levels);
    visit(RecordKind::closed, map.closed);
    visit(RecordKind::partial, map.partial);
    visit(RecordKind::hexsides, map.hexsides);
    visit(RecordKind::watercourse, map.watercourses);
    visit(RecordKind::road, map.roads);
    visit(RecordKind::span, map.spans);
    visit(RecordKind::place, map.places);
    visit(RecordKind::entry, map.entries);
    visit(RecordKind::source, map.sources);
    visit(RecordKind::victoryHex, map.victoryHexes);
    visit(RecordKind::gatherPoint, map.gatherPoints);
    visit(RecordKind::box, map.boxes);
    visit(RecordKind::outline, map.outlines);
    visit(RecordKind::label, map.labels);
    visit(RecordKind::underlay, map.underlays);
    visit(RecordKind::mapWaiver, map.waivers);
}

template <class ForcesOrConst, class Visit>
void forEachForcesList(ForcesOrConst& forces, Visit&& visit) {
    visit(RecordKind::side, forces.sides);
    visit(RecordKind::army, forces.armies);
    visit(RecordKind::formation, forces.formations);
    visit(RecordKind::division, forces.divisions);
    visit(RecordKind::unit, forces.units);
}

template <class OnMapOrConst, class Visit>
void forEachOnMapList(OnMapOrConst& onMap, Visit&& visit) {
    visit(RecordKind::improvedPosition, onMap.improvedPositions);
    visit(RecordKind::roadblock, onMap.roadblocks);
    visit(RecordKind::damaged, onMap.damaged);
    visit(RecordKind::pontoon, onMap.pontoons);
    visit(RecordKind::control, onMap.control);
}

} // namespace model
