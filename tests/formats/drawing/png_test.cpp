#include "formats/drawing/png.h"

#include "tests/formats/drawing/drawn.h"

#include <gtest/gtest.h>
#include <png.h>

#include <cstring>

using namespace formats;
using namespace drawn;

namespace {

struct Decoded {
    int width = 0;
    int height = 0;
    double dpi = 0.0;
    std::vector<std::uint8_t> rgb;
};

Decoded decode(const std::string& bytes) {
    struct Reading {
        const std::string& bytes;
        std::size_t at;
    } reading{bytes, 0};
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png_create_info_struct(png);
    png_set_read_fn(png, &reading, [](png_structp from, png_bytep to, png_size_t length) {
        auto* source = static_cast<Reading*>(png_get_io_ptr(from));
        if (source->at + length > source->bytes.size()) png_error(from, "too short");
        std::memcpy(to, source->bytes.data() + source->at, length);
        source->at += length;
    });
    png_read_info(png, info);
    Decoded decoded;
    decoded.width = static_cast<int>(png_get_image_width(png, info));
    decoded.height = static_cast<int>(png_get_image_height(png, info));
    decoded.dpi = png_get_x_pixels_per_meter(png, info) * 0.0254;
    const std::size_t row = png_get_rowbytes(png, info);
    decoded.rgb.resize(row * static_cast<std::size_t>(decoded.height));
    for (int y = 0; y < decoded.height; ++y)
        png_read_row(png, &decoded.rgb[row * static_cast<std::size_t>(y)], nullptr);
    png_destroy_read_struct(&png, &info, nullptr);
    return decoded;
}

} // namespace

TEST(Png, KeepsPixelsAndResolution) {
    const std::vector<std::uint32_t> pixels{0xFF112233U, 0xFF445566U, 0xFF778899U,
                                            0xFFAABBCCU, 0xFFDDEEFFU, 0xFF000102U};
    const auto decoded =
        decode(encodePng(3, 2, 12, reinterpret_cast<const std::uint8_t*>(pixels.data()), 300.0));
    EXPECT_EQ(decoded.width, 3);
    EXPECT_EQ(decoded.height, 2);
    EXPECT_NEAR(decoded.dpi, 300.0, 0.02);
    EXPECT_EQ(decoded.rgb,
              (std::vector<std::uint8_t>{0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xAA,
                                         0xBB, 0xCC, 0xDD, 0xEE, 0xFF, 0x00, 0x01, 0x02}));
}

TEST(Png, SixteenMillimetresAtThreeHundredDpiAreThatWide) {
    model::Scenario scenario = emptyScenario(3, 3);
    scenario.map.edit([](model::Map& map) { map.grid.onPaper = "16 mm"; });
    RenderOptions options;
    options.dpi = 300.0;
    const RenderedMap rendered = renderMap(scenario, nullptr, options);
    const auto decoded = decode(rendered.png);
    EXPECT_EQ(decoded.width, rendered.width);
    EXPECT_EQ(decoded.height, rendered.height);
    // From side to side a hex measures 16 mm = 188.98 pixels, its radius is that by root 3. Three
    // columns are 5 radii wide, three rows and a shift 3.5 hexes high; 0.6 radii of margin around.
    const double side = 16.0 / 25.4 * 300.0;
    const double radius = side / std::sqrt(3.0);
    EXPECT_NEAR(decoded.width, 5.0 * radius + 1.2 * radius, 1.0);
    EXPECT_NEAR(decoded.height, 3.5 * side + 1.2 * radius, 1.0);
}

TEST(Png, BandsLeaveNoSeam) {
    // Wide enough that the picture is drawn in several bands.
    const model::Scenario scenario = emptyScenario(240, 4);
    RenderOptions options;
    options.pixelsPerRadius = 70.0;
    const auto decoded = decode(renderMap(scenario, nullptr, options).png);
    ASSERT_GT(decoded.width * decoded.height, 8'000'000);
    const model::HexLayout layout = layoutFor(scenario, 70.0);
    const auto ground = meanOf(patternLook(classicTheme(), "none").ground);
    for (const auto hex : printedHexes(*scenario.map)) {
        const auto centre = layout.centre(hex);
        for (double down = -30; down <= 30; down += 1.0) {
            const std::size_t i = 3 * (static_cast<std::size_t>(centre.y + down) *
                                           static_cast<std::size_t>(decoded.width) +
                                       static_cast<std::size_t>(centre.x));
            const Mean pixel{double(decoded.rgb[i]), double(decoded.rgb[i + 1]),
                             double(decoded.rgb[i + 2])};
            ASSERT_LT(difference(pixel, ground), 3.0);
        }
    }
}

TEST(Png, RefusesAPictureThatIsTooLarge) {
    RenderOptions options;
    options.pixelsPerRadius = 1000.0;
    const RenderedMap rendered = renderMap(emptyScenario(60, 34), nullptr, options);
    EXPECT_TRUE(rendered.png.empty());
    EXPECT_EQ(rendered.refusal.argument("across"), "32767");
}
