#include "model/number.h"

#include <charconv>

namespace model {

std::optional<int> readNumber(std::string_view text) {
    constexpr int largest = 1'000'000;
    int number = 0;
    const auto* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || error != std::errc{} || stop != end) return std::nullopt;
    if (number > largest || number < -largest) return std::nullopt;
    return number;
}

std::optional<Printed<int>> readPrintedNumber(std::string_view text) {
    if (text.empty()) return Printed<int>{};
    if (text == "missing") return Printed<int>::missing();
    if (const auto number = readNumber(text)) return Printed<int>(*number);
    return std::nullopt;
}

std::vector<std::string> wordsOf(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string> words;
    for (auto begin = text.find_first_not_of(blanks); begin != std::string_view::npos;) {
        const auto end = text.find_first_of(blanks, begin);
        words.emplace_back(text.substr(begin, end - begin));
        begin = end == std::string_view::npos ? end : text.find_first_not_of(blanks, end);
    }
    return words;
}

} // namespace model
