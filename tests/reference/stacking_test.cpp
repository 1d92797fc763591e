// The published cases of stacking, asked of the plain reading.

#include "tests/reference/stacking.h"

#include <gtest/gtest.h>

using namespace reference;

namespace {

const char* const here = "1010";

SmallMap armies() {
    SmallMap map = plain();
    map.formations = {{"AG", 'F', true, true, false},
                      {"II", 'F', false, true, false},
                      {"V", 'F', false, false, false},
                      {"IA", 'A', true, false, false},
                      {"PC", 'P', true, false, false}};
    return map;
}

void add(SmallMap& map, int number, Kind kind, const char* formation, const char* division = "",
         char army = 'F') {
    for (int i = 0; i < number; ++i)
        map.add("u" + std::to_string(map.pieces.size()), kind, army, here, formation, division);
}

Stack found(const SmallMap& map, char side = 'F') {
    return stackIn(map, hex(here), side);
}

TEST(ReferenceStacking, AnyTwoCombatUnits) { // T-006
    SmallMap map = armies();
    add(map, 1, Kind::cavalry, "AG");
    add(map, 1, Kind::cavalry, "II");
    EXPECT_TRUE(found(map).legal());
}

TEST(ReferenceStacking, ThreeOfADivisionOfACorps) { // T-007
    SmallMap map = armies();
    add(map, 3, Kind::infantry, "AG", "1AG");
    EXPECT_TRUE(found(map).legal());
    add(map, 1, Kind::infantry, "AG", "1AG");
    EXPECT_TRUE(found(map).tooMany);
}

TEST(ReferenceStacking, NotThreeOfTwoDivisions) { // T-008
    SmallMap map = armies();
    add(map, 2, Kind::infantry, "AG", "1AG");
    add(map, 1, Kind::infantry, "AG", "2AG");
    EXPECT_TRUE(found(map).tooMany);
}

TEST(ReferenceStacking, NotThreeOfAFormationOfDivisionSizeWithoutALeader) { // T-009, T-010
    for (const char* formation : {"II", "V"}) {
        SmallMap map = armies();
        add(map, 3, Kind::infantry, formation);
        EXPECT_TRUE(found(map).tooMany) << formation;
        add(map, 1, Kind::officer, formation);
        EXPECT_TRUE(found(map).legal()) << formation;
    }
}

TEST(ReferenceStacking, FiveUnderALeaderWithTwoInfantry) { // T-011
    SmallMap map = armies();
    add(map, 1, Kind::officer, "AG");
    add(map, 1, Kind::infantry, "AG", "1AG");
    add(map, 1, Kind::infantry, "AG", "2AG");
    add(map, 2, Kind::cavalry, "AG");
    add(map, 1, Kind::artillery, "AG");
    EXPECT_TRUE(found(map).legal());
    add(map, 1, Kind::cavalry, "AG");
    EXPECT_TRUE(found(map).tooMany);
}

TEST(ReferenceStacking, ABatteryBreaksIntegrity) { // T-012
    SmallMap map = armies();
    add(map, 1, Kind::officer, "AG");
    add(map, 3, Kind::infantry, "AG", "1AG");
    EXPECT_TRUE(found(map).legal());
    add(map, 1, Kind::artillery, "AG");
    EXPECT_TRUE(found(map).tooMany);
}

TEST(ReferenceStacking, ThreeVedettesBesideAnyStack) { // T-013, T-014
    SmallMap map = armies();
    add(map, 2, Kind::infantry, "");
    add(map, 1, Kind::officer, "AG");
    add(map, 3, Kind::vedette, "");
    EXPECT_TRUE(found(map).legal());

    SmallMap other = armies();
    add(other, 1, Kind::infantry, "");
    add(other, 4, Kind::vedette, "");
    EXPECT_TRUE(found(other).tooMany);
}

TEST(ReferenceStacking, ATrainStandsAloneButForLeaders) { // T-015, T-016
    SmallMap map = armies();
    add(map, 1, Kind::baggageTrain, "AG");
    add(map, 1, Kind::officer, "AG");
    EXPECT_TRUE(found(map).legal());
    add(map, 1, Kind::vedette, "");
    EXPECT_EQ(found(map), (Stack{false, true, false, false}));
}

TEST(ReferenceStacking, TheTwoArmiesOfTheCoalitionDoNotMix) { // T-017
    SmallMap map = armies();
    add(map, 1, Kind::infantry, "PC", "", 'P');
    add(map, 1, Kind::infantry, "IA", "", 'A');
    EXPECT_EQ(found(map, 'C'), (Stack{false, false, true, false}));
    EXPECT_TRUE(found(map, 'F').legal());
}

TEST(ReferenceStacking, ALeaderOfTheOtherArmyHelpsNobody) { // 3.23, D-STK-3
    SmallMap map = armies();
    add(map, 3, Kind::cavalry, "PC", "", 'P');
    add(map, 1, Kind::commander, "", "", 'A');
    EXPECT_TRUE(found(map, 'C').tooMany);
    add(map, 1, Kind::commander, "", "", 'P');
    EXPECT_TRUE(found(map, 'C').legal());
}

TEST(ReferenceStacking, RoadMarchMindsCombatUnitsAndTrainsOnly) { // T-097
    SmallMap map = armies();
    add(map, 1, Kind::infantry, "AG");
    map.pieces.back().roadMarch = true;
    add(map, 1, Kind::officer, "AG");
    add(map, 1, Kind::vedette, "");
    EXPECT_TRUE(found(map).legal());
    add(map, 1, Kind::infantry, "AG");
    EXPECT_EQ(found(map), (Stack{false, false, false, true}));
}

} // namespace
