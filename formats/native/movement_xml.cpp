#include "formats/native/movement_xml.h"

#include <algorithm>
#include <array>

namespace formats {

namespace {

using model::Printed;

/// Half points of `2`, `1/2`, `2 1/2` or `missing`.
Printed<int> points(Cursor& element, std::string_view attribute) {
    const std::string written = element.text(attribute);
    if (!element.has(attribute)) return {};
    if (written == "missing") return Printed<int>::missing();
    if (const auto halfPoints = model::readPoints(written)) return *halfPoints;
    element.misfit(attribute, written, model::MisfitKind::value,
                   "movement points as 2, 1/2 or 2 1/2, or missing");
    return {};
}

void writePoints(XmlWriter& writer, std::string_view attribute, const Printed<int>& halfPoints) {
    if (halfPoints.hasValue())
        writer.attribute(attribute, model::pointsText(*halfPoints));
    else if (halfPoints.isMissing())
        writer.attribute(attribute, "missing");
}

void readInto(Cursor& element, model::Ruleset& ruleset) {
    model::TerrainCost cost;
    cost.id = element.id<model::TerrainId>("into");
    cost.foot = points(element, "foot");
    cost.mounted = points(element, "mounted");
    cost.unless = element.id<model::TerrainId>("unless");
    cost.rule = finish(element, ruleset);
    addRecord(element, ruleset.movement.into, std::move(cost));
}

void readAcross(Cursor& element, model::Ruleset& ruleset) {
    model::HexsideCost cost;
    cost.id = element.id<model::HexsideTypeId>("across");
    cost.add = points(element, "add");
    cost.uphill = points(element, "uphill");
    cost.rule = finish(element, ruleset);
    addRecord(element, ruleset.movement.across, std::move(cost));
}

void readAlong(Cursor& element, model::Ruleset& ruleset) {
    model::RoadCost cost;
    cost.id = element.id<model::RoadTypeId>("along");
    cost.each = points(element, "each");
    cost.roadMarch = points(element, "road-march");
    cost.orAs = element.id<model::RoadTypeId>("or-as");
    cost.rule = finish(element, ruleset);
    addRecord(element, ruleset.movement.along, std::move(cost));
}

void readOver(Cursor& element, model::Ruleset& ruleset) {
    model::SpanCost cost;
    cost.id = element.id<model::SpanTypeId>("over");
    cost.add = points(element, "add");
    cost.roadMarch = points(element, "road-march");
    cost.damaged = points(element, "damaged");
    cost.ford = element.yesNo("ford");
    cost.closedTo = element.ids<model::SideId>("closed-to");
    cost.rule = finish(element, ruleset);
    addRecord(element, ruleset.movement.over, std::move(cost));
}

void readPontoon(Cursor& element, model::Ruleset& ruleset) {
    model::PontoonCost cost;
    cost.id = element.id<model::HexsideTypeId>("pontoon-over");
    cost.add = points(element, "add");
    cost.roadMarch = points(element, "road-march");
    cost.always = element.words("always");
    cost.rule = finish(element, ruleset);
    addRecord(element, ruleset.movement.pontoons, std::move(cost));
}

void readLimit(Cursor& element, model::Ruleset& ruleset) {
    model::MoveLimit limit;
    limit.id = needed(element, "for");
    limit.option = element.id<model::OptionId>("option");
    limit.spares = element.id<model::OptionId>("spares");
    limit.damagedSpans = element.yesNo("damaged-spans", true);
    limit.wading = element.yesNo("wading", true);
    limit.slopeHexes = element.yesNo("slope-hexes", true);
    limit.enemyZones = element.yesNo("enemy-zones", true);
    limit.mounted = element.yesNo("mounted");
    limit.rule = finish(element, ruleset);
    if (!limit.id.empty()) ruleset.movement.limits.push_back(std::move(limit));
}

struct CostReader {
    std::string_view key;
    void (*read)(Cursor&, model::Ruleset&);
};
constexpr std::array<CostReader, 5> costReaders{{{"into", readInto},
                                                 {"across", readAcross},
                                                 {"along", readAlong},
                                                 {"over", readOver},
                                                 {"pontoon-over", readPontoon}}};

void readCost(Cursor& element, model::Ruleset& ruleset) {
    const auto reader = std::find_if(costReaders.begin(), costReaders.end(),
                                     [&](const CostReader& each) { return element.has(each.key); });
    if (reader == costReaders.end()) {
        needed(element, "into");
        finish(element, ruleset);
        return;
    }
    reader->read(element, ruleset);
}

void writeCosts(XmlWriter& writer, const model::MovementRule& movement) {
    for (const auto& cost : movement.into) {
        writer.begin("cost");
        writer.attribute("into", cost.id.text);
        writePoints(writer, "foot", cost.foot);
        writePoints(writer, "mounted", cost.mounted);
        writer.attribute("unless", cost.unless.text);
        endRecord(writer, cost.rule);
    }
    for (const auto& cost : movement.across) {
        writer.begin("cost");
        writer.attribute("across", cost.id.text);
        writePoints(writer, "add", cost.add);
        writePoints(writer, "uphill", cost.uphill);
        endRecord(writer, cost.rule);
    }
    for (const auto& cost : movement.along) {
        writer.begin("cost");
        writer.attribute("along", cost.id.text);
        writePoints(writer, "each", cost.each);
        writePoints(writer, "road-march", cost.roadMarch);
        writer.attribute("or-as", cost.orAs.text);
        endRecord(writer, cost.rule);
    }
}

void writeCrossings(XmlWriter& writer, const model::MovementRule& movement) {
    for (const auto& cost : movement.over) {
        writer.begin("cost");
        writer.attribute("over", cost.id.text);
        writePoints(writer, "add", cost.add);
        writePoints(writer, "road-march", cost.roadMarch);
        writePoints(writer, "damaged", cost.damaged);
        writeYesNo(writer, "ford", cost.ford);
        writer.attribute("closed-to", joined(cost.closedTo));
        endRecord(writer, cost.rule);
    }
    for (const auto& cost : movement.pontoons) {
        writer.begin("cost");
        writer.attribute("pontoon-over", cost.id.text);
        writePoints(writer, "add", cost.add);
        writePoints(writer, "road-march", cost.roadMarch);
        writer.attribute("always", joined(cost.always));
        endRecord(writer, cost.rule);
    }
}

void writeLimits(XmlWriter& writer, const model::MovementRule& movement) {
    for (const auto& limit : movement.limits) {
        writer.begin("limit");
        writer.attribute("for", limit.id);
        writer.attribute("option", limit.option.text);
        writer.attribute("spares", limit.spares.text);
        writeYesNo(writer, "damaged-spans", limit.damagedSpans, true);
        writeYesNo(writer, "wading", limit.wading, true);
        writeYesNo(writer, "slope-hexes", limit.slopeHexes, true);
        writeYesNo(writer, "enemy-zones", limit.enemyZones, true);
        writeYesNo(writer, "mounted", limit.mounted);
        endRecord(writer, limit.rule);
    }
}

} // namespace

void readMovement(Cursor& element, model::Ruleset& ruleset) {
    for (Cursor& child : element.children()) {
        if (child.is("figure"))
            readFigure(child, "movement.", ruleset);
        else if (child.is("cost"))
            readCost(child, ruleset);
        else if (child.is("limit"))
            readLimit(child, ruleset);
        else
            element.keepUnknown(child);
    }
    const model::RuleRef rule = finish(element, ruleset);
    if (!rule.empty()) ruleset.movement.rule = rule;
}

void writeMovement(XmlWriter& writer, const model::Ruleset& ruleset) {
    const auto figures = model::movementFigures();
    const bool saysNothing = std::none_of(figures.begin(), figures.end(),
                                          [&](const auto& row) { return row.isSet(ruleset); });
    if (saysNothing && ruleset.movement == model::MovementRule{}) return;
    writer.begin("movement");
    writer.attribute("rule", ruleset.movement.rule.text);
    writeCosts(writer, ruleset.movement);
    writeCrossings(writer, ruleset.movement);
    writeLimits(writer, ruleset.movement);
    writeFigures(writer, "movement.", ruleset);
    writer.end();
}

} // namespace formats
