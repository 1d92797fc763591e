#include "editor/actions/document_files.h"

#include <wx/window.h>

#include <string>
#include <utility>

namespace editor {

namespace {

std::string listOf(const std::vector<std::filesystem::path>& files) {
    std::string list;
    for (const auto& file : files)
        list += (list.empty() ? "" : "\n") + file.string();
    return list;
}

std::string nameOf(const Session& session) {
    return session.path() ? session.path()->filename().string() : session.title();
}

std::filesystem::path suggestedPath(const Session& session) {
    if (session.path()) return *session.path();
    std::string name;
    for (const char c : session.title())
        name += std::isalnum(static_cast<unsigned char>(c)) != 0
                    ? static_cast<char>(std::tolower(static_cast<unsigned char>(c)))
                    : '-';
    const bool map = session.root() == formats::FileKind::map;
    return (name.empty() ? "untitled" : name) + (map ? ".map.xml" : ".scenario.xml");
}

std::string firstLines(const std::vector<model::ReadFinding>& findings) {
    std::string lines;
    for (std::size_t i = 0; i < findings.size() && i < 8; ++i)
        lines += text(findings[i].location) + ": " + text(findings[i].finding.message) + "\n";
    return lines;
}

} // namespace

DocumentFiles::DocumentFiles(wxWindow* parent, const formats::RulesetLibrary& library, Ask& ask,
                             UserFiles userFiles, Show show, Adopt adopt)
    : parent_(parent), library_(library), ask_(ask), recent_(std::move(userFiles.recentList)),
      autosaves_(std::move(userFiles.autosaves)), show_(std::move(show)), adopt_(std::move(adopt)) {
}

Post DocumentFiles::postTo() const {
    return [parent = parent_](std::function<void()> call) { parent->CallAfter(std::move(call)); };
}

void DocumentFiles::createNew() {
    if (!mayLeave()) return;
    if (const auto wanted = ask_.newDocument(parent_, library_))
        show_(std::make_unique<Session>(*wanted, library_, postTo()));
}

void DocumentFiles::chooseAndOpen() {
    if (!mayLeave()) return;
    if (const auto path = ask_.fileToOpen(parent_)) open(*path);
}

bool DocumentFiles::open(const std::filesystem::path& path) {
    auto opened = Session::open(path, library_, postTo());
    if (!opened.session) {
        std::string reason = firstLines(opened.findings);
        for (const auto& orphan : orphansOf({path}, autosaves_))
            for (const auto& kept : orphan.files)
                reason += "Unsaved work of it is kept in " + kept.autosave.path().string() + "\n";
        ask_.failure(parent_, path.filename().string() + " cannot be opened.", reason);
        return false;
    }
    show_(std::move(opened.session));
    remember(path);
    offerRecovery(path);
    return true;
}

/// The newest first; of several, one is recovered.
void DocumentFiles::offerRecovery(const std::filesystem::path& path) {
    if (session_->readOnly()) return;
    for (auto& orphan : orphansOf(session_->files(), autosaves_)) {
        auto work = recovered(orphan, path);
        if (work.scenario && work.damage.empty() && *work.scenario == session_->scenario()) {
            editor::discard(orphan); // killed between the save and the end of its autosave
            continue;
        }
        tellDamage(work);
        if (!work.scenario) continue;
        switch (askAbout(orphan, path.filename().string())) {
        case UnsavedWork::recover:
            session_->apply(recover(std::move(*work.scenario)));
            adopt_(std::move(orphan));
            return;
        case UnsavedWork::discard:
            editor::discard(orphan);
            break;
        case UnsavedWork::later:
            return;
        }
    }
}

bool DocumentFiles::offerUnsaved() {
    auto orphans = orphansOfNew(autosaves_);
    for (auto& orphan : orphans) {
        auto work = recovered(orphan, {});
        tellDamage(work);
        if (!work.scenario) continue;
        const auto& title =
            work.scenario->title.empty() ? work.scenario->map->title : work.scenario->title;
        const auto answer = askAbout(orphan, title.empty() ? "Untitled" : title);
        if (answer == UnsavedWork::discard) editor::discard(orphan);
        if (answer != UnsavedWork::recover) continue;
        NewDocument beneath;
        beneath.kind = work.root;
        show_(std::make_unique<Session>(beneath, library_, postTo()));
        session_->apply(recover(std::move(*work.scenario)));
        adopt_(std::move(orphan));
        break;
    }
    return !orphans.empty();
}

UnsavedWork DocumentFiles::askAbout(const Orphan& orphan, const std::string& name) {
    std::string text =
        "The program ended before it was saved; it was kept at " + timeOf(orphan.written) + ".";
    if (orphan.savedSince) text += " The file has been saved since then.";
    return ask_.unsavedWork(parent_, "Recover the unsaved work on “" + name + "”?", text);
}

void DocumentFiles::tellDamage(const Recovered& work) {
    if (work.damage.empty()) return;
    ask_.failure(parent_, "Unsaved work was kept, but cannot be read. It stays where it is.",
                 firstLines(work.damage));
}

bool DocumentFiles::save() {
    const auto again = [this] { return session_->save(Overwrite::yes); };
    const SaveOutcome outcome = session_->save();
    return outcome.kind == SaveOutcome::needsPath ? saveAs() : finish(outcome, again);
}

bool DocumentFiles::saveAs() {
    const auto path = ask_.fileToSave(parent_, suggestedPath(*session_));
    if (!path) return false;
    const auto again = [&] { return session_->saveAs(*path, Overwrite::yes); };
    if (!finish(session_->saveAs(*path), again)) return false;
    remember(*path);
    return true;
}

bool DocumentFiles::finish(const SaveOutcome& outcome,
                           const std::function<SaveOutcome()>& overwrite) {
    switch (outcome.kind) {
    case SaveOutcome::saved:
        return true;
    case SaveOutcome::needsPath:
        return saveAs();
    case SaveOutcome::readOnly:
        ask_.failure(parent_, nameOf(*session_) + " was not saved.", text(outcome.reason));
        return false;
    case SaveOutcome::changedOnDisk:
        return ask_.overwrite(parent_, "Overwrite what somebody else changed?",
                              "These files are not as they were opened:\n\n" +
                                  listOf(outcome.files)) &&
               finish(overwrite(), overwrite);
    case SaveOutcome::wouldOverwrite:
        return ask_.overwrite(parent_, "Overwrite these files?",
                              "They are there already:\n\n" + listOf(outcome.files)) &&
               finish(overwrite(), overwrite);
    }
    return false;
}

bool DocumentFiles::mayLeave() {
    if (!session_) return true;
    session_->interrupt();
    if (!session_->isModified()) return true;
    switch (ask_.unsavedChanges(parent_, nameOf(*session_))) {
    case UnsavedChanges::save:
        return save();
    case UnsavedChanges::discard:
        return true;
    case UnsavedChanges::cancel:
        break;
    }
    return false;
}

/// The list is a convenience: when it cannot be written, the work goes on.
void DocumentFiles::remember(const std::filesystem::path& path) {
    try {
        recent_.add(std::filesystem::absolute(path));
    } catch (const formats::FileError&) {
    }
}

} // namespace editor
