// Lines of sight between opposing stacks, and of batteries. Judged by rules/line_of_sight.

#include "validators/rules/sight_fan.h"

#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <variant>

namespace validators {

namespace {

using model::Hex;
using model::Part;

/// The hexes with units, each with their sides. Leaders alone neither look nor hinder.
using Stacks = std::map<Hex, std::set<model::SideId>>;

Stacks stacksOf(const Situation& situation) {
    Stacks stacks;
    for (const Standing& standing : situation.standing()) {
        if (!standing.facts || standing.facts->side.empty()) continue;
        if (hasUnits(situation, standing.at, standing.facts->side) == Verdict::yes)
            stacks[standing.at].insert(standing.facts->side);
    }
    return stacks;
}

bool oppose(const std::set<model::SideId>& a, const std::set<model::SideId>& b) {
    return std::any_of(a.begin(), a.end(), [&](const model::SideId& side) {
        return std::any_of(b.begin(), b.end(),
                           [&](const model::SideId& other) { return other != side; });
    });
}

/// Calls visit(there, back) for every two opposing stacks that may be in sight of each other, the
/// smaller hex first.
template <class Visit>
void forEachOpposingPair(const Situation& situation, const Findings& findings, Visit visit) {
    const SightRange range = sightRange(situation);
    if (!range.hexes) return;
    const Stacks stacks = stacksOf(situation);
    for (const auto& [a, sides] : stacks) {
        if (findings.cancelled()) return;
        for (const Hex b : model::hexesWithin(a, std::max(1, *range.hexes))) {
            if (!(a < b)) continue;
            const auto other = stacks.find(b);
            if (other == stacks.end() || !oppose(sides, other->second)) continue;
            visit(a, b, sightLine(situation, a, b, SightMode::units),
                  sightLine(situation, b, a, SightMode::units));
        }
    }
}

std::string labelOf(const Situation& situation, const model::Subject& subject) {
    if (const auto* hex = std::get_if<Hex>(&subject)) return situation.label(*hex);
    if (const auto* side = std::get_if<model::Hexside>(&subject)) return situation.label(*side);
    if (const auto* vertex = std::get_if<model::Vertex>(&subject)) return situation.label(*vertex);
    return {};
}

void undecidable(const Situation& situation, Findings& findings) {
    forEachOpposingPair(
        situation, findings, [&](Hex a, Hex b, const SightLine& there, const SightLine& back) {
            std::set<std::string> missing;
            for (const SightLine* line : {&there, &back})
                if (line->verdict == Verdict::undecided && line->lacksHeights)
                    missing.insert(line->missing.begin(), line->missing.end());
            if (missing.empty()) return;
            findings.add(model::tr("{hex} and {other}: whether they see each other "
                                   "depends on what the map does not give: {found}",
                                   {{"hex", situation.label(a)},
                                    {"other", situation.label(b)},
                                    {"found", listed({missing.begin(), missing.end()})}}),
                         {a, b});
        });
}

void notReciprocal(const Situation& situation, Findings& findings) {
    const auto report = [&](Hex seer, Hex seen, const SightLine& out, const SightLine& back) {
        if (out.verdict != Verdict::yes || back.verdict != Verdict::no || !back.blocker) return;
        findings.add(model::tr("{hex} sees {other}, but {other} does not see {hex}: {found} at "
                               "{place}{clause}",
                               {{"hex", situation.label(seer)},
                                {"other", situation.label(seen)},
                                {"found", back.what},
                                {"place", labelOf(situation, *back.blocker)},
                                {"clause", cited(back.clause)}}),
                     {seer, seen}, {.rule = back.clause});
    };
    forEachOpposingPair(situation, findings,
                        [&](Hex a, Hex b, const SightLine& there, const SightLine& back) {
                            report(a, b, there, back);
                            report(b, a, back, there);
                        });
}

void vertexDependent(const Situation& situation, Findings& findings) {
    const auto report = [&](Hex from, Hex to, const SightLine& line) {
        if (!line.decidedAt) return false;
        const bool seen = line.verdict == Verdict::yes;
        findings.add(model::tr(seen ? "{hex} sees {other}, decided where the line meets {found}"
                                    : "{hex} does not see {other}, decided where the line meets "
                                      "{found}",
                               {{"hex", situation.label(from)},
                                {"other", situation.label(to)},
                                {"found", labelOf(situation, *line.decidedAt)}}),
                     {from, to, *line.decidedAt});
        return true;
    };
    forEachOpposingPair(situation, findings,
                        [&](Hex a, Hex b, const SightLine& there, const SightLine& back) {
                            // Which way it is looked at matters only where the verdicts differ.
                            const bool said = report(a, b, there);
                            if (!said || there.verdict != back.verdict) report(b, a, back);
                        });
}

/// Any hex at which a battery here can fire, or may.
bool hasTargets(const Situation& situation, Hex battery, int range) {
    const auto around = model::hexesWithin(battery, range);
    return std::any_of(around.begin(), around.end(), [&](Hex target) {
        return canFireAt(situation, battery, target) != Verdict::no;
    });
}

void blindBattery(const Situation& situation, Findings& findings) {
    const auto* sight = std::get_if<model::SightByJunctures>(&situation.ruleset()->sight);
    if (!sight || !sight->fireFrom.isSet() || !sight->fireTo.isSet()) return;
    // In the dark and in rain every battery is blind; that is no fault of where it stands.
    const SightRange range = sightRange(situation);
    if (!range.hexes || *range.hexes < sight->fireFrom.value) return;
    std::map<Hex, bool> blind;
    for (const Standing& standing : situation.standing()) {
        if (findings.cancelled()) return;
        const auto* unitClass = standing.facts ? standing.facts->unitClass : nullptr;
        if (!unitClass || unitClass->countsAs != "artillery") continue;
        if (standing.piece.part == model::PiecePart::vedette) continue;
        const auto [known, isNew] = blind.emplace(standing.at, false);
        if (isNew) known->second = !hasTargets(situation, standing.at, sight->fireTo.value);
        if (!known->second) continue;
        findings.add(
            model::tr("{hex}: {unit} sees no hex from {least} to {allowed} hexes away",
                      {{"hex", situation.label(standing.at)},
                       {"unit", situation.name(standing.piece.unit)},
                       {"least", std::to_string(sight->fireFrom.value)},
                       {"allowed", std::to_string(sight->fireTo.value)}}),
            {model::ObjectRef{model::ObjectKind::unit, standing.piece.unit.text}, standing.at});
    }
}

/// Pieces, the ground between them, and the light and weather of the turn.
constexpr model::Parts sightParts = Part::setup | Part::forces | model::Parts(Part::grid) |
                                    Part::terrain | Part::hexsides | Part::lines | Part::schedule;

constexpr auto checks = std::to_array<Check>({
    {"los.blind-battery", "A battery without a target",
     "No hex at which the battery may fire from where it stands is in its line of sight: ground or "
     "units block every line, also those of its own side. Turns in which nobody sees so far are "
     "not looked at.",
     model::Severity::info, sightParts | Part::onMap, blindBattery},
    {"los.not-reciprocal", "Seen, and not seeing",
     "Of two opposing stacks one sees the other and is not seen by it, as from a hill or over a "
     "crest beside it. That is legal.",
     model::Severity::info, sightParts, notReciprocal},
    {"los.undecidable", "A line of sight that nobody can judge",
     "Whether two opposing stacks see each other depends on levels, or on the uphill side of a "
     "slope, that the map does not give. Set them.",
     model::Severity::warning, sightParts, undecidable},
    {"los.vertex-dependent", "A line of sight through a juncture",
     "Whether one of two opposing stacks sees the other is decided where the line passes through a "
     "corner of hexes or runs along a hexside. Players look twice there, and a switch of the "
     "ruleset may decide it otherwise.",
     model::Severity::info, sightParts, vertexDependent},
});

} // namespace

std::span<const Check> losChecks() {
    return checks;
}

} // namespace validators
