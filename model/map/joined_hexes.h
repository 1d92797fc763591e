#pragma once
// The two hexes of a join as files write them: the sheets, `C E`, and a label of each,
// `C-2101 E-0101`. They need not be on their sheets.

#include "model/map/map.h"

#include <optional>
#include <string>
#include <string_view>

namespace model {

struct JoinedHexes {
    JoinedHex first, second;
};

/// Labels may leave the letter out, which `sheets` gives in the same order, or `sheets` may be
/// empty where both labels have it.
std::optional<JoinedHexes> readJoinedHexes(const HexNumbering& numbering, std::string_view sheets,
                                           std::string_view labels);

/// With the letter, where the pattern has one that can be read back.
std::string label(const HexNumbering& numbering, const JoinedHex& hex);

} // namespace model
