// Which pieces may stand in one hex. The counting is done by rules/stacking.

#include "validators/rules/stacking.h"

#include "model/edits/setup_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/stacking_excess.h"

#include <algorithm>
#include <array>

namespace validators {

namespace {

void limit(const Situation& situation, Findings& findings) {
    if (!excessWaitsForTheFirstMove(situation)) reportExcess(situation, findings);
}

/// Calls visit(hex, count) for each side of each hex with pieces, in order.
template <class Visit>
void forEachStack(const Situation& situation, const Findings& findings, Visit visit) {
    for (const model::Hex hex : situation.occupiedHexes()) {
        if (findings.cancelled()) return;
        for (const auto& side : sidesAt(situation, hex))
            visit(hex, stackAt(situation, hex, side));
    }
}

bool isTrain(const Standing* standing) {
    return standing->facts->unitClass && standing->facts->unitClass->countsAs == "train";
}

void train(const Situation& situation, Findings& findings) {
    forEachStack(situation, findings, [&](model::Hex hex, const StackCount& count) {
        for (const StackFault& fault : faultsOf(count, StackLimit::alone)) {
            std::vector<const Standing*> trains, others;
            for (const Standing* piece : count.pieces)
                (isTrain(piece) ? trains : others).push_back(piece);
            if (others.empty()) others = trains;
            std::vector<model::Subject> subjects{hex};
            for (const Standing* piece : trains)
                subjects.push_back(
                    model::ObjectRef{model::ObjectKind::unit, piece->piece.unit.text});
            findings.add(model::tr("{hex}: {train} shares the hex with {units}; {found} units, at "
                                   "most {allowed}{clause}",
                                   {{"hex", situation.label(hex)},
                                    {"train", namesOf(situation, trains)},
                                    {"units", namesOf(situation, others)},
                                    {"found", std::to_string(fault.found)},
                                    {"allowed", std::to_string(fault.allowed)},
                                    {"clause", cited(fault.clause)}}),
                         std::move(subjects), {.rule = fault.clause});
        }
    });
}

void armyMix(const Situation& situation, Findings& findings) {
    forEachStack(situation, findings, [&](model::Hex hex, const StackCount& count) {
        for (const StackFault& fault : faultsOf(count, StackLimit::armies))
            findings.add(model::tr("{hex}: units of {found} armies stand together, at most "
                                   "{allowed}{clause}: {units}",
                                   {{"hex", situation.label(hex)},
                                    {"found", std::to_string(fault.found)},
                                    {"allowed", std::to_string(fault.allowed)},
                                    {"clause", cited(fault.clause)},
                                    {"units", namesOf(situation, count.pieces)}}),
                         {hex}, {.rule = fault.clause});
    });
}

void roadMarch(const Situation& situation, Findings& findings) {
    forEachStack(situation, findings, [&](model::Hex hex, const StackCount& count) {
        for (const StackFault& fault : faultsOf(count, StackLimit::roadMarch)) {
            std::vector<const Standing*> marching;
            std::vector<model::Fix> fixes;
            for (const Standing* piece : count.pieces) {
                if (!piece->piece.roadMarch) continue;
                marching.push_back(piece);
                fixes.push_back({model::tr("Take {unit} out of road march",
                                           {{"unit", situation.name(piece->piece.unit)}}),
                                 false, model::setRoadMarch(piece->piece.unit, false)});
            }
            findings.add(model::tr("{hex}: {units} in road march; {found} units, at most "
                                   "{allowed}{clause}",
                                   {{"hex", situation.label(hex)},
                                    {"units", namesOf(situation, marching)},
                                    {"found", std::to_string(fault.found)},
                                    {"allowed", std::to_string(fault.allowed)},
                                    {"clause", cited(fault.clause)}}),
                         {hex}, {.rule = fault.clause, .fixes = std::move(fixes)});
        }
    });
}

void enemiesTogether(const Situation& situation, Findings& findings) {
    for (const model::Hex hex : situation.occupiedHexes()) {
        const auto sides = sidesAt(situation, hex);
        if (sides.size() < 2) continue;
        std::vector<const Standing*> pieces;
        bool leadersAlone = true;
        for (const Standing& standing : situation.standingAt(hex)) {
            pieces.push_back(&standing);
            leadersAlone = leadersAlone && standing.facts && standing.facts->isLeader;
        }
        if (leadersAlone) continue;
        findings.add(model::tr("{hex}: pieces of {found} sides stand together: {units}",
                               {{"hex", situation.label(hex)},
                                {"found", std::to_string(sides.size())},
                                {"allowed", "1"},
                                {"units", namesOf(situation, pieces)}}),
                     {hex});
    }
}

void leaderDependent(const Situation& situation, Findings& findings) {
    forEachStack(situation, findings, [&](model::Hex hex, const StackCount& count) {
        if (!count.onlyByLeader) return;
        std::vector<const Standing*> leaders;
        std::copy_if(count.pieces.begin(), count.pieces.end(), std::back_inserter(leaders),
                     [](const Standing* piece) { return piece->facts->isLeader; });
        findings.add(model::tr("{hex}: {found} combat units may stand here only as long as "
                               "{leader} stays{clause}",
                               {{"hex", situation.label(hex)},
                                {"found", std::to_string(count.units)},
                                {"leader", namesOf(situation, leaders)},
                                {"clause", cited(count.clause)}}),
                     {hex}, {.rule = count.clause});
    });
}

void chateau(const Situation& situation, Findings& findings) {
    for (const model::Hex hex : situation.occupiedHexes()) {
        if (findings.cancelled()) return;
        std::vector<StackFault> all;
        std::vector<std::string> terrain;
        for (const auto& side : sidesAt(situation, hex))
            for (const auto& lost : effectsLostAt(situation, hex, side)) {
                all.insert(all.end(), lost.faults.begin(), lost.faults.end());
                const auto* type = model::find(*situation.ruleset(), lost.terrain);
                terrain.push_back(type && !type->name.empty() ? type->name : lost.terrain.text);
            }
        if (all.empty()) continue;
        findings.add(model::tr("{hex}: {terrain} loses its effect: {faults}{clause}",
                               {{"hex", situation.label(hex)},
                                {"terrain", listed(terrain)},
                                {"faults", worded(all)},
                                {"found", foundOf(all)},
                                {"allowed", allowedOf(all)},
                                {"clause", cited(all.front().clause)}}),
                     {hex}, {.rule = all.front().clause});
    }
}

/// Grid, because pieces on hexes out of play are not counted.
constexpr model::Parts pieces =
    model::Part::setup | model::Part::forces | model::Parts(model::Part::grid);

constexpr auto checks = std::to_array<Check>({
    {"stacking.army-mix", "Armies that may not stack together",
     "Units of two armies of one side stand in one hex though their armies do not cooperate. "
     "Leaders are no units and do not count.",
     model::Severity::error, pieces, armyMix},
    {"stacking.chateau", "Too many for the chateau",
     "The stack in a chateau or walled town is so large, or of such a kind, that the place loses "
     "its effect on combat. That is legal, but seldom meant.",
     model::Severity::warning, pieces | model::Part::terrain, chateau},
    {"stacking.enemies-together", "Pieces of both sides in one hex",
     "No unit may enter a hex that an enemy unit holds, so nobody can stand there with him. "
     "Leaders "
     "of two sides alone are no units and hinder nobody.",
     model::Severity::error, pieces, enemiesTogether, true},
    {"stacking.leader-dependent", "Legal only with the leader",
     "The stack is larger than may stand without its leader; when he leaves, it must retreat.",
     model::Severity::info, pieces, leaderDependent},
    {"stacking.limit", "More than may stack in the hex",
     "More pieces of a kind stand in the hex than any row of the stacking rule admits. The figures "
     "are those of the row that allows most.",
     model::Severity::error, pieces, limit},
    {"stacking.road-march", "Stacked in road march",
     "A combat unit or train in road march shares its hex with another. Leaders and vedettes do "
     "not count.",
     model::Severity::error, pieces, roadMarch},
    {"stacking.train", "A train with other units",
     "A train shares its hex with another unit. Vedettes are units, leaders are not.",
     model::Severity::error, pieces, train},
});

} // namespace

std::span<const Check> stackingChecks() {
    return checks;
}

} // namespace validators
