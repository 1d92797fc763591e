#include "model/map/hex_layer.h"
#include "model/map/hex_set.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <vector>

using namespace model;

namespace {

TEST(HexLayer, HoldsWhatAMapFromHexToValueHolds) {
    std::mt19937 random(7);
    std::uniform_int_distribution<int> coordinate(-70, 70);
    std::uniform_int_distribution<int> value(0, 3);
    HexLayer<int> layer;
    std::map<Hex, int> reference;
    for (int i = 0; i < 4000; ++i) {
        const Hex hex{coordinate(random), coordinate(random)};
        const int number = value(random);
        layer.set(hex, number);
        reference[hex] = number;
    }
    std::erase_if(reference, [](const auto& entry) { return entry.second == 0; });
    std::map<Hex, int> seen;
    layer.forEach([&](Hex hex, int number) { seen[hex] = number; });
    EXPECT_EQ(seen, reference);
    for (const auto& [hex, number] : reference)
        EXPECT_EQ(layer.at(hex), number);
    EXPECT_EQ(layer.at({1000, -1000}), 0);
}

TEST(HexLayer, IsEqualToOneThatNeverHeldWhatWasTakenOut) {
    HexLayer<int> layer;
    layer.set({5, 5}, 2);
    layer.set({-33, 64}, 9);
    layer.set({-33, 64}, 0);
    HexLayer<int> other;
    other.set({5, 5}, 2);
    EXPECT_EQ(layer, other);
}

TEST(HexLayer, LeavesACopyAlone) {
    HexLayer<int> layer;
    layer.set({0, 0}, 1);
    const HexLayer<int> copy = layer;
    layer.set({0, 0}, 2);
    EXPECT_EQ(copy.at({0, 0}), 1);
    EXPECT_EQ(layer.at({0, 0}), 2);
}

TEST(HexLayer, NamesExactlyTheHexesThatDiffer) {
    HexLayer<int> before;
    before.set({0, 0}, 1);
    before.set({100, 0}, 1);
    HexLayer<int> after = before;
    after.set({0, 1}, 3);
    after.set({100, 0}, 0);
    after.set({-1, -1}, 4);
    std::vector<Hex> differing;
    HexLayer<int>::forEachDifference(before, after, [&](Hex hex) { differing.push_back(hex); });
    std::sort(differing.begin(), differing.end());
    EXPECT_EQ(differing, (std::vector<Hex>{{-1, -1}, {0, 1}, {100, 0}}));
}

TEST(HexsideSet, KeepsTheTwoWaysRoundApart) {
    HexsideSet sides;
    const DirectedHexside slope{{3, 4}, Direction(2)};
    sides.insert(slope);
    EXPECT_TRUE(sides.contains(slope));
    EXPECT_FALSE(sides.contains(slope.reversed()));
    EXPECT_TRUE(sides.containsEither(slope.reversed()));
    sides.erase(slope);
    EXPECT_EQ(sides, HexsideSet{});
}

TEST(HexsideSet, VisitsEveryDirection) {
    HexsideSet sides;
    for (const Direction direction : hexsideDirections)
        sides.insert({{0, 0}, direction});
    int count = 0;
    sides.forEach([&](DirectedHexside side) {
        EXPECT_EQ(side.from, (Hex{0, 0}));
        ++count;
    });
    EXPECT_EQ(count, 6);
}

} // namespace
