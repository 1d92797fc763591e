#include "validators/checks/near_names.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace validators {

namespace {

/// Letters to insert, drop or replace.
std::size_t difference(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t k = 0; k < b.size(); ++k) {
            const std::size_t replaced = diagonal + (a[i] == b[k] ? 0 : 1);
            diagonal = row[k + 1];
            row[k + 1] = std::min({row[k] + 1, row[k + 1] + 1, replaced});
        }
    }
    return row.back();
}

} // namespace

std::vector<std::string> nearNames(std::string_view name, std::vector<std::string> candidates) {
    constexpr std::size_t farthest = 2, most = 3;
    std::vector<std::pair<std::size_t, std::string>> near;
    for (auto& candidate : candidates) {
        const auto letters = difference(name, candidate);
        if (letters > 0 && letters <= farthest && letters < name.size())
            near.emplace_back(letters, std::move(candidate));
    }
    std::sort(near.begin(), near.end());
    std::vector<std::string> names;
    for (auto& [letters, candidate] : near)
        if (names.size() < most) names.push_back(std::move(candidate));
    return names;
}

} // namespace validators
