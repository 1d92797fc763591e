#include "formats/drawing/map_painter.h"

#include "tests/formats/drawing/drawn.h"

#include <gtest/gtest.h>

#include <thread>

using namespace formats;
using namespace drawn;
using model::Hex;

namespace {

std::size_t pixelsThatDiffer(const Picture& a, const Picture& b, int tolerance = 0) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.pixels.size(); ++i) {
        int most = 0;
        for (const unsigned shift : {0U, 8U, 16U})
            most = std::max(most, std::abs(static_cast<int>((a.pixels[i] >> shift) & 0xFFU) -
                                           static_cast<int>((b.pixels[i] >> shift) & 0xFFU)));
        if (most > tolerance) ++count;
    }
    return count;
}

} // namespace

TEST(MapPainter, WoodsLookMoreLikeWoodsThanLikeClearGround) {
    model::Scenario scenario = emptyScenario(5, 5);
    addTerrain(scenario, "woods", {at(scenario, 3, 3)});
    const auto layout = layoutFor(scenario, 24.0);
    const Picture picture = paintWhole(scenario, 24.0);
    const Theme theme = classicTheme();
    const Mean woods = meanAround(picture, layout.centre(at(scenario, 3, 3)), 10.0);
    const Mean clear = meanAround(picture, layout.centre(at(scenario, 1, 1)), 10.0);
    const Mean green = meanOf(patternLook(theme, "trees").ground);
    EXPECT_LT(difference(woods, green), difference(woods, meanOf(theme.ground)));
    EXPECT_LT(difference(clear, meanOf(theme.ground)), difference(clear, green));
}

TEST(MapPainter, TilesShowWhatTheWholeShows) {
    const model::Scenario scenario = country();
    const MapPainter painter(scenario, nullptr);
    for (const double radius : {4.0, 10.0, 18.0, 31.0}) {
        const auto layout = layoutFor(scenario, radius);
        const Picture whole = paintWhole(scenario, radius);
        const Picture tiled = paint(painter, layout, whole.width, whole.height, 64);
        // Cairo rounds a little otherwise in another place of a surface.
        EXPECT_LE(pixelsThatDiffer(whole, tiled, 16), whole.pixels.size() / 500) << radius;
    }
}

TEST(MapPainter, DrawsTheSameTwiceAndFromAnotherThread) {
    const model::Scenario scenario = country();
    const MapPainter painter(scenario, nullptr);
    const auto layout = layoutFor(scenario, 20.0);
    const Picture first = paint(painter, layout, 400, 300);
    Picture second;
    std::thread([&] { second = paint(painter, layout, 400, 300); }).join();
    EXPECT_EQ(first, paint(painter, layout, 400, 300));
    EXPECT_EQ(first, second);
}

TEST(MapPainter, DrawsARiverOnItsHexside) {
    model::Scenario dry = emptyScenario(5, 5);
    model::Scenario wet = dry;
    const auto side = *model::hexsideBetween(at(dry, 3, 3), at(dry, 3, 4));
    addRiver(wet, {side});
    const auto layout = layoutFor(dry, 20.0);
    const auto ends = layout.ends(side);
    const model::PlanePoint middle{(ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2};
    const Mean water = meanAround(paintWhole(wet, 20.0), middle, 1.0);
    EXPECT_LT(difference(water, meanOf(classicTheme().water)), 40.0);
    EXPECT_GT(difference(water, meanAround(paintWhole(dry, 20.0), middle, 1.0)), 40.0);
}

TEST(MapPainter, EachLayerSwitchRemovesSomething) {
    const model::Scenario scenario = country();
    const Picture all = paintWhole(scenario, 20.0);
    for (bool Layers::*layer : {&Layers::terrain, &Layers::levels, &Layers::grid, &Layers::numbers,
                                &Layers::hexsides, &Layers::water, &Layers::roads, &Layers::spans,
                                &Layers::places, &Layers::works, &Layers::units}) {
        Layers without;
        without.*layer = false;
        EXPECT_GT(pixelsThatDiffer(all, paintWhole(scenario, 20.0, without)), 0U);
    }
}

TEST(MapPainter, TheUnitsLayerHidesNothingButCounters) {
    model::Scenario with = country();
    model::Scenario none = with;
    none.arrangement = model::Shared<model::Arrangement>();
    Layers withoutUnits;
    withoutUnits.units = false;
    EXPECT_EQ(paintWhole(with, 20.0, withoutUnits), paintWhole(none, 20.0));
}

TEST(MapPainter, PaintsPaperWhereNothingIsPrinted) {
    const model::Scenario nothing;
    const MapPainter painter(nothing, nullptr);
    model::HexLayout layout;
    layout.radius = 20.0;
    const Picture picture = paint(painter, layout, 50, 50);
    const Mean mean = meanAround(picture, {25, 25}, 20);
    EXPECT_LT(difference(mean, meanOf(classicTheme().paper)), 2.0);
}

TEST(MapPainter, DrawsEveryHexOfEveryGridWhereTheLayoutHasIt) {
    Layers ground;
    ground.grid = ground.numbers = false;
    for (const auto stands : {model::Orientation::flatTop, model::Orientation::pointyTop})
        for (const auto shifted : {model::Parity::even, model::Parity::odd})
            for (const int size : {1, 2, 5}) {
                const model::Scenario scenario = emptyScenario(size, size, shifted, stands);
                const auto layout = layoutFor(scenario, 16.0);
                const Picture picture = paintWhole(scenario, 16.0, ground);
                for (const Hex hex : printedHexes(*scenario.map))
                    EXPECT_LT(difference(meanAround(picture, layout.centre(hex), 2.0),
                                         meanOf(patternLook(classicTheme(), "none").ground)),
                              3.0);
            }
}

TEST(MapPainter, FindsTheUppermostPieceOfAStack) {
    const model::Scenario scenario = country(); // cervoni stands above rampon
    const MapPainter painter(scenario, nullptr);
    const auto layout = layoutFor(scenario, 30.0);
    const Hex hex = at(scenario, 10, 6);
    const auto counters = painter.countersAt(hex, layout);
    ASSERT_EQ(counters.size(), 2U);
    EXPECT_EQ(counters.front().unit, model::UnitId("rampon"));
    const auto found = painter.pieceAt(layout.centre(hex), layout);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->unit, model::UnitId("cervoni"));
    // The corner of the lower one that peeks out.
    const auto& below = counters.front().box;
    const auto peek = painter.pieceAt({below.right - 0.5, below.top + 0.5}, layout);
    ASSERT_TRUE(peek);
    EXPECT_EQ(peek->unit, model::UnitId("rampon"));
    EXPECT_FALSE(painter.pieceAt(layout.centre(at(scenario, 1, 1)), layout));
}

TEST(MapPainter, DrawsACounterWhereItIsFound) {
    const model::Scenario scenario = country();
    Layers withoutUnits;
    withoutUnits.units = false;
    const auto layout = layoutFor(scenario, 24.0);
    const auto counters = MapPainter(scenario, nullptr).countersAt(at(scenario, 10, 6), layout);
    const Picture with = paintWhole(scenario, 24.0);
    const Picture without = paintWhole(scenario, 24.0, withoutUnits);
    const auto& box = counters.back().box;
    const model::PlanePoint inside{box.left + 4.0, (box.top + box.bottom) / 2};
    EXPECT_NE(with.at(inside), without.at(inside));
    EXPECT_EQ(with.at({box.left - 4.0, inside.y}), without.at({box.left - 4.0, inside.y}));
}
