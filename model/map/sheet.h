#pragma once
// The ground plan of a map: how hexes stand and are numbered, which sheets there are and how they
// are joined.

#include "model/annotations.h"
#include "model/geometry/hex_numbering.h"
#include "model/id.h"

#include <optional>
#include <string>

namespace model {

/// Both ends belong to it; empty when first > last.
struct NumberRange {
    int first = 1;
    int last = 0;

    bool contains(int number) const { return first <= number && number <= last; }
    int count() const { return last < first ? 0 : last - first + 1; }
    bool operator==(const NumberRange&) const = default;
};

struct Grid {
    HexNumbering numbering;
    std::string across;  ///< as written: `480 m`
    std::string onPaper; ///< as written: `16 mm`
    Annotations about;

    bool operator==(const Grid&) const = default;
};

/// A printed sheet. All sheets lie in one plane. Sheets that no join ties together lie
/// `sheetSpacing` columns apart, so that nothing crosses a seam by accident.
struct Sheet {
    SheetId id;
    /// Pointy-top with oblique axes: the columns of its first two rows.
    NumberRange columns;
    /// Rows of columns with an odd and an even number; pointy-top: oddRows for all. With oblique
    /// axes the numbers of the first such column: the edges of the sheet are straight all the same
    /// (see columnsOf and rowsOf).
    NumberRange oddRows, evenRows;
    TerrainId ground; ///< of every hex that no list names
    Hex origin;       ///< where its column 0, row 0 lies in the plane; see placeSheets
    Annotations about;

    bool operator==(const Sheet&) const = default;
};

inline constexpr int sheetSpacing = 16384;

/// A hex of a sheet by its printed numbers.
struct JoinedHex {
    SheetId sheet;
    int column = 0;
    int row = 0;

    bool operator==(const JoinedHex&) const = default;
};

/// How the second sheet lies on or beside the first.
enum class JoinKind {
    same, ///< the two hexes are one, printed on both sheets: a shared column
    next, ///< the two hexes touch across the seam
};

struct Join {
    JoinKind kind = JoinKind::same;
    std::optional<Direction> toward;        ///< next: from the first hex to the second
    std::optional<JoinedHex> first, second; ///< nothing: a misfit says what was written
    Annotations about;

    bool operator==(const Join&) const = default;
};

} // namespace model
