#pragma once
// The files opened last, newest first, kept in a small text file, one path a line.

#include <cstddef>
#include <filesystem>
#include <vector>

namespace editor {

class RecentFiles {
public:
    static constexpr std::size_t most = 10;

    /// Reads the list; a list that is missing or cannot be read is empty.
    explicit RecentFiles(std::filesystem::path list);

    const std::vector<std::filesystem::path>& files() const { return files_; }

    /// Puts the file first and writes the list. Throws formats::FileError.
    void add(const std::filesystem::path& file);
    /// Of a file that could not be opened any more.
    void remove(const std::filesystem::path& file);
    void clear();

private:
    void write() const;

    std::filesystem::path list_;
    std::vector<std::filesystem::path> files_;
};

} // namespace editor
