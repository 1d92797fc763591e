#pragma once
// The strokes of every painter: colours, dashes and text on a Cairo context. Text is laid out by
// Pango in the thread that draws; plain figures take a quicker way.

#include "formats/drawing/colour.h"
#include "formats/drawing/shape.h"
#include "model/geometry/hex_layout.h"

#include <cairo.h>
#include <pango/pangocairo.h>

#include <list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace formats {

void setColour(cairo_t* cairo, Colour colour);
void setDash(cairo_t* cairo, Dash dash, double width);
void addRoundedBox(cairo_t* cairo, model::PlaneBox box, double radius);
void addPolygon(cairo_t* cairo, const std::vector<model::PlanePoint>& points);
void addCircle(cairo_t* cairo, model::PlanePoint centre, double radius);

struct FontStyle {
    std::string family;
    double size = 10.0; ///< height of the em in units of the context
    bool bold = false;
    bool italic = false;
    double spacing = 0.0; ///< between letters, in ems

    bool operator==(const FontStyle&) const = default;
};

/// Text in one style, made once and written many times.
class TextPen {
public:
    TextPen(cairo_t* cairo, const FontStyle& style);

    /// Centred on the point, both ways.
    void write(const std::string& text, model::PlanePoint centre, Colour colour);
    void writeWithHalo(const std::string& text, model::PlanePoint centre, Colour colour,
                       Colour halo, double haloWidth);
    /// Centred, in at most this width, shortened with an ellipsis.
    void writeWithin(const std::string& text, model::PlanePoint centre, double width,
                     Colour colour);
    /// By the font alone: letters that it lacks may be of another width.
    double quickWidth(const std::string& text) const;

    /// Plain ASCII, centred on the point by its width and the height of a figure.
    void writeFigures(const std::string& text, model::PlanePoint centre, Colour colour);

private:
    struct Release {
        void operator()(PangoLayout* layout) const { g_object_unref(layout); }
        void operator()(cairo_scaled_font_t* font) const { cairo_scaled_font_destroy(font); }
    };

    void moveTo(model::PlanePoint centre);

    cairo_t* cairo_;
    std::unique_ptr<PangoLayout, Release> layout_;
    std::unique_ptr<cairo_scaled_font_t, Release> figures_;
    double figureHeight_ = 0.0;
};

/// Pens by style, each made when it is first asked for.
class TextPens {
public:
    explicit TextPens(cairo_t* cairo) : cairo_(cairo) {}

    TextPen& with(const FontStyle& style);

private:
    cairo_t* cairo_;
    std::list<std::pair<FontStyle, TextPen>> pens_;
};

} // namespace formats
