#pragma once
// One open document with all that belongs to it: its history, ruleset, extent, files, findings
// and selection, and the settings of the tools. Tools, panels and actions change the scenario
// through it or through its document. It knows no window.

#include "editor/background_validator.h"
#include "editor/disk_state.h"
#include "editor/new_document.h"
#include "editor/selection.h"
#include "editor/shown_finding.h"
#include "editor/tools/tool_settings.h"
#include "formats/native/native_file.h"
#include "formats/native/ruleset_library.h"
#include "model/document.h"
#include "model/map/extent.h"
#include "validators/rules/situation.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace editor {

/// What came of saving. A file that cannot be written is no outcome but a formats::FileError.
struct SaveOutcome {
    enum Kind {
        saved,
        needsPath,      ///< a new document: ask for a name, then saveAs
        readOnly,       ///< `reason` says why
        changedOnDisk,  ///< somebody else wrote `files` since: ask, then save again with overwrite
        wouldOverwrite, ///< saveAs met other `files` beside the one chosen: ask likewise
    };
    Kind kind = saved;
    model::Message reason;
    std::vector<std::filesystem::path> files;
};

enum class Overwrite { ask, yes };

class Session {
public:
    struct Opened {
        std::unique_ptr<Session> session; ///< null when no scenario could be made of the file
        std::vector<model::ReadFinding> findings;
    };
    /// Opens a map, forces or scenario file. Throws formats::FileError when it cannot be read.
    static Opened open(const std::filesystem::path& path, const formats::RulesetLibrary& library,
                       Post post);
    /// A new document without a file. `library` must outlive the session.
    Session(const NewDocument& wanted, const formats::RulesetLibrary& library, Post post);

    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // The value.

    model::Document& document() { return document_; }
    const model::Document& document() const { return document_; }
    /// The scenario shown, previews included.
    const model::Scenario& scenario() const { return document_.scenario(); }
    const model::Extent& extent() const { return *extent_; } ///< of the scenario shown
    /// Null when it could not be loaded; findings say why.
    const std::shared_ptr<const model::Ruleset>& ruleset() const { return ruleset_; }
    /// The scenario shown as the rules see it at the shown turn. It lasts until the next change.
    const validators::Situation& situation() const;
    /// The label of the turn that overlays are asked for; empty: the first.
    const std::string& shownTurn() const { return shownTurn_; }
    void showTurn(std::string label);
    const model::Locations& locations() const { return locations_; }
    Selection& selection() { return selection_; }
    const Selection& selection() const { return selection_; }
    ToolSettings& toolSettings() { return toolSettings_; }
    const ToolSettings& toolSettings() const { return toolSettings_; }

    // Changes. Each first ends a stroke of the tool in hand as Escape does.

    void apply(const model::Edit& edit);
    /// While a stroke shows a preview, undo and redo cancel the stroke and do nothing else.
    void undo();
    void redo();
    void goTo(std::size_t step);
    /// Cancels the preview and tells the tool in hand; true when there was a preview.
    bool interrupt();

    // Files.

    formats::FileKind root() const { return root_; }
    const std::optional<std::filesystem::path>& path() const { return path_; }
    /// Title of the scenario or map, else the name of the file.
    std::string title() const;
    bool isModified() const { return document_.isModified(); }
    /// Why it may be looked at but not saved.
    const std::optional<model::Message>& readOnly() const { return readOnly_; }
    /// What the files hold; nothing before the first save.
    const std::optional<model::Scenario>& written() const { return written_; }
    /// Its file and those of the map and the forces that it names; none before the first save.
    std::vector<std::filesystem::path> files() const;
    /// Files that somebody else changed or removed since they were read or written.
    std::vector<std::filesystem::path> changedOnDisk() const { return disk_.changed(); }
    /// Both write the committed value, never a preview. When they throw, the document stays
    /// modified and keeps its path.
    SaveOutcome save(Overwrite overwrite = Overwrite::ask);
    SaveOutcome saveAs(const std::filesystem::path& path, Overwrite overwrite = Overwrite::ask);

    // Findings.

    /// Of reading first, then of the checks in the order of reports.
    const std::vector<ShownFinding>& findings() const { return findings_; }
    /// What the checks said last; `checksRun` and stale waivers stand here.
    const model::ValidationReport& report() const { return report_; }
    bool isStale(std::string_view check) const;
    /// No check is stale.
    bool isValidated() const { return stale_.empty(); }
    /// Shown findings that are not waived, at exactly this severity.
    std::size_t count(model::Severity severity) const;

    // Signals, all on the main thread.

    model::Signal<const model::Change&> changed; ///< the scenario shown is another value
    model::Signal<> rulesetChanged;
    model::Signal<> findingsChanged; ///< other findings, or some became stale
    model::Signal<> selectionChanged;
    model::Signal<> savedStateChanged; ///< modified or not, path, read-only
    model::Signal<> saved;             ///< all files are written
    /// The eyedropper has set the tool settings. The tool is still in use during the call.
    model::Signal<> settingsPicked;
    model::Signal<> turnChanged; ///< overlays are asked for another turn
    model::Signal<> interrupted; ///< the tool in hand must drop its stroke

private:
    struct Start; ///< what a new session begins with
    Session(Start start, const formats::RulesetLibrary& library, Post post);

    void loadRuleset();
    void follow(const model::Change& change);
    void take(const ValidationResult& result);
    void markStale(const model::Change& change);
    void collectFindings();
    std::vector<formats::FileToWrite> filesFor(const std::filesystem::path& path) const;
    SaveOutcome write(const std::filesystem::path& path, Overwrite overwrite);
    bool isStale(const model::Finding& finding) const;

    const formats::RulesetLibrary& library_;
    Post post_;
    model::Document document_;
    std::unique_ptr<model::Extent> extent_;
    std::shared_ptr<const model::Ruleset> ruleset_;
    model::RulesetId rulesetId_; ///< the one asked for, also when it could not be loaded
    std::string shownTurn_;
    struct Asked;                                ///< a situation, and the value that it refers to
    mutable std::unique_ptr<const Asked> asked_; ///< null: not asked for yet
    Selection selection_;
    ToolSettings toolSettings_;

    formats::FileKind root_ = formats::FileKind::scenario;
    std::optional<std::filesystem::path> path_;
    std::optional<model::Message> readOnly_;
    DiskState disk_;
    std::optional<model::Scenario> written_;
    bool wasModified_ = false;

    model::Locations locations_;
    std::vector<model::ReadFinding> readFindings_, rulesetFindings_;
    model::ValidationReport report_;
    std::set<std::string, std::less<>> stale_;
    model::Region changedSince_ = model::Region::of({}); ///< the last finished validation
    std::vector<ShownFinding> findings_;

    std::vector<model::Connection> connections_;
    std::unique_ptr<BackgroundValidator> validator_; ///< last: its results use all the others
};

} // namespace editor
