// Files through the real window: what is asked, what is told, and what is there again afterwards.

#include "tests/editor/gui/driven_window.h"

#include "editor/canvas/map_canvas.h"
#include "editor/panels/findings_panel.h"
#include "model/edits/record_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/text_edits.h"
#include "model/map/labels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace editor::gui {
namespace {

const char* const montenotte = "montenotte.scenario.xml";

TEST(Files, AFailedSaveIsToldAndKeepsTheWork) {
    const TemporaryFolder folder;
    const auto file = folder.copyOfSample("piedmont") / montenotte;
    DrivenWindow window;
    ASSERT_TRUE(window.open(file));
    window.session().apply(model::setTitle("Another title"));
    window.saveAs = folder.path() / "no-such-folder" / "there.scenario.xml";
    window.run("file.save-as");
    ASSERT_EQ(window.failures.size(), 1U);
    EXPECT_NE(window.failures.front().find("no-such-folder"), std::string::npos)
        << window.failures.front();
    EXPECT_TRUE(window.session().isModified());
    EXPECT_EQ(window.session().path(), file);
    EXPECT_EQ(window.scenario().title, "Another title");
}

TEST(Files, ClosingAsksAboutUnsavedChanges) {
    const TemporaryFolder folder;
    DrivenWindow window;
    ASSERT_TRUE(window.open(folder.copyOfSample("piedmont") / montenotte));
    EXPECT_TRUE(window.frame().files().mayLeave());
    EXPECT_EQ(window.unsavedAsked, 0) << "nothing to lose";
    window.session().apply(model::setTitle("Another title"));
    window.onUnsaved = UnsavedChanges::cancel;
    EXPECT_FALSE(window.frame().Close());
    EXPECT_EQ(window.unsavedAsked, 1);
    ASSERT_NE(window.frame().session(), nullptr) << "the work is still there";
    window.onUnsaved = UnsavedChanges::save;
    EXPECT_TRUE(window.frame().files().mayLeave());
    EXPECT_FALSE(window.session().isModified());
}

TEST(Files, ANewPointyMapIsPaintedSavedAndReadAgain) {
    const TemporaryFolder folder;
    DrivenWindow window;
    window.onNew.title = "Marengo";
    window.onNew.ruleset = model::RulesetId("tlnb-piedmont");
    window.onNew.orientation = model::Orientation::pointyTop;
    window.onNew.columns = 20;
    window.onNew.rows = 15;
    window.run("file.new");
    ASSERT_NE(window.frame().session(), nullptr);
    ASSERT_TRUE(window.untilQuiet());
    EXPECT_EQ(window.session().extent().hexes().size(), 300U);

    const model::Hex hex = window.hex("1008");
    window.key('B');
    window.session().toolSettings().terrain = model::TerrainId("woods");
    window.drag({window.canvas().pointOf(hex), window.canvas().pointOf(window.hex("1208"))});
    window.key('R');
    const auto corner = [&](int direction) {
        return window.canvas().pointOf(model::Vertex(hex, model::Direction{direction}));
    };
    window.drag({corner(1), corner(3), corner(5)});
    for (const char* label : {"1008", "1108", "1208"})
        EXPECT_EQ(model::terrainAt(*window.scenario().map, window.hex(label)),
                  std::vector{model::TerrainId("woods")})
            << label;
    ASSERT_EQ(window.scenario().map->watercourses.size(), 1U);
    EXPECT_EQ(window.scenario().map->watercourses.front()->hexsides.size(), 2U);

    window.saveAs = folder.path() / "marengo.scenario.xml";
    window.run("file.save");
    EXPECT_FALSE(window.session().isModified());
    const model::Scenario saved = window.scenario();
    ASSERT_TRUE(window.open(window.saveAs));
    EXPECT_EQ(window.scenario(), saved);
    EXPECT_TRUE(window.failures.empty());
}

TEST(Files, AWaivedFindingIsStillWaivedWhenTheScenarioIsReadAgain) {
    const TemporaryFolder folder;
    const auto file = folder.copyOfSample("piedmont") / montenotte;
    DrivenWindow window;
    ASSERT_TRUE(window.open(file));
    window.session().apply(model::placeUnits({model::UnitId("banel")}, window.hex("E-5030")));
    ASSERT_TRUE(window.untilQuiet());
    ASSERT_EQ(window.findings("setup.overstacked").size(), 1U);
    const auto& panel = window.frame().findings();
    for (std::size_t i = 0; i < window.session().findings().size(); ++i) {
        window.run("check.next");
        if (panel.selected()->finding().check == "setup.overstacked") break;
    }
    window.onWaive = "as printed";
    window.run("check.waive");
    ASSERT_TRUE(window.untilQuiet());
    EXPECT_TRUE(window.findings("setup.overstacked").empty());
    window.run("file.save");
    ASSERT_TRUE(window.open(file));
    EXPECT_TRUE(window.findings("setup.overstacked").empty());
    const auto& all = window.session().findings();
    const auto waived = std::find_if(all.begin(), all.end(), [](const ShownFinding& found) {
        return found.finding().check == "setup.overstacked";
    });
    ASSERT_NE(waived, all.end());
    EXPECT_TRUE(waived->reported.waived);
    EXPECT_EQ(waived->reported.waiverReason, "as printed");
}

TEST(Files, ClosingInTheMiddleOfAStrokeDropsTheStrokeAlone) {
    const TemporaryFolder folder;
    DrivenWindow window;
    ASSERT_TRUE(window.open(folder.copyOfSample("piedmont") / montenotte));
    const model::Scenario opened = window.scenario();
    window.key('B');
    window.moveTo(window.canvas().pointOf(window.hex("E-5030")));
    window.holdButton(true);
    ASSERT_TRUE(window.until([&] { return window.session().document().hasPreview(); }));
    EXPECT_TRUE(window.frame().files().mayLeave());
    EXPECT_EQ(window.unsavedAsked, 0) << "an unfinished stroke is no change";
    window.holdButton(false);
    ASSERT_TRUE(window.untilQuiet());
    EXPECT_EQ(window.scenario(), opened);
}

TEST(Files, ABrokenFileIsToldWithItsPlaceAndTheOpenOneStays) {
    const TemporaryFolder folder;
    const auto file = folder.copyOfSample("piedmont") / montenotte;
    const auto broken = folder.path() / "broken.scenario.xml";
    std::ofstream(broken) << "<scenario id=\"b\">\n  <map file=\"m.xml\">\n</scenario>\n";
    DrivenWindow window;
    ASSERT_TRUE(window.open(file));
    EXPECT_FALSE(window.frame().open(broken));
    ASSERT_EQ(window.failures.size(), 1U);
    EXPECT_NE(window.failures.front().find("broken.scenario.xml:3:"), std::string::npos)
        << window.failures.front();
    EXPECT_EQ(window.session().path(), file);
}

TEST(Files, AnUnderlayThatIsNoPictureIsToldAndTheMapIsShownWithoutIt) {
    const TemporaryFolder folder;
    const auto file = folder.copyOfSample("piedmont") / montenotte;
    DrivenWindow window;
    ASSERT_TRUE(window.open(file));
    std::ofstream(file.parent_path() / "scan.png") << "\x89PNG\r\n\x1a\n and no more";
    model::Underlay underlay;
    underlay.file = "scan.png";
    window.session().apply(model::addRecord(underlay));
    ASSERT_TRUE(window.until([&] { return !window.failures.empty(); }));
    EXPECT_EQ(window.failures, std::vector<std::string>{"scan.png"});
    EXPECT_TRUE(window.untilQuiet());
    window.session().undo();
    EXPECT_TRUE(window.untilQuiet());
    EXPECT_EQ(window.failures.size(), 1U) << "nothing is missing any more";
}

TEST(Files, TheWindowMayCloseWhileTheMapIsBeingChecked) {
    const TemporaryFolder folder;
    const auto file = folder.copyOfSample("piedmont") / montenotte;
    for (int i = 0; i < 3; ++i) {
        DrivenWindow window;
        window.onUnsaved = UnsavedChanges::discard;
        ASSERT_TRUE(window.frame().open(file));
        window.session().apply(model::setTitle("Another title"));
        EXPECT_FALSE(window.session().isValidated());
        EXPECT_TRUE(window.frame().files().mayLeave());
    }
}

} // namespace
} // namespace editor::gui
