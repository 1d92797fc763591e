#include "formats/native/map_xml.h"

#include "formats/native/waiver_xml.h"
#include "model/map/joined_hexes.h"

#include <algorithm>
#include <array>

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
    map_.published = root.text("published");
    std::vector<Cursor> elements = root.children("title note");
    takeElements(elements,
                 [&](Cursor& element) { return root.readText(element, map_.title, &map_.notes); });
    readElements(root, elements);
    for (Cursor& element : elements)
        root.keepUnknown(element);
    map_.about = root.finish();
}

void MapReader::readElements(Cursor& parent, std::vector<Cursor>& elements) {
    takeElements(elements, [&](Cursor& element) { return readGridOrSheet(parent, element); });
    takeElements(elements, [&](Cursor& element) {
        if (!element.is("join")) return false;
        readJoin(element);
        return true;
    });
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

/// Elements that need the placed sheets and nothing of each other.
bool MapReader::readObject(Cursor& parent, Cursor& element) {
    using Read = void (MapReader::*)(Cursor&);
    static constexpr auto readers = std::to_array<std::pair<std::string_view, Read>>({
        {"terrain", &MapReader::readTerrain},
        {"closed", &MapReader::readClosed},
        {"partial", &MapReader::readPartial},
        {"hexsides", &MapReader::readHexsides},
        {"watercourse", &MapReader::readWatercourse},
        {"road", &MapReader::readRoad},
        {"span", &MapReader::readSpan},
        {"place", &MapReader::readPlace},
        {"entry", &MapReader::readEntry},
        {"supply-source", &MapReader::readSource},
        {"victory-hex", &MapReader::readVictoryHex},
        {"gather-point", &MapReader::readGatherPoint},
        {"box", &MapReader::readBox},
        {"outline", &MapReader::readOutline},
        {"label", &MapReader::readLabel},
        {"underlay", &MapReader::readUnderlay},
    });
    const auto* reader = std::find_if(readers.begin(), readers.end(),
                                      [&](const auto& entry) { return element.is(entry.first); });
    if (reader != readers.end()) {
        (this->*reader->second)(element);
    } else if (element.is("levels")) {
        if (!readLevels(element)) parent.keep(element);
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

void MapReader::readJoin(Cursor& element) {
    model::Join join;
    const bool isNext = element.has("next") && !element.has("same");
    join.kind = isNext ? model::JoinKind::next : model::JoinKind::same;
    const std::string_view kind = isNext ? "next" : "same";
    const auto pair =
        model::readJoinedHexes(map_.grid.numbering, element.text("sheets"), element.text(kind));
    if (pair) {
        join.first = pair->first;
        join.second = pair->second;
    } else {
        // Only together do they say which hexes are meant.
        for (const std::string_view attribute : {std::string_view("sheets"), kind})
            if (element.has(attribute))
                element.misfit(attribute, element.text(attribute), MisfitKind::value,
                               "two sheets, and a hex of each");
    }
    if (!isNext && element.has("next"))
        element.misfit("next", element.text("next"), MisfitKind::value, "`same` or `next`");
    join.toward = element.direction("toward", map_.grid.numbering.orientation);
    join.about = element.finish();
    map_.joins.push_back(std::move(join));
}

} // namespace formats
