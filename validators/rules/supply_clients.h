#pragma once
// Who is supplied from what: which sources serve a unit, by their letter, army or side, and which
// trains it may use. Where they lie and whether a line leads there is another question.

#include "validators/rules/situation.h"
#include "validators/verdict.h"

#include <string>
#include <vector>

namespace validators {

/// Units that the same sources serve.
struct SupplyClient {
    model::SideId side;
    model::ArmyId army;
    bool lacksArmy = false;           ///< its side has armies, and it is in none
    std::vector<std::string> letters; ///< of the sources that serve it; empty: nobody says
    bool ownLetters = false;          ///< the letters are those of the unit, not of its army

    bool operator==(const SupplyClient&) const = default;
};

SupplyClient clientOf(const Situation& situation, const model::TwoStageSupply& supply,
                      const UnitFacts& facts);

/// The letters that the forces give an army, else those of its side.
std::vector<std::string> lettersOf(const model::Forces& forces, const model::Army& army);

/// 17.5, 25.17.
Verdict serves(const Situation& situation, const model::SupplySource& source,
               const SupplyClient& client);

/// What is not stated where serves() is undecided.
std::string missingFor(const model::SupplySource& source, const SupplyClient& client);
std::string missingLetters(const SupplyClient& client);

/// 17.41, 25.17: whether units of the client may trace to the train at all.
Verdict mayUse(const Situation& situation, const model::TwoStageSupply& supply,
               const SupplyClient& client, const UnitFacts& train);

/// 25.17: the ruleset lets more than one army supply the unit.
const model::SuppliedByEither* eitherArmy(const model::TwoStageSupply& supply,
                                          const model::Unit& unit);

} // namespace validators
