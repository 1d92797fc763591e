// Arrivals: who comes, when and where. Where a group may enter and what it pays is worked out by
// rules/entry; the order of groups and columns is in entry_order.cpp.

#include "validators/rules/entry.h"

#include "model/edits/schedule_edits.h"
#include "validators/add_once.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/near_names.h"
#include "validators/rules/conditions.h"
#include "validators/rules/entry_costs.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>

namespace validators {

namespace {

model::Subject groupOf(const model::Arrival& arrival) {
    return model::ObjectRef{model::ObjectKind::arrival, arrival.id.text};
}

/// Calls visit(arrival) for each group, until cancelled.
template <class Visit>
void forEachArrival(const Situation& situation, const Findings& findings, Visit visit) {
    for (const auto& arrival : situation.scenario().schedule->arrivals) {
        if (findings.cancelled()) return;
        visit(*arrival);
    }
}

bool hasMisfit(const model::Annotations& about, std::string_view field) {
    return std::any_of(about.extras.misfits.begin(), about.extras.misfits.end(),
                       [&](const auto& misfit) { return misfit.field == field; });
}

std::vector<std::string> labelsOf(const Situation& situation,
                                  const std::vector<model::Hex>& hexes) {
    std::vector<std::string> labels;
    for (const model::Hex hex : hexes)
        labels.push_back(situation.label(hex));
    std::sort(labels.begin(), labels.end());
    return labels;
}

std::vector<model::Hex> allHexesOf(const Situation& situation, const model::Arrival& arrival) {
    std::vector<model::Hex> hexes;
    for (const auto& point : arrival.enter)
        for (const model::Hex hex : hexesOf(situation, point))
            if (std::find(hexes.begin(), hexes.end(), hex) == hexes.end()) hexes.push_back(hex);
    return hexes;
}

// --- entry hexes ---

/// Armies of the units of the group.
std::set<model::ArmyId> armiesOf(const Situation& situation, const model::Arrival& arrival) {
    std::set<model::ArmyId> armies;
    for (const auto& unit : arrival.units)
        if (const auto* facts = situation.unit(unit); facts && !facts->army.empty())
            armies.insert(facts->army);
    return armies;
}

bool isFor(const model::Entry& entry, const std::set<model::ArmyId>& armies,
           const model::SideId& side) {
    if (!entry.army.empty()) return armies.contains(entry.army);
    return entry.side.empty() || entry.side == side;
}

/// The entries of the map that are the army's, as fixes.
std::vector<model::Fix> entryFixes(const Situation& situation, const model::Arrival& arrival,
                                   std::optional<model::Hex> inPlaceOf) {
    std::vector<model::Fix> fixes;
    const auto armies = armiesOf(situation, arrival);
    constexpr std::size_t most = 8;
    for (const auto& entry : situation.map().entries) {
        const bool owned = !entry->army.empty() || !entry->side.empty();
        if (!owned || !isFor(*entry, armies, arrival.side)) continue;
        for (const model::Hex hex : entry->at) {
            if (!situation.extent().isOnMap(hex) || fixes.size() == most) continue;
            fixes.push_back({model::tr("Enter at {hex}", {{"hex", situation.label(hex)}}), false,
                             inPlaceOf ? model::moveEntryHex(arrival.id, *inPlaceOf, hex)
                                       : model::addEntryHex(arrival.id, hex)});
        }
    }
    return fixes;
}

/// Why a way to enter leads nowhere; empty: it has a hex, or its text is a misfit.
std::string faultOf(const Situation& situation, const model::EntryPoint& point) {
    if (hasMisfit(point.about, "at")) return {};
    const auto hexes = hexesOf(situation, point);
    const bool isKnown = std::any_of(situation.map().entries.begin(), situation.map().entries.end(),
                                     [&](const auto& entry) { return entry->id == point.entry; });
    if (!point.entry.empty() && !isKnown) return "the map has no entry " + point.entry.text;
    if (hexes.empty())
        return point.entry.empty() ? "no hex is given"
                                   : "entry " + point.entry.text + " has no hex";
    for (const model::Hex hex : hexes)
        if (!situation.extent().isOnMap(hex)) return situation.label(hex) + " is not in play";
    return {};
}

void noHex(const Situation& situation, Findings& findings) {
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        std::vector<std::string> faults;
        if (arrival.enter.empty()) faults.push_back("no hex is given");
        for (const auto& point : arrival.enter) {
            const std::string fault = faultOf(situation, point);
            if (!fault.empty() && std::find(faults.begin(), faults.end(), fault) == faults.end())
                faults.push_back(fault);
        }
        if (faults.empty()) return;
        auto fixes = allHexesOf(situation, arrival).empty()
                         ? entryFixes(situation, arrival, std::nullopt)
                         : std::vector<model::Fix>{};
        findings.add(model::tr("{arrival} has no entry hex: {found}",
                               {{"arrival", arrival.id.text}, {"found", listed(faults)}}),
                     {groupOf(arrival)}, {.fixes = std::move(fixes)});
    });
}

/// The edge hexes at the least distance.
std::vector<model::Hex> nearestEdge(const Situation& situation, model::Hex hex) {
    std::vector<model::Hex> nearest;
    const int most = static_cast<int>(situation.extent().hexes().size());
    for (int radius = 1; radius <= most && nearest.empty(); ++radius) {
        const auto ring = situation.extent().ring(hex, radius);
        if (ring.empty()) break;
        for (const model::Hex each : ring)
            if (situation.extent().isOnEdge(each)) nearest.push_back(each);
    }
    return nearest;
}

void notOnEdge(const Situation& situation, Findings& findings) {
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        for (const model::Hex hex : allHexesOf(situation, arrival)) {
            if (!situation.extent().isOnMap(hex) || situation.extent().isOnEdge(hex)) continue;
            std::vector<model::Fix> fixes;
            for (const model::Hex edge : nearestEdge(situation, hex))
                fixes.push_back({model::tr("Enter at {hex}", {{"hex", situation.label(edge)}}),
                                 false, model::moveEntryHex(arrival.id, hex, edge)});
            findings.add(model::tr("{arrival}: the entry hex {found} is not on the map edge",
                                   {{"arrival", arrival.id.text}, {"found", situation.label(hex)}}),
                         {groupOf(arrival), hex}, {.fixes = std::move(fixes)});
        }
    });
}

/// 25.51: an ALT group enters by an entry hex of its army. A hex that the map marks as nobody's
/// entry may be one all the same.
void wrongSide(const Situation& situation, Findings& findings) {
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        const auto armies = armiesOf(situation, arrival);
        if (!arrival.alt.isStated() || armies.empty()) return;
        for (const model::Hex hex : allHexesOf(situation, arrival)) {
            std::vector<std::string> owners;
            bool mayBe = false;
            for (const auto& entry : situation.map().entries) {
                if (std::find(entry->at.begin(), entry->at.end(), hex) == entry->at.end()) continue;
                mayBe = mayBe || isFor(*entry, armies, arrival.side);
                owners.push_back(entry->army.empty() ? entry->side.text : entry->army.text);
            }
            if (owners.empty() || mayBe) continue;
            findings.add(
                model::tr("{arrival}: {hex} is an entry hex of {found}, not of {allowed}",
                          {{"arrival", arrival.id.text},
                           {"hex", situation.label(hex)},
                           {"found", listed(owners)},
                           {"allowed", armies.begin()->text}}),
                {groupOf(arrival)},
                {.part = situation.label(hex), .fixes = entryFixes(situation, arrival, hex)});
        }
    });
}

/// Nobody of the group can enter the hex, or go on from it.
bool isImpassable(const Situation& situation, const model::Arrival& arrival, model::Hex hex) {
    bool anybody = false;
    for (const auto& unit : arrival.units) {
        const auto* facts = situation.unit(unit);
        if (!facts) continue;
        anybody = true;
        if (hexEntryCost(situation, *facts, hex, arrival.roadMarch).passable == Verdict::no)
            continue;
        const auto around = situation.extent().neighbours(hex);
        const bool closed = std::all_of(around.begin(), around.end(), [&](model::Hex next) {
            return stepEntryCost(situation, *facts, hex, next, false).passable == Verdict::no;
        });
        if (!closed) return false;
    }
    return anybody;
}

void impassable(const Situation& situation, Findings& findings) {
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        for (const model::Hex hex : allHexesOf(situation, arrival)) {
            if (!situation.extent().isOnMap(hex) || !isImpassable(situation, arrival, hex))
                continue;
            findings.add(model::tr("{arrival}: nobody of the group can pass {found}",
                                   {{"arrival", arrival.id.text}, {"found", situation.label(hex)}}),
                         {groupOf(arrival), hex});
        }
    });
}

void noRoad(const Situation& situation, Findings& findings) {
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        if (!arrival.roadMarch) return;
        std::vector<model::Hex> without;
        for (const model::Hex hex : allHexesOf(situation, arrival)) {
            if (situation.extent().isOnMap(hex) && !hasRoadToEdge(situation, hex))
                without.push_back(hex);
        }
        if (without.empty()) return;
        findings.add(
            model::tr(
                "{arrival} enters in road march, and no road leads from the edge into {found}",
                {{"arrival", arrival.id.text}, {"found", listed(labelsOf(situation, without))}}),
            {groupOf(arrival)},
            {.fixes = {{model::tr("Enter as stacks"), false,
                        model::setArrivalRoadMarch(arrival.id, false)}}});
    });
}

// --- turns ---

void turnNotOnTrack(const Situation& situation, Findings& findings) {
    const Track& track = situation.track();
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        std::vector<std::string> unknown;
        const auto look = [&](std::string_view label) {
            if (!label.empty() && track.isTurn(label) == Verdict::no) unknown.emplace_back(label);
        };
        look(arrival.turn);
        for (const auto& point : arrival.enter) {
            const auto [from, to] = endsOfSpan(point.hours);
            look(from);
            if (to != from) look(to);
        }
        if (unknown.empty()) return;
        std::vector<model::Fix> fixes;
        if (unknown.front() == arrival.turn) {
            std::vector<std::string> labels;
            for (const auto& turn : track.turns())
                labels.push_back(turn.label);
            for (const auto& near : nearNames(arrival.turn, std::move(labels)))
                fixes.push_back({model::tr("Arrive on {turn}", {{"turn", near}}), false,
                                 model::setArrivalTurn(arrival.id, near)});
        }
        findings.add(model::tr("{arrival}: {found} is no turn of the track",
                               {{"arrival", arrival.id.text}, {"found", listed(unknown)}}),
                     {groupOf(arrival)}, {.fixes = std::move(fixes)});
    });
}

void neverArrives(const Situation& situation, Findings& findings) {
    const Track& track = situation.track();
    if (!track.isKnown()) return;
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        const auto side = track.sideOf(arrival.turn);
        if (arrival.turn.empty() || !side || *side == 0) return;
        findings.add(model::tr(*side < 0 ? "{arrival} is due on {found}, before the first turn, "
                                           "{allowed}"
                                         : "{arrival} is due on {found}, after the last turn, "
                                           "{allowed}",
                               {{"arrival", arrival.id.text},
                                {"found", arrival.turn},
                                {"allowed", *side < 0 ? track.turns().front().label
                                                      : track.turns().back().label}}),
                     {groupOf(arrival)});
    });
}

void turnBarred(const Situation& situation, Findings& findings) {
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        const auto* bar =
            arrival.turn.empty() ? nullptr : barOnTurn(situation, arrival, arrival.turn);
        if (!bar) return;
        findings.add(model::tr("{arrival} is due on {found}; no ALT group of {side} comes on "
                               "{date}",
                               {{"arrival", arrival.id.text},
                                {"found", arrival.turn},
                                {"side", arrival.side.text},
                                {"date", bar->value}}),
                     {groupOf(arrival)}, {.rule = bar->rule});
    });
}

/// Reports groups whose fixed turn is of a kind.
void reportKind(const Situation& situation, Findings& findings, model::TurnKind kind,
                std::string_view pattern) {
    const Track& track = situation.track();
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        const auto index = arrival.turn.empty() ? std::nullopt : track.indexOf(arrival.turn);
        if (!index || track.turns()[*index].kind != kind) return;
        findings.add(model::tr(pattern, {{"arrival", arrival.id.text}, {"found", arrival.turn}}),
                     {groupOf(arrival)});
    });
}

void atNight(const Situation& situation, Findings& findings) {
    if (situation.ruleset()->entry.nightOrder.value)
        reportKind(situation, findings, model::TurnKind::night,
                   "{arrival} enters on {found}, a night turn, and needs a march order");
}

void restrictedTurn(const Situation& situation, Findings& findings) {
    reportKind(situation, findings, model::TurnKind::twilight,
               "{arrival} enters on {found}, a shaded turn, on which its movement is limited");
}

// --- blocked hexes ---

/// The hexes that a group may choose from at one time, each with its state.
struct ChoiceOfHexes {
    std::vector<EntryHexState> states;

    bool allBlocked() const {
        return !states.empty() &&
               std::all_of(states.begin(), states.end(), [](const EntryHexState& state) {
                   return state.blocked == Verdict::yes;
               });
    }
    /// A combat unit in each hex bars it, and there is no other.
    bool isHopeless() const {
        return allBlocked() &&
               std::all_of(states.begin(), states.end(), [](const EntryHexState& state) {
                   return state.enterable == Verdict::no && state.instead.empty() &&
                          state.missing.empty();
               });
    }
};

/// Of its fixed turn; a group without one may come at any of its hours.
std::vector<ChoiceOfHexes> choicesOf(const Situation& situation, const EntryWays& ways,
                                     const model::Arrival& arrival) {
    std::vector<std::vector<model::Hex>> times;
    if (arrival.turn.empty()) {
        for (const auto& point : arrival.enter)
            times.push_back(hexesOf(situation, point));
    } else {
        const EntryHexes hexes = entryHexes(situation, arrival, arrival.turn);
        if (hexes.known == Verdict::yes) times.push_back(hexes.hexes);
    }
    std::vector<ChoiceOfHexes> choices;
    for (const auto& hexes : times) {
        choices.emplace_back();
        for (const model::Hex hex : hexes)
            choices.back().states.push_back(ways.at(hex));
    }
    return choices;
}

/// Calls visit(arrival, choices); the ways of a side are judged once.
template <class Visit>
void forEachChoice(const Situation& situation, const Findings& findings, Visit visit) {
    std::map<model::SideId, std::unique_ptr<EntryWays>> bySide;
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        auto& ways = bySide[arrival.side];
        if (!ways) ways = std::make_unique<EntryWays>(situation, arrival.side);
        visit(arrival, choicesOf(situation, *ways, arrival));
    });
}

void blocked(const Situation& situation, Findings& findings) {
    forEachChoice(situation, findings, [&](const model::Arrival& arrival, const auto& choices) {
        std::vector<std::string> held, instead;
        std::vector<model::Fix> fixes;
        model::RuleRef clause;
        for (const ChoiceOfHexes& choice : choices) {
            if (!choice.allBlocked() || choice.isHopeless()) continue;
            for (const EntryHexState& state : choice.states) {
                addOnce(held, situation.label(state.hex) + " " + state.why);
                clause = state.clause;
                for (const auto& label : labelsOf(situation, state.instead))
                    addOnce(instead, label);
                for (const model::Hex hex : state.instead)
                    fixes.push_back({model::tr("Enter at {hex}", {{"hex", situation.label(hex)}}),
                                     false, model::moveEntryHex(arrival.id, state.hex, hex)});
            }
        }
        if (held.empty()) return;
        findings.add(model::tr(instead.empty()
                                   ? "{arrival} is blocked: {found}"
                                   : "{arrival} is blocked: {found}; nearest clear: {allowed}",
                               {{"arrival", arrival.id.text},
                                {"found", listed(held)},
                                {"allowed", listed(instead)}}),
                     {groupOf(arrival)}, {.rule = clause, .fixes = std::move(fixes)});
    });
}

void noAlternative(const Situation& situation, Findings& findings) {
    forEachChoice(situation, findings, [&](const model::Arrival& arrival, const auto& choices) {
        std::vector<std::string> held;
        model::RuleRef clause;
        for (const ChoiceOfHexes& choice : choices)
            if (choice.isHopeless())
                for (const EntryHexState& state : choice.states) {
                    addOnce(held, situation.label(state.hex) + " " + state.why);
                    clause = state.clause;
                }
        if (held.empty()) return;
        findings.add(model::tr("{arrival} cannot enter: {found}, and no clear hex of the map edge "
                               "is left",
                               {{"arrival", arrival.id.text}, {"found", listed(held)}}),
                     {groupOf(arrival)}, {.rule = clause});
    });
}

// --- what it pays ---

std::vector<std::string> namesOf(const Situation& situation,
                                 const std::vector<model::UnitId>& units) {
    std::vector<std::string> names;
    for (const auto& unit : units)
        names.push_back(situation.name(unit));
    return names;
}

/// 19.21-19.23.
void notEnoughPoints(const Situation& situation, Findings& findings) {
    EntryPlanner planner(situation);
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        if (arrival.turn.empty() && !arrival.alt.isStated()) return;
        const EntryPlan plan = planner.plan(arrival);
        std::vector<std::string> units, turns;
        const EntryPayment* first = nullptr;
        for (const EntryPayment& payment : plan.payments) {
            if (payment.enters != Verdict::no || payment.keptOut || payment.barred) continue;
            if (!first) first = &payment;
            for (auto& name : namesOf(situation, payment.units))
                units.push_back(std::move(name));
            addOnce(turns, payment.entersOn.empty() ? "no turn of the track" : payment.entersOn);
        }
        if (!first) return;
        const auto entering = plan.payments.size() -
                              static_cast<std::size_t>(std::count_if(
                                  plan.payments.begin(), plan.payments.end(),
                                  [](const auto& each) { return each.enters == Verdict::no; }));
        std::vector<model::Fix> fixes;
        if (arrival.roadMarch)
            fixes.push_back({model::tr("Enter as stacks"), false,
                             model::setArrivalRoadMarch(arrival.id, false)});
        findings.add(
            model::tr(arrival.roadMarch
                          ? "{arrival} at {hex}: {allowed} of {found} units can enter in road march"
                            "; {units} wait for {turn}"
                          : "{arrival} at {hex}: {allowed} of {found} stacks can pay; {units} "
                            "wait for {turn}",
                      {{"arrival", arrival.id.text},
                       {"hex", situation.label(*plan.paidAt)},
                       {"allowed", std::to_string(entering)},
                       {"found", std::to_string(plan.payments.size())},
                       {"units", listed(units)},
                       {"turn", listed(turns)}}),
            {groupOf(arrival)}, {.rule = first->clause, .fixes = std::move(fixes)});
    });
}

void emptyGroup(const Situation& situation, Findings& findings) {
    forEachArrival(situation, findings, [&](const model::Arrival& arrival) {
        if (!arrival.units.empty() || hasMisfit(arrival.about, "units")) return;
        findings.add(
            model::tr("{arrival} has no units", {{"arrival", arrival.id.text}, {"found", "0"}}),
            {groupOf(arrival)},
            {.fixes = {{model::tr("Remove it"), false, model::removeArrival(arrival.id)}}});
    });
}

constexpr model::Parts groups = model::Part::schedule | model::Part::rules;
constexpr model::Parts hexes =
    groups | model::Part::places | model::Part::grid | model::Parts(model::Part::forces);
constexpr model::Parts ways = hexes | model::Part::setup | model::Part::forces |
                              model::Part::onMap | model::Part::terrain | model::Part::hexsides |
                              model::Part::lines;

constexpr auto checks = std::to_array<Check>({
    {"entry.at-night", "Enters at night",
     "A group is due on a night turn, on which only units with a march order move. The order may "
     "be "
     "given when it enters.",
     model::Severity::info, groups, atNight},
    {"entry.blocked", "Entry hex blocked",
     "In the position of the scenario a combat unit stands in every entry hex that the group may "
     "choose, or an enemy combat unit controls it. The group may enter by the nearest clear hex "
     "instead.",
     model::Severity::warning, ways, blocked},
    {"entry.empty-group", "A group without units",
     "A group of the schedule names no units, so that nobody arrives with it.",
     model::Severity::warning, groups, emptyGroup, true},
    {"entry.impassable", "Nobody can pass the entry hex",
     "No unit of the group can enter its entry hex by its terrain, or leave it over any of its "
     "hexsides.",
     model::Severity::error, ways, impassable, true},
    {"entry.never-arrives", "Due when there is no game",
     "The turn of a group lies before the first turn of the scenario or after its last.",
     model::Severity::warning, groups, neverArrives},
    {"entry.no-alternative", "No hex left to enter by",
     "Enemy combat units stand in every entry hex that the group may choose, and no clear hex is "
     "left to enter by instead, so it waits.",
     model::Severity::warning, ways, noAlternative},
    {"entry.no-hex", "No entry hex",
     "A group has no entry hex: none is given, the map has no such entry, or the hex is not in "
     "play.",
     model::Severity::error, hexes, noHex, true},
    {"entry.no-road", "Road march without a road",
     "A group enters in road march by a hex through which no road leads.", model::Severity::warning,
     hexes | model::Part::lines, noRoad},
    {"entry.not-enough-mp", "More than can enter in one turn",
     "The last stacks or units of a group cannot pay what those before them add to the cost of the "
     "entry hex, or find no room behind them, and wait for the next turn. Groups before it by the "
     "same hex count.",
     model::Severity::warning, ways, notEnoughPoints},
    {"entry.not-on-edge", "Entry hex inside the map",
     "An entry hex of a group is not on the edge of the hexes in play.", model::Severity::error,
     hexes, notOnEdge, true},
    {"entry.restricted-turn", "Enters on a shaded turn",
     "A group is due on a turn of twilight, on which its movement is limited.",
     model::Severity::info, groups, restrictedTurn},
    {"entry.turn-barred", "Barred on that date",
     "An ALT group is due on a date on which the published scenario lets none of its side arrive.",
     model::Severity::error, groups, turnBarred},
    {"entry.turn-not-on-track", "No such turn",
     "The turn or the hours of a group are no turns of the turn track.", model::Severity::error,
     groups, turnNotOnTrack, true},
    {"entry.wrong-side", "Entry hex of another army",
     "An ALT group enters by a hex that the map marks as an entry of other armies only.",
     model::Severity::error, hexes | model::Part::forces, wrongSide},
});

} // namespace

std::span<const Check> entryChecks() {
    return checks;
}

} // namespace validators
