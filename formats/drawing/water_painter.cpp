// Rivers, streams and other water that runs along hexsides.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/region.h"
#include "formats/drawing/seeded.h"

#include <array>
#include <cmath>

namespace formats {

using model::Hex;
using model::Hexside;
using model::PlanePoint;
using model::Vertex;

namespace {

PlanePoint along(PlanePoint a, PlanePoint b, double share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

/// The water at the corners of the area: how wide each hexside is that meets there.
class Waters {
public:
    explicit Waters(const Pass& pass) : pass_(pass), widths_(makeTable(pass)) {
        const Hex least = pass.patch.printed.least();
        const auto& index = *pass.drawing.water;
        index.forEachIn({least.q - 1, least.r - 1}, pass.patch.printed.greatest(),
                        [&](const OnHexside& entry) { note(entry); });
    }

    /// Each hexside's half towards each of its ends, joined to what meets there: the two widest
    /// flow into each other in a curve, a third one runs into the corner.
    void add(std::size_t kind) const {
        for (const auto& entry : sides_) {
            if (entry.kind != kind) continue;
            for (const Vertex vertex : verticesOf(entry.side))
                addHalf(entry, vertex);
        }
    }
    const std::vector<OnHexside>& sides() const { return sides_; }
    PlanePoint middle(Hexside side) const {
        PlanePoint point = middleOf(pass_.layout, side);
        const double reach = 0.05 * pass_.radius();
        return {point.x + reach * swing(side, 5), point.y + reach * swing(side, 6)};
    }

private:
    using Kinds = std::array<std::uint8_t, 6>; // 1 + kind by direction

    static HexTable<Kinds> makeTable(const Pass& pass) {
        const Hex a = pass.patch.printed.least();
        const Hex b = pass.patch.printed.greatest();
        return {Hex{a.q - 1, a.r - 1}, Hex{b.q + 1, b.r + 1}};
    }

    void note(const OnHexside& entry) {
        bool known = true;
        for (const Hex hex : {entry.side.first(), entry.side.second()}) {
            if (!widths_.covers(hex)) continue;
            auto& kinds = widths_[hex];
            auto& mine = kinds[static_cast<std::size_t>(entry.side.directionFrom(hex).index() / 2)];
            if (mine == 0) known = false;
            if (mine == 0 || width(entry.kind) > width(mine - 1U))
                mine = static_cast<std::uint8_t>(entry.kind + 1);
        }
        if (!known) sides_.push_back(entry);
    }

    double width(std::size_t kind) const { return pass_.drawing.water->kinds[kind].width; }

    std::uint8_t kindAt(Hexside side) const {
        for (const Hex hex : {side.first(), side.second()})
            if (widths_.covers(hex))
                return widths_.at(
                    hex)[static_cast<std::size_t>(side.directionFrom(hex).index() / 2)];
        return 0;
    }

    void addHalf(const OnHexside& entry, Vertex vertex) const {
        const PlanePoint from = middle(entry.side);
        const PlanePoint corner = pass_.layout.position(vertex);
        // What flows on: the widest of the others, unless those two are wider than this one.
        const Hexside* onward = nullptr;
        std::vector<Hexside> others;
        for (const Hexside other : vertex.hexsides())
            if (other != entry.side && kindAt(other) != 0) others.push_back(other);
        if (others.size() == 1) onward = &others[0];
        if (others.size() == 2) {
            const double a = width(kindAt(others[0]) - 1U);
            const double b = width(kindAt(others[1]) - 1U);
            const double own = width(entry.kind);
            const bool least =
                own < std::min(a, b) || (own == std::min(a, b) && entry.side == leastOf(vertex));
            if (!least)
                onward =
                    a > b || (a == b && others[1] == leastOf(vertex)) ? &others[0] : &others[1];
        }
        cairo_move_to(pass_.cairo, from.x, from.y);
        if (onward == nullptr) {
            cairo_line_to(pass_.cairo, corner.x, corner.y);
            return;
        }
        // Half of the curve from the one middle to the other with the corner as its control.
        const PlanePoint to = middle(*onward);
        const PlanePoint control = along(from, corner, 0.5);
        const PlanePoint end = along(control, along(corner, to, 0.5), 0.5);
        const PlanePoint first = along(from, control, 2.0 / 3.0);
        const PlanePoint second = along(end, control, 2.0 / 3.0);
        cairo_curve_to(pass_.cairo, first.x, first.y, second.x, second.y, end.x, end.y);
    }

    /// Which of three equal waters is the side stream: any rule will do that all three share.
    static Hexside leastOf(Vertex vertex) {
        const auto sides = vertex.hexsides();
        return *std::min_element(sides.begin(), sides.end());
    }

    const Pass& pass_;
    HexTable<Kinds> widths_;
    std::vector<OnHexside> sides_;
};

} // namespace

void paintWater(const Pass& pass) {
    const double r = pass.radius();
    const Waters waters(pass);
    if (waters.sides().empty()) return;
    const auto& kinds = pass.drawing.water->kinds;
    cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(pass.cairo, CAIRO_LINE_JOIN_ROUND);
    // All banks first, so that waters open into each other.
    for (const bool bank : {true, false})
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            if (bank && r < 6.0) continue;
            waters.add(k);
            const double width = std::max(1.0, kinds[k].width * r);
            cairo_set_line_width(pass.cairo, bank ? width + std::max(1.0, 0.05 * r) : width);
            setColour(pass.cairo, bank ? pass.theme().waterEdge : kinds[k].colour);
            cairo_stroke(pass.cairo);
        }
}

} // namespace formats
