// The published cases of lines of sight, asked of the plain reading.

#include "tests/reference/sight.h"

#include <gtest/gtest.h>

using namespace reference;

namespace {

bool unitSees(const SmallMap& map, const char* from, const char* to) {
    return sees(map, hex(from), hex(to));
}
bool batterySees(const SmallMap& map, const char* from, const char* to) {
    return sees(map, hex(from), hex(to), true);
}
SmallMap withCrests(std::initializer_list<const char*> sides) {
    SmallMap map = plain();
    for (const char* side : sides)
        map.side(side).crest = true;
    return map;
}

TEST(ReferenceGrid, Neighbours) { // T-001 to T-005
    const auto around = [](const char* of) {
        std::string all;
        for (const Hex one : neighbours(hex(of)))
            all += label(one) + " ";
        return all;
    };
    EXPECT_EQ(around("1010"), "1009 1110 1111 1011 0911 0910 ");
    EXPECT_EQ(around("1111"), "1110 1210 1211 1112 1011 1010 ");
    EXPECT_TRUE(touch(hex("5030"), hex("5131")));
    EXPECT_FALSE(touch(hex("2524"), hex("2625")));
    EXPECT_TRUE(touch(hex("2525"), hex("2625")));
    EXPECT_TRUE(touch(hex("2526"), hex("2625")));
    EXPECT_EQ(distance(hex("1010"), hex("1515")), 7);
    EXPECT_EQ(distance(hex("0101"), hex("0404")), 5);
    EXPECT_EQ(distance(hex("2526"), hex("2827")), 3);
    EXPECT_EQ(distance(hex("3009"), hex("3409")), 4);
}

TEST(ReferenceSight, ThreeHexes) { // T-023
    EXPECT_TRUE(unitSees(plain(), "1010", "1007"));
    EXPECT_FALSE(unitSees(plain(), "1010", "1006"));
}

TEST(ReferenceSight, WoodsHideWhatLiesBehind) { // T-024
    const SmallMap map = plain().put(Terrain::woods, "1009");
    EXPECT_TRUE(unitSees(map, "1010", "1009"));
    EXPECT_FALSE(unitSees(map, "1010", "1008"));
}

TEST(ReferenceSight, AlongAHexsideBothHexesMustObstruct) { // T-025
    EXPECT_TRUE(unitSees(plain().put(Terrain::woods, "1110"), "1010", "1210"));
    EXPECT_FALSE(unitSees(plain().put(Terrain::woods, "1110 1111"), "1010", "1210"));
}

TEST(ReferenceSight, ACrestHidesAllButFromBesideIt) { // T-026, T-027
    const SmallMap own = withCrests({"1010/1009"});
    EXPECT_TRUE(unitSees(own, "1010", "1008"));
    EXPECT_FALSE(unitSees(own, "1008", "1010"));
    const SmallMap far = withCrests({"1009/1008"});
    EXPECT_FALSE(unitSees(far, "1010", "1008"));
    EXPECT_FALSE(unitSees(far, "1010", "1007"));
}

TEST(ReferenceSight, JuncturesNeedTwo) { // T-028 to T-031
    EXPECT_TRUE(unitSees(withCrests({"1110/1111"}), "1010", "1210"));
    EXPECT_FALSE(unitSees(withCrests({"1110/1111", "1111/1210"}), "1010", "1210"));
    const SmallMap near = withCrests({"1010/1110", "1110/1111"});
    EXPECT_TRUE(unitSees(near, "1010", "1210"));
    EXPECT_FALSE(unitSees(near, "1210", "1010"));
    EXPECT_FALSE(unitSees(withCrests({"1110/1111"}).put(Terrain::woods, "1111"), "1010", "1210"));
}

TEST(ReferenceSight, TheHilltopLooksDownAndNobodyUp) { // T-032
    const SmallMap map = plain().slope("1010", "1009");
    EXPECT_TRUE(unitSees(map, "1010", "1008"));
    EXPECT_FALSE(unitSees(map, "1008", "1010"));
    EXPECT_TRUE(unitSees(map, "1009", "1010"));
}

TEST(ReferenceSight, SlopeHexToSlopeHexIsForEyesOnly) { // T-033
    const SmallMap map = plain().slope("1110", "1010").slope("1110", "1009").slope("1109", "1008");
    EXPECT_TRUE(unitSees(map, "1010", "1008"));
    EXPECT_FALSE(batterySees(map, "1010", "1008"));
}

TEST(ReferenceSight, HilltopToHilltopThatIsNotHigher) { // T-034
    SmallMap map = plain().slope("1010", "1009").slope("1008", "1009");
    EXPECT_TRUE(needsLevels(map, hex("1010"), hex("1008")));
    map.level = {{hex("1010"), 1}, {hex("1008"), 1}};
    EXPECT_TRUE(unitSees(map, "1010", "1008"));
    EXPECT_TRUE(unitSees(map, "1008", "1010"));
    EXPECT_FALSE(batterySees(map, "1010", "1008"));
    map.level[hex("1008")] = 2;
    EXPECT_FALSE(unitSees(map, "1010", "1008"));
    EXPECT_TRUE(unitSees(map, "1008", "1010"));
    EXPECT_FALSE(needsLevels(map, hex("1010"), hex("1008")));
}

TEST(ReferenceSight, UnitsHideAndLeadersDoNot) { // T-035
    SmallMap map = plain();
    map.add("l", Kind::officer, 'F', "1009");
    EXPECT_TRUE(unitSees(map, "1010", "1008"));
    map.add("u", Kind::infantry, 'F', "1009");
    EXPECT_FALSE(unitSees(map, "1010", "1008"));
}

TEST(ReferenceSight, RainNightAndShadedTurns) { // T-036
    SmallMap map = plain();
    map.weather = Weather::rain;
    EXPECT_FALSE(unitSees(map, "1010", "1008"));
    EXPECT_TRUE(unitSees(map, "1010", "1009"));
    map.weather = Weather::fair;
    map.turn = Turn::night;
    EXPECT_FALSE(unitSees(map, "1010", "1008"));
    EXPECT_TRUE(unitSees(map, "1010", "1009"));
    map.turn = Turn::twilight;
    EXPECT_FALSE(unitSees(map, "1010", "1008"));
    EXPECT_FALSE(unitSees(map, "1010", "1009"));
}

TEST(ReferenceSight, ObliqueLinesCrossTwoHexes) { // T-037
    const SmallMap map = plain().put(Terrain::woods, "1112");
    EXPECT_FALSE(unitSees(map, "1010", "1212"));
    EXPECT_FALSE(unitSees(map, "1010", "1113"));
    EXPECT_TRUE(unitSees(map, "1010", "1013"));
}

TEST(ReferenceSight, DragonsTeethHideEvenTheHexBeside) { // T-086
    SmallMap map = plain();
    map.side("1010/1011").teeth = true;
    EXPECT_FALSE(unitSees(map, "1010", "1011"));
    EXPECT_FALSE(unitSees(map, "1011", "1010"));
}

/// How many of the hexes, each with woods in it alone, hide the one from the other; how many of
/// the hexsides with dragon's teeth.
std::pair<int, int> hiders(Hex from, Hex to) {
    int hexes = 0, sides = 0;
    const SmallMap map = plain(9, 9);
    for (const Hex hex : map.hexes()) {
        // None that is not near the line.
        if (distance(from, hex) + distance(hex, to) > distance(from, to) + 1) continue;
        if (hex != from && hex != to) {
            SmallMap woods = map;
            woods.put(Terrain::woods, label(hex));
            hexes += sees(woods, from, to) ? 0 : 1;
        }
        for (const Hex other : neighbours(hex)) {
            SmallMap teeth = map;
            teeth.borders[Hexside(hex, other)].teeth = true;
            sides += hex < other && !sees(teeth, from, to) ? 1 : 0;
        }
    }
    return {hexes, sides};
}

TEST(ReferenceSight, LinesCrossWhatTheyMustByTheirLength) { // 8.41
    std::map<std::pair<int, int>, int> atTwo, atThree;
    const Hex from = hex("0505");
    for (const Hex to : plain(9, 9).hexes()) {
        if (distance(from, to) == 2) ++atTwo[hiders(from, to)];
        if (distance(from, to) == 3) ++atThree[hiders(from, to)];
    }
    // Six straight lines, and six between two hexes that pass corners only.
    EXPECT_EQ(atTwo, (std::map<std::pair<int, int>, int>{{{1, 2}, 6}, {{0, 0}, 6}}));
    // Straight and oblique lines: two hexes and three hexsides.
    EXPECT_EQ(atThree, (std::map<std::pair<int, int>, int>{{{2, 3}, 18}}));
}

TEST(ReferenceSight, IsMutualWithoutHillsAndCrests) { // 8.43
    std::mt19937_64 random(12);
    for (int i = 0; i < 20; ++i) {
        SmallMap map = randomMap(random);
        for (auto& [side, border] : map.borders) {
            border.crest = false;
            border.uphill = std::nullopt;
        }
        for (const Hex a : map.hexes())
            for (const Hex b : map.hexes())
                if (a < b && distance(a, b) <= 3) {
                    EXPECT_EQ(sees(map, a, b), sees(map, b, a));
                }
    }
}

TEST(ReferenceSight, TheMapEndsWithoutHiding) { // D-LOS-10
    // From 0101 to 0301 the line runs between 0201 and what would be 0200.
    const SmallMap map = plain(3, 1).put(Terrain::woods, "0201");
    EXPECT_TRUE(unitSees(map, "0101", "0301"));
}

} // namespace
