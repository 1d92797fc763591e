#pragma once
// Opening a scenario to draw it or to ask about it: what is wrong with its files is complained
// about, and whatever could be read is used.

#include "editor/cli/options.h"
#include "editor/cli/run.h"
#include "editor/open_scenario.h"
#include "validators/rules/situation.h"

#include <string>

namespace editor::cli {

/// Without a scenario when none could be read. Throws formats::FileError.
OpenedScenario openOrComplain(const std::filesystem::path& path, const Paths& data, Run& run);

/// Whether `--turn` names a turn of the game, or none; complains when it does not.
bool hasTurn(const validators::Situation& situation, const std::string& turn, Run& run);

} // namespace editor::cli
