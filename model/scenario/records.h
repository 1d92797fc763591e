#pragma once
// Every record of a scenario that carries annotations, so that misfits, comments and provenance
// can be walked and mended without knowing each kind of record.

#include "model/scenario/scenario.h"
#include "model/subject.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace model {

enum class RecordKind {
    scenario,
    map,
    grid,
    sheet,
    join,
    terrain,
    levels,
    closed,
    partial,
    hexsides,
    watercourse,
    road,
    span,
    place,
    entry,
    source,
    victoryHex,
    gatherPoint,
    box,
    outline,
    label,
    underlay,
    controlPoint,
    mapWaiver,
    forces,
    side,
    army,
    formation,
    division,
    unit,
    mapFile,
    forcesFile,
    option,
    override_,
    turns,
    turn,
    weather,
    onMap,
    improvedPosition,
    roadblock,
    damaged,
    pontoon,
    control,
    setup,
    zone,
    arrangement,
    piece,
    arrival,
    entryPoint,
    waiver,
};

/// Which record: its place in the list of its kind; zones, entry points and control points are
/// counted within their owner.
struct RecordRef {
    RecordKind kind = RecordKind::scenario;
    std::size_t index = 0;
    std::size_t within = 0; ///< index in its set-up, arrival or underlay

    auto operator<=>(const RecordRef&) const = default;
};

/// What findings about the record point at; lists and records without an id give their map,
/// forces or scenario.
ObjectRef objectOf(const Scenario& scenario, RecordRef record);

/// True for records of the map, so that a map can be validated alone.
bool belongsToMap(RecordKind kind);
bool belongsToForces(RecordKind kind);

void forEachRecord(const Scenario& scenario,
                   const std::function<void(RecordRef, const Annotations&)>& visit);

/// Changes the annotations of the record; does nothing when it is gone.
void editAnnotations(Scenario& scenario, RecordRef record,
                     const std::function<void(Annotations&)>& change);

struct FoundMisfit {
    RecordRef record;
    std::size_t number = 0; ///< its place among the misfits of the record
    Misfit misfit;
};
std::vector<FoundMisfit> misfits(const Scenario& scenario);

} // namespace model
