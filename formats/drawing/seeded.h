#pragma once
// Numbers that look random and depend only on a place of the map, so that trees and houses stand
// where they stood before, in every tile and at every size.

#include "model/geometry/hexside.h"
#include "model/geometry/vertex.h"

#include <cstdint>

namespace formats {

/// From 0 up to 1.
constexpr double seeded(int a, int b, int salt) {
    std::uint64_t x = static_cast<std::uint32_t>(a);
    x = (x << 32U) ^ static_cast<std::uint32_t>(b);
    x ^= static_cast<std::uint64_t>(static_cast<std::uint32_t>(salt)) * 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
    x ^= x >> 31U;
    return static_cast<double>(x >> 11U) / 9007199254740992.0;
}
constexpr double seeded(model::Hex hex, int salt) {
    return seeded(hex.q, hex.r, salt);
}
/// From -1 to 1.
constexpr double swing(model::Hex hex, int salt) {
    return 2.0 * seeded(hex, salt) - 1.0;
}
constexpr double swing(model::Hexside side, int salt) {
    const model::Hex hex = side.first();
    return swing(hex, salt * 16 + side.directionFrom(hex).index());
}
constexpr double swing(model::Vertex vertex, int salt) {
    const model::Hex hex = vertex.hexes()[0];
    return swing(hex, salt * 16 + vertex.directionFrom(hex).index());
}

} // namespace formats
