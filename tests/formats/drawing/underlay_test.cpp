#include "formats/drawing/underlay.h"

#include "formats/drawing/png.h"
#include "formats/file_io.h"
#include "tests/formats/drawing/drawn.h"

#include <gtest/gtest.h>

#include <filesystem>

using namespace formats;
using namespace drawn;
using model::Hex;

namespace {

const model::HexLayout unit{model::Orientation::flatTop, 1.0, {}};

model::Underlay tiedAt(const std::vector<std::pair<Hex, model::PlanePoint>>& points) {
    model::Underlay underlay;
    underlay.file = "map.png";
    for (const auto& [hex, pixel] : points)
        underlay.control.push_back({hex, pixel.x, pixel.y, {}});
    return underlay;
}

void expectAt(const PicturePlacing& placing, model::PlanePoint pixel, Hex hex) {
    const auto at = placing.at(pixel.x, pixel.y);
    EXPECT_NEAR(at.x, unit.centre(hex).x, 1e-9);
    EXPECT_NEAR(at.y, unit.centre(hex).y, 1e-9);
}

} // namespace

TEST(Underlay, TwoPointsTurnAndScaleIt) {
    // Scanned on its side: down the picture is east on the map.
    const auto placing = placingOf(tiedAt({{{0, 0}, {100, 50}}, {{4, -2}, {100, 650}}}),
                                   model::Orientation::flatTop);
    ASSERT_TRUE(placing);
    expectAt(*placing, {100, 50}, {0, 0});
    expectAt(*placing, {100, 650}, {4, -2});
    // Hex (4, -2) lies 6 radii to the east, so a radius is 100 pixels; east in the picture is
    // north on the map.
    EXPECT_NEAR(placing->at(200, 50).x, 0.0, 1e-9);
    EXPECT_NEAR(placing->at(200, 50).y, -1.0, 1e-9);
}

TEST(Underlay, ThreePointsShearItToo) {
    const auto placing =
        placingOf(tiedAt({{{0, 0}, {0, 0}}, {{4, -2}, {600, 30}}, {{0, 4}, {-20, 500}}}),
                  model::Orientation::flatTop);
    ASSERT_TRUE(placing);
    expectAt(*placing, {0, 0}, {0, 0});
    expectAt(*placing, {600, 30}, {4, -2});
    expectAt(*placing, {-20, 500}, {0, 4});
}

TEST(Underlay, MorePointsShareTheirError) {
    // Four corners of a square of which one is read ten pixels wrong.
    const auto placing = placingOf(
        tiedAt({{{0, 0}, {0, 0}}, {{4, -2}, {600, 0}}, {{0, 4}, {0, 693}}, {{4, 2}, {610, 693}}}),
        model::Orientation::flatTop);
    ASSERT_TRUE(placing);
    const double radius = 100.0;
    for (const auto& [hex, pixel] :
         std::vector<std::pair<Hex, model::PlanePoint>>{{{0, 0}, {0, 0}}, {{4, 2}, {610, 693}}}) {
        const auto at = placing->at(pixel.x, pixel.y);
        const double error =
            radius * std::hypot(at.x - unit.centre(hex).x, at.y - unit.centre(hex).y);
        EXPECT_GT(error, 0.5);
        EXPECT_LT(error, 5.0);
    }
}

TEST(Underlay, PointsThatSayNothingPlaceNothing) {
    EXPECT_FALSE(placingOf(tiedAt({}), model::Orientation::flatTop));
    EXPECT_FALSE(placingOf(tiedAt({{{0, 0}, {5, 5}}}), model::Orientation::flatTop));
    EXPECT_FALSE(
        placingOf(tiedAt({{{0, 0}, {5, 5}}, {{3, 0}, {5, 5}}}), model::Orientation::flatTop));
    // Three on a line: no shear can be known, but turn and scale are.
    EXPECT_TRUE(placingOf(tiedAt({{{0, 0}, {0, 0}}, {{2, -1}, {300, 0}}, {{4, -2}, {600, 0}}}),
                          model::Orientation::flatTop));
}

TEST(Underlay, IsDrawnUnderTheLinesWhereItsPointsSay) {
    model::Scenario scenario = emptyScenario(8, 8);
    const Hex west = at(scenario, 2, 4);
    const Hex east = at(scenario, 6, 4);
    scenario.map.edit([&](model::Map& map) {
        // A picture of 40 x 40 whose left and right edge lie on the two hexes.
        model::Underlay underlay = tiedAt({{west, {0, 20}}, {east, {40, 20}}});
        underlay.opacity = 50;
        map.underlays.push_back(underlay);
    });
    UnderlayPicture red{40, 40, std::vector<std::uint32_t>(1600, 0xFFFF0000U)};
    UnderlayPictures pictures;
    pictures.emplace("map.png", std::make_shared<const UnderlayPicture>(red));
    Layers bare;
    bare.grid = bare.numbers = false;
    const auto layout = layoutFor(scenario, 20.0);
    const Picture with =
        paint(MapPainter(scenario, nullptr, classicTheme(), bare, pictures), layout, 280, 280);
    const Picture without =
        paint(MapPainter(scenario, nullptr, classicTheme(), bare), layout, 280, 280);
    const auto middle = layout.centre(at(scenario, 4, 4));
    const Mean ground = meanOf(classicTheme().ground);
    const Mean half{(255 + ground.red) / 2, ground.green / 2, ground.blue / 2};
    EXPECT_LT(difference(meanAround(with, middle, 5.0), half), 3.0);
    const auto beyond = layout.centre(at(scenario, 8, 4));
    EXPECT_EQ(with.at(beyond), without.at(beyond));
    EXPECT_LT(difference(meanAround(without, middle, 5.0), ground), 3.0);
}

TEST(Underlay, FilesThatCannotBeReadAreNamed) {
    const auto folder = std::filesystem::temp_directory_path() / "berthier-underlay-test";
    std::filesystem::create_directories(folder);
    const std::vector<std::uint32_t> pixels{0xFF112233U, 0xFF445566U};
    writeOutput(folder / "map.png",
                encodePng(2, 1, 8, reinterpret_cast<const std::uint8_t*>(pixels.data())));
    model::Map map;
    for (const char* file : {"map.png", "gone.png"}) {
        model::Underlay underlay;
        underlay.file = file;
        map.underlays.push_back(underlay);
    }
    const ReadUnderlays read = readUnderlays(map, folder);
    EXPECT_EQ(read.unread, std::vector<std::string>{"gone.png"});
    ASSERT_EQ(read.pictures.size(), 1U);
    EXPECT_EQ(read.pictures.at("map.png")->pixels, pixels);
    std::filesystem::remove_all(folder);
}
