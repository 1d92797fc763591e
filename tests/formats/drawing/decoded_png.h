#pragma once
// What another reader finds in a PNG file.

#include <png.h>

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace drawn {

struct Decoded {
    int width = 0;
    int height = 0;
    double dpi = 0.0;
    std::vector<std::uint8_t> rgb;
};

inline Decoded decode(const std::string& bytes) {
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

} // namespace drawn
