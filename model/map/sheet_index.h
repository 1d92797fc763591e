#pragma once
// Which sheets may print a hex of the plane, by its column q, so that a map of hundreds of sheets
// need not ask each of them. Derived from the sheets; it takes no part in comparing maps.

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace model {

/// The columns of the plane, both ends included, that a sheet reaches into.
struct SheetReach {
    int first = 0, last = 0;
    std::uint32_t sheet = 0; ///< its place in Map::sheets
};

class SheetIndex {
public:
    SheetIndex() = default;
    explicit SheetIndex(const std::vector<SheetReach>& reaches);

    /// The sheets that reach into this column of the plane, ascending.
    std::span<const std::uint32_t> at(int q) const;

    bool operator==(const SheetIndex&) const { return true; }

private:
    /// From this column up to the next strip.
    struct Strip {
        int first = 0;
        std::vector<std::uint32_t> sheets;
    };
    std::shared_ptr<const std::vector<Strip>> strips_;
};

} // namespace model
