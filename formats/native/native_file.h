#pragma once
// The native files as a whole: which kind a file is, reading one with the files it names, and
// which files to write so that they hold a changed value.

#include "formats/file_io.h"
#include "formats/read_result.h"
#include "formats/source.h"
#include "model/cases/expectation.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace formats {

enum class FileKind { map, forces, scenario, ruleset, cases };

/// By the root element; nothing when the text is no XML or its root is none of ours.
std::optional<FileKind> fileKind(std::string_view bytes);

/// A scenario with the map and forces that it names; a map or forces file alone becomes a scenario
/// that holds only it. A missing or broken part is a finding, and the rest is read.
ReadResult<model::Scenario> readScenario(const Source& source);
ReadResult<model::Ruleset> readRuleset(const Source& source);
ReadResult<model::CaseFile> readCases(const Source& source);

/// The canonical text of each kind. Equal values give equal bytes.
std::string writeMap(const model::Map& map);
std::string writeForces(const model::Forces& forces);
/// Map and forces stand inside when the scenario names no file for them.
std::string writeScenario(const model::Scenario& scenario);
std::string writeRuleset(const model::Ruleset& ruleset);

/// What must be written so that the files hold `now`: those whose content differs from `saved`
/// (all when null), the map first. `path` is the file that was opened, of kind `root`; it is the
/// caller who asks before a file is overwritten that was not read.
std::vector<FileToWrite> filesToWrite(const model::Scenario& now, const model::Scenario* saved,
                                      FileKind root, const std::filesystem::path& path);

/// The canonical text of any native file, comments and unknown content kept; nothing when the
/// file cannot be read (`findings` says why).
std::optional<std::string> formatted(const Source& source,
                                     std::vector<model::ReadFinding>& findings);

} // namespace formats
