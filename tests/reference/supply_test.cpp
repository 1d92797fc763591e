// The published cases of supply, asked of the plain reading.

#include "tests/reference/supply.h"

#include <gtest/gtest.h>

using namespace reference;

namespace {

bool isSupplied(const SmallMap& map, const char* unit) {
    return supply(map).certain().count(unit) > 0;
}

/// Column 20 from one row to another.
std::string down(int first, int last) {
    std::string all;
    for (int row = first; row <= last; ++row)
        all += label({20, row}) + " ";
    return all;
}

/// A unit of I in 2001, its train in 2010, a road from there to the source in 2035.
SmallMap trunk(int roadFrom = 10) {
    SmallMap map = plain();
    map.formations = {{"I", 'F', true, true, false}, {"II", 'F', false, true, false}};
    map.add("unit", Kind::infantry, 'F', "2001", "I");
    map.add("train", Kind::baggageTrain, 'F', "2010", "I");
    map.roadAlong(down(roadFrom, 35));
    map.sources = {{hex("2035"), 'F'}};
    return map;
}

TEST(ReferenceSupply, FourteenHexesToASource) { // T-047
    SmallMap map = plain();
    map.add("unit", Kind::infantry, 'F', "2001");
    map.sources = {{hex("2015"), 'F'}};
    EXPECT_EQ(forwardLine(map, hex("2001"), hex("2015"), 'F'), 14);
    EXPECT_TRUE(isSupplied(map, "unit"));
    map.sources = {{hex("2016"), 'F'}};
    EXPECT_FALSE(isSupplied(map, "unit"));
}

TEST(ReferenceSupply, OverTheTrainAndATrunkOfAnyLength) { // T-048
    const Supply found = supply(trunk());
    EXPECT_EQ(found.ownTrain.count("unit"), 1U);
    EXPECT_EQ(forwardLine(trunk(), hex("2001"), hex("2010"), 'F'), 9);
}

TEST(ReferenceSupply, TheTrainStandsOnTheRoad) { // T-049
    EXPECT_FALSE(isSupplied(trunk(11), "unit"));
}

TEST(ReferenceSupply, PresenceCutsTheTrunkAndZoneDoesNot) { // T-050
    SmallMap vedette = trunk();
    vedette.add("enemy", Kind::vedette, 'A', "2020");
    EXPECT_FALSE(isSupplied(vedette, "unit"));
    SmallMap beside = trunk();
    beside.add("enemy", Kind::infantry, 'A', "2120");
    EXPECT_TRUE(isSupplied(beside, "unit"));
}

TEST(ReferenceSupply, ATrainServesOneForeignStack) { // T-051
    SmallMap map = trunk();
    map.pieces.erase(map.pieces.begin());
    map.add("c", Kind::infantry, 'F', "2005", "I");
    map.add("a", Kind::infantry, 'F', "1905", "II");
    map.add("b", Kind::infantry, 'F', "2105", "II");
    const Supply found = supply(map);
    EXPECT_EQ(found.certain(), std::set<std::string>{"c"});
    EXPECT_EQ(found.stacksServed, 1);
    EXPECT_TRUE(found.never.empty()); // either
}

TEST(ReferenceSupply, TheArmiesOfTheCoalitionHaveTheirOwnSources) { // T-052
    SmallMap map = plain();
    map.add("austrian", Kind::infantry, 'A', "2001");
    map.add("piedmontese", Kind::infantry, 'P', "2001");
    map.add("provera", Kind::infantry, 'A', "2001").suppliedBy = {'A', 'P'};
    map.sources = {{hex("2006"), 'P'}, {hex("2030"), 'A'}};
    EXPECT_EQ(supply(map).certain(), (std::set<std::string>{"piedmontese", "provera"}));
}

TEST(ReferenceSupply, ADamagedBridgeCutsTheTrunkUnlessAPontoonLiesThere) { // T-053
    SmallMap map = trunk();
    Border& bridge = map.side("2019/2020");
    bridge.river = true;
    bridge.span = Span::bridge;
    EXPECT_TRUE(isSupplied(map, "unit"));
    map.side("2019/2020").damaged = true;
    EXPECT_FALSE(isSupplied(map, "unit"));
    map.side("2019/2020").pontoon = 'F';
    EXPECT_TRUE(isSupplied(map, "unit"));
}

TEST(ReferenceSupply, SomeFormationsMustReachASourceThemselves) { // T-054
    SmallMap map = trunk();
    map.formations = {{"AG", 'F', true, true, true}, {"V", 'F', true, true, false}};
    map.pieces[0].formation = "AG";
    map.pieces[1].formation = "V";
    EXPECT_FALSE(isSupplied(map, "unit"));
    map.formations[0].directOnly = false;
    EXPECT_TRUE(isSupplied(map, "unit")); // the one foreign stack, whichever way
}

TEST(ReferenceSupply, AFormationThatLostItsTrainSendsOneStack) { // 18.22
    SmallMap map = trunk();
    map.add("train-2", Kind::baggageTrain, 'F', "2011");
    map.add("a", Kind::infantry, 'F', "1905", "II");
    map.add("b", Kind::infantry, 'F', "2105", "II");
    EXPECT_EQ(supply(map).stacksServed, 2); // II has no train counter at all
    map.add("lost", Kind::baggageTrain, 'F', "", "II");
    EXPECT_EQ(supply(map).stacksServed, 1);
}

TEST(ReferenceSupply, TrainsAreSharedSoThatMostAreServed) { // 17.41
    // "a" reaches both trains, "b" only the nearer one; whoever comes first, both are served.
    SmallMap map = plain();
    map.add("a", Kind::infantry, 'F', "2010");
    map.add("b", Kind::infantry, 'F', "2001");
    map.add("near", Kind::baggageTrain, 'F', "2012");
    map.add("far", Kind::baggageTrain, 'F', "2020");
    map.roadAlong(down(12, 35));
    map.sources = {{hex("2035"), 'F'}};
    const Supply found = supply(map);
    EXPECT_EQ(found.stacksServed, 2);
    EXPECT_EQ(found.always, (std::set<std::string>{"a", "b"}));
}

/// Every way to share the trains: who is served in each.
void shareInEveryWay(const Supply& found, std::size_t stack, std::set<std::string> taken,
                     std::set<std::string> formations, std::set<std::size_t> served,
                     std::set<std::set<std::size_t>>& ways) {
    if (stack == found.asking.size()) {
        ways.insert(served);
        return;
    }
    shareInEveryWay(found, stack + 1, taken, formations, served, ways);
    const Asking& asking = found.asking[stack];
    if (asking.oneOfFormation && !formations.insert(asking.formation).second) return;
    served.insert(stack);
    for (const std::string& train : asking.trains) {
        if (taken.count(train) > 0) continue;
        auto more = taken;
        more.insert(train);
        shareInEveryWay(found, stack + 1, more, formations, served, ways);
    }
}

TEST(ReferenceSupply, KnowsWhoIsServedInEveryBestWayAndWhoInNone) { // 17.41
    std::mt19937_64 random(14);
    int contested = 0;
    for (int i = 0; i < 400; ++i) {
        const Supply found = supply(randomMap(random));
        std::set<std::set<std::size_t>> ways;
        shareInEveryWay(found, 0, {}, {}, {}, ways);
        std::size_t best = 0;
        for (const auto& way : ways)
            best = std::max(best, way.size());
        ASSERT_EQ(found.stacksServed, static_cast<int>(best));
        for (std::size_t stack = 0; stack < found.asking.size(); ++stack) {
            std::size_t with = 0, all = 0;
            for (const auto& way : ways) {
                if (way.size() != best) continue;
                ++all;
                with += way.count(stack);
            }
            const std::string& unit = found.asking[stack].units.front();
            EXPECT_EQ(found.always.count(unit) > 0, with == all);
            EXPECT_EQ(found.never.count(unit) > 0, with == 0);
            contested += with > 0 && with < all ? 1 : 0;
        }
    }
    EXPECT_GT(contested, 5);
}

TEST(ReferenceSupply, TheForwardLineStopsAtRiversAndTeeth) { // 17.42, 25.78, D-SUP-8
    SmallMap map = plain(2, 1);
    map.add("unit", Kind::infantry, 'F', "0101");
    map.sources = {{hex("0201"), 'F'}};
    Border& side = map.side("0101/0201");
    const auto supplied = [&] { return isSupplied(map, "unit"); };
    side.river = true;
    EXPECT_FALSE(supplied());
    map.weather = Weather::snow;
    EXPECT_TRUE(supplied());
    map.weather = Weather::fair;
    side.span = Span::bridge;
    EXPECT_TRUE(supplied());
    side.damaged = true;
    EXPECT_FALSE(supplied());
    side.pontoon = 'F';
    EXPECT_TRUE(supplied());
    side = {};
    side.teeth = true;
    EXPECT_FALSE(supplied());
    side = {};
    side.wall = true;
    map.put(Terrain::walledTown, "0201");
    EXPECT_TRUE(supplied());
}

} // namespace
