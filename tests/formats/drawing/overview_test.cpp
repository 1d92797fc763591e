#include "formats/drawing/overview.h"

#include "model/edits/grid_edits.h"
#include "model/edits/terrain_edits.h"
#include "tests/formats/drawing/drawn.h"

#include <gtest/gtest.h>

using namespace formats;
using namespace drawn;

namespace {

Picture overviewOf(const model::Scenario& scenario, const model::HexLayout& layout, int width,
                   int height) {
    Picture picture{width, height,
                    std::vector<std::uint32_t>(static_cast<std::size_t>(width) *
                                               static_cast<std::size_t>(height))};
    Overview(scenario, nullptr).fill({picture.pixels.data(), width, height, width}, layout, {});
    return picture;
}

model::Scenario wooded() {
    model::Scenario scenario = emptyScenario(12, 12);
    std::vector<model::Hex> hexes;
    for (int column = 1; column <= 12; ++column)
        for (int row = 1; row <= 12; ++row)
            hexes.push_back(at(scenario, column, row));
    addTerrain(scenario, "woods", hexes);
    return scenario;
}

} // namespace

TEST(Overview, HasTheMeanColourOfTheDrawing) {
    Layers ground;
    ground.grid = ground.numbers = false;
    for (const auto& scenario : {emptyScenario(12, 12), wooded()}) {
        const auto layout = layoutFor(scenario, 20.0);
        const Picture drawing = paintWhole(scenario, 20.0, ground);
        const Picture overview = overviewOf(scenario, layout, drawing.width, drawing.height);
        const model::PlanePoint middle{drawing.width / 2.0, drawing.height / 2.0};
        EXPECT_LT(difference(meanAround(drawing, middle, 80), meanAround(overview, middle, 80)),
                  12.0);
    }
}

TEST(Overview, GivesEachPixelToTheHexUnderIt) {
    const model::Scenario scenario = country();
    const Overview overview(scenario, nullptr);
    for (const double radius : {0.7, 2.0, 9.0}) {
        const auto layout = layoutFor(scenario, radius);
        const Picture picture = overviewOf(scenario, layout, 60, 60);
        int wrong = 0;
        for (int y = 0; y < 60; ++y)
            for (int x = 0; x < 60; ++x) {
                const model::PlanePoint point{x + 0.5, y + 0.5};
                const auto hex = layout.nearestHex(point).what;
                if (picture.at(point) != (overview.colourAt(hex) & 0xFFFFFFU)) ++wrong;
            }
        EXPECT_LE(wrong, 4) << radius; // a middle may lie on a hexside
    }
}

TEST(Overview, ShowsPaperBeyondTheMap) {
    const model::Scenario scenario = emptyScenario(2, 2);
    const Overview overview(scenario, nullptr);
    EXPECT_NE(overview.colourAt(at(scenario, 1, 1)), overview.colourAt(at(scenario, 5, 5)));
    EXPECT_EQ(overview.colourAt(at(scenario, 5, 5)), overview.colourAt({9000, 9000}));
}

TEST(Overview, FollowsEditsAsIfMadeAnew) {
    model::Scenario scenario = country();
    Overview overview(scenario, nullptr);
    const auto hex = [&](int column, int row) { return at(scenario, column, row); };
    const std::vector<model::Edit> edits{
        model::paintTerrain({hex(3, 3), hex(8, 8)}, model::TerrainId("marsh"), {}),
        model::eraseTerrain({hex(3, 3), hex(7, 6)}),
        model::setLevel({hex(2, 7), hex(9, 9)}, 2),
        model::setLevel({hex(5, 5)}, 1), // one step more, so that all tints differ
        model::setLevel({hex(5, 5), hex(2, 8)}, std::nullopt),
        model::resizeSheet(model::SheetId("E"), {1, 16}, {1, 9}, {1, 9}),
        model::paintTerrain({hex(16, 9)}, model::TerrainId("woods"), {}),
    };
    for (const model::Edit& edit : edits) {
        const model::Scenario before = scenario;
        edit.apply(scenario);
        overview.follow(scenario, model::diff(before, scenario));
        const Overview anew(scenario, nullptr);
        for (int column = 1; column <= 17; ++column)
            for (int row = 1; row <= 11; ++row)
                ASSERT_EQ(overview.colourAt(hex(column, row)), anew.colourAt(hex(column, row)))
                    << model::text(edit.name) << " at " << column << ", " << row;
    }
}
