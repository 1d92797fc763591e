// Named places, towns and forts; what the rules print of the places of a published map. Their walls
// are in walls.cpp.

#include "model/edits/terrain_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/rules/enclosures.h"
#include "validators/rules/hexes_with.h"
#include "validators/rules/place_names.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace validators {

namespace {

using model::Fix;
using model::Hex;
using model::Part;
using model::Place;
using model::PlaceKind;
using model::PublishedPlace;

std::string nameOf(const Place& place) {
    return place.name.empty() ? place.id.text : place.name;
}

std::string nameOf(const PlaceKind& kind) {
    return kind.name.empty() ? kind.id : kind.name;
}

const PlaceKind* kindOf(const Situation& situation, std::string_view kind) {
    return situation.ruleset() ? model::findPlaceKind(*situation.ruleset(), kind) : nullptr;
}

bool holds(const Situation& situation, Hex hex, const model::TerrainId& terrain) {
    const auto here = situation.terrainAt(hex);
    return std::find(here.begin(), here.end(), terrain) != here.end();
}

bool holdsAny(const Situation& situation, Hex hex, const std::vector<model::TerrainId>& terrain) {
    return std::any_of(terrain.begin(), terrain.end(),
                       [&](const auto& id) { return holds(situation, hex, id); });
}

std::string terrainNames(const std::vector<model::TerrainId>& terrain) {
    std::vector<std::string> names;
    for (const auto& id : terrain)
        names.push_back(id.text);
    return listed(names);
}

std::vector<model::Subject> subjectsOf(const Hexes& hexes) {
    return {hexes.begin(), hexes.end()};
}

/// The hexes first, then the place itself.
std::vector<model::Subject> subjectsOf(const Place& place) {
    std::vector<model::Subject> subjects(place.at.begin(), place.at.end());
    subjects.emplace_back(model::ObjectRef{model::ObjectKind::place, place.id.text});
    return subjects;
}

// --- what the rules name ---

std::string labelOf(const Situation& situation, const Place& place) {
    return place.at.empty() ? nameOf(place) : situation.label(place.at.front());
}

/// Why the place is not what the rules say; empty where it is.
std::vector<std::string> lacking(const Situation& situation, const Place& place,
                                 const PublishedPlace& published) {
    std::vector<std::string> lacks;
    if (const auto* kind = kindOf(situation, published.kind)) {
        const bool is =
            place.kind == kind->id || std::any_of(place.at.begin(), place.at.end(), [&](Hex hex) {
                return holdsAny(situation, hex, kind->terrain);
            });
        if (!is) lacks.push_back("no " + nameOf(*kind));
    }
    const model::TerrainId terrain(published.terrain);
    if (!terrain.empty() && std::any_of(place.at.begin(), place.at.end(),
                                        [&](Hex hex) { return !holds(situation, hex, terrain); }))
        lacks.push_back("no " + terrain.text);
    return lacks;
}

model::Edit setKind(const model::PlaceId& id, const std::string& kind) {
    return {model::tr("Change the kind"), [id, kind](model::Scenario& scenario) {
                scenario.map.edit([&](model::Map& map) {
                    for (auto& each : map.places)
                        if (each->id == id) each.edit([&](Place& changed) { changed.kind = kind; });
                });
            }};
}

/// Gives the place the kind and the terrain that the rules want of it.
model::Edit makeAsPublished(const Situation& situation, const Place& place,
                            const PublishedPlace& published) {
    const model::TerrainId terrain(published.terrain);
    std::vector<model::Edit> steps;
    if (!terrain.empty())
        steps.push_back(model::paintTerrain(place.at, terrain,
                                            model::excludedBy(*situation.ruleset(), terrain)));
    if (!published.kind.empty()) steps.push_back(setKind(place.id, published.kind));
    return model::together(model::tr("Make {place} what the rules say", {{"place", nameOf(place)}}),
                           std::move(steps));
}

void missing(const Situation& situation, Findings& findings) {
    const model::PublishedMap* map = publishedMap(situation);
    if (!map) return;
    for (const PublishedPlace& published : map->places) {
        if (!published.needed) continue;
        const Place* wrong = nullptr;
        bool right = false;
        for (const auto& place : situation.map().places) {
            if (!isNamed(*place, published) || place->at.empty()) continue;
            if (lacking(situation, *place, published).empty()) right = true;
            if (!wrong) wrong = &*place;
        }
        if (right) continue;
        if (!wrong) {
            findings.add(model::tr("{found} is not on the map", {{"found", published.name}}),
                         {model::ObjectRef{model::ObjectKind::map, situation.map().id}},
                         {.part = published.name, .rule = published.rule});
            continue;
        }
        auto subjects = subjectsOf(*wrong);
        findings.add(model::tr("{hex}: {place} is {found}",
                               {{"hex", labelOf(situation, *wrong)},
                                {"place", nameOf(*wrong)},
                                {"found", listed(lacking(situation, *wrong, published))}}),
                     std::move(subjects),
                     {.part = published.name,
                      .rule = published.rule,
                      .fixes = {{model::tr("Make it so"), false,
                                 makeAsPublished(situation, *wrong, published)}}});
    }
}

// --- one place and others ---

/// Places that are one: each record, and records of one name that the rules name or that score.
std::map<std::string, std::vector<const Place*>> placesByName(const Situation& situation) {
    std::set<Hex> scoring;
    for (const auto& victory : situation.map().victoryHexes)
        if (victory->at) scoring.insert(*victory->at);
    const model::PublishedMap* map = publishedMap(situation);
    std::map<std::string, std::vector<const Place*>> places;
    std::map<std::string, bool> counts;
    for (const auto& place : situation.map().places) {
        const std::string name = foldedName(place->name);
        const bool scores = std::any_of(place->at.begin(), place->at.end(),
                                        [&](Hex hex) { return scoring.contains(hex); });
        const bool printed =
            map && std::any_of(map->places.begin(), map->places.end(),
                               [&](const auto& published) { return isNamed(*place, published); });
        places[name].push_back(&*place);
        counts[name] = counts[name] || scores || printed;
    }
    std::erase_if(places, [&](const auto& entry) {
        return entry.first.empty() || !counts.at(entry.first) || entry.second.size() < 2;
    });
    return places;
}

void reportApart(const Situation& situation, const std::string& name, const Hexes& hexes,
                 const std::vector<model::Subject>& places, Findings& findings) {
    const auto parts = connectedParts(hexes);
    if (parts.size() < 2) return;
    auto subjects = subjectsOf(hexes);
    subjects.insert(subjects.end(), places.begin(), places.end());
    std::vector<std::string> labels;
    for (const Hexes& part : parts)
        labels.push_back(situation.label(*part.begin()));
    findings.add(model::tr("{place}: its hexes at {found} do not touch",
                           {{"place", name}, {"found", listed(labels)}}),
                 std::move(subjects));
}

void notConnected(const Situation& situation, Findings& findings) {
    std::set<const Place*> done;
    for (const auto& [name, places] : placesByName(situation)) {
        Hexes hexes;
        std::vector<model::Subject> refs;
        for (const Place* place : places) {
            done.insert(place);
            hexes.insert(place->at.begin(), place->at.end());
            refs.emplace_back(model::ObjectRef{model::ObjectKind::place, place->id.text});
        }
        reportApart(situation, nameOf(*places.front()), hexes, refs, findings);
    }
    for (const auto& place : situation.map().places)
        if (!done.contains(&*place))
            reportApart(situation, nameOf(*place), Hexes(place->at.begin(), place->at.end()),
                        {model::ObjectRef{model::ObjectKind::place, place->id.text}}, findings);
}

/// A village inside a district scores for the district only where that has points of its own.
bool bothScore(const Hexes& a, const Hexes& b, const std::set<Hex>& scoring) {
    const auto scores = [&](const Hexes& hexes, const Hexes* without) {
        return std::any_of(hexes.begin(), hexes.end(), [&](Hex hex) {
            return scoring.contains(hex) && (!without || !without->contains(hex));
        });
    };
    const auto within = [](const Hexes& inner, const Hexes& outer) {
        return std::includes(outer.begin(), outer.end(), inner.begin(), inner.end());
    };
    if (!scores(a, nullptr) || !scores(b, nullptr)) return false;
    if (within(a, b) && within(b, a)) return true;
    if (within(a, b)) return scores(b, &a);
    if (within(b, a)) return scores(a, &b);
    return true;
}

void hexShared(const Situation& situation, Findings& findings) {
    std::set<Hex> scoring;
    for (const auto& victory : situation.map().victoryHexes)
        if (victory->at) scoring.insert(*victory->at);
    std::map<Hex, std::set<const Place*>> at;
    std::map<const Place*, Hexes> hexesOfPlace;
    for (const auto& place : situation.map().places) {
        hexesOfPlace[&*place] = Hexes(place->at.begin(), place->at.end());
        for (const Hex hex : place->at)
            at[hex].insert(&*place);
    }
    for (const auto& [hex, places] : at) {
        std::vector<const Place*> shared;
        for (const auto& each : situation.map().places)
            if (places.contains(&*each) &&
                std::any_of(places.begin(), places.end(), [&](const Place* other) {
                    return other != &*each &&
                           bothScore(hexesOfPlace[&*each], hexesOfPlace[other], scoring);
                }))
                shared.push_back(&*each);
        if (shared.size() < 2) continue;
        std::vector<std::string> names;
        for (const Place* place : shared)
            names.push_back(nameOf(*place));
        findings.add(model::tr("{hex}: belongs to {found}, which both score points",
                               {{"hex", situation.label(hex)}, {"found", listed(names)}}),
                     {hex});
    }
}

// --- terrain and size ---

/// The kinds that a place must be: as written, and as the rules print it.
std::vector<const PlaceKind*> demandedKinds(const Situation& situation, const Place& place) {
    std::vector<const PlaceKind*> kinds;
    const auto add = [&](std::string_view id) {
        const auto* kind = kindOf(situation, id);
        if (kind && std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
            kinds.push_back(kind);
    };
    add(place.kind);
    if (const auto* map = publishedMap(situation))
        for (const PublishedPlace& published : map->places)
            if (isNamed(place, published) && !published.needed) add(published.kind);
    return kinds;
}

struct Mismatch {
    std::vector<std::string> why;
    std::vector<Fix> fixes;
    Hexes hexes;
};

/// Gives the place the kind, and its hexes the first terrain of the kind where they have none.
model::Edit makeIt(const Situation& situation, const Place& place, const PlaceKind& kind) {
    std::vector<Hex> bare;
    for (const Hex hex : place.at)
        if (!kind.terrain.empty() && !holdsAny(situation, hex, kind.terrain)) bare.push_back(hex);
    const model::TerrainId terrain = kind.terrain.empty() ? model::TerrainId{} : kind.terrain[0];
    std::vector<model::Edit> steps;
    if (!bare.empty())
        steps.push_back(
            model::paintTerrain(bare, terrain, model::excludedBy(*situation.ruleset(), terrain)));
    steps.push_back(setKind(place.id, kind.id));
    return model::together(
        model::tr("Make {place} a {kind}", {{"place", nameOf(place)}, {"kind", nameOf(kind)}}),
        std::move(steps));
}

bool fits(const PlaceKind& kind, int hexes) {
    return (!kind.least || hexes >= *kind.least) && (!kind.most || hexes <= *kind.most);
}

bool isSized(const PlaceKind* kind) {
    return kind && (kind->least || kind->most);
}

/// How many hexes the name has here, for a town may be written as several records that touch.
int sizeOf(const Situation& situation, const Place& place) {
    Hexes hexes(place.at.begin(), place.at.end());
    const std::string name = foldedName(place.name);
    if (!name.empty())
        for (const auto& other : situation.map().places)
            if (isSized(kindOf(situation, other->kind)) && foldedName(other->name) == name)
                hexes.insert(other->at.begin(), other->at.end());
    for (const Hexes& part : connectedParts(hexes))
        if (part.contains(place.at.front())) return static_cast<int>(part.size());
    return 0;
}

bool hasWrongSize(const Situation& situation, const Place& place, const PlaceKind& kind) {
    const Hexes own(place.at.begin(), place.at.end());
    return isSized(&kind) && connectedParts(own).size() == 1 && // else places.not-connected
           !fits(kind, sizeOf(situation, place));
}

void addSizeFault(const Situation& situation, const Place& place, const PlaceKind& kind,
                  Mismatch& mismatch) {
    const int count = sizeOf(situation, place);
    std::string fault =
        nameOf(kind) + " of " + std::to_string(count) + (count == 1 ? " hex" : " hexes");
    for (const PlaceKind& other : situation.ruleset()->placeKinds) {
        if (!isSized(&other) || !fits(other, count)) continue;
        fault += ", which is a " + nameOf(other); // by its size
        if (place.kind == kind.id)
            mismatch.fixes.push_back({model::tr("Make it: {kind}", {{"kind", nameOf(other)}}),
                                      false, makeIt(situation, place, other)});
        break;
    }
    mismatch.why.push_back(std::move(fault));
}

/// Hexes without the terrain of the kind, where each or any has to have it.
Hexes withoutTerrain(const Situation& situation, const Place& place, const PlaceKind& kind) {
    Hexes without;
    if (kind.terrain.empty() || kind.classed) return without;
    for (const Hex hex : place.at)
        if (!holdsAny(situation, hex, kind.terrain)) without.insert(hex);
    const Hexes all(place.at.begin(), place.at.end());
    return kind.everyHex || without.size() == all.size() ? without : Hexes{};
}

void addKindFaults(const Situation& situation, const Place& place, Mismatch& mismatch) {
    for (const PlaceKind* kind : demandedKinds(situation, place)) {
        const bool wrongSize = hasWrongSize(situation, place, *kind);
        if (wrongSize) addSizeFault(situation, place, *kind, mismatch);
        const Hexes without = withoutTerrain(situation, place, *kind);
        if (without.empty()) continue;
        std::vector<std::string> labels;
        for (const Hex hex : without)
            labels.push_back(situation.label(hex));
        mismatch.why.push_back(nameOf(*kind) + " without " + terrainNames(kind->terrain) + " in " +
                               listed(labels));
        mismatch.hexes.insert(without.begin(), without.end());
        if (wrongSize) continue; // the terrain would not make it the kind
        for (const auto& terrain : kind->terrain)
            mismatch.fixes.push_back(
                {model::tr("Mark it as {terrain}", {{"terrain", terrain.text}}), false,
                 model::paintTerrain({without.begin(), without.end()}, terrain,
                                     model::excludedBy(*situation.ruleset(), terrain))});
    }
}

void reportPublishedTerrain(const Situation& situation, Findings& findings) {
    const model::PublishedMap* map = publishedMap(situation);
    if (!map) return;
    for (const PublishedPlace& published : map->places) {
        const model::TerrainId lacks(published.lacks);
        const model::TerrainId terrain(published.needed ? "" : published.terrain);
        if (lacks.empty() && terrain.empty()) continue;
        const auto hexes = hexesOf(situation, published);
        if (!hexes) continue;
        for (const Hex hex : *hexes) {
            if (!model::sheetOf(situation.map(), hex)) continue;
            if (!lacks.empty() && holds(situation, hex, lacks))
                findings.add(
                    model::tr("{hex}: {place} is no {found}", {{"hex", situation.label(hex)},
                                                               {"place", published.name},
                                                               {"found", lacks.text}}),
                    {hex},
                    {.part = "published",
                     .rule = published.rule,
                     .fixes = {{model::tr("Remove {terrain}", {{"terrain", lacks.text}}), false,
                                model::eraseTerrain({hex}, lacks)}}});
            if (terrain.empty() || holds(situation, hex, terrain)) continue;
            std::vector<Fix> fixes;
            if (!isEnclosedTerrain(*situation.ruleset(),
                                   terrain)) // the walls would be missing then
                fixes.push_back(
                    {model::tr("Mark it as {terrain}", {{"terrain", terrain.text}}), false,
                     model::paintTerrain({hex}, terrain,
                                         model::excludedBy(*situation.ruleset(), terrain))});
            findings.add(model::tr("{hex}: {place} is {allowed} by the rules",
                                   {{"hex", situation.label(hex)},
                                    {"place", published.name},
                                    {"allowed", terrain.text}}),
                         {hex},
                         {.part = "published", .rule = published.rule, .fixes = std::move(fixes)});
        }
    }
}

void terrainMismatch(const Situation& situation, Findings& findings) {
    for (const auto& place : situation.map().places) {
        if (place->at.empty()) continue;
        Mismatch mismatch;
        addKindFaults(situation, *place, mismatch);
        if (mismatch.why.empty()) continue;
        std::vector<model::Subject> subjects(mismatch.hexes.begin(), mismatch.hexes.end());
        if (subjects.empty()) subjects.assign(place->at.begin(), place->at.end());
        subjects.emplace_back(model::ObjectRef{model::ObjectKind::place, place->id.text});
        findings.add(model::tr("{hex}: {place}: {found}", {{"hex", labelOf(situation, *place)},
                                                           {"place", nameOf(*place)},
                                                           {"found", listed(mismatch.why)}}),
                     std::move(subjects), {.fixes = std::move(mismatch.fixes)});
    }
    reportPublishedTerrain(situation, findings);
}

// --- forts ---

bool isClassed(const PlaceKind& kind) {
    return kind.classed && !kind.terrain.empty();
}

/// Terrain that only forts have: one that other kinds of place demand may be no fort.
bool isFortTerrain(const model::Ruleset& ruleset, const model::TerrainId& terrain) {
    const auto demands = [&](const PlaceKind& kind) {
        return std::find(kind.terrain.begin(), kind.terrain.end(), terrain) != kind.terrain.end();
    };
    const auto& kinds = ruleset.placeKinds;
    return std::any_of(kinds.begin(), kinds.end(),
                       [&](const auto& kind) { return isClassed(kind) && demands(kind); }) &&
           std::none_of(kinds.begin(), kinds.end(),
                        [&](const auto& kind) { return !isClassed(kind) && demands(kind); });
}

class Forts {
public:
    explicit Forts(const Situation& situation) : situation_(situation) {
        if (!situation.ruleset()) return;
        for (const auto& place : situation.map().places)
            lookAt(*place);
        if (const auto* map = publishedMap(situation)) lookAtList(*map);
    }

    void report(Findings& findings) {
        for (auto& [hex, entry] : entries_)
            findings.add(model::tr("{hex}: {place}: {found}", {{"hex", situation_.label(hex)},
                                                               {"place", entry.name},
                                                               {"found", listed(entry.why)}}),
                         {hex}, {.fixes = std::move(entry.fixes)});
    }

private:
    struct Entry {
        std::string name;
        std::vector<std::string> why;
        std::vector<Fix> fixes;
    };

    Entry& entry(Hex hex, const std::string& name) {
        Entry& found = entries_[hex];
        if (found.name.empty()) found.name = name;
        return found;
    }

    void lookAt(const Place& place) {
        const auto* kind = kindOf(situation_, place.kind);
        if (!kind || !isClassed(*kind)) return;
        for (const Hex hex : place.at) {
            forts_.emplace(hex, nameOf(place));
            if (holdsAny(situation_, hex, kind->terrain)) continue;
            Entry& undecided = entry(hex, nameOf(place));
            undecided.why.push_back("of which class the " + nameOf(*kind) + " is, nothing says");
            for (const auto& terrain : kind->terrain)
                undecided.fixes.push_back(
                    {model::tr("Make it: {terrain}", {{"terrain", terrain.text}}), false,
                     model::paintTerrain({hex}, terrain,
                                         model::excludedBy(*situation_.ruleset(), terrain))});
        }
    }

    void lookAtList(const model::PublishedMap& map) {
        for (const auto& list : situation_.map().terrain)
            if (isFortTerrain(*situation_.ruleset(), list->type))
                list->hexes.forEach([&](Hex hex) { forts_.emplace(hex, list->type.text); });
        for (const auto& [hex, name] : forts_)
            if (!isListed(map, hex)) entry(hex, name).why.emplace_back("not in the list of forts");
    }

    bool isListed(const model::PublishedMap& map, Hex hex) const {
        for (const PublishedPlace& published : map.places) {
            const auto* kind = kindOf(situation_, published.kind);
            if (!kind || !isClassed(*kind)) continue;
            for (const auto& place : situation_.map().places)
                if (isNamed(*place, published) &&
                    std::find(place->at.begin(), place->at.end(), hex) != place->at.end())
                    return true;
        }
        return false;
    }

    const Situation& situation_;
    std::map<Hex, std::string> forts_;
    std::map<Hex, Entry> entries_;
};

void fortUndecided(const Situation& situation, Findings& findings) {
    Forts(situation).report(findings);
}

constexpr model::Parts placeParts = Part::places | Part::grid;
constexpr auto checks = std::to_array<Check>({
    {"places.fort-undecided", "A fort that is not decided",
     "What a fort does in combat depends on its class, and none of its class marks is in the hex; "
     "or the list of the scenario does not name it, so that it is no fort in this battle. Choose "
     "the class, or take the fort away.",
     model::Severity::warning, placeParts | Part::terrain | Part::texts, fortUndecided},
    {"places.hex-shared", "A hex of two places that score",
     "A hex belongs to two named places that both score points, so it cannot be told which of them "
     "it counts for. A village within a district is sound as long as the points lie in the village "
     "alone. Remove the hex from one of them.",
     model::Severity::warning, Part::places, hexShared},
    {"places.missing", "A place of the rules is not on the map",
     "A place, fort or objective that the rules name is not on the map, or it is not what it must "
     "be. Accents, apostrophes, capitals and Mt for Monte do not count. Compared only on a map "
     "that "
     "says which published map it is.",
     model::Severity::error, placeParts | Part::terrain | Part::texts, missing},
    {"places.not-connected", "The hexes of a place do not touch",
     "A named place has hexes that do not hang together, or a name that scores points stands at "
     "separate places, so that control of it means nothing. Rename one of them.",
     model::Severity::warning, placeParts | Part::texts, notConnected},
    {"places.terrain-mismatch", "A place without its terrain",
     "A named place is not what its kind must be: a town without town in its hexes, a town of one "
     "hex where that is a village, a village of several, or buildings that are no town stored as "
     "one. Change the kind or the terrain.",
     model::Severity::warning, placeParts | Part::terrain | Part::texts, terrainMismatch},
});

} // namespace

std::span<const Check> placesChecks() {
    return checks;
}

} // namespace validators
