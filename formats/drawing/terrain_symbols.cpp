#include "formats/drawing/terrain_symbols.h"

#include "formats/drawing/pen.h"
#include "formats/drawing/seeded.h"

#include <array>
#include <cmath>

namespace formats {

using model::Hex;
using model::PlanePoint;

namespace {

/// A circle too small to be seen as anything but round.
void addDot(cairo_t* cairo, PlanePoint centre, double radius) {
    static constexpr std::array<PlanePoint, 8> corners{{{1.03, 0.0},
                                                        {0.728, 0.728},
                                                        {0.0, 1.03},
                                                        {-0.728, 0.728},
                                                        {-1.03, 0.0},
                                                        {-0.728, -0.728},
                                                        {0.0, -1.03},
                                                        {0.728, -0.728}}};
    cairo_move_to(cairo, centre.x + radius * corners[0].x, centre.y + radius * corners[0].y);
    for (std::size_t i = 1; i < corners.size(); ++i)
        cairo_line_to(cairo, centre.x + radius * corners[i].x, centre.y + radius * corners[i].y);
    cairo_close_path(cairo);
}

/// Places for symbols in a hex: points of a fine lattice, each moved a little. Those too near to
/// the border of the area are left out, and those under the hex number.
class Scatter {
public:
    Scatter(const Pass& pass, const TerrainArea& area, double step, double margin, double unrest,
            int salt)
        : pass_(pass), area_(area), step_(step), margin_(margin), unrest_(unrest), salt_(salt) {
        const bool flat = pass.layout.orientation == model::Orientation::flatTop;
        const int reach = static_cast<int>(std::ceil(1.0 / step)) + 1;
        for (int row = -reach; row <= reach; ++row)
            for (int column = -reach; column <= reach; ++column) {
                const double shift = row % 2 == 0 ? 0.0 : 0.5;
                const PlanePoint at{(column + shift) * step, row * step * 0.87};
                // How far towards the farthest hexside it lies.
                const double across = std::abs(flat ? at.y : at.x);
                const double along = std::abs(flat ? at.x : at.y);
                if (std::max(across, 0.5 * across + 0.8660254 * along) < 0.866)
                    offsets_.push_back(at);
            }
    }

    template <class Visit>
    void forEach(Visit&& visit) const {
        for (const Hex hex : area_.hexes) {
            const PlanePoint centre = pass_.layout.centre(hex);
            int number = 0;
            for (const PlanePoint offset : offsets_) {
                ++number;
                const PlanePoint at{offset.x + unrest_ * step_ * swing(hex, salt_ + 2 * number),
                                    offset.y +
                                        unrest_ * step_ * swing(hex, salt_ + 2 * number + 1)};
                if (isUnderNumber(at) || !area_.holds(hex, at, margin_)) continue;
                visit(
                    PlanePoint{centre.x + at.x * pass_.radius(), centre.y + at.y * pass_.radius()},
                    hex, number);
            }
        }
    }

private:
    bool isUnderNumber(PlanePoint at) const {
        return pass_.drawing.layers.numbers && pass_.radius() >= detail_radius::text &&
               at.y < -0.52 && std::abs(at.x) < 0.42;
    }

    const Pass& pass_;
    const TerrainArea& area_;
    double step_, margin_, unrest_;
    int salt_;
    std::vector<PlanePoint> offsets_;
};

void paintTrees(const Pass& pass, const TerrainArea& area, const TerrainGroup& look) {
    const double step = pass.radius() < 9.0 ? 0.62 : pass.radius() < 16.0 ? 0.50 : 0.38;
    const Scatter scatter(pass, area, step, 0.20, 0.26, 100);
    const auto size = [&](Hex hex, int number) {
        return pass.radius() * step * (0.36 + 0.12 * seeded(hex, 900 + number));
    };
    const auto crowns = [&](double dx, double dy, double scale) {
        scatter.forEach([&](PlanePoint at, Hex hex, int number) {
            const double r = size(hex, number);
            const PlanePoint middle{at.x + dx * r, at.y + dy * r};
            if (r < 6.0)
                addDot(pass.cairo, middle, scale * r);
            else
                addCircle(pass.cairo, middle, scale * r);
        });
        cairo_fill(pass.cairo);
    };
    if (pass.radius() >= 13.0) {
        setColour(pass.cairo, withAlpha(mixed(look.ink, {0, 0, 0, 1}, 0.55), 0.22));
        crowns(0.28, 0.42, 1.0);
    }
    setColour(pass.cairo, withAlpha(look.ink, pass.radius() < 9.0    ? 0.55
                                              : pass.radius() < 20.0 ? 0.74
                                                                     : 0.85));
    crowns(0.0, 0.0, 1.0);
    if (pass.radius() >= 9.0) {
        setColour(pass.cairo, withAlpha(mixed(look.ink, look.ground, 0.62), 0.75));
        crowns(-0.2, -0.25, 0.58);
    }
}

void paintRows(const Pass& pass, const TerrainArea& area, const TerrainGroup& look) {
    const Scatter scatter(pass, area, pass.radius() < 14.0 ? 0.42 : 0.29, 0.16, 0.0, 0);
    setColour(pass.cairo, withAlpha(look.ink, 0.75));
    scatter.forEach([&](PlanePoint at, Hex, int) {
        addDot(pass.cairo, at, pass.radius() * (pass.radius() < 14.0 ? 0.085 : 0.07));
    });
    cairo_fill(pass.cairo);
}

/// Stakes in rows, each with its two shoots.
void paintVines(const Pass& pass, const TerrainArea& area, const TerrainGroup& look) {
    const double r = pass.radius();
    const Scatter scatter(pass, area, r < 14.0 ? 0.40 : 0.30, 0.16, 0.0, 0);
    scatter.forEach([&](PlanePoint at, Hex, int) {
        cairo_move_to(pass.cairo, at.x, at.y + 0.085 * r);
        cairo_line_to(pass.cairo, at.x, at.y - 0.085 * r);
        if (r < 14.0) return;
        cairo_move_to(pass.cairo, at.x - 0.065 * r, at.y - 0.055 * r);
        cairo_line_to(pass.cairo, at.x, at.y + 0.02 * r);
        cairo_line_to(pass.cairo, at.x + 0.065 * r, at.y - 0.055 * r);
    });
    cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(pass.cairo, std::max(0.7, 0.03 * r));
    setColour(pass.cairo, withAlpha(look.ink, 0.85));
    cairo_stroke(pass.cairo);
}

void paintReeds(const Pass& pass, const TerrainArea& area, const TerrainGroup& look) {
    const Scatter scatter(pass, area, 0.52, 0.2, 0.22, 300);
    const double r = pass.radius();
    scatter.forEach([&](PlanePoint at, Hex, int) {
        cairo_move_to(pass.cairo, at.x - 0.15 * r, at.y + 0.06 * r);
        cairo_line_to(pass.cairo, at.x + 0.15 * r, at.y + 0.06 * r);
        if (r < 11.0) return;
        for (const double lean : {-1.0, 0.0, 1.0}) {
            cairo_move_to(pass.cairo, at.x + 0.035 * lean * r, at.y + 0.03 * r);
            cairo_line_to(pass.cairo, at.x + 0.085 * lean * r,
                          at.y - (0.12 - 0.03 * lean * lean) * r);
        }
    });
    cairo_set_line_width(pass.cairo, std::max(0.6, 0.028 * r));
    setColour(pass.cairo, withAlpha(look.ink, 0.85));
    cairo_stroke(pass.cairo);
}

void paintHeights(const Pass& pass, const TerrainArea& area, const TerrainGroup& look) {
    // Strokes that fan out from the top, as on maps before contour lines.
    const double r = pass.radius();
    for (const Hex hex : area.hexes) {
        const PlanePoint centre = pass.layout.centre(hex);
        constexpr int strokes = 18;
        for (int i = 0; i < strokes; ++i) {
            const double angle =
                2 * 3.14159265358979323846 * (i + 0.3 * swing(hex, 500 + i)) / strokes;
            const double from = 0.46 + 0.04 * swing(hex, 540 + i);
            const double to = 0.66 + 0.07 * swing(hex, 580 + i);
            cairo_move_to(pass.cairo, centre.x + from * r * std::cos(angle),
                          centre.y + from * r * std::sin(angle));
            cairo_line_to(pass.cairo, centre.x + to * r * std::cos(angle),
                          centre.y + to * r * std::sin(angle));
        }
    }
    cairo_set_line_width(pass.cairo, std::max(0.5, 0.026 * r));
    setColour(pass.cairo, withAlpha(look.ink, 0.6));
    cairo_stroke(pass.cairo);
}

void paintShore(const Pass& pass, const TerrainArea& area, const TerrainGroup& look) {
    const double r = pass.radius();
    cairo_save(pass.cairo);
    area.addBorder();
    cairo_clip(pass.cairo);
    cairo_set_line_join(pass.cairo, CAIRO_LINE_JOIN_ROUND);
    for (const double width : {0.50, 0.26}) {
        area.addBorder();
        cairo_set_line_width(pass.cairo, width * r);
        setColour(pass.cairo, withAlpha(mixed(look.ground, {1, 1, 1, 1}, 0.5), 0.35));
        cairo_stroke(pass.cairo);
    }
    cairo_restore(pass.cairo);
    area.addBorder();
    cairo_set_line_width(pass.cairo, std::max(0.7, 0.035 * r));
    setColour(pass.cairo, look.ink);
    cairo_stroke(pass.cairo);
}

void paintBorder(const Pass& pass, const TerrainArea& area, const TerrainGroup& look) {
    area.addBorder();
    cairo_set_line_join(pass.cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(pass.cairo, std::max(0.5, 0.022 * pass.radius()));
    setColour(pass.cairo, withAlpha(look.ink, area.isOutline ? 0.9 : 0.5));
    cairo_stroke(pass.cairo);
}

} // namespace

BorderStyle borderOf(const std::string& pattern, double radius) {
    if (radius < 5.0) return {0.45, 0.0, 0};
    if (pattern == "trees") return {0.95, 0.10, 11};
    if (pattern == "water") return {0.80, 0.06, 23};
    if (pattern == "reeds") return {0.95, 0.08, 37};
    if (pattern == "rows" || pattern == "vines") return {0.35, 0.0, 0};
    if (isStructure(pattern)) return {0.8, 0.0, 0};
    return {0.8, 0.05, 53};
}

void paintSymbols(const Pass& pass, const TerrainArea& area, const TerrainGroup& look) {
    const double r = pass.radius();
    if (look.pattern == "water") return paintShore(pass, area, look);
    if (r < 5.0) return;
    if (area.isOutline || (look.pattern == "trees" && r >= 7.0)) paintBorder(pass, area, look);
    if (look.pattern == "trees" && r >= 7.0)
        paintTrees(pass, area, look);
    else if (look.pattern == "rows" && r >= 8.0)
        paintRows(pass, area, look);
    else if (look.pattern == "vines" && r >= 8.0)
        paintVines(pass, area, look);
    else if (look.pattern == "reeds" && r >= 7.0)
        paintReeds(pass, area, look);
    else if (look.pattern == "height" && r >= 8.0 && !area.isOutline)
        paintHeights(pass, area, look);
}

} // namespace formats
