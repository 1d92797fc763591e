// Terrain in hexes: names that the ruleset does not know, terrains that exclude each other, and
// hexes that nobody can enter.

#include "model/edits/terrain_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/map_types.h"
#include "validators/checks/near_names.h"
#include "validators/rules/reach.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <map>

namespace validators {

namespace {

using TerrainByHex = std::map<model::Hex, std::vector<model::TerrainId>>;

/// What the lists give the hexes of the region, of the terrains that are wanted.
template <class Wanted>
TerrainByHex terrainIn(const Situation& situation, const model::Region& region, Wanted wanted) {
    TerrainByHex terrain;
    for (const auto& list : situation.map().terrain) {
        if (!wanted(list->type)) continue;
        list->hexes.forEach([&](model::Hex hex) {
            if (!region.contains(hex)) return;
            auto& here = terrain[hex];
            if (std::find(here.begin(), here.end(), list->type) == here.end())
                here.push_back(list->type);
        });
    }
    return terrain;
}

std::vector<std::string> namesOf(const std::vector<model::TerrainId>& terrain) {
    std::vector<std::string> names;
    for (const auto& id : terrain)
        names.push_back(id.empty() ? "\"\"" : id.text);
    return names;
}

/// Every hex of a terrain becomes another.
model::Edit replaceTerrain(const std::vector<model::Hex>& hexes, const model::TerrainId& from,
                           const model::TerrainId& to) {
    return model::together(
        model::tr("Replace {from} by {to}", {{"from", from.text}, {"to", to.text}}),
        {model::eraseTerrain(hexes, from), model::paintTerrain(hexes, to, {})});
}

std::vector<model::Fix> offerNames(const Situation& situation, const model::TerrainId& unknown) {
    std::vector<model::Hex> hexes;
    for (const auto& list : situation.map().terrain)
        if (list->type == unknown) {
            const auto more = list->hexes.hexes();
            hexes.insert(hexes.end(), more.begin(), more.end());
        }
    std::vector<std::string> known;
    for (const auto& type : situation.ruleset()->terrain)
        known.push_back(type.id.text);
    std::vector<model::Fix> fixes;
    for (const auto& name : nearNames(unknown.text, std::move(known)))
        fixes.push_back({model::tr("Make all {from} {to}", {{"from", unknown.text}, {"to", name}}),
                         false, replaceTerrain(hexes, unknown, model::TerrainId(name))});
    return fixes;
}

void unknownTerrain(const Situation& situation, const model::Region& region, Findings& findings) {
    // A ruleset without terrain has no vocabulary to hold a map against.
    if (!situation.ruleset() || situation.ruleset()->terrain.empty()) return;
    const auto isUnknown = [&](const model::TerrainId& id) {
        return model::find(*situation.ruleset(), id) == nullptr;
    };
    std::map<model::TerrainId, std::vector<model::Fix>> fixesFor;
    for (const auto& [hex, terrain] : terrainIn(situation, region, isUnknown)) {
        if (findings.cancelled()) return;
        std::vector<model::Fix> fixes;
        for (const auto& id : terrain) {
            if (!fixesFor.contains(id)) fixesFor[id] = offerNames(situation, id);
            const auto& offered = fixesFor[id];
            fixes.insert(fixes.end(), offered.begin(), offered.end());
        }
        findings.add(model::tr("{hex}: {found} is no terrain of {ruleset}",
                               {{"hex", situation.label(hex)},
                                {"found", listed(namesOf(terrain))},
                                {"ruleset", situation.ruleset()->name}}),
                     {hex}, {.fixes = std::move(fixes)});
    }
    if (!region.isEverywhere()) return; // the ground changes with the grid, never with hexes
    for (const auto& sheet : situation.map().sheets)
        if (!sheet.ground.empty() && isUnknown(sheet.ground))
            findings.add(model::tr("sheet {sheet}: its ground {found} is no terrain of {ruleset}",
                                   {{"sheet", sheet.id.text},
                                    {"found", sheet.ground.text},
                                    {"ruleset", situation.ruleset()->name}}),
                         {model::ObjectRef{model::ObjectKind::sheet, sheet.id.text}},
                         {.part = "ground"});
}

bool excludes(const model::Ruleset& ruleset, const model::TerrainId& a, const model::TerrainId& b) {
    const auto names = [&](const model::TerrainId& from, const model::TerrainId& to) {
        const auto* type = model::find(ruleset, from);
        return type &&
               std::find(type->excludes.begin(), type->excludes.end(), to) != type->excludes.end();
    };
    return names(a, b) || names(b, a);
}

void terrainConflict(const Situation& situation, const model::Region& region, Findings& findings) {
    if (!situation.ruleset()) return;
    const auto any = [](const model::TerrainId&) { return true; };
    for (const auto& [hex, terrain] : terrainIn(situation, region, any)) {
        if (findings.cancelled()) return;
        std::vector<model::TerrainId> conflicting;
        for (const auto& id : terrain)
            if (std::any_of(terrain.begin(), terrain.end(), [&](const auto& other) {
                    return other != id && excludes(*situation.ruleset(), id, other);
                }))
                conflicting.push_back(id);
        if (conflicting.empty()) continue;
        std::vector<model::Fix> fixes;
        for (const auto& id : conflicting)
            fixes.push_back({model::tr("Remove {terrain}", {{"terrain", id.text}}), false,
                             model::eraseTerrain({hex}, id)});
        findings.add(
            model::tr("{hex}: {found} exclude each other",
                      {{"hex", situation.label(hex)}, {"found", listed(namesOf(conflicting))}}),
            {hex}, {.fixes = std::move(fixes)});
    }
}

void unreachableHex(const Situation& situation, Findings& findings) {
    const auto parts = reachParts(situation);
    const auto largest =
        std::max_element(parts.begin(), parts.end(), [](const auto& a, const auto& b) {
            return a.hexes.size() < b.hexes.size();
        });
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        // Units enter a hex on the edge from off the map.
        if (part == largest || part->atEdge) continue;
        std::vector<model::Subject> subjects(part->hexes.begin(), part->hexes.end());
        findings.add(model::tr("{hex}: no unit can ever enter, for nothing leads across its "
                               "hexsides; hexes: {found}",
                               {{"hex", situation.label(part->hexes.front())},
                                {"found", std::to_string(part->hexes.size())}}),
                     std::move(subjects));
    }
}

constexpr auto checks = std::to_array<Check>({
    {"map.terrain-conflict", "Terrains that exclude each other",
     "A hex holds two terrains that cannot be in one hex, woods and a marsh for instance. Which "
     "they are the ruleset says; woods with a chateau are legal.",
     model::Severity::warning, model::Part::terrain | model::Part::grid, Local{terrainConflict, 0}},
    {"map.unreachable-hex", "A hex that no unit can enter",
     "A playable hex, or several together, is ringed by hexsides that nothing crosses: rivers "
     "without a bridge, walls without a gate, lakes. No unit can ever enter it. Hexes on the map "
     "edge are entered from off the map.",
     model::Severity::info,
     model::Part::grid | model::Part::terrain | model::Parts(model::Part::hexsides) |
         model::Part::lines,
     unreachableHex, true},
    {"map.unknown-terrain", "No terrain of the ruleset",
     "The map names a terrain that the ruleset does not know. It is kept and drawn, but no rule "
     "sees it.",
     model::Severity::error, model::Part::terrain | model::Part::grid, Local{unknownTerrain, 0},
     true},
    {"map.unknown-type", "No type of the ruleset",
     "A feature of a hexside, a watercourse, a road, a bridge or ford, or an outline has a type "
     "that the ruleset does not know. It is kept and drawn, but no rule sees it. The kind of a "
     "place may be any word.",
     model::Severity::error, model::Part::hexsides | model::Part::lines, unknownType, true},
});

} // namespace

std::span<const Check> mapChecks() {
    return checks;
}

} // namespace validators
