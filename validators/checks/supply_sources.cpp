#include "validators/checks/supply_sources.h"

#include "model/edits/record_edits.h"
#include "model/edits/road_edits.h"
#include "validators/checks/findings.h"
#include "validators/rules/ground.h"
#include "validators/rules/map_path.h"
#include "validators/rules/road_net.h"
#include "validators/rules/supply_clients.h"
#include "validators/rules/supply_steps.h"
#include "validators/rules/supply_words.h"

#include <algorithm>
#include <set>
#include <utility>

namespace validators {

namespace {

using model::ObjectKind;
using model::SupplySource;
using model::tr;

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

const model::TwoStageSupply* twoStage(const Situation& situation) {
    return std::get_if<model::TwoStageSupply>(&situation.ruleset()->supply);
}

/// Where the editor goes: its hex, else the record.
std::vector<model::Subject> subjectsOf(const SupplySource& source) {
    std::vector<model::Subject> subjects;
    if (source.at) subjects.emplace_back(*source.at);
    if (!source.id.empty() || !source.at)
        subjects.emplace_back(model::ObjectRef{ObjectKind::source, source.id.text});
    return subjects;
}

/// Sources whose hex is in play.
std::vector<const SupplySource*> sourcesInPlay(const Situation& situation) {
    std::vector<const SupplySource*> sources;
    for (const auto& source : situation.map().sources)
        if (source->at && situation.extent().isOnMap(*source->at)) sources.push_back(&*source);
    return sources;
}

SupplyClient clientOf(const model::Forces& forces, const model::Army& army) {
    return {army.side, army.id, false, lettersOf(forces, army), false};
}

/// Combat units of the army stand on the map that its sources supply, not those of the unit.
bool isInPlay(const Situation& situation, const model::TwoStageSupply& supply,
              const model::Army& army) {
    const auto& pieces = situation.standing();
    return std::any_of(pieces.begin(), pieces.end(), [&](const Standing& standing) {
        const UnitFacts* facts = standing.facts;
        return facts && facts->army == army.id && facts->side == army.side && !facts->lacksArmy &&
               facts->unitClass && facts->unitClass->isCombat() &&
               !clientOf(situation, supply, *facts).ownLetters;
    });
}

std::string nameOf(const model::Army& army) {
    return army.name.empty() ? army.id.text : army.name;
}

} // namespace

// --- who has a source ---

void sourceMissing(const Situation& situation, Findings& findings) {
    const auto* supply = twoStage(situation);
    if (!supply) return;
    const model::Forces& forces = situation.forces();
    for (const auto& army : forces.armies) {
        if (findings.cancelled()) return;
        if (!isInPlay(situation, *supply, army)) continue;
        const SupplyClient client = clientOf(forces, army);
        const auto& sources = situation.map().sources;
        // Nothing in the files speaks of supply.
        if (client.letters.empty() && sources.empty()) continue;
        // A source without a hex is a fault of its own.
        const bool has = std::any_of(sources.begin(), sources.end(), [&](const auto& source) {
            return (!source->at || situation.extent().isOnMap(*source->at)) &&
                   serves(situation, *source, client) != Verdict::no;
        });
        if (has) continue;
        std::string letters;
        for (const auto& letter : client.letters)
            letters += (letters.empty() ? "" : " ") + letter;
        findings.add(
            letters.empty()
                ? tr("{army}: no supply source in play", {{"army", nameOf(army)}, {"found", "0"}})
                : tr("{army}: no supply source {letters} in play",
                     {{"army", nameOf(army)}, {"letters", letters}, {"found", "0"}}),
            {model::ObjectRef{ObjectKind::side, army.side.text}},
            {.part = army.implied ? std::string{} : army.id.text});
    }
}

// --- whose source it is ---

namespace {

/// Who the forces say is supplied by sources of the letter.
bool isUsed(const model::Forces& forces, const std::string& letter) {
    const auto names = [&](const auto& each) { return contains(each.suppliedBy, letter); };
    return std::any_of(forces.sides.begin(), forces.sides.end(), names) ||
           std::any_of(forces.armies.begin(), forces.armies.end(), names) ||
           std::any_of(forces.units.begin(), forces.units.end(),
                       [&](const auto& unit) { return names(*unit); });
}

bool isLetter(const model::Ruleset& ruleset, const std::string& letter) {
    return std::any_of(ruleset.sourceLetters.begin(), ruleset.sourceLetters.end(),
                       [&](const auto& known) { return known.id == letter; });
}

/// The letters of an army, or of all armies of a side.
std::vector<std::string> lettersOfOwner(const model::Forces& forces, const SupplySource& source) {
    std::vector<std::string> letters;
    for (const auto& army : forces.armies) {
        if (source.army.empty() ? army.side != source.side : army.id != source.army) continue;
        for (const auto& letter : lettersOf(forces, army))
            letters.push_back(letter);
    }
    return letters;
}

/// What is wrong with whose it is; empty: nothing.
std::string faultOf(const Situation& situation, const SupplySource& source) {
    const model::Forces& forces = situation.forces();
    const model::Ruleset& ruleset = *situation.ruleset();
    if (source.letter.empty() && source.side.empty() && source.army.empty())
        return "no side or letter";
    const bool knows = !forces.sides.empty();
    if (knows && !source.army.empty() && !model::find(forces, source.army))
        return "no army " + source.army.text;
    if (knows && !source.side.empty() && !model::find(forces, source.side))
        return "no side " + source.side.text;
    const auto* army = model::find(forces, source.army);
    if (army && !source.side.empty() && army->side != source.side)
        return "army " + source.army.text + " is not of side " + source.side.text;
    if (source.letter.empty()) return {};
    if (!ruleset.sourceLetters.empty() && !isLetter(ruleset, source.letter) &&
        !isUsed(forces, source.letter))
        return "no letter " + source.letter;
    const auto letters = lettersOfOwner(forces, source);
    const bool owned = !source.army.empty() || !source.side.empty();
    if (owned && !letters.empty() && !contains(letters, source.letter))
        return "letter " + source.letter + " is not of " +
               (source.army.empty() ? "side " + source.side.text : "army " + source.army.text);
    return {};
}

std::vector<model::Fix> letterFixes(const Situation& situation, const SupplySource& source) {
    std::vector<model::Fix> fixes;
    for (const auto& letter : situation.ruleset()->sourceLetters) {
        SupplySource mended = source;
        mended.letter = letter.id;
        if (mended == source || !faultOf(situation, mended).empty()) continue;
        fixes.push_back({tr("Make it a source {letter}", {{"letter", letter.id}}), false,
                         model::changeRecord(source, mended)});
    }
    return fixes;
}

} // namespace

void sourceSide(const Situation& situation, Findings& findings) {
    for (const auto& source : situation.map().sources) {
        const std::string fault = faultOf(situation, *source);
        if (fault.empty()) continue;
        findings.add(tr("Supply source {source}: {found}",
                        {{"source", nameOf(situation, *source)}, {"found", fault}}),
                     subjectsOf(*source), {.fixes = letterFixes(situation, *source)});
    }
}

namespace {

/// The letter that is an army's own: that of its name, or the first.
std::string ownLetter(const model::Forces& forces, const model::Army& army) {
    const auto letters = lettersOf(forces, army);
    if (contains(letters, army.id.text)) return army.id.text;
    return letters.empty() ? std::string{} : letters.front();
}

/// The army whose own letter it is, if it is not `army`.
const model::Army* otherOwner(const model::Forces& forces, const std::string& letter,
                              const model::Army* army) {
    for (const auto& other : forces.armies)
        if (&other != army && (!army || other.id != army->id) && ownLetter(forces, other) == letter)
            return &other;
    return nullptr;
}

void reportWrongArmy(Findings& findings, const std::string& whose, const std::string& letter,
                     const model::Army& owner, model::ObjectRef subject,
                     std::vector<std::string> kept, model::EditFunction edit) {
    std::string left;
    for (const auto& word : kept)
        left += (left.empty() ? "" : " ") + word;
    model::Fix fix{tr("Supply {whose} by {letters} only", {{"whose", whose}, {"letters", left}}),
                   true,
                   {tr("Supply {whose} by {letters} only", {{"whose", whose}, {"letters", left}}),
                    std::move(edit)}};
    findings.add(tr("{whose}: supplied by sources {found} of the army {army}",
                    {{"whose", whose}, {"found", letter}, {"army", nameOf(owner)}}),
                 {std::move(subject)}, {.part = letter, .fixes = {std::move(fix)}});
}

} // namespace

void wrongArmy(const Situation& situation, Findings& findings) {
    const auto* supply = twoStage(situation);
    if (!supply) return;
    const model::Forces& forces = situation.forces();
    for (const auto& army : forces.armies) {
        const std::string own = ownLetter(forces, army);
        for (const auto& letter : army.suppliedBy) {
            const auto* owner = otherOwner(forces, letter, &army);
            if (letter == own || !owner) continue;
            auto kept = army.suppliedBy;
            std::erase(kept, letter);
            reportWrongArmy(findings, nameOf(army), letter, *owner,
                            {ObjectKind::army, army.id.text}, kept,
                            [id = army.id, kept](model::Scenario& scenario) {
                                scenario.forces.edit([&](model::Forces& changed) {
                                    for (auto& each : changed.armies)
                                        if (each.id == id) each.suppliedBy = kept;
                                });
                            });
        }
    }
    for (const UnitFacts& facts : situation.units()) {
        if (findings.cancelled()) return;
        if (facts.unit->suppliedBy.empty() || eitherArmy(*supply, *facts.unit)) continue;
        const auto* army = facts.lacksArmy ? nullptr : model::find(forces, facts.army);
        const auto letters = army ? lettersOf(forces, *army) : std::vector<std::string>{};
        for (const auto& letter : facts.unit->suppliedBy) {
            const auto* owner = otherOwner(forces, letter, army);
            if (!army || contains(letters, letter) || !owner) continue;
            auto kept = facts.unit->suppliedBy;
            std::erase(kept, letter);
            reportWrongArmy(findings, situation.name(facts.unit->id), letter, *owner,
                            {ObjectKind::unit, facts.unit->id.text}, kept,
                            [id = facts.unit->id, kept](model::Scenario& scenario) {
                                scenario.forces.edit([&](model::Forces& changed) {
                                    for (auto& each : changed.units)
                                        if (each->id == id)
                                            each.edit([&](auto& unit) { unit.suppliedBy = kept; });
                                });
                            });
        }
    }
}

// --- where it lies ---

std::optional<model::Fix> joinByRoad(const Situation& situation, model::Hex from, model::Hex to) {
    const auto& types = situation.ruleset()->roads;
    const auto path = shortestPath(situation, from, to, PathBy::hexes);
    if (types.empty() || path.size() < 2) return std::nullopt;
    const Ground& ground = situation.ground();
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const auto hex = ground.indexOf(path[i]), next = ground.indexOf(path[i + 1]);
        const SideState& state = ground.side(hex, ground.directionTo(hex, next));
        const bool dry = std::all_of(state.features.begin(), state.features.end(), [](auto& each) {
            return each.type->road == model::RoadCrossing::free && !each.printed->water;
        });
        if (!dry || state.unknownFeature) return std::nullopt;
    }
    return model::Fix{tr("Draw a road from {from} to {to}",
                         {{"from", situation.label(from)}, {"to", situation.label(to)}}),
                      false, model::drawRoad(path, types.front().id)};
}

void sourceWithoutRoad(const Situation& situation, Findings& findings) {
    std::set<model::Hex> withRoad;
    for (const auto& road : situation.map().roads)
        for (const model::Hex hex : road->hexes)
            if (situation.extent().isOnMap(hex)) withRoad.insert(hex);
    for (const SupplySource* source : sourcesInPlay(situation)) {
        if (findings.cancelled()) return;
        if (hasRoad(situation.lines(), *source->at) || withRoad.contains(*source->at)) continue;
        const auto nearest =
            std::min_element(withRoad.begin(), withRoad.end(), [&](model::Hex a, model::Hex b) {
                return model::distance(a, *source->at) < model::distance(b, *source->at);
            });
        std::vector<model::Fix> fixes;
        if (nearest != withRoad.end())
            if (auto fix = joinByRoad(situation, *source->at, *nearest))
                fixes.push_back(std::move(*fix));
        findings.add(tr("{source}: no road leads from this supply source",
                        {{"source", nameOf(situation, *source)}}),
                     subjectsOf(*source), {.fixes = std::move(fixes)});
    }
}

void sourceInland(const Situation& situation, Findings& findings) {
    const model::Extent& extent = situation.extent();
    for (const SupplySource* source : sourcesInPlay(situation)) {
        if (findings.cancelled()) return;
        if (extent.isOnEdge(*source->at)) continue;
        std::optional<model::Hex> nearest;
        int least = 0;
        for (const model::Hex hex : extent.hexes()) {
            const int apart = model::distance(hex, *source->at);
            if ((nearest && apart >= least) || !extent.isOnEdge(hex)) continue;
            nearest = hex;
            least = apart;
        }
        std::vector<model::Fix> fixes;
        if (nearest) {
            SupplySource moved = *source;
            moved.at = nearest;
            fixes.push_back({tr("Move it to {hex}", {{"hex", situation.label(*nearest)}}), false,
                             model::changeRecord(*source, moved)});
        }
        findings.add(tr("{source}: a supply source {found} hexes from the map edge",
                        {{"source", nameOf(situation, *source)},
                         {"found", std::to_string(least)},
                         {"allowed", "0"}}),
                     subjectsOf(*source), {.fixes = std::move(fixes)});
    }
}

// --- who stands there ---

void sourceBlocked(const Situation& situation, Findings& findings) {
    const auto* supply = twoStage(situation);
    if (!supply) return;
    const model::Forces& forces = situation.forces();
    for (const SupplySource* source : sourcesInPlay(situation)) {
        if (findings.cancelled()) return;
        if (situation.standingAt(*source->at).empty()) continue;
        std::set<model::SideId> served;
        for (const auto& army : forces.armies)
            if (serves(situation, *source, clientOf(forces, army)) == Verdict::yes)
                served.insert(army.side);
        std::vector<std::string> enemies;
        for (const auto& side : served)
            for (const Standing* enemy : enemiesOf(situation, *supply, side, *source->at))
                if (!served.contains(enemy->facts->side))
                    enemies.push_back(situation.name(enemy->piece.unit));
        if (enemies.empty()) continue;
        findings.add(tr("{source}: {units} on a supply source of the enemy{clause}",
                        {{"source", nameOf(situation, *source)},
                         {"units", listed(enemies)},
                         {"found", std::to_string(enemies.size())},
                         {"clause", cited(supply->blockedBy.rule)}}),
                     subjectsOf(*source), {.rule = supply->blockedBy.rule});
    }
}

} // namespace validators
