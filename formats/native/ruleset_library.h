#pragma once
// Finds rulesets by id in a list of folders, reads them with what they extend, and gives them
// merged. Folders are given: a scenario's own folder first, then those of the program.

#include "formats/read_result.h"
#include "model/ruleset/ruleset.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace formats {

struct LoadedRuleset {
    std::shared_ptr<const model::Ruleset> ruleset; ///< null when it could not be loaded
    std::vector<model::ReadFinding> findings;
};

class RulesetLibrary {
public:
    explicit RulesetLibrary(std::vector<std::filesystem::path> folders);

    /// Looks for `<id>.xml` in `first`, then in the folders and their `systems` folder. A chain of
    /// `extends` that runs in a ring or deeper than 8 is refused.
    LoadedRuleset load(const model::RulesetId& id, const std::filesystem::path& first = {}) const;
    /// Ids of all rulesets found, sorted.
    std::vector<std::string> ids() const;

private:
    std::vector<std::filesystem::path> folders_;
};

/// Where this program looks: `extra` (from --data), $BERTHIER_DATA, and share/berthier beside the
/// folder of the executable.
std::vector<std::filesystem::path> dataFolders(const std::vector<std::filesystem::path>& extra);

} // namespace formats
