// Water: where it ends, breaks off or runs uphill, and what it cuts apart. What carries a road over
// it is in crossings.cpp.

#include "model/edits/flow_edits.h"
#include "model/edits/hexside_edits.h"
#include "model/edits/terrain_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/rules/hexes_with.h"
#include "validators/rules/reach.h"
#include "validators/rules/situation.h"
#include "validators/rules/water_net.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace validators {

namespace {

using model::Hexside;
using model::Part;
using model::Vertex;
using model::Watercourse;

void addName(std::vector<std::string>& names, const std::string& name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

// --- ends and gaps ---

/// What the author says of the end at this hexside.
std::optional<model::WaterEnd> saidOf(const OpenEnd& end) {
    const Watercourse& water = *end.water;
    if (end.hexside == water.hexsides.back() && water.to) return water.to;
    return end.hexside == water.hexsides.front() ? water.from : std::nullopt;
}

std::string whyOpen(const OpenEnd& end, bool several) {
    if (several) return "{hexside}: {found} has neither a source nor a mouth at any of its ends";
    const auto said = saidOf(end);
    if (said == model::WaterEnd::edge)
        return "{hexside}: {found} is said to run to the map edge, but ends inside the map";
    if (said == model::WaterEnd::junction)
        return "{hexside}: {found} is said to join other water, but none is there";
    return "{hexside}: {found} ends inside the map at no source, lake or other water";
}

void reportOpenEnds(const Situation& situation, const std::vector<OpenEnd>& ends,
                    Findings& findings) {
    std::vector<model::Subject> subjects;
    std::vector<std::string> names;
    std::vector<model::Fix> fixes;
    for (const OpenEnd& end : ends) {
        subjects.emplace_back(end.hexside);
        subjects.emplace_back(end.corner);
        addName(names, nameOf(*end.water));
        fixes.push_back(
            {model::tr("Mark the source at {corner}", {{"corner", situation.label(end.corner)}}),
             false, model::markSource(end.water->id, end.corner)});
    }
    findings.add(
        model::tr(whyOpen(ends.front(), ends.size() > 1),
                  {{"hexside", situation.label(ends.front().hexside)}, {"found", listed(names)}}),
        std::move(subjects), {.fixes = std::move(fixes)});
}

void openEnd(const Situation& situation, Findings& findings) {
    for (const Course& course : WaterNet(situation).coursesWithOpenEnds()) {
        // Of an unknown kind nobody knows whether a head needs a mark; two ends are too many.
        const std::size_t unmarked =
            course.type ? static_cast<std::size_t>(course.type->unmarkedEnds) : 1;
        if (course.ends.size() <= unmarked) continue;
        if (unmarked > 0) {
            reportOpenEnds(situation, course.ends, findings);
            continue;
        }
        for (const OpenEnd& end : course.ends)
            reportOpenEnds(situation, {end}, findings);
    }
}

bool touch(Hexside a, Hexside b) {
    return model::shareCorner(a, b);
}

model::Fix fillFix(const WaterGap& gap) {
    const Watercourse& a = *gap.one;
    const Watercourse& b = *gap.other;
    const auto flowsInto = [&](const Watercourse& upper, const Watercourse& lower) {
        return &upper != &lower && touch(upper.hexsides.back(), gap.at) &&
               touch(lower.hexsides.front(), gap.at);
    };
    const model::Message title = model::tr("Fill the hexside");
    if (flowsInto(a, b)) return {title, false, model::joinWatercourses(a.id, b.id, gap.at)};
    if (flowsInto(b, a)) return {title, false, model::joinWatercourses(b.id, a.id, gap.at)};
    return {title, false, model::drawWatercourse({gap.at}, a.type)};
}

void gap(const Situation& situation, Findings& findings) {
    const WaterNet net(situation);
    std::map<Hexside, std::pair<std::vector<std::string>, std::vector<model::Fix>>> gaps;
    for (const WaterGap& found : net.gaps()) {
        auto& [names, fixes] = gaps[found.at];
        addName(names, nameOf(*found.one));
        addName(names, nameOf(*found.other));
        fixes.push_back(fillFix(found));
    }
    for (auto& [hexside, found] : gaps)
        findings.add(
            model::tr("{hexside}: the water of {found} stops on either side of this one hexside",
                      {{"hexside", situation.label(hexside)}, {"found", listed(found.first)}}),
            {hexside}, {.fixes = std::move(found.second)});
    std::set<std::pair<Hexside, Hexside>> reported;
    for (const WaterBreak& found : net.breaks()) {
        if (!reported.emplace(found.before, found.after).second) continue;
        findings.add(model::tr("{before}: {found} breaks off here; its next hexside is {after}",
                               {{"before", situation.label(found.before)},
                                {"found", nameOf(*found.water)},
                                {"after", situation.label(found.after)}}),
                     {found.before, found.after});
    }
}

// --- what a hexside carries ---

bool excludes(const LaidFeature& a, const LaidFeature& b) {
    const auto names = [](const LaidFeature& from, const LaidFeature& to) {
        return from.type && std::find(from.type->excludes.begin(), from.type->excludes.end(),
                                      *to.id) != from.type->excludes.end();
    };
    return names(a, b) || names(b, a);
}

/// A shore is a kind of water as well: it may not lie on a river, though units meet no stream
/// there.
bool areTwoWaters(const LaidFeature& a, const LaidFeature& b) {
    if (*a.id == *b.id) return false;
    if (a.isWater() && b.isWater()) return true;
    const LaidFeature& dry = a.isWater() ? b : a;
    return a.isWater() != b.isWater() && dry.type && !dry.type->borders.empty() && excludes(a, b);
}

/// Takes the feature from the hexside, whether a watercourse or a list has it.
model::Edit removeFeature(Hexside at, const model::HexsideTypeId& type) {
    return model::together(model::tr("Erase {feature}", {{"feature", type.text}}),
                           {model::eraseWater({at}, type), model::removeHexsides({at}, type)});
}

void twoKinds(const Situation& situation, const model::Region& region, Findings& findings) {
    forEachHexside(
        situation.lines().features(), region,
        [&](Hexside at, std::span<const LaidFeature> features) {
            std::vector<std::string> kinds;
            for (const LaidFeature& feature : features)
                if (std::any_of(features.begin(), features.end(),
                                [&](const auto& other) { return areTwoWaters(feature, other); }))
                    addName(kinds, feature.id->text);
            if (kinds.empty()) return;
            std::vector<model::Fix> fixes;
            for (const auto& kind : kinds)
                fixes.push_back({model::tr("Remove the {kind}", {{"kind", kind}}), false,
                                 removeFeature(at, model::HexsideTypeId(kind))});
            findings.add(model::tr("{hexside}: {found} on one hexside, which holds one kind of "
                                   "water",
                                   {{"hexside", situation.label(at)}, {"found", listed(kinds)}}),
                         {at}, {.fixes = std::move(fixes)});
        });
}

void lakeSideWithoutLake(const Situation& situation, const model::Region& region,
                         Findings& findings) {
    std::map<const model::HexsideType*, HexesWith> borders;
    const auto bordersOn = [&](const model::HexsideType& type) -> const HexesWith& {
        return borders
            .try_emplace(&type, situation,
                         [&](const model::TerrainType& terrain) {
                             return std::find(type.borders.begin(), type.borders.end(),
                                              terrain.id) != type.borders.end();
                         })
            .first->second;
    };
    forEachHexside(
        situation.lines().features(), region,
        [&](Hexside at, std::span<const LaidFeature> features) {
            for (const LaidFeature& feature : features) {
                if (!feature.type || feature.type->borders.empty()) continue;
                const HexesWith& wanted = bordersOn(*feature.type);
                const std::array hexes{at.first(), at.second()};
                // Beyond the map there may be a lake.
                if (std::any_of(hexes.begin(), hexes.end(), [&](model::Hex hex) {
                        return !model::sheetOf(situation.map(), hex) || wanted.contains(hex);
                    }))
                    continue;
                std::vector<std::string> allowed;
                std::vector<model::Fix> fixes;
                for (const auto& terrain : feature.type->borders) {
                    allowed.push_back(terrain.text);
                    for (const model::Hex hex : hexes)
                        fixes.push_back(
                            {model::tr("Mark {hex} as {terrain}",
                                       {{"hex", situation.label(hex)}, {"terrain", terrain.text}}),
                             false,
                             model::paintTerrain(
                                 {hex}, terrain,
                                 model::excludedBy(*situation.ruleset(), terrain))});
                }
                fixes.push_back({model::tr("Remove the {kind}", {{"kind", feature.id->text}}),
                                 false, removeFeature(at, *feature.id)});
                findings.add(model::tr("{hexside}: {found}, but neither hex is {allowed}",
                                       {{"hexside", situation.label(at)},
                                        {"found", feature.type->name},
                                        {"allowed", listed(allowed)}}),
                             {at}, {.fixes = std::move(fixes)});
                return;
            }
        });
}

// --- levels along the flow ---

/// Water lies no higher than the lower of its banks.
std::optional<int> lowerBank(const PrintedLines& lines, Hexside hexside) {
    const auto first = lines.levelAt(hexside.first());
    const auto second = lines.levelAt(hexside.second());
    return first && second ? std::optional(std::min(*first, *second)) : std::nullopt;
}

void uphill(const Situation& situation, Findings& findings) {
    for (const auto& water : situation.map().watercourses) {
        if (!water->from && !water->to) continue; // nobody says which way it flows
        std::optional<int> above;
        std::set<Hexside> reported;
        for (const Hexside hexside : water->hexsides) {
            const auto here = lowerBank(situation.lines(), hexside);
            if (!here) continue;
            if (above && *here > *above && reported.insert(hexside).second)
                findings.add(
                    model::tr("{hexside}: {water} flows from level {allowed} up to level "
                              "{found}",
                              {{"hexside", situation.label(hexside)},
                               {"water", nameOf(*water)},
                               {"found", std::to_string(*here)},
                               {"allowed", std::to_string(*above)}}),
                    {hexside, model::ObjectRef{model::ObjectKind::watercourse, water->id.text}},
                    {.fixes = {
                         {model::tr("Turn the flow"), false, model::reverseFlow(water->id)}}});
            above = here;
        }
    }
}

// --- what water cuts apart ---

void cutsMap(const Situation& situation, Findings& findings) {
    const auto parts = reachParts(situation);
    std::map<std::size_t, std::vector<const ReachPart*>> together;
    for (const ReachPart& part : parts)
        together[part.withoutWater].push_back(&part);
    for (const auto& [group, members] : together) {
        const auto largest =
            std::max_element(members.begin(), members.end(), [](const auto* a, const auto* b) {
                return a->hexes.size() < b->hexes.size();
            });
        for (const ReachPart* part : members) {
            // What nobody can ever enter is another matter: map.unreachable-hex.
            if (part == *largest || !part->atEdge) continue;
            std::vector<std::string> names;
            for (const Watercourse* water : part->shores)
                addName(names, nameOf(*water));
            findings.add(model::tr("{hex}: {water} cuts off this part of the map, hexes: {found}; "
                                   "nothing leads across",
                                   {{"hex", situation.label(part->hexes.front())},
                                    {"water", listed(names)},
                                    {"found", std::to_string(part->hexes.size())}}),
                         {part->hexes.front()});
        }
    }
}

constexpr auto checks = std::to_array<Check>({
    {"rivers.cuts-map", "A river without any crossing cuts the map",
     "A river that units cross only by a bridge or ford runs through the map and has none, so that "
     "what starts on one side never comes to the other. In some games that is as printed. A part "
     "that no unit can ever enter is map.unreachable-hex.",
     model::Severity::info,
     model::Part::grid | model::Part::terrain | model::Parts(Part::hexsides) | Part::lines,
     cutsMap},
    {"rivers.gap", "A watercourse is broken",
     "Two ends of one kind of water lie at the two corners of a hexside that carries none, or two "
     "hexsides that follow each other in one watercourse have no common corner; the line is broken "
     "there and units walk through. Ends that are declared as source, lake or marsh, and ends at a "
     "lake or the map edge, are no gap, nor are two brooks that rise on either side of a ridge.",
     model::Severity::warning,
     model::Part::lines | model::Part::grid | model::Parts(Part::terrain) | Part::hexsides, gap,
     true},
    {"rivers.lake-side-without-lake", "A lake hexside without a lake",
     "A hexside is drawn as the shore of a lake, but neither of its hexes is one. Mark the lake, "
     "or "
     "remove the shore. A hexside of the map edge is left alone, for the lake may lie beyond it.",
     model::Severity::warning,
     model::Part::hexsides | model::Part::lines | model::Parts(Part::terrain) | Part::grid,
     Local{lakeSideWithoutLake, 0}},
    {"rivers.open-end", "A watercourse ends in the open",
     "Water ends inside the map where there is no lake, marsh or other water and nobody has marked "
     "a source or mouth. A stream may rise unmarked, so only a stream with two such ends is "
     "reported. Draw it on to the map edge, or mark where it rises.",
     model::Severity::warning,
     model::Part::lines | model::Part::grid | model::Parts(Part::terrain) | Part::hexsides, openEnd,
     true},
    {"rivers.two-kinds", "Two kinds of water on one hexside",
     "A hexside is both river and stream, or another two kinds of water. Each kind has its own "
     "effects on movement and combat, so only one may lie there. Keep one of them.",
     model::Severity::error, model::Part::lines | model::Part::hexsides, Local{twoKinds, 0}, true},
    {"rivers.uphill", "Water flows uphill",
     "The watercourse says where it comes from or goes to, and along its course the lower of its "
     "banks rises from one level to the next. Turn the flow, or correct the levels. Hexsides of "
     "which a hex has no level are passed over.",
     model::Severity::warning, model::Part::lines | model::Part::terrain, uphill},
});

} // namespace

std::span<const Check> riversChecks() {
    return checks;
}

} // namespace validators
