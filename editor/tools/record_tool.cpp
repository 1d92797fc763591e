#include "editor/tools/record_tool.h"

#include "model/edits/fresh_id.h"
#include "model/edits/record_edits.h"
#include "model/map/labels.h"

#include <algorithm>
#include <concepts>
#include <type_traits>

namespace editor {

using model::tr;

namespace {

/// Places and entries name several hexes, the others one.
template <class Record>
constexpr bool isSpread = requires(const Record& record) {
    record.at.size();
};

template <class Record>
bool isIn(const Record& record, model::Hex hex) {
    if constexpr (isSpread<Record>)
        return std::find(record.at.begin(), record.at.end(), hex) != record.at.end();
    else
        return record.at == hex;
}

template <class Record>
Record moved(Record record, model::Hex by) {
    if constexpr (isSpread<Record>)
        for (model::Hex& hex : record.at)
            hex = hex + by;
    else
        record.at = *record.at + by;
    return record;
}

template <class Record>
std::vector<model::Hex> hexesOf(const Record& record) {
    if constexpr (isSpread<Record>)
        return record.at;
    else
        return {*record.at};
}

// What is new gets from the palette what it is to have.

model::Place fresh(const Session& session, model::Hex hex, const model::Place*) {
    model::Place place;
    place.id = model::freshId(session.scenario().map->places, "place");
    place.name = text(tr("New place"));
    place.kind = session.toolSettings().placeKind;
    place.at = {hex};
    return place;
}

model::Entry fresh(const Session& session, model::Hex hex, const model::Entry*) {
    model::Entry entry;
    entry.id = model::freshId(session.scenario().map->entries, "entry");
    entry.letter = session.toolSettings().letter;
    entry.side = session.toolSettings().side;
    entry.at = {hex};
    return entry;
}

model::SupplySource fresh(const Session& session, model::Hex hex, const model::SupplySource*) {
    model::SupplySource source;
    source.id = model::freshId(session.scenario().map->sources, "source");
    source.letter = session.toolSettings().letter;
    source.side = session.toolSettings().side;
    source.at = hex;
    return source;
}

model::VictoryHex fresh(const Session& session, model::Hex hex, const model::VictoryHex*) {
    model::VictoryHex victory;
    victory.at = hex;
    victory.points = session.toolSettings().victoryPoints;
    return victory;
}

model::GatherPoint fresh(const Session& session, model::Hex hex, const model::GatherPoint*) {
    model::GatherPoint point;
    point.id = model::freshId(session.scenario().map->gatherPoints, "gather-point");
    point.letter = session.toolSettings().letter;
    point.side = session.toolSettings().side;
    point.at = hex;
    return point;
}

model::Label fresh(const Session& session, model::Hex hex, const model::Label*) {
    model::Label label;
    label.text = text(tr("New label"));
    label.kind = session.toolSettings().labelKind;
    label.at = hex;
    return label;
}

// How one is selected: by its id where it has one, else by its hex.

model::Subject subjectOf(const model::Place& place) {
    return model::ObjectRef{model::ObjectKind::place, place.id.text};
}
model::Subject subjectOf(const model::Entry& entry) {
    return model::ObjectRef{model::ObjectKind::entry, entry.id.text};
}
model::Subject subjectOf(const model::SupplySource& source) {
    return model::ObjectRef{model::ObjectKind::source, source.id.text};
}
model::Subject subjectOf(const model::GatherPoint& point) {
    return model::ObjectRef{model::ObjectKind::gatherPoint, point.id.text};
}
model::Subject subjectOf(const model::VictoryHex& victory) {
    return *victory.at;
}
model::Subject subjectOf(const model::Label& label) {
    return *label.at;
}

// What the status line says of one.

std::string said(const model::Place& place) {
    return place.name;
}
std::string said(const model::Entry& entry) {
    return entry.name.empty() ? text(tr("entry {letter}", {{"letter", entry.letter}})) : entry.name;
}
std::string said(const model::SupplySource& source) {
    return text(tr("supply source {letter}", {{"letter", source.letter}}));
}
std::string said(const model::VictoryHex& victory) {
    if (!victory.points.hasValue()) return text(tr("victory points not known"));
    return text(tr("{points} victory points", {{"points", std::to_string(*victory.points)}}));
}
std::string said(const model::GatherPoint& point) {
    return text(tr("gather point {letter}", {{"letter", point.letter}}));
}
std::string said(const model::Label& label) {
    return label.text;
}

} // namespace

template <class Record>
const Record* RecordTool<Record>::at(model::Hex hex) const {
    const auto& records = model::recordsOf<Record>(*session().document().committed().map);
    const auto found = std::find_if(records.rbegin(), records.rend(),
                                    [&](const auto& record) { return isIn(*record, hex); });
    return found == records.rend() ? nullptr : &**found;
}

template <class Record>
void RecordTool<Record>::begin(const Pick& pick) {
    if (!pick.at.onMap) {
        done_ = true;
        return;
    }
    from_ = pick.at.hex;
    if (const Record* record = at(pick.at.hex)) taken_ = *record;
    if (session().toolSettings().erase || pick.modifiers.control) {
        if (taken_) document().preview(model::removeRecord(*taken_));
        done_ = true;
    } else if (pick.modifiers.shift && isSpread<Record>) {
        toggleHex(pick.at.hex);
        done_ = true;
    }
}

template <class Record>
void RecordTool<Record>::extend(const Pick& pick) {
    if (done_ || !taken_) return;
    if (pick.at.hex == *from_) {
        if (document().hasPreview()) document().cancel();
    } else if (pick.at.onMap) {
        document().preview(model::changeRecord(*taken_, moved(*taken_, pick.at.hex - *from_)));
    }
}

template <class Record>
void RecordTool<Record>::finish(const Pick& pick) {
    if (done_) return;
    if (!taken_) {
        if (!pick.at.onMap) return;
        const Record added = fresh(session(), pick.at.hex, static_cast<const Record*>(nullptr));
        document().preview(model::addRecord(added));
        session().selection().select(subjectOf(added));
    } else {
        const bool hasMoved = document().hasPreview() && pick.at.onMap;
        const model::Hex by = hasMoved ? pick.at.hex - *from_ : model::Hex{};
        session().selection().select(subjectOf(moved(*taken_, by)));
    }
}

template <class Record>
void RecordTool<Record>::forget() {
    taken_.reset();
    from_.reset();
    done_ = false;
}

/// Of the selected record, else of the one in the hex.
template <class Record>
void RecordTool<Record>::toggleHex(model::Hex hex) {
    if constexpr (isSpread<Record>) {
        std::optional<Record> chosen = taken_;
        for (const auto& record : model::recordsOf<Record>(*document().committed().map))
            if (session().selection().contains(subjectOf(*record))) chosen = *record;
        if (!chosen) return;
        Record changed = *chosen;
        if (std::erase(changed.at, hex) == 0) changed.at.push_back(hex);
        if (changed.at.empty()) return; // the last hex stays; Control deletes the whole
        document().preview(model::changeRecord(*chosen, changed));
    }
}

template <class Record>
std::vector<formats::Shape> RecordTool<Record>::shapes() const {
    if (!pointer() || !pointer()->at.onMap) return {};
    const Record* here = at(pointer()->at.hex);
    const auto hexes = here && !inStroke() ? hexesOf(*here) : std::vector{pointer()->at.hex};
    return {formats::HexOutline{hexes, {formats::Role::hover, {}, 1.0, {}}}};
}

template <class Record>
model::Message RecordTool<Record>::status() const {
    if (!pointer() || !pointer()->at.onMap) return {};
    const auto hex = model::label(*session().scenario().map, pointer()->at.hex);
    const Record* here = at(pointer()->at.hex);
    if (!here) return tr("{hex}", {{"hex", hex}});
    return tr("{hex}: {what}", {{"hex", hex}, {"what", said(*here)}});
}

template class RecordTool<model::Place>;
template class RecordTool<model::Entry>;
template class RecordTool<model::SupplySource>;
template class RecordTool<model::VictoryHex>;
template class RecordTool<model::GatherPoint>;
template class RecordTool<model::Label>;

} // namespace editor
