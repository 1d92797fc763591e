#include "formats/drawing/colour.h"

#include <charconv>

namespace formats {

std::optional<Colour> parseColour(std::string_view text) {
    if (text.size() != 7 || text.front() != '#') return std::nullopt;
    unsigned value = 0;
    const auto [end, fault] = std::from_chars(text.data() + 1, text.data() + 7, value, 16);
    if (fault != std::errc{} || end != text.data() + 7) return std::nullopt;
    const auto part = [&](unsigned shift) { return ((value >> shift) & 0xFFU) / 255.0; };
    return Colour{part(16), part(8), part(0), 1.0};
}

Colour mixed(Colour first, Colour second, double share) {
    const auto mix = [share](double a, double b) { return a + (b - a) * share; };
    return {mix(first.red, second.red), mix(first.green, second.green),
            mix(first.blue, second.blue), mix(first.alpha, second.alpha)};
}

Colour withAlpha(Colour colour, double alpha) {
    colour.alpha = alpha;
    return colour;
}

} // namespace formats
