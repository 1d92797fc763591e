#pragma once
// The questions of `query`, one file each: what they declare and what they share.

#include "editor/cli/subcommand.h"
#include "model/map/map.h"
#include "validators/rules/situation.h"

#include <optional>
#include <string>
#include <string_view>

namespace editor::cli {

Action declareEntryQuery(CLI::App& command);
Action declareHexQuery(CLI::App& command);
Action declareLosQuery(CLI::App& command);
Action declarePathQuery(CLI::App& command);
Action declareReachQuery(CLI::App& command);
Action declareStackQuery(CLI::App& command);
Action declareSupplyQuery(CLI::App& command);
Action declareTurnsQuery(CLI::App& command);
Action declareZocQuery(CLI::App& command);

/// The hex of this label; complains, naming the option, when the map has none.
std::optional<model::Hex> hexNamed(const model::Map& map, std::string_view option,
                                   const std::string& label, Run& run);

/// The first piece of the unit that stands on the map; complains when there is none.
const validators::Standing* pieceNamed(const validators::Situation& situation,
                                       const std::string& unit, Run& run);

} // namespace editor::cli
