// Supply lines, trains and sources. Lines are traced by rules/supply.

#include "validators/rules/supply.h"

#include "model/edits/road_edits.h"
#include "model/edits/setup_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/supply_sources.h"
#include "validators/rules/ground.h"
#include "validators/rules/supply_words.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace validators {

namespace {

using model::ObjectKind;
using model::Part;
using model::tr;

model::ObjectRef unitOf(const Standing& piece) {
    return {ObjectKind::unit, piece.piece.unit.text};
}

const model::TwoStageSupply* twoStage(const Situation& situation) {
    return std::get_if<model::TwoStageSupply>(&situation.ruleset()->supply);
}

std::string forwardLength(const Situation& situation) {
    const auto* supply = twoStage(situation);
    return supply && supply->forward.value ? std::to_string(*supply->forward.value) : std::string{};
}

// --- spans that a line needs ---

/// Lays pontoons of the side over water that only a whole span would carry the line across.
model::Fix layPontoons(const Situation& situation, const model::SideId& side,
                       const std::vector<model::Hexside>& over) {
    std::vector<std::string> labels;
    for (const model::Hexside at : over)
        labels.push_back(situation.label(at));
    const auto name = tr("Lay a pontoon over {hexsides}", {{"hexsides", listed(labels)}});
    return {name, false, {name, [side, over](model::Scenario& scenario) {
                              scenario.onMap.edit([&](model::OnMap& onMap) {
                                  for (const model::Hexside at : over) {
                                      model::Pontoon pontoon;
                                      pontoon.side = side;
                                      pontoon.at = at;
                                      onMap.pontoons.emplace_back(std::move(pontoon));
                                  }
                              });
                          }}};
}

/// The span that the water of the hexside takes; empty: none, or there is one, though damaged.
model::SpanTypeId spanFor(const Situation& situation, model::Hexside at) {
    const Ground& ground = situation.ground();
    const auto from = ground.indexOf(at.first()), to = ground.indexOf(at.second());
    const SideState& state = ground.side(from, ground.directionTo(from, to));
    if (state.span || state.gone) return {};
    for (const SideFeature& feature : state.features)
        if (feature.printed->water && !feature.printed->span.empty()) return feature.printed->span;
    return {};
}

std::vector<model::Fix> spanFixes(const Situation& situation, const model::SideId& side,
                                  const BrokenSupply& broken) {
    std::vector<model::Fix> fixes;
    const auto& over = broken.spansNeeded;
    if (over.empty()) return fixes;
    const model::SpanTypeId type = spanFor(situation, over.front());
    const bool alike = std::all_of(over.begin(), over.end(), [&](model::Hexside at) {
        return !type.empty() && spanFor(situation, at) == type;
    });
    if (alike)
        fixes.push_back(
            {tr("Add a {span} at {hexside}", {{"span", model::nameOf(situation.ruleset(), type)},
                                              {"hexside", situation.label(over.front())}}),
             false, model::addSpans(over, type)});
    fixes.push_back(layPontoons(situation, side, over));
    return fixes;
}

// --- units ---

bool isMatterOfTrains(SupplyBreak why) {
    return why == SupplyBreak::trainTaken || why == SupplyBreak::formation ||
           why == SupplyBreak::directOnly;
}

model::Message noLineMessage(const Situation& situation, const Standing& unit,
                             const SupplyLine& line) {
    const BrokenSupply& broken = line.broken;
    const std::string found = broken.length ? std::to_string(*broken.length) : std::string{};
    const std::string train = line.train ? situation.name(line.train->piece.unit) : std::string{};
    const std::string nearest = broken.nearest ? nameOf(situation, *broken.nearest) : std::string{};
    const std::string name = situation.name(unit.piece.unit);
    const std::string hex = situation.label(unit.at);
    const std::string why = worded(situation, broken);
    const std::string allowed = forwardLength(situation);
    const std::string clause = cited(broken.clause);
    if (!train.empty())
        return tr("{hex}: {unit} has no supply line: its train {train} has none, because of "
                  "{why}{clause}",
                  {{"hex", hex},
                   {"unit", name},
                   {"train", train},
                   {"why", why},
                   {"found", found},
                   {"allowed", allowed},
                   {"clause", clause}});
    if (broken.why == SupplyBreak::length && !nearest.empty())
        return tr("{hex}: {unit} has no supply line: the shortest has {found} hexes, at most "
                  "{allowed}; the nearest source is {source}{clause}",
                  {{"hex", hex},
                   {"unit", name},
                   {"found", found},
                   {"source", nearest},
                   {"allowed", allowed},
                   {"clause", clause}});
    if (!nearest.empty())
        return tr("{hex}: {unit} has no supply line, because of {why}; {found} hexes, the nearest "
                  "source is {source}{clause}",
                  {{"hex", hex},
                   {"unit", name},
                   {"why", why},
                   {"found", found},
                   {"source", nearest},
                   {"allowed", allowed},
                   {"clause", clause}});
    return tr("{hex}: {unit} has no supply line: {why}{clause}", {{"hex", hex},
                                                                  {"unit", name},
                                                                  {"why", why},
                                                                  {"found", found},
                                                                  {"allowed", allowed},
                                                                  {"clause", clause}});
}

model::Fix moveTrain(const Situation& situation, const model::UnitId& train, model::Hex to) {
    return {tr("Move {unit} to the road in {hex}",
               {{"unit", situation.name(train)}, {"hex", situation.label(to)}}),
            false, model::placeUnits({train}, to)};
}

void noLine(const Situation& situation, Findings& findings) {
    const SupplyNet& net = situation.supply();
    for (const UnitSupply& unit : net.state().units) {
        if (findings.cancelled()) return;
        if (unit.verdict != Verdict::no) continue;
        const SupplyLine line = net.line(*unit.piece);
        if (line.verdict != Verdict::no || isMatterOfTrains(line.broken.why)) continue;
        std::vector<model::Fix> fixes;
        if (const auto place = net.placeForTrain(*unit.piece))
            fixes.push_back(moveTrain(situation, place->train->piece.unit, place->hex));
        // The trunk line of its train is mended where the train is found fault with.
        if (!line.train)
            for (auto& fix : spanFixes(situation, unit.piece->facts->side, line.broken))
                fixes.push_back(std::move(fix));
        findings.add(noLineMessage(situation, *unit.piece, line), {unitOf(*unit.piece)},
                     {.rule = line.broken.clause, .fixes = std::move(fixes)});
    }
}

// --- trains ---

/// The hexes of roads in play where nobody stands, in the order of the map.
std::vector<model::Hex> freeRoadHexes(const Situation& situation) {
    std::vector<model::Hex> free;
    for (const auto& road : situation.map().roads) {
        if (!model::find(*situation.ruleset(), road->type)) continue;
        for (const model::Hex hex : road->hexes)
            if (situation.extent().isOnMap(hex) && situation.standingAt(hex).empty())
                free.push_back(hex);
    }
    return free;
}

/// The first of the nearest; nothing where there is none.
std::optional<model::Hex> nearest(const std::vector<model::Hex>& hexes, model::Hex from) {
    const auto found =
        std::min_element(hexes.begin(), hexes.end(), [&](model::Hex a, model::Hex b) {
            return model::distance(a, from) < model::distance(b, from);
        });
    return found == hexes.end() ? std::nullopt : std::optional(*found);
}

void trainOffRoad(const Situation& situation, Findings& findings) {
    std::optional<std::vector<model::Hex>> roads; // of the whole map, so only when asked for
    for (const TrainSupply& train : situation.supply().state().trains) {
        if (findings.cancelled()) return;
        if (train.live != Verdict::no || train.broken.why != SupplyBreak::offRoad) continue;
        if (!roads) roads = freeRoadHexes(situation);
        const auto& unit = train.train->piece.unit;
        std::vector<model::Fix> fixes;
        if (const auto road = nearest(*roads, train.train->at))
            fixes.push_back(moveTrain(situation, unit, *road));
        findings.add(tr("{hex}: {unit} stands on no road or trail, so it supplies nobody{clause}",
                        {{"hex", situation.label(train.train->at)},
                         {"unit", situation.name(unit)},
                         {"clause", cited(train.broken.clause)}}),
                     {unitOf(*train.train)},
                     {.rule = train.broken.clause, .fixes = std::move(fixes)});
    }
}

/// The edits that give the train its line, as far as the break says which.
std::vector<model::Fix> trunkFixes(const Situation& situation, const TrainSupply& train) {
    const BrokenSupply& broken = train.broken;
    auto fixes = spanFixes(situation, train.train->facts->side, broken);
    const auto* end = std::get_if<model::Hex>(&broken.at);
    if (broken.why == SupplyBreak::noRoad && end && broken.nearest && broken.nearest->at)
        if (auto fix = joinByRoad(situation, *end, *broken.nearest->at))
            fixes.push_back(std::move(*fix));
    return fixes;
}

void trainUnlinked(const Situation& situation, Findings& findings) {
    for (const TrainSupply& train : situation.supply().state().trains) {
        if (findings.cancelled()) return;
        const SupplyBreak why = train.broken.why;
        // A train off the road, or an army without a source, has its own finding.
        if (train.live != Verdict::no || why == SupplyBreak::offRoad ||
            why == SupplyBreak::noSource)
            continue;
        findings.add(tr("{hex}: {unit} has no trunk line to a source, because of {why}{clause}",
                        {{"hex", situation.label(train.train->at)},
                         {"unit", situation.name(train.train->piece.unit)},
                         {"why", worded(situation, train.broken)},
                         {"found", placeOf(situation, train.broken)},
                         {"clause", cited(train.broken.clause)}}),
                     {unitOf(*train.train)},
                     {.rule = train.broken.clause, .fixes = trunkFixes(situation, train)});
    }
}

// --- foreign trains ---

std::string stackName(const Situation& situation, const ForeignSupply& stack) {
    std::vector<std::string> names;
    for (const Standing* unit : stack.units)
        names.push_back(situation.name(unit->piece.unit));
    return listed(names) + " at " + situation.label(stack.units.front()->at);
}

/// 17.41: stacks that need a train which others have.
void crowdedTrains(const Situation& situation, const SupplyState& state, Findings& findings) {
    std::map<const Standing*, std::vector<const ForeignSupply*>> without;
    for (const ForeignSupply& stack : state.stacks)
        if (stack.verdict == Verdict::no && !stack.formationIsFull)
            without[stack.reaches.front()].push_back(&stack);
    for (const TrainSupply& train : state.trains) {
        const auto found = without.find(train.train);
        if (found == without.end()) continue;
        std::vector<std::string> names;
        std::size_t served = 0;
        for (const ForeignSupply& stack : state.stacks)
            if (stack.train == train.train) {
                names.push_back(stackName(situation, stack));
                ++served;
            }
        for (const ForeignSupply* stack : found->second)
            names.push_back(stackName(situation, *stack));
        const auto& clause = found->second.front()->clause;
        findings.add(tr("{train}: {found} stacks of other formations need it, at most "
                        "{allowed}{clause}: {stacks}",
                        {{"train", situation.name(train.train->piece.unit)},
                         {"found", std::to_string(names.size())},
                         {"allowed", std::to_string(served)},
                         {"clause", cited(clause)},
                         {"stacks", listed(names)}}),
                     {unitOf(*train.train)}, {.rule = clause});
    }
}

/// 18.22: formations that need more foreign trains than they may use.
void fullFormations(const Situation& situation, const SupplyState& state, Findings& findings) {
    std::map<const model::Formation*, std::vector<const ForeignSupply*>> stacks;
    for (const ForeignSupply& stack : state.stacks)
        if (stack.formation && stack.formationIsFull) stacks[stack.formation].push_back(&stack);
    for (const auto& formation : situation.forces().formations) {
        const auto found = stacks.find(&*formation);
        if (found == stacks.end()) continue;
        const bool lacks =
            std::any_of(found->second.begin(), found->second.end(),
                        [](const ForeignSupply* stack) { return stack->verdict == Verdict::no; });
        if (!lacks) continue;
        std::vector<std::string> names;
        for (const ForeignSupply* stack : found->second)
            names.push_back(stackName(situation, *stack));
        const ForeignSupply& first = *found->second.front();
        findings.add(
            tr("{formation}: {found} stacks need trains of other formations, at most "
               "{allowed}{clause}: {stacks}",
               {{"formation", formation->name.empty() ? formation->id.text : formation->name},
                {"found", std::to_string(names.size())},
                {"allowed", std::to_string(first.most.value_or(0))},
                {"clause", cited(first.clause)},
                {"stacks", listed(names)}}),
            {model::ObjectRef{ObjectKind::formation, formation->id.text}}, {.rule = first.clause});
    }
}

void foreignTrain(const Situation& situation, Findings& findings) {
    const SupplyNet& net = situation.supply();
    crowdedTrains(situation, net.state(), findings);
    fullFormations(situation, net.state(), findings);
    for (const UnitSupply& unit : net.state().units) {
        if (findings.cancelled()) return;
        if (unit.verdict != Verdict::no || !unit.keptFromTrains) continue;
        const SupplyLine line = net.line(*unit.piece);
        if (line.broken.why != SupplyBreak::directOnly) continue;
        // 27.34
        findings.add(
            tr("{hex}: {unit} would need {train}, but its formation must reach a source "
               "itself; {found} hexes to {source}, at most {allowed}{clause}",
               {{"hex", situation.label(unit.piece->at)},
                {"unit", situation.name(unit.piece->piece.unit)},
                {"train", situation.name(line.train->piece.unit)},
                {"found", line.broken.length ? std::to_string(*line.broken.length) : ""},
                {"source", line.broken.nearest ? nameOf(situation, *line.broken.nearest) : ""},
                {"allowed", forwardLength(situation)},
                {"clause", cited(line.broken.clause)}}),
            {unitOf(*unit.piece)}, {.rule = line.broken.clause});
    }
}

// --- roadblocks ---

/// Arrows that point elsewhere: to every other neighbour in play.
std::vector<model::Fix> turnFixes(const Situation& situation, const model::Roadblock& block) {
    std::vector<model::Fix> fixes;
    for (const model::Hex toward : situation.extent().neighbours(*block.at)) {
        if (toward == *block.toward) continue;
        const auto name = tr("Turn the arrow toward {hex}", {{"hex", situation.label(toward)}});
        fixes.push_back(
            {name, false, {name, [block, toward](model::Scenario& scenario) {
                               scenario.onMap.edit([&](model::OnMap& onMap) {
                                   for (auto& each : onMap.roadblocks)
                                       if (*each == block)
                                           each.edit([&](auto& turned) { turned.toward = toward; });
                               });
                           }}});
    }
    return fixes;
}

using Roadblocks = std::vector<const model::Roadblock*>;

/// Units and trains of the side that are out of supply, but would be in it without the roadblocks.
std::vector<std::string> suppliedWithout(const Situation& situation, const model::SideId& side,
                                         const Roadblocks& blocks) {
    model::Scenario scenario = situation.scenario();
    scenario.onMap.edit([&](model::OnMap& onMap) {
        std::erase_if(onMap.roadblocks, [&](const auto& each) {
            return std::any_of(blocks.begin(), blocks.end(),
                               [&](const auto* block) { return *block == *each; });
        });
    });
    const Situation other(scenario, situation.ruleset(), situation.turn(), situation.moment());
    // The same pieces stand in both, in the same order.
    const SupplyState& with = situation.supply().state();
    const SupplyState& without = other.supply().state();
    std::vector<std::string> names;
    const auto add = [&](const Standing& piece, Verdict now, Verdict then) {
        if (piece.facts->side == side && now == Verdict::no && then == Verdict::yes)
            names.push_back(situation.name(piece.piece.unit));
    };
    for (std::size_t i = 0; i < with.trains.size() && i < without.trains.size(); ++i)
        add(*with.trains[i].train, with.trains[i].live, without.trains[i].live);
    for (std::size_t i = 0; i < with.units.size() && i < without.units.size(); ++i)
        add(*with.units[i].piece, with.units[i].verdict, without.units[i].verdict);
    return names;
}

bool hasAnyOut(const SupplyState& state, const model::SideId& side) {
    return std::any_of(state.units.begin(), state.units.end(),
                       [&](const UnitSupply& unit) {
                           return unit.verdict == Verdict::no && unit.piece->facts->side == side;
                       }) ||
           std::any_of(state.trains.begin(), state.trains.end(), [&](const TrainSupply& train) {
               return train.live == Verdict::no && train.train->facts->side == side;
           });
}

void ownRoadblock(const Situation& situation, Findings& findings) {
    std::map<model::SideId, Roadblocks> ofSide;
    for (const auto& block : situation.scenario().onMap->roadblocks)
        if (block->at && block->toward) ofSide[block->side].push_back(&*block);
    for (const auto& [side, blocks] : ofSide) {
        if (!hasAnyOut(situation.supply().state(), side)) continue;
        const auto byAll = suppliedWithout(situation, side, blocks);
        if (byAll.empty()) continue;
        std::map<const model::Roadblock*, std::vector<std::string>> cut;
        for (const model::Roadblock* block : blocks) {
            if (findings.cancelled()) return;
            auto names = blocks.size() > 1 ? suppliedWithout(situation, side, {block}) : byAll;
            if (!names.empty()) cut.emplace(block, std::move(names));
        }
        for (const model::Roadblock* block : blocks) {
            const auto alone = cut.find(block);
            // Where none does it alone, they do it together.
            if (alone == cut.end() && !cut.empty()) continue;
            const auto& names = alone == cut.end() ? byAll : alone->second;
            findings.add(
                tr("{hex}: the roadblock toward {toward} cuts the line of its own side: "
                   "{units}",
                   {{"hex", situation.label(*block->at)},
                    {"toward", situation.label(*block->toward)},
                    {"found", std::to_string(names.size())},
                    {"units", listed(names)}}),
                {*block->at},
                {.part = situation.label(*block->toward), .fixes = turnFixes(situation, *block)});
        }
    }
}

constexpr model::Parts lines =
    model::Parts::map() | Part::forces | Part::setup | Part::onMap | Part::schedule | Part::rules;

constexpr auto checks = std::to_array<Check>({
    {"supply.foreign-train", "Trains that may not supply all who need them",
     "A baggage train takes one stack of another formation, a formation that lost its own train "
     "may send one stack in all, and some must reach a source themselves. More units than that "
     "depend on the trains in reach, however they are divided.",
     model::Severity::warning, lines, foreignTrain},
    {"supply.no-line", "A unit out of supply",
     "No line leads from the unit to a source of its army or to a train that may supply it. The "
     "message says what breaks it: its length, an enemy, the ground, the train, or that there is "
     "no source. All units start in supply, so this is legal until supply is looked at.",
     model::Severity::warning, lines, noLine},
    {"supply.own-roadblock", "A roadblock on the line of its own side",
     "A roadblock closes its hexside to supply lines of both sides. This one cuts a line that its "
     "own side has no other for.",
     model::Severity::warning, lines, ownRoadblock},
    {"supply.source-blocked", "The enemy on a supply source",
     "A combat unit or vedette of the enemy stands on the supply source, so no line may end "
     "there.",
     model::Severity::warning, lines, sourceBlocked},
    {"supply.source-inland", "A supply source inside the map",
     "Sources lie on the edge of the map, where the roads come from the bases. This one lies in a "
     "hex all of whose neighbours are in play.",
     model::Severity::info, Part::grid | model::Parts(Part::places), sourceInland},
    {"supply.source-missing", "An army without a supply source",
     "The army has combat units on the map, but no source that may supply it is in play. Its "
     "units are out of supply as soon as that is looked at.",
     model::Severity::error, lines, sourceMissing},
    {"supply.source-no-road", "No road at a supply source",
     "No road or trail leads from the supply source, so no train can have a trunk line to it. "
     "Units may still trace to it over any ground.",
     model::Severity::warning,
     Part::grid | model::Part::terrain | model::Parts(Part::lines) | Part::hexsides | Part::places,
     sourceWithoutRoad},
    {"supply.source-side", "A supply source of nobody, or of the wrong side",
     "The supply source names neither a letter nor a side or army, or names one that there is "
     "not, or its letter is that of another side.",
     model::Severity::error, Part::places | model::Parts(Part::forces) | Part::rules, sourceSide},
    {"supply.train-off-road", "A baggage train off the road",
     "The train stands on no road or trail. It can move there, but it supplies nobody until it is "
     "on one.",
     model::Severity::warning, lines, trainOffRoad},
    {"supply.train-unlinked", "A baggage train without a line to a source",
     "No connected road or trail leads from the train to a live source of its army, so it "
     "supplies nobody. The message says where the line breaks.",
     model::Severity::warning, lines, trainUnlinked},
    {"supply.wrong-army", "Supplied by the sources of another army",
     "The file gives an army or a unit the sources of another army, though the sources of armies "
     "are separate. Units that the rules let either army supply are excepted.",
     model::Severity::error, Part::forces | model::Parts(Part::rules), wrongArmy},
});

} // namespace

std::span<const Check> supplyChecks() {
    return checks;
}

} // namespace validators
