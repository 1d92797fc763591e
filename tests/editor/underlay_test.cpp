#include "editor/underlay.h"

#include "formats/drawing/png.h"
#include "formats/file_io.h"
#include "tests/editor/desk.h"
#include "tests/editor/temp_folder.h"

#include <gtest/gtest.h>

namespace editor::testing {
namespace {

TEST(Underlay, IsTiedAtCornersOfTheSheetAndDropsOnUndo) {
    const TempFolder folder;
    const auto file = folder.path() / "scan.png";
    formats::writeOutput(file, formats::drawPng(200, 100, 0.0, [](cairo_t*, model::PlaneBox) {}));
    Desk desk;
    addUnderlay(desk.session, file);
    const auto& underlays = desk.session.scenario().map->underlays;
    ASSERT_EQ(underlays.size(), 1U);
    ASSERT_EQ(underlays[0]->control.size(), 3U);
    EXPECT_EQ(underlays[0]->control[0].at, hexOf(desk.session, "0101"));
    EXPECT_EQ(underlays[0]->control[1].at, hexOf(desk.session, "1001"));
    EXPECT_EQ(underlays[0]->control[2].at, hexOf(desk.session, "0108"));
    // Ten columns are 15.5 radii across, and the first centre lies one radius from the left.
    EXPECT_NEAR(underlays[0]->control[0].x, 200.0 / 15.5, 0.1);
    EXPECT_NEAR(underlays[0]->control[1].x, 200.0 * 14.5 / 15.5, 0.1);
    // Eight rows and the lowered columns are 8.5 hexes down.
    EXPECT_NEAR(underlays[0]->control[0].y, 100.0 * 0.5 / 8.5, 0.1);
    EXPECT_NEAR(underlays[0]->control[2].y, 100.0 * 7.5 / 8.5, 0.1);
    desk.session.undo();
    EXPECT_TRUE(desk.session.scenario().map->underlays.empty());
}

/// The last of nine oblique rows have none of the columns of the first.
TEST(Underlay, IsTiedAtCornersOfASheetWithObliqueRows) {
    const TempFolder folder;
    const auto file = folder.path() / "scan.png";
    formats::writeOutput(file, formats::drawPng(100, 200, 0.0, [](cairo_t*, model::PlaneBox) {}));
    Desk desk;
    desk.apply([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) {
            map.grid.numbering.orientation = model::Orientation::pointyTop;
            map.grid.numbering.shifted = model::Parity::each;
            map.sheets[0].columns = {1, 2};
            map.sheets[0].oddRows = map.sheets[0].evenRows = {1, 9};
            placeSheets(map);
        });
    });
    addUnderlay(desk.session, file);
    const auto& map = *desk.session.scenario().map;
    const auto& control = map.underlays.at(0)->control;
    ASSERT_EQ(control.size(), 3U);
    const auto rowOf = [&](const model::ControlPoint& point) {
        return positionOf(map, point.at.value()).row;
    };
    EXPECT_EQ(rowOf(control[0]), 1);
    EXPECT_EQ(rowOf(control[1]), 1);
    EXPECT_EQ(rowOf(control[2]), 9);
    EXPECT_NEAR(control[2].y, 200.0 * 13.0 / 14.0, 0.1);
}

TEST(Underlay, ThatIsNoPictureIsRefused) {
    const TempFolder folder;
    const auto file = folder.path() / "scan.png";
    formats::writeOutput(file, "no picture");
    Desk desk;
    EXPECT_THROW(addUnderlay(desk.session, file), std::runtime_error);
    EXPECT_FALSE(desk.session.document().canUndo());
}

TEST(Underlay, PointsAreReadAsTheyAreWritten) {
    const Desk desk;
    const auto& map = *desk.session.scenario().map;
    const std::string text = "0101 12.5 30; 1001 187 30";
    const auto points = readControl(map, text);
    ASSERT_TRUE(points);
    EXPECT_EQ(controlText(map, *points), text);
    EXPECT_EQ(readControl(map, "")->size(), 0U);
    for (const char* wrong : {"0101", "0101 1", "0101 1 2 3", "9901 1 2", "0101 a 2"})
        EXPECT_FALSE(readControl(map, wrong)) << wrong;
}

} // namespace
} // namespace editor::testing
