// The published cases of movement and zones of control, asked of the plain reading.

#include "tests/reference/reach.h"

#include <gtest/gtest.h>

using namespace reference;

namespace {

std::vector<Hex> path(std::initializer_list<const char*> labels) {
    std::vector<Hex> all;
    for (const char* one : labels)
        all.push_back(hex(one));
    return all;
}

SmallMap with(Kind kind, char army = 'F', int moves = 4) {
    SmallMap map = plain();
    map.add("u", kind, army, "1010").moves = moves;
    return map;
}

Cost cost(const SmallMap& map, std::initializer_list<const char*> labels, bool marching = false) {
    return pathCost(map, map.piece("u"), path(labels), marching);
}

Answer stops(const SmallMap& map, const char* at) {
    const auto reached = reach(map, map.piece("u"));
    const auto found = reached.find(hex(at));
    return found == reached.end() ? Answer::no : found->second.stops();
}

Cost halves(int number) {
    return Cost::known(number);
}

std::set<std::string> zone(const SmallMap& map) {
    std::set<std::string> all;
    for (const Hex one : neighbours(hex("1010")))
        if (inEnemyZone(map, one, 'C')) all.insert(label(one));
    return all;
}

TEST(ReferenceZones, StopAtUnfrozenRivers) { // T-018, T-019
    SmallMap map = with(Kind::infantry);
    map.side("1010/1110").river = true;
    map.side("1010/1110").span = Span::bridge;
    EXPECT_EQ(zone(map), (std::set<std::string>{"1009", "1111", "1011", "0911", "0910"}));
    map.weather = Weather::snow;
    EXPECT_EQ(zone(map).size(), 6U);
}

TEST(ReferenceZones, DoNotEnterFortifiedPlaces) { // T-020
    SmallMap map = with(Kind::infantry);
    map.improved = {hex("1011")};
    EXPECT_EQ(zone(map), (std::set<std::string>{"1009", "1110", "1111", "0911", "0910"}));
    map.improved = {hex("1010")};
    EXPECT_EQ(zone(map).size(), 6U);
    map.improved = {};
    map.unfinished = {hex("1011")};
    EXPECT_EQ(zone(map).size(), 6U);
}

TEST(ReferenceZones, EnterAChateauThatIsCrowded) { // 15.21
    SmallMap map = with(Kind::infantry);
    map.put(Terrain::chateau, "1011");
    map.add("in", Kind::infantry, 'A', "1011");
    EXPECT_EQ(zone(map).count("1011"), 0U);
    map.add("horse", Kind::cavalry, 'A', "1011");
    EXPECT_EQ(zone(map).count("1011"), 1U);
}

TEST(ReferenceZones, OfVedettesStopAtFords) { // T-021
    SmallMap map = with(Kind::vedette);
    map.side("1010/1111").river = true;
    map.side("1010/1111").span = Span::ford;
    EXPECT_EQ(zone(map), (std::set<std::string>{"1009", "1110", "1011", "0911", "0910"}));
}

TEST(ReferenceZones, CrossStreams) { // T-022
    SmallMap map = with(Kind::infantry);
    map.side("1010/1009").stream = true;
    map.side("1010/1009").span = Span::trestle;
    EXPECT_EQ(zone(map).size(), 6U);
}

TEST(ReferenceZones, StopAtTeethAndWalls) { // T-086, D-ZOC-2
    SmallMap map = with(Kind::infantry);
    map.side("1010/1011").teeth = true;
    EXPECT_EQ(zone(map).count("1011"), 0U);
    SmallMap walled = with(Kind::infantry);
    walled.put(Terrain::walledTown, "1010").side("1010/1011").wall = true;
    walled.side("1010/1009").gate = true;
    EXPECT_EQ(zone(walled).count("1011"), 0U);
    EXPECT_EQ(zone(walled).count("1009"), 1U);
}

TEST(ReferenceCosts, AlongARoad) { // T-038
    SmallMap map = with(Kind::infantry).roadAlong("1010 1009 1008 1007");
    EXPECT_EQ(cost(map, {"1010", "1009", "1008", "1007"}), halves(6));
    EXPECT_EQ(cost(map, {"1010", "1009", "1008", "1007"}, true), halves(3));
    SmallMap trail = with(Kind::infantry).trailAlong("1010 1009");
    EXPECT_EQ(cost(trail, {"1010", "1009"}, true), halves(2));
    EXPECT_EQ(cost(with(Kind::vedette).roadAlong("1010 1009"), {"1010", "1009"}), halves(1));
}

TEST(ReferenceCosts, OverATrestle) { // T-039
    SmallMap map = with(Kind::infantry).roadAlong("1010 1009");
    map.side("1010/1009").stream = true;
    map.side("1010/1009").span = Span::trestle;
    EXPECT_EQ(cost(map, {"1010", "1009"}), halves(4));
    EXPECT_EQ(cost(map, {"1010", "1009"}, true), halves(1));
}

TEST(ReferenceCosts, OverADamagedBridge) { // T-040
    SmallMap map = with(Kind::infantry).roadAlong("1010 1009");
    Border& bridge = map.side("1010/1009");
    bridge.river = true;
    bridge.span = Span::bridge;
    bridge.damaged = true;
    EXPECT_EQ(cost(map, {"1010", "1009"}, true), halves(5));
    for (const Kind kind : {Kind::artillery, Kind::horseArtillery, Kind::baggageTrain}) {
        map.pieces[0].kind = kind;
        EXPECT_EQ(cost(map, {"1010", "1009"}, true), Cost::closed());
    }
}

TEST(ReferenceCosts, IntoWoodsUpASlope) { // T-041
    const auto map = [](Kind kind) {
        return with(kind).put(Terrain::woods, "1009").slope("1009", "1010");
    };
    EXPECT_EQ(cost(map(Kind::infantry), {"1010", "1009"}), halves(6));
    EXPECT_EQ(cost(map(Kind::cavalry), {"1010", "1009"}), halves(10));
    SmallMap chateau = map(Kind::infantry).put(Terrain::chateau, "1009");
    EXPECT_EQ(cost(chateau, {"1010", "1009"}), halves(6)); // 7.21
}

TEST(ReferenceCosts, OverAFord) { // T-042
    SmallMap map = with(Kind::infantry, 'A');
    map.side("1010/1009").river = true;
    map.side("1010/1009").span = Span::ford;
    EXPECT_EQ(cost(map, {"1010", "1009"}), halves(6));
    map.pieces[0].side = map.pieces[0].army = 'F';
    EXPECT_EQ(cost(map, {"1010", "1009"}), (Cost{6, std::nullopt}));
    map.frenchKnowFords = false;
    EXPECT_EQ(cost(map, {"1010", "1009"}), Cost::closed());
}

TEST(ReferenceCosts, OverAPontoon) { // 18.33
    const auto over = [](Kind kind, bool river, Span span, bool marching) {
        SmallMap map = with(kind).roadAlong("1010 1009");
        Border& side = map.side("1010/1009");
        (river ? side.river : side.stream) = true;
        side.span = span;
        side.damaged = span != Span::none;
        side.pontoon = 'F';
        return cost(map, {"1010", "1009"}, marching);
    };
    EXPECT_EQ(over(Kind::infantry, true, Span::none, false), halves(6));
    EXPECT_EQ(over(Kind::infantry, true, Span::none, true), halves(1));
    EXPECT_EQ(over(Kind::infantry, true, Span::bridge, false), halves(2));
    EXPECT_EQ(over(Kind::baggageTrain, true, Span::bridge, true), halves(5));
    EXPECT_EQ(over(Kind::baggageTrain, false, Span::none, true), halves(3));
}

TEST(ReferenceCosts, DoubleInMudForTrainsAndArtillery) { // 18.11
    SmallMap map = with(Kind::artillery).put(Terrain::woods, "1009");
    map.weather = Weather::mud;
    EXPECT_EQ(cost(map, {"1010", "1009"}), halves(8));
    map.pieces[0].kind = Kind::infantry;
    EXPECT_EQ(cost(map, {"1010", "1009"}), halves(4));
}

TEST(ReferenceCosts, ThatNobodyPrintsAreOpen) { // D-MOV-4
    SmallMap map = with(Kind::infantry).put(Terrain::town, "1009");
    EXPECT_EQ(cost(map, {"1010", "1009"}), (Cost{0, std::nullopt}));
    EXPECT_EQ(stops(map, "1009"), Answer::possibly);
    EXPECT_EQ(stops(map, "1008"), Answer::surely); // round it
}

TEST(ReferenceAllowance, AtNight) { // T-043
    SmallMap map = with(Kind::infantry);
    map.turn = Turn::night;
    EXPECT_EQ(allowance(map, map.piece("u")), 2);
    map.pieces[0].kind = Kind::cavalry;
    EXPECT_EQ(allowance(map, map.piece("u")), 3);
}

TEST(ReferenceAllowance, InFog) { // 25.72
    SmallMap map = with(Kind::infantry);
    map.weather = Weather::fog;
    EXPECT_EQ(allowance(map, map.piece("u")), 3);
    map.turn = Turn::night;
    EXPECT_EQ(allowance(map, map.piece("u")), 2);
}

TEST(ReferenceReach, AsFarAsThePointsGo) {
    const SmallMap map = with(Kind::infantry, 'F', 3);
    EXPECT_EQ(stops(map, "1007"), Answer::surely);
    EXPECT_EQ(stops(map, "1006"), Answer::no);
    EXPECT_EQ(reach(map, map.piece("u")).size(), 37U);
}

TEST(ReferenceReach, TwiceAsFarInRoadMarch) { // 7.51
    const SmallMap map = with(Kind::infantry, 'F', 2).roadAlong("1010 1009 1008 1007 1006 1005");
    EXPECT_EQ(stops(map, "1006"), Answer::surely);
    EXPECT_EQ(stops(map, "1005"), Answer::no);
}

TEST(ReferenceReach, LeavingRoadMarchCostsAPoint) { // 7.56, 3.1
    SmallMap map = with(Kind::infantry, 'F', 2).roadAlong("1010 1009 1008");
    map.pieces[0].roadMarch = true;
    map.add("friend", Kind::infantry, 'F', "1009");
    // Half a point there, one to drop the marker, one to stack.
    EXPECT_EQ(stops(map, "1009"), Answer::no);
    EXPECT_EQ(stops(map, "1008"), Answer::surely);
    map.pieces[0].moves = 3;
    EXPECT_EQ(stops(map, "1009"), Answer::surely);
    EXPECT_EQ(reach(map, map.piece("u")).at(hex("1009")).stopping, halves(5));
}

TEST(ReferenceReach, NobodyPassesAUnitInRoadMarch) { // 7.53
    SmallMap map = plain(1, 5);
    map.add("u", Kind::infantry, 'F', "0101");
    map.add("column", Kind::infantry, 'F', "0103").roadMarch = true;
    EXPECT_EQ(stops(map, "0102"), Answer::surely);
    EXPECT_EQ(stops(map, "0104"), Answer::no);
    map.pieces[0].kind = Kind::vedette;
    EXPECT_EQ(stops(map, "0104"), Answer::surely); // 7.57
}

TEST(ReferenceReach, OneEmptyHexBetweenColumnsOnARoad) { // 7.53
    SmallMap map = plain(1, 6).roadAlong("0101 0102 0103 0104 0105");
    map.add("u", Kind::infantry, 'F', "0101").moves = 1;
    map.add("column", Kind::infantry, 'F', "0104").roadMarch = true;
    EXPECT_EQ(stops(map, "0102"), Answer::surely);
    EXPECT_EQ(stops(map, "0103"), Answer::no); // in road march it may not, without it has no points
    map.pieces[0].moves = 2;
    EXPECT_EQ(stops(map, "0103"), Answer::surely);
    EXPECT_EQ(reach(map, map.piece("u")).at(hex("0103")).stopping, halves(4));
}

TEST(ReferenceReach, ZonesStop) { // 4.31
    SmallMap map = plain(1, 6);
    map.add("u", Kind::infantry, 'F', "0101");
    map.add("enemy", Kind::infantry, 'A', "0204");
    map.columns = 2;
    map.side("0104/0204").river = true; // no zone into 0104, but into 0105, which it touches
    EXPECT_EQ(stops(map, "0104"), Answer::surely);
    EXPECT_EQ(stops(map, "0105"), Answer::surely);
    EXPECT_EQ(stops(map, "0106"), Answer::no);
    map.pieces[0].at = hex("0105");
    EXPECT_EQ(stops(map, "0106"), Answer::no);
    map.pieces[0].kind = Kind::officer;
    EXPECT_EQ(stops(map, "0106"), Answer::surely); // 5.3
}

TEST(ReferenceReach, TrainsAndLoneLeadersKeepOutOfZones) { // 4.32, 18.12
    SmallMap map = plain(1, 5);
    map.add("u", Kind::baggageTrain, 'F', "0101");
    map.add("enemy", Kind::vedette, 'A', "0104");
    EXPECT_EQ(stops(map, "0102"), Answer::surely);
    EXPECT_EQ(stops(map, "0103"), Answer::no);
    map.pieces[0].kind = Kind::officer;
    EXPECT_EQ(stops(map, "0103"), Answer::no);
    map.add("friend", Kind::infantry, 'F', "0103");
    EXPECT_EQ(stops(map, "0103"), Answer::surely);
}

TEST(ReferenceReach, TheFirstHexHoweverDear) { // 7.3
    SmallMap map = with(Kind::cavalry).put(Terrain::woods, "1009").slope("1009", "1010");
    EXPECT_EQ(stops(map, "1009"), Answer::surely); // 5 with an allowance of 4
    map.pieces[0].moves = 5;
    map.weather = Weather::fog; // 5 of 4 points left, and no more than the printed 5
    EXPECT_EQ(stops(map, "1009"), Answer::no);
}

TEST(ReferenceReach, FortifiedPlacesStopBesideAnEnemy) { // 15.11
    SmallMap map = plain(1, 5);
    map.columns = 2;
    map.add("u", Kind::infantry, 'F', "0101");
    map.add("enemy", Kind::infantry, 'A', "0203");
    map.improved = {hex("0103")};
    map.side("0203/0104").river = true;
    EXPECT_EQ(stops(map, "0103"), Answer::surely);
    EXPECT_EQ(stops(map, "0104"), Answer::no);
    map.pieces[1].kind = Kind::vedette; // no combat unit
    EXPECT_EQ(stops(map, "0104"), Answer::surely);
}

TEST(ReferenceReach, TrainsKeepToTheRoadOnSlopes) { // 18.12
    SmallMap map = with(Kind::baggageTrain).slope("1109", "1009");
    EXPECT_EQ(cost(map, {"1010", "1009"}), Cost::closed());
    map.trailAlong("1010 1009");
    EXPECT_EQ(cost(map, {"1010", "1009"}), halves(2));
}

} // namespace
