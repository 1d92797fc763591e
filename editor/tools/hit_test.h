#pragma once
// Makes picks: which hex, hexside, corner and counter a point of the plane meets. Counters lie
// where the painter draws them.

#include "editor/tools/pick.h"
#include "formats/drawing/map_painter.h"
#include "model/geometry/hex_layout.h"
#include "model/map/extent.h"

#include <optional>

namespace editor {

/// How far beside a thing a click still means it.
inline constexpr double tolerancePixels = 8.0;

/// `layout` is the one the map is drawn with; `point` is in its plane. Without a painter no piece
/// is met.
Spot spotAt(const model::Extent& extent, const model::HexLayout& layout,
            const formats::MapPainter* painter, model::PlanePoint point);

/// `unitsPerPixel` is the size of a pixel of the screen in the plane; the tolerance follows it.
/// `from` is the spot where the button went down.
Pick pickAt(const model::Extent& extent, const model::HexLayout& layout,
            const formats::MapPainter* painter, model::PlanePoint point, double unitsPerPixel,
            Modifiers modifiers = {}, std::optional<Spot> from = {});

} // namespace editor
