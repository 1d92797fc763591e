#include "formats/native/map_xml.h"
#include "model/map/offsets.h"
#include "model/number.h"

namespace formats {

using model::LatticePoint;
using model::MisfitKind;

namespace {

/// All points or none: an outline without one of its corners is another outline.
std::vector<LatticePoint> readPoints(Cursor& element) {
    const std::string written = element.text("points");
    const auto points = model::readOffsets(written);
    if (!points)
        element.misfit("points", written, MisfitKind::value, "points such as -1.2,0.4 0.5,0.9");
    return points.value_or(std::vector<LatticePoint>{});
}

double readPixels(Cursor& element, std::string_view attribute) {
    const std::string written = element.text(attribute);
    const auto value = model::readDecimal(written);
    if (!value && element.has(attribute))
        element.misfit(attribute, written, MisfitKind::value, "a number such as 312.5");
    return value.value_or(0.0);
}

} // namespace

std::optional<model::Direction> MapReader::edge(Cursor& element) {
    return element.direction("edge", map_.grid.numbering.orientation);
}

void MapReader::readPlace(Cursor& element) {
    model::Place place;
    place.id = element.id<model::PlaceId>("id");
    element.stands("place", place.id.text);
    place.name = element.text("name");
    place.kind = element.text("kind");
    place.at = element.hexes("at", map_);
    place.about = element.finish();
    map_.places.emplace_back(std::move(place));
}

void MapReader::readEntry(Cursor& element) {
    model::Entry entry;
    entry.id = element.id<model::EntryId>("id");
    element.stands("entry", entry.id.text);
    entry.name = element.text("name");
    entry.letter = element.text("letter");
    entry.army = element.id<model::ArmyId>("army");
    entry.side = element.id<model::SideId>("side");
    entry.at = element.hexes("at", map_);
    entry.edge = edge(element);
    entry.about = element.finish();
    map_.entries.emplace_back(std::move(entry));
}

void MapReader::readSource(Cursor& element) {
    model::SupplySource source;
    source.id = element.id<model::SourceId>("id");
    element.stands("source", source.id.text);
    source.name = element.text("name");
    source.letter = element.text("letter");
    source.side = element.id<model::SideId>("side");
    source.army = element.id<model::ArmyId>("army");
    source.at = element.hex("at", map_);
    source.edge = edge(element);
    source.about = element.finish();
    map_.sources.emplace_back(std::move(source));
}

void MapReader::readVictoryHex(Cursor& element) {
    model::VictoryHex victory;
    victory.at = element.hex("at", map_);
    victory.points = element.figure("points");
    victory.about = element.finish();
    map_.victoryHexes.emplace_back(std::move(victory));
}

void MapReader::readGatherPoint(Cursor& element) {
    model::GatherPoint point;
    point.id = element.id<model::GatherPointId>("id");
    element.stands("gather-point", point.id.text);
    point.side = element.id<model::SideId>("side");
    point.letter = element.text("letter");
    point.at = element.hex("at", map_);
    point.about = element.finish();
    map_.gatherPoints.emplace_back(std::move(point));
}

void MapReader::readBox(Cursor& element) {
    model::MapBox box;
    box.id = element.id<model::BoxId>("id");
    element.stands("box", box.id.text);
    box.name = element.text("name");
    box.beside = element.hexes("beside", map_);
    box.about = element.finish();
    map_.boxes.emplace_back(std::move(box));
}

void MapReader::readOutline(Cursor& element) {
    model::Outline outline;
    outline.id = element.id<model::OutlineId>("id");
    element.stands("outline", outline.id.text);
    outline.type = element.id<model::TerrainId>("type");
    outline.name = element.text("name");
    outline.open = element.yesNo("open");
    outline.at = element.hex("at", map_);
    outline.points = readPoints(element);
    outline.about = element.finish();
    map_.outlines.emplace_back(std::move(outline));
}

void MapReader::readLabel(Cursor& element) {
    model::Label label;
    label.at = element.hex("at", map_);
    const std::string offset = element.text("offset");
    const auto point = model::readOffset(offset);
    if (!point && element.has("offset"))
        element.misfit("offset", offset, MisfitKind::value, "an offset such as -1.2,0.4");
    label.offset = point.value_or(LatticePoint{});
    label.kind = element.text("kind");
    label.angle = element.number("angle", -180, 180).value_or(label.angle);
    label.size = element.number("size", 25, 400).value_or(label.size);
    label.text = element.content();
    label.about = element.finish();
    map_.labels.emplace_back(std::move(label));
}

void MapReader::readUnderlay(Cursor& element) {
    model::Underlay underlay;
    underlay.file = element.text("file");
    underlay.opacity = element.number("opacity", 0, 100).value_or(underlay.opacity);
    for (Cursor& child : element.children()) {
        if (!child.is("control")) {
            element.keepUnknown(child);
            continue;
        }
        model::ControlPoint point;
        point.at = child.hex("at", map_);
        point.x = readPixels(child, "x");
        point.y = readPixels(child, "y");
        point.about = child.finish();
        underlay.control.push_back(std::move(point));
    }
    underlay.about = element.finish();
    map_.underlays.emplace_back(std::move(underlay));
}

} // namespace formats
