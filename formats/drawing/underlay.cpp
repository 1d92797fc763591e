#include "formats/drawing/underlay.h"

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <fstream>

namespace formats {

using model::PlanePoint;

namespace {

struct Release {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};
using Surface = std::unique_ptr<cairo_surface_t, Release>;

struct Pair {
    PlanePoint pixel, plane;
};

PlanePoint meanOf(const std::vector<Pair>& pairs, PlanePoint Pair::*member) {
    PlanePoint sum;
    for (const Pair& pair : pairs)
        sum = {sum.x + (pair.*member).x, sum.y + (pair.*member).y};
    const auto count = static_cast<double>(pairs.size());
    return {sum.x / count, sum.y / count};
}

cairo_status_t readFrom(void* stream, unsigned char* bytes, unsigned count) {
    auto& source = *static_cast<std::istream*>(stream);
    source.read(reinterpret_cast<char*>(bytes), count);
    return source ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR;
}

} // namespace

std::shared_ptr<const UnderlayPicture> readPicture(const std::filesystem::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return stream ? readPicture(stream) : nullptr;
}

std::shared_ptr<const UnderlayPicture> readPicture(std::istream& stream) {
    const Surface read(cairo_image_surface_create_from_png_stream(readFrom, &stream));
    if (cairo_surface_status(read.get()) != CAIRO_STATUS_SUCCESS) return nullptr;
    UnderlayPicture picture;
    picture.width = cairo_image_surface_get_width(read.get());
    picture.height = cairo_image_surface_get_height(read.get());
    picture.pixels.resize(static_cast<std::size_t>(picture.width) *
                          static_cast<std::size_t>(picture.height));
    // Whatever kind of pixels the file has.
    const Surface alike(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(picture.pixels.data()), CAIRO_FORMAT_ARGB32, picture.width,
        picture.height, 4 * picture.width));
    const std::unique_ptr<cairo_t, Release> cairo(cairo_create(alike.get()));
    cairo_set_source_surface(cairo.get(), read.get(), 0, 0);
    cairo_set_operator(cairo.get(), CAIRO_OPERATOR_SOURCE);
    cairo_paint(cairo.get());
    cairo_surface_flush(alike.get());
    return std::make_shared<const UnderlayPicture>(std::move(picture));
}

ReadUnderlays readUnderlays(const model::Map& map, const std::filesystem::path& folder) {
    ReadUnderlays read;
    for (const auto& underlay : map.underlays) {
        const std::string& file = underlay->file;
        if (file.empty() || read.pictures.count(file) != 0 ||
            std::find(read.unread.begin(), read.unread.end(), file) != read.unread.end())
            continue;
        if (auto picture = readPicture(folder / std::filesystem::u8path(file)))
            read.pictures.emplace(file, std::move(picture));
        else
            read.unread.push_back(file);
    }
    return read;
}

std::optional<PicturePlacing> placingOf(const model::Underlay& underlay,
                                        model::Orientation orientation) {
    const model::HexLayout layout{orientation, 1.0, {}};
    std::vector<Pair> pairs;
    for (const model::ControlPoint& control : underlay.control)
        if (control.at) pairs.push_back({{control.x, control.y}, layout.centre(*control.at)});
    if (pairs.size() < 2) return std::nullopt;
    const PlanePoint pixel = meanOf(pairs, &Pair::pixel);
    const PlanePoint plane = meanOf(pairs, &Pair::plane);
    // Sums of products of the distances from the means: c of columns, r of rows, x and y.
    double cc = 0, cr = 0, rr = 0, cx = 0, cy = 0, rx = 0, ry = 0;
    for (const Pair& pair : pairs) {
        const double c = pair.pixel.x - pixel.x;
        const double r = pair.pixel.y - pixel.y;
        const double x = pair.plane.x - plane.x;
        const double y = pair.plane.y - plane.y;
        cc += c * c;
        cr += c * r;
        rr += r * r;
        cx += c * x;
        cy += c * y;
        rx += r * x;
        ry += r * y;
    }
    if (cc + rr < 1e-6) return std::nullopt;
    PicturePlacing placing;
    const double determinant = cc * rr - cr * cr;
    if (pairs.size() > 2 && determinant > 1e-6 * (cc + rr) * (cc + rr)) {
        placing.xx = (cx * rr - rx * cr) / determinant;
        placing.xy = (rx * cc - cx * cr) / determinant;
        placing.yx = (cy * rr - ry * cr) / determinant;
        placing.yy = (ry * cc - cy * cr) / determinant;
    } else {
        const double scale = (cx + ry) / (cc + rr);
        const double turn = (cy - rx) / (cc + rr);
        placing.xx = placing.yy = scale;
        placing.yx = turn;
        placing.xy = -turn;
    }
    if (std::abs(placing.xx * placing.yy - placing.xy * placing.yx) < 1e-15) return std::nullopt;
    placing.x0 = plane.x - placing.xx * pixel.x - placing.xy * pixel.y;
    placing.y0 = plane.y - placing.yx * pixel.x - placing.yy * pixel.y;
    return placing;
}

} // namespace formats
