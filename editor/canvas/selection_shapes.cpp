#include "editor/canvas/selection_shapes.h"

#include "editor/overlays/finding_markers.h"

#include <algorithm>

namespace editor {

namespace {

constexpr formats::Look look{formats::Role::selection, {}, 1.0, {}};

formats::Path frameOf(model::PlaneBox box, const model::HexLayout& layout) {
    const double gap = layout.radius * 0.04;
    const auto corner = [&](double x, double y) { return layout.nearestLatticePoint({x, y}); };
    return {{corner(box.left - gap, box.top - gap), corner(box.right + gap, box.top - gap),
             corner(box.right + gap, box.bottom + gap), corner(box.left - gap, box.bottom + gap)},
            look,
            true,
            false,
            false};
}

struct Collected {
    std::vector<model::Hex> hexes;
    std::vector<model::Hexside> hexsides;
    std::vector<formats::Shape> shapes;
};

void collectObject(Collected& all, const model::ObjectRef& object, const model::Scenario& scenario,
                   const formats::MapPainter& painter, const model::HexLayout& layout) {
    const auto place = placeOf(scenario, object);
    if (!place) return;
    bool framed = false;
    if (object.kind == model::ObjectKind::unit) {
        for (const auto& counter : painter.countersAt(*place, layout)) {
            if (counter.unit.text != object.id) continue;
            all.shapes.emplace_back(frameOf(counter.box, layout));
            framed = true;
        }
    }
    if (!framed) all.hexes.push_back(*place);
}

} // namespace

std::vector<formats::Shape> selectionShapes(const Selection& selection,
                                            const model::Scenario& scenario,
                                            const formats::MapPainter& painter,
                                            const model::HexLayout& layout) {
    Collected all;
    for (const auto& subject : selection.subjects()) {
        if (const auto* hex = std::get_if<model::Hex>(&subject))
            all.hexes.push_back(*hex);
        else if (const auto* hexside = std::get_if<model::Hexside>(&subject))
            all.hexsides.push_back(*hexside);
        else if (const auto* vertex = std::get_if<model::Vertex>(&subject))
            all.shapes.emplace_back(
                formats::Circle{model::latticePoint(*vertex), 0.25, look, false});
        else
            collectObject(all, std::get<model::ObjectRef>(subject), scenario, painter, layout);
    }
    if (!all.hexsides.empty())
        all.shapes.emplace_back(formats::HexsideStroke{std::move(all.hexsides), look});
    if (!all.hexes.empty())
        all.shapes.emplace_back(formats::HexOutline{std::move(all.hexes), look});
    return std::move(all.shapes);
}

} // namespace editor
