#pragma once
// The words of native files for choices of the model, and texts of plain values.

#include "model/annotations.h"
#include "model/geometry/direction.h"
#include "model/geometry/hex_numbering.h"
#include "model/map/map.h"
#include "model/printed.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace formats {

/// Words of a choice, each with its value.
template <class T>
using Words = std::vector<std::pair<std::string_view, T>>;

const Words<model::Basis>& basisWords();
const Words<model::Orientation>& orientationWords();
const Words<model::ColumnsFrom>& columnsFromWords();
const Words<model::RowsFrom>& rowsFromWords();
const Words<model::Parity>& parityWords();
const Words<model::WaterEnd>& waterEndWords();

template <class T>
std::string_view wordFor(const Words<T>& words, T value) {
    for (const auto& [word, meaning] : words)
        if (meaning == value) return word;
    return {};
}

template <class T>
std::optional<T> meaningOf(const Words<T>& words, std::string_view text) {
    for (const auto& [word, meaning] : words)
        if (word == text) return meaning;
    return std::nullopt;
}

template <class T>
std::string alternatives(const Words<T>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + std::string(words[i].first);
    return text;
}

std::string_view word(model::Basis basis);

/// Decimal digits, a minus sign only where `least` is negative; nothing outside of the bounds.
std::optional<int> wholeNumber(std::string_view text, int least, int most);
inline constexpr int largestNumber = 999'999'999;

std::string text(const model::Printed<int>& figure);
std::string joined(const std::vector<std::string>& items, std::string_view between = " ");

template <class Tag>
std::string joined(const std::vector<model::Id<Tag>>& ids) {
    std::vector<std::string> items;
    for (const auto& id : ids)
        items.push_back(id.text);
    return joined(items);
}

} // namespace formats
