#include "model/map/joined_hexes.h"

#include "model/number.h"

namespace model {

namespace {

std::optional<JoinedHex> readJoinedHex(const HexNumbering& numbering, const std::string& sheet,
                                       std::string_view text) {
    const auto parsed = numbering.parse(text);
    if (!parsed) return std::nullopt;
    const std::string& named = parsed->sheet.empty() ? sheet : parsed->sheet;
    if (named.empty() || (!sheet.empty() && named != sheet)) return std::nullopt;
    return JoinedHex{SheetId(named), parsed->column, parsed->row};
}

} // namespace

std::optional<JoinedHexes> readJoinedHexes(const HexNumbering& numbering, std::string_view sheets,
                                           std::string_view labels) {
    std::vector<std::string> ids = wordsOf(sheets);
    if (ids.empty()) ids.resize(2);
    const std::vector<std::string> texts = wordsOf(labels);
    if (ids.size() != 2 || texts.size() != 2) return std::nullopt;
    const auto first = readJoinedHex(numbering, ids[0], texts[0]);
    const auto second = readJoinedHex(numbering, ids[1], texts[1]);
    if (!first || !second) return std::nullopt;
    return JoinedHexes{*first, *second};
}

std::string label(const HexNumbering& numbering, const JoinedHex& hex) {
    std::string text = numbering.label(hex.sheet.text, hex.column, hex.row);
    const auto parsed = numbering.parse(text);
    const bool isReadable = parsed && parsed->column == hex.column && parsed->row == hex.row &&
                            (parsed->sheet.empty() || parsed->sheet == hex.sheet.text);
    return isReadable ? text : numbering.label({}, hex.column, hex.row);
}

} // namespace model
