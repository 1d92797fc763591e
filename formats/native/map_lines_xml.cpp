#include "formats/native/map_xml.h"

namespace formats {

using model::Hex;
using model::MisfitKind;

namespace {

/// What all lines say of themselves, as spans do.
template <class Line, class Type>
void readHead(Cursor& element, Line& line, Type Line::*type) {
    line.sheet = element.id<model::SheetId>("sheet");
    line.*type = element.id<Type>("type");
    line.name = element.text("name");
}

} // namespace

void MapReader::readWatercourse(Cursor& element) {
    model::Watercourse water;
    water.id = element.id<model::WatercourseId>("id");
    element.stands("watercourse", water.id.text);
    readHead(element, water, &model::Watercourse::type);
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
    readHead(element, road, &model::Road::type);
    road.main = element.yesNo("main");

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
        Item item = read.item;
        if (hexes == 0 && read.direction && (i == 0 || i + 1 == all.size())) {
            // No hex is left of the road (the grid was changed); its ends stay.
            (i == 0 ? road.beforeFirst : road.afterLast) = read.direction;
            item.text.resize(item.text.rfind(':'));
            if (item.text.empty()) continue;
        }
        if (!read.hex || (read.direction && !isFirst && !isLast)) {
            element.misfit("hexes", item, MisfitKind::hex,
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
    span.id = element.text("id");
    if (!span.id.empty()) element.stands("span", span.id);
    readHead(element, span, &model::Span::type);
    if (const auto side = element.hexside("at", map_, span.sheet)) span.at = side->hexside();
    span.stone = element.yesNo("stone");
    span.about = element.finish();
    map_.spans.emplace_back(std::move(span));
}

} // namespace formats
