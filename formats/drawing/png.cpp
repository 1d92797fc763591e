#include "formats/drawing/png.h"

#include <png.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <vector>

namespace formats {

namespace {

/// Rows go in from above, bytes come out.
class PngWriter {
public:
    PngWriter(std::string& bytes, int width, int height, double dpi)
        : bytes_(bytes), width_(width) {
        png_ = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, &PngWriter::fail, nullptr);
        if (png_ == nullptr) throw std::runtime_error("libpng cannot be used");
        info_ = png_create_info_struct(png_);
        png_set_write_fn(png_, &bytes_, &PngWriter::take, nullptr);
        png_set_compression_level(png_, 3);
        png_set_filter(png_, 0, PNG_FILTER_NONE);
        png_set_IHDR(png_, info_, static_cast<png_uint_32>(width), static_cast<png_uint_32>(height),
                     8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                     PNG_FILTER_TYPE_DEFAULT);
        if (dpi > 0.0) {
            const auto perMetre = static_cast<png_uint_32>(std::lround(dpi / 0.0254));
            png_set_pHYs(png_, info_, perMetre, perMetre, PNG_RESOLUTION_METER);
        }
        png_write_info(png_, info_);
        row_.resize(3 * static_cast<std::size_t>(width));
    }
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;
    ~PngWriter() { png_destroy_write_struct(&png_, &info_); }

    void writeRows(const std::uint8_t* pixels, int stride, int rows) {
        for (int y = 0; y < rows; ++y) {
            const std::uint8_t* from = pixels + static_cast<std::ptrdiff_t>(y) * stride;
            for (int x = 0; x < width_; ++x) {
                std::uint32_t pixel = 0;
                std::copy_n(from + 4 * x, 4, reinterpret_cast<std::uint8_t*>(&pixel));
                std::uint8_t* to = &row_[3 * static_cast<std::size_t>(x)];
                to[0] = static_cast<std::uint8_t>(pixel >> 16U);
                to[1] = static_cast<std::uint8_t>(pixel >> 8U);
                to[2] = static_cast<std::uint8_t>(pixel);
            }
            png_write_row(png_, row_.data());
        }
    }
    void finish() { png_write_end(png_, info_); }

private:
    static void take(png_structp png, png_bytep data, png_size_t length) {
        static_cast<std::string*>(png_get_io_ptr(png))
            ->append(reinterpret_cast<const char*>(data), length);
    }
    static void fail(png_structp, png_const_charp reason) { throw std::runtime_error(reason); }

    std::string& bytes_;
    int width_;
    png_structp png_ = nullptr;
    png_infop info_ = nullptr;
    std::vector<std::uint8_t> row_;
};

struct Release {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};

/// A band is as wide as the picture and some four million pixels large.
int bandHeight(int width, int height) {
    return std::clamp(4'000'000 / std::max(1, width), 16, height);
}

} // namespace

std::string encodePng(int width, int height, int stride, const std::uint8_t* pixels, double dpi) {
    std::string bytes;
    PngWriter writer(bytes, width, height, dpi);
    writer.writeRows(pixels, stride, height);
    writer.finish();
    return bytes;
}

std::string drawPng(int width, int height, double dpi,
                    const std::function<void(cairo_t*, model::PlaneBox)>& draw) {
    std::string bytes;
    PngWriter writer(bytes, width, height, dpi);
    const int band = bandHeight(width, height);
    for (int top = 0; top < height; top += band) {
        const int rows = std::min(band, height - top);
        const std::unique_ptr<cairo_surface_t, Release> surface(
            cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, rows));
        if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
            throw std::runtime_error("not enough memory for the picture");
        const std::unique_ptr<cairo_t, Release> cairo(cairo_create(surface.get()));
        cairo_translate(cairo.get(), 0, -top);
        draw(cairo.get(), {0.0, static_cast<double>(top), static_cast<double>(width),
                           static_cast<double>(top + rows)});
        cairo_surface_flush(surface.get());
        writer.writeRows(cairo_image_surface_get_data(surface.get()),
                         cairo_image_surface_get_stride(surface.get()), rows);
    }
    writer.finish();
    return bytes;
}

} // namespace formats
