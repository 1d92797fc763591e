// Answers of the rules on the map, asked for as a designer does, against the answers themselves.

#include "tests/editor/gui/driven_window.h"

#include "editor/canvas/map_canvas.h"
#include "editor/overlays/all_overlays.h"
#include "editor/overlays/rule_overlays.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace editor::gui {
namespace {

std::filesystem::path pictures() {
    const char* folder = std::getenv("BERTHIER_SCREENSHOTS");
    return folder ? folder : std::filesystem::temp_directory_path() / "berthier-screenshots";
}

struct Desk {
    TemporaryFolder folder;
    DrivenWindow window;
    bool ready = window.open(folder.copyOfSample("piedmont") / "montenotte.scenario.xml");

    /// Shows one overlay for what stands in `from`, with the pointer over `to`.
    void ask(const char* overlay, const model::Subject& subject, const char* from, const char* to) {
        window.run("view.usual-size");
        window.canvas().goTo(window.hex(from));
        for (const Overlay& other : allOverlays())
            window.canvas().showOverlay(other.id, other.id == overlay);
        window.session().selection().select(subject);
        EXPECT_TRUE(window.untilQuiet());
        window.moveTo(window.canvas().pointOf(window.hex(to)));
        EXPECT_TRUE(window.untilQuiet());
    }
    std::string said() { return text(window.canvas().pointedText()); }
    void picture(const char* name) { EXPECT_TRUE(window.screenshot(pictures() / name)); }
};

TEST(Overlays, TheReachOfTheSelectedUnitSaysWhatTheWayCosts) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::UnitId unit("rampon-a");
    desk.ask("reach", subjectOf(unit), "E-5030", "E-4932");
    const auto& situation = desk.window.session().situation();
    const auto answer = reachPicture(situation, unit, desk.window.hex("E-4932"));
    ASSERT_FALSE(answer.text.pattern.empty());
    EXPECT_TRUE(desk.said().starts_with(text(answer.text))) << desk.said();
    desk.picture("overlay-reach.png");
}

TEST(Overlays, SightSaysWhatBlocksTheLine) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex from = desk.window.hex("E-5030");
    desk.ask("los", from, "E-5030", "E-4928");
    const auto answer = sightPicture(desk.window.session().situation(), from,
                                     validators::SightMode::units, desk.window.hex("E-4928"));
    ASSERT_FALSE(answer.text.pattern.empty());
    EXPECT_TRUE(desk.said().starts_with(text(answer.text))) << desk.said();
    desk.picture("overlay-sight.png");
}

TEST(Overlays, ArrivalsAreThoseOfTheTurnChosen) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    desk.ask("entry", desk.window.hex("E-2534"), "E-2534", "E-2534");
    EXPECT_EQ(desk.said().find("F-2100"), std::string::npos) << desk.said();
    desk.window.session().showTurn("12 Apr 9 PM");
    ASSERT_TRUE(desk.window.untilQuiet());
    EXPECT_NE(desk.said().find("F-2100"), std::string::npos) << desk.said();
}

/// Answers follow every change of the map: none is drawn of a value that is gone.
TEST(Overlays, FollowPreviewsUndoAndRedo) {
    Desk desk;
    ASSERT_TRUE(desk.ready);
    const model::Hex near = desk.window.hex("E-5031");
    desk.ask("reach", subjectOf(model::UnitId("rampon-a")), "E-5030", "E-5031");
    const std::string before = desk.said();
    for (const Overlay& overlay : allOverlays())
        desk.window.canvas().showOverlay(overlay.id, true);
    desk.window.takeUp("terrain");
    desk.window.session().toolSettings().terrain = model::TerrainId("marsh");
    desk.window.press(desk.window.canvas().pointOf(near));
    ASSERT_TRUE(desk.window.untilQuiet());
    desk.window.release();
    ASSERT_TRUE(desk.window.untilQuiet());
    desk.window.session().undo();
    ASSERT_TRUE(desk.window.untilQuiet());
    desk.window.session().redo();
    desk.window.session().undo();
    ASSERT_TRUE(desk.window.untilQuiet());
    desk.window.takeUp("select");
    desk.ask("reach", subjectOf(model::UnitId("rampon-a")), "E-5030", "E-5031");
    EXPECT_EQ(desk.said(), before);
}

} // namespace
} // namespace editor::gui
