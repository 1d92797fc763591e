#include "formats/native/label_lists.h"
#include "formats/native/map_xml.h"

#include <algorithm>

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

/// False for a list that says nothing.
template <class List>
bool isWorthWriting(const List& list, bool isEmpty) {
    return !isEmpty || !list.about.extras.empty();
}

void writeHexes(XmlWriter& writer, const Map& map, const model::HexSet& hexes,
                const model::SheetId& sheet, const model::Annotations& about) {
    writer.lines(hexLines(map, hexes.hexes(), sheet));
    writer.lines(misfitTexts(about, "hexes"));
    writer.end();
}

void writeTerrain(XmlWriter& writer, const Map& map, const model::TerrainList& list) {
    if (!isWorthWriting(list, list.hexes.empty())) return;
    writer.begin("terrain", list.about);
    writer.attribute("sheet", list.sheet.text);
    writer.attribute("type", list.type.text);
    writeHexes(writer, map, list.hexes, list.sheet, list.about);
}

void writeLevels(XmlWriter& writer, const Map& map, const model::LevelList& list) {
    if (!isWorthWriting(list, list.hexes.empty())) return;
    writer.begin("levels", list.about);
    writer.attribute("sheet", list.sheet.text);
    writer.attribute("level", std::to_string(list.level));
    writeHexes(writer, map, list.hexes, list.sheet, list.about);
}

void writeClosed(XmlWriter& writer, const Map& map, const model::ClosedList& list) {
    if (!isWorthWriting(list, list.hexes.empty())) return;
    writer.begin("closed", list.about);
    writer.attribute("sheet", list.sheet.text);
    writeHexes(writer, map, list.hexes, list.sheet, list.about);
}

void writeHexsides(XmlWriter& writer, const Map& map, const model::HexsideList& list) {
    if (!isWorthWriting(list, list.hexsides.empty())) return;
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
    std::vector<std::string> items;
    for (const Hex hex : road.hexes)
        items.push_back(model::label(map, hex, road.sheet));
    if (!items.empty() && road.beforeFirst) items.front() += ":" + text(road.beforeFirst, map);
    if (!items.empty() && road.afterLast) {
        if (items.size() == 1)
            items.push_back(":" + text(road.afterLast, map));
        else
            items.back() += ":" + text(road.afterLast, map);
    }
    writeChain(writer, std::move(items), road.about, "hexes");
}

void writeSpan(XmlWriter& writer, const Map& map, const model::Span& span) {
    writer.begin("span", span.about);
    writer.attribute("sheet", span.sheet.text);
    writer.attribute("type", span.type.text);
    writer.attribute("at", span.at ? model::label(map, *span.at, span.sheet) : "");
    writer.attribute("stone", span.stone ? "yes" : "");
    writer.end();
}

std::string labelOf(const Map& map, std::optional<Hex> hex) {
    return hex ? model::label(map, *hex) : std::string();
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

} // namespace

void writeWaiver(XmlWriter& writer, const model::Waiver& waiver) {
    writer.begin("waiver", waiver.about);
    writer.attribute("check", waiver.check);
    std::vector<std::string> kinds;
    for (const auto& [kind, id] : waiver.subjects)
        if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
    for (const std::string& kind : kinds) {
        std::vector<std::string> ids;
        for (const auto& [otherKind, id] : waiver.subjects)
            if (otherKind == kind) ids.push_back(id);
        writer.attribute(kind, joined(ids));
    }
    writer.attribute("part", waiver.part);
    writer.attribute("found", waiver.found);
    writer.text(waiver.reason);
    writer.end();
}

void writeMap(XmlWriter& writer, const Map& map, const std::vector<model::SheetId>& sheets,
              bool isRoot) {
    writer.begin("map", map.about);
    writer.attribute("format", isRoot ? "1" : "");
    writer.attribute("id", map.id);
    writer.attribute("vocabulary", map.vocabulary.text);
    writer.attribute("sheets", joined(sheets));
    writer.textElement("title", map.title);
    writeGrid(writer, map.grid);
    for (const auto& sheet : map.sheets)
        writeSheet(writer, sheet);
    for (const auto& list : map.terrain)
        writeTerrain(writer, map, *list);
    for (const auto& list : map.levels)
        writeLevels(writer, map, *list);
    for (const auto& list : map.closed)
        writeClosed(writer, map, *list);
    for (const auto& list : map.hexsides)
        writeHexsides(writer, map, *list);
    for (const auto& water : map.watercourses)
        writeWatercourse(writer, map, *water);
    for (const auto& road : map.roads)
        writeRoad(writer, map, *road);
    for (const auto& span : map.spans)
        writeSpan(writer, map, *span);
    for (const auto& place : map.places)
        writePlace(writer, map, *place);
    for (const auto& entry : map.entries)
        writeEntry(writer, map, *entry);
    for (const auto& source : map.sources)
        writeSource(writer, map, *source);
    for (const auto& victory : map.victoryHexes)
        writeVictoryHex(writer, map, *victory);
    for (const auto& waiver : map.waivers)
        writeWaiver(writer, *waiver);
    writer.end();
}

} // namespace formats
