// The stacking checks and the plain reading of the rules accuse the same hexes of random battles.

#include "tests/reference/smallest.h"
#include "tests/reference/stacking.h"
#include "tests/reference/to_scenario.h"
#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "validators/validator.h"

#include <gtest/gtest.h>

using namespace reference;

namespace {

using Accused = std::map<std::string, std::set<std::string>>; // hexes by check

Accused byReference(const SmallMap& map) {
    Accused accused;
    for (const Hex hex : map.hexes())
        for (const char side : {'F', 'C'}) {
            const Stack stack = stackIn(map, hex, side);
            const auto add = [&](bool is, const char* check) {
                if (is) accused[check].insert(label(hex));
            };
            add(stack.tooMany, "stacking.limit");
            add(stack.withTrain, "stacking.train");
            add(stack.armiesMix, "stacking.army-mix");
            add(stack.inRoadMarch, "stacking.road-march");
        }
    return accused;
}

Accused byChecks(const SmallMap& map) {
    const auto report = validators::validate(toScenario(map), testing_support::piedmont());
    Accused accused;
    for (const auto& reported : report.findings) {
        const std::string& check = reported.finding.check;
        if (check != "stacking.limit" && check != "stacking.train" &&
            check != "stacking.army-mix" && check != "stacking.road-march")
            continue;
        for (const auto& [kind, id] : reported.spellings)
            if (kind == "hex") accused[check].insert(id);
    }
    return accused;
}

std::string inWords(const Accused& accused) {
    std::string text;
    for (const auto& [check, hexes] : accused) {
        text += check + ":";
        for (const std::string& hex : hexes)
            text += " " + hex;
        text += "\n";
    }
    return text;
}

TEST(StackingAgreement, OnRandomBattles) {
    std::mt19937_64 random(3 + otherSeed());
    const auto quarrel = [](const SmallMap& map) { return byReference(map) != byChecks(map); };
    for (int i = 0; i < 200 * timesAsMany(); ++i) {
        const SmallMap map = randomMap(random);
        if (!quarrel(map)) continue;
        const SmallMap least = smallest(map, quarrel);
        ADD_FAILURE() << "battle " << i << "\n"
                      << reference::inWords(least) << "the rules accuse\n"
                      << inWords(byReference(least)) << "the checks accuse\n"
                      << inWords(byChecks(least));
    }
}

} // namespace
