#include "model/change.h"

#include "model/edits/hexside_edits.h"
#include "model/edits/record_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/edits/text_edits.h"
#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::allAt;
using testing_support::at;
using testing_support::smallMap;

namespace {

Change changeBy(const Scenario& scenario, const Edit& edit) {
    Scenario after = scenario;
    edit.apply(after);
    return diff(scenario, after);
}

TEST(Change, IsEmptyBetweenEqualValues) {
    const Scenario scenario = testing_support::scenarioOn(smallMap());
    EXPECT_TRUE(diff(scenario, scenario).empty());
    EXPECT_TRUE(diff(scenario, testing_support::scenarioOn(smallMap())).empty());
}

TEST(Change, OfPaintedTerrainNamesJustItsHexes) {
    const Scenario scenario = testing_support::scenarioOn(smallMap());
    const auto change = changeBy(
        scenario, paintTerrain(allAt(*scenario.map, {"0505", "0506"}), TerrainId("woods"), {}));
    EXPECT_EQ(change.parts, Parts(Part::terrain));
    EXPECT_TRUE(change.hexes.contains(at(*scenario.map, "0505")));
    EXPECT_TRUE(change.hexes.contains(at(*scenario.map, "0506")));
    EXPECT_FALSE(change.hexes.contains(at(*scenario.map, "0507")));
}

TEST(Change, OfASlopeTouchesTheHexesOnEitherSide) {
    const Scenario scenario = testing_support::scenarioOn(smallMap());
    const auto side = readHexside(*scenario.map, "0505/0506").value.value();
    const auto change = changeBy(scenario, addHexsides({side}, HexsideTypeId("slope"), true));
    EXPECT_EQ(change.parts, Parts(Part::hexsides));
    EXPECT_TRUE(change.hexes.contains(side.from));
    EXPECT_TRUE(change.hexes.contains(side.to()));
}

TEST(Change, OfAMovedUnitTouchesBothHexes) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    testing_support::addUnit(scenario, "a");
    placeUnits({UnitId("a")}, at(*scenario.map, "0505")).apply(scenario);
    const auto change = changeBy(scenario, placeUnits({UnitId("a")}, at(*scenario.map, "0909")));
    EXPECT_EQ(change.parts, Parts(Part::setup));
    EXPECT_TRUE(change.hexes.contains(at(*scenario.map, "0505")));
    EXPECT_TRUE(change.hexes.contains(at(*scenario.map, "0909")));
}

TEST(Change, OfTheGridIsEverywhere) {
    const Scenario scenario = testing_support::scenarioOn(smallMap());
    Scenario after = scenario;
    after.map.edit([](Map& map) { map.grid.numbering.shifted = Parity::odd; });
    const auto change = diff(scenario, after);
    EXPECT_EQ(change.parts, Parts(Part::grid));
    EXPECT_TRUE(change.hexes.isEverywhere());
}

TEST(Change, OfAWaiverAndATitleAreNoChangeOfTheMap) {
    const Scenario scenario = testing_support::scenarioOn(smallMap());
    Waiver waiver;
    waiver.check = "rivers.gap";
    EXPECT_EQ(changeBy(scenario, addWaiver(waiver, true)).parts, Parts(Part::waivers));
    EXPECT_EQ(changeBy(scenario, addWaiver(waiver, false)).parts, Parts(Part::waivers));
    EXPECT_EQ(changeBy(scenario, setTitle("Dego")).parts, Parts(Part::texts));
}

TEST(Change, OfEveryKindOfRecordIsSeen) {
    const Scenario scenario = testing_support::scenarioOn(smallMap());
    const auto add = [&](auto record) { return changeBy(scenario, addRecord(record)).parts; };
    EXPECT_EQ(add(Outline{}), Parts(Part::lines));
    EXPECT_EQ(add(GatherPoint{}), Parts(Part::places));
    EXPECT_EQ(add(MapBox{}), Parts(Part::places));
    EXPECT_EQ(add(Label{}), Parts(Part::places));
    EXPECT_EQ(add(Underlay{}), Parts(Part::places));
    EXPECT_EQ(changeBy(scenario, setPartial(allAt(*scenario.map, {"0101"}), 50)).parts,
              Parts(Part::grid));
}

TEST(Change, OfAnOutlineTouchesTheHexesItLiesOn) {
    const Scenario scenario = testing_support::scenarioOn(smallMap());
    Outline outline;
    outline.at = at(*scenario.map, "0505");
    const auto far = latticePoint(at(*scenario.map, "0909")) - latticePoint(*outline.at);
    outline.points = {{0, 0}, {far.x, 0}, far};
    const auto change = changeBy(scenario, addRecord(outline));
    EXPECT_TRUE(change.hexes.contains(at(*scenario.map, "0505")));
    EXPECT_TRUE(change.hexes.contains(at(*scenario.map, "0808")));
    EXPECT_TRUE(change.hexes.contains(at(*scenario.map, "0909")));
    EXPECT_FALSE(change.hexes.contains(at(*scenario.map, "1505")));
}

TEST(Parts, OfTheMapAreItsFiveParts) {
    EXPECT_TRUE(Parts::map().overlaps(Part::terrain));
    EXPECT_FALSE(Parts::map().overlaps(Part::forces));
    EXPECT_TRUE(Parts(Part::lines).isWithin(Parts::map()));
    EXPECT_FALSE((Part::lines | Part::setup).isWithin(Parts::map()));
    EXPECT_TRUE(Parts::map().isWithin(Parts::all()));
}

} // namespace
