#include "formats/drawing/shape.h"

#include "tests/formats/drawing/drawn.h"

#include <gtest/gtest.h>

using namespace formats;
using namespace drawn;
using model::Hex;

namespace {

model::Finding findingAt(model::Severity severity, model::Subject subject) {
    model::Finding finding;
    finding.severity = severity;
    finding.subjects = {std::move(subject)};
    return finding;
}

Picture paintedShapes(const std::vector<Shape>& shapes, const model::HexLayout& layout) {
    Picture picture{300, 300, std::vector<std::uint32_t>(300U * 300U, 0xFFFFFFU)};
    cairo_surface_t* surface =
        cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(picture.pixels.data()),
                                            CAIRO_FORMAT_RGB24, 300, 300, 1200);
    cairo_t* cairo = cairo_create(surface);
    paintShapes(cairo, layout, classicTheme(), shapes);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    return picture;
}

} // namespace

TEST(FindingShapes, MarkAHexOnceWithItsGravestFinding) {
    const std::vector<model::Finding> findings{findingAt(model::Severity::warning, Hex{2, 3}),
                                               findingAt(model::Severity::error, Hex{2, 3}),
                                               findingAt(model::Severity::info, Hex{2, 3})};
    Look error;
    error.role = Role::findingError;
    EXPECT_EQ(findingShapes({}, findings), (std::vector<Shape>{Badge{{2, 3}, {}, error}}));
}

TEST(FindingShapes, MarkAUnitWhereItStands) {
    model::Scenario scenario = emptyScenario(5, 5);
    addUnit(scenario, "rampon", at(scenario, 3, 2));
    const std::vector<model::Finding> findings{
        findingAt(model::Severity::error, model::ObjectRef{model::ObjectKind::unit, "rampon"}),
        findingAt(model::Severity::error, model::ObjectRef{model::ObjectKind::unit, "nobody"})};
    const auto shapes = findingShapes(scenario, findings);
    ASSERT_EQ(shapes.size(), 1U);
    EXPECT_EQ(std::get<Badge>(shapes[0]).at, at(scenario, 3, 2));
}

TEST(Shapes, OutlineOfNeighboursHasNoBorderBetweenThem) {
    model::HexLayout layout;
    layout.radius = 30.0;
    layout.origin = {120.0, 120.0};
    const Hex a{0, 0};
    const Hex b = model::neighbour(a, model::Direction{6});
    const auto between = [&](Hex from, Hex to) {
        const auto x = layout.centre(from), y = layout.centre(to);
        return model::PlanePoint{(x.x + y.x) / 2, (x.y + y.y) / 2};
    };
    const Picture picture = paintedShapes({HexOutline{{a, b}, {}}}, layout);
    EXPECT_EQ(picture.at(between(a, b)), 0xFFFFFFU);
    const Hex outside = model::neighbour(a, model::Direction{0});
    EXPECT_NE(picture.at(between(a, outside)), 0xFFFFFFU);
}

TEST(Shapes, FillReachesItsHexesAndNoOthers) {
    model::HexLayout layout;
    layout.radius = 20.0;
    layout.origin = {150.0, 150.0};
    const auto hexes = model::ring({0, 0}, 1); // a hole in the middle
    const Picture picture = paintedShapes({HexFill{hexes, {}}}, layout);
    for (const Hex hex : hexes)
        EXPECT_NE(picture.at(layout.centre(hex)), 0xFFFFFFU);
    EXPECT_EQ(picture.at(layout.centre({0, 0})), 0xFFFFFFU);
    EXPECT_EQ(picture.at(layout.centre({2, 0})), 0xFFFFFFU);
}
