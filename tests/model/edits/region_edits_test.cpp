#include "model/edits/region_edits.h"

#include "model/edits/hexside_edits.h"
#include "model/edits/record_edits.h"
#include "model/edits/road_edits.h"
#include "model/edits/terrain_edits.h"
#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::allAt;
using testing_support::at;
using testing_support::smallMap;

namespace {

const TerrainId woods("woods");
const TerrainId clear("clear");
const HexsideTypeId slope("slope");
const HexsideTypeId river("river");

/// A column of four hexes with something of everything: 0504 to 0507.
struct Country {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    std::vector<Hex> region = allAt(map(), {"0504", "0505", "0506", "0507"});

    Country() {
        apply(paintTerrain(allAt(map(), {"0505", "0605"}), woods, {}));
        apply(setLevel(allAt(map(), {"0504", "0505"}), 2));
        apply(addHexsides({side("0505/0506"), side("0503/0504")}, slope, true));
        apply(drawWatercourse({side("0506/0507").hexside()}, river));
        apply(drawRoad(allAt(map(), {"0503", "0504", "0505", "0506", "0507", "0508"}),
                       RoadTypeId("road")));
        apply(addSpans({side("0506/0507").hexside()}, SpanTypeId("bridge"), true));
        Place place;
        place.id = PlaceId("dego");
        place.name = "Dego";
        place.at = allAt(map(), {"0507", "0508"});
        apply(addRecord(place));
        VictoryHex victory;
        victory.at = hex("0505");
        victory.points = 3;
        apply(addRecord(victory));
        Outline outline;
        outline.id = OutlineId("wood");
        outline.type = woods;
        outline.at = hex("0505");
        outline.points = {cornerOffset(Direction{1}), cornerOffset(Direction{3}),
                          cornerOffset(Direction{5})};
        apply(addRecord(outline));
    }

    const Map& map() const { return *scenario.map; }
    Hex hex(const char* label) const { return at(map(), label); }
    DirectedHexside side(const char* label) const {
        return readHexside(map(), label).value.value();
    }
    void apply(const Edit& edit) { edit.apply(scenario); }
    MapFragment copied() const { return copyOf(map(), region, hex("0505")); }
    std::vector<TerrainId> terrain(const char* label) const { return terrainAt(map(), hex(label)); }
    std::vector<std::string> road(std::size_t index) const {
        std::vector<std::string> labels;
        for (const Hex each : map().roads.at(index)->hexes)
            labels.push_back(label(map(), each));
        return labels;
    }
};

using Labels = std::vector<std::string>;

TEST(CopyOf, HoldsOnlyWhatLiesWhollyInside) {
    const Country country;
    const MapFragment copy = country.copied();
    EXPECT_EQ(copy.hexes.hexes().size(), 4u);
    ASSERT_EQ(copy.content.hexsides.size(), 1u);
    int sides = 0;
    copy.content.hexsides[0]->hexsides.forEach([&](DirectedHexside each) {
        ++sides;
        EXPECT_EQ(each.from, Hex{}); // 0505 is the anchor
    });
    EXPECT_EQ(sides, 1);
    ASSERT_EQ(copy.content.roads.size(), 1u);
    EXPECT_EQ(copy.content.roads[0]->hexes.size(), 4u);
    ASSERT_EQ(copy.content.places.size(), 1u);
    EXPECT_EQ(copy.content.places[0]->at.size(), 1u);
    EXPECT_TRUE(copy.content.sheets.empty());
}

TEST(PasteFragment, PutsEverythingDownElsewhere) {
    Country country;
    country.apply(pasteFragment(country.copied(), {country.hex("1105"), 0, false}));
    EXPECT_EQ(country.terrain("1105"), std::vector{woods});
    EXPECT_TRUE(country.terrain("1104").empty());
    EXPECT_EQ(levelAt(country.map(), country.hex("1104")), 2);
    EXPECT_EQ(levelAt(country.map(), country.hex("1106")), std::nullopt);
    const auto features = featuresAt(country.map(), country.side("1105/1106").hexside());
    ASSERT_EQ(features.size(), 1u);
    EXPECT_EQ(features[0].uphill, country.hex("1105"));
    ASSERT_EQ(country.map().watercourses.size(), 2u);
    EXPECT_EQ(country.map().watercourses[1]->hexsides,
              std::vector{country.side("1106/1107").hexside()});
    EXPECT_NE(country.map().watercourses[1]->id, country.map().watercourses[0]->id);
    ASSERT_EQ(country.map().roads.size(), 2u);
    EXPECT_EQ(country.road(1), (Labels{"1104", "1105", "1106", "1107"}));
    ASSERT_EQ(country.map().spans.size(), 2u);
    EXPECT_TRUE(country.map().spans[1]->stone);
    ASSERT_EQ(country.map().places.size(), 2u);
    EXPECT_EQ(country.map().places[1]->name, "Dego");
    EXPECT_NE(country.map().places[1]->id, PlaceId("dego"));
    EXPECT_EQ(country.map().places[1]->at, std::vector{country.hex("1107")});
    ASSERT_EQ(country.map().victoryHexes.size(), 2u);
    EXPECT_EQ(country.map().victoryHexes[1]->at, country.hex("1105"));
    ASSERT_EQ(country.map().outlines.size(), 2u);
    EXPECT_EQ(country.map().outlines[1]->at, country.hex("1105"));
    EXPECT_EQ(country.map().outlines[1]->points, country.map().outlines[0]->points);
}

TEST(PasteFragment, TurnsWhatItPutsDown) {
    Country country;
    // Half a turn: what was north of the anchor is south of it, and uphill turns along.
    country.apply(pasteFragment(country.copied(), {country.hex("1110"), 3, false}));
    EXPECT_EQ(levelAt(country.map(), country.hex("1111")), 2);
    const auto features = featuresAt(country.map(), country.side("1109/1110").hexside());
    ASSERT_EQ(features.size(), 1u);
    EXPECT_EQ(features[0].uphill, country.hex("1110"));
    EXPECT_EQ(country.road(1), (Labels{"1111", "1110", "1109", "1108"}));
    EXPECT_EQ(country.map().outlines[1]->points[0], cornerOffset(Direction{7}));
}

TEST(PasteFragment, TakesThePlaceOfWhatWasThere) {
    Country country;
    const MapFragment plain =
        copyOf(country.map(), allAt(country.map(), {"1104", "1105", "1106"}), country.hex("1105"));
    country.apply(pasteFragment(plain, {country.hex("0506"), 0, false}));
    // 0505 to 0507 are bare now; the road still comes to their first and last hex.
    EXPECT_TRUE(country.terrain("0505").empty());
    EXPECT_EQ(levelAt(country.map(), country.hex("0505")), std::nullopt);
    EXPECT_EQ(levelAt(country.map(), country.hex("0504")), 2);
    EXPECT_TRUE(featuresAt(country.map(), country.side("0505/0506").hexside()).empty());
    EXPECT_TRUE(country.map().watercourses.empty());
    EXPECT_TRUE(country.map().spans.empty());
    EXPECT_TRUE(country.map().victoryHexes.empty());
    EXPECT_TRUE(country.map().outlines.empty());
    ASSERT_EQ(country.map().places.size(), 1u);
    EXPECT_EQ(country.map().places[0]->at, std::vector{country.hex("0508")});
    ASSERT_EQ(country.map().roads.size(), 2u);
    EXPECT_EQ(country.road(0), (Labels{"0503", "0504", "0505"}));
    EXPECT_EQ(country.road(1), (Labels{"0507", "0508"}));
}

TEST(PasteFragment, LeavesOutWhatFallsOffTheMap) {
    Country country;
    // Only 0504 and 0505 of the column, as 1119 and 1120, lie on a map of twenty rows.
    country.apply(pasteFragment(country.copied(), {country.hex("1120"), 0, false}));
    EXPECT_EQ(country.terrain("1120"), std::vector{woods});
    EXPECT_EQ(country.map().spans.size(), 1u);
    EXPECT_EQ(country.map().watercourses.size(), 1u);
    EXPECT_EQ(country.map().places.size(), 1u);
    ASSERT_EQ(country.map().roads.size(), 2u);
    EXPECT_EQ(country.road(1), (Labels{"1119", "1120"}));
    EXPECT_EQ(country.map().roads[1]->afterLast, Direction{6}); // and leads off the map
}

TEST(PasteFragment, GivesGroundOfAnotherSheetItsOwnTerrain) {
    Country country;
    Scenario other = testing_support::scenarioOn(smallMap());
    other.map.edit([](Map& map) { map.sheets[0].ground = TerrainId("marsh"); });
    pasteFragment(country.copied(), {at(*other.map, "0505"), 0, false}).apply(other);
    EXPECT_EQ(terrainAt(*other.map, at(*other.map, "0504")), std::vector{clear});
    EXPECT_EQ(terrainAt(*other.map, at(*other.map, "0505")), std::vector{woods});
    EXPECT_TRUE(terrainAt(*other.map, at(*other.map, "0503")).empty());
}

TEST(ClearRegion, LeavesNothingInTheHexes) {
    Country country;
    country.apply(clearRegion(country.region));
    EXPECT_TRUE(copyOf(country.map(), country.region, {}).content.hexsides.empty());
    EXPECT_TRUE(country.terrain("0505").empty());
    EXPECT_EQ(country.terrain("0605"), std::vector{woods});
    EXPECT_TRUE(country.map().roads.empty());
    // A slope at its border is not inside.
    EXPECT_EQ(featuresAt(country.map(), country.side("0503/0504").hexside()).size(), 1u);
    ASSERT_EQ(country.map().places.size(), 1u);
    EXPECT_EQ(country.map().places[0]->at, std::vector{country.hex("0508")});
}

TEST(ReplaceTerrain, EverywhereOrWithinTheHexes) {
    Country country;
    const TerrainId marsh("marsh");
    country.apply(replaceTerrain(woods, marsh, {}, allAt(country.map(), {"0505", "0506"})));
    EXPECT_EQ(country.terrain("0505"), std::vector{marsh});
    EXPECT_EQ(country.terrain("0605"), std::vector{woods});
    EXPECT_TRUE(country.terrain("0506").empty());
    country.apply(replaceTerrain(woods, marsh, {}));
    EXPECT_EQ(country.terrain("0605"), std::vector{marsh});
}

TEST(ReplaceTerrain, TakesTheGroundForItsTerrain) {
    Country country;
    country.apply(replaceTerrain(clear, woods, {}, allAt(country.map(), {"0101", "0505"})));
    EXPECT_EQ(country.terrain("0101"), std::vector{woods});
    country.apply(replaceTerrain(woods, clear, {}));
    EXPECT_TRUE(country.terrain("0101").empty());
    EXPECT_TRUE(country.terrain("0505").empty());
}

TEST(SetPartial, GivesOneShareAHex) {
    Country country;
    country.apply(setPartial(allAt(country.map(), {"0101", "0102"}), 50));
    country.apply(setPartial(allAt(country.map(), {"0102"}), 30));
    ASSERT_EQ(country.map().partial.size(), 2u);
    EXPECT_FALSE(country.map().partial[0]->hexes.contains(country.hex("0102")));
    EXPECT_TRUE(country.map().partial[1]->hexes.contains(country.hex("0102")));
    EXPECT_EQ(country.map().partial[1]->shows, 30);
    country.apply(setPartial(allAt(country.map(), {"0101", "0102"}), std::nullopt));
    EXPECT_TRUE(country.map().partial.empty());
}

} // namespace
