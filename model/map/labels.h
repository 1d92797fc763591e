#pragma once
// Printed labels of a map: hex <-> `E-5030`, hexside <-> `1110/1111` or `0101:NW`, corner <->
// `1110/1111/1211` or `0101:W`. Reading says why a text is none, so that checks can.

#include "model/geometry/vertex.h"
#include "model/map/map.h"

#include <optional>
#include <string>
#include <string_view>

namespace model {

enum class LabelFault {
    none,
    notALabel,     ///< the text does not follow the pattern
    unknownSheet,  ///< its sheet letter is none of the map's
    letterMissing, ///< no sheet letter although the map has several sheets
    offMap,        ///< no such column or row on its sheet
    notAdjacent,   ///< two or three hexes that do not touch
};

template <class T>
struct LabelReading {
    std::optional<T> value; ///< set only when fault is none
    LabelFault fault = LabelFault::none;
    bool canonical = true; ///< false: readable, but written another way (`E5030`)
};

/// `sheet` is the sheet whose letter may be left out; empty: none.
LabelReading<Hex> readHex(const Map& map, std::string_view text, const SheetId& sheet = {});
/// As given, `first/second`: directed from the first hex.
LabelReading<DirectedHexside> readHexside(const Map& map, std::string_view text,
                                          const SheetId& sheet = {});
LabelReading<Vertex> readVertex(const Map& map, std::string_view text, const SheetId& sheet = {});

/// The canonical label. Without the letter when `sheet` is the sheet of the hex. A hex beyond the
/// map is labelled by the numbering of the nearest sheet.
std::string label(const Map& map, Hex hex, const SheetId& sheet = {});
std::string label(const Map& map, DirectedHexside hexside, const SheetId& sheet = {});
/// Undirected: the smaller label first; at the map edge hex and direction.
std::string label(const Map& map, Hexside hexside, const SheetId& sheet = {});
std::string label(const Map& map, Vertex vertex, const SheetId& sheet = {});

/// The hexside as labels name it: from the printed hex, or from the one printed first.
DirectedHexside asNamed(const Map& map, Hexside hexside);

/// Order of printed lists: sheet, column, row (pointy-top: sheet, row, column).
bool printedBefore(const Map& map, Hex a, Hex b);

} // namespace model
