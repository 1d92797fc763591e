#include "editor/canvas/present.h"

#include "formats/drawing/map_painter.h"

#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/image.h>

#include <cairo.h>

#include <memory>

namespace editor {

namespace {

struct DestroySurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Surface = std::unique_ptr<cairo_surface_t, DestroySurface>;

Surface surfaceOver(formats::PixelView pixels) {
    return Surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels.pixels), CAIRO_FORMAT_RGB24, pixels.width,
        pixels.height, pixels.stride * static_cast<int>(sizeof(std::uint32_t))));
}

/// The context counts in logical pixels.
void drawShapes(cairo_t* cairo, double deviceScale, const Overlaid& overlaid) {
    cairo_save(cairo);
    cairo_scale(cairo, 1 / deviceScale, 1 / deviceScale);
    cairo_translate(cairo, -overlaid.topLeft.x, -overlaid.topLeft.y);
    formats::paintShapes(cairo, overlaid.layout, overlaid.theme, overlaid.shapes);
    cairo_restore(cairo);
}

#ifdef __WXGTK__

void show(wxPaintDC& dc, const Surface& surface, double deviceScale, const Overlaid& overlaid) {
    const std::unique_ptr<wxGraphicsContext> graphics(wxGraphicsContext::Create(dc));
    auto* cairo = static_cast<cairo_t*>(graphics->GetNativeContext());
    cairo_surface_set_device_scale(surface.get(), deviceScale, deviceScale);
    cairo_save(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(cairo, surface.get(), 0, 0);
    cairo_paint(cairo);
    cairo_restore(cairo);
    drawShapes(cairo, deviceScale, overlaid);
}

#else

void show(wxPaintDC& dc, const Surface& surface, double deviceScale, const Overlaid& overlaid) {
    const int width = cairo_image_surface_get_width(surface.get());
    const int height = cairo_image_surface_get_height(surface.get());
    const Surface copy(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
    cairo_t* cairo = cairo_create(copy.get());
    cairo_set_source_surface(cairo, surface.get(), 0, 0);
    cairo_paint(cairo);
    cairo_scale(cairo, deviceScale, deviceScale);
    drawShapes(cairo, deviceScale, overlaid);
    cairo_destroy(cairo);
    cairo_surface_flush(copy.get());

    wxImage image(width, height, false);
    const auto* from = cairo_image_surface_get_data(copy.get());
    const int stride = cairo_image_surface_get_stride(copy.get());
    unsigned char* to = image.GetData();
    for (int y = 0; y < height; ++y) {
        const auto* row = reinterpret_cast<const std::uint32_t*>(from + y * stride);
        for (int x = 0; x < width; ++x) {
            *to++ = static_cast<unsigned char>(row[x] >> 16U);
            *to++ = static_cast<unsigned char>(row[x] >> 8U);
            *to++ = static_cast<unsigned char>(row[x]);
        }
    }
    wxBitmap bitmap(image);
    bitmap.SetScaleFactor(deviceScale);
    dc.DrawBitmap(bitmap, 0, 0);
}

#endif

} // namespace

void present(wxPaintDC& dc, formats::PixelView pixels, double deviceScale,
             const Overlaid& overlaid) {
    show(dc, surfaceOver(pixels), deviceScale, overlaid);
}

} // namespace editor
