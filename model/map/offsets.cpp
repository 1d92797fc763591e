#include "model/map/offsets.h"

#include "model/number.h"

#include <algorithm>
#include <cstdlib>

namespace model {

namespace {

constexpr std::size_t places = 3; // a thousandth of a unit
constexpr std::size_t mostDigits = 5;

bool areDigits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(),
                                        [](char each) { return each >= '0' && each <= '9'; });
}

std::optional<std::int64_t> readThousandths(std::string_view text) {
    const bool isNegative = text.starts_with('-');
    if (isNegative) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const bool isWhole = point == std::string_view::npos;
    std::string digits(text.substr(0, point));
    const std::string_view behind = isWhole ? std::string_view("0") : text.substr(point + 1);
    if (!areDigits(digits) || digits.size() > mostDigits) return std::nullopt;
    if (!areDigits(behind) || behind.size() > places) return std::nullopt;
    digits += behind;
    digits.append(places - behind.size(), '0');
    const std::int64_t value = std::stoll(digits);
    return isNegative ? -value : value;
}

std::string thousandthsText(std::int64_t value) {
    std::string digits = std::to_string(std::abs(value));
    if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
    digits.insert(digits.size() - places, ".");
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.') digits.pop_back();
    return (value < 0 ? "-" : "") + digits;
}

} // namespace

// Files count y up and the lattice counts it down.

std::optional<LatticePoint> readOffset(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = readThousandths(text.substr(0, comma));
    const auto y = readThousandths(text.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return LatticePoint{*x, -*y};
}

std::string offsetText(LatticePoint offset) {
    return thousandthsText(offset.x) + ',' + thousandthsText(-offset.y);
}

std::optional<std::vector<LatticePoint>> readOffsets(std::string_view text) {
    std::vector<LatticePoint> offsets;
    for (const std::string& word : wordsOf(text)) {
        const auto offset = readOffset(word);
        if (!offset) return std::nullopt;
        offsets.push_back(*offset);
    }
    return offsets;
}

} // namespace model
