#include "formats/native/label_lists.h"

#include "formats/native/words.h"
#include "formats/native/xml_cursor.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace formats {

using model::Hex;
using model::Map;
using model::MisfitKind;
using model::SheetId;
using model::SheetPosition;

namespace {

bool isFlatTop(const Map& map) {
    return map.grid.numbering.orientation == model::Orientation::flatTop;
}

/// The number that is the same for all hexes of a line of a list, and the one that runs.
std::pair<int, int> lineAndPlace(const Map& map, const SheetPosition& position) {
    return isFlatTop(map) ? std::pair(position.column, position.row)
                          : std::pair(position.row, position.column);
}

bool sameLine(const Map& map, const SheetPosition& a, const SheetPosition& b) {
    return a.sheet == b.sheet && lineAndPlace(map, a).first == lineAndPlace(map, b).first;
}

bool follows(const Map& map, const SheetPosition& before, const SheetPosition& after) {
    return sameLine(map, before, after) &&
           lineAndPlace(map, before).second + 1 == lineAndPlace(map, after).second;
}

/// The order of printed lists, in which no two hexes are alike.
auto orderKey(const Map& map, const SheetPosition& position) {
    return std::pair(position.sheet, lineAndPlace(map, position));
}

/// All hexes from one end to the other; nothing when they are not in one line.
std::vector<Hex> hexesOfRun(const Map& map, const SheetPosition& from, const SheetPosition& to) {
    std::vector<Hex> hexes;
    if (!sameLine(map, from, to)) return hexes;
    const auto [line, begin] = lineAndPlace(map, from);
    const int end = lineAndPlace(map, to).second;
    for (int place = begin; place <= end; ++place)
        hexes.push_back(isFlatTop(map) ? model::hexAt(map, from.sheet, line, place)
                                       : model::hexAt(map, from.sheet, place, line));
    return hexes;
}

std::vector<std::string> withRuns(const Map& map, const std::vector<Hex>& hexes,
                                  const SheetId& sheet) {
    std::vector<std::string> items;
    for (std::size_t begin = 0; begin < hexes.size();) {
        std::size_t end = begin + 1;
        while (end < hexes.size() && follows(map, positionOf(map, hexes[end - 1], sheet),
                                             positionOf(map, hexes[end], sheet)))
            ++end;
        std::string item = model::label(map, hexes[begin], sheet);
        if (end - begin > 1) item += ".." + model::label(map, hexes[end - 1], sheet);
        items.push_back(std::move(item));
        begin = end;
    }
    return items;
}

} // namespace

void HexListReader::read(std::string_view word, const Misfit& misfit) {
    const std::size_t dots = word.find("..");
    const auto first = model::readHex(map_, word.substr(0, dots), sheet_);
    if (!first.value) return misfit(std::string(word), MisfitKind::hex, expectedFor(first.fault));
    std::vector<Hex> hexes{*first.value};
    if (dots != std::string_view::npos) {
        // The second label may stand without the letter of the first.
        const auto parsed = map_.grid.numbering.parse(word.substr(0, dots));
        const SheetId sheet = parsed && !parsed->sheet.empty() ? SheetId(parsed->sheet) : sheet_;
        const auto last = model::readHex(map_, word.substr(dots + 2), sheet);
        if (!last.value) return misfit(std::string(word), MisfitKind::hex, expectedFor(last.fault));
        hexes = hexesOfRun(map_, positionOf(map_, hexes.front(), sheet),
                           positionOf(map_, *last.value, sheet));
        if (hexes.empty())
            return misfit(std::string(word), MisfitKind::hex,
                          isFlatTop(map_) ? "a run down one column" : "a run along one row");
    }
    std::vector<Hex> twice;
    for (const Hex hex : hexes) {
        if (seen_.insert(hex).second)
            hexes_.push_back(hex);
        else
            twice.push_back(hex);
    }
    constexpr std::string_view once = "each hex once";
    if (twice.size() == hexes.size())
        return misfit(std::string(word), MisfitKind::duplicate, std::string(once));
    for (std::string& run : hexItems(map_, twice, sheet_))
        misfit(std::move(run), MisfitKind::duplicate, std::string(once));
}

std::string labelOf(const Map& map, std::optional<Hex> hex) {
    return hex ? model::label(map, *hex) : std::string();
}

std::vector<std::string> hexLines(const Map& map, std::vector<Hex> hexes, const SheetId& sheet) {
    std::vector<std::pair<SheetPosition, Hex>> placed;
    for (const Hex hex : hexes)
        placed.emplace_back(positionOf(map, hex, sheet), hex);
    std::sort(placed.begin(), placed.end(), [&](const auto& a, const auto& b) {
        return orderKey(map, a.first) < orderKey(map, b.first);
    });
    std::transform(placed.begin(), placed.end(), hexes.begin(),
                   [](const auto& each) { return each.second; });
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < hexes.size();) {
        std::size_t end = begin + 1;
        while (end < hexes.size() && sameLine(map, placed[begin].first, placed[end].first))
            ++end;
        const auto at = hexes.begin();
        lines.push_back(joined(withRuns(
            map, {at + static_cast<std::ptrdiff_t>(begin), at + static_cast<std::ptrdiff_t>(end)},
            sheet)));
        begin = end;
    }
    return lines;
}

std::vector<std::string> hexItems(const Map& map, const std::vector<Hex>& hexes,
                                  const SheetId& sheet) {
    return withRuns(map, hexes, sheet);
}

std::vector<std::string> hexsideLines(const Map& map, const model::HexsideSet& hexsides,
                                      bool directed, const SheetId& sheet) {
    const auto isOff = [&](Hex hex) { return model::sheetOf(map, hex) == nullptr; };
    const auto before = [&](Hex a, Hex b) {
        return orderKey(map, positionOf(map, a, sheet)) < orderKey(map, positionOf(map, b, sheet));
    };
    std::vector<model::DirectedHexside> all;
    hexsides.forEach([&](model::DirectedHexside side) {
        // Features without direction name the smaller hex first, at the map edge the printed one.
        const bool turn =
            isOff(side.from) == isOff(side.to()) ? before(side.to(), side.from) : isOff(side.from);
        all.push_back(!directed && turn ? side.reversed() : side);
    });
    std::sort(all.begin(), all.end(), [&](const auto& a, const auto& b) {
        if (a.from != b.from) return before(a.from, b.from);
        const bool aIsOff = isOff(a.to());
        const bool bIsOff = isOff(b.to());
        if (aIsOff != bIsOff) return bIsOff;
        return aIsOff ? a.toward < b.toward : before(a.to(), b.to());
    });
    std::vector<std::string> lines;
    std::optional<SheetPosition> line;
    for (const model::DirectedHexside& side : all) {
        const SheetPosition position = positionOf(map, side.from, sheet);
        if (!line || !sameLine(map, *line, position))
            lines.emplace_back();
        else
            lines.back() += ' ';
        lines.back() += model::label(map, side, sheet);
        line = position;
    }
    return lines;
}

std::vector<std::string> chainLines(std::vector<std::string> items,
                                    const std::vector<model::Misfit>& misfits,
                                    std::string_view field) {
    std::vector<const model::Misfit*> here;
    for (const model::Misfit& misfit : misfits)
        if (misfit.field == field) here.push_back(&misfit);
    std::stable_sort(here.begin(), here.end(), [](const auto* left, const auto* right) {
        return left->position < right->position;
    });
    std::vector<std::string> all;
    auto misfit = here.begin();
    for (std::size_t i = 0; i <= items.size(); ++i) {
        for (; misfit != here.end() && ((*misfit)->position <= i || i == items.size()); ++misfit)
            all.push_back((*misfit)->text);
        if (i < items.size()) all.push_back(std::move(items[i]));
    }
    constexpr std::size_t itemsInALine = 8;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i % itemsInALine == 0)
            lines.emplace_back();
        else
            lines.back() += ' ';
        lines.back() += all[i];
    }
    return lines;
}

} // namespace formats
