// Bridges, trestles and fords: the water they cross and each other.

#include "validators/rules/crossings.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/span_fixes.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <set>

namespace validators {

namespace {

using model::Hexside;
using model::Part;

/// Every span on the hexside without its water, of those that the check asks for.
template <class IsMeant>
std::set<model::SpanTypeId> spansWithoutWater(std::span<const LaidSpan> spans,
                                              std::span<const LaidFeature> features,
                                              IsMeant isMeant) {
    std::set<model::SpanTypeId> without;
    for (const LaidSpan& laid : spans)
        if (isMeant(laid) && crosses(laid, features) == Crosses::no)
            without.insert(laid.span->type);
    return without;
}

std::string waterOn(std::span<const LaidFeature> features) {
    std::vector<std::string> names;
    for (const LaidFeature& feature : features)
        if (feature.isWater() &&
            std::find(names.begin(), names.end(), feature.id->text) == names.end())
            names.push_back(feature.id->text);
    return names.empty() ? "no water" : listed(names);
}

std::vector<std::string> textsOf(const std::set<model::SpanTypeId>& types) {
    std::vector<std::string> texts;
    for (const auto& type : types)
        texts.push_back(type.text);
    return texts;
}

/// What a span of this type would have to cross.
std::string waterOf(const Situation& situation, const std::set<model::SpanTypeId>& types) {
    std::vector<std::string> names;
    for (const auto& id : types) {
        const auto* type = situation.ruleset() ? model::find(*situation.ruleset(), id) : nullptr;
        if (!type) continue;
        for (const auto& water : type->crosses)
            if (std::find(names.begin(), names.end(), water.text) == names.end())
                names.push_back(water.text);
    }
    return names.empty() ? "water" : listed(names);
}

template <class IsMeant>
void reportWithoutWater(const Situation& situation, const model::Region& region, Findings& findings,
                        IsMeant isMeant) {
    forEachHexside(
        situation.lines().spans(), region, [&](Hexside at, std::span<const LaidSpan> spans) {
            const auto features = situation.lines().featuresAt(at);
            const auto without = spansWithoutWater(spans, features, isMeant);
            if (without.empty()) return;
            std::vector<model::Fix> fixes;
            for (const auto& type : without)
                addSpanFixes(situation, at, type, fixes);
            findings.add(model::tr("{hexside}: {span} over {found}, where it crosses {allowed}",
                                   {{"hexside", situation.label(at)},
                                    {"span", listed(textsOf(without))},
                                    {"found", waterOn(features)},
                                    {"allowed", waterOf(situation, without)}}),
                         {at}, {.fixes = std::move(fixes)});
        });
}

/// A ford carries no road; of a kind nobody knows it is not said, so it is taken for a bridge.
bool isFord(const LaidSpan& laid) {
    return laid.type && !laid.type->needsRoad;
}

void bridgeWithoutWater(const Situation& situation, const model::Region& region,
                        Findings& findings) {
    reportWithoutWater(situation, region, findings,
                       [](const LaidSpan& laid) { return !isFord(laid); });
}

void fordWithoutWater(const Situation& situation, const model::Region& region, Findings& findings) {
    reportWithoutWater(situation, region, findings, isFord);
}

bool excludes(const LaidSpan& a, const LaidSpan& b) {
    const auto names = [](const LaidSpan& from, const LaidSpan& to) {
        return from.type && std::find(from.type->excludes.begin(), from.type->excludes.end(),
                                      to.span->type) != from.type->excludes.end();
    };
    return a.span->type != b.span->type && (names(a, b) || names(b, a));
}

void fordAndBridge(const Situation& situation, const model::Region& region, Findings& findings) {
    forEachHexside(
        situation.lines().spans(), region, [&](Hexside at, std::span<const LaidSpan> spans) {
            std::set<model::SpanTypeId> together;
            std::vector<model::Fix> drop;
            for (const LaidSpan& laid : spans) {
                const bool excluded =
                    std::any_of(spans.begin(), spans.end(),
                                [&](const auto& other) { return excludes(laid, other); });
                if (!excluded || !together.insert(laid.span->type).second) continue;
                // The obvious one to drop is the ford.
                drop.insert(isFord(laid) ? drop.begin() : drop.end(),
                            removeSpanFix(at, laid.span->type));
            }
            if (together.empty()) return;
            findings.add(
                model::tr("{hexside}: {found} on one hexside",
                          {{"hexside", situation.label(at)}, {"found", listed(textsOf(together))}}),
                {at}, {.fixes = std::move(drop)});
        });
}

constexpr model::Parts linesOfMap = Part::hexsides | Part::lines;

constexpr auto checks = std::to_array<Check>({
    {"rivers.bridge-without-water", "A bridge without its water",
     "A bridge or trestle lies on a hexside that has no water, or water of another kind than it "
     "crosses: in TLNB bridges cross rivers and trestles cross streams. Make it the kind that the "
     "water needs, or remove it. A span that a scenario damages is a span all the same.",
     model::Severity::error, linesOfMap, Local{bridgeWithoutWater, 0}, true},
    {"rivers.ford-and-bridge", "A ford and a bridge on one hexside",
     "A ford is where a river can be waded because there is no bridge, and its rules take the "
     "place "
     "of those of the bridge. With both on one hexside nobody can tell which price is paid. Drop "
     "the ford.",
     model::Severity::warning, linesOfMap, Local{fordAndBridge, 0}},
    {"rivers.ford-without-water", "A ford without its water",
     "A ford lies on a hexside that has no water, or none that is forded. Draw the water, or "
     "remove "
     "the ford.",
     model::Severity::error, linesOfMap, Local{fordWithoutWater, 0}, true},
});

} // namespace

std::span<const Check> crossingsChecks() {
    return checks;
}

} // namespace validators
