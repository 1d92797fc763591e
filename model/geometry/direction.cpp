#include "model/geometry/direction.h"

#include <cstddef>

namespace model {

namespace {

using Names = std::array<std::string_view, 12>;

constexpr Names flatTopNames{"N", "NNE", "NE", "E", "SE", "SSE",
                             "S", "SSW", "SW", "W", "NW", "NNW"};
constexpr Names pointyTopNames{"NW", "N", "NE", "ENE", "E", "ESE",
                               "SE", "S", "SW", "WSW", "W", "WNW"};

constexpr const Names& names(Orientation orientation) {
    return orientation == Orientation::flatTop ? flatTopNames : pointyTopNames;
}

} // namespace

std::string_view name(Direction direction, Orientation orientation) {
    return names(orientation)[static_cast<std::size_t>(direction.index())];
}

std::optional<Direction> parseDirection(std::string_view text, Orientation orientation) {
    for (int index = 0; index < 12; ++index)
        if (name(Direction{index}, orientation) == text) return Direction{index};
    return std::nullopt;
}

} // namespace model
