#pragma once

// How a map prints its hex numbers, as the eye sees it: the pattern of a label, where columns and
// rows are counted from, and which columns stand half a hex lower. It translates between label,
// column and row, and hex within the plane of one sheet; where a sheet lies in the plane of the
// map, and which columns and rows it has, the map knows.

#include "model/geometry/direction.h"
#include "model/geometry/hex.h"

#include <optional>
#include <string>
#include <string_view>

namespace model {

enum class ColumnsFrom { west, east };
enum class RowsFrom { north, south };
/// Which columns (pointy-top: rows) stand half a hex beyond the others. Oblique axes: with `each`
/// every one stands half a hex beyond the one numbered before it, with `rising` half a hex short of
/// it, so that the other axis runs aslant.
enum class Parity { even, odd, each, rising };

struct ColumnRow {
    int column = 0;
    int row = 0;

    constexpr auto operator<=>(const ColumnRow&) const = default;
};

/// What a label says; whether there is such a sheet or hex is for the map to say.
struct ParsedLabel {
    std::string sheet; // empty: left out, or the pattern has none
    int column = 0;
    int row = 0;
    bool canonical = true; // the text is what label(sheet, column, row) writes

    bool operator==(const ParsedLabel&) const = default;
};

/// Why labels of a pattern could not be read back.
enum class PatternProblem {
    noColumn,           // neither C nor A
    noRow,              // neither R nor L
    repeatedField,      // a second sheet, column or row, AAA, or more parts than a label has
    tooManyDigits,      // more than nine digits in one field
    unseparatedNumbers, // the second of two numbers side by side has no fixed width, as in CR
    unseparatedLetters, // letters stand after a field of letters, as in SARR
    reservedCharacter,  // digit, space or control character, `/`, `:`, `;`, or `..`
    openQuote,          // an apostrophe without its second
};

struct HexNumbering {
    Orientation orientation = Orientation::flatTop;
    /// What a label is made of, in the order in which it is printed:
    ///
    ///     S    the id of the sheet: E-5030, 3-Y7, 2A-1234
    ///     CC   the column in as many digits, filled with zeros; a wider number is written in full
    ///     C    the column in digits without zeros
    ///     A    the column in letters: A to Z, then AA, AB, AC ...
    ///     AA   the column in letters, doubled after Z: A to Z, then AA, BB, CC ...
    ///     RR   R   L   LL   the row in the same four ways
    ///     'x'  the text between apostrophes; '' is an apostrophe
    ///     .-   anything else stands for itself
    ///
    /// For column 7, row 3: CCRR prints 0703, C.RR 7.03, CC-RR 07-03, RRCC 0307, AR G3, LCC C07 and
    /// 'Alps'CCRR Alps0703.
    std::string pattern = "CCRR";
    ColumnsFrom columns = ColumnsFrom::west;
    RowsFrom rows = RowsFrom::north;
    /// Flat-top: the columns that stand half a hex lower to the eye (`lowered`), wherever rows are
    /// counted from. Pointy-top: the rows that stand half a hex to the right (`indented`).
    Parity shifted = Parity::even;

    /// Column 0, row 0 is Hex{0, 0}. Exact and one to one for all column and row numbers, also
    /// negative ones. Moving by an even number of columns (pointy-top: rows) is the same axial
    /// offset everywhere; an odd number would change which ones are shifted.
    Hex hexAt(int column, int row) const;
    ColumnRow columnRow(Hex hex) const;

    /// Nothing when the pattern is sound. With a problem nothing parses, and label() falls back to
    /// a plain column and row.
    std::optional<PatternProblem> problem() const;

    /// Whether labels say on which sheet the hex lies.
    bool namesSheet() const;

    /// With an empty sheet the sheet letter is left out together with what ties it to the rest:
    /// `5030` for the pattern `S-CCRR`. A number wider than its field is written in full.
    std::string label(std::string_view sheet, int column, int row) const;

    /// Reads as well: a column without its zeros, a sheet letter without its hyphen (`E5030`) or
    /// left out, and needless zeros where the pattern has none (`08.16` for `C.RR`). A sheet id may
    /// hold digits where it cannot run into a number: `2A-1234`, `3Y7`.
    std::optional<ParsedLabel> parse(std::string_view text) const;

    /// Whether the label of this column and row reads back as the same; not so for negative
    /// numbers, or for row 100 of `CCRR`.
    bool canLabel(int column, int row) const;

    bool operator==(const HexNumbering&) const = default;
};

} // namespace model
