#include "formats/native/scenario_xml.h"

#include "formats/native/forces_xml.h"
#include "formats/native/label_lists.h"
#include "formats/native/waiver_xml.h"

#include <algorithm>
#include <utility>

namespace formats {

using model::MisfitKind;
using model::tr;

bool ScenarioReader::readElement(Cursor& parent, Cursor& element) {
    const bool inCase = reading_.isCaseFile;
    if (parent.readText(element, scenario_.title, inCase ? nullptr : &scenario_.notes)) return true;
    if (element.is("option"))
        readOption(element);
    else if (element.is("override"))
        readOverride(element);
    else if (element.is("turns")) {
        if (readOnce(turnsSeen_, parent, element)) readTurns(element);
        turnsSeen_ = true;
    } else if (element.is("turn"))
        readTurn(element);
    else if (element.is("weather"))
        readWeather(element);
    else if (element.is("on-map") && !inCase) {
        if (readOnce(onMapSeen_, parent, element)) readOnMap(element);
        onMapSeen_ = true;
    } else if (element.is("setup"))
        readSetup(element);
    else if (element.is("arrangement") && !inCase) {
        if (readOnce(arrangementSeen_, parent, element)) readArrangement(element);
        arrangementSeen_ = true;
    } else if (element.is("arrival"))
        readArrival(element);
    else if (element.is("waiver"))
        scenario_.waivers.emplace_back(readWaiver(element));
    else if (inCase && element.is("put"))
        scenario_.arrangement.edit([&](auto& arrangement) { readPiece(element, arrangement); });
    else if (inCase &&
             hasWord("improved-position roadblock damaged pontoon control", element.name()))
        scenario_.onMap.edit([&](auto& onMap) { readWork(element, onMap); });
    else
        return false;
    return true;
}

bool ScenarioReader::readOnce(bool isThere, Cursor& parent, Cursor& element) {
    if (!isThere) return true;
    parent.keepSecond(element);
    return false;
}

void ScenarioReader::readOption(Cursor& element) {
    model::Option option;
    option.id = element.id<model::OptionId>("id");
    element.stands("option", option.id.text);
    option.about = element.finish();
    scenario_.rules.edit([&](auto& rules) { rules.options.push_back(std::move(option)); });
}

void ScenarioReader::readOverride(Cursor& element) {
    model::Override change;
    change.figure = element.text("figure");
    element.stands("figure", change.figure);
    change.value = element.text("value");
    change.about = element.finish();
    scenario_.rules.edit([&](auto& rules) {
        // A case changes the figure that it was given.
        if (reading_.isCaseFile)
            std::erase_if(rules.overrides,
                          [&](const auto& given) { return given.figure == change.figure; });
        rules.overrides.push_back(std::move(change));
    });
}

void ScenarioReader::readTurns(Cursor& element) {
    model::Turns turns;
    turns.from = element.text("from");
    turns.to = element.text("to");
    turns.stated = element.figure("stated");
    turns.firstPlayer = element.id<model::SideId>("first-player");
    turns.about = element.finish();
    scenario_.schedule.edit([&](auto& schedule) { schedule.turns = std::move(turns); });
}

void ScenarioReader::readTurn(Cursor& element) {
    model::TrackTurn turn;
    turn.at = element.text("at");
    element.stands("turn", turn.at);
    turn.hours = element.figure("hours");
    turn.kind = element
                    .choice<std::string>(
                        "kind", {{"day", "day"}, {"twilight", "twilight"}, {"night", "night"}})
                    .value_or("");
    turn.weather =
        element.choice<std::string>("weather", {{"yes", "yes"}, {"no", "no"}}).value_or("");
    turn.about = element.finish();
    scenario_.schedule.edit([&](auto& schedule) { schedule.listed.push_back(std::move(turn)); });
}

void ScenarioReader::readWeather(Cursor& element) {
    model::Weather weather;
    weather.turn = element.text("turn");
    element.stands("weather", weather.turn);
    weather.is = element.text("is");
    weather.about = element.finish();
    scenario_.schedule.edit([&](auto& schedule) {
        if (reading_.isCaseFile)
            std::erase_if(schedule.weather,
                          [&](const auto& given) { return given.turn == weather.turn; });
        schedule.weather.push_back(std::move(weather));
    });
}

void ScenarioReader::readOnMap(Cursor& element) {
    model::OnMap onMap;
    for (Cursor& child : element.children())
        if (!readWork(child, onMap)) element.keepUnknown(child);
    onMap.about = element.finish();
    scenario_.onMap = std::move(onMap);
}

bool ScenarioReader::readWork(Cursor& element, model::OnMap& onMap) {
    const model::Map& map = *scenario_.map;
    if (element.is("improved-position")) {
        model::ImprovedPosition work;
        work.at = element.hex("at", map);
        work.underConstruction = element.yesNo("under-construction");
        work.about = element.finish();
        onMap.improvedPositions.emplace_back(std::move(work));
    } else if (element.is("roadblock")) {
        model::Roadblock block;
        block.side = element.id<model::SideId>("side");
        block.at = element.hex("at", map);
        block.toward = element.hex("toward", map);
        block.about = element.finish();
        onMap.roadblocks.emplace_back(std::move(block));
    } else if (element.is("damaged")) {
        model::DamagedSpan damaged;
        if (const auto side = element.hexside("at", map)) damaged.at = side->hexside();
        damaged.about = element.finish();
        onMap.damaged.emplace_back(std::move(damaged));
    } else if (element.is("pontoon")) {
        model::Pontoon pontoon;
        pontoon.side = element.id<model::SideId>("side");
        if (const auto side = element.hexside("at", map)) pontoon.at = side->hexside();
        pontoon.turn = element.text("turn");
        pontoon.about = element.finish();
        onMap.pontoons.emplace_back(std::move(pontoon));
    } else if (element.is("control")) {
        model::Control control;
        control.side = element.id<model::SideId>("side");
        control.at = element.hexes("at", map);
        control.about = element.finish();
        onMap.control.emplace_back(std::move(control));
    } else {
        return false;
    }
    return true;
}

void ScenarioReader::readSetup(Cursor& element) {
    model::Setup setup;
    setup.id = element.id<model::SetupId>("id");
    element.stands("setup", setup.id.text);
    setup.side = element.id<model::SideId>("side");
    setup.units = element.ids<model::UnitId>("units");
    for (Cursor& child : element.children()) {
        if (!child.is("zone"))
            element.keepUnknown(child);
        else if (!readZone(child, setup))
            element.keep(child);
    }
    setup.about = element.finish();
    scenario_.setups.emplace_back(std::move(setup));
}

/// False for a zone that the model cannot hold yet, or whose radius nobody can read: rules must
/// not see an emptier zone than the one that was written.
bool ScenarioReader::readZone(Cursor& element, model::Setup& setup) {
    if (element.hasAny("columns rows of-place place road gather-point entry edge")) return false;
    const model::Map& map = *scenario_.map;
    model::Zone zone;
    if (element.has("within")) {
        model::WithinZone within;
        const auto radius = wholeNumber(element.text("within"), 0, 9999);
        if (!radius) {
            reading_.report("read.bad-value", element.location(),
                            tr("`within` is a whole number of hexes"), "within");
            return false;
        }
        within.within = *radius;
        within.of = element.hexes("of", map);
        within.ofFormation = element.id<model::FormationId>("of-formation");
        within.ofUnit = element.id<model::UnitId>("of-unit");
        if (element.has("at"))
            element.misfit("at", element.text("at"), MisfitKind::value, "`at` or `within`");
        zone.area = std::move(within);
    } else {
        zone.area = model::HexesZone{element.hexes("at", map)};
    }
    zone.about = element.finish();
    setup.zones.push_back(std::move(zone));
    return true;
}

void ScenarioReader::readArrangement(Cursor& element) {
    model::Arrangement arrangement;
    for (Cursor& child : element.children()) {
        if (!child.is("put"))
            element.keepUnknown(child);
        else if (!readPiece(child, arrangement))
            element.keep(child);
    }
    arrangement.about = element.finish();
    scenario_.arrangement = std::move(arrangement);
}

/// False for a part that the model cannot hold yet.
bool ScenarioReader::readPiece(Cursor& element, model::Arrangement& arrangement) {
    const std::string part = element.text("part");
    if (hasWord("extension skirmishers battery", part)) return false;
    model::Piece piece;
    const std::string id = element.text("unit");
    if (!reading_.isCaseFile) element.stands("unit", id);
    piece.part = element
                     .choice<model::PiecePart>("part", {{"vedette", model::PiecePart::vedette},
                                                        {"whole", model::PiecePart::whole}})
                     .value_or(model::PiecePart::whole);
    piece.at = element.hex("at", *scenario_.map);
    piece.reduced = element.yesNo("reduced");
    piece.roadMarch = element.yesNo("road-march");
    piece.about = element.finish();
    for (const std::string& one : reading_.namedBy(id)) {
        piece.unit = model::UnitId(one);
        arrangement.pieces.emplace_back(piece);
    }
    return true;
}

void ScenarioReader::readArrival(Cursor& element) {
    const model::Map& map = *scenario_.map;
    model::Arrival arrival;
    arrival.id = element.id<model::ArrivalId>("id");
    element.stands("arrival", arrival.id.text);
    arrival.side = element.id<model::SideId>("side");
    arrival.turn = element.text("turn");
    arrival.alt = element.figure("alt");
    arrival.roadMarch = element.yesNo("road-march");
    arrival.units = element.ids<model::UnitId>("units");
    for (Cursor& child : element.children()) {
        if (!child.is("enter")) {
            element.keepUnknown(child);
            continue;
        }
        model::EntryPoint point;
        point.hours = child.text("hours");
        point.entry = child.id<model::EntryId>("entry");
        point.at = child.hexes("at", map);
        point.about = child.finish();
        arrival.enter.push_back(std::move(point));
    }
    arrival.about = element.finish();
    scenario_.schedule.edit(
        [&](auto& schedule) { schedule.arrivals.emplace_back(std::move(arrival)); });
}

std::optional<model::Moment> moment(Cursor& element) {
    return element.choice<model::Moment>(
        "moment", {{"setup", model::Moment::setup}, {"play", model::Moment::play}});
}

} // namespace formats
