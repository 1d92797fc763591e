// Roads through the hexes, and the spans on which they cross water.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/region.h"
#include "formats/drawing/seeded.h"

#include <array>
#include <cmath>

namespace formats {

using model::Direction;
using model::Hex;
using model::Hexside;
using model::PlanePoint;

namespace {

struct Curve {
    PlanePoint from, first, second, to;
};

double lengthOf(const Curve& curve) {
    return (model::distance(curve.from, curve.first) + model::distance(curve.first, curve.second) +
            model::distance(curve.second, curve.to) + model::distance(curve.from, curve.to)) /
           2;
}

/// The pieces of road inside one hex, each with its kind.
class RoadsInHex {
public:
    RoadsInHex(const model::HexLayout& layout, Hex hex) : layout_(layout), hex_(hex) {}

    void add(Direction toward, std::size_t kind) {
        for (auto& link : links_)
            if (link.toward == toward) {
                link.kind = std::min(link.kind, kind);
                return;
            }
        links_.push_back({toward, kind});
    }

    template <class Visit>
    void forEach(Visit&& visit) const {
        if (links_.size() == 2 && links_[0].kind == links_[1].kind)
            return visit(through(links_[0].toward, links_[1].toward), links_[0].kind);
        // The two that go on most straightly keep their sweep, the others join them.
        const auto [a, b] = straightest();
        for (const Link& link : links_) {
            const Direction from = link.toward;
            if (a && (from == *a || from == *b))
                visit(half(from, from == *a ? *b : *a), link.kind);
            else
                visit(half(from, from.opposite()), link.kind);
        }
    }

private:
    struct Link {
        Direction toward;
        std::size_t kind;
    };

    std::pair<std::optional<Direction>, std::optional<Direction>> straightest() const {
        std::pair<std::optional<Direction>, std::optional<Direction>> best;
        int most = 0;
        for (std::size_t i = 0; i < links_.size(); ++i)
            for (std::size_t j = i + 1; j < links_.size(); ++j) {
                const int turn = std::abs(links_[i].toward.index() - links_[j].toward.index());
                int score = 10 * std::min(turn, 12 - turn);
                if (links_[i].kind == links_[j].kind) score += 5;
                if (score > most) {
                    most = score;
                    best = {links_[i].toward, links_[j].toward};
                }
            }
        return best;
    }

    PlanePoint crossing(Direction toward) const {
        return crossingOf(layout_, Hexside(hex_, toward));
    }
    /// From the crossing straight into the hex.
    PlanePoint inward(Direction toward, double share) const {
        const PlanePoint from = crossing(toward);
        const PlanePoint middle = middleOf(layout_, Hexside(hex_, toward));
        const PlanePoint centre = layout_.centre(hex_);
        return {from.x + (centre.x - middle.x) * share, from.y + (centre.y - middle.y) * share};
    }
    PlanePoint heart() const {
        const PlanePoint centre = layout_.centre(hex_);
        const double reach = 0.06 * layout_.radius;
        return {centre.x + reach * swing(hex_, 61), centre.y + reach * swing(hex_, 62)};
    }

    Curve through(Direction a, Direction b) const {
        const int turn = std::abs(a.index() - b.index());
        const double share = std::min(turn, 12 - turn) == 2 ? 0.5 : 0.72;
        return {crossing(a), inward(a, share), inward(b, share), crossing(b)};
    }
    /// To the heart of the hex, arriving there on the way to `onward`.
    Curve half(Direction from, Direction onward) const {
        const PlanePoint a = crossing(from);
        const PlanePoint b = crossing(onward);
        const PlanePoint to = heart();
        return {a, inward(from, 0.45), {to.x + (a.x - b.x) * 0.17, to.y + (a.y - b.y) * 0.17}, to};
    }

    const model::HexLayout& layout_;
    Hex hex_;
    std::vector<Link> links_;
};

struct DrawnRoad {
    Curve curve;
    std::size_t kind;
};

std::vector<DrawnRoad> roadsIn(const Pass& pass) {
    using Kinds = std::array<std::uint8_t, 6>; // 1 + kind by direction
    HexTable<Kinds> links = pass.patch.table<Kinds>();
    const Hex least = pass.patch.printed.least();
    const auto note = [&](Hex hex, const OnHexside& entry) {
        if (pass.patch.printed.at(hex) == 0) return;
        auto& mine =
            links[hex][static_cast<std::size_t>(entry.side.directionFrom(hex).index() / 2)];
        const auto& kinds = pass.drawing.roads->kinds;
        if (mine == 0 || kinds[entry.kind].width > kinds[mine - 1U].width)
            mine = static_cast<std::uint8_t>(entry.kind + 1);
    };
    pass.drawing.roads->forEachIn(
        {least.q - 1, least.r - 1}, pass.patch.printed.greatest(), [&](const OnHexside& entry) {
            for (const Hex hex : {entry.side.first(), entry.side.second()})
                if (!entry.from || *entry.from == hex) note(hex, entry);
        });
    std::vector<DrawnRoad> drawn;
    for (const Hex hex : pass.patch.hexes) {
        RoadsInHex roads(pass.layout, hex);
        const Kinds kinds = links.at(hex);
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (kinds[i] != 0) roads.add(model::hexsideDirections[i], kinds[i] - 1U);
        roads.forEach([&](const Curve& curve, std::size_t kind) {
            drawn.push_back({curve, kind});
        });
    }
    return drawn;
}

void addCurve(cairo_t* cairo, const Curve& curve) {
    cairo_move_to(cairo, curve.from.x, curve.from.y);
    cairo_curve_to(cairo, curve.first.x, curve.first.y, curve.second.x, curve.second.y, curve.to.x,
                   curve.to.y);
}

/// Dashes that fit the length, so that they go on evenly in the next hex.
void strokeDashes(const Pass& pass, const Curve& curve, double width) {
    const double length = lengthOf(curve);
    const double wanted = std::max(3.2 * width, 0.2 * pass.radius());
    const double period = length / std::max(1.0, std::round(length / wanted));
    const std::array<double, 2> dashes{0.62 * period, 0.38 * period};
    cairo_set_dash(pass.cairo, dashes.data(), 2, 0.31 * period);
    addCurve(pass.cairo, curve);
    cairo_stroke(pass.cairo);
}

enum class SpanForm { bridge, trestle, ford };

SpanForm formOf(const model::SpanTypeId& type) {
    if (type.text.find("ford") != std::string::npos) return SpanForm::ford;
    if (type.text.find("trestle") != std::string::npos) return SpanForm::trestle;
    return SpanForm::bridge;
}

// In radii, across the water along x.

void paintBridge(const Pass& pass, bool trestle, bool stone) {
    const double r = pass.radius();
    cairo_rectangle(pass.cairo, -0.17, -0.075, 0.34, 0.15);
    setColour(pass.cairo, stone ? mixed(pass.theme().roadFill, pass.theme().work, 0.25)
                                : pass.theme().roadFill);
    cairo_fill(pass.cairo);
    for (const double edge : {-1.0, 1.0}) {
        cairo_move_to(pass.cairo, -0.22, edge * 0.15);
        cairo_line_to(pass.cairo, -0.16, edge * 0.085);
        cairo_line_to(pass.cairo, 0.16, edge * 0.085);
        cairo_line_to(pass.cairo, 0.22, edge * 0.15);
    }
    if (trestle)
        for (const double x : {-0.12, -0.04, 0.04, 0.12}) {
            cairo_move_to(pass.cairo, x, -0.085);
            cairo_line_to(pass.cairo, x, 0.085);
        }
    cairo_set_line_width(pass.cairo, std::max(1.0 / r, stone ? 0.065 : 0.045));
    setColour(pass.cairo, pass.theme().work);
    cairo_stroke(pass.cairo);
}

/// Stones through the water.
void paintFord(const Pass& pass) {
    for (const double x : {-0.18, -0.06, 0.06, 0.18})
        for (const double y : {-0.065, 0.065})
            addCircle(pass.cairo, {x, y}, 0.042);
    setColour(pass.cairo, pass.theme().roadFill);
    cairo_fill_preserve(pass.cairo);
    cairo_set_line_width(pass.cairo, std::max(0.8 / pass.radius(), 0.022));
    setColour(pass.cairo, pass.theme().work);
    cairo_stroke(pass.cairo);
}

} // namespace

PlanePoint crossingOf(const model::HexLayout& layout, Hexside side) {
    const PlanePoint middle = middleOf(layout, side);
    const auto ends = layout.ends(side);
    const double shift = 0.11 * swing(side, 77);
    return {middle.x + (ends[1].x - ends[0].x) * shift, middle.y + (ends[1].y - ends[0].y) * shift};
}

void paintRoads(const Pass& pass) {
    const double r = pass.radius();
    const std::vector<DrawnRoad> drawn = roadsIn(pass);
    const auto& kinds = pass.drawing.roads->kinds;
    cairo_set_line_join(pass.cairo, CAIRO_LINE_JOIN_ROUND);

    cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_BUTT);
    for (const DrawnRoad& road : drawn) {
        const LineKind& kind = kinds[road.kind];
        if (!kind.dashed) continue;
        const double width = std::max(0.8, kind.width * r);
        cairo_set_line_width(pass.cairo, width);
        setColour(pass.cairo, withAlpha(kind.colour, 0.9));
        strokeDashes(pass, road.curve, width);
    }
    setDash(pass.cairo, Dash::solid, 1.0);

    cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_ROUND);
    for (const bool casing : {true, false})
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            if (kinds[k].dashed) continue;
            for (const DrawnRoad& road : drawn)
                if (road.kind == k) addCurve(pass.cairo, road.curve);
            // Too small for two edges and a fill: one brown line.
            const bool plain = r < 7.0;
            const double width = std::max(plain ? 0.8 : 1.0, kinds[k].width * r);
            const double edge = std::max(0.9, 0.042 * r);
            cairo_set_line_width(pass.cairo, casing && !plain ? width + edge : width);
            const Colour brown = plain ? pass.theme().trail : pass.theme().roadEdge;
            setColour(pass.cairo, casing || plain ? brown : kinds[k].colour);
            cairo_stroke(pass.cairo);
        }
}

void paintSpans(const Pass& pass) {
    const double r = pass.radius();
    for (const auto& span : pass.map().spans) {
        if (!span->at) continue;
        const Hexside side = *span->at;
        if (pass.patch.printed.at(side.first()) == 0 && pass.patch.printed.at(side.second()) == 0)
            continue;
        const PlanePoint at = crossingOf(pass.layout, side);
        const PlanePoint a = pass.layout.centre(side.first());
        const PlanePoint b = pass.layout.centre(side.second());
        const double angle = std::atan2(b.y - a.y, b.x - a.x);
        const SpanForm form = formOf(span->type);
        cairo_save(pass.cairo);
        cairo_translate(pass.cairo, at.x, at.y);
        cairo_rotate(pass.cairo, angle);
        cairo_scale(pass.cairo, r, r);
        cairo_set_line_cap(pass.cairo, CAIRO_LINE_CAP_ROUND);
        if (form == SpanForm::ford)
            paintFord(pass);
        else
            paintBridge(pass, form == SpanForm::trestle, span->stone);
        cairo_restore(pass.cairo);
    }
}

} // namespace formats
