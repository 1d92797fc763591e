#include "model/geometry/hex.h"

#include <algorithm>

namespace model {

std::vector<Hex> ring(Hex centre, int radius) {
    if (radius < 0) return {};
    if (radius == 0) return {centre};

    std::vector<Hex> result;
    result.reserve(static_cast<std::size_t>(radius) * 6);
    Hex hex = centre + Hex{0, -radius};
    // Each of the six edges of the ring runs 120 degrees clockwise of the direction it starts in.
    for (const Direction direction : hexsideDirections)
        for (int step = 0; step < radius; ++step) {
            result.push_back(hex);
            hex = neighbour(hex, direction.turned(4));
        }
    return result;
}

std::vector<Hex> hexesWithin(Hex centre, int radius) {
    std::vector<Hex> result;
    for (int q = -radius; q <= radius; ++q)
        for (int r = std::max(-radius, -radius - q); r <= std::min(radius, radius - q); ++r)
            result.push_back(centre + Hex{q, r});
    return result;
}

} // namespace model
