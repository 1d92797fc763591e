// The lines between hexes.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"

#include <algorithm>
#include <optional>

namespace formats {

using model::Direction;
using model::Hex;
using model::PlanePoint;

void paintGrid(const Pass& pass) {
    const double width = std::max(0.7, pass.theme().gridWidth * pass.radius());
    cairo_set_line_width(pass.cairo, width);
    cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_BUTT);
    // Lines fade in with their size, so that a fine grid does not darken the whole.
    Colour colour = pass.theme().grid;
    colour.alpha *= std::clamp(pass.radius() / 16.0, 0.45, 1.0);
    setColour(pass.cairo, colour);
    std::optional<int> column;
    for (const Hex hex : pass.patch.visible) {
        if (hex.q != column) {
            cairo_stroke(pass.cairo);
            column = hex.q;
        }
        // Three sides of each hex as one line; the others belong to neighbours, or to nobody.
        bool joined = false;
        for (const Direction toward : model::hexsideDirections) {
            const bool own =
                toward.index() >= 6 || pass.patch.printed.at(model::neighbour(hex, toward)) == 0;
            if (!own) {
                joined = false;
                continue;
            }
            if (!joined) {
                const PlanePoint a = pass.layout.corner(hex, toward.turned(-1));
                cairo_move_to(pass.cairo, a.x, a.y);
            }
            const PlanePoint b = pass.layout.corner(hex, toward.turned(1));
            cairo_line_to(pass.cairo, b.x, b.y);
            joined = true;
        }
    }
    cairo_stroke(pass.cairo);
}

} // namespace formats
