#include "model/map/sheet_index.h"

#include <algorithm>

namespace model {

SheetIndex::SheetIndex(const std::vector<SheetReach>& reaches) {
    std::vector<int> borders;
    for (const SheetReach& reach : reaches) {
        borders.push_back(reach.first);
        borders.push_back(reach.last + 1);
    }
    std::sort(borders.begin(), borders.end());
    borders.erase(std::unique(borders.begin(), borders.end()), borders.end());
    std::vector<Strip> strips;
    for (const int border : borders)
        strips.push_back({border, {}});
    for (const SheetReach& reach : reaches) {
        const auto first = std::lower_bound(borders.begin(), borders.end(), reach.first);
        const auto end = std::lower_bound(first, borders.end(), reach.last + 1);
        for (auto i = first - borders.begin(); i < end - borders.begin(); ++i)
            strips[static_cast<std::size_t>(i)].sheets.push_back(reach.sheet);
    }
    for (Strip& strip : strips)
        std::sort(strip.sheets.begin(), strip.sheets.end());
    strips_ = std::make_shared<const std::vector<Strip>>(std::move(strips));
}

std::span<const std::uint32_t> SheetIndex::at(int q) const {
    if (!strips_) return {};
    const auto behind =
        std::upper_bound(strips_->begin(), strips_->end(), q,
                         [](int column, const Strip& strip) { return column < strip.first; });
    if (behind == strips_->begin()) return {};
    return std::prev(behind)->sheets;
}

} // namespace model
