#include "model/edits/record_edits.h"

#include "model/edits/place_edits.h"
#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::at;
using testing_support::smallMap;

namespace {

struct Records {
    Scenario scenario = testing_support::scenarioOn(smallMap());

    const Map& map() const { return *scenario.map; }
    void apply(const Edit& edit) { edit.apply(scenario); }
    Hex hex(const char* label) const { return at(map(), label); }
    Place place(const char* id, std::vector<const char*> labels) const {
        Place place;
        place.id = PlaceId(id);
        for (const char* label : labels)
            place.at.push_back(hex(label));
        return place;
    }
};

TEST(AddRecord, GivesAFreeIdWhereThereIsNoneOrItIsTaken) {
    Records records;
    records.apply(addRecord(records.place("dego", {"0505"})));
    records.apply(addRecord(records.place("dego", {"0606"})));
    records.apply(addRecord(records.place("", {"0707"})));
    ASSERT_EQ(records.map().places.size(), 3u);
    EXPECT_EQ(records.map().places[0]->id, PlaceId("dego"));
    EXPECT_EQ(records.map().places[1]->id, PlaceId("place-1"));
    EXPECT_EQ(records.map().places[2]->id, PlaceId("place-2"));
}

TEST(AddRecord, TakesEveryKindOfRecord) {
    Records records;
    records.apply(addRecord(Entry{}));
    records.apply(addRecord(SupplySource{}));
    records.apply(addRecord(VictoryHex{}));
    records.apply(addRecord(GatherPoint{}));
    records.apply(addRecord(MapBox{}));
    records.apply(addRecord(Outline{}));
    records.apply(addRecord(Label{}));
    records.apply(addRecord(Underlay{}));
    EXPECT_EQ(records.map().entries.at(0)->id, EntryId("entry-1"));
    EXPECT_EQ(records.map().sources.at(0)->id, SourceId("source-1"));
    EXPECT_EQ(records.map().victoryHexes.size(), 1u);
    EXPECT_EQ(records.map().gatherPoints.at(0)->id, GatherPointId("gather-point-1"));
    EXPECT_EQ(records.map().boxes.at(0)->id, BoxId("box-1"));
    EXPECT_EQ(records.map().outlines.at(0)->id, OutlineId("outline-1"));
    EXPECT_EQ(records.map().labels.size(), 1u);
    EXPECT_EQ(records.map().underlays.size(), 1u);
}

TEST(ChangeRecord, ChangesTheOneThatEqualsTheValue) {
    Records records;
    Label first;
    first.text = "Langhe";
    Label second = first;
    second.text = "Po";
    records.apply(addRecord(first));
    records.apply(addRecord(second));
    Label changed = second;
    changed.angle = 20;
    records.apply(changeRecord(second, changed));
    EXPECT_EQ(*records.map().labels[0], first);
    EXPECT_EQ(*records.map().labels[1], changed);
    // It is no longer there to be changed.
    records.apply(changeRecord(second, first));
    EXPECT_EQ(*records.map().labels[1], changed);
}

TEST(RemoveRecord, TakesOneOfTwoEqualOnes) {
    Records records;
    VictoryHex victory;
    victory.at = records.hex("0505");
    records.apply(addRecord(victory));
    records.apply(addRecord(victory));
    records.apply(removeRecord(victory));
    EXPECT_EQ(records.map().victoryHexes.size(), 1u);
    records.apply(removeRecord(victory));
    records.apply(removeRecord(victory));
    EXPECT_TRUE(records.map().victoryHexes.empty());
}

TEST(PlaceEdits, GiveAPlaceOnlyHexesOfTheMapEachOnce) {
    Records records;
    records.apply(addRecord(records.place("dego", {"0101", "0102"})));
    records.apply(movePlace(PlaceId("dego"), records.hex("0102"), records.hex("0101")));
    EXPECT_EQ(*records.map().places[0], records.place("dego", {"0101", "0102"}));
    const Hex off = neighbour(records.hex("0101"), Direction(0));
    records.apply(setPlaceHexes(PlaceId("dego"), {records.hex("0303"), off, records.hex("0303")}));
    EXPECT_EQ(*records.map().places[0], records.place("dego", {"0303"}));
}

TEST(PlaceEdits, ChangeOnlyThePlaceOfTheId) {
    Records records;
    records.apply(addRecord(records.place("dego", {"0505", "0506"})));
    records.apply(addRecord(records.place("cairo", {"0909"})));
    records.apply(renamePlace(PlaceId("dego"), "Dego"));
    records.apply(setPlaceKind(PlaceId("dego"), "town"));
    records.apply(movePlace(PlaceId("dego"), records.hex("0505"), records.hex("0507")));
    const Place& dego = *records.map().places[0];
    EXPECT_EQ(dego.id, PlaceId("dego"));
    EXPECT_EQ(dego.name, "Dego");
    EXPECT_EQ(dego.kind, "town");
    EXPECT_EQ(dego.at, (std::vector{records.hex("0507"), records.hex("0508")}));
    EXPECT_EQ(*records.map().places[1], records.place("cairo", {"0909"}));
    records.apply(setPlaceHexes(PlaceId("dego"), {records.hex("0101")}));
    EXPECT_EQ(records.map().places[0]->at, std::vector{records.hex("0101")});
    records.apply(removePlace(PlaceId("dego")));
    ASSERT_EQ(records.map().places.size(), 1u);
    records.apply(renamePlace(PlaceId("dego"), "Gone"));
    EXPECT_EQ(*records.map().places[0], records.place("cairo", {"0909"}));
}

} // namespace
