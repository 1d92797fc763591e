#include "validators/checks/map_types.h"

#include "model/edits/type_edits.h"
#include "validators/checks/findings.h"
#include "validators/checks/near_names.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace validators {

namespace {

using model::ObjectKind;

std::string quoted(const std::string& name) {
    return name.empty() ? "\"\"" : name;
}

template <class Types>
std::vector<std::string> idsOf(const Types& types) {
    std::vector<std::string> ids;
    for (const auto& type : types)
        ids.push_back(type.id.text);
    return ids;
}

/// What a ruleset calls things of one sort. A ruleset that lists none has no vocabulary to hold a
/// map against.
class Vocabulary {
public:
    explicit Vocabulary(std::vector<std::string> names) : names_(std::move(names)) {}

    bool lacks(const std::string& name) const {
        return !names_.empty() && std::find(names_.begin(), names_.end(), name) == names_.end();
    }

    /// To replace the name everywhere by one that it may have been meant to be.
    template <class Type>
    std::vector<model::Fix> offer(const Type& unknown, model::Edit (*retype)(Type, Type)) const {
        std::vector<model::Fix> fixes;
        for (const auto& name : nearNames(unknown.text, names_))
            fixes.push_back(
                {model::tr("Make all {from} {to}", {{"from", unknown.text}, {"to", name}}), false,
                 retype(unknown, Type(name))});
        return fixes;
    }

private:
    std::vector<std::string> names_;
};

/// The object by its id, else the place where it begins.
template <class Place>
model::Subject subjectOf(ObjectKind kind, const std::string& id, const std::vector<Place>& places) {
    if (!id.empty() || places.empty()) return model::ObjectRef{kind, id};
    return places.front();
}

std::string nameOf(const Situation& situation, const model::Subject& subject,
                   const std::string& name) {
    return name.empty() ? model::spelling(situation.map(), subject).second : name;
}

/// Each hexside once, with all that it has of unknown type.
void unknownFeatures(const Situation& situation, const Vocabulary& known, Findings& findings) {
    std::map<model::Hexside, std::set<model::HexsideTypeId>> unknown;
    for (const auto& list : situation.map().hexsides) {
        if (!known.lacks(list->type.text)) continue;
        list->hexsides.forEach(
            [&](model::DirectedHexside side) { unknown[side.hexside()].insert(list->type); });
    }
    std::map<model::HexsideTypeId, std::vector<model::Fix>> fixesFor;
    for (const auto& [hexside, types] : unknown) {
        if (findings.cancelled()) return;
        std::vector<std::string> names;
        std::vector<model::Fix> fixes;
        for (const auto& type : types) {
            names.push_back(quoted(type.text));
            const auto [offered, isNew] = fixesFor.try_emplace(type);
            if (isNew) offered->second = known.offer(type, model::retypeHexsides);
            fixes.insert(fixes.end(), offered->second.begin(), offered->second.end());
        }
        findings.add(model::tr("{hexside}: {found} is no hexside type of {ruleset}",
                               {{"hexside", situation.label(hexside)},
                                {"found", listed(names)},
                                {"ruleset", situation.ruleset()->name}}),
                     {hexside}, {.fixes = std::move(fixes)});
    }
}

/// A type that the ruleset knows is known, be it water or not; only water is offered.
void unknownWater(const Situation& situation, const Vocabulary& known, Findings& findings) {
    std::vector<std::string> names;
    for (const auto& type : situation.ruleset()->hexsides)
        if (type.water) names.push_back(type.id.text);
    const Vocabulary waters(std::move(names));
    for (const auto& water : situation.map().watercourses) {
        if (!known.lacks(water->type.text)) continue;
        const auto subject = subjectOf(ObjectKind::watercourse, water->id.text, water->hexsides);
        findings.add(model::tr("watercourse {place}: {found} is no water of {ruleset}",
                               {{"place", nameOf(situation, subject, water->name)},
                                {"found", quoted(water->type.text)},
                                {"ruleset", situation.ruleset()->name}}),
                     {subject},
                     {.part = "type", .fixes = waters.offer(water->type, model::retypeHexsides)});
    }
}

void unknownRoads(const Situation& situation, Findings& findings) {
    const Vocabulary known(idsOf(situation.ruleset()->roads));
    for (const auto& road : situation.map().roads) {
        if (!known.lacks(road->type.text)) continue;
        const auto subject = subjectOf(ObjectKind::road, road->id.text, road->hexes);
        findings.add(model::tr("road {place}: {found} is no road type of {ruleset}",
                               {{"place", nameOf(situation, subject, road->name)},
                                {"found", quoted(road->type.text)},
                                {"ruleset", situation.ruleset()->name}}),
                     {subject},
                     {.part = "type", .fixes = known.offer(road->type, model::retypeRoads)});
    }
}

/// Most spans have no id, and several may lie on one hexside.
void unknownSpans(const Situation& situation, Findings& findings) {
    const Vocabulary known(idsOf(situation.ruleset()->spans));
    std::map<model::Subject, std::set<model::SpanTypeId>> unknown;
    for (const auto& span : situation.map().spans) {
        if (!known.lacks(span->type.text)) continue;
        const model::Subject subject =
            span->at ? model::Subject(*span->at) : model::ObjectRef{ObjectKind::span, span->id};
        unknown[subject].insert(span->type);
    }
    for (const auto& [subject, types] : unknown) {
        std::vector<std::string> names;
        std::vector<model::Fix> fixes;
        for (const auto& type : types) {
            names.push_back(quoted(type.text));
            auto offered = known.offer(type, model::retypeSpans);
            std::move(offered.begin(), offered.end(), std::back_inserter(fixes));
        }
        findings.add(model::tr("{where}: {found} is no span type of {ruleset}",
                               {{"where", nameOf(situation, subject, {})},
                                {"found", listed(names)},
                                {"ruleset", situation.ruleset()->name}}),
                     {subject}, {.part = "span", .fixes = std::move(fixes)});
    }
}

/// The border of a wood is an outline, and so is a line of trees: either vocabulary has its types.
void unknownOutlines(const Situation& situation, Findings& findings) {
    if (situation.ruleset()->terrain.empty() || situation.ruleset()->hexsides.empty()) return;
    auto names = idsOf(situation.ruleset()->terrain);
    const auto hexsides = idsOf(situation.ruleset()->hexsides);
    names.insert(names.end(), hexsides.begin(), hexsides.end());
    const Vocabulary known(std::move(names));
    for (const auto& outline : situation.map().outlines) {
        if (!known.lacks(outline->type.text)) continue;
        const auto places =
            outline->at ? std::vector<model::Hex>{*outline->at} : std::vector<model::Hex>{};
        const auto subject = subjectOf(ObjectKind::outline, outline->id.text, places);
        findings.add(
            model::tr("outline {place}: {found} is no terrain or hexside type of {ruleset}",
                      {{"place", nameOf(situation, subject, outline->name)},
                       {"found", quoted(outline->type.text)},
                       {"ruleset", situation.ruleset()->name}}),
            {subject},
            {.part = "type", .fixes = known.offer(outline->type, model::retypeOutlines)});
    }
}

} // namespace

void unknownType(const Situation& situation, Findings& findings) {
    if (!situation.ruleset()) return;
    const Vocabulary hexsides(idsOf(situation.ruleset()->hexsides));
    unknownFeatures(situation, hexsides, findings);
    unknownWater(situation, hexsides, findings);
    unknownRoads(situation, findings);
    unknownSpans(situation, findings);
    unknownOutlines(situation, findings);
}

} // namespace validators
