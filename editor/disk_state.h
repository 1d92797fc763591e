#pragma once
// What the files of a document held when it was read or written, so that a change by somebody
// else is noticed before it is overwritten. Compares contents, not dates.

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace editor {

class DiskState {
public:
    void remember(const std::filesystem::path& path, std::string_view bytes);
    void forget() { known_.clear(); }
    bool knows(const std::filesystem::path& path) const;

    /// Files that are gone or hold something else now.
    std::vector<std::filesystem::path> changed() const;

private:
    struct Content {
        std::size_t size = 0, hash = 0;
        bool operator==(const Content&) const = default;
    };
    static Content contentOf(std::string_view bytes);

    std::map<std::filesystem::path, Content> known_;
};

} // namespace editor
