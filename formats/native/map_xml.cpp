#include "formats/native/map_xml.h"

#include "formats/native/label_lists.h"

#include <algorithm>

namespace formats {

using model::Hex;
using model::MisfitKind;
using model::NumberRange;
using model::tr;

namespace {

/// Sheets lie `sheetSpacing` columns apart, and programs hold every hex: beyond these no sheet is
/// a printed one.
constexpr int largestNumberOnSheet = 9999;
constexpr long long mostHexes = 4'000'000;
constexpr std::size_t mostSheets = 512;

NumberRange range(Cursor& element, std::string_view attribute) {
    const std::string written = element.text(attribute);
    if (!element.has(attribute)) return {};
    const std::size_t dots = written.find("..");
    const std::string_view text = written;
    const auto first = wholeNumber(text.substr(0, dots), 0, largestNumberOnSheet);
    const auto last = dots == std::string::npos
                          ? first
                          : wholeNumber(text.substr(dots + 2), 0, largestNumberOnSheet);
    if (first && last && *first <= *last) return {*first, *last};
    element.misfit(attribute, written, MisfitKind::value, "numbers such as 1..61");
    return {};
}

long long hexesOf(const model::Sheet& sheet) {
    return static_cast<long long>(sheet.columns.count()) *
           std::max(sheet.oddRows.count(), sheet.evenRows.count());
}

void insertAll(model::HexsideSet& set, const std::vector<model::DirectedHexside>& sides) {
    for (const model::DirectedHexside& side : sides)
        set.insert(side);
}

} // namespace

MapReader::MapReader(Reading& reading, model::Map& map) : reading_(reading), map_(map) {
    for (const model::Sheet& sheet : map.sheets)
        hexCount_ += hexesOf(sheet);
    for (const auto& list : map.levels)
        list->hexes.forEach([&](Hex hex) { levelled_.insert(hex); });
}

void MapReader::readRoot(Cursor& root) {
    map_.id = root.text("id");
    root.stands("map", map_.id);
    root.text("format");
    map_.vocabulary = root.id<model::RulesetId>("vocabulary");
    std::vector<Cursor> elements = root.children("title");
    readElements(root, elements);
    for (Cursor& element : elements)
        root.keepUnknown(element);
    map_.about = root.finish();
}

void MapReader::readElements(Cursor& parent, std::vector<Cursor>& elements) {
    takeElements(elements, [&](Cursor& element) { return readGridOrSheet(parent, element); });
    placeSheets(map_);
    takeElements(elements, [&](Cursor& element) { return readObject(parent, element); });
}

bool MapReader::readGridOrSheet(Cursor& parent, Cursor& element) {
    if (element.is("grid")) {
        if (gridSeen_ && !reading_.isCaseFile)
            parent.keepSecond(element);
        else
            readGrid(element);
        gridSeen_ = true;
        return true;
    }
    if (!element.is("sheet")) return false;
    readSheet(parent, element);
    return true;
}

bool MapReader::readObject(Cursor& parent, Cursor& element) {
    if (element.is("title") && parent.is("map")) {
        if (!map_.title.empty())
            parent.keepSecond(element);
        else if (element.isPlainText())
            map_.title = element.content();
        else
            parent.keep(element);
    } else if (element.is("terrain")) {
        readTerrain(element);
    } else if (element.is("levels")) {
        readLevels(parent, element);
    } else if (element.is("closed")) {
        readClosed(element);
    } else if (element.is("hexsides")) {
        readHexsides(element);
    } else if (element.is("watercourse")) {
        readWatercourse(element);
    } else if (element.is("road")) {
        readRoad(element);
    } else if (element.is("span")) {
        readSpan(element);
    } else if (element.is("place")) {
        readPlace(element);
    } else if (element.is("entry")) {
        readEntry(element);
    } else if (element.is("supply-source")) {
        readSource(element);
    } else if (element.is("victory-hex")) {
        readVictoryHex(element);
    } else if (element.is("waiver") && parent.is("map")) {
        map_.waivers.emplace_back(readWaiver(element));
    } else {
        return false;
    }
    return true;
}

void MapReader::readGrid(Cursor& element) {
    model::Grid grid;
    model::HexNumbering& numbering = grid.numbering;
    numbering.orientation =
        element.choice("hexes", orientationWords()).value_or(numbering.orientation);
    if (const std::string pattern = element.text("label"); !pattern.empty()) {
        numbering.pattern = pattern;
        if (numbering.problem()) {
            numbering.pattern = model::HexNumbering{}.pattern;
            element.misfit("label", pattern, MisfitKind::value, "a pattern such as CCRR");
        }
    }
    numbering.columns = element.choice("columns", columnsFromWords()).value_or(numbering.columns);
    numbering.rows = element.choice("rows", rowsFromWords()).value_or(numbering.rows);
    // The same thing seen: columns that stand lower, or rows that stand to the right.
    const auto lowered = element.choice("lowered", parityWords());
    const auto indented = element.choice("indented", parityWords());
    const bool isFlat = numbering.orientation == model::Orientation::flatTop;
    numbering.shifted = (isFlat ? (lowered ? lowered : indented) : (indented ? indented : lowered))
                            .value_or(numbering.shifted);
    grid.across = element.text("across");
    grid.onPaper = element.text("on-paper");
    grid.about = element.finish();
    map_.grid = std::move(grid);
}

void MapReader::readSheet(Cursor& parent, Cursor& element) {
    if (map_.sheets.size() == mostSheets) {
        reading_.report("read.too-large", element.location(),
                        tr("more than {allowed} sheets", {{"allowed", std::to_string(mostSheets)}}),
                        "sheet");
        return parent.keep(element);
    }
    model::Sheet sheet;
    sheet.id = element.id<model::SheetId>("id");
    element.stands("sheet", sheet.id.text);
    sheet.columns = range(element, "columns");
    sheet.oddRows = sheet.evenRows = range(element, "rows");
    if (element.has("odd-rows")) sheet.oddRows = range(element, "odd-rows");
    if (element.has("even-rows")) sheet.evenRows = range(element, "even-rows");
    if (hexCount_ + hexesOf(sheet) > mostHexes) {
        element.misfit("columns", element.text("columns"), MisfitKind::value,
                       "a map of at most " + std::to_string(mostHexes) + " hexes");
        sheet.columns = {};
    }
    hexCount_ += hexesOf(sheet);
    sheet.ground = element.id<model::TerrainId>("ground");
    sheet.about = element.finish();
    map_.sheets.push_back(std::move(sheet));
}

/// `taken`: hexes of lists before this one, where a hex may stand in one list only.
model::HexSet MapReader::readHexSet(Cursor& element, const model::SheetId& sheet,
                                    std::unordered_set<Hex>* taken) {
    HexListReader list(map_, sheet);
    model::HexSet set;
    for (const Item& item : element.items())
        list.read(item.text, [&](std::string text, MisfitKind kind, std::string expected) {
            element.misfit("hexes", Item{std::move(text), item.position}, kind,
                           std::move(expected));
        });
    std::vector<Hex> hexes;
    for (const Hex hex : list.inOrder()) {
        if (taken == nullptr || taken->insert(hex).second)
            hexes.push_back(hex);
        else
            element.misfit("hexes", model::label(map_, hex, sheet), MisfitKind::duplicate,
                           "one level a hex");
    }
    set.insert(hexes);
    return set;
}

void MapReader::readTerrain(Cursor& element) {
    model::TerrainList list;
    list.sheet = element.id<model::SheetId>("sheet");
    list.type = element.id<model::TerrainId>("type");
    list.hexes = readHexSet(element, list.sheet);
    list.about = element.finish();
    map_.terrain.emplace_back(std::move(list));
}

void MapReader::readLevels(Cursor& parent, Cursor& element) {
    constexpr int highest = 9999;
    const auto level = wholeNumber(element.text("level"), -highest, highest);
    if (!level) {
        // Its hexes would have a level that nobody wrote.
        reading_.report("read.bad-value", element.location(),
                        tr("<levels> needs a level, a whole number"), "level");
        return parent.keep(element);
    }
    model::LevelList list;
    list.sheet = element.id<model::SheetId>("sheet");
    list.level = *level;
    list.hexes = readHexSet(element, list.sheet, &levelled_);
    list.about = element.finish();
    map_.levels.emplace_back(std::move(list));
}

void MapReader::readClosed(Cursor& element) {
    model::ClosedList list;
    list.sheet = element.id<model::SheetId>("sheet");
    list.hexes = readHexSet(element, list.sheet);
    list.about = element.finish();
    map_.closed.emplace_back(std::move(list));
}

void MapReader::readHexsides(Cursor& element) {
    model::HexsideList list;
    list.sheet = element.id<model::SheetId>("sheet");
    list.type = element.id<model::HexsideTypeId>("type");
    // Another word is wrong, but the order of the hexes may mean something all the same.
    const bool isStated = !element.text("uphill").empty();
    list.uphillFirst = element.choice<bool>("uphill", {{"first", true}}).value_or(isStated);
    std::vector<model::DirectedHexside> sides;
    std::unordered_set<model::Hexside> seen, seenTurned;
    for (const Item& item : element.items()) {
        const auto side = model::readHexside(map_, item.text, list.sheet);
        if (!side.value) {
            element.misfit("hexsides", item, MisfitKind::hexside, expectedFor(side.fault));
            continue;
        }
        // A slope that leads uphill both ways is two facts; a check speaks of it.
        const model::Hexside hexside = side.value->hexside();
        const bool turned = list.uphillFirst && side.value->from != hexside.first();
        if ((turned ? seenTurned : seen).insert(hexside).second)
            sides.push_back(list.uphillFirst
                                ? *side.value
                                : model::DirectedHexside{hexside.first(),
                                                         hexside.directionFrom(hexside.first())});
        else
            element.misfit("hexsides", item, MisfitKind::duplicate, "each hexside once");
    }
    insertAll(list.hexsides, sides);
    list.about = element.finish();
    map_.hexsides.emplace_back(std::move(list));
}

void MapReader::readWatercourse(Cursor& element) {
    model::Watercourse water;
    water.id = element.id<model::WatercourseId>("id");
    element.stands("watercourse", water.id.text);
    water.sheet = element.id<model::SheetId>("sheet");
    water.type = element.id<model::HexsideTypeId>("type");
    water.name = element.text("name");
    water.from = element.choice("from", waterEndWords());
    water.to = element.choice("to", waterEndWords());
    for (const Item& item : element.items()) {
        const auto side = model::readHexside(map_, item.text, water.sheet);
        if (side.value)
            water.hexsides.push_back(side.value->hexside());
        else
            element.misfit("hexsides", item, MisfitKind::hexside, expectedFor(side.fault),
                           water.hexsides.size());
    }
    water.about = element.finish();
    map_.watercourses.emplace_back(std::move(water));
}

void MapReader::readRoad(Cursor& element) {
    model::Road road;
    road.id = element.id<model::RoadId>("id");
    element.stands("road", road.id.text);
    road.sheet = element.id<model::SheetId>("sheet");
    road.type = element.id<model::RoadTypeId>("type");
    road.name = element.text("name");

    struct Read {
        Item item;
        std::optional<Hex> hex;
        std::optional<model::Direction> direction;
        model::LabelFault fault = model::LabelFault::none;
    };
    std::vector<Read> all;
    std::size_t last = 0; // behind the last hex
    std::size_t hexes = 0;
    const std::vector<Item> items = element.items();
    for (const Item& item : items) {
        Read read{item, {}, {}, model::LabelFault::notALabel};
        const std::string_view text = item.text;
        const std::size_t colon = text.rfind(':');
        if (colon != std::string_view::npos)
            read.direction =
                model::parseDirection(text.substr(colon + 1), map_.grid.numbering.orientation);
        if (read.direction && !read.direction->isHexside()) read.direction.reset();
        // `:NW` behind a road of one hex is its other end.
        if (read.direction && colon == 0 && hexes == 1 && item.position == items.back().position) {
            road.afterLast = read.direction;
            break;
        }
        if (colon == std::string_view::npos || read.direction) {
            const auto hex = model::readHex(map_, text.substr(0, colon), road.sheet);
            read.hex = hex.value;
            read.fault = hex.fault;
        }
        all.push_back(std::move(read));
        if (!all.back().hex) continue;
        last = all.size();
        ++hexes;
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Read& read = all[i];
        const bool isFirst = road.hexes.empty();
        const bool isLast = i + 1 == last;
        if (!read.hex || (read.direction && !isFirst && !isLast)) {
            element.misfit("hexes", read.item, MisfitKind::hex,
                           read.hex ? "a direction only at an end" : expectedFor(read.fault),
                           road.hexes.size());
            continue;
        }
        if (read.direction) (isFirst ? road.beforeFirst : road.afterLast) = read.direction;
        road.hexes.push_back(*read.hex);
    }
    road.about = element.finish();
    map_.roads.emplace_back(std::move(road));
}

void MapReader::readSpan(Cursor& element) {
    model::Span span;
    span.sheet = element.id<model::SheetId>("sheet");
    span.type = element.id<model::SpanTypeId>("type");
    if (const auto side = element.hexside("at", map_, span.sheet)) span.at = side->hexside();
    span.stone = element.yesNo("stone");
    span.about = element.finish();
    map_.spans.emplace_back(std::move(span));
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
    entry.army = element.id<model::ArmyId>("army");
    entry.side = element.id<model::SideId>("side");
    entry.at = element.hexes("at", map_);
    entry.edge = element.direction("edge", map_.grid.numbering.orientation);
    entry.about = element.finish();
    map_.entries.emplace_back(std::move(entry));
}

void MapReader::readSource(Cursor& element) {
    model::SupplySource source;
    source.id = element.id<model::SourceId>("id");
    element.stands("source", source.id.text);
    source.name = element.text("name");
    source.letter = element.text("letter");
    source.at = element.hex("at", map_);
    source.edge = element.direction("edge", map_.grid.numbering.orientation);
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

std::vector<std::pair<std::string, std::string>> readSubjects(Cursor& element) {
    std::vector<std::pair<std::string, std::string>> subjects;
    for (const pugi::xml_attribute attribute : element.node().attributes()) {
        const std::string kind = attribute.name();
        if (!isSubjectName(kind) || kind == "check") continue;
        const std::string written = element.text(kind);
        // Turns and texts have blanks of their own; everything else is a word.
        if (kind == "turn" || kind == "text") {
            subjects.emplace_back(kind, written);
            continue;
        }
        for (const std::string_view word : wordsOf(written))
            subjects.emplace_back(kind, std::string(word));
    }
    return subjects;
}

model::Waiver readWaiver(Cursor& element) {
    model::Waiver waiver;
    waiver.check = element.text("check");
    element.stands("waiver", waiver.check);
    waiver.subjects = readSubjects(element);
    waiver.part = element.text("part");
    waiver.found = element.text("found");
    waiver.reason = element.content();
    waiver.about = element.finish();
    return waiver;
}

} // namespace formats
