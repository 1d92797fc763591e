#include "tests/formats/native/random_scenario.h"

#include "model/geometry/hex_numbering.h"

#include <algorithm>
#include <array>
#include <set>

namespace formats {

using namespace model;

namespace {

constexpr const char* hexExpected = "a hex as the map prints it";

} // namespace

int RandomScenario::number(int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(random_);
}

std::string RandomScenario::odd() {
    static const std::array<std::string, 10> texts{"Rampon",
                                                   "Strà",
                                                   "M\u00e9sz\u00e1ros \u2014 \u5317",
                                                   "\"quoted\" & 'single'",
                                                   "a < b > c",
                                                   "two\nlines",
                                                   "tab\there",
                                                   "]]> end",
                                                   "&amp; &#10;",
                                                   "car\rriage"};
    return texts[static_cast<std::size_t>(number(0, 9))];
}

std::string RandomScenario::id(std::string_view kind) {
    return std::string(kind) + "-" + std::to_string(++ids_);
}

std::string RandomScenario::rule() {
    return chance(50) ? "27.15" : "3.22; 18.12";
}

Annotations RandomScenario::about() {
    Annotations result;
    if (chance(30)) result.basis = static_cast<Basis>(number(0, 3));
    if (chance(30)) result.rule = rule();
    Extras& extras = result.extras;
    if (chance(15)) extras.before.push_back("<!-- why: a < b & \"c\" -->");
    if (chance(5)) extras.before.push_back("<?tool keep?>");
    if (chance(10)) extras.attributes.push_back({"x:remark", odd()});
    if (chance(5)) extras.attributes.push_back({"colour", odd()});
    if (chance(10))
        extras.inside.push_back("<x:data kind=\"1\"><x:part>text &amp; more</x:part></x:data>");
    return result;
}

Annotations RandomScenario::about(std::string field, std::string text, std::string expected) {
    Annotations result = about();
    if (chance(20))
        result.extras.misfits.push_back(
            {std::move(field), std::move(text), MisfitKind::value, 0, std::move(expected)});
    return result;
}

Printed<int> RandomScenario::figure() {
    if (chance(20)) return {};
    return chance(20) ? Printed<int>::missing() : Printed<int>(number(0, 30));
}

Hex RandomScenario::hex() {
    return printed_[static_cast<std::size_t>(number(0, static_cast<int>(printed_.size()) - 1))];
}

std::vector<Hex> RandomScenario::hexes(int most) {
    std::vector<Hex> result;
    for (int i = number(1, most); i > 0; --i) {
        const Hex one = hex();
        if (std::find(result.begin(), result.end(), one) == result.end()) result.push_back(one);
    }
    return result;
}

Direction RandomScenario::side() {
    return Direction(2 * number(0, 5));
}

Hexside RandomScenario::hexside() {
    return Hexside(hex(), side());
}

/// On a map of one sheet lists name it or not; on others also a foreign one.
SheetId RandomScenario::listSheet() {
    if (chance(30)) return {};
    return map_
        ->sheets[static_cast<std::size_t>(number(0, static_cast<int>(map_->sheets.size()) - 1))]
        .id;
}

LatticePoint RandomScenario::offset() {
    return {number(-20'000, 20'000), number(-20'000, 20'000)};
}

/// Good ones, ones that tie nothing, and ones that nobody can read.
Join RandomScenario::join() {
    Join join;
    join.kind = chance(50) ? JoinKind::same : JoinKind::next;
    if (join.kind == JoinKind::next || chance(10)) join.toward = Direction(number(0, 11));
    join.about = about();
    const std::string field = join.kind == JoinKind::same ? "same" : "next";
    static const std::array<std::string, 4> ids{"A", "B", "C", "X1"};
    const auto hex = [&] {
        return JoinedHex{SheetId(ids[static_cast<std::size_t>(number(0, 3))]), number(1, 20),
                         number(1, 12)};
    };
    if (chance(80)) {
        join.first = hex();
        join.second = hex();
    } else {
        const std::string expected = "two sheets, and a hex of each";
        join.about.extras.misfits = {{"sheets", "A B", MisfitKind::value, 0, expected},
                                     {field, "A-0101", MisfitKind::value, 0, expected}};
    }
    return join;
}

Map RandomScenario::map() {
    Map map;
    map.id = id("map");
    map.vocabulary = RulesetId(chance(50) ? "tlnb-piedmont" : "");
    map.published = chance(30) ? "piedmont" : "";
    map.title = chance(80) ? odd() : "";
    for (int i = number(0, 2); i > 0; --i)
        map.notes.push_back(odd());
    HexNumbering& numbering = map.grid.numbering;
    numbering.orientation = chance(70) ? Orientation::flatTop : Orientation::pointyTop;
    const int sheets = number(1, 3);
    static const std::array<std::string, 4> patterns{"CCRR", "C.RR", "RRCC", "A-RR"};
    numbering.pattern = sheets > 1 ? "S-CCRR" : patterns[static_cast<std::size_t>(number(0, 3))];
    numbering.columns = chance(50) ? ColumnsFrom::west : ColumnsFrom::east;
    numbering.rows = chance(50) ? RowsFrom::north : RowsFrom::south;
    numbering.shifted = static_cast<Parity>(number(0, 3));
    // Oblique axes run down to numbers that must have labels.
    const bool isOblique = numbering.shifted == Parity::each || numbering.shifted == Parity::rising;
    const bool isFlat = numbering.orientation == Orientation::flatTop;
    const int firstRow = isOblique ? 40 : 1;
    const int beforeFirstColumn = isOblique && !isFlat ? 40 : 0;
    map.grid.across = chance(50) ? "480 m" : "";
    map.grid.about = about();
    for (int i = 0; i < sheets; ++i) {
        Sheet sheet;
        sheet.id = SheetId(std::string(1, static_cast<char>('A' + i)));
        sheet.columns = {beforeFirstColumn + number(1, 3), beforeFirstColumn + number(4, 20)};
        sheet.oddRows = {firstRow, firstRow + number(1, 11)};
        sheet.evenRows =
            chance(50) ? sheet.oddRows : NumberRange{firstRow, firstRow + number(1, 11)};
        sheet.ground = TerrainId("clear");
        sheet.about = about();
        map.sheets.push_back(std::move(sheet));
    }
    for (int i = number(0, 3); i > 0; --i)
        map.joins.push_back(join());
    placeSheets(map);
    map_ = &map;
    printed_ = printedHexes(map);
    addLists(map);
    addLines(map);
    addPlaces(map);
    addArtwork(map);
    for (int i = number(0, 2); i > 0; --i)
        map.waivers.push_back(
            Waiver{"roads.open-end", {{"hex", "0101"}, {"hex", "0102"}}, "", "3", odd(), about()});
    map.about = about();
    return map;
}

void RandomScenario::addLists(Map& map) {
    const auto aboutList = [&](std::string_view field, MisfitKind kind) {
        Annotations result = about();
        for (int i = chance(20) ? number(1, 2) : 0; i > 0; --i)
            result.extras.misfits.push_back(
                {std::string(field), "?" + std::to_string(i), kind, 0, hexExpected});
        return result;
    };
    for (int i = number(0, 4); i > 0; --i) {
        TerrainList list{listSheet(), TerrainId(chance(50) ? "woods" : "marsh"), {}, {}};
        list.hexes.insert(hexes(30));
        list.about = aboutList("hexes", MisfitKind::hex);
        map.terrain.push_back(std::move(list));
    }
    std::set<Hex> levelled;
    for (int level = number(-1, 0); level < 3; ++level) {
        LevelList list{listSheet(), level, {}, {}};
        for (const Hex hex : hexes(20))
            if (levelled.insert(hex).second) list.hexes.insert(hex);
        list.about = aboutList("hexes", MisfitKind::hex);
        if (!list.hexes.empty()) map.levels.push_back(std::move(list));
    }
    for (int i = number(0, 1); i > 0; --i) {
        ClosedList list{listSheet(), {}, aboutList("hexes", MisfitKind::hex)};
        list.hexes.insert(hexes(5));
        map.closed.push_back(std::move(list));
    }
    for (int i = number(0, 2); i > 0; --i) {
        PartialList list{listSheet(), chance(80) ? number(1, 99) : 0, {}, {}};
        list.hexes.insert(hexes(5));
        list.about = aboutList("hexes", MisfitKind::hex);
        if (list.shows == 0)
            list.about.extras.misfits.insert(
                list.about.extras.misfits.begin(),
                {"shows", "half", MisfitKind::value, 0, "a whole number from 1 to 99"});
        map.partial.push_back(std::move(list));
    }
    for (int i = number(0, 3); i > 0; --i) {
        HexsideList list{listSheet(), HexsideTypeId("slope"), chance(50), {}, {}};
        for (int j = number(1, 20); j > 0; --j) {
            const Hexside hexside = this->hexside();
            const Hex first = hexside.first();
            DirectedHexside directed{first, hexside.directionFrom(first)};
            if (list.uphillFirst && (chance(50) || !sheetOf(map, first)) &&
                sheetOf(map, hexside.second()))
                directed = directed.reversed();
            list.hexsides.insert(directed);
        }
        list.about = aboutList("hexsides", MisfitKind::hexside);
        map.hexsides.push_back(std::move(list));
    }
}

void RandomScenario::addLines(Map& map) {
    const auto aboutChain = [&](std::string_view field, MisfitKind kind, std::size_t size) {
        Annotations result = about();
        std::size_t position = 0;
        for (int i = chance(20) ? number(1, 3) : 0; i > 0; --i) {
            position = static_cast<std::size_t>(
                number(static_cast<int>(position), static_cast<int>(size)));
            result.extras.misfits.push_back(
                {std::string(field), "?" + std::to_string(i), kind, position, hexExpected});
        }
        return result;
    };
    for (int i = number(0, 3); i > 0; --i) {
        Watercourse water;
        water.id = WatercourseId(id("water"));
        water.sheet = listSheet();
        water.type = HexsideTypeId("river");
        water.name = odd();
        if (chance(50)) water.from = WaterEnd::source;
        if (chance(50)) water.to = WaterEnd::edge;
        for (int j = number(1, 20); j > 0; --j)
            water.hexsides.push_back(hexside());
        water.about = aboutChain("hexsides", MisfitKind::hexside, water.hexsides.size());
        map.watercourses.push_back(std::move(water));
    }
    for (int i = number(0, 3); i > 0; --i) {
        Road road;
        road.id = RoadId(id("road"));
        road.sheet = listSheet();
        road.type = RoadTypeId("trail");
        road.main = chance(30);
        for (int j = number(1, 20); j > 0; --j)
            road.hexes.push_back(hex());
        if (road.hexes.size() > 1)
            road.about = aboutChain("hexes", MisfitKind::hex, road.hexes.size());
        if (chance(30)) road.beforeFirst = side();
        if (chance(30) && (road.hexes.size() > 1 || road.beforeFirst)) road.afterLast = side();
        map.roads.push_back(std::move(road));
    }
    for (int i = number(0, 3); i > 0; --i) {
        Span span;
        span.id = chance(50) ? id("span") : "";
        span.name = chance(50) ? odd() : "";
        span.sheet = listSheet();
        span.type = SpanTypeId("bridge");
        if (chance(80)) span.at = hexside();
        span.stone = chance(50);
        span.about = about();
        if (!span.at)
            span.about.extras.misfits.push_back({"at", "?", MisfitKind::hexside, 0, hexExpected});
        map.spans.push_back(std::move(span));
    }
}

void RandomScenario::addPlaces(Map& map) {
    for (int i = number(0, 3); i > 0; --i)
        map.places.push_back(Place{PlaceId(id("place")), odd(), "town", hexes(4), about()});
    for (int i = number(0, 2); i > 0; --i) {
        Entry entry{EntryId(id("entry")),
                    odd(),
                    chance(50) ? "B" : "",
                    ArmyId("F"),
                    SideId(),
                    hexes(3),
                    {},
                    about()};
        if (chance(50)) entry.edge = side();
        map.entries.push_back(std::move(entry));
    }
    for (int i = number(0, 2); i > 0; --i) {
        SupplySource source{
            SourceId(id("source")),        odd(), "F", SideId(chance(50) ? "C" : ""),
            ArmyId(chance(50) ? "P" : ""), hex(), {},  about()};
        if (chance(50)) source.edge = Direction(number(0, 11));
        map.sources.push_back(std::move(source));
    }
    for (int i = number(0, 2); i > 0; --i) {
        VictoryHex victory{hex(), figure(), {}};
        victory.about = victory.points.isStated()
                            ? about()
                            : about("points", "3\u00bd", "a whole number from 0");
        map.victoryHexes.push_back(std::move(victory));
    }
    for (int i = number(0, 2); i > 0; --i) {
        GatherPoint point{GatherPointId(id("point")), SideId("austria"), "F", {}, about()};
        if (chance(80)) point.at = hex();
        map.gatherPoints.push_back(std::move(point));
    }
    for (int i = number(0, 2); i > 0; --i)
        map.boxes.push_back(MapBox{BoxId(id("box")), odd(), hexes(3), about()});
}

void RandomScenario::addArtwork(Map& map) {
    for (int i = number(0, 2); i > 0; --i) {
        Outline outline{
            OutlineId(id("outline")), TerrainId("woods"), odd(), chance(50), {}, {}, {}};
        if (chance(80)) outline.at = hex();
        for (int j = number(0, 6); j > 0; --j)
            outline.points.push_back(offset());
        outline.about = about();
        if (outline.points.empty())
            outline.about = about("points", "0,0 1", "points such as -1.2,0.4 0.5,0.9");
        map.outlines.push_back(std::move(outline));
    }
    for (int i = number(0, 2); i > 0; --i) {
        Label label{odd(), chance(50) ? "region" : "", hex(), {}, 0, 100, about()};
        if (chance(50)) label.offset = offset();
        if (chance(50)) label.size = number(25, 400);
        if (chance(50))
            label.angle = number(-180, 180);
        else
            label.about = about("angle", "181", "a whole number from -180 to 180");
        map.labels.push_back(std::move(label));
    }
    for (int i = number(0, 2); i > 0; --i) {
        Underlay underlay{"scans/a & b.png", number(0, 100), {}, about()};
        for (int j = number(0, 4); j > 0; --j) {
            ControlPoint point{hex(), number(-100, 9000) / 8.0, number(0, 9000) / 10.0, about()};
            if (chance(20)) {
                point.x = 0.0;
                point.about = about("x", "1e3", "a number such as 312.5");
            }
            underlay.control.push_back(std::move(point));
        }
        map.underlays.push_back(std::move(underlay));
    }
}

Forces RandomScenario::forces() {
    Forces forces;
    forces.id = id("forces");
    forces.title = chance(50) ? odd() : "";
    for (int i = number(1, 2); i > 0; --i) {
        Side side{SideId(id("side")), odd(), {}, about()};
        if (chance(50)) side.suppliedBy = {"A", "P"};
        const int armies = number(0, 2);
        if (armies == 0) {
            Army army;
            army.id = ArmyId(side.id.text);
            army.side = side.id;
            army.implied = true;
            addParts(forces, side.id, army.id);
            forces.armies.push_back(std::move(army));
        }
        for (int j = 0; j < armies; ++j) {
            Army army{ArmyId(id("army")), side.id, odd(), {"A"}, false, about()};
            addParts(forces, side.id, army.id);
            forces.armies.push_back(std::move(army));
        }
        forces.sides.push_back(std::move(side));
    }
    forces.about = about();
    return forces;
}

void RandomScenario::addParts(Forces& forces, const SideId& side, const ArmyId& army) {
    for (int i = number(0, 2); i > 0; --i) {
        Formation formation;
        formation.id = FormationId(id("formation"));
        formation.army = army;
        formation.name = odd();
        formation.size = static_cast<FormationSize>(number(0, 2));
        if (chance(50)) formation.ownOfficer = chance(50);
        formation.demoralizedAt = figure();
        formation.about = formation.size != FormationSize::unstated
                              ? about()
                              : about("size", "huge", "corps or division");
        forces.formations.push_back(std::move(formation));
    }
    if (chance(50))
        forces.divisions.push_back(
            Division{DivisionId(id("division")), army, FormationId("nobody"), odd(), about()});
    for (int i = number(0, 4); i > 0; --i) {
        Unit unit;
        unit.id = UnitId(id("unit"));
        unit.name = odd();
        unit.isLeader = chance(20);
        unit.unitClass = UnitClassId("infantry");
        unit.side = side;
        unit.army = army;
        unit.combat.strength = figure();
        unit.combat.initiative = figure();
        unit.mobility.move = figure();
        unit.vedettes.number = figure();
        if (chance(30)) unit.suppliedBy = {"F", "P"};
        unit.about = unit.combat.strength.isStated()
                         ? about()
                         : about("strength", "3\u00bd", "a whole number, or missing");
        forces.units.push_back(std::move(unit));
    }
}

void RandomScenario::addState(Scenario& scenario) {
    OnMap onMap;
    for (int i = number(0, 2); i > 0; --i)
        onMap.improvedPositions.push_back(ImprovedPosition{hex(), chance(30), about()});
    for (int i = number(0, 2); i > 0; --i)
        onMap.roadblocks.push_back(Roadblock{SideId("C"), hex(), hex(), about()});
    for (int i = number(0, 2); i > 0; --i)
        onMap.damaged.push_back(DamagedSpan{hexside(), about()});
    for (int i = number(0, 2); i > 0; --i)
        onMap.control.push_back(Control{SideId("F"), hexes(4), about()});
    onMap.about = about();
    scenario.onMap = std::move(onMap);
}

void RandomScenario::addSetups(Scenario& scenario) {
    for (int i = number(0, 4); i > 0; --i) {
        Setup setup{SetupId(id("setup")), SideId("F"), {}, {}, about()};
        for (int j = number(0, 3); j > 0; --j)
            setup.units.push_back(UnitId(id("unit")));
        for (int j = number(0, 2); j > 0; --j) {
            Zone zone;
            if (chance(50)) {
                zone.area = HexesZone{hexes(5)};
                zone.about = about();
                if (chance(20))
                    zone.about.extras.misfits.push_back(
                        {"at", "?1", MisfitKind::hex, 0, hexExpected});
            } else {
                WithinZone within{number(0, 7), {}, {}, {}};
                if (chance(50))
                    within.of = hexes(2);
                else
                    within.ofFormation = FormationId("AG");
                zone.area = std::move(within);
                zone.about = about();
            }
            setup.zones.push_back(std::move(zone));
        }
        scenario.setups.push_back(std::move(setup));
    }
    Arrangement arrangement;
    for (int i = number(0, 5); i > 0; --i) {
        Piece piece;
        piece.unit = UnitId(id("unit"));
        piece.part = chance(20) ? PiecePart::vedette : PiecePart::whole;
        if (chance(80)) piece.at = hex();
        piece.reduced = chance(30);
        piece.about = piece.reduced ? about() : about("reduced", "maybe", "yes or no");
        if (!piece.at)
            piece.about.extras.misfits.insert(piece.about.extras.misfits.begin(),
                                              {"at", "?", MisfitKind::hex, 0, hexExpected});
        arrangement.pieces.push_back(std::move(piece));
    }
    arrangement.about = about();
    scenario.arrangement = std::move(arrangement);
}

void RandomScenario::addSchedule(Scenario& scenario) {
    Schedule schedule;
    if (chance(80)) schedule.turns = {"12 Apr 7 AM", "13 Apr 3 PM", figure(), SideId("F"), about()};
    for (int i = number(0, 2); i > 0; --i)
        schedule.listed.push_back({"12 Apr 7-8 PM", figure(), chance(50) ? "night" : "",
                                   chance(50) ? "yes" : "", about()});
    for (int i = number(0, 2); i > 0; --i)
        schedule.weather.push_back({"12 Apr 7 AM..", odd(), about()});
    for (int i = number(0, 2); i > 0; --i) {
        Arrival arrival;
        arrival.id = ArrivalId(id("arrival"));
        arrival.turn = chance(50) ? "12 Apr 9 AM" : "";
        arrival.alt = figure();
        arrival.roadMarch = chance(50);
        arrival.about = about();
        for (int j = number(0, 2); j > 0; --j)
            arrival.enter.push_back({"7 AM..10 AM", EntryId("e"), hexes(3), about()});
        schedule.arrivals.push_back(std::move(arrival));
    }
    scenario.schedule = std::move(schedule);
}

Scenario RandomScenario::scenario() {
    Scenario scenario;
    scenario.id = id("scenario");
    scenario.title = odd();
    for (int i = number(0, 2); i > 0; --i)
        scenario.notes.push_back(odd());
    scenario.moment = chance(30) ? Moment::play : Moment::setup;
    Rules rules;
    rules.ruleset = RulesetId("tlnb-piedmont");
    for (int i = number(0, 2); i > 0; --i)
        rules.options.push_back({OptionId(id("option")), about()});
    for (int i = number(0, 2); i > 0; --i)
        rules.overrides.push_back({"supply.forward", odd(), about()});
    scenario.rules = std::move(rules);
    const Map map = this->map();
    map_ = &map;
    scenario.map = map;
    scenario.forces = forces();
    if (chance(50)) scenario.mapFile = {"a map & more.xml", about()};
    if (chance(50)) scenario.forcesFile = {"b.xml", about()};
    if (chance(30)) scenario.sheetsInPlay = {SheetId("A")};
    addState(scenario);
    addSetups(scenario);
    addSchedule(scenario);
    for (int i = number(0, 2); i > 0; --i)
        scenario.waivers.push_back(Waiver{
            "supply.no-line", {{"unit", "a"}, {"turn", "12 Apr 7 AM"}}, "p", "16", odd(), about()});
    scenario.about = about();
    return scenario;
}

} // namespace formats
