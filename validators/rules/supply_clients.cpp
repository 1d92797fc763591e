#include "validators/rules/supply_clients.h"

#include <algorithm>

namespace validators {

namespace {

bool contains(const std::vector<std::string>& letters, const std::string& letter) {
    return std::find(letters.begin(), letters.end(), letter) != letters.end();
}

bool sameWord(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

/// Whether more than one army fights for the side.
bool isDivided(const model::Forces& forces, const model::SideId& side) {
    return std::count_if(forces.armies.begin(), forces.armies.end(),
                         [&](const auto& army) { return army.side == side; }) > 1;
}

/// An army or side of the enemy says that sources of the letter supply it.
bool isOfEnemy(const model::Forces& forces, const std::string& letter, const model::SideId& side) {
    return std::any_of(forces.armies.begin(), forces.armies.end(),
                       [&](const auto& army) {
                           return army.side != side && contains(army.suppliedBy, letter);
                       }) ||
           std::any_of(forces.sides.begin(), forces.sides.end(), [&](const auto& other) {
               return other.id != side && contains(other.suppliedBy, letter);
           });
}

/// A source of the side as a whole, of no army.
Verdict servesSide(const model::Forces& forces, const model::SupplySource& source,
                   const SupplyClient& client) {
    if (source.side != client.side) return Verdict::no;
    return isDivided(forces, client.side) ? Verdict::undecided : Verdict::yes;
}

} // namespace

std::vector<std::string> lettersOf(const model::Forces& forces, const model::Army& army) {
    if (!army.suppliedBy.empty()) return army.suppliedBy;
    const auto* side = model::find(forces, army.side);
    return side ? side->suppliedBy : std::vector<std::string>{};
}

const model::SuppliedByEither* eitherArmy(const model::TwoStageSupply& supply,
                                          const model::Unit& unit) {
    for (const auto& either : supply.eitherArmy)
        if (sameWord(either.unit, unit.name) || sameWord(either.unit, unit.id.text)) return &either;
    return nullptr;
}

SupplyClient clientOf(const Situation& situation, const model::TwoStageSupply& supply,
                      const UnitFacts& facts) {
    const model::Forces& forces = situation.forces();
    SupplyClient client{facts.side, facts.army, facts.lacksArmy, {}, false};
    if (!facts.unit->suppliedBy.empty()) {
        client.letters = facts.unit->suppliedBy;
        client.ownLetters = true;
    } else if (eitherArmy(supply, *facts.unit)) {
        // 25.17: as part of either army.
        for (const auto& army : forces.armies)
            if (army.side == facts.side)
                for (const auto& letter : lettersOf(forces, army))
                    if (!contains(client.letters, letter)) client.letters.push_back(letter);
        client.ownLetters = true;
    } else if (const auto* army = model::find(forces, facts.army); army && !facts.lacksArmy) {
        client.letters = lettersOf(forces, *army);
    }
    return client;
}

Verdict serves(const Situation& situation, const model::SupplySource& source,
               const SupplyClient& client) {
    const model::Forces& forces = situation.forces();
    if (!source.letter.empty() && contains(client.letters, source.letter)) return Verdict::yes;
    if (!source.army.empty() && source.army == client.army && !client.lacksArmy)
        return client.ownLetters && !source.letter.empty() ? Verdict::no : Verdict::yes;
    if (!source.letter.empty() && !client.letters.empty()) return Verdict::no;
    if (!source.army.empty()) {
        const auto* army = model::find(forces, source.army);
        const bool mayBeIts = client.lacksArmy && (!army || army->side == client.side);
        return mayBeIts ? Verdict::undecided : Verdict::no;
    }
    if (!source.side.empty()) return servesSide(forces, source, client);
    if (source.letter.empty()) return Verdict::undecided;
    return isOfEnemy(forces, source.letter, client.side) ? Verdict::no : Verdict::undecided;
}

std::string missingFor(const model::SupplySource& source, const SupplyClient& client) {
    if (source.letter.empty() && source.army.empty())
        return "source " + source.id.text + (source.side.empty() ? ": side" : ": army");
    return missingLetters(client);
}

std::string missingLetters(const SupplyClient& client) {
    if (client.army.empty()) return "side " + client.side.text + ": supplied-by";
    return "army " + client.army.text + ": supplied-by";
}

Verdict mayUse(const Situation& situation, const model::TwoStageSupply& supply,
               const SupplyClient& client, const UnitFacts& train) {
    if (train.side != client.side) return Verdict::no;
    if (supply.trainsAcrossArmies.value) return Verdict::yes; // D-SUP-5
    if (client.lacksArmy || train.lacksArmy) return Verdict::undecided;
    if (train.army == client.army) return Verdict::yes;
    if (!client.ownLetters) return Verdict::no;
    const auto* army = model::find(situation.forces(), train.army);
    const auto letters = army ? lettersOf(situation.forces(), *army) : std::vector<std::string>{};
    const bool shared = std::any_of(letters.begin(), letters.end(), [&](const auto& letter) {
        return contains(client.letters, letter);
    });
    return shared ? Verdict::yes : Verdict::no;
}

} // namespace validators
