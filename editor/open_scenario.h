#pragma once
// Opens a map, forces or scenario file for judging: the value, the ruleset that applies to it, and
// what reading both said. `judged` adds what the checks say and gives one report. It knows no
// window and keeps no state.

#include "formats/native/native_file.h"
#include "formats/native/ruleset_library.h"
#include "model/change.h"
#include "model/ruleset/ruleset.h"
#include "model/validation_report.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace editor {

/// The ruleset by which a scenario is judged.
struct RulesetInUse {
    std::shared_ptr<const model::Ruleset> ruleset; ///< null: only structural checks apply
    std::vector<model::ReadFinding> findings;
    /// The scenario names a ruleset that could not be loaded or that lists unknown checks. The
    /// vocabulary of a map or forces alone is no such promise.
    bool broken = false;
};
/// `opened`: its file, whose folder is looked in first; empty for a new document.
RulesetInUse rulesetFor(const model::Scenario& scenario, const std::filesystem::path& opened,
                        const formats::RulesetLibrary& library);

/// The parts of a scenario that a file of this kind says by itself.
model::Parts partsSaid(formats::FileKind root);

struct OpenedScenario {
    std::filesystem::path path;
    formats::FileKind root = formats::FileKind::scenario;
    std::optional<model::Scenario> scenario; ///< nothing when the file could not be read
    std::vector<model::ReadFinding> findings;
    model::Locations locations;
    bool unread = false; ///< it or a file that it names could not be read
    RulesetInUse inUse;
};

/// Throws formats::FileError when the file cannot be opened.
OpenedScenario openScenario(const std::filesystem::path& path,
                            const formats::RulesetLibrary& library);

/// Findings of reading and of the checks, with their places. A map or forces alone is judged with
/// the ruleset of its vocabulary, by structural checks and those that read nothing but it.
model::ValidationReport judged(const OpenedScenario& opened);

/// The folder of the file that holds the map, from which it names other files. `opened`: the file
/// of the document; empty for a new one.
std::filesystem::path mapFolder(const model::Scenario& scenario,
                                const std::filesystem::path& opened);

/// What a reader said, as reports hold it.
model::ReportedFinding reported(const model::Map& map, const model::ReadFinding& read);

/// The ruleset of a scenario; of a map or forces alone the one whose words it uses.
model::RulesetId rulesetWanted(const model::Scenario& scenario);

} // namespace editor
