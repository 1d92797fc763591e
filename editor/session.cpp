#include "editor/session.h"

#include "editor/open_scenario.h"
#include "formats/file_io.h"
#include "model/map/labels.h"
#include "validators/checks/check.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace editor {

using model::tr;

struct Session::Start {
    model::Scenario scenario;
    formats::FileKind root = formats::FileKind::scenario;
    std::optional<std::filesystem::path> path;
    std::optional<model::Message> readOnly;
    DiskState disk;
    model::Locations locations;
    std::vector<model::ReadFinding> findings;
};

/// Keeps a value of its own: that of the document moves when a preview begins, ends or is kept.
struct Session::Asked {
    Asked(model::Scenario value, std::shared_ptr<const model::Ruleset> rules, std::string turn)
        : scenario(std::move(value)), ruleset(std::move(rules)),
          situation(scenario, ruleset.get(), std::move(turn)) {}

    const model::Scenario scenario;
    const std::shared_ptr<const model::Ruleset> ruleset;
    const validators::Situation situation;
};

namespace {

bool meets(const model::Region& region, const model::Subject& subject) {
    if (const auto* hex = std::get_if<model::Hex>(&subject)) return region.contains(*hex);
    if (const auto* side = std::get_if<model::Hexside>(&subject)) return region.touches(*side);
    if (const auto* vertex = std::get_if<model::Vertex>(&subject)) {
        const auto hexes = vertex->hexes();
        return std::any_of(hexes.begin(), hexes.end(),
                           [&](model::Hex hex) { return region.contains(hex); });
    }
    return true; // an object may reach anywhere
}

model::Region joined(const model::Region& a, const model::Region& b) {
    if (a.isEverywhere() || b.isEverywhere()) return model::Region::everywhere();
    auto hexes = a.hexes().hexes();
    b.hexes().forEach([&](model::Hex hex) { hexes.push_back(hex); });
    return model::Region::of(hexes);
}

bool isSamePlace(const std::filesystem::path& a, const std::filesystem::path& b) {
    return std::filesystem::absolute(a).lexically_normal() ==
           std::filesystem::absolute(b).lexically_normal();
}

bool namesPath(const std::vector<formats::FileToWrite>& files, const std::filesystem::path& path) {
    return std::any_of(files.begin(), files.end(),
                       [&](const auto& file) { return isSamePlace(file.path, path); });
}

bool isOnDisk(const formats::FileToWrite& file) {
    try {
        return formats::readFile(file.path) == file.bytes;
    } catch (const formats::FileError&) {
        return false;
    }
}

} // namespace

Session::Opened Session::open(const std::filesystem::path& path,
                              const formats::RulesetLibrary& library, Post post) {
    Start start;
    auto source = formats::openSource(path);
    start.disk.remember(path, source.bytes);
    source.sibling = [&disk = start.disk, read = source.sibling,
                      folder = path.parent_path()](std::string_view name) {
        auto bytes = read ? read(name) : std::nullopt;
        if (bytes) disk.remember(folder / std::filesystem::path(name), *bytes);
        return bytes;
    };
    auto result = formats::readScenario(source);
    if (!result.value) return {nullptr, std::move(result.findings)};

    start.scenario = std::move(*result.value);
    start.root = formats::fileKind(source.bytes).value_or(formats::FileKind::scenario);
    start.path = path;
    if (result.newerFormat)
        start.readOnly = tr("The file was written by a later version of this program. It can be "
                            "looked at but not saved.");
    start.locations = std::move(result.locations);
    start.findings = result.findings;
    auto session =
        std::unique_ptr<Session>(new Session(std::move(start), library, std::move(post)));
    return {std::move(session), std::move(result.findings)};
}

Session::Session(const NewDocument& wanted, const formats::RulesetLibrary& library, Post post)
    : Session(Start{newScenario(wanted), wanted.kind, {}, {}, {}, {}, {}}, library,
              std::move(post)) {}

Session::Session(Start start, const formats::RulesetLibrary& library, Post post)
    : library_(library), post_(std::move(post)), document_(std::move(start.scenario)),
      root_(start.root), path_(std::move(start.path)), readOnly_(std::move(start.readOnly)),
      disk_(std::move(start.disk)), locations_(std::move(start.locations)),
      readFindings_(std::move(start.findings)) {
    if (path_) written_ = document_.committed();
    extent_ = std::make_unique<model::Extent>(*scenario().map, scenario().sheetsInPlay);
    connections_.push_back(
        document_.changed.connect([this](const model::Change& change) { follow(change); }));
    connections_.push_back(document_.historyMoved.connect([this] {
        if (std::exchange(wasModified_, isModified()) != isModified()) savedStateChanged();
    }));
    connections_.push_back(selection_.changed.connect([this] { selectionChanged(); }));
    loadRuleset();
    markStale({model::Parts::all(), model::Region::everywhere()});
    collectFindings();
    validator_->request(scenario());
}

Session::~Session() = default;

void Session::apply(const model::Edit& edit) {
    interrupt();
    document_.apply(edit);
}

void Session::undo() {
    if (!interrupt()) document_.undo();
}

void Session::redo() {
    if (!interrupt()) document_.redo();
}

void Session::goTo(std::size_t step) {
    interrupt();
    document_.goTo(step);
}

bool Session::interrupt() {
    const bool hadPreview = document_.hasPreview();
    interrupted();
    if (document_.hasPreview()) document_.cancel();
    return hadPreview;
}

std::string Session::title() const {
    if (!scenario().title.empty()) return scenario().title;
    if (!scenario().map->title.empty()) return scenario().map->title;
    if (path_) return path_->filename().string();
    return text(tr("Untitled"));
}

std::vector<std::filesystem::path> Session::files() const {
    if (!path_) return {};
    std::vector<std::filesystem::path> files{*path_};
    if (root_ != formats::FileKind::scenario) return files;
    for (const auto* named :
         {&document_.committed().mapFile.file, &document_.committed().forcesFile.file})
        if (!named->empty()) files.push_back((path_->parent_path() / *named).lexically_normal());
    return files;
}

SaveOutcome Session::save(Overwrite overwrite) {
    if (readOnly_) return {SaveOutcome::readOnly, *readOnly_, {}};
    if (!path_) return {SaveOutcome::needsPath, tr("The document has no file yet."), {}};
    return write(*path_, overwrite);
}

SaveOutcome Session::saveAs(const std::filesystem::path& path, Overwrite overwrite) {
    if (readOnly_) return {SaveOutcome::readOnly, *readOnly_, {}};
    return write(path, overwrite);
}

/// Those that changed, those that are not there, and at a new place the root itself.
std::vector<formats::FileToWrite> Session::filesFor(const std::filesystem::path& path) const {
    const auto& now = document_.committed();
    auto files = formats::filesToWrite(now, nullptr, root_, path);
    if (!written_) return files;

    const bool elsewhere = !path_ || !isSamePlace(path, *path_);
    const auto edited = formats::filesToWrite(now, &*written_, root_, path);
    std::erase_if(files, [&](const formats::FileToWrite& file) {
        std::error_code gone;
        const bool isThere = disk_.knows(file.path) && std::filesystem::exists(file.path, gone);
        const bool isNewRoot = elsewhere && isSamePlace(file.path, path);
        return isThere && !isNewRoot && !namesPath(edited, file.path);
    });
    return files;
}

SaveOutcome Session::write(const std::filesystem::path& path, Overwrite overwrite) {
    const auto files = filesFor(path);
    if (overwrite == Overwrite::ask) {
        SaveOutcome refused;
        for (const auto& theirs : disk_.changed())
            if (namesPath(files, theirs) && std::filesystem::exists(theirs))
                refused.files.push_back(theirs);
        if (!refused.files.empty()) {
            refused.kind = SaveOutcome::changedOnDisk;
            refused.reason = tr("Another program has changed {file} since it was read.",
                                {{"file", refused.files.front().filename().string()}});
            return refused;
        }
        for (const auto& file : files)
            if (!disk_.knows(file.path) && !isSamePlace(file.path, path) &&
                std::filesystem::exists(file.path))
                refused.files.push_back(file.path);
        if (!refused.files.empty()) {
            refused.kind = SaveOutcome::wouldOverwrite;
            refused.reason = tr("There is already a file {file} in this folder.",
                                {{"file", refused.files.front().filename().string()}});
            return refused;
        }
    }

    try {
        formats::writeFiles(files);
    } catch (const formats::FileError&) {
        // Those before the one that failed are written, and are ours.
        for (const auto& file : files)
            if (isOnDisk(file)) disk_.remember(file.path, file.bytes);
        throw;
    }
    for (const auto& file : files)
        disk_.remember(file.path, file.bytes);
    path_ = path;
    written_ = document_.committed();
    document_.markSaved();
    wasModified_ = isModified();
    savedStateChanged();
    saved();
    return {};
}

bool Session::isStale(std::string_view check) const {
    return stale_.contains(check);
}

std::size_t Session::count(model::Severity severity) const {
    return static_cast<std::size_t>(
        std::count_if(findings_.begin(), findings_.end(), [&](const ShownFinding& shown) {
            return !shown.reported.waived && shown.finding().severity == severity;
        }));
}

/// Also starts the validator that knows this ruleset.
void Session::loadRuleset() {
    asked_.reset();
    rulesetId_ = rulesetWanted(scenario());
    auto inUse = rulesetFor(scenario(), path_.value_or(std::filesystem::path{}), library_);
    ruleset_ = std::move(inUse.ruleset);
    rulesetFindings_ = std::move(inUse.findings);
    validator_ = std::make_unique<BackgroundValidator>(
        ruleset_, partsSaid(root_), post_,
        [this](const ValidationResult& result) { take(result); });
}

const validators::Situation& Session::situation() const {
    if (!asked_) asked_ = std::make_unique<const Asked>(scenario(), ruleset_, shownTurn_);
    return asked_->situation;
}

void Session::showTurn(std::string label) {
    if (label == shownTurn_) return;
    shownTurn_ = std::move(label);
    asked_.reset();
    turnChanged();
}

void Session::follow(const model::Change& change) {
    if (change.parts.overlaps(model::Part::grid))
        extent_ = std::make_unique<model::Extent>(*scenario().map, scenario().sheetsInPlay);
    const bool otherRuleset = rulesetWanted(scenario()) != rulesetId_;
    if (otherRuleset) loadRuleset();
    asked_.reset();
    selection_.keepWhatExists(scenario(), *extent_);
    markStale(change);
    validator_->request(scenario());

    changed(change);
    if (otherRuleset) rulesetChanged();
    collectFindings();
    findingsChanged();
}

void Session::take(const ValidationResult& result) {
    report_ = result.report;
    stale_ = {result.stale.begin(), result.stale.end()};
    if (result.finished()) changedSince_ = model::Region::of({});
    collectFindings();
    findingsChanged();
}

/// What the validator will find stale, known here before its thread says so.
void Session::markStale(const model::Change& change) {
    const bool everything = change.parts.overlaps(model::Part::rules | model::Part::grid);
    for (const auto& check : validators::allChecks())
        if (everything || check.reads.overlaps(change.parts)) stale_.insert(std::string(check.id));
    changedSince_ = everything ? model::Region::everywhere() : joined(changedSince_, change.hexes);
}

/// A finding of a local check stays fresh where nothing near it has changed.
bool Session::isStale(const model::Finding& finding) const {
    if (!stale_.contains(finding.check)) return false;
    const auto* check = validators::findCheck(finding.check);
    const auto* local = check ? std::get_if<validators::Local>(&check->run) : nullptr;
    if (!local || finding.subjects.empty()) return true;
    return meets(changedSince_.grown(local->radius), finding.subjects.front());
}

void Session::collectFindings() {
    findings_.clear();
    for (const auto* list : {&readFindings_, &rulesetFindings_})
        for (const auto& read : *list)
            findings_.push_back({reported(*scenario().map, read), false, true});
    for (const auto& found : report_.findings) {
        ShownFinding shown{found, isStale(found.finding), false};
        if (!shown.reported.location && !found.spellings.empty()) {
            const auto& [kind, id] = found.spellings.front();
            shown.reported.location = locations_.find(kind, id, found.finding.part);
        }
        findings_.push_back(std::move(shown));
    }
}

} // namespace editor
