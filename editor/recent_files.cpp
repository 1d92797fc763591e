#include "editor/recent_files.h"

#include "formats/file_io.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>

namespace editor {

namespace {

std::filesystem::path written(const std::filesystem::path& file) {
    return std::filesystem::absolute(file).lexically_normal();
}

} // namespace

RecentFiles::RecentFiles(std::filesystem::path list) : list_(std::move(list)) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(list_, ignored)) return;
    std::istringstream lines;
    try {
        lines.str(formats::readFile(list_));
    } catch (const formats::FileError&) {
        return; // a list of convenience is not worth a message
    }
    for (std::string line; std::getline(lines, line) && files_.size() < most;)
        if (!line.empty()) files_.emplace_back(line);
}

void RecentFiles::add(const std::filesystem::path& file) {
    const auto first = written(file);
    std::erase(files_, first);
    files_.insert(files_.begin(), first);
    if (files_.size() > most) files_.resize(most);
    write();
}

void RecentFiles::remove(const std::filesystem::path& file) {
    if (std::erase(files_, written(file)) > 0) write();
}

void RecentFiles::clear() {
    files_.clear();
    write();
}

void RecentFiles::write() const {
    std::string text;
    for (const auto& file : files_)
        text += file.string() + '\n';
    std::error_code shownByWriting;
    std::filesystem::create_directories(list_.parent_path(), shownByWriting);
    formats::writeFiles({{list_, std::move(text)}});
}

} // namespace editor
