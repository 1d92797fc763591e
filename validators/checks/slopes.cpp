// Levels, slopes, hilltops and crests.

#include "validators/rules/slopes.h"
#include "model/edits/hexside_edits.h"
#include "model/edits/terrain_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/rules/enclosures.h"
#include "validators/rules/hexes_with.h"
#include "validators/rules/line_of_sight.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <variant>

namespace validators {

namespace {

using model::Fix;
using model::Hex;
using model::Hexside;
using model::Part;

std::string typeName(const LaidFeature& feature) {
    return feature.type && !feature.type->name.empty() ? feature.type->name : feature.id->text;
}

/// Lays the slope so that this hex is the higher one, whichever way it lay.
model::Edit slopeUpTo(Hex high, Hexside at, const model::HexsideTypeId& type) {
    return model::addHexsides({{high, at.directionFrom(high)}}, type, true);
}

Fix higherFix(const Situation& situation, Hex high, Hexside at, const model::HexsideTypeId& type) {
    return {model::tr("{hex} is the higher hex", {{"hex", situation.label(high)}}), false,
            slopeUpTo(high, at, type)};
}

/// Likewise for a slope of which nobody says which way it goes; where the levels of its hexes are
/// equal and may not be, the higher one gets a level of its own.
Fix riseFix(const Situation& situation, Hex high, const LaidFeature& feature) {
    const auto other = situation.lines().levelAt(feature.at.across(high));
    const bool raise = other && other == situation.lines().levelAt(high) && feature.type &&
                       !feature.type->withinLevel;
    Fix fix = higherFix(situation, high, feature.at, *feature.id);
    if (!raise) return fix;
    const auto turn = fix.edit;
    const auto lift = model::setLevel({high}, *other + 1);
    fix.title = model::tr("{hex} is the higher hex, at level {level}",
                          {{"hex", situation.label(high)}, {"level", std::to_string(*other + 1)}});
    fix.edit = model::together(turn.name, {turn, lift});
    return fix;
}

// --- one slope ---

void noUphill(const Situation& situation, const model::Region& region, Findings& findings) {
    const PrintedLines& lines = situation.lines();
    forEachHexside(
        lines.features(), region, [&](Hexside at, std::span<const LaidFeature> features) {
            // It may rise beyond the map edge, and no hex there can be named.
            if (!model::sheetOf(situation.map(), at.first()) ||
                !model::sheetOf(situation.map(), at.second()))
                return;
            std::set<model::HexsideTypeId> reported;
            std::vector<std::string> names;
            std::vector<Fix> fixes;
            for (const LaidFeature& feature : features) {
                if (!isSlope(feature) || uphillSide(lines, feature)) continue;
                // Another list may say it of the same slope.
                if (std::any_of(features.begin(), features.end(), [&](const auto& other) {
                        return *other.id == *feature.id && other.uphill;
                    }))
                    continue;
                if (!reported.insert(*feature.id).second) continue;
                names.push_back(typeName(feature));
                for (const Hex high : {at.first(), at.second()})
                    fixes.push_back(riseFix(situation, high, feature));
            }
            if (names.empty()) return;
            findings.add(model::tr("{hexside}: {found} without an uphill side; neither the drawing "
                                   "nor the levels say which hex is higher",
                                   {{"hexside", situation.label(at)}, {"found", listed(names)}}),
                         {at}, {.fixes = std::move(fixes)});
        });
}

void uphillNotHigher(const Situation& situation, const model::Region& region, Findings& findings) {
    const PrintedLines& lines = situation.lines();
    forEachHexside(
        lines.features(), region, [&](Hexside at, std::span<const LaidFeature> features) {
            for (const LaidFeature& feature : features) {
                if (!isSlope(feature) || isDrawnBothWays(lines, feature)) continue;
                const auto wrong = contradiction(lines, feature);
                if (!wrong) continue;
                std::vector<Fix> fixes;
                if (wrong->level < wrong->otherLevel)
                    fixes.push_back(higherFix(situation, wrong->other, at, *feature.id));
                const int higher = wrong->otherLevel + 1;
                fixes.push_back({model::tr("Set {hex} to level {level}",
                                           {{"hex", situation.label(wrong->uphill)},
                                            {"level", std::to_string(higher)}}),
                                 false, model::setLevel({wrong->uphill}, higher)});
                findings.add(
                    model::tr("{hexside}: uphill is {hex} at level {found}, no higher than {other} "
                              "at level {allowed}",
                              {{"hexside", situation.label(at)},
                               {"hex", situation.label(wrong->uphill)},
                               {"found", std::to_string(wrong->level)},
                               {"other", situation.label(wrong->other)},
                               {"allowed", std::to_string(wrong->otherLevel)}}),
                    {at}, {.fixes = std::move(fixes)});
                return;
            }
        });
}

void cycle(const Situation& situation, Findings& findings) {
    const PrintedLines& lines = situation.lines();
    for (const auto& ring : slopeRings(situation)) {
        std::vector<model::Subject> subjects(ring.begin(), ring.end());
        std::vector<std::string> labels;
        std::vector<Fix> fixes;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Hex low = ring[i], high = ring[(i + 1) % ring.size()];
            labels.push_back(situation.label(low));
            const Hexside at = *model::hexsideBetween(low, high);
            for (const LaidFeature& feature : lines.featuresAt(at))
                if (isSlope(feature) && feature.uphill == high) {
                    fixes.push_back(higherFix(situation, low, at, *feature.id));
                    break;
                }
        }
        findings.add(model::tr("{hex}: slopes lead uphill in a ring: {found}",
                               {{"hex", situation.label(ring.front())}, {"found", listed(labels)}}),
                     std::move(subjects), {.fixes = std::move(fixes)});
    }
}

// --- steps between levels ---

struct Step {
    Hex high, low;
    int difference = 0;
};

std::optional<Step> stepAcross(const PrintedLines& lines, Hexside at) {
    const auto first = lines.levelAt(at.first());
    const auto second = lines.levelAt(at.second());
    if (!first || !second) return std::nullopt;
    if (*first >= *second) return Step{at.first(), at.second(), *first - *second};
    return Step{at.second(), at.first(), *second - *first};
}

/// What the ruleset does not know may be a slope.
bool accountsForStep(const LaidFeature& feature) {
    return !feature.type || feature.type->rise;
}

void reportStep(const Situation& situation, Hexside at, int least, Findings& findings) {
    const PrintedLines& lines = situation.lines();
    const auto step = stepAcross(lines, at);
    if (!step || step->difference < least) return;
    if (isClosed(situation, step->high) || isClosed(situation, step->low)) return;
    const auto features = lines.featuresAt(at);
    if (std::any_of(features.begin(), features.end(), accountsForStep)) return;
    std::vector<Fix> fixes;
    for (const auto& type : situation.ruleset()->hexsides)
        if (type.rise && type.uphill)
            fixes.push_back({model::tr("Add: {feature}", {{"feature", type.name}}), false,
                             slopeUpTo(step->high, at, type.id)});
    findings.add(model::tr("{hexside}: a step of {found} from {low} up to {high} without a slope; "
                           "from {allowed} on it needs one",
                           {{"hexside", situation.label(at)},
                            {"found", std::to_string(step->difference)},
                            {"low", situation.label(step->low)},
                            {"high", situation.label(step->high)},
                            {"allowed", std::to_string(least)}}),
                 {at}, {.fixes = std::move(fixes)});
}

void stepWithoutSlope(const Situation& situation, const model::Region& region, Findings& findings) {
    // How steep a step needs a slope, and what a slope is, only a ruleset says.
    const model::Ruleset* ruleset = situation.ruleset();
    const auto rises = [](const auto& type) { return type.rise; };
    if (!ruleset || std::none_of(ruleset->hexsides.begin(), ruleset->hexsides.end(), rises)) return;
    const int least = ruleset->map.slopeStep.value;
    if (!region.isEverywhere()) {
        for (const Hexside at : hexsidesIn(region))
            reportStep(situation, at, least, findings);
        return;
    }
    for (const auto& [hex, level] : situation.lines().levels())
        for (const model::Direction direction : model::hexsideDirections) {
            const Hexside at(hex, direction);
            if (at.first() == hex) reportStep(situation, at, least, findings);
        }
}

// --- hilltops ---

std::optional<Hex> higherNeighbour(const Situation& situation, Hex hex) {
    const PrintedLines& lines = situation.lines();
    for (const model::Direction direction : model::hexsideDirections) {
        const Hexside at(hex, direction);
        const Hex next = at.across(hex);
        const auto step = stepAcross(lines, at);
        if (step && step->difference > 0 && step->high == next) return next;
        for (const LaidFeature& feature : lines.featuresAt(at))
            if (isSlope(feature) && !step && uphillSide(lines, feature) == next) return next;
    }
    return std::nullopt;
}

/// Undecided, and so true, beside what is off the map and beside a slope of which nobody says which
/// way it goes.
bool mayOverlookSlope(const Situation& situation, const Heights& heights, Hex hex) {
    const PrintedLines& lines = situation.lines();
    for (const model::Direction direction : model::hexsideDirections) {
        const Hexside at(hex, direction);
        if (!model::sheetOf(situation.map(), at.across(hex))) return true;
        for (const LaidFeature& feature : lines.featuresAt(at))
            if (isSlope(feature) && uphillSide(lines, feature).value_or(hex) == hex) return true;
        if (heights.isHilltop(at.across(hex))) return true;
    }
    return false;
}

void hilltopWrong(const Situation& situation, const model::Region& region, Findings& findings) {
    if (!situation.ruleset()) return;
    const Heights heights(situation);
    std::set<std::pair<Hex, model::TerrainId>> seen;
    for (const auto& list : situation.map().terrain) {
        const auto* type = model::find(*situation.ruleset(), list->type);
        if (!type || !type->hilltop) continue;
        list->hexes.forEach([&](Hex hex) {
            if (!region.contains(hex) || !model::sheetOf(situation.map(), hex)) return;
            std::vector<std::string> why;
            if (type->highest)
                if (const auto higher = higherNeighbour(situation, hex))
                    why.push_back("its neighbour " + situation.label(*higher) + " is higher");
            if (type->slopeBelow && !mayOverlookSlope(situation, heights, hex))
                why.emplace_back("no slope falls from it or from a hilltop beside it");
            if (why.empty() || !seen.emplace(hex, type->id).second) return;
            findings.add(model::tr("{hex}: {terrain}, but {found}", {{"hex", situation.label(hex)},
                                                                     {"terrain", type->name},
                                                                     {"found", listed(why)}}),
                         {hex},
                         {.fixes = {{model::tr("Remove {terrain}", {{"terrain", type->id.text}}),
                                     false, model::eraseTerrain({hex}, type->id)}}});
        });
    }
}

void hillHexMissing(const Situation& situation, const model::Region& region, Findings& findings) {
    const model::Ruleset* ruleset = situation.ruleset();
    const HexesWith hills(situation, [](const auto& type) { return type.hill || type.hilltop; });
    const auto isHill = [](const auto& type) { return type.hill && !type.hilltop; };
    if (!ruleset) return;
    const auto hill = std::find_if(ruleset->terrain.begin(), ruleset->terrain.end(), isHill);
    if (hill == ruleset->terrain.end()) return; // the game marks no hills
    const PrintedLines& lines = situation.lines();
    forEachHexside(
        lines.features(), region, [&](Hexside at, std::span<const LaidFeature> features) {
            for (const LaidFeature& feature : features) {
                if (!isSlope(feature)) continue;
                const auto high = uphillSide(lines, feature);
                if (!high || hills.contains(*high) || !model::sheetOf(situation.map(), *high))
                    continue;
                findings.add(
                    model::tr("{hexside}: {found} rises to {hex}, which is no {allowed}",
                              {{"hexside", situation.label(at)},
                               {"found", typeName(feature)},
                               {"hex", situation.label(*high)},
                               {"allowed", hill->name}}),
                    {at, *high},
                    {.fixes = {
                         {model::tr("Mark {hex} as {terrain}",
                                    {{"hex", situation.label(*high)}, {"terrain", hill->id.text}}),
                          false,
                          model::paintTerrain({*high}, hill->id,
                                              model::excludedBy(*ruleset, hill->id))}}});
                return;
            }
        });
}

// --- levels that sight needs ---

void hillsWithoutLevel(const Situation& situation, const model::Region& region, int within,
                       Findings& findings) {
    const HexesWith tops(situation, [](const auto& type) { return type.hilltop; });
    std::set<Hex> hills;
    for (const auto& list : situation.map().terrain) {
        const auto* type = model::find(*situation.ruleset(), list->type);
        if (!type || (!type->hill && !type->hilltop)) continue;
        list->hexes.forEach([&](Hex hex) {
            if (region.contains(hex) && model::sheetOf(situation.map(), hex)) hills.insert(hex);
        });
    }
    for (const Hex hex : hills) {
        if (situation.lines().levelAt(hex)) continue;
        const auto around = model::hexesWithin(hex, within);
        const auto top = std::find_if(around.begin(), around.end(),
                                      [&](Hex each) { return tops.contains(each); });
        if (top == around.end()) continue;
        const bool isTop = tops.contains(hex);
        findings.add(model::tr(isTop ? "{hex}: a hilltop without a level"
                                     : "{hex}: a hill without a level, within {allowed} hexes of "
                                       "the hilltop {top}",
                               {{"hex", situation.label(hex)},
                                {"allowed", std::to_string(within)},
                                {"top", situation.label(*top)}}),
                     {hex});
    }
}

std::vector<Hex> hilltopsIn(const Situation& situation, const Heights& heights,
                            const model::Region& region) {
    std::vector<Hex> tops;
    const auto& all = situation.extent().hexes();
    for (const Hex hex : region.isEverywhere() ? all : region.hexes().hexes())
        if (heights.isHilltop(hex)) tops.push_back(hex);
    return tops;
}

void hilltopsWithoutLevel(const Situation& situation, const model::Region& region,
                          Findings& findings) {
    const auto* sight = std::get_if<model::SightByJunctures>(&situation.ruleset()->sight);
    if (!sight || !sight->range.isSet()) return;
    const PrintedLines& lines = situation.lines();
    const Heights heights(situation);
    for (const Hex a : hilltopsIn(situation, heights, region)) {
        const bool levelled = lines.levelAt(a).has_value();
        if (findings.cancelled()) return;
        for (const Hex b : model::hexesWithin(a, sight->range.value)) {
            if (!(a < b) || model::distance(a, b) < 2 || !heights.isHilltop(b)) continue;
            if (levelled && lines.levelAt(b)) continue;
            if (!dependsOnLevels(situation, a, b)) continue;
            findings.add(model::tr("{hex}: whether this hilltop and {other} see each other depends "
                                   "on which is higher, and not both have a level",
                                   {{"hex", situation.label(a)}, {"other", situation.label(b)}}),
                         {a, b});
        }
    }
}

void levelMissing(const Situation& situation, const model::Region& region, Findings& findings) {
    if (!situation.ruleset()) return;
    const int within = situation.ruleset()->map.levelsNearHilltop.value;
    if (within > 0)
        hillsWithoutLevel(situation, region, within, findings);
    else
        hilltopsWithoutLevel(situation, region, findings);
}

// --- crests ---

bool excludes(const LaidFeature& a, const LaidFeature& b) {
    const auto names = [](const LaidFeature& from, const LaidFeature& to) {
        return from.type && std::find(from.type->excludes.begin(), from.type->excludes.end(),
                                      *to.id) != from.type->excludes.end();
    };
    return *a.id != *b.id && (names(a, b) || names(b, a));
}

void crestMisplaced(const Situation& situation, const model::Region& region, Findings& findings) {
    forEachHexside(
        situation.lines().features(), region,
        [&](Hexside at, std::span<const LaidFeature> features) {
            const bool atEdge = !model::sheetOf(situation.map(), at.first()) ||
                                !model::sheetOf(situation.map(), at.second());
            for (const LaidFeature& crest : features) {
                if (!isCrest(crest)) continue;
                std::vector<std::string> on;
                std::vector<Fix> fixes{{model::tr("Remove the {kind}", {{"kind", crest.id->text}}),
                                        false, model::removeHexsides({at}, *crest.id)}};
                for (const LaidFeature& feature : features) {
                    if (!excludes(crest, feature)) continue;
                    if (std::find(on.begin(), on.end(), typeName(feature)) != on.end()) continue;
                    on.push_back(typeName(feature));
                    if (!feature.water)
                        fixes.push_back(
                            {model::tr("Remove the {kind}", {{"kind", feature.id->text}}), false,
                             model::removeHexsides({at}, *feature.id)});
                }
                if (atEdge && !crest.type->atEdge) on.emplace_back("the map edge");
                if (on.empty()) continue;
                findings.add(
                    model::tr("{hexside}: {crest} on {found}", {{"hexside", situation.label(at)},
                                                                {"crest", typeName(crest)},
                                                                {"found", listed(on)}}),
                    {at}, {.fixes = std::move(fixes)});
                return;
            }
        });
}

/// Of the lines: a watercourse may have the type of a slope.
constexpr model::Parts slopeParts = Part::hexsides | Part::lines | Part::terrain;

constexpr auto checks = std::to_array<Check>({
    {"slopes.crest-misplaced", "A crest where none can be",
     "A crest is a low ridge along a hexside, so it lies on no slope, on no water and not on the "
     "map edge. Keep one of the two.",
     model::Severity::warning,
     model::Part::hexsides | model::Part::lines | model::Parts(Part::grid),
     Local{crestMisplaced, 0}},
    {"slopes.cycle", "Slopes lead uphill in a ring",
     "Going uphill from slope to slope comes back to where it began, and no levels can be like "
     "that. Flip one of the slopes. Slopes that contradict the levels of their hexes are "
     "slopes.uphill-not-higher.",
     model::Severity::error, slopeParts, cycle, true},
    {"slopes.hill-hex-missing", "A slope below no hill",
     "A slope rises to a hex that is not marked as hill. Units that are barred from hills, and "
     "lines of sight, look at the hex and not at its sides. Mark the hill.",
     model::Severity::info, slopeParts | Part::grid, Local{hillHexMissing, 0}},
    {"slopes.hilltop-wrong", "No hilltop",
     "A hex is marked as hilltop, but a neighbour is higher, or no slope falls from it nor from a "
     "hilltop beside it. Which of the two counts, the ruleset says. The mark is meant for the "
     "inner "
     "hexes of a plateau; the hexes above a slope are hilltops without it.",
     model::Severity::warning, slopeParts | Part::grid, Local{hilltopWrong, 2}},
    {"slopes.level-missing", "A level that sight needs",
     "A line of sight between hills depends on which is higher, and a hex has no level. Where "
     "another hilltop, woods or a town block the line anyway, nothing is missing.",
     model::Severity::warning,
     model::Part::hexsides | model::Part::lines | model::Part::terrain | model::Parts(Part::grid),
     // A slope without direction may get one from a level one hex on.
     Local{levelMissing, model::farthestSight + 1}},
    {"slopes.no-uphill", "A slope without an uphill side",
     "Nothing says which hex of a slope is the higher one: it is drawn without a direction, and "
     "the "
     "levels of its hexes are equal or missing. Say which one is higher. At the map edge nobody "
     "needs to, for it may rise beyond.",
     model::Severity::error, slopeParts | Part::grid, Local{noUphill, 0}, true},
    {"slopes.step-without-slope", "A step without a slope",
     "Two neighbours differ in level by as much as needs a slope in this game, and no slope or "
     "crest lies between them. Add the slope, or correct the levels. Hexes without a level are not "
     "compared.",
     model::Severity::warning, slopeParts | Part::grid, Local{stepWithoutSlope, 0}, true},
    {"slopes.uphill-not-higher", "A slope that does not rise",
     "Both hexes of a slope have levels, and the one that is drawn as uphill is not the higher "
     "one. "
     "Flip the slope, or correct the levels.",
     model::Severity::error, slopeParts, Local{uphillNotHigher, 0}, true},
});

} // namespace

std::span<const Check> slopesChecks() {
    return checks;
}

} // namespace validators
