#include "model/edits/record_edits.h"

#include "model/edits/fresh_id.h"
#include "model/scenario/record_lists.h"

#include <algorithm>
#include <string_view>
#include <type_traits>
#include <utility>

namespace model {

namespace {

/// What people read, and what a free id begins with.
struct RecordWords {
    std::string_view name, id;
};

RecordWords wordsOf(const Watercourse&) {
    return {"watercourse", "watercourse"};
}
RecordWords wordsOf(const Road&) {
    return {"road", "road"};
}
RecordWords wordsOf(const Span&) {
    return {"span", ""}; // most have no id
}
RecordWords wordsOf(const Place&) {
    return {"place", "place"};
}
RecordWords wordsOf(const Entry&) {
    return {"entry", "entry"};
}
RecordWords wordsOf(const SupplySource&) {
    return {"supply source", "source"};
}
RecordWords wordsOf(const VictoryHex&) {
    return {"victory hex", ""};
}
RecordWords wordsOf(const GatherPoint&) {
    return {"gather point", "gather-point"};
}
RecordWords wordsOf(const MapBox&) {
    return {"box", "box"};
}
RecordWords wordsOf(const Outline&) {
    return {"outline", "outline"};
}
RecordWords wordsOf(const Label&) {
    return {"label", ""};
}
RecordWords wordsOf(const Underlay&) {
    return {"underlay", ""};
}

template <class Record, class MapOrConst>
auto& listIn(MapOrConst& map) {
    using List = std::conditional_t<std::is_const_v<MapOrConst>, const std::vector<Shared<Record>>,
                                    std::vector<Shared<Record>>>;
    List* found = nullptr;
    forEachMapList(map, [&](RecordKind, auto& list) {
        if constexpr (std::is_same_v<std::remove_reference_t<decltype(list)>, List>) found = &list;
    });
    return *found;
}

template <class Record>
auto findEqual(std::vector<Shared<Record>>& records, const Record& record) {
    return std::find_if(records.begin(), records.end(),
                        [&](const Shared<Record>& each) { return *each == record; });
}

Message nameFor(std::string_view pattern, const RecordWords& words) {
    return tr(pattern, {{"record", std::string(words.name)}});
}

} // namespace

template <class Record>
Edit addRecord(Record record) {
    const RecordWords words = wordsOf(record);
    return {nameFor("Add {record}", words), [record, words](Scenario& scenario) {
                scenario.map.edit(
                    [&](Map& map) { addFresh(listIn<Record>(map), record, words.id); });
            }};
}

template <class Record>
Edit changeRecord(Record from, Record to) {
    const auto name = nameFor("Change {record}", wordsOf(from));
    return {name, [from = std::move(from), to = std::move(to)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    auto& records = listIn<Record>(map);
                    const auto found = findEqual(records, from);
                    if (found != records.end()) *found = Shared<Record>(to);
                });
            }};
}

template <class Record>
Edit removeRecord(Record record) {
    const auto name = nameFor("Delete {record}", wordsOf(record));
    return {name, [record = std::move(record)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    auto& records = listIn<Record>(map);
                    const auto found = findEqual(records, record);
                    if (found != records.end()) records.erase(found);
                });
            }};
}

template <class Record>
const std::vector<Shared<Record>>& recordsOf(const Map& map) {
    return listIn<Record>(map);
}

// clang-format off
template Edit addRecord(Watercourse);
template Edit addRecord(Road);
template Edit addRecord(Span);
template Edit addRecord(Place);
template Edit addRecord(Entry);
template Edit addRecord(SupplySource);
template Edit addRecord(VictoryHex);
template Edit addRecord(GatherPoint);
template Edit addRecord(MapBox);
template Edit addRecord(Outline);
template Edit addRecord(Label);
template Edit addRecord(Underlay);
template Edit changeRecord(Watercourse, Watercourse);
template Edit changeRecord(Road, Road);
template Edit changeRecord(Span, Span);
template Edit changeRecord(Place, Place);
template Edit changeRecord(Entry, Entry);
template Edit changeRecord(SupplySource, SupplySource);
template Edit changeRecord(VictoryHex, VictoryHex);
template Edit changeRecord(GatherPoint, GatherPoint);
template Edit changeRecord(MapBox, MapBox);
template Edit changeRecord(Outline, Outline);
template Edit changeRecord(Label, Label);
template Edit changeRecord(Underlay, Underlay);
template Edit removeRecord(Watercourse);
template Edit removeRecord(Road);
template Edit removeRecord(Span);
template Edit removeRecord(Place);
template Edit removeRecord(Entry);
template Edit removeRecord(SupplySource);
template Edit removeRecord(VictoryHex);
template Edit removeRecord(GatherPoint);
template Edit removeRecord(MapBox);
template Edit removeRecord(Outline);
template Edit removeRecord(Label);
template Edit removeRecord(Underlay);
template const std::vector<Shared<Watercourse>>& recordsOf(const Map&);
template const std::vector<Shared<Road>>& recordsOf(const Map&);
template const std::vector<Shared<Span>>& recordsOf(const Map&);
template const std::vector<Shared<Place>>& recordsOf(const Map&);
template const std::vector<Shared<Entry>>& recordsOf(const Map&);
template const std::vector<Shared<SupplySource>>& recordsOf(const Map&);
template const std::vector<Shared<VictoryHex>>& recordsOf(const Map&);
template const std::vector<Shared<GatherPoint>>& recordsOf(const Map&);
template const std::vector<Shared<MapBox>>& recordsOf(const Map&);
template const std::vector<Shared<Outline>>& recordsOf(const Map&);
template const std::vector<Shared<Label>>& recordsOf(const Map&);
template const std::vector<Shared<Underlay>>& recordsOf(const Map&);
// clang-format on

} // namespace model
