#include "formats/native/ruleset_library.h"

#include "formats/file_io.h"
#include "formats/native/native_file.h"
#include "formats/native/xml_file.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <system_error>

namespace formats {

namespace fs = std::filesystem;
using model::RulesetId;
using model::tr;

namespace {

constexpr std::size_t deepestExtension = 8;

/// Only plain names are looked for: an id must not lead out of the folders.
bool isPlainName(std::string_view id) {
    return !id.empty() && id.front() != '.' && id.find_first_of("/\\") == std::string_view::npos &&
           id.find('\0') == std::string_view::npos;
}

class Loading {
public:
    explicit Loading(std::vector<fs::path> folders) : folders_(std::move(folders)) {}

    LoadedRuleset load(const RulesetId& id) {
        LoadedRuleset loaded;
        std::optional<model::Ruleset> ruleset = read(id, {}, loaded.findings);
        if (ruleset) loaded.ruleset = std::make_shared<const model::Ruleset>(std::move(*ruleset));
        return loaded;
    }

private:
    std::optional<fs::path> find(const RulesetId& id) const {
        if (!isPlainName(id.text)) return std::nullopt;
        for (const fs::path& folder : folders_) {
            fs::path path = folder / (id.text + ".xml");
            std::error_code error;
            if (fs::is_regular_file(path, error)) return path;
        }
        return std::nullopt;
    }

    std::optional<model::Ruleset> read(const RulesetId& id, const model::FileLocation& from,
                                       std::vector<model::ReadFinding>& findings) {
        const auto path = find(id);
        if (!path) {
            findings.push_back(readFinding(
                "read.missing-ruleset", from,
                tr("no ruleset {id} in the folders of rulesets", {{"id", id.text}}), id.text));
            return std::nullopt;
        }
        const bool isRing = std::find(chain_.begin(), chain_.end(), id.text) != chain_.end();
        if (isRing || chain_.size() == deepestExtension) {
            findings.push_back(
                readFinding("read.ruleset-ring", from,
                            isRing ? tr("{id} extends itself by way of others", {{"id", id.text}})
                                   : tr("more than {allowed} rulesets extend each other",
                                        {{"allowed", std::to_string(deepestExtension)}}),
                            id.text));
            return std::nullopt;
        }
        chain_.push_back(id.text);
        ReadResult<model::Ruleset> result = readRuleset(openSource(*path));
        findings.insert(findings.end(), result.findings.begin(), result.findings.end());
        if (!result.value) return std::nullopt;
        if (result.value->extends.empty()) return std::move(result.value);
        const model::FileLocation extends =
            result.locations.find("ruleset", result.value->id.text, "extends")
                .value_or(model::FileLocation{path->string(), 0, 0});
        const auto series = read(result.value->extends, extends, findings);
        if (!series) return std::nullopt;
        return model::extended(*series, *result.value);
    }

    std::vector<fs::path> folders_;
    std::vector<std::string> chain_; ///< ids on the way from the one asked for
};

} // namespace

RulesetLibrary::RulesetLibrary(std::vector<fs::path> folders) {
    for (const fs::path& folder : folders) {
        folders_.push_back(folder);
        folders_.push_back(folder / "systems");
    }
}

LoadedRuleset RulesetLibrary::load(const RulesetId& id, const fs::path& first) const {
    std::vector<fs::path> folders = folders_;
    if (!first.empty()) folders.insert(folders.begin(), first);
    return Loading(std::move(folders)).load(id);
}

std::vector<std::string> RulesetLibrary::ids() const {
    std::set<std::string> ids;
    for (const fs::path& folder : folders_) {
        std::error_code error;
        for (const auto& entry : fs::directory_iterator(folder, error)) {
            if (entry.path().extension() != ".xml") continue;
            try {
                if (fileKind(readFile(entry.path())) == FileKind::ruleset)
                    ids.insert(entry.path().stem().string());
            } catch (const FileError&) {
                continue; // what cannot be read cannot be offered
            }
        }
    }
    return {ids.begin(), ids.end()};
}

std::vector<fs::path> dataFolders(const std::vector<fs::path>& extra) {
    std::vector<fs::path> folders = extra;
    if (const char* data = std::getenv("BERTHIER_DATA"); data != nullptr && *data != '\0')
        folders.emplace_back(data);
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) folders.push_back(program.parent_path().parent_path() / "share" / "berthier");
    return folders;
}

} // namespace formats
