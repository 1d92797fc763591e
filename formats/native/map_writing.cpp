#include "formats/native/label_lists.h"
#include "formats/native/map_xml.h"
#include "formats/native/waiver_xml.h"
#include "model/map/joined_hexes.h"
#include "model/map/offsets.h"
#include "model/number.h"

#include <algorithm>
#include <utility>

namespace formats {

using model::Hex;
using model::Map;
using model::NumberRange;

namespace {

std::string text(NumberRange range) {
    if (range.count() == 0) return {};
    return std::to_string(range.first) + ".." + std::to_string(range.last);
}

std::string text(std::optional<model::Direction> direction, const Map& map) {
    if (!direction) return {};
    return std::string(model::name(*direction, map.grid.numbering.orientation));
}

/// The word, unless a text that is wrong stands there and the value is the standard one.
template <class T>
void choiceAttribute(XmlWriter& writer, const model::Annotations& about, std::string_view name,
                     const Words<T>& words, T value, T standard) {
    const bool isWrong = value == standard && !misfitTexts(about, name).empty();
    writer.attribute(name, isWrong ? std::string_view() : wordFor(words, value));
}

void writeGrid(XmlWriter& writer, const model::Grid& grid) {
    const model::HexNumbering& numbering = grid.numbering;
    const model::HexNumbering standard;
    const model::Annotations& about = grid.about;
    writer.begin("grid", about);
    choiceAttribute(writer, about, "hexes", orientationWords(), numbering.orientation,
                    standard.orientation);
    const bool patternIsWrong =
        numbering.pattern == standard.pattern && !misfitTexts(about, "label").empty();
    writer.attribute("label", patternIsWrong ? std::string() : numbering.pattern);
    choiceAttribute(writer, about, "columns", columnsFromWords(), numbering.columns,
                    standard.columns);
    choiceAttribute(writer, about, "rows", rowsFromWords(), numbering.rows, standard.rows);
    const bool isFlat = numbering.orientation == model::Orientation::flatTop;
    const std::string_view shifted = isFlat ? "lowered" : "indented";
    choiceAttribute(writer, about, shifted, parityWords(), numbering.shifted, standard.shifted);
    writer.attribute(isFlat ? "indented" : "lowered", "");
    writer.attribute("across", grid.across);
    writer.attribute("on-paper", grid.onPaper);
    writer.end();
}

void writeSheet(XmlWriter& writer, const model::Sheet& sheet) {
    writer.begin("sheet", sheet.about);
    writer.attribute("id", sheet.id.text);
    writer.attribute("columns", text(sheet.columns));
    const std::string odd = text(sheet.oddRows);
    const std::string even = text(sheet.evenRows);
    writer.attribute("rows", odd == even ? odd : "");
    writer.attribute("odd-rows", odd == even ? "" : odd);
    writer.attribute("even-rows", odd == even ? "" : even);
    writer.attribute("ground", sheet.ground.text);
    writer.end();
}

void writeJoin(XmlWriter& writer, const Map& map, const model::Join& join) {
    writer.begin("join", join.about);
    std::string sheets, labels;
    if (join.first && join.second) {
        const model::HexNumbering& numbering = map.grid.numbering;
        sheets = join.first->sheet.text + ' ' + join.second->sheet.text;
        labels = label(numbering, *join.first) + ' ' + label(numbering, *join.second);
    }
    const bool isNext = join.kind == model::JoinKind::next;
    writer.attribute("sheets", sheets);
    writer.attribute("same", isNext ? std::string() : labels);
    writer.attribute("next", isNext ? labels : std::string());
    writer.attribute("toward", text(join.toward, map));
    writer.end();
}

/// `own`: the attribute that only lists of this kind have. Nothing for a list that says nothing.
template <class List>
void writeList(XmlWriter& writer, const Map& map, std::string_view element, const List& list,
               std::string_view own = {}, const std::string& value = {}) {
    if (list.hexes.empty() && list.about.extras.empty()) return;
    writer.begin(element, list.about);
    writer.attribute("sheet", list.sheet.text);
    if (!own.empty()) writer.attribute(own, value);
    writer.lines(hexLines(map, list.hexes.hexes(), list.sheet));
    writer.lines(misfitTexts(list.about, "hexes"));
    writer.end();
}

void writeHexsides(XmlWriter& writer, const Map& map, const model::HexsideList& list) {
    if (list.hexsides.empty() && list.about.extras.empty()) return;
    writer.begin("hexsides", list.about);
    writer.attribute("sheet", list.sheet.text);
    writer.attribute("type", list.type.text);
    const bool isRead = misfitTexts(list.about, "uphill").empty();
    writer.attribute("uphill", list.uphillFirst && isRead ? "first" : "");
    writer.lines(hexsideLines(map, list.hexsides, list.uphillFirst, list.sheet));
    writer.lines(misfitTexts(list.about, "hexsides"));
    writer.end();
}

/// A chain of one line stands between its tags.
void writeChain(XmlWriter& writer, std::vector<std::string> items, const model::Annotations& about,
                std::string_view field) {
    const auto lines = chainLines(std::move(items), about.extras.misfits, field);
    if (lines.size() == 1)
        writer.text(lines.front());
    else
        writer.lines(lines);
    writer.end();
}

void writeWatercourse(XmlWriter& writer, const Map& map, const model::Watercourse& water) {
    writer.begin("watercourse", water.about);
    writer.attribute("sheet", water.sheet.text);
    writer.attribute("type", water.type.text);
    writer.attribute("id", water.id.text);
    writer.attribute("name", water.name);
    writer.attribute("from", water.from ? wordFor(waterEndWords(), *water.from) : "");
    writer.attribute("to", water.to ? wordFor(waterEndWords(), *water.to) : "");
    std::vector<std::string> items;
    for (const model::Hexside hexside : water.hexsides)
        items.push_back(model::label(map, hexside, water.sheet));
    writeChain(writer, std::move(items), water.about, "hexsides");
}

void writeRoad(XmlWriter& writer, const Map& map, const model::Road& road) {
    writer.begin("road", road.about);
    writer.attribute("sheet", road.sheet.text);
    writer.attribute("type", road.type.text);
    writer.attribute("id", road.id.text);
    writer.attribute("name", road.name);
    writer.attribute("main", road.main ? "yes" : "");
    std::vector<std::string> items;
    for (const Hex hex : road.hexes)
        items.push_back(model::label(map, hex, road.sheet));
    model::Annotations about = road.about;
    if (items.empty()) // texts alone carry the ends
        for (const auto& misfit : std::exchange(about.extras.misfits, {}))
            if (misfit.field == "hexes") items.push_back(misfit.text);
    if (!items.empty() && road.beforeFirst) items.front() += ":" + text(road.beforeFirst, map);
    if (!items.empty() && road.afterLast) {
        if (items.size() == 1)
            items.push_back(":" + text(road.afterLast, map));
        else
            items.back() += ":" + text(road.afterLast, map);
    }
    writeChain(writer, std::move(items), about, "hexes");
}

void writeSpan(XmlWriter& writer, const Map& map, const model::Span& span) {
    writer.begin("span", span.about);
    writer.attribute("sheet", span.sheet.text);
    writer.attribute("type", span.type.text);
    writer.attribute("id", span.id);
    writer.attribute("name", span.name);
    writer.attribute("at", span.at ? model::label(map, *span.at, span.sheet) : "");
    writer.attribute("stone", span.stone ? "yes" : "");
    writer.end();
}

void writePlace(XmlWriter& writer, const Map& map, const model::Place& place) {
    writer.begin("place", place.about);
    writer.attribute("id", place.id.text);
    writer.attribute("name", place.name);
    writer.attribute("kind", place.kind);
    writer.listAttribute("at", hexItems(map, place.at));
    writer.end();
}

void writeEntry(XmlWriter& writer, const Map& map, const model::Entry& entry) {
    writer.begin("entry", entry.about);
    writer.attribute("id", entry.id.text);
    writer.attribute("name", entry.name);
    writer.attribute("letter", entry.letter);
    writer.attribute("army", entry.army.text);
    writer.attribute("side", entry.side.text);
    writer.listAttribute("at", hexItems(map, entry.at));
    writer.attribute("edge", text(entry.edge, map));
    writer.end();
}

void writeSource(XmlWriter& writer, const Map& map, const model::SupplySource& source) {
    writer.begin("supply-source", source.about);
    writer.attribute("id", source.id.text);
    writer.attribute("name", source.name);
    writer.attribute("letter", source.letter);
    writer.attribute("side", source.side.text);
    writer.attribute("army", source.army.text);
    writer.attribute("at", labelOf(map, source.at));
    writer.attribute("edge", text(source.edge, map));
    writer.end();
}

void writeVictoryHex(XmlWriter& writer, const Map& map, const model::VictoryHex& victory) {
    writer.begin("victory-hex", victory.about);
    writer.attribute("at", labelOf(map, victory.at));
    writer.attribute("points", formats::text(victory.points));
    writer.end();
}

void writeGatherPoint(XmlWriter& writer, const Map& map, const model::GatherPoint& point) {
    writer.begin("gather-point", point.about);
    writer.attribute("id", point.id.text);
    writer.attribute("side", point.side.text);
    writer.attribute("letter", point.letter);
    writer.attribute("at", labelOf(map, point.at));
    writer.end();
}

void writeBox(XmlWriter& writer, const Map& map, const model::MapBox& box) {
    writer.begin("box", box.about);
    writer.attribute("id", box.id.text);
    writer.attribute("name", box.name);
    writer.listAttribute("beside", hexItems(map, box.beside));
    writer.end();
}

void writeOutline(XmlWriter& writer, const Map& map, const model::Outline& outline) {
    writer.begin("outline", outline.about);
    writer.attribute("id", outline.id.text);
    writer.attribute("type", outline.type.text);
    writer.attribute("name", outline.name);
    writer.attribute("open", outline.open ? "yes" : "");
    writer.attribute("at", labelOf(map, outline.at));
    std::vector<std::string> points;
    for (const model::LatticePoint point : outline.points)
        points.push_back(model::offsetText(point));
    writer.attribute("points", joined(points));
    writer.end();
}

/// The number, unless it is what no attribute means.
std::string unless(int standard, int number) {
    return number == standard ? std::string() : std::to_string(number);
}

void writeLabel(XmlWriter& writer, const Map& map, const model::Label& label) {
    const model::Label standard;
    const bool isCentred = label.offset == standard.offset;
    writer.begin("label", label.about);
    writer.attribute("at", labelOf(map, label.at));
    writer.attribute("offset", isCentred ? std::string() : model::offsetText(label.offset));
    writer.attribute("kind", label.kind);
    writer.attribute("angle", unless(standard.angle, label.angle));
    writer.attribute("size", unless(standard.size, label.size));
    writer.text(label.text);
    writer.end();
}

/// Pixels are always written, since the first ones are as good as any.
void pixelAttribute(XmlWriter& writer, const model::Annotations& about, std::string_view name,
                    double value) {
    const bool isWrong = value == 0.0 && !misfitTexts(about, name).empty();
    writer.attribute(name, isWrong ? std::string() : model::decimalText(value));
}

void writeUnderlay(XmlWriter& writer, const Map& map, const model::Underlay& underlay) {
    writer.begin("underlay", underlay.about);
    writer.attribute("file", underlay.file);
    writer.attribute("opacity", unless(model::Underlay{}.opacity, underlay.opacity));
    for (const model::ControlPoint& point : underlay.control) {
        writer.begin("control", point.about);
        writer.attribute("at", labelOf(map, point.at));
        pixelAttribute(writer, point.about, "x", point.x);
        pixelAttribute(writer, point.about, "y", point.y);
        writer.end();
    }
    writer.end();
}

} // namespace

void writeMap(XmlWriter& writer, const Map& map, const std::vector<model::SheetId>& sheets,
              bool isRoot) {
    writer.begin("map", map.about);
    writer.attribute("format", isRoot ? "1" : "");
    writer.attribute("id", map.id);
    writer.attribute("vocabulary", map.vocabulary.text);
    writer.attribute("published", map.published);
    writer.attribute("sheets", joined(sheets));
    writer.textElement("title", map.title);
    for (const std::string& note : map.notes)
        writer.textElement("note", note);
    writeGrid(writer, map.grid);
    for (const model::Sheet& sheet : map.sheets)
        writeSheet(writer, sheet);
    for (const model::Join& join : map.joins)
        writeJoin(writer, map, join);
    for (const auto& list : map.terrain)
        writeList(writer, map, "terrain", *list, "type", list->type.text);
    for (const auto& list : map.levels)
        writeList(writer, map, "levels", *list, "level", std::to_string(list->level));
    for (const auto& list : map.closed)
        writeList(writer, map, "closed", *list);
    for (const auto& list : map.partial)
        writeList(writer, map, "partial", *list, "shows", unless(0, list->shows));
    const auto writeEach = [&](const auto& records, auto write) {
        for (const auto& record : records)
            write(writer, map, *record);
    };
    writeEach(map.hexsides, writeHexsides);
    writeEach(map.watercourses, writeWatercourse);
    writeEach(map.roads, writeRoad);
    writeEach(map.spans, writeSpan);
    writeEach(map.places, writePlace);
    writeEach(map.entries, writeEntry);
    writeEach(map.sources, writeSource);
    writeEach(map.victoryHexes, writeVictoryHex);
    writeEach(map.gatherPoints, writeGatherPoint);
    writeEach(map.boxes, writeBox);
    writeEach(map.outlines, writeOutline);
    writeEach(map.labels, writeLabel);
    writeEach(map.underlays, writeUnderlay);
    for (const auto& waiver : map.waivers)
        writeWaiver(writer, *waiver);
    writer.end();
}

} // namespace formats
