#include "editor/tools/brush_stroke.h"

#include "editor/tools/hex_path.h"
#include "editor/tools/tool_settings.h"

#include <algorithm>

namespace editor {

bool BrushStroke::moveTo(model::Hex hex, int radius, const model::Extent& extent) {
    const auto known = hexes_.size();
    for (const model::Hex centre : hexesAlong(last_.value_or(hex), hex))
        for (const model::Hex under : hexesUnderBrush(centre, radius, extent)) {
            if (met_.contains(under)) continue;
            met_.insert(under);
            hexes_.push_back(under);
        }
    last_ = hex;
    return hexes_.size() != known;
}

std::vector<model::Hex> hexesUnderBrush(model::Hex centre, int radius,
                                        const model::Extent& extent) {
    auto hexes = hexesWithin(centre, std::clamp(radius, 0, ToolSettings::largestBrush));
    std::erase_if(hexes, [&](model::Hex hex) { return !extent.isOnMap(hex); });
    return hexes;
}

} // namespace editor
