#include "editor/canvas/viewport.h"

#include <gtest/gtest.h>

namespace editor {
namespace {

/// A map of 40 x 30 radii from the origin, seen through 800 x 600 pixels.
Viewport someView() {
    Viewport view;
    view.setMap({0, 0, 40, 30});
    view.resize(800, 600, 1.0);
    return view;
}

TEST(Viewport, ZoomsByStepsOfAQuarter) {
    EXPECT_DOUBLE_EQ(Viewport::radiusOf(11) / Viewport::radiusOf(10), 1.25);
    Viewport view = someView();
    view.zoomTo(999);
    EXPECT_EQ(view.level(), Viewport::highestLevel);
    view.zoomTo(-999);
    EXPECT_EQ(view.level(), Viewport::lowestLevel);
}

TEST(Viewport, KeepsThePointUnderThePointerWhileZooming) {
    Viewport view = someView();
    view.zoomTo(18);
    view.centreOn({20 * view.radius(), 15 * view.radius()});
    const auto before = view.toLevel(300, 200);
    const double radiusBefore = view.radius();
    view.zoomTo(19, 300, 200);
    const auto after = view.toLevel(300, 200);
    EXPECT_NEAR(after.x / view.radius(), before.x / radiusBefore, 1 / view.radius());
    EXPECT_NEAR(after.y / view.radius(), before.y / radiusBefore, 1 / view.radius());
}

TEST(Viewport, FitsTheWholeMapAsLargeAsItGoes) {
    Viewport view = someView();
    view.fit();
    EXPECT_LE(40 * view.radius(), 800);
    EXPECT_LE(30 * view.radius(), 600);
    EXPECT_GT(40 * view.radius() * 1.25, 800) << "the next level would not fit";
    EXPECT_LE(view.visible().left, 0);
    EXPECT_GE(view.visible().right, 40 * view.radius());
}

TEST(Viewport, DoesNotScrollAwayFromTheMap) {
    Viewport view = someView();
    view.zoomTo(20);
    view.panBy(-100000, 100000);
    EXPECT_NEAR(view.visible().left, -view.radius(), 1) << "one hex of margin at the left";
    EXPECT_NEAR(view.visible().bottom, 31 * view.radius(), 1);
}

TEST(Viewport, CentresAMapThatIsSmallerThanTheView) {
    Viewport view = someView();
    view.zoomTo(2);
    view.panBy(500, -500);
    EXPECT_NEAR((view.visible().left + view.visible().right) / 2, 20 * view.radius(), 1);
    EXPECT_NEAR((view.visible().top + view.visible().bottom) / 2, 15 * view.radius(), 1);
}

TEST(Viewport, ShowsTheSamePlaceOnAScreenOfTwiceTheDensity) {
    Viewport view = someView();
    view.zoomTo(20);
    view.centreOn({20 * view.radius(), 15 * view.radius()});
    const double radius = view.radius();
    view.resize(1600, 1200, 2.0);
    EXPECT_DOUBLE_EQ(view.radius(), 2 * radius);
    EXPECT_NEAR((view.visible().left + view.visible().right) / 2, 20 * view.radius(), 1);
}

} // namespace
} // namespace editor
