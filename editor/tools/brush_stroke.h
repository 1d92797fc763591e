#pragma once
// The hexes that a stroke with a round brush passes, each once and without holes.

#include "model/map/extent.h"
#include "model/map/hex_set.h"

#include <optional>
#include <vector>

namespace editor {

class BrushStroke {
public:
    /// On to the hex, from the last one if there is one; true when it met new hexes in play.
    bool moveTo(model::Hex hex, int radius, const model::Extent& extent);
    const std::vector<model::Hex>& hexes() const { return hexes_; }

private:
    std::vector<model::Hex> hexes_;
    model::HexSet met_; ///< the same as a set
    std::optional<model::Hex> last_;
};

/// The hexes in play under a brush.
std::vector<model::Hex> hexesUnderBrush(model::Hex centre, int radius, const model::Extent& extent);

} // namespace editor
