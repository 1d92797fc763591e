#include "validators/rules/supply.h"

#include "validators/rules/conditions.h"
#include "validators/rules/supply_side.h"

#include <algorithm>

namespace validators {

namespace {

const model::TwoStageSupply* twoStage(const Situation& situation) {
    return situation.ruleset() ? std::get_if<model::TwoStageSupply>(&situation.ruleset()->supply)
                               : nullptr;
}

/// The sides of pieces on the map, in the order of the forces, or the one asked for.
std::vector<model::SideId> sidesOf(const Situation& situation, const model::SideId& only) {
    if (!only.empty()) return {only};
    std::vector<model::SideId> sides;
    for (const auto& side : situation.forces().sides)
        sides.push_back(side.id);
    for (const Standing& standing : situation.standing())
        if (standing.facts && !standing.facts->side.empty() &&
            std::find(sides.begin(), sides.end(), standing.facts->side) == sides.end())
            sides.push_back(standing.facts->side);
    return sides;
}

} // namespace

SupplyNet::SupplyNet(const Situation& situation, const model::SideId& side)
    : situation_(situation) {
    const auto* supply = twoStage(situation);
    if (!supply) return;
    for (const auto& each : sidesOf(situation, side)) {
        sides_.push_back(std::make_unique<SupplySide>(situation, *supply, each));
        sides_.back()->addTo(state_);
    }
}

SupplyNet::~SupplyNet() = default;

SupplyLine SupplyNet::line(const model::UnitId& unit) const {
    SupplyLine line;
    const UnitFacts* facts = situation_.unit(unit);
    const auto& pieces = situation_.standing();
    const auto piece = std::find_if(pieces.begin(), pieces.end(), [&](const Standing& standing) {
        return standing.facts == facts && standing.piece.part == model::PiecePart::whole;
    });
    if (!twoStage(situation_)) {
        line.missing.push_back("supply");
    } else if (!facts || piece == pieces.end()) {
        line.missing.push_back("unit " + unit.text + ": at");
    } else if (!facts->unitClass) {
        line.missing.push_back("unit " + unit.text + ": class");
    } else if (facts->side.empty()) {
        line.missing.push_back("unit " + unit.text + ": side");
    } else {
        return this->line(*piece);
    }
    return line;
}

SupplyLine SupplyNet::line(const Standing& piece) const {
    for (const auto& side : sides_)
        if (piece.facts && side->side() == piece.facts->side) return side->lineOf(piece);
    return {};
}

std::optional<TrainPlace> SupplyNet::placeForTrain(const Standing& unit) const {
    for (const auto& side : sides_)
        if (unit.facts && side->side() == unit.facts->side) return side->placeForTrain(unit);
    return std::nullopt;
}

SupplyState supplyOf(const Situation& situation, const model::SideId& side) {
    return SupplyNet(situation, side).state();
}

SupplyLine supplyLine(const Situation& situation, const model::UnitId& unit) {
    const UnitFacts* facts = situation.unit(unit);
    return SupplyNet(situation, facts ? facts->side : model::SideId{}).line(unit);
}

std::string firstSupplyCheck(const Situation& situation) {
    const auto* supply = twoStage(situation);
    if (!supply) return {};
    const auto& day = situation.ruleset()->turnTrack.day;
    const auto* start =
        dayTurn(situation.ruleset()->turnTrack, situation.scenario().schedule->turns.from);
    if (!start) return {};
    const auto first = static_cast<std::size_t>(start - day.data());
    // D-SUP-9: the start turn itself, where it is such a turn, or not before the next one.
    const bool fromStart = supply->firstCheck.value == model::FirstSupplyCheck::start;
    for (std::size_t i = fromStart ? 0 : 1; i <= day.size(); ++i)
        if (day[(first + i) % day.size()].weather) return day[(first + i) % day.size()].id;
    return {};
}

} // namespace validators
