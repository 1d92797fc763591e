// Walls, gates and trenches round places, and the hexsides that the rules give to named hexes.

#include "model/edits/hexside_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/rules/enclosures.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace validators {

namespace {

using model::Fix;
using model::Hexside;
using model::Part;
using model::PublishedPlace;

std::vector<model::Subject> subjectsOf(const Hexes& hexes) {
    return {hexes.begin(), hexes.end()};
}

void wallOpen(const Situation& situation, const model::Region& region, Findings& findings) {
    for (const Hexside at : ringOf(situation.map(), enclosedHexes(situation))) {
        if (!region.touches(at)) continue;
        if (closedBy(situation.lines().featuresAt(at)) != Closed::open) continue;
        // Nobody walks in from there, nor is anybody inside.
        if (isClosed(situation, at.first()) || isClosed(situation, at.second())) continue;
        std::vector<Fix> fixes;
        for (const auto& type : situation.ruleset()->hexsides)
            if (type.encloses != model::Enclosure::none)
                fixes.push_back({model::tr("Add: {feature}", {{"feature", type.name}}), false,
                                 model::addHexsides({model::canonical(at)}, type.id, false)});
        findings.add(model::tr("{hexside}: neither wall nor gate closes the town here",
                               {{"hexside", situation.label(at)}}),
                     {at}, {.fixes = std::move(fixes)});
    }
}

void gateCount(const Situation& situation, Findings& findings) {
    const model::PublishedMap* map = publishedMap(situation);
    if (!map) return;
    for (const PublishedPlace& published : map->places) {
        if (!published.gates) continue;
        const auto hexes = hexesOf(situation, published);
        if (!hexes) continue;
        const auto ring = ringOf(situation.map(), *hexes);
        const auto gates = std::count_if(ring.begin(), ring.end(), [&](Hexside at) {
            return closedBy(situation.lines().featuresAt(at)) == Closed::gate;
        });
        if (gates == *published.gates) continue;
        findings.add(model::tr("{place} has gates: {found}; by the rules: {allowed}",
                               {{"place", published.name},
                                {"found", std::to_string(gates)},
                                {"allowed", std::to_string(*published.gates)}}),
                     subjectsOf(*hexes), {.rule = published.rule});
    }
}

void noWayIn(const Situation& situation, Findings& findings) {
    std::map<Hexes, std::string> places;
    if (const auto* map = publishedMap(situation))
        for (const PublishedPlace& published : map->places) {
            const auto* type =
                model::find(*situation.ruleset(), model::HexsideTypeId(published.hexsides));
            if (!type || type->encloses != model::Enclosure::wall) continue;
            // One side of a hex that the rules name is no ring; a place is.
            const auto* kind = model::findPlaceKind(*situation.ruleset(), published.kind);
            if (!kind || !kind->enclosed) continue;
            if (const auto hexes = hexesOf(situation, published))
                places.emplace(*hexes, published.name);
        }
    for (const Hexes& part : connectedParts(enclosedHexes(situation)))
        places.emplace(part, situation.label(*part.begin()));
    for (const auto& [hexes, name] : places)
        if (!hasWayIn(situation, hexes))
            findings.add(model::tr("{found}: no gate and no road leads through the ring of walls "
                                   "or trenches",
                                   {{"found", name}}),
                         subjectsOf(hexes));
}

void hexsidesMissing(const Situation& situation, Findings& findings) {
    const model::PublishedMap* map = publishedMap(situation);
    if (!map) return;
    const PrintedLines& lines = situation.lines();
    std::map<model::HexsideTypeId, Hexes> bordered; ///< by type, the hexes that have it
    for (const PublishedPlace& published : map->places) {
        const model::HexsideTypeId type(published.hexsides);
        if (type.empty()) continue;
        Hexes& all = bordered[type];
        const auto hexes = hexesOf(situation, published);
        if (!hexes) continue;
        all.insert(hexes->begin(), hexes->end());
        const auto ring = ringOf(situation.map(), *hexes);
        const bool has = std::any_of(ring.begin(), ring.end(), [&](Hexside at) {
            const auto features = lines.featuresAt(at);
            return std::any_of(features.begin(), features.end(),
                               [&](const LaidFeature& feature) { return *feature.id == type; });
        });
        if (!has)
            findings.add(model::tr("{hex}: none of the hexsides of {place} is {allowed}",
                                   {{"hex", situation.label(*hexes->begin())},
                                    {"place", published.name},
                                    {"allowed", type.text}}),
                         subjectsOf(*hexes), {.part = type.text, .rule = published.rule});
    }
    const Hexes enclosed = enclosedHexes(situation);
    std::set<std::pair<Hexside, model::HexsideTypeId>> seen;
    for (const LaidFeature& feature : lines.features()) {
        const auto found = bordered.find(*feature.id);
        if (found == bordered.end()) continue;
        const auto borders = [&](const Hexes& hexes) {
            return hexes.contains(feature.at.first()) != hexes.contains(feature.at.second());
        };
        if (borders(found->second) || borders(enclosed)) continue;
        if (!seen.emplace(feature.at, *feature.id).second) continue;
        findings.add(
            model::tr("{hexside}: {found}, but the rules put none here",
                      {{"hexside", situation.label(feature.at)}, {"found", feature.id->text}}),
            {feature.at},
            {.part = feature.id->text,
             .fixes = {{model::tr("Remove the {kind}", {{"kind", feature.id->text}}), false,
                        model::removeHexsides({feature.at}, *feature.id)}}});
    }
}

constexpr model::Parts wallParts =
    Part::places | Part::grid | model::Parts(Part::hexsides) | Part::lines | Part::terrain;

constexpr auto checks = std::to_array<Check>({
    {"places.gate-count", "Another number of gates",
     "The rules give a walled town a number of gates, and the map has another one. Compared only "
     "on "
     "a map that says which published map it is.",
     model::Severity::warning, wallParts | Part::texts, gateCount},
    {"places.hexsides-missing", "Hexsides that the rules give to a place",
     "The rules give a named hex dragon's teeth, a wall or a trench, and none of its sides carries "
     "them, or other hexsides do. Pick the hexsides. Compared only on a map that says which "
     "published map it is.",
     model::Severity::error, wallParts | Part::texts, hexsidesMissing},
    {"places.no-way-in", "No way into a walled place",
     "A walled town has no gate, or no road leads through the trenches of a bridgehead, so that "
     "units, or guns and cavalry, cannot come in or out. Add a gate or a road.",
     model::Severity::error, wallParts | Part::texts, noWayIn},
    {"places.wall-open", "A hole in the wall",
     "A hexside round a walled town is neither wall nor gate, so that units walk in. Close it. At "
     "the map edge and towards closed hexes nothing needs to be.",
     model::Severity::error, wallParts, Local{wallOpen, 0}},
});

} // namespace

std::span<const Check> wallsChecks() {
    return checks;
}

} // namespace validators
