#include "editor/recovery.h"

#include "editor/autosave_files.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <map>
#include <system_error>
#include <utility>

namespace editor {

namespace fs = std::filesystem;
using model::tr;

namespace {

void newestFirst(std::vector<Orphan>& orphans) {
    std::stable_sort(orphans.begin(), orphans.end(),
                     [](const Orphan& a, const Orphan& b) { return a.written > b.written; });
}

void add(Orphan& orphan, const fs::path& file, const FoundAutosave& found,
         formats::HeldFile autosave) {
    if (orphan.files.empty() || orphan.written < found.written) orphan.written = found.written;
    std::error_code none;
    const auto saved = file.empty() ? fs::file_time_type{} : fs::last_write_time(file, none);
    if (!file.empty() && !none && saved > found.written) orphan.savedSince = true;
    orphan.mark = found.mark;
    orphan.files.push_back({file, std::move(autosave)});
}

/// What is wrong with an autosave by itself; nothing when it can be read.
std::optional<model::ReadFinding> damageOf(const fs::path& autosave, const std::string& bytes) {
    auto read = formats::readScenario({autosave.string(), bytes, nullptr});
    if (read.value && !read.newerFormat) return std::nullopt;
    if (!read.findings.empty()) return std::move(read.findings.front());
    model::ReadFinding newer;
    newer.finding.message = tr("written by a later version of this program");
    newer.location.file = autosave.string();
    return newer;
}

model::ReadFinding unreadable(const formats::FileError& error) {
    model::ReadFinding finding;
    finding.finding.message = tr("{reason}", {{"reason", error.what()}});
    finding.location.file = error.path().string();
    return finding;
}

} // namespace

std::vector<Orphan> orphansOf(const std::vector<fs::path>& files, const fs::path& folder) {
    std::map<std::string, Orphan> byMark;
    for (const auto& file : files)
        for (const auto& found : autosavesOf(file, folder))
            if (auto held = formats::HeldFile::takeOver(found.path))
                add(byMark[found.mark], file, found, std::move(*held));
    std::vector<Orphan> orphans;
    for (auto& [mark, orphan] : byMark)
        orphans.push_back(std::move(orphan));
    newestFirst(orphans);
    return orphans;
}

std::vector<Orphan> orphansOfNew(const fs::path& folder) {
    std::vector<Orphan> orphans;
    for (const auto& found : autosavesOfNew(folder))
        if (auto held = formats::HeldFile::takeOver(found.path)) {
            Orphan orphan;
            add(orphan, {}, found, std::move(*held));
            orphans.push_back(std::move(orphan));
        }
    newestFirst(orphans);
    return orphans;
}

Recovered recovered(const Orphan& orphan, const fs::path& path) {
    Recovered result;
    std::map<fs::path, std::string> kept; // by the file that it stands for
    for (const auto& file : orphan.files) {
        try {
            auto bytes = formats::readFile(file.autosave.path());
            if (auto damage = damageOf(file.autosave.path(), bytes))
                result.damage.push_back(std::move(*damage));
            else
                kept[file.file.lexically_normal()] = std::move(bytes);
        } catch (const formats::FileError& error) {
            result.damage.push_back(unreadable(error));
        }
    }
    if (kept.empty()) return result;

    formats::Source source;
    if (path.empty()) {
        source = {"", kept.begin()->second, nullptr};
    } else {
        const auto root = kept.find(path.lexically_normal());
        source.name = path.string();
        source.bytes = root != kept.end() ? root->second : formats::readFile(path);
        source.sibling = [&kept, folder = path.parent_path()](
                             std::string_view name) -> std::optional<std::string> {
            const auto file = (folder / fs::path(name)).lexically_normal();
            if (const auto found = kept.find(file); found != kept.end()) return found->second;
            try {
                return formats::readFile(file);
            } catch (const formats::FileError&) {
                return std::nullopt;
            }
        };
    }
    result.root = formats::fileKind(source.bytes).value_or(formats::FileKind::scenario);
    result.scenario = formats::readScenario(source).value;
    return result;
}

void discard(Orphan& orphan) {
    for (auto& file : orphan.files)
        file.autosave.remove();
}

model::Edit recover(model::Scenario value) {
    return {tr("Recover unsaved work"),
            [value = std::move(value)](model::Scenario& scenario) { scenario = value; }};
}

std::string timeOf(fs::file_time_type time) {
    const auto system = std::chrono::file_clock::to_sys(time);
    const std::time_t seconds = std::chrono::system_clock::to_time_t(
        std::chrono::time_point_cast<std::chrono::system_clock::duration>(system));
    std::tm local{};
    ::localtime_r(&seconds, &local);
    char text[64];
    const auto length = std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
    return {text, length};
}

} // namespace editor
