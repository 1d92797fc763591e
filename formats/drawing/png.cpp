#include "formats/drawing/png.h"

#include "formats/drawing/map_painter.h"

#include <png.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace formats {

using model::HexLayout;
using model::PlaneBox;

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

/// `16 mm`: the distance between the centres of two hexes, in inches.
std::optional<double> inches(const std::string& onPaper) {
    double number = 0.0;
    const char* last = onPaper.data() + onPaper.size();
    const auto [end, fault] = std::from_chars(onPaper.data(), last, number);
    if (fault != std::errc{} || number <= 0.0) return std::nullopt;
    std::string_view unit(end, static_cast<std::size_t>(last - end));
    while (!unit.empty() && unit.front() == ' ')
        unit.remove_prefix(1);
    if (unit == "mm") return number / 25.4;
    if (unit == "cm") return number / 2.54;
    if (unit == "in") return number;
    return std::nullopt;
}

double radiusFor(const model::Map& map, const RenderOptions& options) {
    if (options.pixelsPerRadius > 0.0) return options.pixelsPerRadius;
    const auto across = inches(map.grid.onPaper);
    if (options.dpi > 0.0 && across) return *across * options.dpi / std::numbers::sqrt3;
    return 20.0;
}

PlaneBox areaOf(const MapPainter& painter, const HexLayout& layout, const RenderOptions& options) {
    if (options.around.empty()) return painter.extentBox(layout, options.sheets);
    PlaneBox area = layout.bounds(options.around.front());
    for (const model::Hex hex : options.around) {
        const PlaneBox box = layout.bounds(hex);
        area = {std::min(area.left, box.left), std::min(area.top, box.top),
                std::max(area.right, box.right), std::max(area.bottom, box.bottom)};
    }
    const double margin = 0.6 * layout.radius;
    return {area.left - margin, area.top - margin, area.right + margin, area.bottom + margin};
}

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

RenderedMap renderMap(const model::Scenario& scenario,
                      std::shared_ptr<const model::Ruleset> ruleset, const RenderOptions& options) {
    const MapPainter painter(scenario, std::move(ruleset), options.theme, options.layers);
    HexLayout layout;
    layout.orientation = scenario.map->grid.numbering.orientation;
    layout.radius = radiusFor(*scenario.map, options);
    const PlaneBox area = areaOf(painter, layout, options);

    RenderedMap rendered;
    const double width = std::ceil(area.right - area.left);
    const double height = std::ceil(area.bottom - area.top);
    const double largest = largestPictureSide;
    // Cairo's images end at 32,767 pixels a side; height goes by bands, width does not.
    if (!(width <= 32'767.0) || !(height <= largest)) {
        const auto figure = [](double value) { return std::to_string(std::llround(value)); };
        rendered.refusal = model::tr(
            "The picture would be {width} x {height} pixels; at most {across} x {down} can be made",
            {{"width", figure(width)},
             {"height", figure(height)},
             {"across", "32767"},
             {"down", figure(largest)}});
        return rendered;
    }
    rendered.width = static_cast<int>(width);
    rendered.height = static_cast<int>(height);
    layout.origin = {-area.left, -area.top};

    PngWriter writer(rendered.png, rendered.width, rendered.height, options.dpi);
    const int band = bandHeight(rendered.width, rendered.height);
    for (int top = 0; top < rendered.height; top += band) {
        const int rows = std::min(band, rendered.height - top);
        const std::unique_ptr<cairo_surface_t, Release> surface(
            cairo_image_surface_create(CAIRO_FORMAT_RGB24, rendered.width, rows));
        if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
            throw std::runtime_error("not enough memory for the picture");
        const std::unique_ptr<cairo_t, Release> cairo(cairo_create(surface.get()));
        cairo_translate(cairo.get(), 0, -top);
        painter.paint(cairo.get(), layout,
                      {0.0, static_cast<double>(top), static_cast<double>(rendered.width),
                       static_cast<double>(top + rows)});
        painter.paintShapes(cairo.get(), layout, options.shapes);
        cairo_surface_flush(surface.get());
        writer.writeRows(cairo_image_surface_get_data(surface.get()),
                         cairo_image_surface_get_stride(surface.get()), rows);
    }
    writer.finish();
    return rendered;
}

} // namespace formats
