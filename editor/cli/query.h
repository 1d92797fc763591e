#pragma once
// The questions of `query`, one file each: what they declare and what they share.

#include "editor/cli/subcommand.h"
#include "model/map/map.h"

#include <optional>
#include <string>
#include <string_view>

namespace editor::cli {

Action declareHexQuery(CLI::App& command);
Action declarePathQuery(CLI::App& command);
Action declareStackQuery(CLI::App& command);

/// The hex of this label; complains, naming the option, when the map has none.
std::optional<model::Hex> hexNamed(const model::Map& map, std::string_view option,
                                   const std::string& label, Run& run);

} // namespace editor::cli
