#include "formats/native/utf8.h"

#include <cstdint>

namespace formats {

namespace {

/// The length in bytes of the character at `at`, 0 when it is none that XML can hold.
std::size_t characterLength(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) {
        const bool isControl = lead < 0x20 && lead != '\t' && lead != '\n' && lead != '\r';
        return isControl ? 0 : 1;
    }
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() - at < length) return 0;
    std::uint32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return 0;
        code = (code << 6U) | (byte(i) & 0x3FU);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
    const bool isNone = code == 0xFFFE || code == 0xFFFF;
    return code < least[length] || code > 0x10FFFF || isSurrogate || isNone ? 0 : length;
}

} // namespace

std::size_t firstBadByte(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text, at);
        if (length == 0) return at;
        at += length;
    }
    return std::string_view::npos;
}

std::string readableText(std::string_view text) {
    std::string result;
    while (true) {
        const std::size_t bad = firstBadByte(text);
        result += text.substr(0, bad);
        if (bad == std::string_view::npos) return result;
        result += "\xEF\xBF\xBD";
        text.remove_prefix(bad + 1);
    }
}

} // namespace formats
