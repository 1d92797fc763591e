#include "model/map/labels.h"
#include "validators/cases/stated.h"
#include "validators/rules/movement.h"
#include "validators/rules/zone_of_control.h"

#include <algorithm>
#include <set>

namespace validators {

namespace {

std::string_view word(Verdict verdict) {
    switch (verdict) {
    case Verdict::yes:
        return "yes";
    case Verdict::no:
        return "no";
    case Verdict::undecided:
        return "undecided";
    }
    return {};
}

const Standing* standing(const Situation& situation, const model::UnitId& unit) {
    const auto& all = situation.standing();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Standing& each) { return each.piece.unit == unit; });
    return found == all.end() ? nullptr : &*found;
}

Answer noUnit(std::string question, const model::UnitId& unit) {
    return {std::move(question), "an answer", "no unit " + unit.text + " stands on the map", false};
}

/// Hexes that are surely controlled, and why others may be.
struct Controlled {
    std::set<model::Hex> hexes;
    MissingFigures missing;
};

Controlled controlledBy(const Situation& situation, const model::UnitId& unit) {
    Controlled controlled;
    for (const Standing& piece : situation.standing()) {
        if (piece.piece.unit != unit) continue;
        for (const model::Hex hex : zoneOfControl(situation, piece))
            controlled.hexes.insert(hex);
        for (const auto& figure : openZoneOfControl(situation, piece).missing)
            controlled.missing.push_back(figure);
    }
    return controlled;
}

/// As the other sides meet them, so roadblocks are among them.
Controlled controlledBy(const Situation& situation, const model::SideId& side) {
    Controlled controlled;
    for (const auto& other : situation.forces().sides) {
        if (other.id == side) continue;
        for (const Controller& each : situation.enemyZones(other.id).all()) {
            const auto& owner = each.roadblock ? each.roadblock->side : each.piece->facts->side;
            if (owner != side) continue;
            if (each.surely) controlled.hexes.insert(situation.ground().hexAt(each.at));
            controlled.missing.insert(controlled.missing.end(), each.missing.begin(),
                                      each.missing.end());
        }
    }
    return controlled;
}

std::string textOf(const StepCost& cost) {
    if (cost.passable == Verdict::no) return "barred";
    return cost.halfPoints.hasValue() ? pointsText(*cost.halfPoints) : "undecided";
}

/// The clause expected, where a part of the step rests on it; else the first one.
std::string clauseOf(const StepCost& cost, const std::string& expected) {
    const bool isThere = std::any_of(cost.parts.begin(), cost.parts.end(), [&](const auto& part) {
        return part.clause.text == expected;
    });
    return isThere ? expected : cost.clause.text;
}

} // namespace

Answer answer(const CaseGround& ground, const model::ExpectZoc& asked) {
    std::string question =
        "zone of " + (asked.unit.empty() ? "side " + asked.side.text : asked.unit.text);
    if (!asked.unit.empty() && !standing(ground.situation, asked.unit))
        return noUnit(std::move(question), asked.unit);
    const Controlled controlled = asked.unit.empty() ? controlledBy(ground.situation, asked.side)
                                                     : controlledBy(ground.situation, asked.unit);
    const std::vector<model::Hex> hexes(controlled.hexes.begin(), controlled.hexes.end());
    Stated stated;
    stated.addHexes(ground.situation, {asked.are, asked.with, asked.without}, hexes);
    stated.addMissing(asked.missing, controlled.missing);
    return stated.answer(std::move(question));
}

Answer answer(const CaseGround& ground, const model::ExpectStep& asked) {
    const Situation& situation = ground.situation;
    std::string question = "step of " + asked.unit.text + " from " + asked.from + " to " +
                           asked.to + (asked.roadMarch ? " in road march" : "");
    const auto from = model::readHex(situation.map(), asked.from).value;
    const auto to = model::readHex(situation.map(), asked.to).value;
    if (!from || !to) return unreadable(std::move(question), from ? asked.to : asked.from);
    const UnitFacts* unit = situation.unit(asked.unit);
    if (!unit) return {std::move(question), asked.is, "there is no such unit", false};
    const auto at = situation.ground().indexOf(*from);
    const auto direction = model::directionTo(*from, *to);
    if (at == Ground::none || !direction)
        return {std::move(question), asked.is, "the hexes do not touch", false};
    const auto cost = stepCost(situation, moverOf(*unit), at,
                               static_cast<std::size_t>(direction->index() / 2), asked.roadMarch);
    Stated stated;
    stated.add("is", asked.is, textOf(cost));
    stated.add("by", asked.by, clauseOf(cost, asked.by));
    stated.addMissing(asked.missing, cost.missing);
    return stated.answer(std::move(question));
}

Answer answer(const CaseGround& ground, const model::ExpectReach& asked) {
    const Situation& situation = ground.situation;
    std::string question = "reach of " + asked.unit.text + " to " + asked.to +
                           (asked.roadMarch ? " in road march" : "");
    const auto to = model::readHex(situation.map(), asked.to).value;
    if (!to) return unreadable(std::move(question), asked.to);
    const Standing* found = standing(situation, asked.unit);
    if (!found) return noUnit(std::move(question), asked.unit);
    Standing piece = *found;
    piece.piece.roadMarch = piece.piece.roadMarch || asked.roadMarch;
    const ReachLine line = reachLine(situation, piece, *to);
    std::vector<std::string> path;
    for (const model::Hex hex : line.path)
        path.push_back(situation.label(hex));
    Stated stated;
    stated.add("is", asked.is, std::string(word(line.verdict)));
    stated.add("by", asked.by, line.clause.text);
    stated.add("cost", asked.cost, line.halfPoints ? pointsText(*line.halfPoints) : "undecided");
    stated.add("path", joined(asked.path), joined(path));
    stated.addMissing(asked.missing, line.missing);
    return stated.answer(std::move(question));
}

Answer answer(const CaseGround& ground, const model::ExpectAllowance& asked) {
    std::string question = "allowance of " + asked.unit.text;
    const Standing* piece = standing(ground.situation, asked.unit);
    const UnitFacts* unit = ground.situation.unit(asked.unit);
    if (!unit) return {std::move(question), asked.is, "there is no such unit", false};
    const auto allowed =
        allowance(ground.situation, piece ? moverOf(ground.situation, *piece) : moverOf(*unit));
    Stated stated;
    stated.add("is", asked.is,
               allowed.points.hasValue() ? std::to_string(*allowed.points) : "undecided");
    stated.add("by", asked.by, allowed.clause.text);
    stated.addMissing(asked.missing, allowed.missing);
    return stated.answer(std::move(question));
}

} // namespace validators
