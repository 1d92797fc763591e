#pragma once
// `--overlay` of `render`: which answers of the rules are drawn over the map.

#include "editor/cli/run.h"
#include "formats/drawing/shape.h"
#include "validators/rules/situation.h"

#include <optional>
#include <string>
#include <vector>

namespace editor::cli {

/// `reach:UNIT`, `zoc`, `zoc:UNIT`, `zoc:SIDE`, `los:HEX`, `los:UNIT`, `supply`, `supply:UNIT`,
/// `supply:SIDE`, `entry`. Nothing, with a complaint, when one of them asks for what is not there.
std::optional<std::vector<formats::Shape>> overlayShapes(const validators::Situation& situation,
                                                         const std::vector<std::string>& asked,
                                                         Run& run);

} // namespace editor::cli
