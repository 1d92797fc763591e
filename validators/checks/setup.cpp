// Who starts where.

#include "model/edits/setup_edits.h"
#include "validators/add_once.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/setup_enemy_zones.h"
#include "validators/checks/stacking_excess.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace validators {

namespace {

/// Where a unit is said to be: its whole pieces, its set-ups and its arrivals.
struct Places {
    std::vector<std::string> pieces; ///< labels
    std::vector<model::SetupId> setups;
    std::vector<model::ArrivalId> arrivals;

    /// A piece is a trial of its set-up, so both together are one place.
    bool several() const {
        const bool onMap = !pieces.empty() || !setups.empty();
        return pieces.size() > 1 || setups.size() > 1 || arrivals.size() > 1 ||
               (onMap && !arrivals.empty());
    }
};

/// The fixed turn of units that an ALT group may bring earlier ("accelerated", 27.2): all of them
/// stand in that group as well, and only one of the two happens. The group may be scheduled in
/// parts, its leader or train apart.
bool isAccelerated(const model::Schedule& schedule, const model::Arrival& arrival) {
    if (arrival.alt.isStated() || arrival.turn.empty()) return false;
    return std::any_of(schedule.arrivals.begin(), schedule.arrivals.end(), [&](const auto& other) {
        const auto isInOther = [&](const model::UnitId& unit) {
            return std::find(other->units.begin(), other->units.end(), unit) != other->units.end();
        };
        return other->alt.isStated() && other->side == arrival.side &&
               std::all_of(arrival.units.begin(), arrival.units.end(), isInOther);
    });
}

std::map<model::UnitId, Places> placesOfUnits(const Situation& situation) {
    const model::Scenario& scenario = situation.scenario();
    std::map<model::UnitId, Places> places;
    for (const auto& piece : scenario.arrangement->pieces)
        if (piece->part == model::PiecePart::whole && piece->at)
            places[piece->unit].pieces.push_back(situation.label(*piece->at));
    for (const auto& setup : scenario.setups)
        for (const auto& unit : setup->units)
            addOnce(places[unit].setups, setup->id);
    // Of its fixed turns a unit may have one beside the ALT group.
    std::map<model::UnitId, std::vector<model::ArrivalId>> accelerated;
    for (const auto& arrival : scenario.schedule->arrivals) {
        const bool beside = isAccelerated(*scenario.schedule, *arrival);
        for (const auto& unit : arrival->units)
            addOnce(beside ? accelerated[unit] : places[unit].arrivals, arrival->id);
    }
    for (const auto& [unit, arrivals] : accelerated)
        places[unit].arrivals.insert(places[unit].arrivals.end(), arrivals.begin() + 1,
                                     arrivals.end());
    return places;
}

std::vector<model::Fix> removals(const model::UnitId& unit, const Places& places) {
    std::vector<model::Fix> fixes;
    const auto offer = [&](const std::string& where, model::Edit edit) {
        fixes.push_back(
            {model::tr("Take it from {where}", {{"where", where}}), false, std::move(edit)});
    };
    if (places.pieces.size() + places.arrivals.size() > 1)
        for (std::size_t i = 0; i < places.pieces.size(); ++i)
            offer(places.pieces[i], model::removePiece(unit, i));
    for (const auto& setup : places.setups)
        offer("set-up " + setup.text, model::removeFromSetup(unit, setup));
    for (const auto& arrival : places.arrivals)
        offer("arrival " + arrival.text, model::removeFromArrival(unit, arrival));
    return fixes;
}

void placedTwice(const Situation& situation, Findings& findings) {
    for (const auto& [unit, places] : placesOfUnits(situation)) {
        if (!places.several()) continue;
        std::vector<std::string> where = places.pieces;
        if (places.pieces.empty() || places.setups.size() > 1)
            for (const auto& setup : places.setups)
                where.push_back("set-up " + setup.text);
        for (const auto& arrival : places.arrivals)
            where.push_back("arrival " + arrival.text);
        findings.add(model::tr("{unit} is in {found} places: {places}",
                               {{"unit", situation.name(unit)},
                                {"found", std::to_string(where.size())},
                                {"allowed", "1"},
                                {"places", listed(where)}}),
                     {model::ObjectRef{model::ObjectKind::unit, unit.text}},
                     {.fixes = removals(unit, places)});
    }
}

void overstacked(const Situation& situation, Findings& findings) {
    if (excessWaitsForTheFirstMove(situation)) reportExcess(situation, findings);
}

/// Units of each side that stand on the map, are to be set up or arrive; leaders are no units.
std::set<model::SideId> sidesInPlay(const Situation& situation) {
    std::set<model::SideId> sides;
    const auto add = [&](const UnitFacts* facts) {
        if (facts && !facts->isLeader) sides.insert(facts->side);
    };
    for (const Standing& standing : situation.standing())
        add(standing.facts);
    for (const auto& setup : situation.scenario().setups)
        if (!setup->fixedHex())
            for (const auto& unit : setup->units)
                add(situation.unit(unit));
    for (const auto& arrival : situation.scenario().schedule->arrivals)
        for (const auto& unit : arrival->units)
            add(situation.unit(unit));
    return sides;
}

void emptySide(const Situation& situation, Findings& findings) {
    const model::Scenario& scenario = situation.scenario();
    const bool nothingSetUp = scenario.setups.empty() && scenario.arrangement->pieces.empty() &&
                              scenario.schedule->arrivals.empty();
    if (nothingSetUp) return; // forces or a map alone, no set-up to judge
    const auto inPlay = sidesInPlay(situation);
    for (const auto& side : situation.forces().sides)
        if (!inPlay.contains(side.id))
            findings.add(
                model::tr("{side} has no units in play",
                          {{"side", side.name.empty() ? side.id.text : side.name}, {"found", "0"}}),
                {model::ObjectRef{model::ObjectKind::side, side.id.text}});
}

constexpr model::Parts whoStandsWhere =
    model::Part::setup | model::Part::forces | model::Parts(model::Part::grid);

constexpr auto checks = std::to_array<Check>({
    {"setup.empty-side", "A side without units",
     "A side has no unit on the map, in a set-up or among the arrivals. Leaders alone are no "
     "units.",
     model::Severity::error, whoStandsWhere | model::Part::schedule, emptySide, true},
    {"setup.in-enemy-zoc", "In an enemy zone of control",
     "A train stands in the zone of control of an enemy combat unit; or at set-up a vedette stands "
     "in an enemy zone of control, or a leader whose set-up leaves the hex to the player. Vedettes "
     "of the second player go down before those of the first and need not heed them. A leader that "
     "may stand where the game lists him is left alone.",
     model::Severity::error,
     model::Parts::map() | model::Part::setup | model::Part::forces | model::Part::onMap |
         model::Part::schedule | model::Part::rules,
     inEnemyZone},
    {"setup.overstacked", "More than may stack, at set-up",
     "A hex of the set-up holds more than may stack. The game allows that until the first move, in "
     "which it must be put right.",
     model::Severity::warning, whoStandsWhere, overstacked},
    {"setup.placed-twice", "A unit in two places",
     "A unit stands in two hexes, is listed in two set-ups or arrivals, or is on the map and "
     "arrives as well. One fixed turn beside an ALT group that may come earlier is one place. "
     "Vedettes stand apart from their unit and do not count.",
     model::Severity::error, whoStandsWhere | model::Part::schedule, placedTwice, true},
});

} // namespace

std::span<const Check> setupChecks() {
    return checks;
}

} // namespace validators
