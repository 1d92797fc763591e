#include "tests/reference/to_scenario.h"

#include "tests/support/small_map.h"

#include <type_traits>
#include <utility>

namespace reference {

namespace {

using model::Shared;

const char* wordOf(Terrain terrain) {
    switch (terrain) {
    case Terrain::clear:
        return "clear";
    case Terrain::woods:
        return "woods";
    case Terrain::marsh:
        return "marsh";
    case Terrain::orchard:
        return "orchard";
    case Terrain::town:
        return "town";
    case Terrain::chateau:
        return "chateau";
    case Terrain::walledTown:
        return "walled-town";
    case Terrain::hilltop:
        return "hilltop";
    case Terrain::lake:
        return "lake";
    }
    return "";
}

const char* wordOf(Kind kind) {
    switch (kind) {
    case Kind::infantry:
        return "infantry";
    case Kind::heavyCavalry:
        return "heavy-cavalry";
    case Kind::cavalry:
        return "cavalry";
    case Kind::lightCavalry:
        return "light-cavalry";
    case Kind::artillery:
        return "artillery";
    case Kind::horseArtillery:
        return "horse-artillery";
    case Kind::vedette:
        return "vedette";
    case Kind::baggageTrain:
        return "baggage-train";
    case Kind::pontoonTrain:
        return "pontoon-train";
    case Kind::commander:
        return "commander";
    case Kind::officer:
        return "officer";
    }
    return "";
}

const char* wordOf(Weather weather) {
    switch (weather) {
    case Weather::fair:
        return "fair";
    case Weather::fog:
        return "fog";
    case Weather::rain:
        return "rain";
    case Weather::thunderstorm:
        return "thunderstorm";
    case Weather::duststorm:
        return "duststorm";
    case Weather::mud:
        return "mud";
    case Weather::heat:
        return "heat";
    case Weather::frost:
        return "frost";
    case Weather::snow:
        return "snow";
    case Weather::snowstorm:
        return "snowstorm";
    }
    return "";
}

const char* wordOf(Span span) {
    switch (span) {
    case Span::none:
        return "";
    case Span::bridge:
        return "bridge";
    case Span::trestle:
        return "trestle";
    case Span::ford:
        return "ford";
    }
    return "";
}

std::string letter(char army) {
    return std::string(1, army);
}

// ---- The map.

model::Hex at(const model::Map& map, Hex hex) {
    return model::hexAt(map, 0, hex.column, hex.row);
}

model::Hexside at(const model::Map& map, Hexside side) {
    return model::hexsideBetween(at(map, side.first), at(map, side.second)).value();
}

void putTerrain(const SmallMap& small, model::Map& map) {
    std::map<Terrain, model::TerrainList> lists;
    for (const auto& [hex, terrains] : small.terrain)
        for (const Terrain one : terrains) {
            lists[one].type = model::TerrainId(wordOf(one));
            lists[one].hexes.insert(at(map, hex));
        }
    for (auto& [terrain, list] : lists)
        map.terrain.emplace_back(std::move(list));

    std::map<int, model::LevelList> levels;
    for (const auto& [hex, level] : small.level) {
        levels[level].level = level;
        levels[level].hexes.insert(at(map, hex));
    }
    for (auto& [level, list] : levels)
        map.levels.emplace_back(std::move(list));
}

/// Water hexside by hexside: the order of a chain is nothing to the rules.
void putWater(model::Map& map, const char* type, Hexside side) {
    model::Watercourse water;
    water.id = model::WatercourseId("w" + std::to_string(map.watercourses.size() + 1));
    water.type = model::HexsideTypeId(type);
    water.hexsides = {at(map, side)};
    map.watercourses.emplace_back(std::move(water));
}

void putHexsides(const SmallMap& small, model::Map& map) {
    std::map<std::string, model::HexsideList> lists;
    for (const auto& [side, border] : small.borders) {
        const model::Hexside there = at(map, side);
        const auto add = [&](bool is, const char* type) {
            if (!is) return;
            lists[type].type = model::HexsideTypeId(type);
            lists[type].hexsides.insert(model::canonical(there));
        };
        if (border.river) putWater(map, "river", side);
        if (border.stream) putWater(map, "stream", side);
        add(border.lakeSide, "lake-side");
        add(border.crest, "crest");
        // The wall of C-0523 (25.77) is written as a wall that has dragon's teeth, too.
        add(hasTeeth(small, side.first, side.second), "dragons-teeth");
        add(border.wall, "wall");
        add(border.gate, "gate");
        if (border.uphill) {
            model::HexsideList& slopes = lists["slope"];
            slopes.type = model::HexsideTypeId("slope");
            slopes.uphillFirst = true;
            const model::Hex above = at(map, *border.uphill);
            slopes.hexsides.insert({above, there.directionFrom(above)});
        }
    }
    for (auto& [type, list] : lists)
        map.hexsides.emplace_back(std::move(list));
}

void putRoad(const SmallMap& small, model::Map& map, const char* type, Hexside side) {
    model::Road road;
    road.id = model::RoadId("r" + std::to_string(map.roads.size() + 1));
    road.type = model::RoadTypeId(type);
    const Hex first = small.has(side.first) ? side.first : side.second;
    const Hex second = side.across(first);
    road.hexes.push_back(at(map, first));
    if (small.has(second))
        road.hexes.push_back(at(map, second));
    else
        road.afterLast = at(map, side).directionFrom(at(map, first));
    map.roads.emplace_back(std::move(road));
}

void putWays(const SmallMap& small, model::Map& map) {
    for (const auto& [side, border] : small.borders) {
        if (border.road) putRoad(small, map, "road", side);
        if (border.trail) putRoad(small, map, "trail", side);
        if (border.span == Span::none) continue;
        model::Span span;
        span.type = model::SpanTypeId(wordOf(border.span));
        span.at = at(map, side);
        map.spans.emplace_back(std::move(span));
    }
}

void putSources(const SmallMap& small, model::Map& map) {
    for (const Source& source : small.sources) {
        model::SupplySource made;
        made.id = model::SourceId("s" + std::to_string(map.sources.size() + 1));
        made.letter = letter(source.letter);
        made.side = model::SideId(source.letter == 'F' ? "F" : "C");
        made.army = model::ArmyId(letter(source.letter));
        made.at = at(map, source.at);
        map.sources.emplace_back(std::move(made));
    }
}

// ---- The state of the map.

void putPontoons(const SmallMap& small, const model::Map& map, model::OnMap& onMap) {
    for (const auto& [side, border] : small.borders) {
        if (!border.pontoon) continue;
        model::Pontoon pontoon;
        pontoon.side = model::SideId(letter(*border.pontoon));
        pontoon.at = at(map, side);
        onMap.pontoons.emplace_back(std::move(pontoon));
    }
}

void putWorks(const SmallMap& small, const model::Map& map, model::OnMap& onMap) {
    const auto put = [&](Hex hex, bool unfinished) {
        model::ImprovedPosition position;
        position.at = at(map, hex);
        position.underConstruction = unfinished;
        onMap.improvedPositions.emplace_back(std::move(position));
    };
    for (const Hex hex : small.improved)
        put(hex, false);
    for (const Hex hex : small.unfinished)
        put(hex, true);
    for (const auto& [side, border] : small.borders) {
        if (!border.damaged) continue;
        model::DamagedSpan damaged;
        damaged.at = at(map, side);
        onMap.damaged.emplace_back(std::move(damaged));
    }
}

// ---- The forces.

void putArmies(const SmallMap& small, model::Forces& forces) {
    forces.sides.push_back({model::SideId("F"), "French", {}, {}});
    forces.sides.push_back({model::SideId("C"), "Coalition", {}, {}});
    for (const char id : {'F', 'A', 'P'}) {
        model::Army army;
        army.id = model::ArmyId(letter(id));
        army.side = model::SideId(id == 'F' ? "F" : "C");
        army.suppliedBy = {letter(id)};
        forces.armies.push_back(army);
    }
    for (const Formation& one : small.formations) {
        model::Formation formation;
        formation.id = model::FormationId(one.id);
        formation.army = model::ArmyId(letter(one.army));
        formation.size = one.corps ? model::FormationSize::corps : model::FormationSize::division;
        formation.ownOfficer = one.ownOfficer;
        forces.formations.emplace_back(std::move(formation));
    }
    std::map<std::string, const Piece*> divisions;
    for (const Piece& piece : small.pieces)
        if (!piece.division.empty()) divisions.emplace(piece.division, &piece);
    for (const auto& [id, piece] : divisions) {
        model::Division division;
        division.id = model::DivisionId(id);
        division.army = model::ArmyId(letter(piece->army));
        division.formation = model::FormationId(piece->formation);
        forces.divisions.emplace_back(std::move(division));
    }
}

model::Unit unitOf(const Piece& piece) {
    model::Unit unit;
    unit.id = model::UnitId(piece.id);
    unit.name = piece.id;
    unit.isLeader = piece.isLeader();
    unit.unitClass = model::UnitClassId(wordOf(piece.kind));
    unit.side = model::SideId(letter(piece.side));
    unit.army = model::ArmyId(letter(piece.army));
    unit.formation = model::FormationId(piece.formation);
    unit.division = model::DivisionId(piece.division);
    for (const char one : piece.suppliedBy)
        unit.suppliedBy.push_back(letter(one));
    unit.mobility.move = piece.moves;
    if (piece.isCombat()) {
        unit.combat.strength = piece.strength;
        unit.combat.initiative = 4;
    }
    if (piece.kind == Kind::officer) unit.combat.initiative = 4;
    if (piece.kind == Kind::commander) unit.rating.rating = 1;
    return unit;
}

void putPieces(const SmallMap& small, model::Scenario& scenario) {
    scenario.forces.edit([&](model::Forces& forces) {
        putArmies(small, forces);
        for (const Piece& piece : small.pieces)
            forces.units.emplace_back(unitOf(piece));
    });
    scenario.arrangement.edit([&](model::Arrangement& arrangement) {
        for (const Piece& piece : small.pieces) {
            if (!piece.at) continue;
            model::Piece placed;
            placed.unit = model::UnitId(piece.id);
            placed.at = at(*scenario.map, *piece.at);
            placed.roadMarch = piece.roadMarch;
            arrangement.pieces.emplace_back(std::move(placed));
        }
    });
}

} // namespace

std::string turnLabel(const SmallMap& map) {
    switch (map.turn) {
    case Turn::day:
        return "12 Apr 9 AM";
    case Turn::twilight:
        return "12 Apr 7-8 PM";
    case Turn::night:
        return "12 Apr 9 PM";
    }
    return "";
}

model::Scenario toScenario(const SmallMap& small) {
    model::Map map = testing_support::smallMap(small.columns, small.rows);
    putTerrain(small, map);
    putHexsides(small, map);
    putWays(small, map);
    putSources(small, map);

    model::Scenario scenario = testing_support::scenarioOn(std::move(map));
    scenario.moment = model::Moment::play;
    scenario.rules.edit(
        [](model::Rules& rules) { rules.ruleset = model::RulesetId("tlnb-piedmont"); });
    scenario.onMap.edit([&](model::OnMap& onMap) {
        putWorks(small, *scenario.map, onMap);
        putPontoons(small, *scenario.map, onMap);
    });
    scenario.schedule.edit([&](model::Schedule& schedule) {
        schedule.turns.from = schedule.turns.to = turnLabel(small);
        schedule.weather.push_back({turnLabel(small), wordOf(small.weather), {}});
    });
    putPieces(small, scenario);
    return scenario;
}

model::Hex toModel(const model::Scenario& scenario, Hex hex) {
    return at(*scenario.map, hex);
}

model::Hexside toModel(const model::Scenario& scenario, Hexside hexside) {
    return at(*scenario.map, hexside);
}

} // namespace reference
