#include "model/scenario/records.h"

#include "model/scenario/record_lists.h"

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

/// Gives all records of a part to `visit`.
template <class Visit>
auto visitingAll(Visit& visit) {
    return [&visit](RecordKind kind, const auto& records) { visitAll(kind, records, visit); };
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
void editAt(std::vector<Shared<T>>& records, std::size_t index,
            const std::function<void(Annotations&)>& change) {
    if (index < records.size()) records[index].edit([&](T& record) { change(record.about); });
}

template <class T>
void editAt(std::vector<T>& records, std::size_t index,
            const std::function<void(Annotations&)>& change) {
    if (index < records.size()) change(records[index].about);
}

/// Changes the record when the list is that of its kind.
auto editingOnly(RecordRef at, const std::function<void(Annotations&)>& change) {
    return [at, &change](RecordKind kind, auto& records) {
        if (kind == at.kind) editAt(records, at.index, change);
    };
}

void editMap(Map& map, RecordRef at, const std::function<void(Annotations&)>& change) {
    if (at.kind == RecordKind::map) return change(map.about);
    if (at.kind == RecordKind::grid) return change(map.grid.about);
    if (at.kind != RecordKind::controlPoint) return forEachMapList(map, editingOnly(at, change));
    if (at.index < map.underlays.size())
        map.underlays[at.index].edit(
            [&](Underlay& underlay) { editAt(underlay.control, at.within, change); });
}

void editForces(Forces& forces, RecordRef at, const std::function<void(Annotations&)>& change) {
    if (at.kind == RecordKind::forces) return change(forces.about);
    forEachForcesList(forces, editingOnly(at, change));
}

void editOnMap(OnMap& onMap, RecordRef at, const std::function<void(Annotations&)>& change) {
    if (at.kind == RecordKind::onMap) return change(onMap.about);
    forEachOnMapList(onMap, editingOnly(at, change));
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

bool belongsToForces(RecordKind kind) {
    return kind >= RecordKind::forces && kind <= RecordKind::unit;
}

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
    case RecordKind::gatherPoint:
        return named(ObjectKind::gatherPoint, map.gatherPoints, at.index);
    case RecordKind::box:
        return named(ObjectKind::box, map.boxes, at.index);
    case RecordKind::outline:
        return named(ObjectKind::outline, map.outlines, at.index);
    case RecordKind::span: // few of them have an id
        if (at.index < map.spans.size() && !map.spans[at.index]->id.empty())
            return {ObjectKind::span, map.spans[at.index]->id};
        break;
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
    case RecordKind::turn: {
        const auto& listed = scenario.schedule->listed;
        return {ObjectKind::turn, at.index < listed.size() ? listed[at.index].at : std::string{}};
    }
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
    visit({RecordKind::map, 0, 0}, scenario.map->about);
    visit({RecordKind::grid, 0, 0}, scenario.map->grid.about);
    forEachMapList(*scenario.map, visitingAll(visit));
    visitNested(RecordKind::controlPoint, scenario.map->underlays, &Underlay::control, visit);
    visit({RecordKind::forcesFile, 0, 0}, scenario.forcesFile.about);
    visit({RecordKind::forces, 0, 0}, scenario.forces->about);
    forEachForcesList(*scenario.forces, visitingAll(visit));
    visitAll(RecordKind::option, scenario.rules->options, visit);
    visitAll(RecordKind::override_, scenario.rules->overrides, visit);
    visit({RecordKind::turns, 0, 0}, scenario.schedule->turns.about);
    visitAll(RecordKind::turn, scenario.schedule->listed, visit);
    visitAll(RecordKind::weather, scenario.schedule->weather, visit);
    visit({RecordKind::onMap, 0, 0}, scenario.onMap->about);
    forEachOnMapList(*scenario.onMap, visitingAll(visit));
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
        return scenario.rules.edit([&](Rules& rules) { editAt(rules.options, at.index, change); });
    case RecordKind::override_:
        return scenario.rules.edit(
            [&](Rules& rules) { editAt(rules.overrides, at.index, change); });
    case RecordKind::turns:
        return scenario.schedule.edit([&](Schedule& schedule) { change(schedule.turns.about); });
    case RecordKind::turn:
        return scenario.schedule.edit(
            [&](Schedule& schedule) { editAt(schedule.listed, at.index, change); });
    case RecordKind::weather:
        return scenario.schedule.edit(
            [&](Schedule& schedule) { editAt(schedule.weather, at.index, change); });
    case RecordKind::onMap:
    case RecordKind::improvedPosition:
    case RecordKind::roadblock:
    case RecordKind::damaged:
    case RecordKind::pontoon:
    case RecordKind::control:
        return scenario.onMap.edit([&](OnMap& onMap) { editOnMap(onMap, at, change); });
    case RecordKind::setup:
        return editAt(scenario.setups, at.index, change);
    case RecordKind::zone:
        if (at.index < scenario.setups.size())
            scenario.setups[at.index].edit(
                [&](Setup& setup) { editAt(setup.zones, at.within, change); });
        return;
    case RecordKind::arrangement:
        return scenario.arrangement.edit(
            [&](Arrangement& arrangement) { change(arrangement.about); });
    case RecordKind::piece:
        return scenario.arrangement.edit(
            [&](Arrangement& arrangement) { editAt(arrangement.pieces, at.index, change); });
    case RecordKind::arrival:
        return scenario.schedule.edit(
            [&](Schedule& schedule) { editAt(schedule.arrivals, at.index, change); });
    case RecordKind::entryPoint:
        return scenario.schedule.edit([&](Schedule& schedule) {
            if (at.index < schedule.arrivals.size())
                schedule.arrivals[at.index].edit(
                    [&](Arrival& arrival) { editAt(arrival.enter, at.within, change); });
        });
    case RecordKind::waiver:
        return editAt(scenario.waivers, at.index, change);
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
