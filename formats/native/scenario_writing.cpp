#include "formats/native/forces_xml.h"
#include "formats/native/label_lists.h"
#include "formats/native/map_xml.h"
#include "formats/native/scenario_xml.h"
#include "formats/native/waiver_xml.h"

namespace formats {

using model::Map;
using model::Scenario;

namespace {

void writeMapPart(XmlWriter& writer, const Scenario& scenario) {
    const bool isInside = scenario.mapFile == model::FileRef{};
    if (isInside) {
        const bool isThere = *scenario.map != Map{} || !scenario.sheetsInPlay.empty();
        if (isThere) writeMap(writer, *scenario.map, scenario.sheetsInPlay, false);
        return;
    }
    writer.begin("map", scenario.mapFile.about);
    writer.attribute("file", scenario.mapFile.file);
    writer.attribute("sheets", joined(scenario.sheetsInPlay));
    writer.end();
}

void writeForcesPart(XmlWriter& writer, const Scenario& scenario) {
    if (scenario.forcesFile == model::FileRef{}) {
        if (*scenario.forces != model::Forces{}) writeForces(writer, *scenario.forces, false);
        return;
    }
    writer.begin("forces", scenario.forcesFile.about);
    writer.attribute("file", scenario.forcesFile.file);
    writer.end();
}

void writeRules(XmlWriter& writer, const model::Rules& rules) {
    for (const model::Option& option : rules.options) {
        writer.begin("option", option.about);
        writer.attribute("id", option.id.text);
        writer.end();
    }
    for (const model::Override& change : rules.overrides) {
        writer.begin("override", change.about);
        writer.attribute("figure", change.figure);
        writer.attribute("value", change.value);
        writer.end();
    }
}

void writeTurnsAndWeather(XmlWriter& writer, const model::Schedule& schedule) {
    const model::Turns& turns = schedule.turns;
    if (turns != model::Turns{}) {
        writer.begin("turns", turns.about);
        writer.attribute("from", turns.from);
        writer.attribute("to", turns.to);
        writer.attribute("stated", text(turns.stated));
        writer.attribute("first-player", turns.firstPlayer.text);
        writer.end();
    }
    for (const model::TrackTurn& turn : schedule.listed) {
        writer.begin("turn", turn.about);
        writer.attribute("at", turn.at);
        writer.attribute("hours", text(turn.hours));
        writer.attribute("kind", turn.kind);
        writer.attribute("weather", turn.weather);
        writer.end();
    }
    for (const model::Weather& weather : schedule.weather) {
        writer.begin("weather", weather.about);
        writer.attribute("turn", weather.turn);
        writer.attribute("is", weather.is);
        writer.end();
    }
}

void writeOnMap(XmlWriter& writer, const Map& map, const model::OnMap& onMap) {
    if (onMap == model::OnMap{}) return;
    writer.begin("on-map", onMap.about);
    for (const auto& work : onMap.improvedPositions) {
        writer.begin("improved-position", work->about);
        writer.attribute("at", labelOf(map, work->at));
        writer.attribute("under-construction", work->underConstruction ? "yes" : "");
        writer.end();
    }
    for (const auto& block : onMap.roadblocks) {
        writer.begin("roadblock", block->about);
        writer.attribute("side", block->side.text);
        writer.attribute("at", labelOf(map, block->at));
        writer.attribute("toward", labelOf(map, block->toward));
        writer.end();
    }
    for (const auto& damaged : onMap.damaged) {
        writer.begin("damaged", damaged->about);
        writer.attribute("at", damaged->at ? model::label(map, *damaged->at) : "");
        writer.end();
    }
    for (const auto& pontoon : onMap.pontoons) {
        writer.begin("pontoon", pontoon->about);
        writer.attribute("side", pontoon->side.text);
        writer.attribute("at", pontoon->at ? model::label(map, *pontoon->at) : "");
        writer.attribute("turn", pontoon->turn);
        writer.end();
    }
    for (const auto& control : onMap.control) {
        writer.begin("control", control->about);
        writer.attribute("side", control->side.text);
        writer.listAttribute("at", hexItems(map, control->at));
        writer.end();
    }
    writer.end();
}

void writeZone(XmlWriter& writer, const Map& map, const model::Zone& zone) {
    writer.begin("zone", zone.about);
    if (const auto* hexes = std::get_if<model::HexesZone>(&zone.area)) {
        writer.listAttribute("at", hexItems(map, hexes->hexes));
    } else {
        const auto& within = std::get<model::WithinZone>(zone.area);
        writer.attribute("at", "");
        writer.attribute("within", std::to_string(within.within));
        writer.listAttribute("of", hexItems(map, within.of));
        writer.attribute("of-formation", within.ofFormation.text);
        writer.attribute("of-unit", within.ofUnit.text);
    }
    writer.end();
}

void writeSetup(XmlWriter& writer, const Map& map, const model::Setup& setup) {
    writer.begin("setup", setup.about);
    writer.attribute("id", setup.id.text);
    writer.attribute("side", setup.side.text);
    writer.attribute("units", joined(setup.units));
    for (const model::Zone& zone : setup.zones)
        writeZone(writer, map, zone);
    writer.end();
}

void writeArrangement(XmlWriter& writer, const Map& map, const model::Arrangement& arrangement) {
    if (arrangement == model::Arrangement{}) return;
    writer.begin("arrangement", arrangement.about);
    for (const auto& piece : arrangement.pieces) {
        writer.begin("put", piece->about);
        writer.attribute("unit", piece->unit.text);
        writer.attribute("part", piece->part == model::PiecePart::vedette ? "vedette" : "");
        writer.attribute("at", labelOf(map, piece->at));
        writer.attribute("reduced", piece->reduced ? "yes" : "");
        writer.attribute("road-march", piece->roadMarch ? "yes" : "");
        writer.end();
    }
    writer.end();
}

void writeArrival(XmlWriter& writer, const Map& map, const model::Arrival& arrival) {
    writer.begin("arrival", arrival.about);
    writer.attribute("id", arrival.id.text);
    writer.attribute("side", arrival.side.text);
    writer.attribute("turn", arrival.turn);
    writer.attribute("alt", text(arrival.alt));
    writer.attribute("road-march", arrival.roadMarch ? "yes" : "");
    writer.attribute("units", joined(arrival.units));
    for (const model::EntryPoint& point : arrival.enter) {
        writer.begin("enter", point.about);
        writer.attribute("hours", point.hours);
        writer.attribute("entry", point.entry.text);
        writer.listAttribute("at", hexItems(map, point.at));
        writer.end();
    }
    writer.end();
}

} // namespace

void writeScenario(XmlWriter& writer, const Scenario& scenario) {
    const Map& map = *scenario.map;
    writer.begin("scenario", scenario.about);
    writer.attribute("format", "1");
    writer.attribute("id", scenario.id);
    writer.attribute("ruleset", scenario.rules->ruleset.text);
    writer.attribute("published", scenario.rules->published);
    writer.attribute("moment", scenario.moment == model::Moment::play ? "play" : "");
    writer.textElement("title", scenario.title);
    for (const std::string& note : scenario.notes)
        writer.textElement("note", note);
    writeMapPart(writer, scenario);
    writeForcesPart(writer, scenario);
    writeRules(writer, *scenario.rules);
    writeTurnsAndWeather(writer, *scenario.schedule);
    writeOnMap(writer, map, *scenario.onMap);
    for (const auto& setup : scenario.setups)
        writeSetup(writer, map, *setup);
    writeArrangement(writer, map, *scenario.arrangement);
    for (const auto& arrival : scenario.schedule->arrivals)
        writeArrival(writer, map, *arrival);
    for (const auto& waiver : scenario.waivers)
        writeWaiver(writer, *waiver);
    writer.end();
}

} // namespace formats
