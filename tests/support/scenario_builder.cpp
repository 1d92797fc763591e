#include "tests/support/scenario_builder.h"

#include "model/number.h"
#include "tests/support/small_map.h"

namespace testing_support {

namespace {

using model::Shared;

model::SideId sideOf(std::string_view army) {
    return model::SideId(army == "F" ? "F" : "C");
}

/// What TLNB asks of the class, so that a test about something else has a sound order of battle.
void giveFigures(model::Unit& unit) {
    const auto& name = unit.unitClass.text;
    const bool leader = name == "officer" || name == "commander" || name == "commander-officer";
    const bool train = name == "baggage-train" || name == "pontoon-train";
    unit.isLeader = leader;
    if (name == "officer") unit.combat.initiative = 4;
    if (name == "commander" || name == "commander-officer") unit.rating.rating = 1;
    if (leader || train || name == "vedette" || name.empty()) return;
    unit.combat.strength = 3;
    unit.combat.reduced = 1;
    unit.combat.initiative = 4;
    unit.mobility.move = 4;
}

} // namespace

ScenarioBuilder::ScenarioBuilder() : ScenarioBuilder(smallMap(60, 40)) {}

ScenarioBuilder::ScenarioBuilder(model::Map map) : scenario_(scenarioOn(std::move(map))) {
    scenario_.forces.edit([](model::Forces& forces) {
        forces.sides.push_back({model::SideId("F"), "French", {}, {}});
        forces.sides.push_back({model::SideId("C"), "Coalition", {}, {}});
        for (const char* id : {"F", "A", "P"}) {
            model::Army army;
            army.id = model::ArmyId(id);
            army.side = sideOf(id);
            forces.armies.push_back(army);
        }
    });
}

ScenarioBuilder& ScenarioBuilder::formation(std::string_view id, std::string_view army,
                                            model::FormationSize size) {
    scenario_.forces.edit([&](model::Forces& forces) {
        model::Formation formation;
        formation.id = model::FormationId(id);
        formation.army = model::ArmyId(army);
        formation.size = size;
        forces.formations.push_back(Shared<model::Formation>(std::move(formation)));
    });
    return *this;
}

ScenarioBuilder& ScenarioBuilder::corps(std::string_view id, std::string_view army) {
    return formation(id, army, model::FormationSize::corps);
}
ScenarioBuilder& ScenarioBuilder::divisionFormation(std::string_view id, std::string_view army) {
    return formation(id, army, model::FormationSize::division);
}
ScenarioBuilder& ScenarioBuilder::formationOfUnknownSize(std::string_view id,
                                                         std::string_view army) {
    return formation(id, army, model::FormationSize::unstated);
}

ScenarioBuilder& ScenarioBuilder::division(std::string_view id, std::string_view formation) {
    scenario_.forces.edit([&](model::Forces& forces) {
        model::Division division;
        division.id = model::DivisionId(id);
        division.formation = model::FormationId(formation);
        forces.divisions.push_back(Shared<model::Division>(std::move(division)));
    });
    return *this;
}

ScenarioBuilder& ScenarioBuilder::units(std::string_view ids, std::string_view unitClass, Of of) {
    scenario_.forces.edit([&](model::Forces& forces) {
        for (const auto& id : model::wordsOf(ids)) {
            model::Unit unit;
            unit.id = model::UnitId(id);
            unit.unitClass = model::UnitClassId(unitClass);
            unit.side = sideOf(of.army);
            unit.army = model::ArmyId(of.army);
            unit.formation = model::FormationId(of.formation);
            unit.division = model::DivisionId(of.division);
            giveFigures(unit);
            forces.units.push_back(Shared<model::Unit>(std::move(unit)));
        }
    });
    return *this;
}

ScenarioBuilder& ScenarioBuilder::piece(std::string_view unit, std::string_view hexLabel,
                                        const std::function<void(model::Piece&)>& change) {
    scenario_.arrangement.edit([&](model::Arrangement& arrangement) {
        model::Piece piece;
        piece.unit = model::UnitId(unit);
        piece.at = hex(hexLabel);
        change(piece);
        arrangement.pieces.push_back(Shared<model::Piece>(std::move(piece)));
    });
    return *this;
}

ScenarioBuilder& ScenarioBuilder::put(std::string_view ids, std::string_view hexLabel) {
    for (const auto& id : model::wordsOf(ids))
        piece(id, hexLabel, [](model::Piece&) {});
    return *this;
}

ScenarioBuilder& ScenarioBuilder::putInRoadMarch(std::string_view ids, std::string_view hexLabel) {
    for (const auto& id : model::wordsOf(ids))
        piece(id, hexLabel, [](model::Piece& one) { one.roadMarch = true; });
    return *this;
}

ScenarioBuilder& ScenarioBuilder::putVedette(std::string_view unit, std::string_view hexLabel) {
    return piece(unit, hexLabel, [](model::Piece& one) { one.part = model::PiecePart::vedette; });
}

ScenarioBuilder& ScenarioBuilder::terrain(std::string_view type, std::string_view hexes) {
    scenario_.map.edit([&](model::Map& map) {
        model::TerrainList list;
        list.type = model::TerrainId(type);
        for (const auto& label : model::wordsOf(hexes))
            list.hexes.insert(at(map, label));
        map.terrain.push_back(Shared<model::TerrainList>(std::move(list)));
    });
    return *this;
}

ScenarioBuilder& ScenarioBuilder::watercourse(std::string_view id, std::string_view type,
                                              std::string_view hexsides) {
    scenario_.map.edit([&](model::Map& map) {
        model::Watercourse water;
        water.id = model::WatercourseId(id);
        water.type = model::HexsideTypeId(type);
        for (const auto& label : model::wordsOf(hexsides))
            water.hexsides.push_back(model::readHexside(map, label).value.value().hexside());
        map.watercourses.push_back(Shared<model::Watercourse>(std::move(water)));
    });
    return *this;
}

ScenarioBuilder& ScenarioBuilder::setup(std::string_view id, std::string_view side,
                                        std::string_view units, std::string_view hexes) {
    model::Setup setup;
    setup.id = model::SetupId(id);
    setup.side = model::SideId(side);
    for (const auto& unit : model::wordsOf(units))
        setup.units.emplace_back(unit);
    model::HexesZone zone;
    for (const auto& label : model::wordsOf(hexes))
        zone.hexes.push_back(hex(label));
    setup.zones.push_back({zone, {}});
    scenario_.setups.push_back(Shared<model::Setup>(std::move(setup)));
    return *this;
}

ScenarioBuilder& ScenarioBuilder::arrival(std::string_view id, std::string_view side,
                                          std::string_view units) {
    scenario_.schedule.edit([&](model::Schedule& schedule) {
        model::Arrival arrival;
        arrival.id = model::ArrivalId(id);
        arrival.side = model::SideId(side);
        for (const auto& unit : model::wordsOf(units))
            arrival.units.emplace_back(unit);
        schedule.arrivals.push_back(Shared<model::Arrival>(std::move(arrival)));
    });
    return *this;
}

ScenarioBuilder& ScenarioBuilder::inPlay() {
    scenario_.moment = model::Moment::play;
    return *this;
}

ScenarioBuilder& ScenarioBuilder::houseRule(std::string_view figure, std::string_view value) {
    scenario_.rules.edit([&](model::Rules& rules) {
        rules.overrides.push_back({std::string(figure), std::string(value), {}});
    });
    return *this;
}

ScenarioBuilder& ScenarioBuilder::waive(std::string_view check, std::string_view kind,
                                        std::string_view id, std::string_view found,
                                        std::string_view reason) {
    model::Waiver waiver;
    waiver.check = check;
    waiver.subjects = {{std::string(kind), std::string(id)}};
    waiver.found = found;
    waiver.reason = reason;
    scenario_.waivers.push_back(Shared<model::Waiver>(std::move(waiver)));
    return *this;
}

ScenarioBuilder& ScenarioBuilder::with(const std::function<void(model::Scenario&)>& change) {
    change(scenario_);
    return *this;
}

model::Hex ScenarioBuilder::hex(std::string_view label) const {
    return at(*scenario_.map, label);
}

model::Hexside ScenarioBuilder::hexside(std::string_view label) const {
    return model::readHexside(*scenario_.map, label).value.value().hexside();
}

} // namespace testing_support
