#include "editor/tools/hit_test.h"

#include "editor/tools/unit_tool.h"
#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

TEST(HitTest, FindsHexHexsideAndCornerUnderThePointer) {
    Desk desk;
    const model::Hex hex = hexOf(desk.session, "0404");
    const auto inside = insideHexside(desk.session, "0404", model::Direction(4));
    EXPECT_EQ(inside.at.hex, hex);
    EXPECT_TRUE(inside.at.onMap);
    EXPECT_EQ(inside.at.hexside.what, model::Hexside(hex, model::Direction(4)));
    EXPECT_TRUE(inside.isNearHexside());
    const model::Vertex corner(hex, model::Direction(3));
    EXPECT_EQ(cornerOf(desk.session, corner).at.vertex.what, corner);
}

TEST(HitTest, TheToleranceFollowsTheZoom) {
    Desk desk;
    const auto centre = layout().centre(hexOf(desk.session, "0404"));
    // 8.66 units from the nearest hexside: near when a pixel is two units, far when it is one.
    EXPECT_TRUE(pickAt(desk.session.extent(), layout(), nullptr, centre, 2.0).isNearHexside());
    EXPECT_FALSE(pickAt(desk.session.extent(), layout(), nullptr, centre, 1.0).isNearHexside());
}

TEST(HitTest, RemembersWhereTheDragBegan) {
    Desk desk;
    const auto start = centreOf(desk.session, "0303");
    const auto pick = pickAt(desk.session.extent(), layout(), nullptr,
                             layout().centre(hexOf(desk.session, "0505")), 0.25, {}, start.at);
    ASSERT_TRUE(pick.from);
    EXPECT_EQ(pick.from->hex, hexOf(desk.session, "0303"));
    EXPECT_EQ(pick.at.hex, hexOf(desk.session, "0505"));
}

TEST(HitTest, BeyondTheMapThereIsAHexThatIsNotOnIt) {
    Desk desk;
    EXPECT_FALSE(pickAtPoint(desk.session, {-1000.0, -1000.0}).at.onMap);
}

TEST(HitTest, FindsTheCounterWhereThePainterDrawsIt) {
    Desk desk;
    desk.addUnits({"rampon"});
    const model::Hex hex = hexOf(desk.session, "0404");
    ASSERT_TRUE(dropUnit(desk.session, model::UnitId("rampon"), hex));
    const formats::MapPainter painter(desk.session.scenario(), desk.session.ruleset());
    const auto counters = painter.countersAt(hex, layout());
    ASSERT_EQ(counters.size(), 1u);
    const auto& box = counters[0].box;
    const model::PlanePoint middle{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
    const auto spot = spotAt(desk.session.extent(), layout(), &painter, middle);
    EXPECT_EQ(spot.piece, (PickedPiece{model::UnitId("rampon"), model::PiecePart::whole, hex}));
    const auto elsewhere = spotAt(desk.session.extent(), layout(), &painter,
                                  layout().centre(hexOf(desk.session, "0707")));
    EXPECT_FALSE(elsewhere.piece);
}

} // namespace
