// Roads and trails: what they cross, where they end and whether they lead anywhere.

#include "model/edits/hexside_edits.h"
#include "model/edits/road_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/span_fixes.h"
#include "validators/rules/crossings.h"
#include "validators/rules/road_net.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace validators {

namespace {

using model::Hex;
using model::Hexside;
using model::Part;
using model::Road;
using model::RoadCrossing;

std::string nameOf(const Road& road) {
    if (!road.name.empty()) return road.name;
    return road.id.empty() ? road.type.text : road.id.text;
}

template <class Links>
std::string namesOf(const Links& links) {
    std::vector<std::string> names;
    for (const RoadLink& link : links)
        if (std::find(names.begin(), names.end(), nameOf(*link.road)) == names.end())
            names.push_back(nameOf(*link.road));
    return listed(names);
}

std::string typeName(const LaidFeature& feature) {
    return feature.type && !feature.type->name.empty() ? feature.type->name : feature.id->text;
}

// --- over water ---

void bridgeWithoutRoad(const Situation& situation, const model::Region& region,
                       Findings& findings) {
    const PrintedLines& lines = situation.lines();
    forEachHexside(lines.spans(), region, [&](Hexside at, std::span<const LaidSpan> spans) {
        if (!lines.linksAt(at).empty()) return;
        std::vector<std::string> names;
        std::vector<model::Fix> fixes;
        for (const LaidSpan& laid : spans) {
            if (!laid.type || !laid.type->needsRoad) continue;
            if (std::find(names.begin(), names.end(), laid.type->name) != names.end()) continue;
            names.push_back(laid.type->name);
            fixes.push_back(removeSpanFix(at, laid.type->id));
        }
        if (names.empty()) return;
        if (situation.ruleset())
            for (auto type = situation.ruleset()->roads.rbegin();
                 type != situation.ruleset()->roads.rend(); ++type)
                fixes.insert(fixes.begin(),
                             {model::tr("Lead a {road} over it", {{"road", type->id.text}}), false,
                              model::drawRoad({at.first(), at.second()}, type->id)});
        findings.add(model::tr("{hexside}: no road or trail leads over the {found}",
                               {{"hexside", situation.label(at)}, {"found", listed(names)}}),
                     {at}, {.fixes = std::move(fixes)});
    });
}

/// Roads over a feature that asks this much of them, and no span of any kind is there: one on the
/// wrong water is rivers.bridge-without-water.
void reportWithoutSpan(const Situation& situation, const model::Region& region, RoadCrossing need,
                       std::string_view pattern, Findings& findings) {
    const PrintedLines& lines = situation.lines();
    forEachHexside(lines.links(), region, [&](Hexside at, std::span<const RoadLink> links) {
        const RoadNeed asked = roadNeed(lines.featuresAt(at));
        if (asked.need != need || !lines.spansAt(at).empty()) return;
        std::vector<model::Fix> fixes;
        addBridgeFixes(situation, at, *asked.feature, fixes);
        findings.add(model::tr(pattern, {{"hexside", situation.label(at)},
                                         {"road", namesOf(links)},
                                         {"found", typeName(*asked.feature)}}),
                     {at}, {.fixes = std::move(fixes)});
    });
}

void noBridge(const Situation& situation, const model::Region& region, Findings& findings) {
    reportWithoutSpan(situation, region, RoadCrossing::needsSpan,
                      "{hexside}: {road} meets water ({found}) that it cannot cross without a "
                      "bridge or ford",
                      findings);
}

void noTrestle(const Situation& situation, const model::Region& region, Findings& findings) {
    reportWithoutSpan(situation, region, RoadCrossing::wantsSpan,
                      "{hexside}: {road} crosses water ({found}) without a span", findings);
}

void overBarrier(const Situation& situation, const model::Region& region, Findings& findings) {
    const PrintedLines& lines = situation.lines();
    forEachHexside(
        lines.features(), region, [&](Hexside at, std::span<const LaidFeature> features) {
            const RoadNeed asked = roadNeed(features);
            if (asked.need != RoadCrossing::barred) return;
            const auto links = lines.linksAt(at);
            const auto spans = lines.spansAt(at);
            if (links.empty() && spans.empty()) return;
            std::vector<std::string> what;
            std::vector<model::Fix> fixes;
            if (!links.empty()) {
                what.push_back(namesOf(links));
                fixes.push_back(
                    {model::tr("Remove the road there"), false, model::eraseRoads({}, {at})});
            }
            std::set<model::SpanTypeId> seen;
            for (const LaidSpan& laid : spans) {
                if (!seen.insert(laid.span->type).second) continue;
                what.push_back(laid.span->type.text);
                fixes.push_back(removeSpanFix(at, laid.span->type));
            }
            fixes.push_back({model::tr("Remove the {kind}", {{"kind", asked.feature->id->text}}),
                             false, model::removeHexsides({at}, *asked.feature->id)});
            findings.add(model::tr("{hexside}: {found} over {barrier}, which nothing crosses",
                                   {{"hexside", situation.label(at)},
                                    {"found", listed(what)},
                                    {"barrier", typeName(*asked.feature)}}),
                         {at}, {.fixes = std::move(fixes)});
        });
}

// --- ends ---

/// The half that is drawn gives way to the whole link.
model::Edit leadOn(Hex from, Hex to, const model::RoadTypeId& type) {
    const auto erase = model::eraseRoads({}, {*model::hexsideBetween(from, to)}, type);
    const auto draw = model::drawRoad({from, to}, type);
    return model::together(draw.name, {erase, draw});
}

void reportHalfLinks(const Situation& situation, const model::Region& region, Findings& findings) {
    const PrintedLines& lines = situation.lines();
    forEachHexside(lines.links(), region, [&](Hexside at, std::span<const RoadLink> links) {
        if (continues(links)) return;
        const Hex from = *links.front().halfFrom;
        const Hex to = at.across(from);
        if (!situation.extent().isOnMap(to)) return; // it leads off the map
        std::vector<model::Fix> fixes;
        for (const RoadLink& link : links)
            fixes.push_back({model::tr("Lead it into {hex}", {{"hex", situation.label(to)}}), false,
                             leadOn(from, to, link.road->type)});
        findings.add(model::tr("{hexside}: {found} leaves {hex} but is not continued in {other}",
                               {{"hexside", situation.label(at)},
                                {"found", namesOf(links)},
                                {"hex", situation.label(from)},
                                {"other", situation.label(to)}}),
                     {at, from}, {.fixes = std::move(fixes)});
    });
}

void reportBreaks(const Situation& situation, const model::Region& region, Findings& findings) {
    std::map<std::pair<Hex, Hex>, std::vector<std::string>> breaks;
    for (const auto& road : situation.map().roads)
        for (std::size_t i = 1; i < road->hexes.size(); ++i) {
            const Hex before = road->hexes[i - 1], after = road->hexes[i];
            if (before == after || model::hexsideBetween(before, after)) continue;
            if (region.contains(before)) breaks[{before, after}].push_back(nameOf(*road));
        }
    for (const auto& [hexes, names] : breaks)
        findings.add(
            model::tr("{hex}: {found} breaks off here; its next hex {other} does not touch "
                      "this one",
                      {{"hex", situation.label(hexes.first)},
                       {"found", listed(names)},
                       {"other", situation.label(hexes.second)}}),
            {hexes.first, hexes.second});
}

void oneSided(const Situation& situation, const model::Region& region, Findings& findings) {
    reportHalfLinks(situation, region, findings);
    reportBreaks(situation, region, findings);
}

void openEnd(const Situation& situation, const model::Region& region, Findings& findings) {
    const auto ends = roadEnds(situation, region);
    if (ends.empty()) return; // most strokes meet no end, and places are all over the map
    const Places places(situation);
    for (const auto& [hex, roads] : ends) {
        const auto& extent = situation.extent();
        if (!extent.isOnMap(hex) || extent.isOnEdge(hex) || places.has(hex)) continue;
        std::vector<std::string> names;
        for (const Road* road : roads)
            if (std::find(names.begin(), names.end(), nameOf(*road)) == names.end())
                names.push_back(nameOf(*road));
        findings.add(model::tr("{hex}: {found} ends here, away from any place",
                               {{"hex", situation.label(hex)}, {"found", listed(names)}}),
                     {hex});
    }
}

// --- what it leads to ---

void isolated(const Situation& situation, Findings& findings) {
    for (const RoadPiece& piece : roadPieces(situation)) {
        if (piece.atEdge || piece.atSource || piece.joinsRoads) continue;
        std::vector<std::string> names;
        for (const Road* road : piece.roads)
            names.push_back(nameOf(*road));
        std::vector<model::Subject> subjects(piece.hexes.begin(), piece.hexes.end());
        findings.add(
            model::tr("{hex}: {found} is joined to no map edge, supply source or other "
                      "road",
                      {{"hex", situation.label(piece.hexes.front())}, {"found", listed(names)}}),
            std::move(subjects));
    }
}

void twoKinds(const Situation& situation, const model::Region& region, Findings& findings) {
    forEachHexside(
        situation.lines().links(), region, [&](Hexside at, std::span<const RoadLink> links) {
            std::map<model::RoadTypeId, const model::RoadType*> kinds;
            for (const RoadLink& link : links)
                kinds.emplace(link.road->type, link.type);
            if (kinds.size() < 2) return;
            // The kind that another one leaves out is the one to remove.
            std::vector<std::string> names;
            std::vector<model::Fix> fixes;
            for (const auto& [id, type] : kinds) {
                names.push_back(id.text);
                const bool leftOut =
                    type && std::any_of(type->excludes.begin(), type->excludes.end(),
                                        [&](const auto& other) { return kinds.contains(other); });
                fixes.insert(leftOut ? fixes.begin() : fixes.end(),
                             {model::tr("Remove the {kind} there", {{"kind", id.text}}), leftOut,
                              model::eraseRoads({}, {at}, id)});
            }
            if (std::count_if(fixes.begin(), fixes.end(),
                              [](const auto& fix) { return fix.sure; }) > 1)
                for (auto& fix : fixes)
                    fix.sure = false;
            findings.add(model::tr("{hexside}: {found} on one hexside",
                                   {{"hexside", situation.label(at)}, {"found", listed(names)}}),
                         {at}, {.fixes = std::move(fixes)});
        });
}

void sunkenWithoutRoad(const Situation& situation, const model::Region& region,
                       Findings& findings) {
    const PrintedLines& lines = situation.lines();
    forEachHexside(
        lines.features(), region, [&](Hexside at, std::span<const LaidFeature> features) {
            for (const LaidFeature& feature : features) {
                if (!feature.type || !feature.type->alongRoad) continue;
                if (hasRoad(lines, at.first()) || hasRoad(lines, at.second())) continue;
                findings.add(
                    model::tr("{hexside}: {found}, but no road runs in either hex",
                              {{"hexside", situation.label(at)}, {"found", typeName(feature)}}),
                    {at},
                    {.fixes = {{model::tr("Remove the {kind}", {{"kind", feature.id->text}}), false,
                                model::removeHexsides({at}, *feature.id)}}});
                return;
            }
        });
}

void mainRoadMissing(const Situation& situation, Findings& findings) {
    const MainRoads main(situation);
    for (const auto& [one, other] : main.unjoined()) {
        findings.add(model::tr("no main road joins the supply sources {one} and {other}",
                               {{"one", one->letter}, {"other", other->letter}}),
                     {*one->at, *other->at}, {.part = one->letter + "-" + other->letter});
    }
}

constexpr model::Parts crossingParts = Part::hexsides | Part::lines;

constexpr auto checks = std::to_array<Check>({
    {"roads.bridge-without-road", "A bridge without a road",
     "No road or trail leads over a bridge or trestle, so that nobody would have built it. Lead "
     "the "
     "road over it, or remove it. Fords need no road.",
     model::Severity::warning, crossingParts, Local{bridgeWithoutRoad, 0}, true},
    {"roads.isolated", "A road that leads nowhere",
     "A piece of road is joined to no map edge, no supply source and no other road, so that no "
     "supply line can use it and nobody marches along it from elsewhere. Join it to the others.",
     model::Severity::info, model::Part::lines | model::Part::places | model::Parts(Part::grid),
     isolated, true},
    {"roads.main-road-missing", "No main road between the supply sources",
     "Points are scored for units that leave the map along the main road at the source of the "
     "enemy, so that a road flagged as main has to lead from each source to that of the other side "
     "without a break. Flag the road. Sources that are missing are another matter.",
     model::Severity::warning, model::Part::lines | model::Part::places | model::Parts(Part::grid),
     mainRoadMissing},
    {"roads.no-bridge", "A road over water without a bridge",
     "A road or trail meets water that may be crossed only by a bridge or ford, and none is there, "
     "so that the road cannot be used. Add one. A damaged bridge is a bridge; one of the wrong "
     "kind "
     "is rivers.bridge-without-water.",
     model::Severity::warning, crossingParts, Local{noBridge, 0}, true},
    {"roads.no-trestle", "A road over a stream without a trestle",
     "A road crosses a stream and no trestle or ford is drawn. Units can wade it, but the printed "
     "maps carry roads over streams on trestles. Add one, or waive it where the road is a ford.",
     model::Severity::info, crossingParts, Local{noTrestle, 0}},
    {"roads.one-sided", "A road that stops at a hexside",
     "A road leaves a hex through a side, and in the neighbour no road goes on, or two hexes that "
     "follow each other in a road do not touch. Lead the road on. A road that leaves the map at "
     "its "
     "edge is sound.",
     model::Severity::warning, model::Part::lines | model::Part::grid, Local{oneSided, 0}, true},
    {"roads.open-end", "A road that ends in the open",
     "A road or trail ends inside the map in a hex without a place, where no other road goes on. "
     "It "
     "may be as printed, or a hex of the road was forgotten.",
     model::Severity::info,
     model::Part::lines | model::Part::places | model::Parts(Part::terrain) | Part::grid,
     Local{openEnd, 1}, true},
    {"roads.over-barrier", "A road over a barrier",
     "A road, trail, bridge or ford crosses a hexside that nothing may cross, such as a wall "
     "without a gate. Remove one of them.",
     model::Severity::warning, crossingParts, Local{overBarrier, 0}},
    {"roads.sunken-without-road", "A sunken road without a road",
     "A hexside is drawn as the side of a sunken road, but no road runs in either of its hexes. "
     "Draw the road, or remove the side.",
     model::Severity::warning, crossingParts, Local{sunkenWithoutRoad, 0}},
    {"roads.two-kinds", "Two kinds of road on one hexside",
     "A road and a track cross the same hexside. Units use the better one, so the other has no "
     "effect and hides what was meant. Remove it there.",
     model::Severity::info, model::Part::lines, Local{twoKinds, 0}, true},
});

} // namespace

std::span<const Check> roadsChecks() {
    return checks;
}

} // namespace validators
