#include "validators/rules/situation.h"

#include "model/map/labels.h"
#include "validators/rules/ground.h"
#include "validators/rules/supply.h"
#include "validators/rules/turn_track.h"
#include "validators/rules/zone_of_control.h"

#include <algorithm>
#include <utility>

namespace validators {

namespace {

/// Records of a list by id; the first of an id is the one that its name means.
template <class T>
std::map<std::string_view, const T*> byId(const std::vector<model::Shared<T>>& records) {
    std::map<std::string_view, const T*> index;
    for (const auto& record : records)
        index.emplace(record->id.text, &*record);
    return index;
}

template <class T>
const T* lookUp(const std::map<std::string_view, const T*>& index, std::string_view id) {
    const auto found = index.find(id);
    return found == index.end() ? nullptr : found->second;
}

} // namespace

std::string_view UnitFacts::kind() const {
    if (isLeader) return "leader";
    return unitClass ? std::string_view(unitClass->countsAs) : std::string_view{};
}

std::string_view Standing::kind() const {
    if (piece.part == model::PiecePart::vedette) return "vedette";
    return facts ? facts->kind() : std::string_view{};
}

Situation::Situation(const model::Scenario& scenario, const model::Ruleset* ruleset,
                     std::string turn, std::optional<model::Moment> moment)
    : scenario_(scenario), ruleset_(ruleset), extent_(*scenario.map, scenario.sheetsInPlay),
      turn_(turn.empty() ? scenario.schedule->turns.from : std::move(turn)),
      moment_(moment.value_or(scenario.moment)) {
    if (ruleset && !scenario.rules->overrides.empty()) {
        withHouseRules_ = model::overridden(*ruleset, scenario.rules->overrides, refused_);
        ruleset_ = &*withHouseRules_;
    }
    resolveUnits();
    placePieces();
}

Situation::~Situation() = default;

void Situation::resolveUnits() {
    const auto formations = byId(forces().formations);
    std::map<std::string_view, const model::UnitClass*> classes;
    if (ruleset_)
        for (const auto& unitClass : ruleset_->classes)
            classes.emplace(unitClass.id.text, &unitClass);
    std::map<model::ArmyId, const model::Army*> armies;
    std::set<model::SideId> divided;
    for (const auto& army : forces().armies) {
        armies.emplace(army.id, &army);
        if (!army.implied) divided.insert(army.side);
    }

    units_.reserve(forces().units.size());
    for (const auto& unit : forces().units) {
        UnitFacts facts;
        facts.unit = &*unit;
        facts.unitClass = lookUp(classes, unit->unitClass.text);
        facts.formation = lookUp(formations, unit->formation.text);
        facts.army = unit->army;
        facts.side = unit->side;
        const auto own = armies.find(unit->army);
        if (facts.side.empty() && own != armies.end()) facts.side = own->second->side;
        const bool inNone = facts.army.empty() || (own != armies.end() && own->second->implied);
        facts.lacksArmy = inNone && divided.contains(facts.side);
        if (facts.lacksArmy) facts.army = {};
        facts.isLeader = facts.unitClass ? facts.unitClass->isLeader() : unit->isLeader;
        if (facts.isLeader && !unit->formation.empty()) led_.insert(unit->formation);
        unitIndex_.emplace(unit->id, units_.size());
        units_.push_back(std::move(facts));
    }
}

void Situation::placePieces() {
    for (auto& placed : model::placedPieces(scenario_)) {
        if (!placed.piece.at || !extent_.isOnMap(*placed.piece.at)) continue;
        const model::Hex at = *placed.piece.at;
        const UnitFacts* facts = unit(placed.piece.unit);
        standing_.push_back({std::move(placed.piece), at, facts, placed.fromSetup});
    }
    std::stable_sort(standing_.begin(), standing_.end(),
                     [](const Standing& a, const Standing& b) { return a.at < b.at; });
    for (const Standing& standing : standing_)
        if (occupied_.empty() || occupied_.back() != standing.at) occupied_.push_back(standing.at);
}

const UnitFacts* Situation::unit(const model::UnitId& id) const {
    const auto found = unitIndex_.find(id);
    return found == unitIndex_.end() ? nullptr : &units_[found->second];
}

std::span<const Standing> Situation::standingAt(model::Hex hex) const {
    const auto first = std::partition_point(standing_.begin(), standing_.end(),
                                            [&](const Standing& each) { return each.at < hex; });
    const auto last = std::partition_point(first, standing_.end(),
                                           [&](const Standing& each) { return each.at == hex; });
    return {first, last};
}

std::vector<model::TerrainId> Situation::terrainAt(model::Hex hex) const {
    auto terrain = model::terrainAt(map(), hex);
    if (terrain.empty())
        if (const model::Sheet* sheet = model::sheetOf(map(), hex))
            terrain.push_back(sheet->ground);
    return terrain;
}

const PrintedLines& Situation::lines() const {
    if (!lines_) lines_.emplace(map(), ruleset_);
    return *lines_;
}

const Ground& Situation::ground() const {
    if (!ground_) ground_ = std::make_unique<Ground>(*this);
    return *ground_;
}

const EnemyZones& Situation::enemyZones(const model::SideId& side) const {
    return enemyZones(side, ZonesOf::all);
}

const EnemyZones& Situation::enemyZones(const model::SideId& side, ZonesOf whose) const {
    auto& zones = zones_[{side, whose}];
    if (!zones) zones = std::make_unique<EnemyZones>(*this, side, whose);
    return *zones;
}

const SupplyNet& Situation::supply() const {
    if (!supply_) supply_ = std::make_unique<SupplyNet>(*this);
    return *supply_;
}

const Track& Situation::track() const {
    if (!track_) track_ = std::make_unique<Track>(*this);
    return *track_;
}

const std::vector<model::FoundMisfit>& Situation::misfits() const {
    if (!misfits_) misfits_ = model::misfits(scenario_);
    return *misfits_;
}

bool Situation::hasOwnOfficer(const model::Formation& formation) const {
    return formation.ownOfficer.value_or(led_.contains(formation.id));
}

std::string Situation::label(model::Hex hex) const {
    // A hex of a shared column is called by a sheet that lies on the table.
    const auto seen = extent_.positionOf(hex);
    if (!seen || !model::sheetOf(map(), hex) ||
        &map().sheets[seen->sheet] == model::sheetOf(map(), hex))
        return model::label(map(), hex);
    return map().grid.numbering.label(map().sheets[seen->sheet].id.text, seen->column, seen->row);
}

std::string Situation::label(model::Hexside hexside) const {
    return model::label(map(), hexside);
}

std::string Situation::label(model::Vertex vertex) const {
    return model::label(map(), vertex);
}

std::string Situation::name(const model::UnitId& id) const {
    const UnitFacts* facts = unit(id);
    return facts && !facts->unit->name.empty() ? facts->unit->name : id.text;
}

} // namespace validators
