// What people built: towns, villages, farms, castles, earthworks. Drawn over the roads that lead
// there.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/seeded.h"

#include <array>
#include <cmath>
#include <numbers>

namespace formats {

using model::Hex;
using model::PlanePoint;

namespace {

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

/// Where a structure is drawn: its own turned axes, in radii from the centre of the hex.
class Site {
public:
    Site(const Pass& pass, Hex hex, double turn, PlanePoint shift)
        : cairo_(pass.cairo), centre_(pass.layout.centre(hex)), radius_(pass.radius()), turn_(turn),
          cos_(std::cos(turn)), sin_(std::sin(turn)), shift_(shift) {}

    void house(double x, double y, double width, double height, double turn = 0.0) const {
        addHouse(cairo_, place({x, y}), width * radius_, height * radius_, turn_ + turn);
    }
    void tower(double x, double y, double radius) const {
        addCircle(cairo_, place({x, y}), radius * radius_);
    }
    /// Four walls.
    void court(double width, double height, double thickness) const {
        for (const double side : {-0.5, 0.5}) {
            house(0.0, side * height, width + thickness, thickness);
            house(side * width, 0.0, thickness, height + thickness);
        }
    }
    /// A band along a closed line, as wide as `thickness` times its size.
    void band(const std::vector<PlanePoint>& points, double thickness) const {
        std::vector<PlanePoint> outer, inner;
        for (const PlanePoint point : points) {
            outer.push_back(place(point));
            inner.push_back(place({point.x * (1 - thickness), point.y * (1 - thickness)}));
        }
        addPolygon(cairo_, outer);
        addPolygon(cairo_, {inner.rbegin(), inner.rend()});
    }

private:
    PlanePoint place(PlanePoint at) const {
        return {centre_.x + radius_ * (at.x * cos_ - at.y * sin_ + shift_.x),
                centre_.y + radius_ * (at.x * sin_ + at.y * cos_ + shift_.y)};
    }

    cairo_t* cairo_;
    PlanePoint centre_;
    double radius_, turn_, cos_, sin_;
    PlanePoint shift_;
};

/// Blocks between streets, fewer towards the edge.
void addTown(const Pass& pass, Hex hex, PlanePoint shift) {
    const Site site(pass, hex, 0.5 * swing(hex, 700), shift);
    int number = 0;
    for (int row = -2; row <= 2; ++row)
        for (int column = -2; column <= 2; ++column) {
            ++number;
            if (row == 0 && column == 0) continue; // the square
            const double x = 0.245 * (column + 0.12 * swing(hex, 710 + number));
            const double y = 0.225 * (row + 0.12 * swing(hex, 740 + number));
            const double away = std::hypot(x, y);
            if (away > 0.60 || seeded(hex, 770 + number) < 0.10 + 0.55 * away) continue;
            site.house(x, y, 0.155 + 0.06 * seeded(hex, 800 + number),
                       0.125 + 0.06 * seeded(hex, 830 + number));
        }
}

/// Houses on both sides of a street, with a church.
void addVillage(const Pass& pass, Hex hex, PlanePoint shift) {
    const Site site(pass, hex, std::numbers::pi * seeded(hex, 690), shift);
    for (int i = 0; i < 3; ++i)
        for (const double side : {-1.0, 1.0}) {
            const int number = 2 * i + (side > 0 ? 1 : 0);
            if (seeded(hex, 870 + number) < 0.12) continue;
            site.house(0.27 * (i - 1) + 0.04 * swing(hex, 880 + number),
                       side * (0.19 + 0.03 * swing(hex, 890 + number)),
                       0.15 + 0.06 * seeded(hex, 900 + number), 0.12,
                       0.25 * swing(hex, 910 + number));
        }
    site.house(0.47, 0.0, 0.20, 0.085);
    site.house(0.47, 0.0, 0.085, 0.20);
}

/// A house with two wings, beside the road.
void addManor(const Pass& pass, Hex hex, PlanePoint shift) {
    const Site site(pass, hex, 0.0, {shift.x + 0.28, shift.y + 0.06});
    site.house(0.0, -0.13, 0.44, 0.14);
    site.house(-0.155, 0.02, 0.13, 0.30);
    site.house(0.155, 0.02, 0.13, 0.30);
}

/// A court behind walls with a house and barns along them.
void addFarm(const Pass& pass, Hex hex, PlanePoint shift) {
    const Site site(pass, hex, 0.45 * swing(hex, 680), shift);
    site.court(0.66, 0.50, 0.05);
    site.house(-0.20, -0.155, 0.20, 0.13);
    site.house(-0.235, 0.08, 0.13, 0.22);
    site.house(0.19, 0.16, 0.24, 0.12);
}

/// An earthwork with salients.
void addFort(const Pass& pass, Hex hex, PlanePoint shift) {
    const Site site(pass, hex, 0.0, shift);
    std::vector<PlanePoint> star;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double reach = i % 2 == 0 ? 0.58 : 0.38;
        star.push_back({reach * std::cos(angle), reach * std::sin(angle)});
    }
    site.band(star, 0.24);
}

/// A keep within walls and four round towers.
void addCastle(const Pass& pass, Hex hex, PlanePoint shift) {
    const Site site(pass, hex, 0.3 * swing(hex, 670), shift);
    site.court(0.52, 0.46, 0.075);
    for (const double x : {-0.26, 0.26})
        for (const double y : {-0.23, 0.23})
            site.tower(x, y, 0.105);
    site.house(0.0, 0.0, 0.19, 0.19);
}

void addStructure(const Pass& pass, const std::string& pattern, Hex hex, PlanePoint shift) {
    if (pattern == "manor")
        addManor(pass, hex, shift);
    else if (pattern == "village")
        addVillage(pass, hex, shift);
    else if (pattern == "farm")
        addFarm(pass, hex, shift);
    else if (pattern == "fort")
        addFort(pass, hex, shift);
    else if (pattern == "castle")
        addCastle(pass, hex, shift);
    else
        addTown(pass, hex, shift);
}

} // namespace

void paintBuildings(const Pass& pass) {
    const double r = pass.radius();
    if (r < 4.0) return;
    for (const TerrainGroup& group : pass.drawing.terrain) {
        if (!isStructure(group.pattern)) continue;
        const auto add = [&](PlanePoint shift) {
            for (const Hex hex : pass.patch.visible)
                if (group.contains(hex)) addStructure(pass, group.pattern, hex, shift);
        };
        if (r >= 12.0) {
            add({0.022, 0.03});
            setColour(pass.cairo, pass.theme().shadow);
            cairo_fill(pass.cairo);
        }
        add({});
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

} // namespace formats
