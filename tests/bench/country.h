#pragma once
// A made-up country of any size under TLNB, the same on every run: hills with slopes, woods and
// towns, rivers and streams with bridges, roads, and two armies that face each other. Written as
// the three native files, so that reading is measured, too.

#include "formats/source.h"

#include <string>

namespace bench {

struct Country {
    std::string map, forces, scenario;

    /// The scenario with the other two beside it; refers to this value.
    formats::Source source() const;
};

/// Flat-top hexes, labels of two numbers of four digits. Units stand two to a hex, ten to a corps.
/// `columns` of at least 40, `rows` of at least 20, both at most 9999.
Country country(int columns, int rows, int units);

/// A label of the country.
std::string labelOf(int column, int row);

} // namespace bench
