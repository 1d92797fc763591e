// What a designer does with the program, done with mouse and keys through the real window.

#include "tests/editor/gui/driven_window.h"

#include "editor/canvas/map_canvas.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/oob_panel.h"
#include "model/map/labels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace editor::gui {
namespace {

const char* const montenotte = "montenotte.scenario.xml";

std::filesystem::path pictures() {
    const char* folder = std::getenv("BERTHIER_SCREENSHOTS");
    return folder ? folder : std::filesystem::temp_directory_path() / "berthier-screenshots";
}

bool holds(const model::Map& map, model::Hex hex, const char* terrain) {
    const auto all = model::terrainAt(map, hex);
    return std::find(all.begin(), all.end(), model::TerrainId(terrain)) != all.end();
}

bool hasWater(const model::Map& map, model::Hexside hexside) {
    return std::any_of(map.watercourses.begin(), map.watercourses.end(), [&](const auto& water) {
        return std::find(water->hexsides.begin(), water->hexsides.end(), hexside) !=
               water->hexsides.end();
    });
}

std::optional<model::Hex> placeOfUnit(const model::Scenario& scenario, const char* unit) {
    for (const auto& placed : placedPieces(scenario))
        if (placed.piece.unit == model::UnitId(unit)) return placed.piece.at;
    return std::nullopt;
}

TEST(MainJob, PaintsDrawsPlacesMendsAndSaves) {
    const TemporaryFolder folder;
    const auto file = folder.copyOfSample("piedmont") / montenotte;
    DrivenWindow window;
    ASSERT_TRUE(window.open(file));
    EXPECT_TRUE(window.findings("setup.overstacked").empty()) << "the sample is sound";
    EXPECT_FALSE(window.session().isModified());
    const model::Scenario opened = window.scenario();

    // Paint with the mouse: one drag over two hexes is one step.
    const model::Hex redoubt = window.hex("E-5030");
    window.run("view.usual-size");
    window.canvas().goTo(redoubt);
    ASSERT_TRUE(window.untilQuiet());
    const model::Hex first = window.hex("E-5232");
    const model::Hex second = neighbour(first, model::Direction{0});
    ASSERT_FALSE(holds(*opened.map, first, "marsh"));
    window.key('B');
    window.session().toolSettings().terrain = model::TerrainId("marsh");
    window.drag({window.canvas().pointOf(first), window.canvas().pointOf(second)});
    EXPECT_TRUE(holds(*window.scenario().map, first, "marsh"));
    EXPECT_TRUE(holds(*window.scenario().map, second, "marsh"));
    EXPECT_EQ(window.session().document().now(), 1U);

    // Escape drops a stroke.
    const model::Hex third = neighbour(second, model::Direction{0});
    window.moveTo(window.canvas().pointOf(third));
    window.holdButton(true);
    ASSERT_TRUE(window.until([&] { return window.session().document().hasPreview(); }));
    window.key(WXK_ESCAPE);
    EXPECT_TRUE(window.until([&] { return !window.session().document().hasPreview(); }));
    window.holdButton(false);
    ASSERT_TRUE(window.untilQuiet());
    EXPECT_FALSE(holds(*window.scenario().map, third, "marsh"));
    EXPECT_EQ(window.session().document().now(), 1U);

    // A river along two sides of a hex.
    const auto cornerOf = [&](model::Hex hex, int direction) {
        return window.canvas().pointOf(model::Vertex(hex, model::Direction{direction}));
    };
    const model::Hex bank = window.hex("E-5330");
    window.key('R');
    window.drag({cornerOf(bank, 11), cornerOf(bank, 1), cornerOf(bank, 3)});
    EXPECT_TRUE(hasWater(*window.scenario().map, model::Hexside(bank, model::Direction{0})));
    EXPECT_TRUE(hasWater(*window.scenario().map, model::Hexside(bank, model::Direction{2})));
    EXPECT_EQ(window.session().document().now(), 2U);

    // A third unit of another division comes into the redoubt, dragged from the order of battle.
    ASSERT_FALSE(placeOfUnit(window.scenario(), "banel"));
    window.key('V');
    EXPECT_TRUE(window.canvas().dragOver(window.canvas().pointOf(redoubt)));
    const auto dragged = draggedUnit(dragText(model::UnitId("banel")));
    ASSERT_TRUE(dragged);
    EXPECT_TRUE(window.canvas().dropUnitAt(*dragged, window.canvas().pointOf(redoubt)));
    EXPECT_EQ(placeOfUnit(window.scenario(), "banel"), redoubt);
    ASSERT_TRUE(window.untilQuiet());

    // The finding, with its clause, at the hex; F8 goes there.
    const auto found = window.findings("setup.overstacked");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_NE(found.front().finding().rule.text.find("3.2"), std::string::npos)
        << found.front().finding().rule.text;
    EXPECT_EQ(found.front().finding().subjects.front(), model::Subject(redoubt));
    const auto& panel = window.frame().findings();
    for (std::size_t i = 0; i < window.session().findings().size(); ++i) {
        window.key(WXK_F8);
        if (panel.selected() && panel.selected()->finding().check == "setup.overstacked") break;
    }
    ASSERT_NE(panel.selected(), nullptr);
    EXPECT_EQ(panel.selected()->finding().check, "setup.overstacked");
    EXPECT_TRUE(window.session().selection().contains(redoubt));
    ASSERT_TRUE(window.untilQuiet());
    EXPECT_TRUE(window.screenshot(pictures() / "main-job.png"));

    // Mend it, take that back, mend it again.
    ASSERT_TRUE(panel.canFix());
    window.run("check.fix");
    ASSERT_TRUE(window.untilQuiet());
    EXPECT_TRUE(window.findings("setup.overstacked").empty());
    window.key('Z', wxMOD_CONTROL);
    ASSERT_TRUE(window.untilQuiet());
    EXPECT_EQ(window.findings("setup.overstacked").size(), 1U);
    window.key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    ASSERT_TRUE(window.untilQuiet());
    EXPECT_TRUE(window.findings("setup.overstacked").empty());

    // Save, and read again what was saved.
    EXPECT_TRUE(window.session().isModified());
    window.key('S', wxMOD_CONTROL);
    EXPECT_FALSE(window.session().isModified());
    EXPECT_TRUE(window.failures.empty());
    const model::Scenario saved = window.scenario();
    ASSERT_TRUE(window.open(file));
    EXPECT_EQ(window.scenario(), saved);
    EXPECT_FALSE(window.scenario() == opened);
}

TEST(MainJob, PiecesAreDraggedOnTheMap) {
    const TemporaryFolder folder;
    DrivenWindow window;
    ASSERT_TRUE(window.open(folder.copyOfSample("piedmont") / montenotte));
    const model::Hex from = window.hex("E-4730");
    const model::Hex to = neighbour(from, model::Direction{4});
    ASSERT_EQ(placeOfUnit(window.scenario(), "cervoni-b"), from);
    window.run("view.usual-size");
    window.canvas().goTo(from);
    ASSERT_TRUE(window.untilQuiet());
    window.key('V');
    window.drag({window.canvas().pointOf(from), window.canvas().pointOf(to)});
    EXPECT_EQ(placeOfUnit(window.scenario(), "cervoni-b"), to);
    EXPECT_EQ(window.session().selection().unit(), model::UnitId("cervoni-b"));
    window.key(WXK_DELETE);
    EXPECT_FALSE(placeOfUnit(window.scenario(), "cervoni-b"));
    window.run("edit.undo");
    EXPECT_EQ(placeOfUnit(window.scenario(), "cervoni-b"), to);
}

TEST(MainJob, AQuickStrokeAlongHexsidesLeavesNoGap) {
    const TemporaryFolder folder;
    DrivenWindow window;
    ASSERT_TRUE(window.open(folder.copyOfSample("piedmont") / montenotte));
    window.run("view.usual-size");
    const model::Hex hex = window.hex("E-5330");
    window.canvas().goTo(hex);
    ASSERT_TRUE(window.untilQuiet());
    window.key('H');
    window.session().toolSettings().hexside = model::HexsideTypeId("crest");
    // One jump along the line that touches the north side, with a hex more on either hand.
    const auto side = [&](int direction) {
        return model::Hexside(hex, model::Direction{direction});
    };
    window.drag({window.canvas().pointOf(side(10)),
                 window.canvas().pointOf(model::Vertex(hex, model::Direction{11})),
                 window.canvas().pointOf(model::Vertex(hex, model::Direction{1})),
                 window.canvas().pointOf(side(2))});
    for (const int direction : {10, 0, 2}) {
        const auto features = model::featuresAt(*window.scenario().map, side(direction));
        EXPECT_TRUE(std::any_of(features.begin(), features.end(), [](const auto& feature) {
            return feature.type == model::HexsideTypeId("crest");
        })) << direction;
    }
    EXPECT_EQ(window.session().document().now(), 1U);
}

TEST(MainJob, LettersTypedInAFieldAreNoTools) {
    const TemporaryFolder folder;
    DrivenWindow window;
    ASSERT_TRUE(window.open(folder.copyOfSample("piedmont") / montenotte));
    ASSERT_EQ(window.frame().toolInHand()->id, "select");
    wxWindow* field = window.frame().oob().FindWindow("searchCtrl");
    if (!field) field = window.frame().oob().GetChildren().front();
    field->SetFocus();
    ASSERT_TRUE(window.until([&] {
        const wxWindow* focus = wxWindow::FindFocus();
        return focus && (focus == field || focus->GetParent() == field);
    }));
    window.key('B');
    EXPECT_EQ(window.frame().toolInHand()->id, "select");
}

} // namespace
} // namespace editor::gui
