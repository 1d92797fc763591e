#include "editor/overlays/finding_markers.h"

#include "editor/overlays/all_overlays.h"
#include "editor/tools/unit_tool.h"
#include "tests/editor/desk.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace editor;
using namespace editor::testing;

namespace {

std::vector<formats::Badge> badgesAt(const OverlayPicture& picture, model::Hex hex) {
    std::vector<formats::Badge> badges;
    for (const auto& shape : picture.shapes)
        if (const auto* badge = std::get_if<formats::Badge>(&shape))
            if (badge->at == hex) badges.push_back(*badge);
    return badges;
}

/// A unit of a class that no ruleset knows, standing in 0303.
struct Table : Desk {
    model::Hex hex = hexOf(session, "0303");

    Table() {
        addUnits({"stranger"});
        apply([](model::Scenario& scenario) {
            scenario.forces.edit([](model::Forces& forces) {
                forces.units[0].edit([](model::Unit& unit) {
                    unit.unitClass = model::UnitClassId("no-such-class");
                });
            });
        });
        dropUnit(session, model::UnitId("stranger"), hex);
    }
};

TEST(FindingMarkers, StandWhereTheUnitStands) {
    Table desk;
    ASSERT_TRUE(desk.waitForFindings());
    EXPECT_FALSE(badgesAt(findingMarkers({desk.session, {}}), desk.hex).empty());
}

TEST(FindingMarkers, AreGreyWhileTheCheckHasNotSeenTheLastChange) {
    Table desk;
    ASSERT_TRUE(desk.waitForFindings());
    const auto fresh = badgesAt(findingMarkers({desk.session, {}}), desk.hex);
    ASSERT_EQ(fresh.size(), 1u);
    EXPECT_FALSE(fresh[0].look.colour);
    desk.addUnits({"another"});
    const auto stale = badgesAt(findingMarkers({desk.session, {}}), desk.hex);
    ASSERT_EQ(stale.size(), 1u);
    EXPECT_TRUE(stale[0].look.colour);
    ASSERT_TRUE(desk.waitForFindings());
    EXPECT_EQ(badgesAt(findingMarkers({desk.session, {}}), desk.hex), fresh);
}

TEST(PlaceOf, IsTheHexOfTheSubject) {
    Table desk;
    const auto& scenario = desk.session.scenario();
    EXPECT_EQ(placeOf(scenario, subjectOf(model::UnitId("stranger"))), desk.hex);
    EXPECT_EQ(placeOf(scenario, subjectOf(model::UnitId("nobody"))), std::nullopt);
    EXPECT_EQ(placeOf(scenario, desk.hex), desk.hex);
    // At the map edge the hex that is printed.
    const model::Hex corner = hexOf(desk.session, "0101");
    EXPECT_EQ(placeOf(scenario, model::Hexside(corner, model::Direction(0))), corner);
}

TEST(AllOverlays, CanBeFoundByTheirId) {
    for (const auto& overlay : allOverlays())
        EXPECT_EQ(findOverlay(overlay.id), &overlay);
    EXPECT_EQ(findOverlay("no-such-overlay"), nullptr);
}

} // namespace
