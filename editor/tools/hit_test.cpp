#include "editor/tools/hit_test.h"

#include <utility>

namespace editor {

Spot spotAt(const model::Extent& extent, const model::HexLayout& layout,
            const formats::MapPainter* painter, model::PlanePoint point) {
    Spot spot;
    spot.point = point;
    spot.lattice = layout.nearestLatticePoint(point);
    spot.hex = layout.nearestHex(point).what;
    spot.onMap = extent.isOnMap(spot.hex);
    spot.isPrinted = spot.onMap || extent.positionOf(spot.hex).has_value();
    spot.hexside = layout.nearestHexside(point);
    spot.vertex = layout.nearestVertex(point);
    if (painter)
        if (const auto counter = painter->pieceAt(point, layout))
            spot.piece = PickedPiece{counter->unit, counter->part, counter->at};
    return spot;
}

Pick pickAt(const model::Extent& extent, const model::HexLayout& layout,
            const formats::MapPainter* painter, model::PlanePoint point, double unitsPerPixel,
            Modifiers modifiers, std::optional<Spot> from) {
    return {spotAt(extent, layout, painter, point), std::move(from), modifiers,
            tolerancePixels * unitsPerPixel, layout.radius};
}

} // namespace editor
