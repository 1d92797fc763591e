#include "formats/drawing/prepared_drawing.h"

#include <algorithm>

namespace formats {

namespace {

/// Round the four corners of the picture.
model::PlaneBox boxOf(const UnderlayPicture& picture, const PicturePlacing& placing,
                      const model::HexLayout& layout) {
    std::optional<model::PlaneBox> box;
    for (const double column : {0.0, double(picture.width)})
        for (const double row : {0.0, double(picture.height)}) {
            const model::PlanePoint unit = placing.at(column, row);
            const double x = layout.origin.x + layout.radius * unit.x;
            const double y = layout.origin.y + layout.radius * unit.y;
            if (!box) box = model::PlaneBox{x, y, x, y};
            *box = {std::min(box->left, x), std::min(box->top, y), std::max(box->right, x),
                    std::max(box->bottom, y)};
        }
    return *box;
}

} // namespace

void paintUnderlays(const Pass& pass) {
    for (const auto& underlay : pass.map().underlays) {
        const auto found = pass.drawing.pictures.find(underlay->file);
        if (found == pass.drawing.pictures.end() || !found->second) continue;
        const UnderlayPicture& picture = *found->second;
        const auto placing = placingOf(*underlay, pass.layout.orientation);
        if (!placing || !overlap(boxOf(picture, *placing, pass.layout), pass.area)) continue;
        const double r = pass.radius();
        // Cairo's own surfaces may not be used by several threads: one over the same pixels.
        auto* pixels = const_cast<std::uint32_t*>(picture.pixels.data());
        cairo_surface_t* surface = cairo_image_surface_create_for_data(
            reinterpret_cast<unsigned char*>(pixels), CAIRO_FORMAT_ARGB32, picture.width,
            picture.height, 4 * picture.width);
        cairo_matrix_t matrix;
        cairo_matrix_init(&matrix, placing->xx * r, placing->yx * r, placing->xy * r,
                          placing->yy * r, placing->x0 * r + pass.layout.origin.x,
                          placing->y0 * r + pass.layout.origin.y);
        cairo_save(pass.cairo);
        cairo_transform(pass.cairo, &matrix);
        cairo_set_source_surface(pass.cairo, surface, 0, 0);
        cairo_paint_with_alpha(pass.cairo, std::clamp(underlay->opacity, 0, 100) / 100.0);
        cairo_restore(pass.cairo);
        cairo_surface_destroy(surface);
    }
}

} // namespace formats
