#pragma once
// The printed hexes in and near an area that is drawn, as a small dense table, so that every part
// of the painter can ask for neighbours at once.

#include "model/geometry/hex_layout.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace formats {

/// One value for each hex of a rhombus of the plane; T{} beyond.
template <class T>
class HexTable {
public:
    HexTable() = default;
    HexTable(model::Hex least, model::Hex greatest)
        : least_(least), columns_(std::max(0, greatest.q - least.q + 1)),
          rows_(std::max(0, greatest.r - least.r + 1)),
          values_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {}

    bool covers(model::Hex hex) const {
        return hex.q >= least_.q && hex.r >= least_.r && hex.q < least_.q + columns_ &&
               hex.r < least_.r + rows_;
    }
    T at(model::Hex hex) const { return covers(hex) ? values_[indexOf(hex)] : T{}; }
    /// The hex must be covered.
    T& operator[](model::Hex hex) { return values_[indexOf(hex)]; }

    model::Hex least() const { return least_; }
    model::Hex greatest() const { return {least_.q + columns_ - 1, least_.r + rows_ - 1}; }

private:
    std::size_t indexOf(model::Hex hex) const {
        return static_cast<std::size_t>(hex.q - least_.q) * static_cast<std::size_t>(rows_) +
               static_cast<std::size_t>(hex.r - least_.r);
    }

    model::Hex least_;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<T> values_;
};

using HexFlags = HexTable<std::uint8_t>;

struct HexPatch {
    std::vector<model::Hex> hexes;   ///< printed ones, in ascending order
    std::vector<model::Hex> visible; ///< those of them whose inside meets the area
    HexFlags printed; ///< 1 + the index of the first sheet that prints it, 255 at most

    /// A table as large as the patch.
    template <class T>
    HexTable<T> table() const {
        return HexTable<T>(printed.least(), printed.greatest());
    }
};

inline bool overlap(model::PlaneBox a, model::PlaneBox b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

inline model::PlaneBox grown(model::PlaneBox box, double by) {
    return {box.left - by, box.top - by, box.right + by, box.bottom + by};
}

} // namespace formats
