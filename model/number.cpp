#include "model/number.h"

#include <array>
#include <charconv>
#include <cmath>

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

std::optional<double> readDecimal(std::string_view text) {
    constexpr std::size_t longest = 24;
    constexpr double tooLarge = 1e7;
    constexpr auto digit = [](char each) { return each >= '0' && each <= '9'; };
    // Other spellings of numbers begin or end with something else, or have a letter.
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    if (text.size() > longest || digits.empty() || !digit(digits.front()) || !digit(digits.back()))
        return std::nullopt;
    double number = 0.0;
    const auto* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number, std::chars_format::fixed);
    if (error != std::errc{} || stop != end || std::abs(number) >= tooLarge) return std::nullopt;
    return number == 0.0 ? 0.0 : number; // not -0
}

std::string decimalText(double value) {
    std::array<char, 512> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    return error == std::errc{} ? std::string(text.data(), end) : std::string();
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
