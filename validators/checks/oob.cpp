// The order of battle: ids, attributes, and names of formations and units.

#include "model/edits/force_edits.h"
#include "model/edits/setup_edits.h"
#include "model/forces/unit_attributes.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/near_names.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace validators {

namespace {

using model::ObjectKind;
using model::ObjectRef;
using model::Subject;

Subject subjectOf(const model::UnitId& id) {
    return ObjectRef{ObjectKind::unit, id.text};
}

template <class Records>
std::set<std::string> idsOf(const Records& records) {
    std::set<std::string> ids;
    for (const auto& record : records)
        ids.insert(record->id.text);
    return ids;
}

std::vector<std::string> asList(const std::set<std::string>& words) {
    return {words.begin(), words.end()};
}

bool hasMisfit(const model::Annotations& about, std::string_view field) {
    const auto& misfits = about.extras.misfits;
    return std::any_of(misfits.begin(), misfits.end(),
                       [&](const model::Misfit& misfit) { return misfit.field == field; });
}

// --- ids and names ---

std::string freeId(const std::string& id, const std::set<std::string>& taken) {
    for (int number = 2;; ++number) {
        std::string candidate = id + "-" + std::to_string(number);
        if (!taken.contains(candidate)) return candidate;
    }
}

template <class Records>
std::map<std::string, std::vector<std::size_t>> placesById(const Records& records) {
    std::map<std::string, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < records.size(); ++i)
        places[records[i]->id.text].push_back(i);
    return places;
}

template <class Records>
void reportRepeatedIds(const Records& records, ObjectKind kind, Findings& findings) {
    for (const auto& [id, places] : placesById(records))
        if (places.size() > 1)
            findings.add(model::tr("{id}: {found} of the {kind}s have this id",
                                   {{"id", id},
                                    {"kind", std::string(model::word(kind))},
                                    {"found", std::to_string(places.size())},
                                    {"allowed", "1"}}),
                         {ObjectRef{kind, id}});
}

void duplicateId(const Situation& situation, Findings& findings) {
    const auto& forces = situation.forces();
    const auto taken = idsOf(forces.units);
    for (const auto& [id, places] : placesById(forces.units)) {
        if (places.size() < 2) continue;
        const std::string other = freeId(id, taken);
        std::vector<model::Fix> fixes{
            {model::tr("Rename the last one {id}", {{"id", other}}), false,
             model::changeUnitId(places.back(), model::UnitId(id), model::UnitId(other))},
            {model::tr("Delete the last one"), false,
             model::deleteUnit(places.back(), model::UnitId(id))}};
        findings.add(
            model::tr("{id}: {found} units have this id",
                      {{"id", id}, {"found", std::to_string(places.size())}, {"allowed", "1"}}),
            {subjectOf(model::UnitId(id))}, {.fixes = std::move(fixes)});
    }
    reportRepeatedIds(forces.formations, ObjectKind::formation, findings);
    reportRepeatedIds(forces.divisions, ObjectKind::division, findings);
}

using NamesakesByName = std::map<std::string, std::vector<const UnitFacts*>>;

/// Units of one short name, each id once, where the name occurs in several formations of a side.
NamesakesByName namesakes(const Situation& situation, bool leaders) {
    std::map<std::pair<model::SideId, std::string>, std::vector<const UnitFacts*>> byName;
    for (const auto& facts : situation.units())
        if (facts.isLeader == leaders && !facts.unit->name.empty() &&
            situation.unit(facts.unit->id) == &facts)
            byName[{facts.side, facts.unit->name}].push_back(&facts);
    NamesakesByName several;
    for (auto& [key, units] : byName) {
        std::set<model::FormationId> formations;
        for (const auto* facts : units)
            formations.insert(facts->unit->formation);
        if (formations.size() < 2) continue;
        auto& all = several[key.second];
        all.insert(all.end(), units.begin(), units.end());
    }
    return several;
}

std::vector<Subject> subjectsOf(const std::vector<const UnitFacts*>& units) {
    std::vector<Subject> subjects;
    for (const auto* facts : units)
        subjects.push_back(subjectOf(facts->unit->id));
    return subjects;
}

std::vector<std::string> formationsOf(const std::vector<const UnitFacts*>& units) {
    std::set<std::string> formations;
    for (const auto* facts : units)
        formations.insert(facts->unit->formation.empty() ? "none" : facts->unit->formation.text);
    return asList(formations);
}

void ambiguousName(const Situation& situation, Findings& findings) {
    for (const auto& [name, units] : namesakes(situation, false))
        findings.add(model::tr("{name}: units of {found} share this name",
                               {{"name", name}, {"found", listed(formationsOf(units))}}),
                     subjectsOf(units));
}

/// A leader may lead a corps and a division within it.
bool oneAboveTheOther(const Situation& situation, const model::FormationId& a,
                      const model::FormationId& b) {
    const auto* lower = model::find(situation.forces(), a);
    const auto* upper = model::find(situation.forces(), b);
    return (lower && lower->under == b) || (upper && upper->under == a);
}

void inTwoFormations(const Situation& situation, Findings& findings) {
    for (const auto& [name, leaders] : namesakes(situation, true)) {
        std::vector<const UnitFacts*> apart;
        for (const auto* leader : leaders) {
            const auto& own = leader->unit->formation;
            const bool conflicts =
                !own.empty() &&
                std::any_of(leaders.begin(), leaders.end(), [&](const UnitFacts* other) {
                    const auto& theirs = other->unit->formation;
                    return !theirs.empty() && theirs != own &&
                           !oneAboveTheOther(situation, own, theirs);
                });
            if (conflicts) apart.push_back(leader);
        }
        if (apart.empty()) continue;
        std::vector<model::Fix> fixes;
        for (const auto& formation : formationsOf(apart)) {
            std::vector<model::Edit> steps;
            for (const auto* leader : apart)
                if (leader->unit->formation.text != formation)
                    steps.push_back(
                        model::setUnitAttribute(leader->unit->id, "formation", formation));
            const auto title = model::tr("Put {name} in {formation} alone",
                                         {{"name", name}, {"formation", formation}});
            fixes.push_back({title, false, model::together(title, std::move(steps))});
        }
        findings.add(model::tr("{name} is in {found} formations: {formations}",
                               {{"name", name},
                                {"found", std::to_string(formationsOf(apart).size())},
                                {"allowed", "1"},
                                {"formations", listed(formationsOf(apart))}}),
                     subjectsOf(apart), {.fixes = std::move(fixes)});
    }
}

// --- attributes ---

/// The clause of the first attribute that is wrong; the others stand in the message.
struct AttributeFaults {
    std::vector<std::string> texts;
    model::RuleRef rule;
    std::string found, allowed;

    void add(std::string text, const model::RuleRef& clause, std::string isNow = {},
             std::string mayBe = {}) {
        if (texts.empty()) {
            rule = clause;
            found = std::move(isNow);
            allowed = std::move(mayBe);
        }
        texts.push_back(std::move(text));
    }
};

std::string titleOf(const model::UnitAttribute& attribute) {
    std::string title(attribute.title);
    if (!title.empty() && title.front() >= 'A' && title.front() <= 'Z')
        title.front() = static_cast<char>(title.front() - 'A' + 'a');
    return title;
}

void missingAttribute(const Situation& situation, Findings& findings) {
    for (const auto& facts : situation.units()) {
        const model::Unit& unit = *facts.unit;
        AttributeFaults missing;
        if (unit.unitClass.empty() && !hasMisfit(unit.about, "class")) missing.add("no class", {});
        if (facts.side.empty()) missing.add("no side", {});
        if (facts.lacksArmy) missing.add("no army", {});
        if (facts.unitClass)
            for (const auto& wanted : facts.unitClass->attributes) {
                const auto* attribute = model::findUnitAttribute(wanted.name);
                if (!wanted.needed || !attribute || hasMisfit(unit.about, wanted.name)) continue;
                if (model::attributeText(*attribute, unit).empty())
                    missing.add("no " + titleOf(*attribute), wanted.rule);
            }
        if (missing.texts.empty()) continue;
        findings.add(model::tr("{unit}: {found}{clause}", {{"unit", situation.name(unit.id)},
                                                           {"found", listed(missing.texts)},
                                                           {"clause", cited(missing.rule)}}),
                     {subjectOf(unit.id)}, {.rule = missing.rule});
    }
}

std::string scaleOf(const model::ClassAttribute& scale) {
    if (scale.least && scale.most)
        return std::to_string(*scale.least) + " to " + std::to_string(*scale.most);
    if (scale.least) return std::to_string(*scale.least) + " or more";
    return "at most " + std::to_string(scale.most.value_or(0));
}

void addOutOfScale(const UnitFacts& facts, AttributeFaults& wrong) {
    for (const auto& scale : facts.unitClass->attributes) {
        const auto* attribute = model::findUnitAttribute(scale.name);
        const auto* figure = attribute ? model::figureOf(*attribute, *facts.unit) : nullptr;
        if (!figure || !figure->hasValue()) continue;
        const int value = **figure;
        if ((scale.least && value < *scale.least) || (scale.most && value > *scale.most))
            wrong.add(titleOf(*attribute) + " " + std::to_string(value) + ", but " + scaleOf(scale),
                      scale.rule, std::to_string(value), scaleOf(scale));
    }
}

/// The reduced side is weaker than the full one; a strength of one has none.
void addReduced(const UnitFacts& facts, AttributeFaults& wrong) {
    const auto& combat = facts.unit->combat;
    if (!combat.strength.hasValue() || !combat.reduced.hasValue()) return;
    const int full = *combat.strength;
    const int reduced = *combat.reduced;
    if (reduced < full) return;
    model::RuleRef rule;
    if (facts.unitClass)
        for (const auto& attribute : facts.unitClass->attributes)
            if (attribute.name == "reduced") rule = attribute.rule;
    const std::string allowed = "less than " + std::to_string(full);
    wrong.add("reduced strength " + std::to_string(reduced) + ", but " + allowed, rule,
              std::to_string(reduced), allowed);
}

void valueOutOfRange(const Situation& situation, Findings& findings) {
    const bool hasClasses = situation.ruleset() && !situation.ruleset()->classes.empty();
    for (const auto& facts : situation.units()) {
        const model::Unit& unit = *facts.unit;
        AttributeFaults wrong;
        if (hasClasses && !facts.unitClass && !unit.unitClass.empty())
            wrong.add("class " + unit.unitClass.text + " is none of the ruleset", {},
                      unit.unitClass.text);
        if (facts.unitClass) addOutOfScale(facts, wrong);
        addReduced(facts, wrong);
        if (wrong.texts.empty()) continue;
        findings.add(model::tr("{unit}: {faults}{clause}", {{"unit", situation.name(unit.id)},
                                                            {"faults", listed(wrong.texts)},
                                                            {"found", wrong.found},
                                                            {"allowed", wrong.allowed},
                                                            {"clause", cited(wrong.rule)}}),
                     {subjectOf(unit.id)}, {.rule = wrong.rule});
    }
    for (const auto& formation : situation.forces().formations) {
        // Nothing is lost at a level below one, so no losses could reach it.
        const auto& level = formation->demoralizedAt;
        if (!level.hasValue() || *level > 0) continue;
        findings.add(model::tr("{formation}: demoralized at {found}, but {allowed}",
                               {{"formation", formation->id.text},
                                {"found", std::to_string(*level)},
                                {"allowed", "1 or more"}}),
                     {ObjectRef{ObjectKind::formation, formation->id.text}});
    }
}

// --- formations ---

std::vector<model::Fix> offerFormations(const std::string& wrong,
                                        const std::set<std::string>& known,
                                        const model::UnitId& unit, const std::string& attribute) {
    std::vector<model::Fix> fixes;
    for (const auto& name : nearNames(wrong, asList(known)))
        fixes.push_back({model::tr("Make it {name}", {{"name", name}}), false,
                         model::setUnitAttribute(unit, attribute, name)});
    return fixes;
}

void reportUnitsOfUnknown(const Situation& situation, Findings& findings) {
    const auto formations = idsOf(situation.forces().formations);
    const auto divisions = idsOf(situation.forces().divisions);
    for (const auto& facts : situation.units()) {
        const model::Unit& unit = *facts.unit;
        std::vector<std::string> wrong;
        std::vector<model::Fix> fixes;
        const auto offer = [&](const std::string& name, const std::set<std::string>& known,
                               const std::string& attribute) {
            for (auto& fix : offerFormations(name, known, unit.id, attribute))
                fixes.push_back(std::move(fix));
        };
        if (!unit.formation.empty() && !formations.contains(unit.formation.text)) {
            wrong.push_back("there is no formation " + unit.formation.text);
            offer(unit.formation.text, formations, "formation");
        }
        const auto* division = model::find(situation.forces(), unit.division);
        if (!unit.division.empty() && !division) {
            wrong.push_back("there is no division " + unit.division.text);
            offer(unit.division.text, divisions, "division");
        } else if (division && division->formation != unit.formation) {
            wrong.push_back("division " + unit.division.text + " is of formation " +
                            (division->formation.empty() ? "none" : division->formation.text) +
                            ", the unit of " +
                            (unit.formation.empty() ? "none" : unit.formation.text));
            if (!division->formation.empty())
                fixes.push_back(
                    {model::tr("Put the unit in {formation}",
                               {{"formation", division->formation.text}}),
                     false,
                     model::setUnitAttribute(unit.id, "formation", division->formation.text)});
        }
        if (wrong.empty()) continue;
        findings.add(model::tr("{unit}: {found}",
                               {{"unit", situation.name(unit.id)}, {"found", listed(wrong)}}),
                     {subjectOf(unit.id)}, {.fixes = std::move(fixes)});
    }
}

void unknownFormation(const Situation& situation, Findings& findings) {
    reportUnitsOfUnknown(situation, findings);
    const auto formations = idsOf(situation.forces().formations);
    const auto report = [&](ObjectKind kind, const std::string& id, const std::string& wrong) {
        findings.add(
            model::tr("{what} {id}: there is no formation {found}",
                      {{"what", std::string(model::word(kind))}, {"id", id}, {"found", wrong}}),
            {ObjectRef{kind, id}});
    };
    for (const auto& division : situation.forces().divisions)
        if (!division->formation.empty() && !formations.contains(division->formation.text))
            report(ObjectKind::division, division->id.text, division->formation.text);
    for (const auto& formation : situation.forces().formations)
        if (!formation->under.empty() && !formations.contains(formation->under.text))
            report(ObjectKind::formation, formation->id.text, formation->under.text);
}

void emptyFormation(const Situation& situation, Findings& findings) {
    std::set<model::FormationId> used;
    for (const auto& facts : situation.units())
        used.insert(facts.unit->formation);
    for (const auto& formation : situation.forces().formations)
        used.insert(formation->under);
    for (const auto& formation : situation.forces().formations)
        if (!used.contains(formation->id))
            findings.add(model::tr("formation {formation} has no units",
                                   {{"formation", formation->id.text}, {"found", "0"}}),
                         {ObjectRef{ObjectKind::formation, formation->id.text}},
                         {.fixes = {{model::tr("Delete the formation"), false,
                                     model::deleteFormation(formation->id)}}});
}

// --- units that are not there ---

/// Who names units that do not exist, and how to take the name away.
class UnknownUnits {
public:
    explicit UnknownUnits(const Situation& situation)
        : situation_(situation), ids_(idsOf(situation.forces().units)) {}

    void look() {
        const model::Scenario& scenario = situation_.scenario();
        for (const auto& setup : scenario.setups) {
            for (const auto& unit : setup->units)
                note({ObjectKind::setup, setup->id.text}, unit,
                     model::removeFromSetup(unit, setup->id));
            for (const auto& zone : setup->zones)
                if (const auto* within = std::get_if<model::WithinZone>(&zone.area))
                    if (!within->ofUnit.empty())
                        note({ObjectKind::setup, setup->id.text}, within->ofUnit, std::nullopt);
        }
        for (const auto& arrival : scenario.schedule->arrivals)
            for (const auto& unit : arrival->units)
                note({ObjectKind::arrival, arrival->id.text}, unit,
                     model::removeFromArrival(unit, arrival->id));
        for (const auto& piece : scenario.arrangement->pieces)
            note({ObjectKind::unit, piece->unit.text}, piece->unit,
                 model::removePiece(piece->unit, 0));
        for (const auto& facts : situation_.units())
            if (const auto& parent = facts.unit->vedettes.parent; !parent.empty())
                note({ObjectKind::unit, facts.unit->id.text}, parent,
                     model::setUnitAttribute(facts.unit->id, "parent", ""));
    }

    void report(Findings& findings) {
        for (auto& [object, entry] : entries_)
            findings.add(model::tr("{what} {id}: the forces have no unit {found}",
                                   {{"what", std::string(model::word(object.kind))},
                                    {"id", object.id},
                                    {"found", listed(entry.units)}}),
                         {object}, {.fixes = std::move(entry.fixes)});
    }

private:
    struct Entry {
        std::vector<std::string> units;
        std::vector<model::Fix> fixes;
    };

    void note(const ObjectRef& where, const model::UnitId& unit, std::optional<model::Edit> drop) {
        if (ids_.contains(unit.text)) return;
        Entry& entry = entries_[where];
        if (std::find(entry.units.begin(), entry.units.end(), unit.text) == entry.units.end())
            entry.units.push_back(unit.text);
        if (drop)
            entry.fixes.push_back(
                {model::tr("Drop {unit}", {{"unit", unit.text}}), false, std::move(*drop)});
    }

    const Situation& situation_;
    std::set<std::string> ids_;
    std::map<ObjectRef, Entry> entries_;
};

void unknownUnit(const Situation& situation, Findings& findings) {
    UnknownUnits unknown(situation);
    unknown.look();
    unknown.report(findings);
}

constexpr auto checks = std::to_array<Check>({
    {"oob.ambiguous-name", "Units that share a short name",
     "Units of different formations of one side have the same name, so a list that names them by "
     "it does not say which is meant.",
     model::Severity::info, model::Part::forces, ambiguousName, true},
    {"oob.duplicate-id", "Two units with one id",
     "Two units, formations or divisions have one id. Whatever names it means the first of them.",
     model::Severity::error, model::Part::forces, duplicateId, true},
    {"oob.empty-formation", "A formation without units",
     "No unit and no other formation belongs to the formation, so nothing can be commanded, "
     "supplied or demoralized as one.",
     model::Severity::info, model::Part::forces, emptyFormation, true},
    {"oob.in-two-formations", "A leader of two formations",
     "One leader is listed with several formations of which none is part of the other.",
     model::Severity::error, model::Part::forces, inTwoFormations, true},
    {"oob.missing-attribute", "An attribute that a unit needs",
     "A unit or leader lacks what it cannot be used without: class, side, the army where its side "
     "has armies, and what the ruleset asks of its class.",
     model::Severity::error, model::Part::forces, missingAttribute, true},
    {"oob.unknown-formation", "No such formation",
     "A unit, leader, division or formation names a formation or division that does not exist, or "
     "a division that belongs to another formation.",
     model::Severity::error, model::Part::forces, unknownFormation, true},
    {"oob.unknown-unit", "No such unit",
     "A set-up, arrival, piece or vedette names a unit that the forces do not have.",
     model::Severity::error,
     model::Part::forces | model::Part::setup | model::Parts(model::Part::schedule), unknownUnit,
     true},
    {"oob.value-out-of-range", "A value that is not on its scale",
     "An attribute of a unit or formation is not a value of its scale: below the least or above "
     "the greatest that the ruleset gives its class, a reduced side as strong as the full one, or "
     "a class that the ruleset does not have.",
     model::Severity::error, model::Part::forces, valueOutOfRange, true},
});

} // namespace

std::span<const Check> oobChecks() {
    return checks;
}

} // namespace validators
