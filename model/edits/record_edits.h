#pragma once
// Edits of the records of a map, one at a time: they are added, changed and taken away as values.
// The record meant is the first that equals the value given; when there is none any more, nothing
// is done.

#include "model/edits/edit.h"
#include "model/map/map.h"

#include <vector>

namespace model {

// Record is one of Watercourse, Road, Span, Place, Entry, SupplySource, VictoryHex, GatherPoint,
// MapBox, Outline, Label, Underlay.

/// One without an id, or with an id that another has, gets a free one.
template <class Record>
Edit addRecord(Record record);

template <class Record>
Edit changeRecord(Record from, Record to);

template <class Record>
Edit removeRecord(Record record);

/// The list of the map that holds such records.
template <class Record>
const std::vector<Shared<Record>>& recordsOf(const Map& map);

} // namespace model
