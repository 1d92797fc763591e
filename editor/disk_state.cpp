#include "editor/disk_state.h"

#include "formats/file_io.h"

#include <functional>

namespace editor {

namespace {

std::filesystem::path keyOf(const std::filesystem::path& path) {
    return std::filesystem::absolute(path).lexically_normal();
}

} // namespace

void DiskState::remember(const std::filesystem::path& path, std::string_view bytes) {
    known_[keyOf(path)] = contentOf(bytes);
}

bool DiskState::knows(const std::filesystem::path& path) const {
    return known_.contains(keyOf(path));
}

std::vector<std::filesystem::path> DiskState::changed() const {
    const auto holds = [](const std::filesystem::path& path, const Content& content) {
        // Most changes show in the size; only the others need reading.
        std::error_code gone;
        if (std::filesystem::file_size(path, gone) != content.size || gone) return false;
        try {
            return contentOf(formats::readFile(path)) == content;
        } catch (const formats::FileError&) {
            return false; // to somebody who only asks, unreadable is not what it was
        }
    };
    std::vector<std::filesystem::path> paths;
    for (const auto& [path, content] : known_)
        if (!holds(path, content)) paths.push_back(path);
    return paths;
}

DiskState::Content DiskState::contentOf(std::string_view bytes) {
    return {bytes.size(), std::hash<std::string_view>{}(bytes)};
}

} // namespace editor
