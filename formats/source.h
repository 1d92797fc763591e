#pragma once
// The bytes of a file with its name, and a way to the files beside it, so that a folder, an
// archive and a test look the same to readers. Readers never touch the disk.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace formats {

struct Source {
    std::string name; ///< as messages show it
    std::string bytes;
    /// The bytes of a file named relative to this one, nothing when there is none.
    std::function<std::optional<std::string>(std::string_view)> sibling;
};

} // namespace formats
