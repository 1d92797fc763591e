#include "formats/drawing/pen.h"

#include <array>
#include <numbers>

namespace formats {

using model::PlaneBox;
using model::PlanePoint;

void setColour(cairo_t* cairo, Colour colour) {
    cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, colour.alpha);
}

void setDash(cairo_t* cairo, Dash dash, double width) {
    const std::array<double, 2> dashes{3.0 * width, 2.0 * width};
    const std::array<double, 2> dots{0.01 * width, 2.0 * width};
    switch (dash) {
    case Dash::solid:
        cairo_set_dash(cairo, nullptr, 0, 0.0);
        break;
    case Dash::dashed:
        cairo_set_dash(cairo, dashes.data(), 2, 0.0);
        break;
    case Dash::dotted:
        cairo_set_dash(cairo, dots.data(), 2, 0.0);
        break;
    }
}

void addRoundedBox(cairo_t* cairo, PlaneBox box, double radius) {
    constexpr double quarter = std::numbers::pi / 2;
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, box.right - radius, box.top + radius, radius, -quarter, 0);
    cairo_arc(cairo, box.right - radius, box.bottom - radius, radius, 0, quarter);
    cairo_arc(cairo, box.left + radius, box.bottom - radius, radius, quarter, 2 * quarter);
    cairo_arc(cairo, box.left + radius, box.top + radius, radius, 2 * quarter, 3 * quarter);
    cairo_close_path(cairo);
}

void addPolygon(cairo_t* cairo, const std::vector<PlanePoint>& points) {
    bool first = true;
    for (const PlanePoint point : points) {
        if (first)
            cairo_move_to(cairo, point.x, point.y);
        else
            cairo_line_to(cairo, point.x, point.y);
        first = false;
    }
    cairo_close_path(cairo);
}

void addCircle(cairo_t* cairo, PlanePoint centre, double radius) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, centre.x, centre.y, radius, 0, 2 * std::numbers::pi);
    cairo_close_path(cairo);
}

TextPen::TextPen(cairo_t* cairo, const FontStyle& style)
    : cairo_(cairo), layout_(pango_cairo_create_layout(cairo)) {
    // Places must not move with the tile that a text is drawn in: no grid fitting.
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    PangoContext* context = pango_layout_get_context(layout_.get());
    pango_cairo_context_set_font_options(context, options);
    pango_layout_context_changed(layout_.get());

    PangoFontDescription* description = pango_font_description_new();
    pango_font_description_set_family(description, style.family.c_str());
    pango_font_description_set_absolute_size(description, style.size * PANGO_SCALE);
    if (style.bold) pango_font_description_set_weight(description, PANGO_WEIGHT_BOLD);
    if (style.italic) pango_font_description_set_style(description, PANGO_STYLE_ITALIC);
    pango_layout_set_font_description(layout_.get(), description);
    pango_layout_set_single_paragraph_mode(layout_.get(), TRUE);
    if (style.spacing != 0.0) {
        PangoAttrList* attributes = pango_attr_list_new();
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(static_cast<int>(
                                               style.spacing * style.size * PANGO_SCALE)));
        pango_layout_set_attributes(layout_.get(), attributes);
        pango_attr_list_unref(attributes);
    }

    // The face that Pango finds for the description, for figures.
    PangoFont* font = pango_context_load_font(context, description);
    if (font != nullptr) {
        cairo_scaled_font_t* scaled = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
        if (scaled != nullptr) {
            figures_.reset(cairo_scaled_font_reference(scaled));
            cairo_text_extents_t extents;
            cairo_scaled_font_text_extents(scaled, "0", &extents);
            figureHeight_ = extents.height;
        }
        g_object_unref(font);
    }
    pango_font_description_free(description);
    cairo_font_options_destroy(options);
}

void TextPen::moveTo(PlanePoint centre) {
    PangoRectangle logical;
    pango_layout_get_extents(layout_.get(), nullptr, &logical);
    const double scale = PANGO_SCALE;
    cairo_move_to(cairo_, centre.x - (logical.x + logical.width / 2.0) / scale,
                  centre.y - (logical.y + logical.height / 2.0) / scale);
}

void TextPen::write(const std::string& text, PlanePoint centre, Colour colour) {
    pango_layout_set_text(layout_.get(), text.c_str(), static_cast<int>(text.size()));
    moveTo(centre);
    setColour(cairo_, colour);
    pango_cairo_show_layout(cairo_, layout_.get());
    cairo_new_path(cairo_);
}

void TextPen::writeWithHalo(const std::string& text, PlanePoint centre, Colour colour, Colour halo,
                            double haloWidth) {
    pango_layout_set_text(layout_.get(), text.c_str(), static_cast<int>(text.size()));
    moveTo(centre);
    pango_cairo_layout_path(cairo_, layout_.get());
    cairo_set_line_width(cairo_, 2 * haloWidth);
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
    setDash(cairo_, Dash::solid, 1.0);
    setColour(cairo_, halo);
    cairo_stroke_preserve(cairo_);
    setColour(cairo_, colour);
    if (cairo_surface_get_type(cairo_get_target(cairo_)) != CAIRO_SURFACE_TYPE_PDF) {
        // Glyphs would be moved to whole pixels, away from their halo.
        cairo_fill(cairo_);
        return;
    }
    cairo_new_path(cairo_);
    moveTo(centre);
    pango_cairo_show_layout(cairo_, layout_.get()); // can be searched and copied
    cairo_new_path(cairo_);
}

void TextPen::writeWithin(const std::string& text, PlanePoint centre, double width, Colour colour) {
    pango_layout_set_ellipsize(layout_.get(), PANGO_ELLIPSIZE_END);
    pango_layout_set_alignment(layout_.get(), PANGO_ALIGN_CENTER);
    pango_layout_set_width(layout_.get(), static_cast<int>(width * PANGO_SCALE));
    write(text, centre, colour);
    pango_layout_set_width(layout_.get(), -1);
}

double TextPen::quickWidth(const std::string& text) const {
    if (!figures_) return 0.0;
    cairo_text_extents_t extents;
    cairo_scaled_font_text_extents(figures_.get(), text.c_str(), &extents);
    return extents.x_advance;
}

void TextPen::writeFigures(const std::string& text, PlanePoint centre, Colour colour) {
    if (!figures_) return write(text, centre, colour);
    cairo_text_extents_t extents;
    cairo_scaled_font_text_extents(figures_.get(), text.c_str(), &extents);
    cairo_set_scaled_font(cairo_, figures_.get());
    setColour(cairo_, colour);
    cairo_move_to(cairo_, centre.x - extents.x_advance / 2, centre.y + figureHeight_ / 2);
    cairo_show_text(cairo_, text.c_str());
    cairo_new_path(cairo_);
}

TextPen& TextPens::with(const FontStyle& style) {
    for (auto& [known, pen] : pens_)
        if (known == style) return pen;
    return pens_.emplace_back(style, TextPen(cairo_, style)).second;
}

} // namespace formats
