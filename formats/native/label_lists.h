#pragma once
// Lists of printed labels: sets of hexes with runs (`4827..4828 4831`), sets of hexsides, and
// chains. Reading keeps what cannot be read; writing gives the canonical lines.

#include "model/extras.h"
#include "model/map/labels.h"
#include "model/map/map.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace formats {

/// Reads the words of a list of hexes. A run needs both ends on the map and in one column
/// (pointy-top: one row), so its length is bounded by the sheet. Hexes that the list has already
/// are misfits.
class HexListReader {
public:
    using Misfit =
        std::function<void(std::string text, model::MisfitKind kind, std::string expected)>;

    HexListReader(const model::Map& map, model::SheetId sheet)
        : map_(map), sheet_(std::move(sheet)) {}

    void read(std::string_view word, const Misfit& misfit);
    const std::vector<model::Hex>& inOrder() const { return hexes_; }

private:
    const model::Map& map_;
    model::SheetId sheet_;
    std::vector<model::Hex> hexes_;
    std::unordered_set<model::Hex> seen_;
};

/// The label as it stands alone, empty without a hex.
std::string labelOf(const model::Map& map, std::optional<model::Hex> hex);

/// A set: one line a column (pointy-top: a row), sorted, with runs.
std::vector<std::string> hexLines(const model::Map& map, std::vector<model::Hex> hexes,
                                  const model::SheetId& sheet);

/// In the order given, with runs where hexes follow each other.
std::vector<std::string> hexItems(const model::Map& map, const std::vector<model::Hex>& hexes,
                                  const model::SheetId& sheet = {});

/// One line a column of the first hex. Directed: as stored, the first hex first.
std::vector<std::string> hexsideLines(const model::Map& map, const model::HexsideSet& hexsides,
                                      bool directed, const model::SheetId& sheet);

/// A chain with its misfits where they stood, eight items a line.
std::vector<std::string> chainLines(std::vector<std::string> items,
                                    const std::vector<model::Misfit>& misfits,
                                    std::string_view field);

} // namespace formats
