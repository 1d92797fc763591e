// The random battles are the same every time and dense enough that rules decide.

#include "tests/reference/reach.h"
#include "tests/reference/sight.h"
#include "tests/reference/stacking.h"
#include "tests/reference/supply.h"

#include <gtest/gtest.h>

using namespace reference;

namespace {

TEST(RandomMap, IsTheSameForTheSameSeed) {
    std::mt19937_64 one(7), other(7);
    const SmallMap a = randomMap(one), b = randomMap(other);
    EXPECT_EQ(a.borders, b.borders);
    EXPECT_EQ(a.terrain, b.terrain);
    EXPECT_EQ(a.pieces.size(), b.pieces.size());
}

TEST(RandomMap, SidesDoNotShareAHex) {
    std::mt19937_64 random(3);
    for (int i = 0; i < 200; ++i) {
        const SmallMap map = randomMap(random);
        for (const Hex hex : map.hexes())
            for (const Piece* piece : map.piecesIn(hex))
                EXPECT_EQ(piece->side, map.piecesIn(hex).front()->side);
    }
}

using Counts = std::map<std::string, int>;

/// How often each answer comes up.
Counts counts(int battles, void (*look)(const SmallMap&, Counts&)) {
    std::mt19937_64 random(21);
    Counts all;
    for (int i = 0; i < battles; ++i)
        look(randomMap(random), all);
    return all;
}

void expectOften(Counts found, std::initializer_list<const char*> answers) {
    for (const char* one : answers)
        EXPECT_GE(found[one], 20) << one;
}

TEST(RandomMap, HidesAndShows) {
    const auto look = [](const SmallMap& map, Counts& all) {
        for (const Hex a : map.hexes())
            for (const Hex b : map.hexes())
                if (distance(a, b) == 2 && sightRange(map) == 3)
                    ++all[sees(map, a, b) ? "seen" : "hidden"];
    };
    expectOften(counts(20, look), {"seen", "hidden"});
}

TEST(RandomMap, StacksTooMany) {
    const auto look = [](const SmallMap& map, Counts& all) {
        for (const Hex hex : map.hexes())
            for (const char side : {'F', 'C'}) {
                const Stack stack = stackIn(map, hex, side);
                all["too many"] += stack.tooMany ? 1 : 0;
                all["with train"] += stack.withTrain ? 1 : 0;
                all["armies"] += stack.armiesMix ? 1 : 0;
                all["in road march"] += stack.inRoadMarch ? 1 : 0;
            }
    };
    expectOften(counts(300, look), {"too many", "with train", "armies", "in road march"});
}

TEST(RandomMap, SuppliesInEveryWay) {
    const auto look = [](const SmallMap& map, Counts& all) {
        const Supply found = supply(map);
        all["direct"] += static_cast<int>(found.direct.size());
        all["own train"] += static_cast<int>(found.ownTrain.size());
        all["served"] += found.stacksServed;
        all["always"] += static_cast<int>(found.always.size());
        all["never"] += static_cast<int>(found.never.size());
        for (const Asking& stack : found.asking)
            all["asking"] += stack.trains.empty() ? 0 : 1;
        if (all["asking"] > all["served"]) ++all["some of them"];
    };
    expectOften(counts(700, look),
                {"direct", "own train", "served", "always", "never", "some of them"});
}

TEST(RandomMap, LetsMoveAndStops) {
    const auto look = [](const SmallMap& map, Counts& all) {
        for (const Piece& piece : map.pieces)
            for (const auto& [hex, reached] : reach(map, piece)) {
                if (reached.stops() == Answer::surely) ++all["surely"];
                if (reached.stops() == Answer::possibly) ++all["possibly"];
                if (reached.stops() == Answer::no) ++all["passed only"];
                if (reached.atWorstByMinimum) ++all["by minimum"];
            }
    };
    expectOften(counts(25, look), {"surely", "possibly", "passed only", "by minimum"});
}

} // namespace
