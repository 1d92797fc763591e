#include "formats/drawing/map_painter.h"

#include "model/edits/force_edits.h"
#include "model/edits/hexside_edits.h"
#include "model/edits/place_edits.h"
#include "model/edits/road_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/map/labels.h"
#include "tests/formats/drawing/drawn.h"

#include <gtest/gtest.h>

#include <thread>
#include <utility>
#include <vector>

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

namespace {

/// A sheet for every way of numbering: either stand, each shift, counted from either edge.
std::vector<model::HexNumbering> everyNumbering() {
    std::vector<model::HexNumbering> all;
    for (const auto stands : {model::Orientation::flatTop, model::Orientation::pointyTop})
        for (const auto shifted :
             {model::Parity::even, model::Parity::odd, model::Parity::each, model::Parity::rising})
            for (const auto columns : {model::ColumnsFrom::west, model::ColumnsFrom::east})
                for (const auto rows : {model::RowsFrom::north, model::RowsFrom::south}) {
                    model::HexNumbering numbering;
                    numbering.orientation = stands;
                    numbering.shifted = shifted;
                    numbering.columns = columns;
                    numbering.rows = rows;
                    all.push_back(numbering);
                }
    return all;
}

bool holds(const model::PlaneBox& box, const model::PlaneBox& inner) {
    return box.left <= inner.left && box.top <= inner.top && box.right >= inner.right &&
           box.bottom >= inner.bottom;
}

} // namespace

TEST(MapPainter, DrawsEveryHexOfEveryGridWhereTheLayoutHasIt) {
    Layers ground;
    ground.grid = ground.numbers = false;
    const auto clear = meanOf(patternLook(classicTheme(), "none").ground);
    for (const auto& numbering : everyNumbering())
        // On a high and narrow sheet of oblique rows the columns of the last are none of the first.
        for (const auto& [columns, rows] : {std::pair{1, 1}, {2, 2}, {5, 5}, {2, 9}, {9, 2}}) {
            model::Scenario scenario = emptyScenario(columns, rows);
            scenario.map.edit([&](model::Map& map) { map.grid.numbering = numbering; });
            const auto layout = layoutFor(scenario, 16.0);
            const auto extent = MapPainter(scenario, nullptr).extentBox(layout);
            const Picture picture = paintWhole(scenario, 16.0, ground);
            for (const Hex hex : printedHexes(*scenario.map)) {
                ASSERT_TRUE(holds(extent, layout.bounds(hex)))
                    << "hex " << label(*scenario.map, hex) << " of " << columns << " x " << rows;
                EXPECT_LT(difference(meanAround(picture, layout.centre(hex), 2.0), clear), 3.0);
            }
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

namespace {

/// Two sheets of 6 x 6 that share a column, `across` columns from the first column of the west
/// sheet; nothing: not joined.
model::Scenario twoSheets(std::optional<int> across) {
    model::Scenario scenario = emptyScenario(6, 6);
    scenario.map.edit([&](model::Map& map) {
        map.sheets.push_back(map.sheets.front());
        map.sheets.back().id = model::SheetId("F");
        if (across) {
            model::Join join;
            join.first = model::JoinedHex{model::SheetId("E"), 1 + *across, 3};
            join.second = model::JoinedHex{model::SheetId("F"), 1, 3};
            map.joins.push_back(join);
        }
        placeSheets(map);
    });
    return scenario;
}

} // namespace

TEST(JoinedSheets, AreDrawnAsOneMap) {
    // Columns 1 to 6, and 1 to 6 again of which the first lies on the fifth: 10 columns in all.
    const model::Scenario joined = twoSheets(4);
    Layers layers;
    layers.numbers = false; // those of a second sheet begin anew
    EXPECT_EQ(paintWhole(joined, 18.0, layers), paintWhole(emptyScenario(10, 6), 18.0, layers));
}

TEST(JoinedSheets, RoadsAndWoodsCrossTheSeam) {
    model::Scenario joined = twoSheets(4);
    model::Scenario one = emptyScenario(10, 6);
    for (model::Scenario* scenario : {&joined, &one}) {
        // The sheets of the joined map share columns 5 and 6.
        const auto hex = [&](int column, int row) { return at(*scenario, column, row); };
        addTerrain(*scenario, "woods", {hex(4, 3), hex(5, 3), hex(6, 3), hex(7, 3)});
        addRoad(*scenario, {hex(4, 5), hex(5, 5), hex(6, 4), hex(7, 5), hex(8, 4)});
        addRiver(*scenario, {*model::hexsideBetween(hex(6, 2), hex(7, 2)),
                             *model::hexsideBetween(hex(6, 2), hex(7, 3))});
    }
    Layers layers;
    layers.numbers = false;
    EXPECT_EQ(paintWhole(joined, 18.0, layers), paintWhole(one, 18.0, layers));
}

TEST(JoinedSheets, ASharedHexBearsOneNumber) {
    const model::Scenario joined = twoSheets(4);
    const model::Scenario west = emptyScenario(6, 6);
    const auto layout = layoutFor(west, 24.0);
    const Picture both = paintWhole(joined, 24.0);
    const Picture alone = paintWhole(west, 24.0);
    const auto centre = layout.centre(at(west, 5, 3));
    for (double y = centre.y - 20; y <= centre.y + 5; y += 1.0)
        for (double x = centre.x - 10; x <= centre.x + 10; x += 1.0)
            ASSERT_EQ(both.at({x, y}), alone.at({x, y}));
}

TEST(JoinedSheets, EachKeepsItsGround) {
    model::Scenario joined = twoSheets(4);
    joined.map.edit([](model::Map& map) { map.sheets.back().ground = model::TerrainId("woods"); });
    const Picture picture = paintWhole(joined, 24.0);
    const auto layout = layoutFor(joined, 24.0);
    const auto meanAt = [&](int column) {
        return meanAround(picture, layout.centre(at(joined, column, 3)), 8.0);
    };
    const Mean clear = meanOf(classicTheme().ground);
    const Mean woods = meanOf(patternLook(classicTheme(), "trees").ground);
    // A hex that both print has the ground of the first.
    EXPECT_LT(difference(meanAt(5), clear), difference(meanAt(5), woods));
    EXPECT_LT(difference(meanAt(8), woods), difference(meanAt(8), clear));
}

TEST(SheetGroups, AreTiedByJoinsAndFitted) {
    const model::HexLayout layout{model::Orientation::flatTop, 10.0, {}};
    const MapPainter joined(twoSheets(4), nullptr);
    ASSERT_EQ(joined.groups(layout).size(), 1U);
    EXPECT_EQ(joined.groups(layout).front().sheets,
              (std::vector<model::SheetId>{model::SheetId("E"), model::SheetId("F")}));
    EXPECT_EQ(joined.groups(layout).front().box, joined.extentBox(layout));
    // Ten columns of 1.5 radii and half a radius more, and 0.6 radii of margin on both sides.
    const auto box = joined.extentBox(layout);
    EXPECT_NEAR(box.right - box.left, 10.0 * (10 * 1.5 + 0.5 + 1.2), 1e-6);

    const MapPainter apart(twoSheets(std::nullopt), nullptr);
    const auto groups = apart.groups(layout);
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_EQ(groups[1].sheets, std::vector<model::SheetId>{model::SheetId("F")});
    EXPECT_EQ(groups[1].box, apart.extentBox(layout, {model::SheetId("F")}));
    EXPECT_NEAR(groups[1].box.right - groups[1].box.left, 10.0 * (6 * 1.5 + 0.5 + 1.2), 1e-6);
}

TEST(MapPainter, ItsPartsTogetherAreTheWhole) {
    const model::Scenario scenario = country();
    const MapPainter painter(scenario, nullptr);
    const auto layout = layoutFor(scenario, 20.0);
    const int width = 420, height = 360;
    Picture picture{width, height, std::vector<std::uint32_t>(std::size_t(width * height))};
    cairo_surface_t* surface =
        cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(picture.pixels.data()),
                                            CAIRO_FORMAT_RGB24, width, height, 4 * width);
    cairo_t* cairo = cairo_create(surface);
    for (const auto part : painter.parts())
        painter.paintPart(cairo, layout, {0, 0, double(width), double(height)}, part);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    EXPECT_EQ(picture, paint(painter, layout, width, height));
}

TEST(MapPainter, DrawsWhatAnEditMadeAsIfMadeAnew) {
    model::Scenario scenario = country();
    const auto hex = [&](int column, int row) { return at(scenario, column, row); };
    const auto side = *model::hexsideBetween(hex(10, 5), hex(10, 6));
    const std::vector<model::Edit> edits{
        model::paintTerrain({hex(2, 2)}, model::TerrainId("woods"), {}),
        model::drawRoad({hex(10, 5), hex(10, 6), hex(10, 7)}, model::RoadTypeId("road")),
        model::drawWatercourse({side}, model::HexsideTypeId("river")),
        model::addHexsides({{hex(5, 8), model::Direction{2}}}, model::HexsideTypeId("slope"), true),
        model::placeUnits({model::UnitId("rampon")}, hex(12, 8)),
        model::setReduced(model::UnitId("rampon"), true),
        model::setUnitAttribute(model::UnitId("rampon"), "strength", "7"),
        model::renamePlace(model::PlaceId("dego"), "Cairo"),
        model::addSpans({side}, model::SpanTypeId("bridge")),
        model::eraseWater({side}),
    };
    auto painter = std::make_unique<const MapPainter>(scenario, nullptr);
    for (const model::Edit& edit : edits) {
        const model::Scenario before = scenario;
        edit.apply(scenario);
        ASSERT_NE(scenario, before) << model::text(edit.name);
        painter = std::make_unique<const MapPainter>(scenario, *painter);
        const MapPainter anew(scenario, nullptr);
        const auto layout = layoutFor(scenario, 24.0);
        EXPECT_EQ(
            pixelsThatDiffer(paint(*painter, layout, 520, 460), paint(anew, layout, 520, 460)), 0U)
            << model::text(edit.name);
    }
}
