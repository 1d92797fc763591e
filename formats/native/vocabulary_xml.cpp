#include "formats/native/vocabulary_xml.h"

#include "formats/native/ruleset_records.h"

#include <utility>

namespace formats {

namespace {

const Words<model::RoadCrossing>& crossingWords() {
    static const Words<model::RoadCrossing> words{{"free", model::RoadCrossing::free},
                                                  {"wants-span", model::RoadCrossing::wantsSpan},
                                                  {"needs-span", model::RoadCrossing::needsSpan},
                                                  {"barred", model::RoadCrossing::barred}};
    return words;
}

const Words<model::SightBar>& sightWords() {
    static const Words<model::SightBar> words{{"none", model::SightBar::none},
                                              {"beyond-own", model::SightBar::beyondOwn},
                                              {"always", model::SightBar::always}};
    return words;
}

const Words<model::Enclosure>& enclosureWords() {
    static const Words<model::Enclosure> words{{"none", model::Enclosure::none},
                                               {"wall", model::Enclosure::wall},
                                               {"gate", model::Enclosure::gate}};
    return words;
}

/// What all types of a map start with.
template <class Type>
void readType(Cursor& element, Type& type) {
    type.id = decltype(type.id)(needed(element, "id"));
    type.name = element.text("name");
    if constexpr (requires { type.colour; }) {
        type.colour = element.text("colour");
        type.pattern = element.text("pattern");
    }
}

void readTerrain(Cursor& element, model::Ruleset& ruleset) {
    model::TerrainType type;
    readType(element, type);
    type.excludes = element.ids<model::TerrainId>("excludes");
    type.water = element.yesNo("water");
    type.enterable = element.yesNo("enterable", true);
    type.hill = element.yesNo("hill");
    type.hilltop = element.yesNo("hilltop");
    type.slopeBelow = element.yesNo("slope-below");
    type.highest = element.yesNo("highest");
    type.blocksSight = element.yesNo("blocks-sight");
    type.lightCover = element.yesNo("light-cover");
    type.drawn = element.yesNo("drawn");
    type.zoneInto = element.yesNo("zoc-into", true);
    type.rule = finish(element, ruleset);
    addRecord(element, ruleset.terrain, std::move(type));
}

void readHexside(Cursor& element, model::Ruleset& ruleset) {
    model::HexsideType type;
    readType(element, type);
    type.water = element.yesNo("water");
    type.uphill = element.yesNo("uphill");
    type.span = element.id<model::SpanTypeId>("span");
    type.unmarkedEnds = element.number("unmarked-ends", 0, 2).value_or(0);
    type.road = element.choice("road", crossingWords()).value_or(model::RoadCrossing::free);
    type.passable = element.yesNo("passable", true);
    type.rise = element.yesNo("rise");
    type.withinLevel = element.yesNo("within-level");
    type.sight = element.choice("sight", sightWords()).value_or(model::SightBar::none);
    type.atEdge = element.yesNo("at-edge", true);
    type.alongRoad = element.yesNo("along-road");
    type.encloses = element.choice("encloses", enclosureWords()).value_or(model::Enclosure::none);
    type.zone = element.yesNo("zoc", true);
    type.supply = element.yesNo("supply", true);
    type.sightBeside = element.yesNo("sight-beside", true);
    type.artilleryOver = element.yesNo("artillery-over");
    type.freezesTo = element.id<model::HexsideTypeId>("freezes-to");
    type.borders = element.ids<model::TerrainId>("borders");
    type.excludes = element.ids<model::HexsideTypeId>("excludes");
    type.rule = finish(element, ruleset);
    addRecord(element, ruleset.hexsides, std::move(type));
}

void readRoad(Cursor& element, model::Ruleset& ruleset) {
    model::RoadType type;
    readType(element, type);
    type.excludes = element.ids<model::RoadTypeId>("excludes");
    type.rule = finish(element, ruleset);
    addRecord(element, ruleset.roads, std::move(type));
}

void readSpan(Cursor& element, model::Ruleset& ruleset) {
    model::SpanType type;
    readType(element, type);
    type.crosses = element.ids<model::HexsideTypeId>("crosses");
    type.needsRoad = element.yesNo("needs-road", true);
    type.openDamaged = element.yesNo("open-damaged");
    type.excludes = element.ids<model::SpanTypeId>("excludes");
    type.rule = finish(element, ruleset);
    addRecord(element, ruleset.spans, std::move(type));
}

/// `1`, `2..` or `1..3`.
void readHexCount(Cursor& element, model::PlaceKind& kind) {
    const std::string written = element.text("hexes");
    if (written.empty()) return;
    const auto dots = written.find("..");
    kind.least = wholeNumber(written.substr(0, dots), 1, largestNumber);
    const std::string last = dots == std::string::npos ? written : written.substr(dots + 2);
    if (!last.empty()) kind.most = wholeNumber(last, 1, largestNumber);
    if (kind.least && (last.empty() || (kind.most && *kind.least <= *kind.most))) return;
    kind.least = kind.most = std::nullopt;
    element.misfit("hexes", written, model::MisfitKind::value, "a number or a range like 2..");
}

std::string hexCount(const model::PlaceKind& kind) {
    if (!kind.least) return {};
    const std::string least = std::to_string(*kind.least);
    if (!kind.most) return least + "..";
    return *kind.most == *kind.least ? least : least + ".." + std::to_string(*kind.most);
}

void readPlaceKind(Cursor& element, model::Ruleset& ruleset) {
    model::PlaceKind kind;
    kind.id = needed(element, "id");
    kind.name = element.text("name");
    kind.terrain = element.ids<model::TerrainId>("terrain");
    kind.everyHex = element.yesNo("every-hex", true);
    readHexCount(element, kind);
    kind.enclosed = element.yesNo("enclosed");
    kind.classed = element.yesNo("classed");
    kind.rule = finish(element, ruleset);
    addRecord(element, ruleset.placeKinds, std::move(kind));
}

void readClassAttribute(Cursor& element, const model::Ruleset& ruleset,
                        model::UnitClass& unitClass) {
    model::ClassAttribute attribute;
    attribute.name = needed(element, "name");
    attribute.needed = element.yesNo("needed");
    attribute.least = element.number("min");
    attribute.most = element.number("max");
    attribute.fixed = element.number("fixed");
    attribute.rule = finish(element, ruleset);
    if (!attribute.name.empty()) unitClass.attributes.push_back(std::move(attribute));
}

void readClass(Cursor& element, model::Ruleset& ruleset) {
    model::UnitClass unitClass;
    unitClass.id = model::UnitClassId(needed(element, "id"));
    unitClass.name = element.text("name");
    unitClass.countsAs = element.text("counts-as");
    unitClass.moves = element.text("moves");
    unitClass.zoneOfControl = element.yesNo("zoc", true);
    unitClass.commandsArmy = element.yesNo("commands-army");
    unitClass.symbol = element.text("symbol");
    for (Cursor& child : element.children()) {
        if (child.is("attribute"))
            readClassAttribute(child, ruleset, unitClass);
        else
            element.keepUnknown(child);
    }
    unitClass.rule = finish(element, ruleset);
    addRecord(element, ruleset.classes, std::move(unitClass));
}

void readSourceLetter(Cursor& element, model::Ruleset& ruleset) {
    model::SourceLetter letter;
    letter.id = needed(element, "id");
    letter.means = element.text("means");
    letter.rule = finish(element, ruleset);
    addRecord(element, ruleset.sourceLetters, std::move(letter));
}

template <class Type>
void beginType(XmlWriter& writer, std::string_view element, const Type& type) {
    writer.begin(element);
    writer.attribute("id", type.id.text);
    writer.attribute("name", type.name);
    if constexpr (requires { type.colour; }) {
        writer.attribute("colour", type.colour);
        writer.attribute("pattern", type.pattern);
    }
}

void writeTerrain(XmlWriter& writer, const model::TerrainType& type) {
    beginType(writer, "terrain", type);
    writer.attribute("excludes", joined(type.excludes));
    writeYesNo(writer, "water", type.water);
    writeYesNo(writer, "enterable", type.enterable, true);
    writeYesNo(writer, "hill", type.hill);
    writeYesNo(writer, "hilltop", type.hilltop);
    writeYesNo(writer, "slope-below", type.slopeBelow);
    writeYesNo(writer, "highest", type.highest);
    writeYesNo(writer, "blocks-sight", type.blocksSight);
    writeYesNo(writer, "light-cover", type.lightCover);
    writeYesNo(writer, "drawn", type.drawn);
    writeYesNo(writer, "zoc-into", type.zoneInto, true);
    endRecord(writer, type.rule);
}

void writeHexside(XmlWriter& writer, const model::HexsideType& type) {
    beginType(writer, "hexside", type);
    writeYesNo(writer, "water", type.water);
    writeYesNo(writer, "uphill", type.uphill);
    writer.attribute("span", type.span.text);
    writer.attribute("unmarked-ends",
                     type.unmarkedEnds == 0 ? "" : std::to_string(type.unmarkedEnds));
    writer.attribute(
        "road", type.road == model::RoadCrossing::free ? "" : wordFor(crossingWords(), type.road));
    writeYesNo(writer, "passable", type.passable, true);
    writeYesNo(writer, "rise", type.rise);
    writeYesNo(writer, "within-level", type.withinLevel);
    writer.attribute("sight",
                     type.sight == model::SightBar::none ? "" : wordFor(sightWords(), type.sight));
    writeYesNo(writer, "at-edge", type.atEdge, true);
    writeYesNo(writer, "along-road", type.alongRoad);
    writer.attribute("encloses", type.encloses == model::Enclosure::none
                                     ? ""
                                     : wordFor(enclosureWords(), type.encloses));
    writeYesNo(writer, "zoc", type.zone, true);
    writeYesNo(writer, "supply", type.supply, true);
    writeYesNo(writer, "sight-beside", type.sightBeside, true);
    writeYesNo(writer, "artillery-over", type.artilleryOver);
    writer.attribute("freezes-to", type.freezesTo.text);
    writer.attribute("borders", joined(type.borders));
    writer.attribute("excludes", joined(type.excludes));
    endRecord(writer, type.rule);
}

void writeClass(XmlWriter& writer, const model::UnitClass& unitClass) {
    writer.begin("unit-class");
    writer.attribute("id", unitClass.id.text);
    writer.attribute("name", unitClass.name);
    writer.attribute("counts-as", unitClass.countsAs);
    writer.attribute("moves", unitClass.moves);
    writeYesNo(writer, "zoc", unitClass.zoneOfControl, true);
    writeYesNo(writer, "commands-army", unitClass.commandsArmy);
    writer.attribute("symbol", unitClass.symbol);
    writer.attribute("rule", unitClass.rule.text);
    for (const model::ClassAttribute& attribute : unitClass.attributes) {
        writer.begin("attribute");
        writer.attribute("name", attribute.name);
        writeYesNo(writer, "needed", attribute.needed);
        writeNumber(writer, "min", attribute.least);
        writeNumber(writer, "max", attribute.most);
        writeNumber(writer, "fixed", attribute.fixed);
        endRecord(writer, attribute.rule);
    }
    writer.end();
}

} // namespace

bool readVocabulary(Cursor& element, model::Ruleset& ruleset) {
    if (element.is("terrain"))
        readTerrain(element, ruleset);
    else if (element.is("hexside"))
        readHexside(element, ruleset);
    else if (element.is("road"))
        readRoad(element, ruleset);
    else if (element.is("span"))
        readSpan(element, ruleset);
    else if (element.is("place-kind"))
        readPlaceKind(element, ruleset);
    else if (element.is("unit-class"))
        readClass(element, ruleset);
    else if (element.is("source-letter"))
        readSourceLetter(element, ruleset);
    else
        return false;
    return true;
}

void writeVocabulary(XmlWriter& writer, const model::Ruleset& ruleset) {
    for (const model::TerrainType& type : ruleset.terrain)
        writeTerrain(writer, type);
    for (const model::HexsideType& type : ruleset.hexsides)
        writeHexside(writer, type);
    for (const model::RoadType& type : ruleset.roads) {
        beginType(writer, "road", type);
        writer.attribute("excludes", joined(type.excludes));
        endRecord(writer, type.rule);
    }
    for (const model::SpanType& type : ruleset.spans) {
        beginType(writer, "span", type);
        writer.attribute("crosses", joined(type.crosses));
        writeYesNo(writer, "needs-road", type.needsRoad, true);
        writeYesNo(writer, "open-damaged", type.openDamaged);
        writer.attribute("excludes", joined(type.excludes));
        endRecord(writer, type.rule);
    }
    for (const model::PlaceKind& kind : ruleset.placeKinds) {
        writer.begin("place-kind");
        writer.attribute("id", kind.id);
        writer.attribute("name", kind.name);
        writer.attribute("terrain", joined(kind.terrain));
        writeYesNo(writer, "every-hex", kind.everyHex, true);
        writer.attribute("hexes", hexCount(kind));
        writeYesNo(writer, "enclosed", kind.enclosed);
        writeYesNo(writer, "classed", kind.classed);
        endRecord(writer, kind.rule);
    }
    for (const model::UnitClass& unitClass : ruleset.classes)
        writeClass(writer, unitClass);
    for (const model::SourceLetter& letter : ruleset.sourceLetters) {
        writer.begin("source-letter");
        writer.attribute("id", letter.id);
        writer.attribute("means", letter.means);
        endRecord(writer, letter.rule);
    }
}

} // namespace formats
