#pragma once
// What shows the selection on the map: the border of a hex, a hexside, the frame of a counter.

#include "editor/selection.h"
#include "formats/drawing/map_painter.h"
#include "formats/drawing/shape.h"

#include <vector>

namespace editor {

std::vector<formats::Shape> selectionShapes(const Selection& selection,
                                            const model::Scenario& scenario,
                                            const formats::MapPainter& painter,
                                            const model::HexLayout& layout);

} // namespace editor
