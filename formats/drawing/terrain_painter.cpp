// Ground, terrain with its symbols, levels and the grid.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/region.h"
#include "formats/drawing/seeded.h"

#include <array>
#include <cmath>
#include <optional>

namespace formats {

using model::Direction;
using model::Hex;
using model::PlanePoint;

namespace {

struct Members {
    HexFlags flags;
    std::vector<Hex> hexes;
    std::vector<Hex> visible; ///< symbols of the others would be cut off
};

template <class Contains>
Members membersOf(const Pass& pass, Contains&& contains) {
    Members members{pass.patch.table<std::uint8_t>(), {}, {}};
    for (const Hex hex : pass.patch.hexes) {
        if (!contains(hex)) continue;
        members.flags[hex] = 1;
        members.hexes.push_back(hex);
    }
    for (const Hex hex : pass.patch.visible)
        if (members.flags.at(hex) != 0) members.visible.push_back(hex);
    return members;
}

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

BorderStyle borderOf(const std::string& pattern, double radius) {
    if (radius < 5.0) return {0.45, 0.0, 0};
    if (pattern == "trees") return {0.95, 0.10, 11};
    if (pattern == "water") return {0.80, 0.06, 23};
    if (pattern == "reeds") return {0.95, 0.08, 37};
    if (pattern == "rows") return {0.35, 0.0, 0};
    if (pattern == "buildings" || pattern == "manor") return {0.8, 0.0, 0};
    return {0.8, 0.05, 53};
}

/// Places for symbols in a hex: points of a fine lattice, each moved a little. Those too near to a
/// hexside beyond which the terrain ends are left out, and those under the hex number.
class Scatter {
public:
    Scatter(const Pass& pass, const Members& members, double step, double margin, double unrest,
            int salt)
        : pass_(pass), members_(members), margin_(margin), unrest_(unrest), salt_(salt) {
        const int reach = static_cast<int>(std::ceil(1.0 / step)) + 1;
        for (int row = -reach; row <= reach; ++row)
            for (int column = -reach; column <= reach; ++column) {
                const double shift = row % 2 == 0 ? 0.0 : 0.5;
                const PlanePoint at{(column + shift) * step, row * step * 0.87};
                if (depth(at) < 0.866) offsets_.push_back({at, step});
            }
    }

    template <class Visit>
    void forEach(Visit&& visit) const {
        for (const Hex hex : members_.visible) {
            const PlanePoint centre = pass_.layout.centre(hex);
            int number = 0;
            for (const auto& [offset, step] : offsets_) {
                ++number;
                const PlanePoint at{offset.x + unrest_ * step * swing(hex, salt_ + 2 * number),
                                    offset.y + unrest_ * step * swing(hex, salt_ + 2 * number + 1)};
                if (!isInside(hex, at)) continue;
                visit(
                    PlanePoint{centre.x + at.x * pass_.radius(), centre.y + at.y * pass_.radius()},
                    hex, number);
            }
        }
    }

private:
    struct Offset {
        PlanePoint at;
        double step;
    };

    /// In radii: how far towards its farthest hexside a point lies.
    double depth(PlanePoint at) const {
        double most = 0.0;
        for (const Direction toward : model::hexsideDirections)
            most = std::max(most, along(at, toward));
        return most;
    }
    double along(PlanePoint at, Direction toward) const {
        const double turn =
            pass_.layout.orientation == model::Orientation::flatTop ? -90.0 : -120.0;
        const double angle = (turn + 30.0 * toward.index()) * 3.14159265358979323846 / 180.0;
        return at.x * std::cos(angle) + at.y * std::sin(angle);
    }
    bool isInside(Hex hex, PlanePoint at) const {
        if (pass_.drawing.layers.numbers && pass_.radius() >= detail_radius::text && at.y < -0.52 &&
            std::abs(at.x) < 0.42)
            return false;
        for (const Direction toward : model::hexsideDirections)
            if (along(at, toward) > 0.866 - margin_ &&
                members_.flags.at(model::neighbour(hex, toward)) == 0)
                return false;
        return true;
    }

    const Pass& pass_;
    const Members& members_;
    double margin_, unrest_;
    int salt_;
    std::vector<Offset> offsets_;
};

void paintTrees(const Pass& pass, const Members& members, const TerrainGroup& look) {
    const double step = pass.radius() < 9.0 ? 0.62 : pass.radius() < 16.0 ? 0.50 : 0.38;
    const Scatter scatter(pass, members, step, 0.20, 0.26, 100);
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

void paintRows(const Pass& pass, const Members& members, const TerrainGroup& look) {
    const Scatter scatter(pass, members, pass.radius() < 14.0 ? 0.42 : 0.29, 0.16, 0.0, 0);
    setColour(pass.cairo, withAlpha(look.ink, 0.75));
    scatter.forEach([&](PlanePoint at, Hex, int) {
        addDot(pass.cairo, at, pass.radius() * (pass.radius() < 14.0 ? 0.085 : 0.07));
    });
    cairo_fill(pass.cairo);
}

void paintReeds(const Pass& pass, const Members& members, const TerrainGroup& look) {
    const Scatter scatter(pass, members, 0.52, 0.2, 0.22, 300);
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

void paintHeights(const Pass& pass, const Members& members, const TerrainGroup& look) {
    // Strokes that fan out from the top, as on maps before contour lines.
    const double r = pass.radius();
    for (const Hex hex : members.visible) {
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

void paintShore(const Pass& pass, const Members& members, const TerrainGroup& look) {
    const double r = pass.radius();
    const BorderStyle style = borderOf(look.pattern, r);
    cairo_save(pass.cairo);
    addBorder(pass.cairo, pass.layout, members.flags, members.hexes, style);
    cairo_clip(pass.cairo);
    cairo_set_line_join(pass.cairo, CAIRO_LINE_JOIN_ROUND);
    for (const double width : {0.50, 0.26}) {
        addBorder(pass.cairo, pass.layout, members.flags, members.hexes, style);
        cairo_set_line_width(pass.cairo, width * r);
        setColour(pass.cairo, withAlpha(mixed(look.ground, {1, 1, 1, 1}, 0.5), 0.35));
        cairo_stroke(pass.cairo);
    }
    cairo_restore(pass.cairo);
    addBorder(pass.cairo, pass.layout, members.flags, members.hexes, style);
    cairo_set_line_width(pass.cairo, std::max(0.7, 0.035 * r));
    setColour(pass.cairo, look.ink);
    cairo_stroke(pass.cairo);
}

void paintBorder(const Pass& pass, const Members& members, const TerrainGroup& look) {
    addBorder(pass.cairo, pass.layout, members.flags, members.hexes,
              borderOf(look.pattern, pass.radius()));
    cairo_set_line_width(pass.cairo, std::max(0.5, 0.022 * pass.radius()));
    setColour(pass.cairo, withAlpha(look.ink, 0.5));
    cairo_stroke(pass.cairo);
}

void paintSymbols(const Pass& pass, const Members& members, const TerrainGroup& look) {
    const double r = pass.radius();
    if (look.pattern == "water") return paintShore(pass, members, look);
    if (r < 5.0) return;
    if (look.pattern == "trees" && r >= 7.0) {
        paintBorder(pass, members, look);
        paintTrees(pass, members, look);
    } else if (look.pattern == "rows" && r >= 8.0) {
        paintRows(pass, members, look);
    } else if (look.pattern == "reeds" && r >= 7.0) {
        paintReeds(pass, members, look);
    } else if (look.pattern == "height" && r >= 8.0) {
        paintHeights(pass, members, look);
    }
}

/// A house: a small turned box.
void addHouse(cairo_t* cairo, PlanePoint at, double width, double height, double angle) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    const std::array<PlanePoint, 4> corners{
        {{-width, -height}, {width, -height}, {width, height}, {-width, height}}};
    bool first = true;
    for (const PlanePoint corner : corners) {
        const double x = at.x + (corner.x * c - corner.y * s) / 2;
        const double y = at.y + (corner.x * s + corner.y * c) / 2;
        if (first)
            cairo_move_to(cairo, x, y);
        else
            cairo_line_to(cairo, x, y);
        first = false;
    }
    cairo_close_path(cairo);
}

void addTownHouses(const Pass& pass, Hex hex, double dx, double dy) {
    const double r = pass.radius();
    const PlanePoint centre = pass.layout.centre(hex);
    const double turn = 0.5 * swing(hex, 700);
    const double c = std::cos(turn);
    const double s = std::sin(turn);
    int number = 0;
    for (int row = -2; row <= 2; ++row)
        for (int column = -2; column <= 2; ++column) {
            ++number;
            if (row == 0 && column == 0) continue;
            const double x = 0.235 * (column + 0.18 * swing(hex, 710 + number));
            const double y = 0.215 * (row + 0.18 * swing(hex, 740 + number));
            const double away = std::hypot(x, y);
            if (away > 0.58 || seeded(hex, 770 + number) < 0.25 + 0.55 * away) continue;
            addHouse(
                pass.cairo,
                {centre.x + r * (x * c - y * s) + dx * r, centre.y + r * (x * s + y * c) + dy * r},
                r * (0.12 + 0.08 * seeded(hex, 800 + number)),
                r * (0.10 + 0.06 * seeded(hex, 830 + number)), turn);
        }
}

void addManor(const Pass& pass, Hex hex, double dx, double dy) {
    const double r = pass.radius();
    const PlanePoint centre = pass.layout.centre(hex);
    const double x = centre.x + (0.30 + dx) * r;
    const double y = centre.y + (0.10 + dy) * r;
    addHouse(pass.cairo, {x, y - 0.11 * r}, 0.34 * r, 0.11 * r, 0);
    addHouse(pass.cairo, {x - 0.12 * r, y}, 0.10 * r, 0.22 * r, 0);
    addHouse(pass.cairo, {x + 0.12 * r, y}, 0.10 * r, 0.22 * r, 0);
}

} // namespace

void paintGround(const Pass& pass) {
    const bool isBare = !pass.drawing.layers.terrain;
    const auto& grounds = pass.drawing.grounds;
    std::vector<bool> done(grounds.size(), false);
    for (std::size_t i = 0; i < grounds.size(); ++i) {
        if (done[i]) continue;
        // Sheets of one ground are one area; without terrain all are.
        const auto isAlike = [&](std::size_t sheet) {
            return isBare || grounds[std::min(sheet, grounds.size() - 1)].type == grounds[i].type;
        };
        for (std::size_t k = i; k < grounds.size(); ++k)
            done[k] = done[k] || isAlike(k);
        const Members members =
            membersOf(pass, [&](Hex hex) { return isAlike(pass.patch.printed.at(hex) - 1U); });
        if (members.hexes.empty()) continue;
        addBorder(pass.cairo, pass.layout, members.flags, members.hexes);
        setColour(pass.cairo, isBare ? pass.theme().ground : grounds[i].ground);
        cairo_fill(pass.cairo);
        if (!isBare && grounds[i].pattern != "none") paintSymbols(pass, members, grounds[i]);
    }
}

void paintTerrain(const Pass& pass) {
    for (const TerrainGroup& group : pass.drawing.terrain) {
        const Members members = membersOf(pass, [&](Hex hex) { return group.contains(hex); });
        if (members.hexes.empty()) continue;
        addBorder(pass.cairo, pass.layout, members.flags, members.hexes,
                  borderOf(group.pattern, pass.radius()));
        // Where symbols are too small, their share of ink colours the ground.
        const bool plain = pass.radius() < 7.0;
        const Colour ground = plain ? mixed(group.ground, group.ink, group.cover) : group.ground;
        setColour(pass.cairo, withAlpha(ground, group.opacity));
        cairo_fill(pass.cairo);
        cairo_set_antialias(pass.cairo, CAIRO_ANTIALIAS_FAST);
        paintSymbols(pass, members, group);
        cairo_set_antialias(pass.cairo, CAIRO_ANTIALIAS_DEFAULT);
    }
}

void paintLevels(const Pass& pass) {
    const auto& steps = pass.drawing.levels;
    const double alpha = levelAlpha(pass.theme(), steps.size());
    HexFlags heights = pass.patch.table<std::uint8_t>();
    for (const Hex hex : pass.patch.hexes)
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (steps[i].contains(hex)) heights[hex] = static_cast<std::uint8_t>(i + 1);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Members members = membersOf(pass, [&](Hex hex) { return heights.at(hex) > i; });
        if (members.hexes.empty()) continue;
        addBorder(pass.cairo, pass.layout, members.flags, members.hexes, {1.0, 0.08, 71});
        cairo_set_antialias(pass.cairo, CAIRO_ANTIALIAS_FAST);
        setColour(pass.cairo, withAlpha(pass.theme().levelTint, alpha));
        if (pass.radius() < detail_radius::grid) {
            cairo_fill(pass.cairo);
            continue;
        }
        cairo_fill_preserve(pass.cairo);
        setColour(pass.cairo, withAlpha(pass.theme().slope, 0.22));
        cairo_set_line_width(pass.cairo, std::max(0.5, 0.03 * pass.radius()));
        cairo_stroke(pass.cairo);
    }
    cairo_set_antialias(pass.cairo, CAIRO_ANTIALIAS_DEFAULT);
}

void paintBuildings(const Pass& pass) {
    const double r = pass.radius();
    if (r < 4.0) return;
    for (const TerrainGroup& group : pass.drawing.terrain) {
        if (group.pattern != "buildings" && group.pattern != "manor") continue;
        const auto add = [&](double dx, double dy) {
            for (const Hex hex : pass.patch.visible) {
                if (!group.contains(hex)) continue;
                if (group.pattern == "manor")
                    addManor(pass, hex, dx, dy);
                else
                    addTownHouses(pass, hex, dx, dy);
            }
        };
        if (r >= 12.0) {
            add(0.022, 0.03);
            setColour(pass.cairo, pass.theme().shadow);
            cairo_fill(pass.cairo);
        }
        add(0.0, 0.0);
        setColour(pass.cairo, group.ink);
        cairo_fill_preserve(pass.cairo);
        if (r >= 12.0) {
            cairo_set_line_width(pass.cairo, 0.016 * r);
            setColour(pass.cairo, withAlpha(mixed(group.ink, {0, 0, 0, 1}, 0.5), 0.8));
            cairo_stroke(pass.cairo);
        }
        cairo_new_path(pass.cairo);
    }
}

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
