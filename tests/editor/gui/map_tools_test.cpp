// The drawing tools in the real window: what the mouse draws is what the map holds.

#include "tests/editor/gui/driven_window.h"

#include "editor/canvas/map_canvas.h"
#include "editor/panels/swatch_list.h"
#include "model/edits/region_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/map/labels.h"

#include <gtest/gtest.h>

#include <wx/propgrid/propgrid.h>

#include <algorithm>
#include <cstdlib>

namespace editor::gui {
namespace {

std::filesystem::path pictures() {
    const char* folder = std::getenv("BERTHIER_SCREENSHOTS");
    return folder ? folder : std::filesystem::temp_directory_path() / "berthier-screenshots";
}

/// The sample at a size at which everything can be read, with the hex in the middle.
struct Desk {
    TemporaryFolder folder;
    DrivenWindow window;
    bool ready = window.open(folder.copyOfSample("piedmont") / "montenotte.scenario.xml");

    model::Hex lookAt(std::string_view label) {
        const model::Hex hex = window.hex(label);
        window.run("view.usual-size");
        window.canvas().goTo(hex);
        EXPECT_TRUE(window.untilQuiet());
        return hex;
    }
    const model::Map& map() { return *window.scenario().map; }
    wxPoint at(model::Hex hex) { return window.canvas().pointOf(hex); }
    wxPoint at(model::Hex hex, int corner) {
        return window.canvas().pointOf(model::Vertex(hex, model::Direction{corner}));
    }
    /// Inside the hex, near its side.
    wxPoint inside(model::Hex hex, int side) {
        const wxPoint middle = window.canvas().pointOf(model::Hexside(hex, model::Direction{side}));
        return middle + (at(hex) - middle) * 0.2;
    }
    std::size_t steps() { return window.session().document().now(); }
    void picture(const char* name) {
        EXPECT_TRUE(window.untilQuiet());
        EXPECT_TRUE(window.screenshot(pictures() / name));
    }
};

TEST(MapTools, ARoadOverARiverBringsItsBridge) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    // A hexside of a river that nothing crosses yet, with a hex more on either side.
    std::optional<model::Hexside> found;
    for (const auto& water : desk.map().watercourses)
        for (const model::Hexside side : water->hexsides) {
            const bool crossed = std::any_of(desk.map().spans.begin(), desk.map().spans.end(),
                                             [&](const auto& span) { return span->at == side; });
            const model::Hex near = side.first();
            const auto direction = side.directionFrom(near);
            const auto& extent = desk.window.session().extent();
            if (!found && !crossed && water->type.text == "river" &&
                extent.isOnMap(neighbour(near, direction.opposite())) &&
                extent.isOnMap(neighbour(side.second(), direction)))
                found = side;
        }
    ASSERT_TRUE(found);
    const model::Hex near = found->first();
    const model::Hex far = found->second();
    desk.lookAt(model::label(desk.map(), near));
    desk.window.key('D');
    const auto roads = desk.map().roads.size();
    desk.window.drag({desk.at(near), desk.at(far)});
    EXPECT_EQ(desk.steps(), 1U);
    EXPECT_GE(desk.map().roads.size(), roads);
    EXPECT_TRUE(
        std::any_of(desk.map().roads.begin(), desk.map().roads.end(), [&](const auto& road) {
            for (std::size_t i = 1; i < road->hexes.size(); ++i)
                if (model::hexsideBetween(road->hexes[i - 1], road->hexes[i]) == found) return true;
            return false;
        }));
    EXPECT_TRUE(std::any_of(desk.map().spans.begin(), desk.map().spans.end(),
                            [&](const auto& span) { return span->at == found; }));
    desk.picture("tool-road.png");
}

TEST(MapTools, ASlopeRisesToTheSideOnWhichThePointerWentDown) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex hex = desk.lookAt("E-5330");
    desk.window.key('H');
    desk.window.session().toolSettings().hexside = model::HexsideTypeId("slope");
    desk.window.click(desk.inside(hex, 2));
    const auto features = model::featuresAt(desk.map(), model::Hexside(hex, model::Direction{2}));
    const auto slope = std::find_if(features.begin(), features.end(), [](const auto& feature) {
        return feature.type == model::HexsideTypeId("slope");
    });
    ASSERT_NE(slope, features.end());
    EXPECT_EQ(slope->uphill, hex);
    desk.picture("tool-slope.png");
}

TEST(MapTools, LevelsAreRaisedByDragging) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex first = desk.lookAt("E-5330");
    const model::Hex second = neighbour(first, model::Direction{0});
    const int before = model::levelAt(desk.map(), first).value_or(0);
    const int beside = model::levelAt(desk.map(), second).value_or(0);
    desk.window.key('L');
    desk.window.session().toolSettings().levelChange = LevelChange::raise;
    desk.window.drag({desk.at(first), desk.at(second)});
    EXPECT_EQ(model::levelAt(desk.map(), first), before + 1);
    EXPECT_EQ(model::levelAt(desk.map(), second), beside + 1);
    EXPECT_EQ(desk.steps(), 1U);
    desk.picture("tool-levels.png");
}

TEST(MapTools, AnOutlineIsClickedPointByPointAndEndsWithEnter) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex hex = desk.lookAt("E-5330");
    desk.window.key('O');
    desk.window.session().toolSettings().outline = model::TerrainId("woods");
    for (const int corner : {1, 3, 5, 9})
        desk.window.click(desk.at(neighbour(hex, model::Direction{corner - 1}), corner));
    EXPECT_EQ(desk.steps(), 0U) << "it goes on";
    desk.window.key(WXK_RETURN);
    EXPECT_EQ(desk.steps(), 1U);
    ASSERT_EQ(desk.map().outlines.size(), 1U);
    EXPECT_EQ(desk.map().outlines.front()->points.size(), 4U);
    EXPECT_EQ(desk.map().outlines.front()->type, model::TerrainId("woods"));
    EXPECT_FALSE(desk.map().outlines.front()->open);
    desk.picture("tool-outline.png");
}

TEST(MapTools, APlaceIsPutDownAndNamedInTheProperties) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex hex = desk.lookAt("E-5330");
    desk.window.key('P');
    const auto places = desk.map().places.size();
    desk.window.click(desk.at(hex));
    ASSERT_EQ(desk.map().places.size(), places + 1);
    EXPECT_EQ(desk.map().places.back()->at, std::vector{hex});

    auto* rows = dynamic_cast<wxPropertyGrid*>(
        wxWindow::FindWindowByName("properties", &desk.window.frame()));
    ASSERT_NE(rows, nullptr);
    ASSERT_TRUE(desk.window.until([&] { return rows->GetPropertyByLabel("Name") != nullptr; }));
    rows->ChangePropertyValue(rows->GetPropertyByLabel("Name"), "Casa Nuova");
    EXPECT_EQ(desk.map().places.back()->name, "Casa Nuova");
    desk.picture("tool-place.png");
}

TEST(MapTools, CopiedHexesAreTurnedAndPutDown) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex from = desk.lookAt("E-5330");
    const model::Hex to = neighbour(
        neighbour(neighbour(from, model::Direction{8}), model::Direction{8}), model::Direction{8});
    desk.window.session().selection().select(model::Subject(from));
    desk.window.run("edit.copy");
    desk.window.run("edit.paste");
    desk.window.click(desk.at(to));
    EXPECT_EQ(desk.steps(), 1U);
    EXPECT_EQ(model::terrainAt(desk.map(), to), model::terrainAt(desk.map(), from));
    EXPECT_EQ(model::levelAt(desk.map(), to), model::levelAt(desk.map(), from));
    desk.window.key('R');
    EXPECT_EQ(desk.window.session().toolSettings().pasteTurns, 1);
    desk.picture("tool-paste.png");
}

TEST(MapTools, ARefusedValueStaysInItsFieldWithTheReason) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    desk.window.session().selection().select(model::Subject(desk.window.hex("E-5330")));
    auto* rows = dynamic_cast<wxPropertyGrid*>(
        wxWindow::FindWindowByName("properties", &desk.window.frame()));
    ASSERT_NE(rows, nullptr);
    ASSERT_TRUE(desk.window.until([&] { return rows->GetPropertyByLabel("Level") != nullptr; }));
    EXPECT_FALSE(rows->ChangePropertyValue(rows->GetPropertyByLabel("Level"), "high"));
    EXPECT_EQ(desk.steps(), 0U);
}

TEST(MapTools, TheFillToolFillsAPatchOfLikeTerrain) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex hex = desk.lookAt("E-5330");
    desk.window.session().apply(model::clearRegion({hex}));
    desk.window.takeUp("fill");
    desk.window.session().toolSettings().terrain = model::TerrainId("marsh");
    desk.window.click(desk.at(hex));
    EXPECT_EQ(desk.steps(), 2U);
    const auto terrain = model::terrainAt(desk.map(), hex);
    EXPECT_NE(std::find(terrain.begin(), terrain.end(), model::TerrainId("marsh")), terrain.end());
    desk.picture("tool-fill.png");
}

TEST(MapTools, TheSpanToolBuildsABridgeOverARiver) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    std::optional<model::Hexside> found;
    for (const auto& water : desk.map().watercourses)
        for (const model::Hexside side : water->hexsides)
            if (!found && water->type.text == "river" &&
                std::none_of(desk.map().spans.begin(), desk.map().spans.end(),
                             [&](const auto& span) { return span->at == side; }))
                found = side;
    ASSERT_TRUE(found);
    desk.lookAt(model::label(desk.map(), found->first()));
    desk.window.takeUp("spans");
    desk.window.session().toolSettings().span = model::SpanTypeId("bridge");
    desk.window.click(desk.window.canvas().pointOf(*found));
    EXPECT_EQ(desk.steps(), 1U);
    EXPECT_TRUE(std::any_of(desk.map().spans.begin(), desk.map().spans.end(),
                            [&](const auto& span) { return span->at == found; }));
    desk.picture("tool-span.png");
}

TEST(MapTools, ThePickToolTakesUpWhatLiesThereAndGivesTheBrushBack) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex hex = desk.lookAt("E-5330");
    desk.window.session().apply(model::clearRegion({hex}));
    desk.window.session().apply(model::paintTerrain({hex}, model::TerrainId("marsh"), {}));
    desk.window.takeUp("terrain");
    desk.window.session().toolSettings().terrain = model::TerrainId("woods");
    desk.window.takeUp("pick");
    desk.window.moveTo(desk.at(hex));
    desk.picture("tool-pick.png");
    desk.window.click(desk.at(hex));
    EXPECT_EQ(desk.window.session().toolSettings().terrain, model::TerrainId("marsh"));
    desk.window.click(desk.at(neighbour(hex, model::Direction{0})));
    EXPECT_EQ(desk.steps(), 3U) << "the brush is in hand again";
}

TEST(MapTools, TheirKeysAreHeardInTheListOfThePalette) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    auto* list = wxWindow::FindWindowByName(SwatchList::listName, &desk.window.frame());
    ASSERT_NE(list, nullptr);
    list->SetFocus();
    desk.window.key('G');
    ASSERT_NE(desk.window.frame().toolInHand(), nullptr);
    EXPECT_EQ(desk.window.frame().toolInHand()->id, "fill");
}

/// What lies between the old and the new place of the pointer in the old zoom is not painted.
TEST(MapTools, AZoomInMidStrokePaintsOnlyUnderThePointer) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex hex = desk.lookAt("E-5330");
    desk.window.key('B');
    desk.window.session().toolSettings().terrain = model::TerrainId("marsh");
    const auto count = [&] {
        std::size_t marsh = 0;
        for (const auto& list : desk.map().terrain)
            if (list->type.text == "marsh") marsh += list->hexes.hexes().size();
        return marsh;
    };
    const auto before = count();
    desk.window.press(desk.at(hex));
    for (int i = 0; i < 4; ++i)
        desk.window.canvas().zoomOut();
    desk.window.moveTo(desk.at(hex) + wxPoint(1, 1));
    desk.window.release();
    // The view keeps its middle, so the hex may have moved a little under the pointer.
    EXPECT_LE(count(), before + 12);
    EXPECT_EQ(desk.steps(), 1U);
}

TEST(MapTools, EscapeAndUndoInMidStrokeLeaveTheMapAsItWas) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex hex = desk.lookAt("E-5330");
    desk.window.key('B');
    desk.window.session().toolSettings().terrain = model::TerrainId("marsh");
    const auto scenario = desk.window.scenario();
    desk.window.press(desk.at(hex));
    desk.window.moveTo(desk.at(neighbour(hex, model::Direction{0})));
    desk.window.key(WXK_ESCAPE);
    desk.window.moveTo(desk.at(neighbour(hex, model::Direction{4})));
    desk.window.release();
    EXPECT_TRUE(desk.window.scenario() == scenario);
    desk.window.press(desk.at(hex));
    desk.window.moveTo(desk.at(neighbour(hex, model::Direction{0})));
    desk.window.run("edit.undo");
    desk.window.moveTo(desk.at(neighbour(hex, model::Direction{4})));
    desk.window.release();
    EXPECT_TRUE(desk.window.scenario() == scenario);
    EXPECT_EQ(desk.steps(), 0U);
}

} // namespace
} // namespace editor::gui
