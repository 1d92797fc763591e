#include "formats/drawing/map_painter.h"
#include "formats/drawing/pen.h"
#include "formats/drawing/region.h"

#include <cmath>

namespace formats {

using model::Hex;
using model::HexLayout;
using model::PlanePoint;

namespace {

class ShapePainter {
public:
    ShapePainter(cairo_t* cairo, const HexLayout& layout, const Theme& theme)
        : cairo_(cairo), layout_(layout), theme_(theme) {}

    void operator()(const HexFill& fill) const {
        addRegion(fill.hexes);
        setColour(cairo_, fillOf(fill.look));
        cairo_fill(cairo_);
    }

    void operator()(const HexOutline& outline) const {
        addRegion(outline.hexes);
        stroke(outline.look);
    }

    void operator()(const HexsideStroke& strokes) const {
        for (const model::Hexside side : strokes.hexsides) {
            const auto ends = layout_.ends(side);
            cairo_move_to(cairo_, ends[0].x, ends[0].y);
            cairo_line_to(cairo_, ends[1].x, ends[1].y);
        }
        stroke(strokes.look);
    }

    void operator()(const Path& path) const {
        if (path.points.empty()) return;
        bool first = true;
        for (const model::LatticePoint point : path.points) {
            const PlanePoint at = layout_.position(point);
            if (first)
                cairo_move_to(cairo_, at.x, at.y);
            else
                cairo_line_to(cairo_, at.x, at.y);
            first = false;
        }
        if (path.closed) cairo_close_path(cairo_);
        if (path.filled) {
            setColour(cairo_, fillOf(path.look));
            cairo_fill_preserve(cairo_);
        }
        stroke(path.look);
        if (path.arrow && path.points.size() > 1)
            head(layout_.position(path.points[path.points.size() - 2]),
                 layout_.position(path.points.back()), path.look);
    }

    void operator()(const Circle& circle) const {
        addCircle(cairo_, layout_.position(circle.centre), circle.radius * layout_.radius);
        if (circle.filled) {
            setColour(cairo_, fillOf(circle.look));
            cairo_fill_preserve(cairo_);
        }
        stroke(circle.look);
    }

    void operator()(const Text& text) const {
        const double size = std::max(8.0, text.size * layout_.radius);
        TextPen pen(cairo_, {theme_.fontFamily, size, true, false});
        pen.writeWithHalo(text.text, layout_.position(text.at), strokeOf(text.look), theme_.halo,
                          0.14 * size);
    }

    void operator()(const Badge& badge) const {
        const double r = layout_.radius;
        const PlanePoint centre = layout_.centre(badge.at);
        const Colour colour = strokeOf(badge.look);
        if (r >= 6.0) {
            addCircle(cairo_, centre, 0.80 * r);
            setColour(cairo_, withAlpha(theme_.halo, 0.55));
            cairo_set_line_width(cairo_, std::max(2.0, 0.11 * r));
            cairo_stroke_preserve(cairo_);
            cairo_set_line_width(cairo_, std::max(1.2, 0.06 * r));
            setColour(cairo_, withAlpha(colour, 0.9));
            cairo_stroke(cairo_);
        }
        // Towards the upper left, clear of the number and of the fan of a stack.
        const PlanePoint at{centre.x - 0.67 * r, centre.y - 0.40 * r};
        const double size = std::max(3.0, 0.23 * r);
        addCircle(cairo_, at, size);
        setColour(cairo_, colour);
        cairo_fill_preserve(cairo_);
        setColour(cairo_, {1, 1, 1, 1});
        cairo_set_line_width(cairo_, std::max(0.8, 0.04 * r));
        cairo_stroke(cairo_);
        if (size < 3.5) return;
        TextPen pen(cairo_, {theme_.fontFamily, 1.45 * size, true, false});
        pen.writeFigures(badge.text.empty() ? sign(badge.look.role) : badge.text, at, {1, 1, 1, 1});
    }

private:
    static std::string sign(Role role) {
        if (role == Role::findingInfo) return "i";
        return "!";
    }
    Colour strokeOf(const Look& look) const {
        return look.colour.value_or(lookOf(theme_, look.role).stroke);
    }
    Colour fillOf(const Look& look) const {
        return look.colour.value_or(lookOf(theme_, look.role).fill);
    }
    double widthOf(const Look& look) const {
        return std::max(1.2, lookOf(theme_, look.role).width * look.width * layout_.radius);
    }

    void addRegion(const std::vector<Hex>& hexes) const {
        if (hexes.empty()) return;
        Hex least = hexes.front(), greatest = hexes.front();
        for (const Hex hex : hexes) {
            least = {std::min(least.q, hex.q), std::min(least.r, hex.r)};
            greatest = {std::max(greatest.q, hex.q), std::max(greatest.r, hex.r)};
        }
        HexFlags members(least, greatest);
        for (const Hex hex : hexes)
            members[hex] = 1;
        addBorder(cairo_, layout_, members, hexes);
    }

    void stroke(const Look& look) const {
        const double width = widthOf(look);
        cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
        cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
        cairo_set_line_width(cairo_, width);
        setDash(cairo_, look.dash.value_or(lookOf(theme_, look.role).dash), width);
        setColour(cairo_, strokeOf(look));
        cairo_stroke(cairo_);
        setDash(cairo_, Dash::solid, 1.0);
    }

    void head(PlanePoint from, PlanePoint to, const Look& look) const {
        const double angle = std::atan2(to.y - from.y, to.x - from.x);
        const double length = std::max(6.0, 0.32 * layout_.radius);
        for (const double side : {-0.45, 0.45}) {
            cairo_move_to(cairo_, to.x, to.y);
            cairo_line_to(cairo_, to.x - length * std::cos(angle + side),
                          to.y - length * std::sin(angle + side));
        }
        Look solid = look;
        solid.dash = Dash::solid;
        stroke(solid);
    }

    cairo_t* cairo_;
    const HexLayout& layout_;
    const Theme& theme_;
};

} // namespace

void paintShapes(cairo_t* cairo, const HexLayout& layout, const Theme& theme,
                 const std::vector<Shape>& shapes) {
    cairo_save(cairo);
    cairo_new_path(cairo);
    for (const Shape& shape : shapes)
        std::visit(ShapePainter(cairo, layout, theme), shape);
    cairo_restore(cairo);
}

} // namespace formats
