// Who starts in whose zone of control.

#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/rules/movement.h"
#include "validators/rules/zone_of_control.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace validators {

namespace {

using model::Hex;

/// The combat units of a hex; their pieces are those of one side where the file is right.
std::vector<const Standing*> combatUnits(const Situation& situation, Hex hex) {
    std::vector<const Standing*> units;
    for (const Standing& piece : situation.standingAt(hex))
        if (piece.isCombat() && !piece.facts->side.empty()) units.push_back(&piece);
    return units;
}

/// 4.1: each of the two controls the hex of the other.
bool areEngaged(const Situation& situation, const Standing& a, const Standing& b) {
    const auto controls = [&](const Standing& one, const Standing& other) {
        const auto zone = zoneOfControl(situation, one);
        return std::binary_search(zone.begin(), zone.end(), other.at);
    };
    return a.facts->side != b.facts->side && controls(a, b) && controls(b, a);
}

std::string namesOf(const Situation& situation, const std::set<model::UnitId>& units) {
    std::vector<std::string> names;
    for (const model::UnitId& unit : units)
        names.push_back(situation.name(unit));
    return listed(names);
}

void report(const Situation& situation, Hex hex, Hex other, Findings& findings) {
    std::set<model::UnitId> here, there;
    for (const Standing* a : combatUnits(situation, hex))
        for (const Standing* b : combatUnits(situation, other))
            if (areEngaged(situation, *a, *b)) {
                here.insert(a->piece.unit);
                there.insert(b->piece.unit);
            }
    if (here.empty()) return;
    std::vector<model::Subject> subjects;
    for (const auto* units : {&here, &there})
        for (const model::UnitId& unit : *units)
            subjects.emplace_back(model::ObjectRef{model::ObjectKind::unit, unit.text});
    findings.add(model::tr("{units} in {hex} and {others} in {other} start in each other's zone "
                           "of control",
                           {{"units", namesOf(situation, here)},
                            {"hex", situation.label(hex)},
                            {"others", namesOf(situation, there)},
                            {"other", situation.label(other)}}),
                 std::move(subjects));
}

void engagedAtStart(const Situation& situation, Findings& findings) {
    if (situation.moment() != model::Moment::setup) return;
    for (const Hex hex : situation.occupiedHexes()) {
        if (findings.cancelled()) return;
        for (const Hex other : situation.extent().neighbours(hex))
            if (hex < other && !situation.standingAt(other).empty())
                report(situation, hex, other, findings);
    }
}

constexpr auto checks = std::to_array<Check>({
    {"zoc.engaged-at-start", "Engaged before the first move",
     "Combat units of two sides start in each other's zone of control. That is legal, and they "
     "must attack, or stay, from the first turn on.",
     model::Severity::info,
     model::Parts::map() | model::Part::setup | model::Part::forces | model::Part::onMap |
         model::Part::schedule | model::Part::rules,
     engagedAtStart},
});

} // namespace

std::span<const Check> zocChecks() {
    return checks;
}

} // namespace validators
