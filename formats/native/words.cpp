#include "formats/native/words.h"

#include <charconv>

namespace formats {

const Words<model::Basis>& basisWords() {
    static const Words<model::Basis> words{{"printed", model::Basis::printed},
                                           {"reconstructed", model::Basis::reconstructed},
                                           {"placeholder", model::Basis::placeholder}};
    return words;
}

const Words<model::Orientation>& orientationWords() {
    static const Words<model::Orientation> words{{"flat-top", model::Orientation::flatTop},
                                                 {"pointy-top", model::Orientation::pointyTop}};
    return words;
}

const Words<model::ColumnsFrom>& columnsFromWords() {
    static const Words<model::ColumnsFrom> words{{"from west", model::ColumnsFrom::west},
                                                 {"from east", model::ColumnsFrom::east}};
    return words;
}

const Words<model::RowsFrom>& rowsFromWords() {
    static const Words<model::RowsFrom> words{{"from north", model::RowsFrom::north},
                                              {"from south", model::RowsFrom::south}};
    return words;
}

const Words<model::Parity>& parityWords() {
    static const Words<model::Parity> words{{"even", model::Parity::even},
                                            {"odd", model::Parity::odd},
                                            {"each", model::Parity::each},
                                            {"rising", model::Parity::rising}};
    return words;
}

const Words<model::WaterEnd>& waterEndWords() {
    static const Words<model::WaterEnd> words{{"source", model::WaterEnd::source},
                                              {"edge", model::WaterEnd::edge},
                                              {"lake", model::WaterEnd::lake},
                                              {"marsh", model::WaterEnd::marsh},
                                              {"junction", model::WaterEnd::junction}};
    return words;
}

std::string_view word(model::Basis basis) {
    return wordFor(basisWords(), basis);
}

std::optional<int> wholeNumber(std::string_view text, int least, int most) {
    constexpr std::size_t longest = 10;
    if (text.empty() || text.size() > longest) return std::nullopt;
    if (text.front() == '-' && (least >= 0 || text.size() == 1)) return std::nullopt;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (number < least || number > most) return std::nullopt;
    return number;
}

std::string text(const model::Printed<int>& figure) {
    if (figure.isMissing()) return "missing";
    return figure.hasValue() ? std::to_string(*figure) : std::string();
}

std::string joined(const std::vector<std::string>& items, std::string_view between) {
    std::string text;
    for (const std::string& item : items) {
        if (!text.empty()) text += between;
        text += item;
    }
    return text;
}

} // namespace formats
