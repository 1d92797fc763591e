#pragma once
// Edits of the ground plan: how hexes are numbered, how large sheets are and how they are joined.
// Every printed label stays where it is written: what stood at 0703 stands at 0703 of the new grid,
// wherever that lies. What the new grid does not have is kept as text, and such text is taken up as
// soon as the grid has it.

#include "model/edits/edit.h"
#include "model/map/sheet.h"

#include <string>

namespace model {

/// Even columns for odd ones, and falling rows for rising ones.
Edit switchShiftedColumns();
HexNumbering withOtherShift(HexNumbering numbering);

/// All but the orientation, which is that of the map: a hexside N of a hex is no side of a
/// pointy-top one. With another pattern column and row stay, and the text changes. Does nothing
/// when the pattern is unsound, since what it writes could not be read.
Edit setNumbering(HexNumbering numbering);

Edit resizeSheet(SheetId sheet, NumberRange columns, NumberRange oddRows, NumberRange evenRows);

Edit addJoin(Join join);
Edit dropJoin(Join join);
/// In its place in the order of the joins.
Edit replaceJoin(Join former, Join join);

/// What a hex measures in the field and on paper, as written; empty: it is not said.
Edit setScale(std::string across, std::string onPaper);

} // namespace model
