#include "validators/rules/map_scale.h"

#include "model/geometry/hex_layout.h"
#include "model/number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace validators {

namespace {

struct Unit {
    std::string_view name;
    double metres = 1.0;
};

constexpr auto units = std::to_array<Unit>({
    {"m", 1.0},
    {"metres", 1.0},
    {"meters", 1.0},
    {"km", 1000.0},
    {"cm", 0.01},
    {"mm", 0.001},
    {"ft", 0.3048},
    {"feet", 0.3048},
    {"yd", 0.9144},
    {"yards", 0.9144},
    {"mi", 1609.344},
    {"mile", 1609.344},
    {"miles", 1609.344},
    {"in", 0.0254},
    {"inch", 0.0254},
    {"inches", 0.0254},
});

constexpr double thousandth = 0.001;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::optional<double> unitOf(std::string_view name) {
    for (const Unit& unit : units)
        if (unit.name == trimmed(name)) return unit.metres;
    return std::nullopt;
}

/// A number without sign at the beginning of the text, which is taken off.
std::optional<double> takeNumber(std::string_view& text) {
    text = trimmed(text);
    const auto end = std::min(text.find_first_not_of("0123456789."), text.size());
    const std::string_view digits = text.substr(0, end);
    const auto dot = digits.find('.');
    const bool isNumber = !digits.empty() && digits.front() != '.' && digits.back() != '.' &&
                          digits.find('.', dot + 1) == std::string_view::npos;
    constexpr std::size_t mostDigits = 12;
    if ((dot != std::string_view::npos && !isNumber) || digits.empty() ||
        digits.size() > mostDigits)
        return std::nullopt;
    double number = 0.0, place = 1.0;
    bool isFraction = false;
    for (const char c : digits) {
        if (c == '.') {
            isFraction = true;
            continue;
        }
        if (isFraction) place /= 10.0;
        number = isFraction ? number + (c - '0') * place : number * 10.0 + (c - '0');
    }
    text.remove_prefix(end);
    return number;
}

} // namespace

std::optional<double> length(std::string_view text) {
    const auto number = takeNumber(text);
    const auto unit = unitOf(text);
    if (!number || !unit) return std::nullopt;
    return *number * *unit;
}

bool sameLength(std::string_view a, std::string_view b) {
    const auto left = length(a);
    const auto right = length(b);
    if (!left || !right) return trimmed(a) == trimmed(b);
    return std::abs(*left - *right) <= thousandth * std::max(*left, *right);
}

std::optional<PaperSize> paperSize(std::string_view text) {
    const auto width = takeNumber(text);
    text = trimmed(text);
    for (const std::string_view times : {"x", "\xC3\x97"})
        if (text.starts_with(times)) {
            text.remove_prefix(times.size());
            const auto height = takeNumber(text);
            const auto unit = unitOf(text);
            if (!width || !height || !unit) return std::nullopt;
            return PaperSize{*width * *unit, *height * *unit};
        }
    return std::nullopt;
}

std::string text(PaperSize size) {
    constexpr double millimetres = 1000.0;
    return std::to_string(std::lround(size.width * millimetres)) + " x " +
           std::to_string(std::lround(size.height * millimetres)) + " mm";
}

PaperSize sizeOnPaper(const model::Map& map, const model::Sheet& sheet, double acrossHex) {
    const auto hexes = model::printedHexes(map, sheet);
    if (hexes.empty()) return {};
    const model::HexLayout layout{
        map.grid.numbering.orientation, acrossHex / std::numbers::sqrt3, {}};
    model::PlaneBox all = layout.bounds(hexes.front() - sheet.origin);
    for (const model::Hex hex : hexes) {
        const model::PlaneBox one = layout.bounds(hex - sheet.origin);
        all = {std::min(all.left, one.left), std::min(all.top, one.top),
               std::max(all.right, one.right), std::max(all.bottom, one.bottom)};
    }
    return {all.right - all.left, all.bottom - all.top};
}

bool fits(PaperSize size, PaperSize paper, model::Orientation orientation, double acrossHex) {
    const double fromCornerToCorner = 2.0 * acrossHex / std::numbers::sqrt3;
    const bool isFlatTop = orientation == model::Orientation::flatTop;
    const PaperSize hex{isFlatTop ? fromCornerToCorner : acrossHex,
                        isFlatTop ? acrossHex : fromCornerToCorner};
    const double rounding = thousandth * acrossHex;
    const auto within = [&](double width, double height) {
        return size.width <= width + hex.width + rounding &&
               size.height <= height + hex.height + rounding;
    };
    return within(paper.width, paper.height) || within(paper.height, paper.width);
}

} // namespace validators
