// Pieces as printed counters: rounded squares in the colours of their army with the symbol of their
// class, figures and name, and stacks of them.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/seeded.h"

#include <array>
#include <cmath>
#include <functional>

namespace formats {

using model::Hex;
using model::PlaneBox;
using model::PlanePoint;

namespace {

/// A counter is drawn in a square from -1 to 1.
class Face {
public:
    Face(cairo_t* cairo, const CounterLook& look, double fine)
        : cairo_(cairo), look_(look), fine_(fine) {}

    void symbol(const std::string& word, double y, double scale) const {
        cairo_save(cairo_);
        cairo_translate(cairo_, 0, y);
        cairo_scale(cairo_, scale, scale);
        if (word == "leader")
            star();
        else
            box(word);
        cairo_restore(cairo_);
    }

private:
    void box(const std::string& word) const {
        cairo_rectangle(cairo_, -0.62, -0.40, 1.24, 0.80);
        setColour(cairo_, withAlpha(mixed(look_.face, {1, 1, 1, 1}, 0.35), 0.9));
        cairo_fill_preserve(cairo_);
        if (word == "infantry") {
            line(-0.62, -0.40, 0.62, 0.40);
            line(-0.62, 0.40, 0.62, -0.40);
        } else if (word == "cavalry") {
            line(-0.62, 0.40, 0.62, -0.40);
        } else if (word == "vedette") {
            line(-0.62, 0.40, 0.62, -0.40);
            line(0.0, -0.40, 0.0, -0.58);
        } else if (word == "train" || word == "wagon") {
            line(-0.62, 0.02, 0.62, 0.02);
            for (const double x : {-0.32, 0.32})
                ring(x, 0.22, 0.13);
        } else if (word == "headquarters") {
            line(-0.62, -0.16, 0.62, -0.16);
        }
        stroke();
        if (word == "artillery") {
            addCircle(cairo_, {0, 0}, 0.19);
            setColour(cairo_, ink());
            cairo_fill(cairo_);
        }
    }

    void star() const {
        ring(0, 0, 0.62);
        setColour(cairo_, withAlpha(mixed(look_.face, {1, 1, 1, 1}, 0.5), 0.95));
        cairo_fill_preserve(cairo_);
        stroke();
        std::vector<PlanePoint> points;
        for (int i = 0; i < 10; ++i) {
            const double angle = 3.14159265358979323846 * (i / 5.0 - 0.5);
            const double reach = i % 2 == 0 ? 0.48 : 0.20;
            points.push_back({reach * std::cos(angle), reach * std::sin(angle)});
        }
        addPolygon(cairo_, points);
        setColour(cairo_, ink());
        cairo_fill(cairo_);
    }

    /// Dark enough for the pale field of the symbol.
    Colour ink() const { return mixed(look_.edge, {0, 0, 0, 1}, 0.35); }
    void line(double x1, double y1, double x2, double y2) const {
        cairo_move_to(cairo_, x1, y1);
        cairo_line_to(cairo_, x2, y2);
    }
    void ring(double x, double y, double radius) const { addCircle(cairo_, {x, y}, radius); }
    void stroke() const {
        cairo_set_line_width(cairo_, fine_);
        setColour(cairo_, ink());
        cairo_stroke(cairo_);
    }

    cairo_t* cairo_;
    const CounterLook& look_;
    double fine_;
};

std::string figuresOf(const DrawnPiece& piece, bool all) {
    if (piece.unit == nullptr) return {};
    const auto figure = [](const model::Printed<int>& value) {
        return value.hasValue() ? std::to_string(*value) : std::string("?");
    };
    const model::Unit& unit = *piece.unit;
    if (unit.rating.rating.isStated() || piece.symbol == "leader") {
        // Commanders have a rating, officers an initiative.
        const bool rated = unit.rating.rating.isStated();
        std::string text = figure(rated ? unit.rating.rating : unit.combat.initiative);
        if (all && unit.rating.range.isStated()) text += "-" + figure(unit.rating.range);
        return all && unit.mobility.move.isStated() ? text + "-" + figure(unit.mobility.move)
                                                    : text;
    }
    const bool reduced = piece.reduced && unit.combat.reduced.isStated();
    std::string text;
    if (unit.combat.strength.isStated() || unit.combat.initiative.isStated())
        text = figure(reduced ? unit.combat.reduced : unit.combat.strength);
    if (!all) return text;
    if (unit.combat.initiative.isStated()) text += "-" + figure(unit.combat.initiative);
    if (unit.mobility.move.isStated())
        text += (text.empty() ? "" : "-") + figure(unit.mobility.move);
    return text;
}

/// A calm hue that depends on the id of the formation alone.
std::optional<Colour> formationColour(const DrawnPiece& piece) {
    if (piece.unit == nullptr || piece.unit->formation.empty()) return std::nullopt;
    int seed = 7;
    for (const char c : piece.unit->formation.text)
        seed = (seed * 31 + static_cast<unsigned char>(c)) % 1'000'003;
    static const std::array<Colour, 10> stripes{{{0.72, 0.25, 0.20, 1},
                                                 {0.20, 0.45, 0.28, 1},
                                                 {0.80, 0.60, 0.15, 1},
                                                 {0.35, 0.25, 0.55, 1},
                                                 {0.15, 0.45, 0.60, 1},
                                                 {0.80, 0.42, 0.15, 1},
                                                 {0.45, 0.32, 0.20, 1},
                                                 {0.60, 0.25, 0.45, 1},
                                                 {0.25, 0.30, 0.35, 1},
                                                 {0.50, 0.58, 0.20, 1}}};
    return stripes[static_cast<std::size_t>(seed) % stripes.size()];
}

struct Pens {
    std::optional<TextPen> figures, name, count;
};

void paintCounter(const Pass& pass, const DrawnPiece& piece, PlaneBox box, bool covered,
                  Pens& pens) {
    cairo_t* cairo = pass.cairo;
    const CounterLook& look = counterLook(pass.theme(), piece.army);
    const double side = box.right - box.left;
    const double r = pass.radius();
    const double round = 0.11 * side;
    if (r >= 8.0) {
        const double fall = 0.035 * side;
        addRoundedBox(
            cairo,
            {box.left + fall, box.top + 1.4 * fall, box.right + fall, box.bottom + 1.4 * fall},
            round);
        setColour(cairo, pass.theme().shadow);
        cairo_fill(cairo);
    }
    addRoundedBox(cairo, box, round);
    setColour(cairo, piece.reduced ? mixed(look.face, {1, 1, 1, 1}, 0.35) : look.face);
    cairo_fill_preserve(cairo);
    if (const auto stripe = formationColour(piece); stripe && r >= 9.0) {
        cairo_save(cairo);
        cairo_clip_preserve(cairo);
        cairo_path_t* outline = cairo_copy_path(cairo);
        cairo_new_path(cairo);
        cairo_rectangle(cairo, box.left, box.bottom - 0.085 * side, side, 0.085 * side);
        setColour(cairo, *stripe);
        cairo_fill(cairo);
        cairo_restore(cairo);
        cairo_append_path(cairo, outline);
        cairo_path_destroy(outline);
    }
    cairo_set_line_width(cairo, std::max(0.8, 0.035 * side));
    setColour(cairo, look.edge);
    cairo_stroke(cairo);
    if (covered || r < 6.0) return;

    const bool withFigures = pens.figures.has_value();
    const bool withName = pens.name.has_value();
    const PlanePoint centre{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
    cairo_save(cairo);
    cairo_translate(cairo, centre.x, centre.y);
    cairo_scale(cairo, side / 2, side / 2);
    const double fine = std::max(0.075, 2.0 / side);
    Face(cairo, look, fine)
        .symbol(piece.symbol,
                withName      ? -0.08
                : withFigures ? -0.26
                              : 0.0,
                withName      ? 0.80
                : withFigures ? 0.84
                              : 1.05);
    cairo_restore(cairo);
    if (withFigures)
        pens.figures->writeFigures(figuresOf(piece, r >= 22.0), {centre.x, centre.y + 0.30 * side},
                                   look.ink);
    if (withName)
        pens.name->writeWithin(piece.unit == nullptr ? piece.id.text : piece.unit->name,
                               {centre.x, centre.y - 0.36 * side}, 0.94 * side, look.ink);
}

void paintCount(const Pass& pass, std::size_t count, PlaneBox top, Pens& pens) {
    const double r = pass.radius();
    const PlanePoint at{top.right - 0.02 * r, top.bottom - 0.04 * r};
    addCircle(pass.cairo, at, 0.19 * r);
    setColour(pass.cairo, {0.99, 0.97, 0.90, 1});
    cairo_fill_preserve(pass.cairo);
    cairo_set_line_width(pass.cairo, std::max(0.7, 0.03 * r));
    setColour(pass.cairo, {0.17, 0.13, 0.09, 1});
    cairo_stroke(pass.cairo);
    pens.count->writeFigures(std::to_string(count), at, {0.17, 0.13, 0.09, 1});
}

} // namespace

std::vector<PlaneBox> counterBoxes(std::size_t count, Hex hex, const model::HexLayout& layout) {
    const double r = layout.radius;
    const double side = 1.08 * r;
    const PlanePoint centre = layout.centre(hex);
    // The fan stays as wide for ten pieces as for four.
    const double gaps = count > 1 ? static_cast<double>(count - 1) : 0.0;
    const double shift = gaps == 0.0 ? 0.0 : std::min(0.10, 0.30 / gaps) * r;
    std::vector<PlaneBox> boxes;
    for (std::size_t i = 0; i < count; ++i) {
        const double up = static_cast<double>(count - 1 - i) * shift - gaps * shift / 2;
        const double x = centre.x + up - side / 2;
        const double y = centre.y + 0.08 * r - up - side / 2;
        boxes.push_back({x, y, x + side, y + side});
    }
    return boxes;
}

void paintUnits(const Pass& pass) {
    const double r = pass.radius();
    if (r < detail_radius::counters) return;
    Pens pens;
    const std::string& family = pass.theme().fontFamily;
    if (r >= detail_radius::text)
        pens.figures.emplace(pass.cairo,
                             FontStyle{family, (r >= 22.0 ? 0.29 : 0.42) * r, true, false});
    if (r >= 30.0) pens.name.emplace(pass.cairo, FontStyle{family, 0.185 * r, false, false});
    if (r >= 12.0) pens.count.emplace(pass.cairo, FontStyle{family, 0.27 * r, true, false});

    for (const Hex hex : pass.patch.hexes) {
        const auto stack = pass.drawing.stack(hex);
        if (stack.empty()) continue;
        const auto boxes = counterBoxes(stack.size(), hex, pass.layout);
        for (std::size_t i = 0; i < stack.size(); ++i)
            paintCounter(pass, stack[i], boxes[i], i + 1 < stack.size(), pens);
        if (stack.size() > 2 && pens.count) paintCount(pass, stack.size(), boxes.back(), pens);
    }
}

} // namespace formats
