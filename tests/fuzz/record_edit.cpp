#include "model/edits/outline_edits.h"
#include "model/edits/place_edits.h"
#include "model/edits/record_edits.h"
#include "model/edits/work_edits.h"
#include "tests/fuzz/any_edit.h"

namespace fuzz {

namespace {

std::string idText(Arguments& any) {
    return any.word({"", "here", "one", "fresh"});
}

void fill(Arguments& any, model::Watercourse& water) {
    water.id = model::WatercourseId(idText(any));
    water.type = any.hexsideType();
    water.name = any.text();
    if (any.flip()) water.from = static_cast<model::WaterEnd>(any.below(5));
    if (any.flip()) water.to = static_cast<model::WaterEnd>(any.below(5));
    water.hexsides = any.printedChain();
}

void fill(Arguments& any, model::Road& road) {
    road.id = model::RoadId(idText(any));
    road.type = any.roadType();
    road.name = any.text();
    road.main = any.flip();
    road.hexes = any.printedPath();
    road.beforeFirst.reset();
    road.afterLast.reset();
    if (!road.hexes.empty() && any.flip()) road.afterLast = any.toward();
}

void fill(Arguments& any, model::Span& span) {
    span.id = any.word({"", "here", "bridge"});
    span.type = any.spanType();
    const auto at = any.printedHex();
    span.at = model::Hexside(at, any.toward());
    span.stone = any.flip();
}

void fill(Arguments& any, model::Place& place) {
    place.id = model::PlaceId(idText(any));
    place.name = any.text();
    place.kind = any.word({"town", "village", "mill", ""});
    place.at = any.printedHexes();
}

void fill(Arguments& any, model::Entry& entry) {
    entry.id = model::EntryId(idText(any));
    entry.letter = any.text();
    entry.army = model::ArmyId(any.word({"F", "A", "none", ""}));
    entry.side = any.side();
    entry.at = any.printedHexes();
    if (any.flip()) entry.edge = any.toward();
}

void fill(Arguments& any, model::SupplySource& source) {
    source.id = model::SourceId(idText(any));
    source.letter = any.word({"F", "A", "P", "Q", ""});
    source.side = any.side();
    source.at = any.printedHex();
    if (any.flip()) source.edge = any.toward();
}

void fill(Arguments& any, model::VictoryHex& victory) {
    victory.at = any.printedHex();
    if (any.flip()) victory.points = any.below(30);
}

void fill(Arguments& any, model::GatherPoint& point) {
    point.id = model::GatherPointId(idText(any));
    point.side = any.side();
    point.letter = any.text();
    if (any.flip()) point.at = any.printedHex();
}

void fill(Arguments& any, model::MapBox& box) {
    box.id = model::BoxId(idText(any));
    box.name = any.text();
    box.beside = any.printedHexes();
}

void fill(Arguments& any, model::Outline& outline) {
    std::vector<model::LatticePoint> points;
    for (int i = any.below(6); i > 0; --i)
        points.push_back(any.point());
    const auto anchor = any.printedHex();
    const auto type = any.terrain();
    outline = model::outlineThrough(points, anchor, type, any.flip());
    outline.name = any.text();
}

void fill(Arguments& any, model::Label& label) {
    label.text = any.text();
    label.kind = any.word({"", "region", "water"});
    label.at = any.printedHex();
    label.offset = {any.below(256) * 10 - 1280, any.below(256) * 10 - 1280};
    label.angle = any.below(200) - 100;
    label.size = 25 + any.below(200);
}

void fill(Arguments& any, model::Underlay& underlay) {
    underlay.file = any.word({"scan.png", "a & b.png", "../up.png", ""});
    underlay.opacity = any.below(101);
    for (int i = any.below(4); i > 0; --i) {
        model::ControlPoint point;
        point.at = any.printedHex();
        point.x = any.below(256) / 8.0;
        point.y = any.below(256) * 10.1;
        underlay.control.push_back(std::move(point));
    }
}

template <class Record>
model::Edit edited(Arguments& any) {
    const auto& records = model::recordsOf<Record>(*any.now().map);
    Record fresh;
    if (records.empty() || any.below(3) == 0) {
        fill(any, fresh);
        return model::addRecord(fresh);
    }
    const Record former = *any.bytes().of(records);
    if (any.below(3) == 0) return model::removeRecord(former);
    fresh = former;
    fresh.about.extras.misfits.clear(); // they belong to what is replaced
    fill(any, fresh);
    return model::changeRecord(former, fresh);
}

model::Edit mapRecordEdit(Arguments& any) {
    switch (any.below(12)) {
    case 0:
        return edited<model::Watercourse>(any);
    case 1:
        return edited<model::Road>(any);
    case 2:
        return edited<model::Span>(any);
    case 3:
        return edited<model::Place>(any);
    case 4:
        return edited<model::Entry>(any);
    case 5:
        return edited<model::SupplySource>(any);
    case 6:
        return edited<model::VictoryHex>(any);
    case 7:
        return edited<model::GatherPoint>(any);
    case 8:
        return edited<model::MapBox>(any);
    case 9:
        return edited<model::Outline>(any);
    case 10:
        return edited<model::Label>(any);
    default:
        return edited<model::Underlay>(any);
    }
}

model::Edit outlineEdit(Arguments& any) {
    const auto outline = any.idIn(any.now().map->outlines);
    const auto index = static_cast<std::size_t>(any.below(8));
    switch (any.below(3)) {
    case 0:
        return model::moveOutlinePoint(outline, index, any.point());
    case 1:
        return model::insertOutlinePoint(outline, index, any.point());
    default:
        return model::deleteOutlinePoint(outline, index);
    }
}

model::Edit placeEdit(Arguments& any) {
    const auto place = any.idIn(any.now().map->places);
    switch (any.below(5)) {
    case 0:
        return model::renamePlace(place, any.text());
    case 1:
        return model::setPlaceKind(place, any.text());
    case 2:
        return model::setPlaceHexes(place, any.hexes());
    case 3: {
        const auto from = any.hex();
        return model::movePlace(place, from, any.hex());
    }
    default:
        return model::removePlace(place);
    }
}

model::Edit workEdit(Arguments& any) {
    const auto work = static_cast<model::Work>(any.below(6));
    const auto at = any.hex();
    const auto toward = model::neighbour(at, any.toward());
    const model::WorkPlace place{at, toward, any.side()};
    return any.below(3) == 2 ? model::removeWork(work, place) : model::addWork(work, place);
}

} // namespace

model::Edit recordEdit(Arguments& any) {
    switch (any.below(5)) {
    case 0:
        return outlineEdit(any);
    case 1:
        return placeEdit(any);
    case 2:
        return workEdit(any);
    default:
        return mapRecordEdit(any);
    }
}

} // namespace fuzz
