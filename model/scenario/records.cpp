#include "model/scenario/records.h"

namespace model {

namespace {

template <class T>
const Annotations& annotationsOf(const T& record) {
    return record.about;
}
template <class T>
const Annotations& annotationsOf(const Shared<T>& record) {
    return record->about;
}

template <class Records, class Visit>
void visitAll(RecordKind kind, const Records& records, Visit& visit) {
    std::size_t index = 0;
    for (const auto& record : records)
        visit(RecordRef{kind, index++, 0}, annotationsOf(record));
}

template <class Visit>
void visitMap(const Map& map, Visit& visit) {
    visit(RecordRef{RecordKind::map, 0, 0}, map.about);
    visit(RecordRef{RecordKind::grid, 0, 0}, map.grid.about);
    visitAll(RecordKind::sheet, map.sheets, visit);
    visitAll(RecordKind::terrain, map.terrain, visit);
    visitAll(RecordKind::levels, map.levels, visit);
    visitAll(RecordKind::closed, map.closed, visit);
    visitAll(RecordKind::hexsides, map.hexsides, visit);
    visitAll(RecordKind::watercourse, map.watercourses, visit);
    visitAll(RecordKind::road, map.roads, visit);
    visitAll(RecordKind::span, map.spans, visit);
    visitAll(RecordKind::place, map.places, visit);
    visitAll(RecordKind::entry, map.entries, visit);
    visitAll(RecordKind::source, map.sources, visit);
    visitAll(RecordKind::victoryHex, map.victoryHexes, visit);
    visitAll(RecordKind::mapWaiver, map.waivers, visit);
}

template <class Visit>
void visitForces(const Forces& forces, Visit& visit) {
    visit(RecordRef{RecordKind::forces, 0, 0}, forces.about);
    visitAll(RecordKind::side, forces.sides, visit);
    visitAll(RecordKind::army, forces.armies, visit);
    visitAll(RecordKind::formation, forces.formations, visit);
    visitAll(RecordKind::division, forces.divisions, visit);
    visitAll(RecordKind::unit, forces.units, visit);
}

/// Lists of one kind whose records hold lists themselves.
template <class Owner, class Records, class Visit>
void visitNested(RecordKind kind, const std::vector<Shared<Owner>>& owners, Records Owner::*part,
                 Visit& visit) {
    for (std::size_t i = 0; i < owners.size(); ++i) {
        const Records& records = (*owners[i]).*part;
        for (std::size_t k = 0; k < records.size(); ++k)
            visit(RecordRef{kind, i, k}, records[k].about);
    }
}

template <class T>
void editShared(std::vector<Shared<T>>& records, std::size_t index,
                const std::function<void(Annotations&)>& change) {
    if (index < records.size()) records[index].edit([&](T& record) { change(record.about); });
}

template <class T>
void editPlain(std::vector<T>& records, std::size_t index,
               const std::function<void(Annotations&)>& change) {
    if (index < records.size()) change(records[index].about);
}

void editMap(Map& map, RecordRef at, const std::function<void(Annotations&)>& change) {
    switch (at.kind) {
    case RecordKind::map:
        return change(map.about);
    case RecordKind::grid:
        return change(map.grid.about);
    case RecordKind::sheet:
        return editPlain(map.sheets, at.index, change);
    case RecordKind::terrain:
        return editShared(map.terrain, at.index, change);
    case RecordKind::levels:
        return editShared(map.levels, at.index, change);
    case RecordKind::closed:
        return editShared(map.closed, at.index, change);
    case RecordKind::hexsides:
        return editShared(map.hexsides, at.index, change);
    case RecordKind::watercourse:
        return editShared(map.watercourses, at.index, change);
    case RecordKind::road:
        return editShared(map.roads, at.index, change);
    case RecordKind::span:
        return editShared(map.spans, at.index, change);
    case RecordKind::place:
        return editShared(map.places, at.index, change);
    case RecordKind::entry:
        return editShared(map.entries, at.index, change);
    case RecordKind::source:
        return editShared(map.sources, at.index, change);
    case RecordKind::victoryHex:
        return editShared(map.victoryHexes, at.index, change);
    case RecordKind::mapWaiver:
        return editShared(map.waivers, at.index, change);
    default:
        return;
    }
}

void editForces(Forces& forces, RecordRef at, const std::function<void(Annotations&)>& change) {
    switch (at.kind) {
    case RecordKind::forces:
        return change(forces.about);
    case RecordKind::side:
        return editPlain(forces.sides, at.index, change);
    case RecordKind::army:
        return editPlain(forces.armies, at.index, change);
    case RecordKind::formation:
        return editShared(forces.formations, at.index, change);
    case RecordKind::division:
        return editShared(forces.divisions, at.index, change);
    case RecordKind::unit:
        return editShared(forces.units, at.index, change);
    default:
        return;
    }
}

void editOnMap(OnMap& onMap, RecordRef at, const std::function<void(Annotations&)>& change) {
    switch (at.kind) {
    case RecordKind::onMap:
        return change(onMap.about);
    case RecordKind::improvedPosition:
        return editShared(onMap.improvedPositions, at.index, change);
    case RecordKind::roadblock:
        return editShared(onMap.roadblocks, at.index, change);
    case RecordKind::damaged:
        return editShared(onMap.damaged, at.index, change);
    case RecordKind::control:
        return editShared(onMap.control, at.index, change);
    default:
        return;
    }
}

bool belongsToForces(RecordKind kind) {
    return kind >= RecordKind::forces && kind <= RecordKind::unit;
}

template <class T>
ObjectRef named(ObjectKind kind, const std::vector<Shared<T>>& records, std::size_t index) {
    return {kind, index < records.size() ? records[index]->id.text : std::string{}};
}
template <class T>
ObjectRef named(ObjectKind kind, const std::vector<T>& records, std::size_t index) {
    return {kind, index < records.size() ? records[index].id.text : std::string{}};
}

} // namespace

bool belongsToMap(RecordKind kind) {
    return kind >= RecordKind::map && kind <= RecordKind::mapWaiver;
}

ObjectRef objectOf(const Scenario& scenario, RecordRef at) {
    const Map& map = *scenario.map;
    const Forces& forces = *scenario.forces;
    switch (at.kind) {
    case RecordKind::sheet:
        return named(ObjectKind::sheet, map.sheets, at.index);
    case RecordKind::watercourse:
        return named(ObjectKind::watercourse, map.watercourses, at.index);
    case RecordKind::road:
        return named(ObjectKind::road, map.roads, at.index);
    case RecordKind::place:
        return named(ObjectKind::place, map.places, at.index);
    case RecordKind::entry:
        return named(ObjectKind::entry, map.entries, at.index);
    case RecordKind::source:
        return named(ObjectKind::source, map.sources, at.index);
    case RecordKind::side:
        return named(ObjectKind::side, forces.sides, at.index);
    case RecordKind::army:
        return named(ObjectKind::army, forces.armies, at.index);
    case RecordKind::formation:
        return named(ObjectKind::formation, forces.formations, at.index);
    case RecordKind::division:
        return named(ObjectKind::division, forces.divisions, at.index);
    case RecordKind::unit:
        return named(ObjectKind::unit, forces.units, at.index);
    case RecordKind::option:
        return named(ObjectKind::option, scenario.rules->options, at.index);
    case RecordKind::setup:
    case RecordKind::zone:
        return named(ObjectKind::setup, scenario.setups, at.index);
    case RecordKind::arrival:
    case RecordKind::entryPoint:
        return named(ObjectKind::arrival, scenario.schedule->arrivals, at.index);
    case RecordKind::override_: {
        const auto& overrides = scenario.rules->overrides;
        return {ObjectKind::figure,
                at.index < overrides.size() ? overrides[at.index].figure : std::string{}};
    }
    case RecordKind::piece: {
        const auto& pieces = scenario.arrangement->pieces;
        return {ObjectKind::unit,
                at.index < pieces.size() ? pieces[at.index]->unit.text : std::string{}};
    }
    default:
        break;
    }
    if (belongsToMap(at.kind)) return {ObjectKind::map, map.id};
    if (belongsToForces(at.kind)) return {ObjectKind::forces, forces.id};
    return {ObjectKind::scenario, scenario.id};
}

void forEachRecord(const Scenario& scenario,
                   const std::function<void(RecordRef, const Annotations&)>& visit) {
    visit({RecordKind::scenario, 0, 0}, scenario.about);
    visit({RecordKind::mapFile, 0, 0}, scenario.mapFile.about);
    visitMap(*scenario.map, visit);
    visit({RecordKind::forcesFile, 0, 0}, scenario.forcesFile.about);
    visitForces(*scenario.forces, visit);
    visitAll(RecordKind::option, scenario.rules->options, visit);
    visitAll(RecordKind::override_, scenario.rules->overrides, visit);
    visit({RecordKind::turns, 0, 0}, scenario.schedule->turns.about);
    visitAll(RecordKind::weather, scenario.schedule->weather, visit);
    visit({RecordKind::onMap, 0, 0}, scenario.onMap->about);
    visitAll(RecordKind::improvedPosition, scenario.onMap->improvedPositions, visit);
    visitAll(RecordKind::roadblock, scenario.onMap->roadblocks, visit);
    visitAll(RecordKind::damaged, scenario.onMap->damaged, visit);
    visitAll(RecordKind::control, scenario.onMap->control, visit);
    visitAll(RecordKind::setup, scenario.setups, visit);
    visitNested(RecordKind::zone, scenario.setups, &Setup::zones, visit);
    visit({RecordKind::arrangement, 0, 0}, scenario.arrangement->about);
    visitAll(RecordKind::piece, scenario.arrangement->pieces, visit);
    visitAll(RecordKind::arrival, scenario.schedule->arrivals, visit);
    visitNested(RecordKind::entryPoint, scenario.schedule->arrivals, &Arrival::enter, visit);
    visitAll(RecordKind::waiver, scenario.waivers, visit);
}

void editAnnotations(Scenario& scenario, RecordRef at,
                     const std::function<void(Annotations&)>& change) {
    if (belongsToMap(at.kind))
        return scenario.map.edit([&](Map& map) { editMap(map, at, change); });
    if (belongsToForces(at.kind))
        return scenario.forces.edit([&](Forces& forces) { editForces(forces, at, change); });
    switch (at.kind) {
    case RecordKind::scenario:
        return change(scenario.about);
    case RecordKind::mapFile:
        return change(scenario.mapFile.about);
    case RecordKind::forcesFile:
        return change(scenario.forcesFile.about);
    case RecordKind::option:
        return scenario.rules.edit(
            [&](Rules& rules) { editPlain(rules.options, at.index, change); });
    case RecordKind::override_:
        return scenario.rules.edit(
            [&](Rules& rules) { editPlain(rules.overrides, at.index, change); });
    case RecordKind::turns:
        return scenario.schedule.edit([&](Schedule& schedule) { change(schedule.turns.about); });
    case RecordKind::weather:
        return scenario.schedule.edit(
            [&](Schedule& schedule) { editPlain(schedule.weather, at.index, change); });
    case RecordKind::onMap:
    case RecordKind::improvedPosition:
    case RecordKind::roadblock:
    case RecordKind::damaged:
    case RecordKind::control:
        return scenario.onMap.edit([&](OnMap& onMap) { editOnMap(onMap, at, change); });
    case RecordKind::setup:
        return editShared(scenario.setups, at.index, change);
    case RecordKind::zone:
        if (at.index < scenario.setups.size())
            scenario.setups[at.index].edit(
                [&](Setup& setup) { editPlain(setup.zones, at.within, change); });
        return;
    case RecordKind::arrangement:
        return scenario.arrangement.edit(
            [&](Arrangement& arrangement) { change(arrangement.about); });
    case RecordKind::piece:
        return scenario.arrangement.edit(
            [&](Arrangement& arrangement) { editShared(arrangement.pieces, at.index, change); });
    case RecordKind::arrival:
        return scenario.schedule.edit(
            [&](Schedule& schedule) { editShared(schedule.arrivals, at.index, change); });
    case RecordKind::entryPoint:
        return scenario.schedule.edit([&](Schedule& schedule) {
            if (at.index < schedule.arrivals.size())
                schedule.arrivals[at.index].edit(
                    [&](Arrival& arrival) { editPlain(arrival.enter, at.within, change); });
        });
    case RecordKind::waiver:
        return editShared(scenario.waivers, at.index, change);
    default:
        return;
    }
}

std::vector<FoundMisfit> misfits(const Scenario& scenario) {
    std::vector<FoundMisfit> found;
    forEachRecord(scenario, [&](RecordRef record, const Annotations& about) {
        const auto& list = about.extras.misfits;
        for (std::size_t i = 0; i < list.size(); ++i)
            found.push_back({record, i, list[i]});
    });
    return found;
}

} // namespace model
