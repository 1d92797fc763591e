#pragma once
// The questions of `query`, one file each: what they declare and what they share.

#include "editor/cli/opening.h"
#include "editor/cli/options.h"
#include "editor/cli/subcommand.h"
#include "model/map/map.h"
#include "validators/rules/situation.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

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

/// What every question is asked with.
struct QueryOptions {
    std::filesystem::path path;
    std::string format;
    Paths data;
};

/// --unit ID.
void addUnit(CLI::App& command, std::string& unit);
/// --turn TURN.
void addTurn(CLI::App& command, std::string& turn);

/// Declares the options that end every question, and gives the action that opens the scenario and
/// answers. `Options` extends QueryOptions.
template <class Options>
Action answering(CLI::App& command, std::shared_ptr<Options> options,
                 void (*answer)(const OpenedScenario&, const Options&, Run&)) {
    addFormat(command, options->format, {"text", "json"});
    addData(command, options->data);
    return [options = std::move(options), answer](Run& run) {
        const auto opened = openOrComplain(options->path, options->data, run);
        if (opened.scenario) answer(opened, *options, run);
    };
}

/// The hex of this label; complains, naming the option, when the map has none.
std::optional<model::Hex> hexNamed(const model::Map& map, std::string_view option,
                                   const std::string& label, Run& run);

/// The first piece of the unit that stands on the map; complains when there is none.
const validators::Standing* pieceNamed(const validators::Situation& situation,
                                       const std::string& unit, Run& run);

} // namespace editor::cli
