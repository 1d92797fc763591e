#include "model/map/labels.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <vector>

namespace model {

namespace {

template <class T>
LabelReading<T> fault(LabelFault why) {
    return {std::nullopt, why, true};
}

/// The first sheet that has a hex of this number.
std::optional<std::size_t> sheetPrinting(const Map& map, const ParsedLabel& label) {
    for (std::size_t i = 0; i < map.sheets.size(); ++i)
        if (isPrinted(map, i, label.column, label.row)) return i;
    return std::nullopt;
}

/// The texts between slashes: `1110/1111`.
std::vector<std::string_view> partsOf(std::string_view text) {
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    for (std::size_t slash = text.find('/'); slash != std::string_view::npos;
         slash = text.find('/', begin)) {
        parts.push_back(text.substr(begin, slash - begin));
        begin = slash + 1;
    }
    parts.push_back(text.substr(begin));
    return parts;
}

/// `0101:NW`: a hex and a direction of the given kind.
struct HexAndDirection {
    LabelReading<Hex> hex;
    Direction direction;
};
std::optional<HexAndDirection> readHexAndDirection(const Map& map, std::string_view text,
                                                   const SheetId& sheet) {
    const auto colon = text.rfind(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto direction = parseDirection(text.substr(colon + 1), map.grid.numbering.orientation);
    if (!direction) return std::nullopt;
    return HexAndDirection{readHex(map, text.substr(0, colon), sheet), *direction};
}

/// A second hex may stand without the letter of the first: `E-1110/1111`.
SheetId sheetFor(const Map& map, std::string_view first, const SheetId& sheet) {
    if (!sheet.empty()) return sheet;
    const auto parsed = map.grid.numbering.parse(first);
    return parsed ? SheetId(parsed->sheet) : sheet;
}

} // namespace

LabelReading<Hex> readHex(const Map& map, std::string_view text, const SheetId& sheet) {
    const auto parsed = map.grid.numbering.parse(text);
    if (!parsed) return fault<Hex>(LabelFault::notALabel);
    std::size_t index = 0;
    if (!parsed->sheet.empty()) {
        const auto named = indexOf(map, SheetId(parsed->sheet));
        if (!named) return fault<Hex>(LabelFault::unknownSheet);
        index = *named;
    } else if (!sheet.empty()) {
        const auto given = indexOf(map, sheet);
        if (!given) return fault<Hex>(LabelFault::unknownSheet);
        index = *given;
    } else if (map.sheets.size() > 1 && map.grid.numbering.namesSheet()) {
        return fault<Hex>(LabelFault::letterMissing);
    }
    // Without letters the numbers run on from sheet to sheet.
    if (!map.grid.numbering.namesSheet() && !isPrinted(map, index, parsed->column, parsed->row))
        index = sheetPrinting(map, *parsed).value_or(index);
    if (!isPrinted(map, index, parsed->column, parsed->row)) return fault<Hex>(LabelFault::offMap);
    const Hex hex = hexAt(map, index, parsed->column, parsed->row);
    return {hex, LabelFault::none, text == label(map, hex, sheet)};
}

LabelReading<DirectedHexside> readHexside(const Map& map, std::string_view text,
                                          const SheetId& sheet) {
    if (const auto edge = readHexAndDirection(map, text, sheet)) {
        if (!edge->direction.isHexside()) return fault<DirectedHexside>(LabelFault::notALabel);
        if (!edge->hex.value) return fault<DirectedHexside>(edge->hex.fault);
        const DirectedHexside side{*edge->hex.value, edge->direction};
        return {side, LabelFault::none, text == label(map, side, sheet)};
    }
    const auto parts = partsOf(text);
    if (parts.size() != 2) return fault<DirectedHexside>(LabelFault::notALabel);
    const auto first = readHex(map, parts[0], sheet);
    if (!first.value) return fault<DirectedHexside>(first.fault);
    const auto second = readHex(map, parts[1], sheetFor(map, parts[0], sheet));
    if (!second.value) return fault<DirectedHexside>(second.fault);
    const auto toward = directionTo(*first.value, *second.value);
    if (!toward) return fault<DirectedHexside>(LabelFault::notAdjacent);
    const DirectedHexside side{*first.value, *toward};
    return {side, LabelFault::none, text == label(map, side, sheet)};
}

LabelReading<Vertex> readVertex(const Map& map, std::string_view text, const SheetId& sheet) {
    if (const auto edge = readHexAndDirection(map, text, sheet)) {
        if (!edge->direction.isCorner()) return fault<Vertex>(LabelFault::notALabel);
        if (!edge->hex.value) return fault<Vertex>(edge->hex.fault);
        const Vertex vertex(*edge->hex.value, edge->direction);
        return {vertex, LabelFault::none, text == label(map, vertex, sheet)};
    }
    const auto parts = partsOf(text);
    if (parts.size() != 3) return fault<Vertex>(LabelFault::notALabel);
    std::array<Hex, 3> hexes;
    SheetId known = sheet;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto hex = readHex(map, parts[i], known);
        if (!hex.value) return fault<Vertex>(hex.fault);
        hexes[i] = *hex.value;
        known = sheetFor(map, parts[i], known);
    }
    const auto vertex = vertexBetween(hexes[0], hexes[1], hexes[2]);
    if (!vertex) return fault<Vertex>(LabelFault::notAdjacent);
    return {vertex, LabelFault::none, text == label(map, *vertex, sheet)};
}

std::string label(const Map& map, Hex hex, const SheetId& sheet) {
    // Printed on several sheets, it has the number of the sheet that is spoken of.
    const auto position = positionOf(map, hex, sheet);
    std::string_view letter;
    if (position.sheet < map.sheets.size() && map.sheets[position.sheet].id != sheet)
        letter = map.sheets[position.sheet].id.text;
    return map.grid.numbering.label(letter, position.column, position.row);
}

std::string label(const Map& map, DirectedHexside hexside, const SheetId& sheet) {
    if (!sheetOf(map, hexside.to()))
        return label(map, hexside.from, sheet) + ':' +
               std::string(name(hexside.toward, map.grid.numbering.orientation));
    return label(map, hexside.from, sheet) + '/' + label(map, hexside.to(), sheet);
}

DirectedHexside asNamed(const Map& map, Hexside hexside) {
    const Hex first = hexside.first();
    const Hex second = hexside.second();
    const bool firstPrinted = sheetOf(map, first) != nullptr;
    const bool secondPrinted = sheetOf(map, second) != nullptr;
    const bool fromFirst =
        firstPrinted == secondPrinted ? printedBefore(map, first, second) : firstPrinted;
    const Hex from = fromFirst ? first : second;
    return {from, hexside.directionFrom(from)};
}

std::string label(const Map& map, Hexside hexside, const SheetId& sheet) {
    return label(map, asNamed(map, hexside), sheet);
}

std::string label(const Map& map, Vertex vertex, const SheetId& sheet) {
    auto hexes = vertex.hexes();
    std::sort(hexes.begin(), hexes.end(), [&](Hex a, Hex b) { return printedBefore(map, a, b); });
    std::vector<Hex> printed;
    std::copy_if(hexes.begin(), hexes.end(), std::back_inserter(printed),
                 [&](Hex hex) { return sheetOf(map, hex) != nullptr; });
    if (printed.size() == 3)
        return label(map, printed[0], sheet) + '/' + label(map, printed[1], sheet) + '/' +
               label(map, printed[2], sheet);
    const Hex from = printed.empty() ? hexes[0] : printed[0];
    return label(map, from, sheet) + ':' +
           std::string(name(vertex.directionFrom(from), map.grid.numbering.orientation));
}

bool printedBefore(const Map& map, Hex a, Hex b) {
    const auto left = positionOf(map, a);
    const auto right = positionOf(map, b);
    if (map.grid.numbering.orientation == Orientation::flatTop) return left < right;
    return std::tie(left.sheet, left.row, left.column) <
           std::tie(right.sheet, right.row, right.column);
}

} // namespace model
