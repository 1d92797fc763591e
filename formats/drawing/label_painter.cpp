// Hex numbers, the names of places, and free lettering.

#include "formats/drawing/name_placement.h"
#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "model/map/labels.h"

#include <cmath>
#include <numbers>

namespace formats {

using model::Hex;
using model::PlaneBox;
using model::PlanePoint;

namespace {

void paintLabel(const Pass& pass, const model::Label& label, TextPens& pens) {
    if (!label.at || label.text.empty()) return;
    const LetteringLook& look = letteringLook(pass.theme(), label.kind);
    const double size = look.size * pass.radius() * label.size / 100.0;
    if (size < 5.0) return;
    const PlanePoint at = pass.layout.position(latticePoint(*label.at) + label.offset);
    // No letter is wider than this.
    const double reach = size * (1.3 + look.spacing) * static_cast<double>(label.text.size());
    if (!overlap({at.x - reach, at.y - reach, at.x + reach, at.y + reach}, pass.area)) return;
    TextPen& pen =
        pens.with({pass.theme().nameFontFamily, size, look.bold, look.italic, look.spacing});
    cairo_save(pass.cairo);
    cairo_translate(pass.cairo, at.x, at.y);
    cairo_rotate(pass.cairo, label.angle * std::numbers::pi / 180.0);
    pen.writeWithHalo(label.text, {0, 0}, look.colour,
                      withAlpha(pass.theme().halo, 0.8 * pass.theme().halo.alpha), 0.08 * size);
    cairo_restore(pass.cairo);
}

} // namespace

void paintNumbers(const Pass& pass) {
    const double size = std::max(5.6, pass.theme().numberSize * pass.radius());
    TextPen text(pass.cairo, {pass.theme().fontFamily, size, false, false});
    const bool flat = pass.layout.orientation == model::Orientation::flatTop;
    const double up = (flat ? 0.70 : 0.66) * pass.radius();
    const model::Map& map = pass.map();
    for (const Hex hex : pass.patch.visible) {
        const PlanePoint centre = pass.layout.centre(hex);
        const PlanePoint at{centre.x, centre.y - up};
        const std::size_t sheet = pass.patch.printed.at(hex) - 1U;
        text.writeFigures(label(map, hex, map.sheets[sheet].id), at, pass.theme().number);
    }
}

void paintPlaces(const Pass& pass) {
    TextPens pens(pass.cairo);
    const double r = pass.radius();
    const PlanePoint origin = pass.layout.origin;
    const auto names = pass.drawing.names->at(r);
    for (const PlacedName& name : *names) {
        const PlaneBox box{name.box.left + origin.x, name.box.top + origin.y,
                           name.box.right + origin.x, name.box.bottom + origin.y};
        const double halo = std::max(1.2, 0.055 * r);
        if (!overlap(grown(box, 2 * halo + 0.1 * r), pass.area)) continue;
        TextPen& text = pens.with(name.style);
        text.writeWithHalo(name.text, {(box.left + box.right) / 2, (box.top + box.bottom) / 2},
                           pass.theme().name, pass.theme().halo, halo);
    }
}

void paintLabels(const Pass& pass) {
    TextPens pens(pass.cairo);
    for (const auto& label : pass.map().labels)
        paintLabel(pass, *label, pens);
}

} // namespace formats
