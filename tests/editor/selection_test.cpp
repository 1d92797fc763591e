#include "editor/selection.h"

#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

const model::Subject rampon = subjectOf(model::UnitId("rampon"));

TEST(Selection, TogglingTwiceLeavesItAsItWas) {
    Selection selection;
    selection.select(model::Subject(model::Hex{1, 1}));
    selection.toggle(rampon);
    EXPECT_EQ(selection.unit(), model::UnitId("rampon"));
    selection.toggle(rampon);
    EXPECT_EQ(selection.subjects(), std::vector<model::Subject>{model::Subject(model::Hex{1, 1})});
}

TEST(Selection, TellsOnlyWhenItBecomesAnother) {
    Selection selection;
    int told = 0;
    const auto connection = selection.changed.connect([&] { ++told; });
    selection.select(rampon);
    selection.select(rampon);
    EXPECT_EQ(told, 1);
    selection.clear();
    selection.clear();
    EXPECT_EQ(told, 2);
}

TEST(Selection, SurvivesUndoOfSomethingElse) {
    Desk desk;
    desk.addUnits({"rampon"});
    desk.addUnits({"cervoni"});
    desk.session.selection().select(rampon);
    desk.session.undo();
    EXPECT_TRUE(desk.session.selection().contains(rampon));
}

TEST(Selection, DropsAUnitThatUndoTakesAway) {
    Desk desk;
    desk.addUnits({"rampon"});
    desk.session.selection().select({rampon, model::Subject(hexOf(desk.session, "0101"))});
    desk.session.undo();
    EXPECT_FALSE(desk.session.selection().contains(rampon));
    EXPECT_EQ(desk.session.selection().hex(), hexOf(desk.session, "0101"));
}

TEST(Selection, DropsHexesThatAreNoLongerOnTheMap) {
    Desk desk;
    const model::Hex last = hexOf(desk.session, "1008");
    desk.session.selection().select(model::Subject(last));
    desk.apply([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) { map.sheets[0].columns.last = 9; });
    });
    EXPECT_TRUE(desk.session.selection().empty());
}

TEST(Selection, HoldsASubjectOnceAndListsTheHexes) {
    Desk desk;
    const model::Hex first = hexOf(desk.session, "0303");
    const model::Hex second = hexOf(desk.session, "0202");
    desk.session.selection().select({first, rampon, second, first});
    EXPECT_EQ(desk.session.selection().subjects().size(), 3u);
    EXPECT_EQ(desk.session.selection().hexes(), (std::vector{first, second}));
}

} // namespace
