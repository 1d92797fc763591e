// Slopes, walls and other features of hexsides.

#include "formats/drawing/line_feature.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/region.h"

namespace formats {

using model::Hex;
using model::PlanePoint;

namespace {

/// The unit vector from the hexside into the hex.
PlanePoint into(const Pass& pass, model::Hexside side, Hex hex) {
    const PlanePoint from = middleOf(pass.layout, side);
    const PlanePoint to = pass.layout.centre(hex);
    const double length = model::distance(from, to);
    return {(to.x - from.x) / length, (to.y - from.y) / length};
}

LineBit bitOf(const Pass& pass, const OnHexside& entry) {
    const auto ends = pass.layout.ends(entry.side);
    const Hex first = entry.side.first();
    return {ends[0],
            ends[1],
            into(pass, entry.side, entry.from.value_or(first)),
            entry.from.has_value(),
            first,
            entry.side.directionFrom(first).index()};
}

} // namespace

void paintHexsides(const Pass& pass) {
    const HexsideIndex& index = *pass.drawing.hexsides;
    std::vector<std::vector<LineBit>> kinds(index.kinds.size());
    const Hex least = pass.patch.printed.least();
    // A hexside of the first column belongs to its neighbour beyond.
    index.forEachIn({least.q - 1, least.r - 1}, pass.patch.printed.greatest(),
                    [&](const OnHexside& entry) {
                        if (pass.patch.printed.at(entry.side.first()) != 0 ||
                            pass.patch.printed.at(entry.side.second()) != 0)
                            kinds[entry.kind].push_back(bitOf(pass, entry));
                    });
    for (std::size_t k = 0; k < kinds.size(); ++k)
        paintLineFeature(pass.cairo, pass.radius(), kinds[k], index.kinds[k]);
}

} // namespace formats
