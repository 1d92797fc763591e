#include "validators/rules/place_names.h"

#include <algorithm>
#include <cctype>

namespace validators {

namespace {

/// The plain letters of U+00C0 to U+017F, in order; a blank where there is none.
constexpr std::string_view plainLetters =
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

constexpr char32_t firstAccented = 0xC0;

/// The code point at the position, which moves on; bytes that are no UTF-8 stand for themselves.
char32_t next(std::string_view text, std::size_t& at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at++);
    const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
    char32_t point = more == 0 ? lead : lead & (0x3Fu >> more);
    for (int i = 0; i < more && at < text.size() && (byte(at) & 0xC0u) == 0x80u; ++i)
        point = (point << 6u) | (byte(at++) & 0x3Fu);
    return point;
}

} // namespace

std::string foldedName(std::string_view name) {
    std::string folded, word;
    const auto endWord = [&] {
        folded += word == "mt" ? "monte" : word;
        word.clear();
    };
    for (std::size_t at = 0; at < name.size();) {
        const char32_t point = next(name, at);
        const char32_t accented = point - firstAccented;
        if (point < 0x80 && std::isalnum(static_cast<int>(point)) != 0)
            word += static_cast<char>(std::tolower(static_cast<int>(point)));
        else if (point >= firstAccented && accented < plainLetters.size() &&
                 plainLetters[accented] != ' ')
            word += plainLetters[accented];
        else if (point == ' ' || point == '.' || point == '-' || point == '_')
            endWord();
        // Apostrophes and other signs do not even part words.
    }
    endWord();
    return folded;
}

bool isNamed(const model::Place& place, const model::PublishedPlace& published) {
    const std::string name = foldedName(place.name);
    return !name.empty() &&
           (name == foldedName(published.name) ||
            std::any_of(published.aliases.begin(), published.aliases.end(),
                        [&](const auto& alias) { return name == foldedName(alias); }));
}

} // namespace validators
