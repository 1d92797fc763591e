#include "editor/tools/unit_tool.h"

#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

TEST(UnitTool, PlacesTheChosenUnitWhereTheButtonIsReleased) {
    Desk desk;
    desk.addUnits({"rampon"});
    desk.session.toolSettings().unit = model::UnitId("rampon");
    UnitTool tool(desk.session);
    stroke(tool, {centreOf(desk.session, "0303"), centreOf(desk.session, "0304")});
    EXPECT_EQ(placeOfUnit(desk.session, "rampon"), "0304");
    EXPECT_EQ(desk.session.document().now(), 2u); // the forces, then the unit
}

TEST(UnitTool, AUnitThatIsNotInTheForcesIsNotPlaced) {
    Desk desk;
    desk.session.toolSettings().unit = model::UnitId("nobody");
    UnitTool tool(desk.session);
    stroke(tool, {centreOf(desk.session, "0303")});
    EXPECT_FALSE(desk.session.isModified());
    EXPECT_FALSE(dropUnit(desk.session, model::UnitId("nobody"), hexOf(desk.session, "0303")));
}

TEST(DropUnit, PlacesAndSelectsTheUnit) {
    Desk desk;
    desk.addUnits({"rampon"});
    EXPECT_TRUE(dropUnit(desk.session, model::UnitId("rampon"), hexOf(desk.session, "0303")));
    EXPECT_EQ(placeOfUnit(desk.session, "rampon"), "0303");
    EXPECT_EQ(desk.session.selection().unit(), model::UnitId("rampon"));
}

TEST(DropUnit, MovesAUnitThatStandsSomewhere) {
    Desk desk;
    desk.addUnits({"rampon"});
    dropUnit(desk.session, model::UnitId("rampon"), hexOf(desk.session, "0303"));
    dropUnit(desk.session, model::UnitId("rampon"), hexOf(desk.session, "0505"));
    EXPECT_EQ(placeOfUnit(desk.session, "rampon"), "0505");
    EXPECT_EQ(desk.session.scenario().arrangement->pieces.size(), 1u);
}

TEST(DropUnit, NothingIsDroppedBeyondTheMap) {
    Desk desk;
    desk.addUnits({"rampon"});
    EXPECT_FALSE(dropUnit(desk.session, model::UnitId("rampon"), model::Hex{-50, -50}));
    EXPECT_EQ(placeOfUnit(desk.session, "rampon"), "");
}

} // namespace
