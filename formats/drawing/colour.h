#pragma once
// A colour of the drawing, each part from 0 to 1, not premultiplied; and the mixing of colours that
// the painters need. How it is stored in pixels is said where pixels are.

#include <optional>
#include <string_view>

namespace formats {

struct Colour {
    double red = 0.0;
    double green = 0.0;
    double blue = 0.0;
    double alpha = 1.0;

    bool operator==(const Colour&) const = default;
};

/// `#rrggbb`; nothing for any other text.
std::optional<Colour> parseColour(std::string_view text);

/// The first for 0, the second for 1.
Colour mixed(Colour first, Colour second, double share);
Colour withAlpha(Colour colour, double alpha);

} // namespace formats
