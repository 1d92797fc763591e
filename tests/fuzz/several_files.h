#pragma once
// An input as a file with the files beside it: form feeds, which no XML holds, divide them. A file
// whose name has a `map` in it is the second one, any other the third.

#include "formats/source.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fuzz {

inline formats::Source severalFiles(const std::uint8_t* data, std::size_t size) {
    std::array<std::string, 3> files;
    std::size_t file = 0;
    for (std::size_t i = 0; i < size; ++i)
        if (data[i] == '\f' && file + 1 < files.size())
            ++file;
        else
            files[file] += static_cast<char>(data[i]);
    return {"input.xml", files[0], [files](std::string_view name) -> std::optional<std::string> {
                const auto& bytes = files[name.find("map") != std::string_view::npos ? 1 : 2];
                if (bytes.empty()) return std::nullopt;
                return bytes;
            }};
}

} // namespace fuzz
