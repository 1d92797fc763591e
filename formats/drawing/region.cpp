#include "formats/drawing/region.h"

#include "formats/drawing/seeded.h"

namespace formats {

using model::Direction;
using model::Hex;
using model::HexLayout;
using model::Hexside;
using model::PlanePoint;
using model::Vertex;

namespace {

struct Edge {
    Hex hex;
    Direction toward;
};

std::uint8_t bit(Direction direction) {
    return static_cast<std::uint8_t>(1U << (direction.index() / 2));
}

/// The next side of the border, clockwise round the members.
Edge next(const HexFlags& members, Edge edge) {
    const Hex beside = model::neighbour(edge.hex, edge.toward.turned(2));
    if (members.at(beside) != 0) return {beside, edge.toward.turned(-2)};
    return {edge.hex, edge.toward.turned(2)};
}

PlanePoint between(PlanePoint a, PlanePoint b, double share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

class Border {
public:
    Border(cairo_t* cairo, const HexLayout& layout, BorderStyle style)
        : cairo_(cairo), layout_(layout), style_(style) {}

    void add(const std::vector<Edge>& loop) const {
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const Edge& edge = loop[i];
            const Edge& following = loop[(i + 1) % loop.size()];
            const PlanePoint from = middle(edge);
            const PlanePoint to = middle(following);
            const PlanePoint corner = end(edge);
            if (i == 0) cairo_move_to(cairo_, from.x, from.y);
            const PlanePoint before = between(corner, from, style_.roundness);
            const PlanePoint after = between(corner, to, style_.roundness);
            if (style_.roundness < 1.0) cairo_line_to(cairo_, before.x, before.y);
            if (style_.roundness > 0.0) {
                const PlanePoint first = between(before, corner, 2.0 / 3.0);
                const PlanePoint second = between(after, corner, 2.0 / 3.0);
                cairo_curve_to(cairo_, first.x, first.y, second.x, second.y, after.x, after.y);
            }
        }
        cairo_close_path(cairo_);
    }

private:
    PlanePoint middle(Edge edge) const {
        const Hexside side(edge.hex, edge.toward);
        PlanePoint point = middleOf(layout_, side);
        if (style_.sway == 0.0) return point;
        const double reach = style_.sway * layout_.radius;
        return {point.x + reach * swing(side, style_.salt),
                point.y + reach * swing(side, style_.salt + 1)};
    }

    PlanePoint end(Edge edge) const {
        const Vertex vertex(edge.hex, edge.toward.turned(1));
        const PlanePoint point = layout_.corner(edge.hex, edge.toward.turned(1));
        if (style_.sway == 0.0) return point;
        const double reach = style_.sway * layout_.radius;
        return {point.x + reach * swing(vertex, style_.salt + 2),
                point.y + reach * swing(vertex, style_.salt + 3)};
    }

    cairo_t* cairo_;
    const HexLayout& layout_;
    BorderStyle style_;
};

} // namespace

PlanePoint middleOf(const HexLayout& layout, Hexside side) {
    const PlanePoint a = layout.centre(side.first());
    const PlanePoint b = layout.centre(side.second());
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

void addBorder(cairo_t* cairo, const HexLayout& layout, const HexFlags& members,
               const std::vector<Hex>& hexes, BorderStyle style) {
    const Border border(cairo, layout, style);
    HexFlags walked(members.least(), members.greatest());
    std::vector<Edge> loop;
    for (const Hex hex : hexes) {
        if (members.at(hex) == 0) continue;
        for (const Direction toward : model::hexsideDirections) {
            if (members.at(model::neighbour(hex, toward)) != 0) continue;
            if ((walked[hex] & bit(toward)) != 0) continue;
            loop.clear();
            Edge edge{hex, toward};
            while ((walked[edge.hex] & bit(edge.toward)) == 0) {
                walked[edge.hex] = static_cast<std::uint8_t>(walked[edge.hex] | bit(edge.toward));
                loop.push_back(edge);
                edge = next(members, edge);
            }
            border.add(loop);
        }
    }
}

} // namespace formats
