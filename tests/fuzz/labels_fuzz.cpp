// Printed labels under any numbering: what is read is written canonically, and that reads back.

#include "model/map/labels.h"
#include "tests/fuzz/bytes.h"
#include "tests/fuzz/property.h"

#include <array>
#include <string>

namespace {

using fuzz::require;

std::string textOf(fuzz::Bytes& bytes, int most) {
    std::string text;
    for (int i = bytes.below(most); i > 0; --i)
        text += static_cast<char>(bytes.next());
    return text;
}

model::NumberRange rangeOf(fuzz::Bytes& bytes) {
    const int first = bytes.next() - 20;
    return {first, first + bytes.below(40)};
}

model::Map mapOf(fuzz::Bytes& bytes) {
    static const std::array<std::string, 12> patterns{"CCRR",   "C.RR",   "S-CCRR", "AR",
                                                      "LCC",    "SAARR",  "RRCC",   "'x'CCRR",
                                                      "S.C.LL", "CCCC-R", "RA",     "S-A-L"};
    static const std::array<std::string, 4> ids{"", "E", "2", "xy"};
    model::Map map;
    auto& numbering = map.grid.numbering;
    numbering.orientation =
        bytes.flip() ? model::Orientation::pointyTop : model::Orientation::flatTop;
    numbering.columns = bytes.flip() ? model::ColumnsFrom::east : model::ColumnsFrom::west;
    numbering.rows = bytes.flip() ? model::RowsFrom::south : model::RowsFrom::north;
    numbering.shifted = static_cast<model::Parity>(bytes.below(4));
    numbering.pattern = bytes.flip() ? textOf(bytes, 12) : bytes.of(patterns);
    // Without letters, two sheets may have the same number, of which a label gives only one.
    const int sheets = numbering.namesSheet() ? 1 + bytes.below(3) : 1;
    for (int i = sheets; i > 0; --i) {
        model::Sheet sheet;
        sheet.id = model::SheetId(bytes.of(ids) + std::string(1, static_cast<char>('A' + i)));
        sheet.columns = rangeOf(bytes);
        sheet.oddRows = rangeOf(bytes);
        sheet.evenRows = bytes.flip() ? sheet.oddRows : rangeOf(bytes);
        map.sheets.push_back(std::move(sheet));
    }
    placeSheets(map);
    return map;
}

void requireNumberingHolds(const model::HexNumbering& numbering, int column, int row) {
    const auto at = numbering.columnRow(numbering.hexAt(column, row));
    require(at == model::ColumnRow{column, row}, "a hex has its column and row");
    if (!numbering.canLabel(column, row)) return;
    const auto label = numbering.label("", column, row);
    const auto parsed = numbering.parse(label);
    require(parsed && parsed->column == column && parsed->row == row, label + " reads back");
    require(parsed->canonical, label + " is canonical");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes({data, size});
    const auto map = mapOf(bytes);
    requireNumberingHolds(map.grid.numbering, bytes.next() - 30, bytes.next() - 30);
    const auto sheet = bytes.flip() ? model::SheetId() : bytes.of(map.sheets).id;
    std::string text;
    while (!bytes.atEnd())
        text += static_cast<char>(bytes.next());
    if (const auto hex = readHex(map, text, sheet).value) {
        const auto again = readHex(map, label(map, *hex, sheet), sheet);
        require(again.value == hex && again.canonical, text + " is a hex again");
    }
    if (const auto side = readHexside(map, text, sheet).value) {
        require(readHexside(map, label(map, *side, sheet), sheet).value == side,
                text + " is a hexside again");
        const auto again = readHexside(map, label(map, side->hexside(), sheet), sheet);
        require(again.value && again.value->hexside() == side->hexside(),
                text + " is the same side");
    }
    if (const auto vertex = readVertex(map, text, sheet).value)
        require(readVertex(map, label(map, *vertex, sheet), sheet).value == vertex,
                text + " is a corner again");
    return 0;
}
