#include "formats/drawing/line_feature.h"

#include "formats/drawing/pen.h"
#include "formats/drawing/seeded.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace formats {

using model::PlanePoint;

namespace {

class LineStrokes {
public:
    LineStrokes(cairo_t* cairo, double radius, const std::vector<LineBit>& bits,
                const LineKind& kind)
        : cairo_(cairo), radius_(radius), bits_(bits), kind_(kind) {
        cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
        cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
    }

    void line(double width, Colour colour) const {
        for (const LineBit& bit : bits_)
            span(bit, 0.0, 1.0);
        stroke(width, colour);
    }

    /// Wedges that point downhill, their broad ends on the uphill side; a ridge without a low side
    /// has ticks both ways.
    void slopes() const {
        for (const LineBit& bit : bits_)
            if (bit.directed) hachures(bit);
        cairo_set_antialias(cairo_, CAIRO_ANTIALIAS_FAST);
        setColour(cairo_, withAlpha(kind_.colour, kind_.weight > 1.0 ? 0.92 : 0.75));
        cairo_fill(cairo_);
        cairo_set_antialias(cairo_, CAIRO_ANTIALIAS_DEFAULT);
        bool any = false;
        for (const LineBit& bit : bits_) {
            if (bit.directed) continue;
            any = true;
            span(bit, 0.0, 1.0);
            const int count = countOn(bit, 4);
            for (int i = 0; i < count; ++i) {
                move(at(bit, (i + 0.5) / count, -0.09));
                draw(at(bit, (i + 0.5) / count, 0.09));
            }
        }
        if (any) stroke(0.05 * kind_.weight, withAlpha(kind_.colour, 0.95));
    }

    void teeth() const {
        for (const LineBit& bit : bits_) {
            const int count = countOn(bit, 4);
            for (int i = 0; i < count; ++i) {
                move(at(bit, 0.06 + 0.88 * i / count, 0.0));
                draw(at(bit, 0.06 + 0.88 * (i + 1) / count, 0.0));
                draw(at(bit, 0.06 + 0.88 * (i + 0.5) / count, -0.13));
                cairo_close_path(cairo_);
            }
        }
        setColour(cairo_, withAlpha(kind_.colour, 0.95));
        cairo_fill(cairo_);
        line(0.05, withAlpha(kind_.colour, 0.95));
    }

    /// Masonry: a dark edge, a light core with joints, and a gap with two posts where a gate is.
    void wall(bool gate) const {
        const auto add = [&] {
            for (const LineBit& bit : bits_) {
                span(bit, 0.0, gate ? postFrom : 1.0);
                if (gate) span(bit, postTo, 1.0);
            }
        };
        const Colour edge = mixed(kind_.colour, {0.10, 0.07, 0.05, 1.0}, 0.55);
        add();
        stroke(0.15, edge);
        if (radius_ >= 9.0) {
            add();
            stroke(0.075, mixed(kind_.colour, {1, 1, 1, 1}, 0.25));
        }
        if (radius_ >= 16.0) {
            for (const LineBit& bit : bits_) {
                const int count = countOn(bit, 6);
                for (int i = 1; i < count; ++i) {
                    const double share = static_cast<double>(i) / count;
                    if (gate && share > postFrom && share < postTo) continue;
                    move(at(bit, share, -0.045));
                    draw(at(bit, share, 0.045));
                }
            }
            cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_BUTT);
            stroke(0.02, edge);
            cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
        }
        if (!gate) return;
        for (const LineBit& bit : bits_)
            for (const double share : {postFrom, postTo})
                square(bit, share, 0.09);
        setColour(cairo_, edge);
        cairo_fill(cairo_);
    }

    /// Battlements of earth, out and in.
    void trench() const {
        for (const LineBit& bit : bits_) {
            const int count = countOn(bit, 5);
            move(at(bit, 0.0, 0.0));
            for (int i = 0; i < count; ++i) {
                const double out = i % 2 == 0 ? 0.0 : -0.11;
                draw(at(bit, static_cast<double>(i) / count, out));
                draw(at(bit, (i + 1.0) / count, out));
            }
            draw(at(bit, 1.0, 0.0));
        }
        cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_MITER);
        stroke(0.07, withAlpha(kind_.colour, 0.95));
    }

    /// Bushes of two sizes beside each other.
    void hedge() const {
        const auto bushes = [&](double shift, double scale) {
            for (const LineBit& bit : bits_) {
                const int count = countOn(bit, radius_ < 12.0 ? 4 : 6);
                for (int i = 0; i < count; ++i) {
                    const double sway = 0.028 * swing(bit.seat, 70 * 16 + bit.turn + 12 * i);
                    const double size = (i % 2 == 0 ? 0.075 : 0.095) * scale;
                    PlanePoint middle = at(bit, (i + 0.5) / count, sway);
                    middle.x -= shift * radius_;
                    middle.y -= shift * radius_;
                    addCircle(cairo_, middle, std::max(0.8 * scale, size * radius_));
                }
            }
        };
        line(0.035, withAlpha(mixed(kind_.colour, {0, 0, 0, 1}, 0.35), 0.8));
        bushes(0.0, 1.0);
        setColour(cairo_, kind_.colour);
        cairo_fill(cairo_);
        if (radius_ < 14.0) return;
        bushes(0.018, 0.55);
        setColour(cairo_, withAlpha(mixed(kind_.colour, {1, 1, 0.9, 1}, 0.35), 0.8));
        cairo_fill(cairo_);
    }

    /// A cutting: two banks whose ticks point down to the road between them.
    void sunken() const {
        for (const LineBit& bit : bits_)
            for (const double bank : {-0.11, 0.11}) {
                move(at(bit, 0.04, bank));
                draw(at(bit, 0.96, bank));
                const int count = countOn(bit, 6);
                for (int i = 0; i < count; ++i) {
                    move(at(bit, (i + 0.5) / count, bank));
                    draw(at(bit, (i + 0.5) / count, 0.42 * bank));
                }
            }
        cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_BUTT);
        stroke(0.038, withAlpha(kind_.colour, 0.95));
        cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
    }

private:
    static constexpr double postFrom = 0.31;
    static constexpr double postTo = 0.69;

    /// `up` in radii.
    PlanePoint at(const LineBit& bit, double share, double up) const {
        return {bit.from.x + (bit.to.x - bit.from.x) * share + bit.up.x * up * radius_,
                bit.from.y + (bit.to.y - bit.from.y) * share + bit.up.y * up * radius_};
    }
    void move(PlanePoint point) const { cairo_move_to(cairo_, point.x, point.y); }
    void draw(PlanePoint point) const { cairo_line_to(cairo_, point.x, point.y); }
    void span(const LineBit& bit, double from, double to) const {
        move(at(bit, from, 0.0));
        draw(at(bit, to, 0.0));
    }
    void square(const LineBit& bit, double share, double reach) const {
        const double along = reach * radius_ / std::max(1e-9, model::distance(bit.from, bit.to));
        move(at(bit, share - along, -reach));
        draw(at(bit, share + along, -reach));
        draw(at(bit, share + along, reach));
        draw(at(bit, share - along, reach));
        cairo_close_path(cairo_);
    }
    /// As many as on a hexside for the same length.
    int countOn(const LineBit& bit, int onHexside) const {
        const double length = model::distance(bit.from, bit.to) / radius_;
        return std::max(1, static_cast<int>(std::lround(length * onHexside)));
    }
    void stroke(double width, Colour colour) const {
        cairo_set_line_width(cairo_, std::max(0.7, width * radius_));
        setColour(cairo_, colour);
        cairo_stroke(cairo_);
    }

    void hachures(const LineBit& bit) const {
        const int count = countOn(bit, radius_ < 9.0 ? 4 : radius_ < 18.0 ? 6 : 8);
        const double length = 0.13 * kind_.weight;
        const double breadth = std::min(0.46 * kind_.weight, 0.9);
        const double sideways = 0.5 * breadth / count;
        for (int i = 0; i < count; ++i) {
            const double share = (i + 0.5) / count;
            const double wave = 0.8 + 0.3 * swing(bit.seat, (40 + i) * 16 + bit.turn);
            move(at(bit, share - sideways, 0.07));
            draw(at(bit, share + sideways, 0.07));
            draw(at(bit, share, -length * wave));
            cairo_close_path(cairo_);
        }
    }

    cairo_t* cairo_;
    double radius_;
    const std::vector<LineBit>& bits_;
    const LineKind& kind_;
};

} // namespace

void paintLineFeature(cairo_t* cairo, double radius, const std::vector<LineBit>& bits,
                      const LineKind& kind) {
    if (bits.empty()) return;
    const LineStrokes strokes(cairo, radius, bits, kind);
    // What is too small for its form is a line.
    const bool plain = radius < 5.0;
    if (kind.pattern == "ticks")
        strokes.slopes();
    else if (kind.pattern == "teeth" && !plain)
        strokes.teeth();
    else if (kind.pattern == "wall" || kind.pattern == "gate")
        strokes.wall(kind.pattern == "gate");
    else if (kind.pattern == "trench" && !plain)
        strokes.trench();
    else if (kind.pattern == "hedge" && !plain)
        strokes.hedge();
    else if (kind.pattern == "sunken" && !plain)
        strokes.sunken();
    else
        strokes.line(kind.width, withAlpha(kind.colour, 0.95));
}

} // namespace formats
