#include "formats/native/published_xml.h"

#include "formats/native/ruleset_records.h"

#include <utility>

namespace formats {

namespace {

/// Names hold blanks, so commas stand between them.
std::vector<std::string> namesIn(const std::string& list) {
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const std::size_t first = list.find_first_not_of(' ', begin);
        if (first < end) {
            const std::size_t last = list.find_last_not_of(' ', end - 1);
            names.push_back(list.substr(first, last - first + 1));
        }
        begin = end + 1;
    }
    return names;
}

void readScenario(Cursor& element, model::Ruleset& ruleset) {
    model::PublishedScenario published;
    published.id = needed(element, "id");
    for (Cursor& child : element.children()) {
        if (child.is("figure")) {
            model::PublishedFigure figure;
            figure.name = needed(child, "name");
            figure.side = child.text("side");
            figure.value = child.text("value");
            figure.rule = finish(child, ruleset);
            published.figures.push_back(std::move(figure));
        } else if (child.is("list")) {
            model::PublishedList list;
            list.name = needed(child, "name");
            for (const Item& item : child.items())
                list.items.push_back(item.text);
            list.rule = finish(child, ruleset);
            published.lists.push_back(std::move(list));
        } else {
            element.keepUnknown(child);
        }
    }
    finish(element, ruleset);
    addRecord(element, ruleset.published, std::move(published));
}

void readPlace(Cursor& element, const model::Ruleset& ruleset, model::PublishedMap& map) {
    model::PublishedPlace place;
    place.name = needed(element, "name");
    place.aliases = namesIn(element.text("aliases"));
    place.kind = element.text("kind");
    place.terrain = element.text("terrain");
    place.lacks = element.text("lacks");
    place.hexes = element.words("at");
    place.hexsides = element.text("hexsides");
    place.gates = element.number("gates");
    place.needed = element.yesNo("needed", true);
    place.rule = finish(element, ruleset);
    map.places.push_back(std::move(place));
}

void readMap(Cursor& element, model::Ruleset& ruleset) {
    model::PublishedMap map;
    map.id = needed(element, "id");
    for (Cursor& child : element.children()) {
        if (child.is("place")) {
            readPlace(child, ruleset, map);
        } else if (child.is("touching")) {
            model::PublishedGroup group;
            needed(child, "hexes");
            group.hexes = child.words("hexes");
            group.mutual = child.yesNo("mutual");
            group.rule = finish(child, ruleset);
            map.groups.push_back(std::move(group));
        } else {
            element.keepUnknown(child);
        }
    }
    finish(element, ruleset);
    addRecord(element, ruleset.publishedMaps, std::move(map));
}

void writeScenario(XmlWriter& writer, const model::PublishedScenario& published) {
    writer.begin("published");
    writer.attribute("id", published.id);
    for (const model::PublishedFigure& figure : published.figures) {
        writer.begin("figure");
        writer.attribute("name", figure.name);
        writer.attribute("side", figure.side);
        writer.attribute("value", figure.value);
        endRecord(writer, figure.rule);
    }
    for (const model::PublishedList& list : published.lists) {
        writer.begin("list");
        writer.attribute("name", list.name);
        writer.attribute("rule", list.rule.text);
        writer.text(joined(list.items));
        writer.end();
    }
    writer.end();
}

void writeMap(XmlWriter& writer, const model::PublishedMap& map) {
    writer.begin("published-map");
    writer.attribute("id", map.id);
    for (const model::PublishedPlace& place : map.places) {
        writer.begin("place");
        writer.attribute("name", place.name);
        writer.attribute("aliases", joined(place.aliases, ", "));
        writer.attribute("kind", place.kind);
        writer.attribute("terrain", place.terrain);
        writer.attribute("lacks", place.lacks);
        writer.attribute("at", joined(place.hexes));
        writer.attribute("hexsides", place.hexsides);
        writeNumber(writer, "gates", place.gates);
        writeYesNo(writer, "needed", place.needed, true);
        endRecord(writer, place.rule);
    }
    for (const model::PublishedGroup& group : map.groups) {
        writer.begin("touching");
        writer.attribute("hexes", joined(group.hexes));
        writeYesNo(writer, "mutual", group.mutual);
        endRecord(writer, group.rule);
    }
    writer.end();
}

} // namespace

bool readPublished(Cursor& element, model::Ruleset& ruleset) {
    if (element.is("published"))
        readScenario(element, ruleset);
    else if (element.is("published-map"))
        readMap(element, ruleset);
    else
        return false;
    return true;
}

void writePublished(XmlWriter& writer, const model::Ruleset& ruleset) {
    for (const model::PublishedScenario& published : ruleset.published)
        writeScenario(writer, published);
    for (const model::PublishedMap& map : ruleset.publishedMaps)
        writeMap(writer, map);
}

} // namespace formats
