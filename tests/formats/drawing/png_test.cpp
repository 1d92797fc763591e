#include "formats/drawing/png.h"

#include "tests/formats/drawing/decoded_png.h"

#include <gtest/gtest.h>

using namespace formats;
using namespace drawn;

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
